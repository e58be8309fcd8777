import { expect, test } from "vitest";
import { counterRadius } from "../src/board/camera.svelte";
import { homeOf, offMapSpots } from "../src/board/drawing";
import { along } from "../src/board/position";
import type { GameInfo, PackData } from "../src/types";

test("off-map boxes stand at their names in the drawing", () => {
  const drawing =
    '<g data-box="east"><path d="M0 0"/><text x="0" y="0" transform="translate(1353.8 -29)">East</text></g>' +
    '<g data-box="north"><path d="M0 0"/><text x="181.05" y="267.8">North</text></g>';
  const boxes = [
    { id: "east", power: 2, city: 0 },
    { id: "north", power: 5, city: 0 },
    { id: "gone", power: 0, city: 0 },
  ];
  const spots = offMapSpots({ off_map_boxes: boxes } as PackData, drawing);
  expect(spots.get(2)).toEqual({ x: 1353.8, y: -37 });
  expect(spots.get(5)?.x).toBe(181.05);
  expect(spots.has(0)).toBe(false);
});

test("the maps of a game are shown, not those it does not use", () => {
  const frame = (x: number) => ({ x, y: 0, width: 100, height: 100 });
  const pack = {
    maps: [
      { id: "a", frame: frame(0) },
      { id: "b", frame: frame(200) },
    ],
    variants: [{ variant: "small", players: 2, maps: [1] }],
  } as PackData;
  const small = homeOf(pack, { variant: "small", players: 2 } as GameInfo);
  const whole = homeOf(pack, null);
  expect(small.x).toBeGreaterThan(100);
  expect(whole.width - small.width).toBe(200);
});

test("counters grow slower than the map, and stay readable", () => {
  expect(counterRadius(4) / counterRadius(1)).toBe(2);
  expect(counterRadius(0.01)).toBe(counterRadius(0.1));
  expect(counterRadius(100)).toBe(counterRadius(10));
});

test("a walk has equal time for every road", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 100 },
  ];
  expect(along(points, 0.25)).toEqual({ x: 5, y: 0 });
  expect(along(points, 0.75)).toEqual({ x: 10, y: 50 });
  expect(along(points, 2)).toEqual({ x: 10, y: 100 });
});
