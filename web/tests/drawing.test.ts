import { expect, test } from "vitest";
import { BEYOND, Camera, counterRadius } from "../src/lib/camera.svelte";
import { homeOf, offMapSpots } from "../src/lib/drawing";
import { along } from "../src/lib/position";
import { pause } from "../src/board/settling";
import type { GameInfo, PackData } from "../src/lib/types";

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

test("while the reader moves, what was drawn before lies where it would be drawn now", () => {
  const camera = new Camera();
  Object.assign(camera, { x: 30, y: -20, k: 0.8 });
  camera.settle();
  const spot = { x: 400, y: 300 };
  const drawn = { x: spot.x * 0.8 + 30 + BEYOND, y: spot.y * 0.8 - 20 + BEYOND };
  Object.assign(camera, { x: 110, y: 45, k: 2 });
  const { x, y, grown } = camera.drift;
  const now = camera.toScreen(spot);
  expect(drawn.x * grown + x - BEYOND).toBeCloseTo(now.x);
  expect(drawn.y * grown + y - BEYOND).toBeCloseTo(now.y);
  expect(camera.toDrawing(now)).toEqual(spot);
  camera.settle();
  expect(camera.drift).toEqual({ x: 0, y: 0, grown: 1 });
});

test("where drawing anew is slow it is done seldom, but it is done", () => {
  expect(pause(16.7)).toBe(0);
  expect(pause(30)).toBe(120);
  expect(pause(500)).toBe(160);
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
