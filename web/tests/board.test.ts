import { expect, test } from "vitest";
import { nextIn } from "../src/board/arrows";
import { grown } from "../src/board/backdrop";
import { SIZES } from "../src/lib/preferences.svelte";
import { bundled, type Counter } from "../src/lib/position";
import { stripes } from "../src/board/stripes";
import { Pack } from "../src/lib/pack";
import { acting } from "../src/store/acting.svelte";
import type { Decision } from "../src/store/decision.svelte";
import { store } from "../src/store/store.svelte";
import { pack } from "./box";

const counter = (number: number, power = 0) => ({ number, power }) as Counter;
const at = (number: number, x: number, power = 0) => ({ counter: counter(number, power), spot: { x, y: 0 } });

test("an arrow leads to the next target in its direction, rather straight ahead than aside", () => {
  const spots = [
    { x: 10, y: 0 },
    { x: 30, y: 1 },
    { x: 12, y: 20 },
    { x: -5, y: 0 },
  ];
  expect(nextIn({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
  expect(nextIn({ x: 10, y: 0 }, spots, [1, 0])).toBe(1);
  expect(nextIn({ x: 0, y: 0 }, spots, [-1, 0])).toBe(3);
  expect(nextIn({ x: 0, y: 0 }, spots, [0, 1])).toBe(2);
  expect(nextIn({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
});

test("counters of a power that lie over each other are one with a count, those that can move are not", () => {
  const entries = [at(1, 0), at(2, 3), at(3, 4, 1), at(4, 50), at(5, 2)];
  const shown = bundled(entries, 10, ({ number }) => number === 5);
  expect(shown.map(({ counter: { number }, count }) => [number, count])).toEqual([
    [1, 2],
    [3, 1],
    [4, 1],
    [5, 1],
  ]);
  expect(bundled(entries, 0, () => false).every(({ count }) => count === 1)).toBe(true);
});

test("a city with several tints has stripes of all of them", () => {
  expect(stripes(["red"]).map(({ colour }) => colour)).toEqual(["red"]);
  expect(stripes(["red", "blue"]).map(({ colour }) => colour)).toEqual(["red", "blue", "red", "blue", "red", "blue"]);
});

test("of two maps that would be tiny, the one with more of a decision's cities is framed", () => {
  const far = (number: number) => (number > 3 ? { map: 1, x: 2500 } : { map: 0, x: number * 10 });
  const cities = pack.data.cities.map((city, number) => ({ ...city, ...far(number) }));
  Object.assign(store, { pack: new Pack({ ...pack.data, cities }) });
  Object.assign(store.camera, { width: 390, height: 600 });
  acting.decision = { scene: [0, 1, 5] } as unknown as Decision;
  acting.frame();
  expect(store.goal).toMatchObject({ cities: [0, 1] });
  store.camera.width = 1440;
  acting.frame();
  expect(store.goal).toMatchObject({ cities: [0, 1, 5] });
});

test("the names of cities grow with the reader's text size", () => {
  const sizes = (text: number) => [...grown(text).matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size));
  expect(grown(SIZES.usual)).toBe("");
  const [large = 0, larger = 0] = [SIZES.large, SIZES.larger].map((text) => sizes(text)[0]);
  expect(large).toBeGreaterThan(10);
  expect(larger).toBeGreaterThan(large);
});
