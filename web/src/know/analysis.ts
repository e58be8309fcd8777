/** What an analysed game shows on the board, and its figures. */

import type { Way } from "../store/store.svelte";
import type { AnalysisStep } from "../lib/types";

/** All steps of a plan, drawn together: their paths, where they end, and their cards. */
export function drawingOf(steps: readonly Pick<AnalysisStep, "action" | "drawn">[]): {
  cities: readonly number[];
  ways: readonly Way[];
  cards: readonly number[];
} {
  const ways = steps
    .filter(({ drawn }) => drawn.way.length > 1)
    .map(({ action, drawn }): Way => ({
      cities: drawn.way,
      kind: action.startsWith("force") ? "force" : "march",
    }));
  const ends = steps.flatMap(({ drawn }) => [...drawn.way.slice(-1), ...drawn.cities]);
  return { cities: [...new Set(ends)], ways, cards: steps.flatMap(({ drawn }) => drawn.cards) };
}

/** A share of a chance in percent, with its sign. */
export function signed(part: number): string {
  const percent = Math.round(100 * part);
  return percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : "0";
}
