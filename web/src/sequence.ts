/** 5: where in the sequence of play a position is, read from its agenda. */

import type { PackData, View } from "./types";

export const PHASES = ["cards", "supply", "movement", "combat", "conquest"] as const;
export type Phase = (typeof PHASES)[number];

/** The parts of a turn in their order; `stage` counts the action stages. */
export type Part =
  | { kind: "setup" | "politics" | "hussars" | "election" | "winter" | "end" }
  | { kind: "stage"; stage: number; phase: Phase };

/** The step on the agenda that begins each phase: while it is there the phase is still to come. */
const BEGINS: Record<Phase, string> = {
  cards: "cards",
  supply: "supply",
  movement: "begin-movement",
  combat: "combat",
  conquest: "retroactive",
};
const ELECTION = new Set(["election", "vote"]);

/** What is being played now. */
export function now(view: View): Part {
  const agenda = view.agenda as [string, number[]][];
  const kinds = agenda.map(([kind]) => kind);
  if (view.outcome || !kinds.length) return { kind: "end" };
  if (view.turn === 0) return { kind: "setup" };
  const end = agenda.find(([kind]) => kind === "stage-end");
  if (end) return { kind: "stage", stage: end[1][0] ?? 0, phase: phase(kinds) };
  const top = kinds.at(-1);
  if (kinds.includes("end-of-turn")) {
    if (top === "hussars") return { kind: "hussars" };
    return kinds.includes("hussars") ? { kind: "politics" } : lastPhase(kinds);
  }
  return { kind: kinds.some((kind) => ELECTION.has(kind)) ? "election" : "winter" };
}

function phase(kinds: readonly string[]): Phase {
  const next = PHASES.findIndex((name) => kinds.includes(BEGINS[name]));
  return PHASES[next < 0 ? PHASES.length - 1 : Math.max(next - 1, 0)] ?? "cards";
}

/** The steps that end a stage (19.1, 19.2) come after its last phase. */
function lastPhase(kinds: readonly string[]): Part {
  const left = kinds.filter((kind) => kind === "stage").length;
  return { kind: "stage", stage: 2 - left, phase: "conquest" };
}

/** 5.d, 13: winter comes after every third turn. */
export function hasWinter(turn: number): boolean {
  return turn > 0 && turn % 3 === 0;
}

const SAXONY = 3;
const STAGES = [
  [0, 1],
  [2, SAXONY],
  [4, 5],
];

/** 5.a, 19.3.d: the powers of each action stage; Saxony acts with whom it is allied. */
export function stagePowers(view: View, pack: PackData): number[][] {
  const track = pack.tracks.findIndex(({ id }) => id === "saxony");
  const box = pack.tracks[track]?.boxes[view.markers[track] ?? 0];
  const prussian = !box || !view.markers.length || box.status === "prussian";
  return STAGES.map((powers, stage) => {
    const acting = powers.filter((power) => power !== SAXONY);
    if (stage === (prussian ? 1 : 2)) acting.push(SAXONY);
    return acting.filter((power) => (view.seat_of[power] ?? -1) >= 0);
  });
}
