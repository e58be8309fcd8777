import { describe, expect, it } from "vitest";
import { playedIn } from "../../src/play/combat";
import { undone } from "../../src/play/undone";
import type { Entry } from "../../src/types";

function entry(seq: number, kind: string, seat: string | null, values: Record<string, unknown> = {}): Entry {
  return { seq, at: 0, kind, seat, heading: false, parts: [], values };
}
const back = (seq: number, line: string, by = "louis") => entry(seq, "taken-back", by, { line });

describe("the cards of a combat", () => {
  const first = { attackers: { generals: [0] }, defenders: { generals: [2, 3] } };
  const second = { attackers: { generals: [1] }, defenders: { generals: [2, 3] } };
  const attacked = (seq: number, attackers: number) => entry(seq, "attacked", "louis", { attackers, defenders: 12 });
  const played = (seq: number, seat: string, card: number) =>
    entry(seq, "played", seat, { power: seat === "louis" ? 0 : 4, card, value: 5, score: 1 });
  const cards = (entries: Entry[], duel = first) => playedIn(duel, entries).map(({ card }) => card);

  it("are what was played since its attack", () => {
    const entries = [attacked(1, 2), played(2, "louis", 9), attacked(3, 1), played(4, "maria_theresa", 12)];
    expect(playedIn(first, [...entries, entry(5, "said", "louis")])).toEqual([
      { power: 4, card: 12, value: 5, score: 1 },
    ]);
    expect(cards([])).toEqual([]);
  });

  it("lie there no more when they were taken back, and once when they are played again", () => {
    const entries = [attacked(1, 1), played(2, "louis", 9), played(3, "maria_theresa", 12), played(4, "louis", 7)];
    const gone = [...entries, back(6, "maria_theresa: play C4/1"), back(6, "louis: play S7/2")];
    expect(cards(gone)).toEqual([9]);
    expect(cards([...gone, played(7, "maria_theresa", 12)])).toEqual([9, 12]);
    expect(cards([...entries, back(5, "louis: stop")])).toEqual([9, 12, 7]);
  });

  it("are those of the combat before when the next attack was taken back with all that was played in it", () => {
    const entries = [
      ...[attacked(1, 1), played(2, "louis", 9), played(3, "maria_theresa", 12), attacked(4, 2), played(5, "louis", 7)],
      ...[back(8, "maria_theresa: play C4/1"), back(8, "louis: stop"), back(8, "louis: play S7/2")],
    ];
    expect(cards(entries)).toEqual([9]);
    expect(cards([...entries, attacked(9, 2), played(10, "louis", 5)], second)).toEqual([5]);
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
