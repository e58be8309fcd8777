/** The content of great moments beyond their sentence, collected from the events so far. */

import type { Entry, EventOf, Facts, View } from "../lib/types";

/** An elector, and his vote. */
export interface Elector {
  city: number;
  power: number;
  francis: boolean;
}

/** The events since the latest one of a kind, starting with it. */
function since(entries: readonly Entry[], kind: Entry["event"]["kind"], before = entries.length): readonly Entry[] {
  return entries.slice(
    Math.max(
      0,
      entries.slice(0, before).findLastIndex(({ event }) => event.kind === kind),
    ),
    before,
  );
}

/** 18: the electors' votes; a seat's free votes for Francis are taken from its first electors. */
export function electors(
  { votes }: Pick<NonNullable<Facts["politics"]>, "votes">,
  { seat_of }: Pick<View, "seat_of">,
  fixed: (power: number) => boolean,
  entries: readonly Entry[],
): Elector[] {
  const free = new Map<number, number>();
  for (const { event } of since(entries, "election")) if (event.kind === "voted") free.set(event.seat, event.francis);
  return votes.map(({ city, power }) => {
    const seat = seat_of[power] ?? -1;
    const left = free.get(seat) ?? 0;
    const francis = fixed(power) || left > 0;
    if (!fixed(power)) free.set(seat, left - 1);
    return { city, power, francis };
  });
}

/** 11.1.f: each power's losses in combats between the last two winters. */
export function losses(entries: readonly Entry[], powerOf: (piece: number) => number): ReadonlyMap<number, number> {
  const now = entries.findLastIndex(({ event }) => event.kind === "winter");
  const found = new Map<number, number>();
  const defeats = since(entries, "winter", now < 0 ? entries.length : now)
    .map(({ event }) => event)
    .filter((event): event is EventOf<"defeated"> => event.kind === "defeated");
  for (const { losers, lost } of defeats) {
    const power = powerOf(losers[0] ?? -1);
    found.set(power, (found.get(power) ?? 0) + lost);
  }
  return found;
}
