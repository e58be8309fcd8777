/** Tactical Cards as they lie in a hand. */

import type { CardData, HandCard } from "./types";

/** The cards of one suit, the highest first; `suit` is null for the Reserves, which come last. */
export interface SuitGroup {
  suit: number | null;
  cards: number[];
  sum: number;
}

/** A hand by suits; of equal cards the one of the lower deck comes first. */
export function bySuit(hand: readonly number[], data: readonly CardData[]): SuitGroup[] {
  const groups = new Map<number | null, number[]>();
  for (const suit of [0, 1, 2, 3, null]) groups.set(suit, []);
  for (const card of hand) groups.get(data[card]?.suit ?? null)?.push(card);
  return [...groups]
    .filter(([, cards]) => cards.length)
    .map(([suit, cards]) => ({
      suit,
      cards: cards.toSorted((one, other) => valueOf(data, other) - valueOf(data, one) || one - other),
      sum: cards.reduce((sum, card) => sum + valueOf(data, card), 0),
    }));
}

function valueOf(data: readonly CardData[], card: number): number {
  return data[card]?.value ?? 0;
}

/** What chosen cards pay together. */
export function worth(hand: readonly HandCard[], chosen: ReadonlySet<number>): number {
  return hand.reduce((sum, entry) => (chosen.has(entry.card) ? sum + entry.worth : sum), 0);
}

/** How far cards must slide under each other, so that all groups fit into a width. */
export function overlap(sizes: readonly number[], width: number, card: number, gap: number, least: number): number {
  const cards = sizes.reduce((sum, size) => sum + size, 0);
  const covered = cards - sizes.length;
  const needed = cards * card + (cards + sizes.length) * gap;
  if (needed <= width || covered <= 0) return 0;
  return Math.min((needed - width) / covered, card - least);
}
