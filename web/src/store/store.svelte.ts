/** The state of the page in one place. Components read it; `session` and the board write it. */

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

/** Presents updates move by move. It belongs to a higher layer, so `main` registers it here. */
export interface Presenter {
  present(before: TableState | null, fresh: readonly Entry[]): void;
  /** Skips to the present. */
  end(): void;
}

/** A moment of the show: what is on screen while the present is held back. */
export interface Moment {
  table: TableState;
  /** How many of the received entries have been shown by then. */
  told: number;
  /** The event being shown; null if only the position changed. */
  entry: Entry | null;
  /** The combat it belongs to. */
  battle: Battle | null;
  /** Whether that combat has ended, and this is its result. */
  result: boolean;
}

/** Handles a pick on the board; returns true if it was used, which stops other handlers. */
export type Picker = (thing: Thing) => boolean;

/** Where you can act: glowing cities and pieces. `quiet` ones glow less, `closed` ones are barred. */
export interface Highlights {
  cities: ReadonlySet<number>;
  pieces: ReadonlySet<number>;
  hussars: ReadonlySet<number>;
  quiet: ReadonlySet<number>;
  /** Cities closed only by a treaty: not targets, but they explain why. */
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
  /** A ring around each: solid, or dashed if a battle comes first. */
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

/** Dialogs above the game. */
export type Dialog = "settings" | "rules" | "keys" | "standing";

export class Store {
  // ------------------------------------------------------------ the game
  pack = $state.raw<Pack | null>(null);
  /** The drawing of the board, as SVG text. */
  drawing = $state.raw<string | null>(null);
  /** The present: the latest table. While the show plays, only things about the table itself read it. */
  latest = $state.raw<TableState | null>(null);
  /** The current moment of the show; null while the present is on screen. */
  moment = $state.raw<Moment | null>(null);
  /** The table on screen: everything drawn belongs to it. */
  readonly table = $derived<TableState | null>(this.moment?.table ?? this.latest);
  /** The seat of the current link or key. */
  held = $state.raw<string | null>(null);
  /** All received entries, and those already shown. */
  heard = $state.raw<readonly Entry[]>([]);
  readonly entries = $derived<readonly Entry[]>(this.moment ? this.heard.slice(0, this.moment.told) : this.heard);
  link = $state.raw<LinkState>({ kind: "closed" });
  /** Unconfirmed actions, sent or waiting to be sent. */
  unconfirmed = $state(0);
  problem = $state.raw<Problem | null>(null);
  presenter: Presenter | null = null;
  /** A past position shown instead of the current one. */
  past = $state.raw<{ seq: number; view: View; facts: Facts | null } | null>(null);

  // ------------------------------------------------------------ the board
  readonly camera = new Camera();
  highlights = $state.raw<Highlights>(NOTHING);
  ways = $state.raw<readonly Way[]>([]);
  /** The paths of the others in the stage on screen. */
  trails = $state.raw<readonly (Way & { power: number })[]>([]);
  tints = $state.raw<readonly Tint[]>([]);
  /** The paths by which something could be taken. */
  raids = $state.raw<readonly (Way & { power: number })[]>([]);
  /** Cities picked for something being written. */
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  selected = $state.raw<Thing | null>(null);
  /** The city whose card is shown. */
  pointed = $state.raw<number | null>(null);
  /** Whether something else describes that city instead of its card. */
  covered = $state(false);
  /**
   * A city the board should show, or several together: above the stage of a combat if `low`, and `around` one of them
   * only as many as keep names readable.
   */
  goal = $state.raw<{ city: number } | { cities: readonly number[]; around?: number; low?: boolean } | null>(null);
  /** Recent movements for the board to animate, and the milliseconds per road. */
  news = $state.raw<{ id: number; journeys: readonly Journey[]; road?: number }>({ id: 0, journeys: [] });
  /** What the log entry under the pointer is about; and what a hint or the coach suggests, cards included. */
  hinted = $state.raw<{ cities: readonly number[]; ways: readonly Way[]; cards?: readonly number[] } | null>(null);

  // ------------------------------------------------------------ the page
  /** The last name clicked in a sentence, for panels that can explain it. */
  followed = $state.raw<Pick<Link, "kind" | "id"> | null>(null);
  /** The address of the last game or lesson on the board. */
  came = $state("");
  /** The game with a coach. */
  coached = $state(typeof localStorage === "undefined" ? null : localStorage.getItem(COACHED));
  /** Whether a lesson is a puzzle: a single decision. */
  puzzle = $state(false);
  tab = $state.raw<Tab>("play");
  logPart = $state.raw<LogPart>("story");
  /** Open from the start, except where the board needs the room. */
  panelOpen = $state(!screen.small);
  dialog = $state.raw<Dialog | null>(null);
  /** The panels this game has content for; a lesson has no other players. */
  readonly tabs = $derived<readonly Tab[]>(
    TABS.filter((tab) => {
      if (tab === "politics") return !this.facts || this.facts.politics !== null;
      if (tab === "diplomacy") return !this.lesson && this.table?.any_time?.negotiations === true;
      return tab !== "table" || !this.lesson;
    }),
  );

  /** Whether the show is playing and the present is held back. */
  readonly showing = $derived(this.moment !== null);
  readonly view = $derived<View | null>(this.past?.view ?? this.table?.view ?? null);
  /** What the rules derive from the position. */
  readonly facts = $derived<Facts | null>((this.past ?? this.table)?.facts ?? null);
  /** 11.1: the combat on screen: the one shown, otherwise the one in progress in the visible position. */
  readonly battle = $derived.by((): Battle | null => {
    const { past, moment } = this;
    if (past) return battleAt(this.entries, past.seq, past.facts);
    return moment ? moment.battle : battleOf(this.facts);
  });
  /** Whether a turn's political stage is in progress, in which the map plays no part. */
  readonly political = $derived.by(() => {
    const sequence = this.facts?.sequence;
    return !this.lesson && sequence?.parts[sequence.part]?.kind === "politics";
  });
  /** Whether this is a lesson instead of a game. */
  readonly lesson = $derived(this.table?.game.id.startsWith("lesson-") ?? false);
  /** Whether this is a single decision. */
  readonly alone = $derived(this.lesson && this.puzzle);
  readonly seat = $derived<string | null>(this.table?.seat ?? null);
  /** The seat of a link that nobody has taken yet. */
  readonly free = $derived(
    this.table?.game.seats.find(({ seat, kind, taken }) => seat === this.held && kind === "person" && !taken)?.seat ??
      null,
  );
  readonly myTurn = $derived(this.table !== null && this.seat !== null && this.table.to_act.includes(this.seat));

  private pickers: Picker[] = [];

  /** The seat that plays a power in the visible position. */
  seatOf(power: number): string | null {
    return this.table?.game.seats[this.view?.seat_of[power] ?? -1]?.seat ?? null;
  }

  /** The pieces in a city: a stack's commander first, then other generals, then trains. */
  piecesAt(city: number): readonly number[] {
    const stack = this.facts?.stacks.find((other) => other.city === city);
    return stack?.pieces ?? [this.view?.place.indexOf(city) ?? -1].filter((piece) => piece >= 0);
  }

  /** Takes in a server update and returns its new entries. */
  take(update: Omit<Update, "until">): readonly Entry[] {
    const seen = this.heard.at(-1)?.seq ?? 0;
    const fresh = update.entries.filter((entry) => entry.seq > seen);
    if (fresh.length) this.heard = [...this.heard, ...fresh];
    if (!this.latest || update.table.seq >= this.latest.seq) this.latest = update.table;
    return fresh;
  }

  /** Another game, or the same one from another seat: clears everything seen so far. */
  reset(): void {
    this.latest = null;
    this.heard = [];
    this.moment = null;
    this.past = null;
    this.problem = null;
    this.unconfirmed = 0;
    this.clear();
  }

  /** Clears highlights and paths from the board. */
  clear(): void {
    this.highlights = NOTHING;
    this.ways = [];
    this.selected = null;
  }

  /** Registers a handler for picks on the board; the latest is asked first. Call the result to remove it. */
  onPick(picker: Picker): () => void {
    this.pickers = [...this.pickers, picker];
    return () => {
      this.pickers = this.pickers.filter((other) => other !== picker);
    };
  }

  /** Shows what a name in a sentence refers to. */
  follow({ kind, id }: Link): void {
    const city = kind === "city" ? Number(id) : kind === "piece" ? (this.view?.place[Number(id)] ?? -1) : -1;
    if (city >= 0) this.goal = { city };
    this.followed = { kind, id };
  }

  /** Whether hints are offered: a coach says the same unasked. */
  get hints(): boolean {
    const { game } = this.table ?? {};
    return game?.hints === true && game.id !== this.coached;
  }

  /** Adds a coach to a game, or removes him. */
  coach(game: string | null): void {
    this.coached = game;
    if (game) localStorage.setItem(COACHED, game);
    else localStorage.removeItem(COACHED);
  }

  /** Something on the board was picked, which also ends the show. Returns true if a handler used it. */
  pick(thing: Thing): boolean {
    this.presenter?.end();
    if (this.pickers.toReversed().some((picker) => picker(thing))) return true;
    this.selected = thing.kind === "ground" ? null : thing;
    return false;
  }
}

export const store = new Store();
