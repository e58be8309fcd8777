import { describe, expect, it } from "vitest";
import { destinations, passing, signsOf } from "../../src/lib/marches";
import { march } from "../box";

const conquest = { city: 2, former: 4, owner: 2, marked: true };

describe("the ways to a city", () => {
  it("keep the order of the server", () => {
    const forced = march([1, 7, 3], { force: true, wins: true });
    const other = march([1, 2]);
    const near = march([1, 2, 3]);
    expect([...destinations([forced, other, near])]).toEqual([
      [3, [forced, near]],
      [2, [other]],
    ]);
  });
});

describe("the signs of destinations", () => {
  it("tell what some way brings, and what all ways suffer", () => {
    const hungry = { general: 0, state: "hungry" as const, points: 0, path: [] };
    const supplied = { ...hungry, state: "supplied" as const };
    const ways = [
      march([1, 3], { force: true, supply: [hungry], takes: [17] }),
      march([1, 2, 3], { supply: [supplied] }),
      march([1, 4], { force: true, supply: [hungry], joins: 4 }),
    ];
    const signs = signsOf(destinations(ways));
    expect(signs.get(3)).toEqual({
      ...{ force: false, conquers: false, takes: true, attacks: false, joins: false, hungry: false },
    });
    expect(signs.get(4)).toMatchObject({ force: true, hungry: true, joins: true });
  });

  it("have a flag at the fortress itself, not where the way past it ends", () => {
    const signs = signsOf(destinations([march([1, 2, 3], { conquers: [conquest] }), march([1, 2])]));
    expect([...signs].map(([city, { conquers }]) => [city, conquers])).toEqual([
      [3, false],
      [2, true],
    ]);
  });
});

describe("a drag", () => {
  it("collects the cities it passes, each once", () => {
    let cities: readonly number[] = [];
    for (const city of [1, 1, 2, 2, 3]) cities = passing(cities, 1, city);
    expect(cities).toEqual([2, 3]);
  });

  it("goes back by going back", () => {
    expect(passing([2, 3], 1, 2)).toEqual([2]);
    expect(passing([2], 1, 1)).toEqual([]);
  });

  it("stays the same list where nothing is new", () => {
    const cities = [2, 3];
    expect(passing(cities, 1, 3)).toBe(cities);
  });
});
