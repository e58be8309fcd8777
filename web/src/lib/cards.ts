/** Tactical Cards as laid out in a hand. */

import type { CardData, HandCard } from "./types";

/** The cards of one suit, highest first; `suit` is null for the Reserves, which come last. */
export interface SuitGroup {
  suit: number | null;
  cards: number[];
  sum: number;
}

/** A hand by suit; of equal cards, the one from the lower-numbered deck comes first. */
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

/** The total value of chosen cards. */
export function worth(hand: readonly HandCard[], chosen: ReadonlySet<number>): number {
  return hand.reduce((sum, entry) => (chosen.has(entry.card) ? sum + entry.worth : sum), 0);
}

/**
 * How hands are laid out, in pixels: the height of a card, the overlap within a suit, and the gap between suits. With
 * a negative gap, the last card of a suit slides slightly under the next suit.
 */
export interface Layout {
  height: number;
  under: number;
  apart: number;
}

export const WIDE = 0.69;
const LOWEST = 52;
/** Where even that does not fit, hands scroll, with cards of this height. */
const PUSHED = 60;
const BESIDE = 46;
/** Gaps between cards of a suit that do not overlap, and between suits. */
export const GAP = 3;
export const SUIT_GAP = 13;
/** The space a hand needs around its cards. */
const AROUND = 118;
export const ABOVE = 46;
/** The visible part of a covered card, its value and suit, and of the last card of a suit. */
const SEEN = 0.42;
const LAST_SEEN = 0.75;

/** The same for hands at the side of the board, with one row per suit. */
export function sideLayout(hands: readonly (readonly number[])[], width: number): Layout {
  const card = BESIDE * WIDE;
  const most = Math.max(1, ...hands.flat());
  const over = most * (card + GAP) - GAP - width;
  const under = over > 0 ? Math.min(over / (most - 1), card * (1 - SEEN / 2)) : 0;
  return { height: BESIDE, under, apart: SUIT_GAP };
}

/** The largest cards for which the hands fit into a strip; `hands` lists the suit sizes of each hand. */
export function layout(hands: readonly (readonly number[])[], width: number, strip: number): Layout {
  const sizes = hands.flat();
  const cards = sizes.reduce((sum, size) => sum + size, 0);
  const covered = Math.max(cards - sizes.length, 0);
  const seams = hands.reduce((sum, suits) => sum + Math.max(suits.length - 1, 0), 0);
  const room = width - hands.length * AROUND - seams * SUIT_GAP;
  for (let height = strip - ABOVE; height > LOWEST; height -= 2) {
    const card = height * WIDE;
    const over = Math.max(cards * card + covered * GAP - room, 0);
    const under = covered ? Math.min(over / covered, card * (1 - SEEN) + GAP) : 0;
    const rest = over - covered * under;
    const apart = seams ? SUIT_GAP - rest / seams : SUIT_GAP;
    if (apart >= card * (LAST_SEEN - 1) && (seams || rest <= 0)) return { height, under, apart };
  }
  return { height: PUSHED, under: PUSHED * WIDE * (1 - SEEN) + GAP, apart: SUIT_GAP };
}
