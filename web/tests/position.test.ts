import { describe, expect, test } from "vitest";
import { counters, holder, journeys } from "../src/lib/position";
import { entry, facts, pack, view } from "./box";

test("the first of a stack lies on top, the others below", () => {
  const seen = view({ place: [3, 3, 2, 0, 4] });
  const [first, second] = counters(seen, facts({ stacks: [{ city: 3, pieces: [1, 0] }] }), pack);
  expect(first).toMatchObject({ key: "piece-0", depth: 1, stacked: false });
  expect(second).toMatchObject({ key: "piece-1", depth: 0, stacked: true });
});

test("counters are pieces on the map and in off-map boxes, and hussars", () => {
  const seen = view({ place: [-1, -2, -3, 3, 4], hussars: [5], down: [3], moved: [4] });
  const found = counters(seen, facts({ troops: [[], [], [], [2, 5]] }), pack);
  expect(found.map(({ key, place }) => [key, place])).toEqual([
    ["piece-2", -3],
    ["piece-3", 3],
    ["piece-4", 4],
    ["hussar-0", 5],
  ]);
  const [, bavarian, train] = found;
  expect(bavarian).toMatchObject({ kind: "general", down: true, moved: false, rank: 1, troops: [2, 5] });
  expect(train).toMatchObject({ kind: "train", down: false, moved: true, troops: null });
});

test("who holds a fortress", () => {
  const seen = view({ held: [[1, 3], [], [], [], [5], []] });
  expect(holder(seen, 3)).toBe(0);
  expect(holder(seen, 0)).toBeNull();
});

describe("journeys", () => {
  const told = (...ways: { piece: number; path: number[] }[]) => entry("marched", { journeys: ways });

  test("everybody goes the way that is told", () => {
    const before = view({ place: [0, 0, 2, 3, 4] });
    const after = view({ place: [2, 2, 2, 3, 4] });
    expect(journeys(before, after, [told({ piece: 0, path: [0, 1, 2] }, { piece: 1, path: [0, 1, 2] })])).toEqual([
      { key: "piece-0", path: [0, 1, 2] },
      { key: "piece-1", path: [0, 1, 2] },
    ]);
  });

  test("several ways of one piece are one journey, in the order in which they were gone", () => {
    const entries = [
      told({ piece: 3, path: [3, 2] }),
      told({ piece: 3, path: [2, 1] }),
      told({ piece: 1, path: [1, 0] }, { piece: 2, path: [1, 0] }),
    ];
    const made = journeys(view({ place: [0, 1, 1, 3, 4] }), view({ place: [0, 0, 0, 1, 4] }), entries);
    expect(made).toEqual([
      { key: "piece-3", path: [3, 2, 1] },
      { key: "piece-1", path: [1, 0] },
      { key: "piece-2", path: [1, 0] },
    ]);
  });

  test("a way that was taken back is a straight line, and so is one that nobody tells", () => {
    const before = view({ place: [0, 1, 2, 3, 4], hussars: [2] });
    const after = view({ place: [5, 1, 2, 3, 4], hussars: [3] });
    expect(journeys(before, after, [told({ piece: 0, path: [0, 1, 2] })])).toEqual([
      { key: "piece-0", path: [0, 5] },
      { key: "hussar-0", path: [2, 3] },
    ]);
  });

  test("what left or came in does not walk", () => {
    const before = view({ place: [0, 1, -1, 3, 4] });
    expect(journeys(before, view({ place: [0, -1, 2, 3, 4] }), [])).toEqual([]);
  });
});
