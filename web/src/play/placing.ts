/** Places a card next to a spot of the window. */

import type { Spot } from "../lib/position";

interface Size {
  width: number;
  height: number;
}

/** A card's distance from its spot and from the edge of the window, in pixels. */
const ASIDE = 30;
const EDGE = 8;

/**
 * Right, left, below or above a spot: where the card hides the fewest other spots. A spot listed several times counts
 * several times.
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
