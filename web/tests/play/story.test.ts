import { describe, expect, it } from "vitest";
import { combatStory } from "../../src/play/combat";
import { undone } from "../../src/play/undone";
import type { Entry } from "../../src/types";

function entry(seq: number, kind: string, seat: string | null, values: Record<string, unknown> = {}): Entry {
  return { seq, at: 0, kind, seat, heading: false, parts: [], values };
}
const back = (seq: number, line: string, by = "louis") => entry(seq, "taken-back", by, { line });

describe("the story of a combat", () => {
  it("is what was played since the latest attack", () => {
    const entries = [
      entry(1, "attacked", "louis", { troops: [3, 4], score: -1 }),
      entry(2, "played", "louis", { power: 0, card: 9, value: 5, score: 4 }),
      entry(3, "attacked", "louis", { troops: [6, 4], score: 2 }),
      entry(4, "played", "maria_theresa", { power: 4, card: 12, value: 3, score: 1 }),
      entry(4, "said", "louis"),
    ];
    expect(combatStory(entries)).toEqual({
      troops: [6, 4],
      score: 2,
      played: [{ power: 4, card: 12, value: 3, score: 1 }],
    });
  });

  it("is empty before any attack", () => {
    expect(combatStory([])).toEqual({ troops: [], score: 0, played: [] });
  });
});

describe("what was taken back", () => {
  it("can be played again, the latest undo first", () => {
    const entries = [back(5, "louis: march moritz sens > troyes"), back(6, "louis: done")];
    expect(undone([], entries, "louis", null)).toEqual(["march moritz sens > troyes", "done"]);
  });

  it("comes in the order of play where several actions went at once", () => {
    const entries = [back(5, "louis: stop", "frederick"), back(5, "frederick: done"), back(5, "louis: done")];
    expect(undone([], entries, "louis", null)).toEqual(["done", "stop"]);
  });

  it("is one less when it is played again, and nothing after another action", () => {
    const acted = [entry(7, "marched", "louis"), entry(7, "conquered", "louis")];
    expect(undone(["stop", "done"], acted, "louis", "done")).toEqual(["stop"]);
    expect(undone(["stop", "done"], acted, "louis", null)).toEqual([]);
  });

  it("does not mind what others do, or what is said", () => {
    const others = [entry(7, "marched", "frederick"), entry(8, "said", "louis"), back(9, "frederick: done")];
    expect(undone(["done"], others, "louis", null)).toEqual(["done"]);
  });
});
