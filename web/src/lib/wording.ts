/** Actions as texts: patterns of the server with their blanks filled in. */

import type { HandCard } from "./types";

/** A pattern with its blanks filled: `{city}` by what `city` is. */
export function fill(pattern: string, blanks: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}

/** The texts of the chosen cards, in the order of the hand. */
export function cardTexts(hand: readonly HandCard[], chosen: ReadonlySet<number>): string {
  return hand
    .filter(({ card }) => chosen.has(card))
    .map(({ text }) => text)
    .join(" ");
}

/** Who gets how many troops, and where he enters: `karl 2, traun 1 wien`. */
export function troopTexts(given: readonly { id: string; count: number; place?: string }[]): string {
  return given.map(({ id, count, place }) => (place ? `${id} ${count} ${place}` : `${id} ${count}`)).join(", ");
}

/** The parts of a Political Card that are executed; null for none. */
export function executed(pattern: string, shifts: readonly string[], instruction: boolean): string | null {
  const parts = shifts.filter(Boolean);
  if (instruction) parts.push("instruction");
  return parts.length ? fill(pattern, { parts: parts.join(", ") }) : null;
}

/** A score as it is shown: with its sign, and a minus that is as wide as a plus. */
export function signed(score: number): string {
  return score > 0 ? `+${score}` : score < 0 ? `−${-score}` : "0";
}
