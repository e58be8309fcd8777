import { describe, expect, it } from "vitest";
import { destinations, passing, signOf } from "../../src/lib/marches";
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

describe("the sign of a destination", () => {
  it("tells what some way brings, and what all ways suffer", () => {
    const hungry = { general: 0, state: "hungry" as const, points: 0, path: [] };
    const supplied = { ...hungry, state: "supplied" as const };
    const sign = signOf([
      march([1, 3], { force: true, supply: [hungry], takes: [17] }),
      march([1, 2, 3], { supply: [supplied], conquers: [conquest] }),
    ]);
    expect(sign).toEqual({ force: false, conquers: true, takes: true, attacks: false, joins: false, hungry: false });
    expect(signOf([march([1, 3], { force: true, supply: [hungry], joins: 4 })])).toMatchObject({
      force: true,
      hungry: true,
      joins: true,
    });
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
