import { describe, expect, test } from "vitest";
import { commander, counters, holder, journeys, markers, piecesAt, troopBounds } from "../src/board/position";
import { entry, pack, view } from "./box";

describe("troops", () => {
  test("own numbers are exact, others lie within what totals allow", () => {
    expect(troopBounds(view({ troops: [3, 4, 3, null] }), pack)).toEqual([
      [3, 3],
      [4, 4],
      [3, 3],
      [5, 5],
    ]);
    expect(troopBounds(view(), pack).slice(0, 3)).toEqual([
      [1, 8],
      [1, 8],
      [1, 8],
    ]);
  });

  test("a sum that was shown narrows all others down", () => {
    const seen = view({ sums: [[[0], 7, 8]] });
    expect(troopBounds(seen, pack).slice(0, 3)).toEqual([
      [7, 8],
      [1, 2],
      [1, 2],
    ]);
    expect(troopBounds(view({ sums: [[[0, 1], 9, 9]] }), pack)[2]).toEqual([1, 1]);
  });

  test("a general who is not on the map has none", () => {
    expect(troopBounds(view({ place: [-1, 1, 2, 3, 4] }), pack)[0]).toEqual([0, 0]);
  });
});

describe("stacks", () => {
  test("the lower rank commands, with equal ranks the one who is named", () => {
    expect(commander(view(), pack, 0, [1, 0])).toBe(0);
    expect(commander(view({ commander: [[0, 2]] }), pack, 0, [1, 2])).toBe(2);
    expect(commander(view(), pack, 0, [])).toBeNull();
  });

  test("the commander lies on top, the other below", () => {
    const seen = view({ place: [3, 3, 2, 0, 4] });
    expect(piecesAt(seen, pack, 3)).toEqual([0, 1]);
    const [first, second] = counters(seen, pack);
    expect(first).toMatchObject({ key: "piece-0", depth: 0, stacked: true });
    expect(second).toMatchObject({ key: "piece-1", depth: 1, stacked: false });
  });
});

test("counters are pieces on the map and in off-map boxes, and hussars", () => {
  const seen = view({ place: [-1, -2, -3, 3, 4], hussars: [5], down: [3], moved: [4] });
  expect(counters(seen, pack).map(({ key, place }) => [key, place])).toEqual([
    ["piece-2", -3],
    ["piece-3", 3],
    ["piece-4", 4],
    ["hussar-0", 5],
  ]);
  const [, bavarian, train] = counters(seen, pack);
  expect(bavarian).toMatchObject({ kind: "general", down: true, moved: false, rank: 1 });
  expect(train).toMatchObject({ kind: "train", down: false, moved: true, troops: null });
});

test("markers show who holds what, and where a question is open", () => {
  const seen = view({
    held: [[1, 3], [], [], [], [5], []],
    marked: [1],
    controls: [3],
    questions: [[3, 4]],
  });
  expect(markers(seen, pack)).toEqual([
    { city: 1, kind: "victory", power: 0 },
    { city: 3, kind: "control", power: 0 },
    { city: 5, kind: "elector", power: 4 },
    { city: 3, kind: "question", power: 4 },
  ]);
  expect(holder(seen, 3)).toBe(0);
  expect(holder(seen, 0)).toBeNull();
});

describe("journeys", () => {
  test("a march goes along its path, and a companion with it", () => {
    const before = view({ place: [0, 0, 2, 3, 4] });
    const after = view({ place: [2, 2, 2, 3, 4] });
    const told = [entry("marched", { piece: 0, path: [0, 1, 2] })];
    expect(journeys(before, after, told)).toEqual([
      { key: "piece-0", path: [0, 1, 2] },
      { key: "piece-1", path: [0, 1, 2] },
    ]);
  });

  test("several marches of one piece are one journey; a retreat is one of all losers", () => {
    const told = [
      entry("marched", { piece: 3, path: [3, 2] }),
      entry("marched", { piece: 3, path: [2, 1] }),
      entry("retreated", { losers: 0b110, path: [1, 0] }),
    ];
    const made = journeys(view({ place: [0, 1, 1, 3, 4] }), view({ place: [0, 0, 0, 1, 4] }), told);
    expect(made).toEqual([
      { key: "piece-3", path: [3, 2, 1] },
      { key: "piece-1", path: [1, 0] },
      { key: "piece-2", path: [1, 0] },
    ]);
  });

  test("what no event tells is a straight line; what left or came in does not walk", () => {
    const before = view({ place: [0, 1, -1, 3, 4], hussars: [2] });
    const after = view({ place: [5, -1, 2, 3, 4], hussars: [3] });
    expect(journeys(before, after, [])).toEqual([
      { key: "piece-0", path: [0, 5] },
      { key: "hussar-0", path: [2, 3] },
    ]);
  });
});
