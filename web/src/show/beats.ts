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

/** Events worth an announcement. */
const GREAT: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["election", "elected", "peace", "peace-over", "ceded", "saxony", "reduced", "winter", "turn"] as const),
]);
/** Events that tell how a combat ends, and what that means. */
const AFTERMATH: ReadonlySet<EventKind> = new Set<EventKind>([
  ...([
    "defeated",
    "tie",
    "no-retreat",
    "retreated",
    "removed",
    "points-won",
    "points-lost",
    "saxony-due",
    "saxony",
  ] as const),
]);

/** Milliseconds at a calm pace; every road of a march takes longer. */
const SHOWN: Readonly<Partial<Record<EventKind, number>>> = {
  turn: 1800,
  winter: 2600,
  election: 2600,
  elected: 3600,
  peace: 3600,
  "peace-over": 2600,
  ceded: 3600,
  saxony: 3200,
  reduced: 2600,
  stage: 1200,
  politics: 1200,
  attacked: 2000,
  played: 1500,
  defeated: 2600,
  tie: 2200,
  "no-retreat": 2200,
  conquered: 1300,
  selected: 1700,
  executed: 1900,
  shifted: 1700,
  trump: 1500,
  "turned-up": 1000,
  drew: 550,
  paid: 550,
  subsidised: 550,
};
const OTHERS = 850;
/** However much has happened, all of it takes about so long. */
const LONGEST = 30_000;

/** Milliseconds that an event is shown at a calm pace. */
export function duration({ event, journeys }: Pick<Entry, "event" | "journeys">): number {
  const roads = Math.max(0, ...journeys.map(({ path }) => path.length - 1));
  return (SHOWN[event.kind] ?? OTHERS) + roads * ROAD;
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
const WEIGHTY: readonly EventKind[] = [
  ...(["ended", "peace", "elected", "saxony", "ceded", "treaty", "defeated", "no-retreat", "conquered"] as const),
  ...(["train-taken", "proposed-treaty", "countered", "removed", "out-of-supply", "executed", "points-won"] as const),
  ...(["shifted", "selected", "attacked", "question-mark", "winter", "turn", "stage", "marched"] as const),
];

/** The five lines that tell most of what has happened, in their order. */
export function digest(entries: readonly Entry[]): Entry[] {
  const weight = ({ event }: Entry) => WEIGHTY.indexOf(event.kind);
  const worth = entries.filter((entry) => weight(entry) >= 0);
  const best = [...worth].sort((one, other) => weight(one) - weight(other)).slice(0, LINES);
  return worth.filter((entry) => best.includes(entry));
}
