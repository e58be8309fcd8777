/** Actions as texts: the server's patterns with their blanks filled in. */

import type { HandCard } from "./types";

/** A pattern with its blanks filled: `{city}` by the value of `city`. */
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

/** The parts of a Political Card to execute; null for none. */
export function executed(pattern: string, shifts: readonly string[], instruction: boolean): string | null {
  const parts = shifts.filter(Boolean);
  if (instruction) parts.push("instruction");
  return parts.length ? fill(pattern, { parts: parts.join(", ") }) : null;
}

/** A score with its sign; the minus is as wide as the plus. */
export function signed(score: number): string {
  return score > 0 ? `+${score}` : score < 0 ? `−${-score}` : "0";
}
