/** The moments of a game, by number. */

import type { Entry, EventKind } from "./types";

/** The moments of some log entries, without repeats. */
export function momentsOf(entries: readonly Entry[]): number[] {
  return [...new Set(entries.map(({ seq }) => seq))];
}

/** The moment N steps from another one, stopping at the first and last. */
export function stepFrom(moments: readonly number[], seq: number | null, steps: number): number | null {
  const later = moments.findIndex((moment) => seq !== null && moment >= seq);
  const at = seq === null || later < 0 ? moments.length - 1 : later;
  return moments[Math.min(Math.max(at + steps, 0), moments.length - 1)] ?? null;
}

/** What the timeline marks. */
export interface Mark {
  kind: "turn" | "battle" | "conquest";
  seq: number;
  /** The position of its moment, from 0 to 1. */
  at: number;
  /** The turn that starts there. */
  turn: number;
}

const MARKS: Readonly<Partial<Record<EventKind, Mark["kind"]>>> = {
  turn: "turn",
  attacked: "battle",
  conquered: "conquest",
};

export function marksOf(entries: readonly Entry[], moments: readonly number[]): Mark[] {
  const place = new Map(moments.map((seq, number) => [seq, number / Math.max(moments.length - 1, 1)]));
  return entries.flatMap(({ event, seq }) => {
    const mark = MARKS[event.kind];
    return mark ? [{ kind: mark, seq, at: place.get(seq) ?? 0, turn: event.kind === "turn" ? event.turn : 0 }] : [];
  });
}

/** Whether nothing happened between two moments. */
export function follows(moments: readonly number[], before: number, after: number): boolean {
  return before < after && !moments.some((moment) => moment > before && moment < after);
}
