/**
 * Messages before they are in any language, and their conversion into sentences: a message has a key and values that
 * name things. `Namer` in src/maria/box/names.py describes the format and does the same.
 */

import { ruleText } from "../net/rules.svelte";
import { store } from "./store.svelte";
import { personOn } from "../lib/game-info";
import { filledIn, speaker } from "../lib/texts.svelte";
import { loadTextsOf } from "../net/texts";
import {
  SUIT_NAMES,
  SUIT_SIGNS,
  type ListData as Several,
  type Named as Ref,
  type PackData,
  type MessageData as Message,
  type MessageValue as Value,
} from "../lib/types";

/** A name, and the thing it refers to: by number, a rule by id. */
export interface Link {
  text: string;
  kind: "city" | "piece" | "card" | "political" | "power" | "rule";
  id: number | string;
}

/** A sentence: its words, and the names in it. */
export type Parts = readonly (string | Link)[];

type Values = Message["values"];

export const powerRef = (id: number): Ref => ({ kind: "power", id });
export const cityRef = (id: number): Ref => ({ kind: "city", id });
export const pieceRef = (id: number): Ref => ({ kind: "piece", id });
export const several = (of: readonly Value[], by: Several["by"] = "and"): Several => ({ several: [...of], by });

const [BEGIN, NAME, END] = ["\ue000", "\ue001", "\ue002"];
const MARKS = new RegExp(`[${BEGIN}${NAME}${END}]`, "g");
const LINK = new RegExp(`${BEGIN}(\\S+) ([^${NAME}]+)${NAME}([^${END}]*)${END}`, "g");
const LINKS: readonly string[] = ["city", "piece", "card", "political", "power", "rule"] satisfies Link["kind"][];
/** The form of a name that a sentence only selects by: it is never a link. */
const GENDER = "gender";
const VICTORY_BOXES = ["electors", "emperor", "italy", "silesia"];

/** Names and sentences of one pack, in the reader's language. */
export class Teller {
  constructor(private readonly pack: PackData) {}

  /** A message as a sentence. */
  text(key: string, values: Values = {}): string {
    return words(this.parts({ key, values }));
  }

  /** A message as a sentence whose names are links. */
  parts(message: Message): Parts {
    return split(capital(this.filled(message)));
  }

  /** A thing's name in one of its forms, or a list. */
  name(value: Value, form = ""): string {
    return words(split(String(this.valueText(value, form))));
  }

  private filled({ key, values }: Message, form = ""): string {
    const found = speaker().getMessage(key);
    const pattern = found?.attributes[form] ?? found?.value;
    if (!pattern) return lacking(key);
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values)) args[name] = this.valueText(value);
    for (const name of variablesOf(pattern)) {
      const at = name.lastIndexOf("-");
      const value = values[name] === undefined ? values[name.slice(0, at)] : undefined;
      if (value !== undefined) args[name] = this.valueText(value, name.slice(at + 1));
    }
    return filledIn(pattern, args);
  }

  private valueText(value: Value, form = ""): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "string") return value.replace(MARKS, "");
    if ("key" in value) return this.filled(value, form);
    if ("kind" in value) {
      if (value.id === -1) return "";
      const name = this.filled(this.naming(value), form);
      return LINKS.includes(value.kind) && form !== GENDER
        ? `${BEGIN}${value.kind} ${value.id}${NAME}${name.replace(LINK, "$3")}${END}`
        : name;
    }
    if (form === "count") return value.several.length;
    const texts = value.several.map((each) => String(this.valueText(each, form)));
    return listed(value.by === "sentences" ? texts.map(capital) : texts, value.by);
  }

  /** The message that names a thing. */
  private naming({ kind, id }: Ref): Message {
    const { pack } = this;
    const number = Number(id);
    const name = (key: string, values: Values = {}): Message => ({ key, values });
    const known = (own: string, otherwise: string) => (speaker().hasMessage(own) ? own : otherwise);
    switch (kind) {
      case "box":
        return name(`box-${VICTORY_BOXES[number] ?? ""}`);
      case "card": {
        const { suit, value } = pack.cards[number] ?? { suit: null, value: null };
        if (suit === null || value === null) return name("the-reserve");
        return name("the-card", { sign: SUIT_SIGNS[suit] ?? "", value });
      }
      case "city":
        return name("the-city", { name: pack.cities[number]?.name ?? "" });
      case "land":
        return name(known(`the-land-${id}`, `territory-${id}`));
      case "off-map":
        return name(`box-${pack.off_map_boxes.find((each) => each.power === number)?.id ?? ""}`);
      case "piece":
        return this.namingPiece(number, known);
      case "political":
        return name("the-political", { title: name(`card-${pack.political[number]?.id ?? ""}`) });
      case "power":
        return name(`the-${pack.powers[number]?.id ?? ""}`);
      case "rule":
        return name("the-rule", { id });
      case "seat": {
        const person = personOn(store.latest?.game.seats.find(({ seat }) => seat === id));
        return person ? name("the-person", { name: person }) : name(`role-${id}`);
      }
      case "suit":
        return name("the-suit", { sign: SUIT_SIGNS[number] ?? "", name: name(`suit-${SUIT_NAMES[number] ?? ""}`) });
      case "track":
        return name(`track-${pack.tracks[number]?.id ?? ""}`);
    }
  }

  private namingPiece(number: number, known: (own: string, otherwise: string) => string): Message {
    const entry = this.pack.pieces[number];
    if (!entry || entry.kind === "general") {
      const key = known(`the-general-${entry?.id ?? ""}`, "the-general");
      return { key, values: { name: entry?.name ?? "" } };
    }
    const alike = this.pack.pieces.filter(({ kind, power }) => kind === "train" && power === entry.power);
    const values = { power: powerRef(entry.power), number: alike.length > 1 ? alike.indexOf(entry) + 1 : 0 };
    return { key: "the-train", values };
  }
}

const ASKED = new WeakMap<object, readonly string[]>();

/** The variables of a pattern. */
function variablesOf(pattern: unknown): readonly string[] {
  if (typeof pattern !== "object" || pattern === null) return [];
  const known = ASKED.get(pattern);
  if (known) return known;
  const own = "type" in pattern && pattern.type === "var" && "name" in pattern ? [String(pattern.name)] : [];
  const found = [...new Set([...own, ...Object.values(pattern).flatMap(variablesOf)])];
  ASKED.set(pattern, found);
  return found;
}

/** Joins texts with the catalogue's pattern: “A, B, C”, or “A, B and C” on request. */
export function listed(texts: readonly string[], by: Several["by"] = "more"): string {
  const glue = (key: string, first: string, next: string): string => {
    const pattern = speaker().getMessage(key)?.value;
    return pattern ? speaker().formatPattern(pattern, { first, next }, []) : `${first}, ${next}`;
  };
  const last = `list-${by}`;
  const between = by === "and" || by === "or" ? "list-more" : last;
  return texts
    .slice(1)
    .reduce((text, next, at) => glue(at < texts.length - 2 ? between : last, text, next), texts[0] ?? "");
}

/** Capitalises a text, even if it starts with a link. */
export function capital(text: string): string {
  const first = text.startsWith(BEGIN) ? text.indexOf(NAME) + 1 : 0;
  return text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1);
}

/** Splits a text at its marks. */
function split(text: string): Parts {
  const found: (string | Link)[] = [];
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, kind, id, name] = match;
    found.push(text.slice(at, match.index));
    found.push({ text: name ?? "", kind: kind as Link["kind"], id: kind === "rule" ? (id ?? "") : Number(id) });
    at = match.index + whole.length;
  }
  return [...found, text.slice(at)].filter(Boolean);
}

function words(parts: Parts): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** A server message as a sentence whose names are links. */
export function partsOf(said: Message): Parts {
  return store.pack ? new Teller(store.pack.data).parts(said) : [];
}

/** A server message as a sentence without links, for buttons. */
export function plain(said: Message): string {
  return words(partsOf(said));
}

/** A chat message: as a person wrote it, or a bot's in the reader's language. */
export function spoken({ values }: Message): string {
  const text = values["text"] ?? "";
  return typeof text === "object" && "key" in text ? plain(text) : String(text);
}

/** Placeholder for a missing text: rules and bots' messages are loaded when needed. */
function lacking(key: string): string {
  if (key.startsWith("rule-")) return ruleText(key.slice(5).replaceAll("-", "."));
  if (!key.startsWith("bot-")) return key;
  void loadTextsOf("hints").catch(() => undefined);
  return "…";
}
