/**
 * Messages of the server as sentences, from the same catalogues: a key and typed values come in, words and links go
 * out. It does what `maria.box.names` does for a terminal, and is tested against it.
 */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { ruleText } from "./know/rules.svelte";
import type { Pack } from "./pack";
import { store } from "./store.svelte";
import { catalogues } from "./texts.svelte";
import { SUIT_NAMES, SUIT_SIGNS, type Named, type Said, type SaidValue } from "./types";

/** A name, and the thing that bears it: by its number, a rule by its id. */
export interface Link {
  text: string;
  kind: (typeof LINKED)[number];
  id: number | string;
}

/** A sentence: its words, and the names in it. */
export type Parts = readonly (string | Link)[];

/** What names lead to. */
const LINKED = ["city", "piece", "card", "political", "power", "rule"] as const;
/** Before a link, between what it leads to and its name, and behind it: private-use characters. */
const BEGIN = "\ue000";
const NAME = "\ue001";
const END = "\ue002";
const MARKS = /[\ue000-\ue002]/g;
const LINK = /\ue000(\w+) ([^\ue001]+)\ue001([^\ue002]*)\ue002/g;
/** In the place of a thing's number: there is none. */
const NOTHING = -1;

type Bundles = readonly FluentBundle[];

/** A message as a sentence, in its parts. */
export function partsOf(said: Said): Parts {
  const text = capital(phrase(said));
  const found: (string | Link)[] = [];
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, kind, id, name] = match as unknown as [string, Link["kind"], string, string];
    found.push(text.slice(at, match.index), { text: name, kind, id: kind === "rule" ? id : Number(id) });
    at = match.index + whole.length;
  }
  return [...found, text.slice(at)].filter((part) => part !== "");
}

/** A message as a sentence without links, for buttons. */
export function plain(said: Said): string {
  return partsOf(said)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

/** A message as it stands inside a sentence: in the reader's language, or all of it in English. */
function phrase(said: Said): string {
  const bundles = catalogues();
  return filled(bundles[0]?.hasMessage(said.key) ? bundles : bundles.slice(-1), said);
}

function filled(bundles: Bundles, { key, values }: Said, form = ""): string {
  const text = format(bundles, key, (name) => valueOf(bundles, values, name), form);
  return text ?? (key.startsWith("rule-") ? ruleText(key.slice("rule-".length).replaceAll("-", ".")) : key);
}

/** The message of a key with its values, from the first catalogue that has it; a form of it is an attribute. */
function format(bundles: Bundles, key: string, value: (name: string) => FluentVariable, form = ""): string | null {
  for (const bundle of bundles) {
    const message = bundle.getMessage(key);
    const pattern = (form && message?.attributes[form]) || message?.value;
    if (!pattern) continue;
    const values = Object.fromEntries([...variables(pattern)].map((name) => [name, value(name)]));
    return bundle.formatPattern(pattern, values, []);
  }
  return null;
}

/** The names of the values that stand anywhere in a pattern. */
function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const element of pattern) variables(element, found);
  else if (pattern && typeof pattern === "object") {
    const node = pattern as Record<string, unknown>;
    if (node["type"] === "var") found.add(String(node["name"]));
    else for (const inner of [node["selector"], node["variants"], node["value"], node["args"]]) variables(inner, found);
  }
  return found;
}

/** `power` is a value itself; `power-possessive` is a form of the name of the value `power`. */
function valueOf(bundles: Bundles, values: Said["values"], name: string): FluentVariable {
  const own = values[name];
  if (own !== undefined) return told(bundles, own);
  const at = name.lastIndexOf("-");
  return told(bundles, values[name.slice(0, at)] ?? "", name.slice(at + 1));
}

function told(bundles: Bundles, value: SaidValue, form = ""): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "string") return value.replace(MARKS, "");
  if ("key" in value) return filled(bundles, value, form);
  if ("kind" in value) {
    if (value.id === NOTHING) return "";
    return link(value, filled(bundles, naming(value), form));
  }
  if (form === "count") return value.several.length;
  const each = value.several.map((one) => String(told(bundles, one, form)));
  return listed(bundles, value.by === "sentences" ? each.map(capital) : each, value.by);
}

/** "A, B, C", or "A, B and C" if that is asked for; nothing of none. */
function listed(bundles: Bundles, texts: readonly string[], by: string): string {
  const between = by === "and" || by === "or" ? "more" : by;
  return texts.slice(1).reduce((first, next, at) => {
    const key = `list-${at === texts.length - 2 ? by : between}`;
    return format(bundles, key, (name) => (name === "first" ? first : next)) ?? next;
  }, texts[0] ?? "");
}

/** A text that begins with a capital letter, also if it begins with a link. */
function capital(text: string): string {
  const first = text.startsWith(BEGIN) ? text.indexOf(NAME) + 1 : 0;
  return text.slice(0, first) + text.slice(first, first + 1).toUpperCase() + text.slice(first + 1);
}

function link({ kind, id }: Named, name: string): string {
  const leads = (LINKED as readonly string[]).includes(kind);
  return leads ? `${BEGIN}${kind} ${id}${NAME}${name.replace(LINK, "$3")}${END}` : name;
}

// ---------------------------------------------------------------- the messages that name things

function naming(named: Named): Said {
  const pack = store.pack;
  return pack ? NAMING[named.kind](pack, named.id as never) : message("");
}

function message(key: string, values: Said["values"] = {}): Said {
  return { key, values };
}

/** Whether the catalogues have a message; English, the last one, is complete. */
function has(key: string): boolean {
  return catalogues().at(-1)?.hasMessage(key) ?? false;
}

/** A general by his name, a few with an article; a train by its power, numbered if that has several. */
function piece(pack: Pack, number: number): Said {
  const { id, kind, name, power } = pack.piece(number);
  if (kind === "general") {
    const own = `the-general-${id}`;
    return message(has(own) ? own : "the-general", { name: name ?? "" });
  }
  const alike = pack.data.pieces.filter((other) => other.kind === "train" && other.power === power);
  const place = alike.length > 1 ? alike.findIndex((other) => other.id === id) + 1 : 0;
  return message("the-train", { power: { kind: "power", id: power }, number: place });
}

function card(pack: Pack, number: number): Said {
  const found = pack.data.cards[number];
  if (found?.suit == null) return message("the-reserve");
  return message("the-card", { sign: SUIT_SIGNS[found.suit] ?? "", value: found.value ?? 0 });
}

const NAMING: Record<Named["kind"], (pack: Pack, id: never) => Said> = {
  box: (pack, id: number) => message(`box-${pack.data.victory_boxes[id]?.id}`),
  card,
  city: (pack, id: number) => message("the-city", { name: pack.city(id).name }),
  land: (_, id: string) => message(has(`the-land-${id}`) ? `the-land-${id}` : `territory-${id}`),
  "off-map": (pack, id: number) => message(`box-${pack.data.off_map_boxes.find(({ power }) => power === id)?.id}`),
  piece,
  political: (pack, id: number) => message("the-political", { title: message(`card-${pack.data.political[id]?.id}`) }),
  power: (pack, id: number) => message(`the-${pack.power(id).id}`),
  rule: (_, id: string) => message("the-rule", { id }),
  seat: (_, id: string) => message(`role-${id}`),
  suit: (_, id: number) => message("the-suit", { sign: SUIT_SIGNS[id] ?? "", name: message(`suit-${SUIT_NAMES[id]}`) }),
  track: (pack, id: number) => message(`track-${pack.data.tracks[id]?.id}`),
};
