/** Where a card lies beside a spot of the window. */

import type { Spot } from "../lib/position";

interface Size {
  width: number;
  height: number;
}

/** How far from its spot a card lies, and from the edge of the window, in pixels. */
const ASIDE = 30;
const EDGE = 8;

/**
 * Right, left, below or above of a spot: where the card hides the fewest of other spots. Those come first that
 * matter most: a spot counts as often as it is named.
 */
export function beside(at: Spot, card: Size, window: Size, others: readonly Spot[]): Spot {
  const middle = { x: at.x - card.width / 2, y: at.y - card.height / 2 };
  const places = [
    { x: at.x + ASIDE, y: middle.y },
    { x: at.x - ASIDE - card.width, y: middle.y },
    { x: middle.x, y: at.y + ASIDE },
    { x: middle.x, y: at.y - ASIDE - card.height },
  ].map(({ x, y }) => ({
    x: clamp(x, EDGE, window.width - card.width - EDGE),
    y: clamp(y, EDGE, window.height - card.height - EDGE),
  }));
  const hidden = places.map((place) => [...others, at, at, at].filter((spot) => covers(place, card, spot)).length);
  return places[hidden.indexOf(Math.min(...hidden))] ?? middle;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least);
}

function covers({ x, y }: Spot, { width, height }: Size, spot: Spot): boolean {
  const room = EDGE;
  return spot.x > x - room && spot.x < x + width + room && spot.y > y - room && spot.y < y + height + room;
}
