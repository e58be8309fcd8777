/** How events are shown: which ones get a moment, for how long, and where on the board. */

import { ROAD } from "../board/motion.svelte";
import { goOn, type Battle } from "../lib/battle";
import { journeys, type Journey } from "../lib/position";
import type { Entry, EventKind, TableState } from "../lib/types";
import type { Moment } from "../store/store.svelte";
import { between } from "./between";

/** A moment of the show before it is shown, with the pieces that walk. */
export interface Beat extends Moment {
  walks: readonly Journey[];
}

/** A table by kind of event with one entry for every kind. */
function byKind<Kind extends EventKind>(
  kinds: readonly Kind[],
  value: (place: number) => number,
): Record<Kind, number> {
  return Object.fromEntries(kinds.map((kind, place) => [kind, value(place)])) as Record<Kind, number>;
}

/** The same with one value for all kinds in a list. */
function each<Kind extends EventKind>(value: number, ...kinds: readonly Kind[]): Record<Kind, number> {
  return byKind(kinds, () => value);
}

/** The entry for a kind. A variant from outside may add events that no table contains. */
function lookUp(table: Readonly<Record<string, number>>, kind: string, otherwise: number): number {
  return table[kind] ?? otherwise;
}

/** Events worth an announcement. */
const GREAT: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["election", "elected", "peace", "peace-over", "ceded", "saxony", "reduced", "winter", "turn"] as const),
]);
/** Events shown briefly, and left out of the summary for somebody who returns. */
const PLAIN = [
  ...(["aside-returned", "assigned", "box-left", "box-taken", "clause-aside", "clause-fulfilled"] as const),
  ...(["clause-lapsed", "clause-over", "clause-runs", "consent", "contract", "contract-ended", "corps-sent"] as const),
  ...(["declined", "dispute", "election-due", "end-agreed", "end-offered", "end-refused", "entered"] as const),
  ...(["game-begins", "hoard-taken", "hussar-placed", "hussar-removed", "laid", "laid-nothing", "left-game"] as const),
  ...(["markers-left", "not-ceded", "peace-declined", "peace-offered", "points-lost", "political-discarded"] as const),
  ...(["promise-broken", "promise-fulfilled", "proposal-lapsed", "proposed", "proposed-end", "put"] as const),
  ...(["question-mark-gone", "recruited", "retreated", "returned", "revealed", "said", "saved", "saxony-due"] as const),
  ...(["scored", "seat-back", "seat-freed", "seat-left", "seat-of-bot", "seat-resigned", "seat-taken"] as const),
  ...(["seat-timed-out", "set-aside", "shuffled", "split", "stacked", "subsidy", "supplied", "taken-back"] as const),
  ...(["train-reentered", "transferred", "treaty-cancelled", "treaty-over", "troops-given", "trump-turned"] as const),
  ...(["turned-down", "undo-asked", "undo-granted", "undo-refused", "undo-withdrawn", "unselected", "voted"] as const),
] as const;
const BRIEF = 850;

/** Milliseconds at a calm pace; every road of a march adds time. An event without an entry does not compile. */
const SHOWN: Readonly<Record<EventKind, number>> = {
  ...each(3600, "elected", "peace", "ceded"),
  ...each(3200, "saxony"),
  ...each(2600, "winter", "election", "peace-over", "reduced", "defeated"),
  ...each(2200, "tie", "no-retreat"),
  ...each(2000, "attacked"),
  ...each(1900, "executed"),
  ...each(1800, "turn"),
  ...each(1700, "selected", "shifted"),
  ...each(1500, "played", "trump"),
  ...each(1300, "conquered"),
  ...each(1200, "stage", "politics"),
  ...each(1000, "turned-up"),
  ...each(550, "drew", "paid", "subsidised"),
  ...each(BRIEF, ...PLAIN),
  ...each(BRIEF, "ended", "treaty", "train-taken", "proposed-treaty", "countered", "removed", "out-of-supply"),
  ...each(BRIEF, "points-won", "question-mark", "marched"),
};
/** However much has happened, showing it takes about this long. */
const LONGEST = 30_000;

/** Milliseconds an event is shown at a calm pace. */
export function duration({ event, journeys }: Pick<Entry, "event" | "journeys">): number {
  const roads = Math.max(0, ...journeys.map(({ path }) => path.length - 1));
  return lookUp(SHOWN, event.kind, BRIEF) + roads * ROAD;
}

/** The factor that shortens everything when this many milliseconds are waiting. */
export function hurry(milliseconds: number): number {
  return Math.min(1, LONGEST / Math.max(milliseconds, 1));
}

export function isGreat({ event }: Pick<Entry, "event">): boolean {
  return GREAT.has(event.kind);
}

/** Whether an event gets a moment of its own. */
export function isShown({ aside }: Pick<Entry, "aside">): boolean {
  return !aside;
}

/** Milliseconds the result of a combat stays by itself. */
export const RESULT = 4000;

/** Milliseconds a moment is shown at a calm pace. */
export function length({ entry, result }: Pick<Moment, "entry" | "result">): number {
  return result ? RESULT : entry ? duration(entry) : 0;
}

/** The parts of an update: the tables before and after it, its entries, and how many entries came before it. */
export interface Step {
  before: TableState;
  after: TableState;
  entries: readonly Entry[];
  heard: number;
}

/**
 * The moments of an update: one per event, each with its own table; the last one has the table that arrived. A combat
 * that has ended gets one more, for its result, before anything else moves. Also returns the combat still in progress.
 */
export function beats(
  { before, after, entries, heard }: Step,
  fought: Battle | null,
): { beats: Beat[]; battle: Battle | null } {
  const made: Beat[] = [];
  let battle = fought;
  let now = { table: before, told: heard };
  const add = (some: Partial<Beat>) => made.push({ ...now, entry: null, battle, result: false, walks: [], ...some });
  entries.forEach((entry, number) => {
    const shown = isShown(entry);
    const next = shown ? goOn(battle, entry) : battle;
    if (battle?.over && next?.attackers !== battle.attackers) add({ result: true });
    battle = next;
    const table = between(before, after, entries.slice(0, number + 1), entries.slice(number + 1));
    const walks = now.table.view && table.view ? journeys(now.table.view, table.view, [entry]) : [];
    now = { table, told: heard + number + 1 };
    add({ entry: shown ? entry : null, walks });
  });
  now.table = after;
  if (!entries.length) add({});
  // 11.2: after a defeat the retreat may still have to be chosen.
  if (battle?.over && after.choices?.step !== "retreat") {
    add({ result: true });
    battle = null;
  }
  return { beats: made, battle };
}

/**
 * The moments of this seat's own action: its outcome, cards that it turns up, and the start of a combat that is over at
 * once. Each keeps its own table; the pieces have walked already.
 */
export function outcomes(made: readonly Beat[]): Beat[] {
  const fought = made.some(({ battle }) => battle?.over);
  const told = ({ entry, battle, result }: Beat) => {
    if (!entry) return result;
    const { kind } = entry.event;
    return isGreat(entry) || !!battle?.over || kind === "turned-up" || (fought && kind === "attacked");
  };
  return made.filter(told).map((beat) => ({ ...beat, walks: [] }));
}

// ---------------------------------------------------------------- coming back

/** The longest digest. */
const LINES = 5;
/** The kinds of events in a digest, the most important first. */
const WEIGHTY = [
  ...(["ended", "peace", "elected", "saxony", "ceded", "treaty", "defeated", "no-retreat", "conquered"] as const),
  ...(["train-taken", "proposed-treaty", "countered", "removed", "out-of-supply", "executed", "points-won"] as const),
  ...(["shifted", "selected", "attacked", "question-mark", "winter", "turn", "stage", "marched"] as const),
] as const;
/** Each kind's place in that order; -1 for kinds left out. */
const WEIGHTS: Readonly<Record<EventKind, number>> = {
  ...byKind(WEIGHTY, (place) => place),
  ...each(-1, ...PLAIN),
  ...each(-1, "election", "peace-over", "reduced", "politics", "played", "tie", "trump", "turned-up", "drew", "paid"),
  ...each(-1, "subsidised"),
};

/** The five most important lines, in the order they happened. */
export function digest(entries: readonly Entry[]): Entry[] {
  const weight = ({ event }: Entry) => lookUp(WEIGHTS, event.kind, -1);
  const worth = entries.filter((entry) => weight(entry) >= 0);
  const best = [...worth].sort((one, other) => weight(one) - weight(other)).slice(0, LINES);
  return worth.filter((entry) => best.includes(entry));
}
