import { describe, expect, it } from "vitest";
import { ABOVE, bySuit, GAP, layout, SUIT_GAP, WIDE, worth, type Layout } from "../../src/lib/cards";
import type { CardData, HandCard } from "../../src/lib/types";

/** Two decks: the values 2 to 10 of four suits, and two Reserves. */
const DECK: CardData[] = [0, 1].flatMap((deck) => [
  ...[0, 1, 2, 3].flatMap((suit) =>
    Array.from({ length: 9 }, (_, place) => ({
      suit,
      value: place + 2,
      deck,
      text: `${"SHCD"[suit]}${place + 2}/${deck + 1}`,
    })),
  ),
  { suit: null, value: null, deck, text: `R/${deck + 1}` },
  { suit: null, value: null, deck, text: `R/${deck + 1}b` },
]);
const card = (text: string) => DECK.findIndex((entry) => entry.text === text);
const texts = (cards: readonly number[]) => cards.map((number) => DECK[number]?.text);

describe("a hand", () => {
  it("lies by suits with their sums, the highest card first and the Reserves last", () => {
    const hand = ["D3/1", "R/1", "S7/2", "S10/1", "D9/2", "S7/1"].map(card);
    const groups = bySuit(hand, DECK);
    expect(groups.map(({ suit }) => suit)).toEqual([0, 3, null]);
    expect(groups.map(({ cards }) => texts(cards))).toEqual([["S10/1", "S7/1", "S7/2"], ["D9/2", "D3/1"], ["R/1"]]);
    expect(groups.map(({ sum }) => sum)).toEqual([24, 12, 0]);
  });

  it("has no groups without cards", () => {
    expect(bySuit([], DECK)).toEqual([]);
  });

  it("pays what its chosen cards are worth", () => {
    const hand: HandCard[] = [
      { card: 1, text: "S3", worth: 3 },
      { card: 2, text: "R", worth: 8 },
      { card: 3, text: "H9", worth: 9 },
    ];
    expect(worth(hand, new Set([1, 2]))).toBe(11);
    expect(worth(hand, new Set([99]))).toBe(0);
  });
});

describe("the layout of hands", () => {
  const needed = (hands: readonly number[][], { height, under, apart }: Layout) => {
    const sizes = hands.flat();
    const cards = sizes.reduce((sum, size) => sum + size, 0);
    const covered = cards - sizes.length;
    return cards * height * WIDE + covered * (GAP - under) + (sizes.length - hands.length) * apart;
  };

  it("does not cover cards that have room", () => {
    expect(layout([[2, 3]], 900, 118)).toEqual({ height: 72, under: 0, apart: SUIT_GAP });
  });

  it("covers cards, and makes them smaller, only as far as the width needs", () => {
    const hands = [
      [6, 9, 5, 4],
      [3, 3],
    ];
    const wide = layout(hands, 1200, 118);
    const narrow = layout(hands, 900, 118);
    expect(wide.height).toBeGreaterThanOrEqual(narrow.height);
    for (const [width, made] of [
      [1200, wide],
      [900, narrow],
    ] as const)
      expect(needed(hands, made)).toBeLessThanOrEqual(width);
  });

  it("gives many cards the whole strip, with value and suit of each to be seen", () => {
    const hands = [
      [6, 2, 3, 2],
      [3, 2, 4, 4, 1],
    ];
    for (const [width, strip] of [
      [1056, 130],
      [1024, 118],
      [768, 118],
      [390, 106],
    ] as const) {
      const { height, under } = layout(hands, width, strip);
      expect(height).toBeGreaterThanOrEqual(60);
      expect((height * WIDE + GAP - under) / (height * WIDE)).toBeGreaterThan(0.41);
      if (width > 1000) expect(height).toBeGreaterThanOrEqual(strip - ABOVE - 6);
    }
  });
});
