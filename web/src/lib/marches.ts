/** A piece's marches, by destination. */

import type { March } from "./types";

/** What a destination shows before anybody points at it. */
export interface Sign {
  /** Only by force march. */
  force: boolean;
  /** A fortress that some march conquers, or marks with a question mark. */
  conquers: boolean;
  /** Takes a train, or drives off a hussar. */
  takes: boolean;
  attacks: boolean;
  /** Forms a stack. */
  joins: boolean;
  /** Would be out of supply there. */
  hungry: boolean;
}

/** The paths to each city, in the server's order, best first. */
export function destinations(ways: readonly March[]): Map<number, March[]> {
  const found = new Map<number, March[]>();
  for (const way of ways) {
    const end = endOf(way);
    found.set(end, [...(found.get(end) ?? []), way]);
  }
  return found;
}

export function endOf({ path }: Pick<March, "path">): number {
  return path.at(-1) ?? -1;
}

/** What the paths to each city offer; a fortress that a march would conquer is marked as well. */
export function signsOf(goals: ReadonlyMap<number, readonly March[]>): Map<number, Sign> {
  const won = [...goals.values()]
    .flat()
    .flatMap(({ conquers, marks }) => [...conquers.map(({ city }) => city), ...marks]);
  return new Map([...goals].map(([city, ways]) => [city, signOf(ways, won.includes(city))]));
}

function signOf(ways: readonly March[], conquers: boolean): Sign {
  const some = (test: (way: March) => boolean) => ways.some(test);
  return {
    force: ways.every(({ force }) => force),
    conquers,
    takes: some(({ takes, drives_off }) => takes.length + drives_off.length > 0),
    attacks: some(({ attacks }) => attacks.length > 0),
    joins: some(({ joins }) => joins !== null),
    hungry: ways.every(({ supply }) => supply.some(({ state }) => state === "hungry")),
  };
}

/** The cities of a drag, extended by a new one; going back removes the last one. */
export function passing(cities: readonly number[], start: number, city: number): readonly number[] {
  if (city === (cities.at(-1) ?? start)) return cities;
  const before = cities.length > 1 ? cities.at(-2) : start;
  return cities.length && city === before ? cities.slice(0, -1) : [...cities, city];
}
