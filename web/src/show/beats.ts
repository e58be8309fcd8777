/** What is shown of what happened: which events have their moment, for how long, and where on the board. */

import { ROAD } from "../board/motion.svelte";
import { members } from "../lib/scene";
import type { Entry, Facts, View } from "../lib/types";

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
const GREAT: ReadonlySet<string> = new Set([
  ...["election", "elected", "peace", "peace-over", "ceded", "saxony", "reduced", "winter", "turn"],
]);
/** Events by which a combat ends, and those that tell what that means. */
const ENDS: ReadonlySet<string> = new Set(["defeated", "tie"]);
const AFTERMATH: ReadonlySet<string> = new Set([
  ...["defeated", "tie", "no-retreat", "retreated", "removed", "points-won", "points-lost", "saxony-due", "saxony"],
]);

/** Milliseconds at a calm pace; every road of a march takes longer. */
const SHOWN: Readonly<Record<string, number>> = {
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
export function duration({ kind, journeys }: Pick<Entry, "kind" | "journeys">): number {
  const roads = Math.max(0, ...journeys.map(({ path }) => path.length - 1));
  return (SHOWN[kind] ?? OTHERS) + roads * ROAD;
}

/** By how much everything is shortened so that what waits does not take too long. */
export function hurry(entries: readonly Pick<Entry, "kind" | "journeys">[]): number {
  const all = entries.reduce((sum, entry) => sum + duration(entry), 0);
  return Math.min(1, LONGEST / Math.max(all, 1));
}

export function isGreat({ kind }: Pick<Entry, "kind">): boolean {
  return GREAT.has(kind);
}

/** Whether something belongs to a combat that has ended. */
export function isAftermath({ kind }: Pick<Entry, "kind">): boolean {
  return AFTERMATH.has(kind);
}

/** Whether an event has a moment of its own. */
export function isShown({ kind, aside }: Pick<Entry, "kind" | "aside">): boolean {
  return !aside && kind !== "said" && !kind.startsWith("undo-");
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

export type BattleCard = Pick<NonNullable<Facts["combat"]>["played"][number], "side" | "card" | "value">;

/** 11.1: a combat as it has come so far; what it came to, once it is over. */
export interface Battle {
  attackers: readonly number[];
  defenders: readonly number[];
  /** Where both stood when it began, attackers first. */
  cities: readonly number[];
  troops: readonly number[];
  /** The attackers' score. */
  score: number;
  cards: readonly BattleCard[];
  told: readonly Entry[];
  over: boolean;
}

/** The combat that begins with an event. */
export function beginBattle({ values }: Entry, view: View): Battle {
  const [attackers, defenders] = [members(values["attackers"]), members(values["defenders"])];
  const firsts = [attackers[0] ?? 0, defenders[0] ?? 0];
  return {
    attackers,
    defenders,
    cities: firsts.map((piece) => view.place[piece] ?? -1),
    troops: (values["troops"] as number[] | undefined) ?? [],
    score: Number(values["score"]),
    cards: [],
    told: [],
    over: false,
  };
}

/** The combat that a position is in the middle of, with the cards that count. */
export function battleOf(
  entries: readonly Entry[],
  { view, facts }: { view: View | null; facts: Facts | null },
): Battle | null {
  const begun = entries.findLast(({ kind }) => kind === "attacked");
  if (!view || !facts?.combat || !begun) return null;
  const { score, played } = facts.combat;
  return { ...beginBattle(begun, view), score, cards: played };
}

/** The same combat after an event of it. */
export function goOn(battle: Battle, entry: Entry, powerOf: (piece: number) => number): Battle {
  const { kind, values } = entry;
  if (kind === "played") {
    const own = battle.attackers.some((piece) => powerOf(piece) === values["power"]);
    const side = own ? "attackers" : "defenders";
    const card = { side, card: Number(values["card"]), value: Number(values["value"]) } as const;
    const score = Number(values["score"]) * (own ? 1 : -1);
    return { ...battle, score, cards: [...battle.cards, card] };
  }
  if (!AFTERMATH.has(kind)) return battle;
  return { ...battle, told: [...battle.told, entry], over: battle.over || ENDS.has(kind) };
}

// ---------------------------------------------------------------- coming back

/** The most of a digest. */
const LINES = 5;
/** What others read first when they come back, the most important first. */
const WEIGHTY = [
  ...["ended", "peace", "elected", "saxony", "ceded", "treaty", "defeated", "no-retreat", "conquered"],
  ...["train-taken", "proposed-treaty", "countered", "removed", "out-of-supply", "executed", "points-won"],
  ...["shifted", "selected", "attacked", "question-mark", "winter", "turn", "stage", "marched"],
];

/** The five lines that tell most of what has happened, in their order. */
export function digest(entries: readonly Entry[]): Entry[] {
  const weight = ({ kind }: Entry) => WEIGHTY.indexOf(kind);
  const worth = entries.filter((entry) => weight(entry) >= 0);
  const best = [...worth].sort((one, other) => weight(one) - weight(other)).slice(0, LINES);
  return worth.filter((entry) => best.includes(entry));
}
