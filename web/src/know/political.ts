/** What politics come to, from what everybody sees. */

import type { PackData, View } from "../types";

/** 17.e: what a Reserve counts on the display. */
const RESERVE = 16;
/** 18.e: the votes that Francis needs. */
export const MAJORITY = 5;
/** 8.b, 20.c: the first contract of France and Bavaria runs in these turns. */
export const FIRST_TURNS = 3;
/** 19.4: Prussia's neutrality after the peace ends in this many turns. */
export const PEACE_TURNS = 2;
const AUSTRIA = 4;
const PRAGMATIC = 5;

/** 17.f: what cards on the display count together. */
export function influence(cards: readonly number[], pack: PackData): number {
  return cards.reduce((sum, card) => sum + (pack.cards[card]?.value ?? RESERVE), 0);
}

export interface Vote {
  city: number;
  power: number;
}

/** 4.h, 18.b: every elector's city and who controls it. */
export function votes(view: View, pack: PackData): Vote[] {
  return view.held.flatMap((cities, power) =>
    cities.flatMap((city) => (pack.cities[city]?.vote ? [{ city, power }] : [])),
  );
}

/** 18.c: the votes that Francis has in any case. */
export function certain(all: readonly Vote[]): number {
  return all.filter(({ power }) => power === AUSTRIA || power === PRAGMATIC).length;
}

/** 17.k: the box where a marker comes once all announced shifts are carried out. */
export function goalOf(view: View, pack: PackData, track: number): number | null {
  const announced = view.announced[track] ?? 0;
  if (!announced) return null;
  const last = (pack.tracks[track]?.boxes.length ?? 1) - 1;
  return Math.min(Math.max((view.markers[track] ?? 0) + announced, 0), last);
}
