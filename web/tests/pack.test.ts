import { expect, test } from "vitest";
import { fold } from "../src/lib/fold";
import { FAR, Pack } from "../src/lib/pack";
import { pack } from "./box";

test("a name is the same however it is written", () => {
  for (const name of ["München", "Muenchen", "munchen", "MÜNCHEN"]) expect(fold(name)).toBe("munchen");
  expect(fold("Łódź")).toBe("lodz");
  expect(fold("Großenhain")).toBe("grossenhain");
  expect(fold("Château-Thierry")).toBe("chateau thierry");
});

test("cities are found by what is typed: beginnings first, then later words, then parts, then today's names", () => {
  expect(pack.find("munch")).toEqual([0]);
  expect(pack.find("muench")).toEqual([0]);
  expect(pack.find("wurz")).toEqual([2]);
  expect(pack.find("w")).toEqual([4, 2]);
  expect(pack.find("litz")).toEqual([3]);
  expect(pack.find("lodz")).toEqual([3]);
  expect(pack.find("")).toEqual([]);
  expect(pack.find("nowhere")).toEqual([]);
  expect(pack.find("a", 1)).toHaveLength(1);
});

test("distances count roads", () => {
  expect([...pack.distance(1)]).toEqual([1, 0, 1, 2, 3, 4]);
  const lonely = new Pack({ ...pack.data, roads: [] });
  expect(lonely.distance(0)[1]).toBe(FAR);
});

test("roads lead both ways and know their kind", () => {
  expect(pack.roads[4]).toEqual([
    { city: 3, main: false },
    { city: 5, main: true },
  ]);
});

test("the nearest city within reach is pointed at", () => {
  expect(pack.cityNear(104, 3, 10)).toBe(1);
  expect(pack.cityNear(149, 0, 10)).toBeNull();
  expect(pack.cityNear(160, 0, 50)).toBe(2);
});
