/** What is shown of what happened: which events have their moment, for how long, and where on the board. */

import { ROAD } from "../board/motion.svelte";
import type { CombatSoFar, Entry, EventKind, Facts, View } from "../lib/types";

export interface Position {
  view: View;
  facts: Facts | null;
}

/** A moment of the show: what is told, and the position that comes with it, if it is not on the board already. */
export interface Beat {
  seq: number;
  entry: Entry | null;
  position: Position | null;
  /** All that led to that position. */
  because: readonly Entry[];
}

/** A part of a table by kind of event: what each of these has by its place in the list. */
function byKind<Kind extends EventKind>(
  kinds: readonly Kind[],
  value: (place: number) => number,
): Record<Kind, number> {
  return Object.fromEntries(kinds.map((kind, place) => [kind, value(place)])) as Record<Kind, number>;
}

/** The same, where all of them have one value. */
function each<Kind extends EventKind>(value: number, ...kinds: readonly Kind[]): Record<Kind, number> {
  return byKind(kinds, () => value);
}

/** What such a table says of a kind. A variant from outside may have events of its own, which no table knows. */
function lookUp(table: Readonly<Record<string, number>>, kind: string, otherwise: number): number {
  return table[kind] ?? otherwise;
}

/** Events worth an announcement. */
const GREAT: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["election", "elected", "peace", "peace-over", "ceded", "saxony", "reduced", "winter", "turn"] as const),
]);
/** Events that tell how a combat ends, and what that means. */
const AFTERMATH: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["defeated", "tie", "no-retreat", "retreated", "removed", "points-won", "points-lost"] as const),
  ...(["saxony-due", "saxony"] as const),
]);

/** Events that are shown briefly, and that nobody who comes back has to read. */
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

/** Milliseconds at a calm pace; every road of a march takes longer. An event without an entry does not compile. */
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
/** However much has happened, all of it takes about so long. */
const LONGEST = 30_000;

/** Milliseconds that an event is shown at a calm pace. */
export function duration({ event, journeys }: Pick<Entry, "event" | "journeys">): number {
  const roads = Math.max(0, ...journeys.map(({ path }) => path.length - 1));
  return lookUp(SHOWN, event.kind, BRIEF) + roads * ROAD;
}

/** By how much everything is shortened so that what waits does not take too long. */
export function hurry(entries: readonly Pick<Entry, "event" | "journeys">[]): number {
  const all = entries.reduce((sum, entry) => sum + duration(entry), 0);
  return Math.min(1, LONGEST / Math.max(all, 1));
}

export function isGreat({ event }: Pick<Entry, "event">): boolean {
  return GREAT.has(event.kind);
}

/** Whether something belongs to a combat that has ended. */
export function isAftermath({ event }: Pick<Entry, "event">): boolean {
  return AFTERMATH.has(event.kind);
}

/** Whether an event has a moment of its own. */
export function isShown({ aside }: Pick<Entry, "aside">): boolean {
  return !aside;
}

/** The beats of an update; the last of its moments brings the position that came with it. */
export function beats(entries: readonly Entry[], before: Position, after: Position): Beat[] {
  let view = before.view;
  const numbers = [...new Set(entries.map(({ seq }) => seq))];
  return numbers.flatMap((seq): Beat[] => {
    const because = entries.filter((entry) => entry.seq === seq);
    const last = seq === numbers.at(-1);
    view = last ? after.view : moved(view, because);
    const position = { view, facts: last ? after.facts : before.facts };
    const [first, ...others] = because.filter(isShown);
    return [
      { seq, entry: first ?? null, position, because },
      ...others.map((entry) => ({ seq, entry, position: null, because: [] })),
    ];
  });
}

/** A position in which pieces have gone the ways of some events: for what came together with later things. */
function moved(view: View, entries: readonly Entry[]): View {
  const place = [...view.place];
  for (const { piece, path } of entries.flatMap(({ journeys }) => journeys)) place[piece] = path.at(-1) ?? -1;
  return { ...view, place };
}

// ---------------------------------------------------------------- combats

/** 11.1: a combat as it has come so far, and what was said of its end. */
export interface Battle extends CombatSoFar {
  aftermath: readonly Entry[];
}

/** The combat that is being fought in a position. */
export function battleOf(facts: Facts | null): Battle | null {
  return facts?.combat ? { ...facts.combat, aftermath: [] } : null;
}

/** The same combat, or a new one, after an event. */
export function goOn(battle: Battle | null, entry: Entry): Battle | null {
  if (entry.heading) return null;
  const aftermath = entry.event.kind === "attacked" ? [] : (battle?.aftermath ?? []);
  const fought = entry.combat ?? battle;
  return fought && { ...fought, aftermath: isAftermath(entry) ? [...aftermath, entry] : aftermath };
}

// ---------------------------------------------------------------- coming back

/** The most of a digest. */
const LINES = 5;
/** What others read first when they come back, the most important first. */
const WEIGHTY = [
  ...(["ended", "peace", "elected", "saxony", "ceded", "treaty", "defeated", "no-retreat", "conquered"] as const),
  ...(["train-taken", "proposed-treaty", "countered", "removed", "out-of-supply", "executed", "points-won"] as const),
  ...(["shifted", "selected", "attacked", "question-mark", "winter", "turn", "stage", "marched"] as const),
] as const;
/** The place of each kind in that order; -1 for what is left out. */
const WEIGHTS: Readonly<Record<EventKind, number>> = {
  ...byKind(WEIGHTY, (place) => place),
  ...each(-1, ...PLAIN),
  ...each(-1, "election", "peace-over", "reduced", "politics", "played", "tie", "trump", "turned-up", "drew", "paid"),
  ...each(-1, "subsidised"),
};

/** The five lines that tell most of what has happened, in their order. */
export function digest(entries: readonly Entry[]): Entry[] {
  const weight = ({ event }: Entry) => lookUp(WEIGHTS, event.kind, -1);
  const worth = entries.filter((entry) => weight(entry) >= 0);
  const best = [...worth].sort((one, other) => weight(one) - weight(other)).slice(0, LINES);
  return worth.filter((entry) => best.includes(entry));
}
