/** All that the page knows and shows, in one place. Components read it; `session` and the board write it. */

import { battleAt, battleOf, type Battle } from "../lib/battle";
import { Camera } from "../lib/camera.svelte";
import type { Journey } from "../lib/position";
import type { LinkState } from "../net/live";
import type { Pack } from "../lib/pack";
import { screen } from "../lib/screen.svelte";
import type { Link } from "./telling";
import type { Entry, Facts, Problem, TableState, Update, View } from "../lib/types";

export type Thing =
  { kind: "city"; id: number } | { kind: "piece"; id: number } | { kind: "hussar"; id: number } | { kind: "ground" };

/** Presents what happens, move by move. It belongs to a higher floor, so `main` tells the store which it is. */
export interface Presenter {
  hear(before: TableState | null, fresh: readonly Entry[]): void;
  /** Skips to the present. */
  end(): void;
}

/** A moment of the show: what is on screen while the present is held back. */
export interface Moment {
  table: TableState;
  /** How many of the entries that have arrived are told by then. */
  told: number;
  /** The event that is shown; none where a position simply came. */
  entry: Entry | null;
  /** The combat that it belongs to. */
  battle: Battle | null;
  /** Whether that combat has ended, and this is what it came to. */
  result: boolean;
}

/** Takes what was picked on the board; true if it was used, so that nobody else hears of it. */
export type Picker = (thing: Thing) => boolean;

/** What can be done: cities and pieces that glow. `quiet` ones glow less, `closed` ones are barred. */
export interface Highlights {
  cities: ReadonlySet<number>;
  pieces: ReadonlySet<number>;
  hussars: ReadonlySet<number>;
  quiet: ReadonlySet<number>;
  /** Cities where only a treaty forbids something: they are no targets, but tell why. */
  closed: ReadonlySet<number>;
}

export interface Way {
  cities: readonly number[];
  kind: "march" | "force" | "retreat" | "supply" | "toll";
}

/** Cities tinted together, such as the reach of a train. */
export interface Tint {
  id: string;
  cities: readonly number[];
  colour: string;
  /** A ring around each: whole, or broken where a battle comes first. */
  ring?: "whole" | "broken";
}

export const NOTHING: Highlights = {
  cities: new Set(),
  pieces: new Set(),
  hussars: new Set(),
  quiet: new Set(),
  closed: new Set(),
};

const COACHED = "maria-coached";

export const TABS = ["play", "log", "army", "politics", "diplomacy", "table"] as const;
export type Tab = (typeof TABS)[number];

export const LOG_PARTS = ["story", "messages", "notes"] as const;
export type LogPart = (typeof LOG_PARTS)[number];

/** What can be opened above the game. */
export type Dialog = "settings" | "rules" | "keys" | "standing";

export class Store {
  // ------------------------------------------------------------ the game
  pack = $state.raw<Pack | null>(null);
  /** The drawing of the board, as SVG text. */
  drawing = $state.raw<string | null>(null);
  /** The present: the table as it arrived last. While the show plays only what is about the table itself reads it. */
  latest = $state.raw<TableState | null>(null);
  /** The moment that the show has come to; null while the present is on screen. */
  moment = $state.raw<Moment | null>(null);
  /** The table on screen: everything that is drawn belongs to it. */
  readonly table = $derived<TableState | null>(this.moment?.table ?? this.latest);
  /** The seat that a link or a key has led to. */
  held = $state.raw<string | null>(null);
  /** All that has arrived, and as much of it as has been shown. */
  heard = $state.raw<readonly Entry[]>([]);
  readonly entries = $derived<readonly Entry[]>(this.moment ? this.heard.slice(0, this.moment.told) : this.heard);
  link = $state.raw<LinkState>({ kind: "closed" });
  /** Actions that were sent or wait to be sent, and are not confirmed. */
  unconfirmed = $state(0);
  problem = $state.raw<Problem | null>(null);
  presenter: Presenter | null = null;
  /** A position of the past that is looked at instead of the one on the table. */
  past = $state.raw<{ seq: number; view: View; facts: Facts | null } | null>(null);

  // ------------------------------------------------------------ the board
  readonly camera = new Camera();
  highlights = $state.raw<Highlights>(NOTHING);
  ways = $state.raw<readonly Way[]>([]);
  /** The ways that others have gone in the stage that is shown. */
  trails = $state.raw<readonly (Way & { power: number })[]>([]);
  tints = $state.raw<readonly Tint[]>([]);
  /** The ways by which something could be taken. */
  raids = $state.raw<readonly (Way & { power: number })[]>([]);
  /** Cities that were picked for something that is being written. */
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  selected = $state.raw<Thing | null>(null);
  /** The city whose card is shown. */
  pointed = $state.raw<number | null>(null);
  /** Whether something else tells of that city, in place of its card. */
  covered = $state(false);
  /**
   * A city that the board is to show, or several together: above the stage of a combat if they are to be seen `low`,
   * and `around` one of them only as many as leave names readable.
   */
  goal = $state.raw<{ city: number } | { cities: readonly number[]; around?: number; low?: boolean } | null>(null);
  /** What has moved lately, for the board to show, and the milliseconds that a road takes. */
  news = $state.raw<{ id: number; journeys: readonly Journey[]; road?: number }>({ id: 0, journeys: [] });
  /** What a line of the log tells of, while it is pointed at; what a hint or the coach advises, also cards. */
  hinted = $state.raw<{ cities: readonly number[]; ways: readonly Way[]; cards?: readonly number[] } | null>(null);

  // ------------------------------------------------------------ the page
  /** The name in a sentence that was followed last, for panels that can tell more of it. */
  followed = $state.raw<Pick<Link, "kind" | "id"> | null>(null);
  /** The address of the game or lesson that was on the board last. */
  came = $state("");
  /** The game in which a coach looks over the reader's shoulder. */
  coached = $state(typeof localStorage === "undefined" ? null : localStorage.getItem(COACHED));
  /** Whether a lesson is a puzzle: one decision, and nothing around it. */
  puzzle = $state(false);
  tab = $state.raw<Tab>("play");
  logPart = $state.raw<LogPart>("story");
  /** Open from the start, except where the board needs the room. */
  panelOpen = $state(!screen.small);
  dialog = $state.raw<Dialog | null>(null);
  /** The panels that this game has something for; at a lesson nobody else sits. */
  readonly tabs = $derived<readonly Tab[]>(
    TABS.filter((tab) => {
      if (tab === "politics") return !this.facts || this.facts.politics !== null;
      if (tab === "diplomacy") return !this.lesson && this.table?.any_time?.negotiations === true;
      return tab !== "table" || !this.lesson;
    }),
  );

  /** Whether the show plays, and the present is held back. */
  readonly showing = $derived(this.moment !== null);
  readonly view = $derived<View | null>(this.past?.view ?? this.table?.view ?? null);
  /** What the position means, by the rules. */
  readonly facts = $derived<Facts | null>((this.past ?? this.table)?.facts ?? null);
  /** 11.1: the combat on screen: the one shown, else the one that is fought in the position that is seen. */
  readonly battle = $derived.by((): Battle | null => {
    const { past, moment } = this;
    if (past) return battleAt(this.entries, past.seq, past.facts);
    return moment ? moment.battle : battleOf(this.facts);
  });
  /** Whether the political stage of a turn is on, in which the map does not matter. */
  readonly political = $derived.by(() => {
    const sequence = this.facts?.sequence;
    return !this.lesson && sequence?.parts[sequence.part]?.kind === "politics";
  });
  /** Whether a lesson is played, and no game. */
  readonly lesson = $derived(this.table?.game.id.startsWith("lesson-") ?? false);
  /** Whether there is one decision, and nothing around it. */
  readonly alone = $derived(this.lesson && this.puzzle);
  readonly seat = $derived<string | null>(this.table?.seat ?? null);
  /** The seat that a link has led to, while nobody has taken it. */
  readonly free = $derived(
    this.table?.game.seats.find(({ seat, kind, taken }) => seat === this.held && kind === "person" && !taken)?.seat ??
      null,
  );
  readonly myTurn = $derived(this.table !== null && this.seat !== null && this.table.to_act.includes(this.seat));

  private pickers: Picker[] = [];

  /** The seat that plays a power in the position that is seen. */
  seatOf(power: number): string | null {
    return this.table?.game.seats[this.view?.seat_of[power] ?? -1]?.seat ?? null;
  }

  /** The pieces on a city: of a stack the commander first, then the others, then trains. */
  piecesAt(city: number): readonly number[] {
    const stack = this.facts?.stacks.find((other) => other.city === city);
    return stack?.pieces ?? [this.view?.place.indexOf(city) ?? -1].filter((piece) => piece >= 0);
  }

  /** Takes what the server tells, and gives what is new of it. */
  take(update: Omit<Update, "until">): readonly Entry[] {
    const seen = this.heard.at(-1)?.seq ?? 0;
    const fresh = update.entries.filter((entry) => entry.seq > seen);
    if (fresh.length) this.heard = [...this.heard, ...fresh];
    if (!this.latest || update.table.seq >= this.latest.seq) this.latest = update.table;
    return fresh;
  }

  /** Another game, or the same one from another seat: nothing of what was seen stays. */
  reset(): void {
    this.latest = null;
    this.heard = [];
    this.moment = null;
    this.past = null;
    this.problem = null;
    this.unconfirmed = 0;
    this.clear();
  }

  /** Nothing on the board glows, no way is drawn. */
  clear(): void {
    this.highlights = NOTHING;
    this.ways = [];
    this.selected = null;
  }

  /** Who wants to hear what is picked on the board; the latest is asked first. Call the result to stop. */
  onPick(picker: Picker): () => void {
    this.pickers = [...this.pickers, picker];
    return () => {
      this.pickers = this.pickers.filter((other) => other !== picker);
    };
  }

  /** Shows what a name in a sentence stands for. */
  follow({ kind, id }: Link): void {
    const city = kind === "city" ? Number(id) : kind === "piece" ? (this.view?.place[Number(id)] ?? -1) : -1;
    if (city >= 0) this.goal = { city };
    this.followed = { kind, id };
  }

  /** A coach comes to a game, or goes. */
  coach(game: string | null): void {
    this.coached = game;
    if (game) localStorage.setItem(COACHED, game);
    else localStorage.removeItem(COACHED);
  }

  /** Something on the board is picked: whoever does that has seen enough of a show. True if somebody used it. */
  pick(thing: Thing): boolean {
    this.presenter?.end();
    if (this.pickers.toReversed().some((picker) => picker(thing))) return true;
    this.selected = thing.kind === "ground" ? null : thing;
    return false;
  }
}

export const store = new Store();
