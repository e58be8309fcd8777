import { describe, expect, test } from "vitest";
import { drawingOf, signed } from "../src/know/analysis";

const drawn = { pieces: [], way: [], cities: [], cards: [] };

describe("a game that was judged", () => {
  test("all steps of the better plan are drawn together", () => {
    const steps = [
      { action: "march karl a > b", drawn: { ...drawn, pieces: [1], way: [3, 4] } },
      { action: "force march traun c > b", drawn: { ...drawn, pieces: [2], way: [5, 6, 4] } },
      { action: "recruit 2", drawn: { ...drawn, cities: [7], cards: [9] } },
    ];
    expect(drawingOf(steps)).toEqual({
      cities: [4, 7],
      ways: [
        { cities: [3, 4], kind: "march" },
        { cities: [5, 6, 4], kind: "force" },
      ],
      cards: [9],
    });
    expect(drawingOf([])).toEqual({ cities: [], ways: [], cards: [] });
  });

  test("parts of a chance have a sign", () => {
    expect([0.123, -0.05, 0.001, -0.001].map(signed)).toEqual(["+12", "−5", "0", "0"]);
  });
});
