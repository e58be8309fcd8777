/** Whom and where an event is about. */

import type { Entry, View } from "./types";

/** The numbers in a set that goes over the wire as one number, bit by bit. */
export function members(bits: unknown): number[] {
  const found: number[] = [];
  for (let rest = BigInt(Number(bits ?? 0)), number = 0; rest > 0n; rest >>= 1n, number++)
    if (rest & 1n) found.push(number);
  return found;
}

/** Where on the board something happens: the cities that should be in sight. */
export function scene(entry: Entry, view: View): number[] {
  const { values, journeys } = entry;
  const pieces = ["attackers", "defenders", "losers", "winners"].flatMap((name) => members(values[name]));
  for (const name of ["general", "piece", "mate"]) if (typeof values[name] === "number") pieces.push(values[name]);
  const cities = pieces.map((piece) => view.place[piece] ?? -1);
  for (const { path } of journeys) cities.push(...path);
  if (typeof values["city"] === "number") cities.push(values["city"]);
  return [...new Set(cities)].filter((city) => city >= 0);
}
