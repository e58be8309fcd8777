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

/** How hands are laid out: the height of a card, and how far cards of a suit slide under each other, in pixels. */
export interface Layout {
  height: number;
  under: number;
}

export const WIDE = 0.69;
const TALLEST = 66;
const LOWEST = 46;
/** Between cards of a suit that do not overlap, and between suits. */
export const GAP = 3;
export const SUIT_GAP = 13;
/** What a hand needs beside its cards. */
const AROUND = 118;
/** So much of a covered card is seen: its value. */
const SEEN = 0.42;

/** The same for hands at the side of the board, where each suit has a row of its own. */
export function sideLayout(hands: readonly (readonly number[])[], width: number): Layout {
  const card = LOWEST * WIDE;
  const most = Math.max(1, ...hands.flat());
  const over = most * (card + GAP) - GAP - width;
  return { height: LOWEST, under: over > 0 ? Math.min(over / (most - 1), card * (1 - SEEN / 2)) : 0 };
}

/** The largest cards with which hands fit into a width; `hands` has the sizes of the suits of each. */
export function layout(hands: readonly (readonly number[])[], width: number): Layout {
  const sizes = hands.flat();
  const cards = sizes.reduce((sum, size) => sum + size, 0);
  const covered = Math.max(cards - sizes.length, 0);
  const room = width - hands.length * AROUND - sizes.length * SUIT_GAP;
  for (let height = TALLEST; height > LOWEST; height -= 4) {
    const card = height * WIDE;
    const over = cards * card + covered * GAP - room;
    const most = card * (1 - SEEN) + GAP;
    if (over <= 0) return { height, under: 0 };
    if (covered && over / covered <= most) return { height, under: over / covered };
  }
  return { height: LOWEST, under: LOWEST * WIDE * (1 - SEEN) + GAP };
}
