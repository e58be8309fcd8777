import { describe, expect, test } from "vitest";
import { byDeck, armies } from "../src/know/forces";
import { follows, marksOf, momentsOf, stepFrom } from "../src/lib/moments";
import { tintsOf } from "../src/know/tints";
import { titleOf } from "../src/shell/title";
import { chapters, meanwhile, messages } from "../src/know/chapters";
import type { Entry, EventKind, EventOf, Overlays } from "../src/lib/types";
import { entry, facts, pack, SILENCE, view } from "./box";

const by = <Kind extends EventKind>(
  seat: string,
  kind: Kind,
  seq: number,
  some: Partial<Entry> = {},
  fields: Partial<EventOf<Kind>> = {},
) => entry<Kind>(kind, { seat, seq, ...some }, fields);

describe("what happened", () => {
  const told = [
    by("a", "drew", 1),
    by("a", "turn", 2, {}, { turn: 1 }),
    by("b", "marched", 3),
    by("b", "said", 4, { aside: true, text: { key: "event-said", values: { text: "well" } } }, { text: "well" }),
    by("a", "marched", 5),
    by("b", "marched", 6),
    by("a", "transferred", 7, { aside: true }),
    by("b", "conquered", 8),
    by("a", "marched", 9),
  ];

  test("turns are chapters, and messages stand elsewhere", () => {
    const parts = chapters(told);
    expect(parts.map(({ turn }) => turn)).toEqual([0, 1]);
    expect(parts[1]?.entries.map(({ seq }) => seq)).toEqual([3, 5, 6, 7, 8, 9]);
    expect(messages(told)).toEqual([{ seq: 4, at: 0, seat: "b", text: "well" }]);
  });

  test("what others did while I was not asked; what I do at any time does not count as a turn", () => {
    expect(meanwhile(told, "a").map(({ seq }) => seq)).toEqual([6, 7, 8]);
    expect(meanwhile(told, "b").map(({ seq }) => seq)).toEqual([9]);
    expect(meanwhile(told.slice(0, 1), "b").map(({ seq }) => seq)).toEqual([1]);
    expect(meanwhile([], "a")).toEqual([]);
  });
});

describe("moments", () => {
  test("turns, combats and conquests are marked where their moments are", () => {
    const told = [
      entry("turn", { seq: 1 }, { turn: 1 }),
      entry("marched", { seq: 2 }),
      entry("attacked", { seq: 4 }),
      entry("played", { seq: 4 }),
      entry("conquered", { seq: 5 }),
    ];
    expect(marksOf(told, momentsOf(told))).toEqual([
      { kind: "turn", seq: 1, at: 0, turn: 1 },
      { kind: "battle", seq: 4, at: 2 / 3, turn: 0 },
      { kind: "conquest", seq: 5, at: 1, turn: 0 },
    ]);
    expect(marksOf(told.slice(0, 1), [1])[0]?.at).toBe(0);
  });

  const moments = [1, 2, 5, 9];

  test("each number once", () => {
    expect(momentsOf([1, 1, 5].map((seq) => entry("marched", { seq })))).toEqual([1, 5]);
  });

  test("steps from one to another, and not beyond the ends; null is the present", () => {
    expect(stepFrom(moments, 5, -1)).toBe(2);
    expect(stepFrom(moments, 5, 1)).toBe(9);
    expect(stepFrom(moments, 1, -1)).toBe(1);
    expect(stepFrom(moments, null, -1)).toBe(5);
    expect(stepFrom(moments, null, 1)).toBe(9);
    expect(stepFrom([], null, 1)).toBeNull();
  });

  test("only what comes next is walked", () => {
    expect(follows(moments, 2, 5)).toBe(true);
    expect(follows(moments, 4, 5)).toBe(true);
    expect(follows(moments, 1, 5)).toBe(false);
    expect(follows(moments, 5, 2)).toBe(false);
  });
});

describe("armies", () => {
  test("those who take part, with the troops that are known", () => {
    const seen = view({
      totals: [10, 5, 0, 0, 0, 0],
      place: [0, 1, -2, 3, -1],
      hands: [[1], null, null, null, null, null],
    });
    const known = facts({ playing: [0, 1], troops: [[4, 4], [6, 6], [], [2, 5]] });
    const [france, bavaria, ...others] = armies(seen, known, pack, [
      { general: 0, state: "toll", points: 3, path: [] },
    ]);
    expect(others).toEqual([]);
    expect(france?.own).toBe(true);
    expect(france?.generals.map(({ piece, troops }) => [piece, troops])).toEqual([
      [0, [4, 4]],
      [1, [6, 6]],
    ]);
    expect(france?.generals[0]?.supply?.points).toBe(3);
    expect(france?.trains).toEqual([{ piece: 4, place: -1 }]);
    expect(bavaria).toMatchObject({ own: false, total: 5 });
    expect(bavaria?.generals[0]?.troops).toEqual([2, 5]);
  });

  test("backs by their decks", () => {
    expect(byDeck([1, 0, 1, 1])).toEqual([
      [0, 1],
      [1, 3],
    ]);
  });
});

describe("overlays", () => {
  function clause(bound: number): Overlays["closed"][number]["clause"] {
    const said = { number: 1, kind: "stays-out", turns: 2, written: "", body: "", when: "", other: 0, text: SILENCE };
    return { ...said, bound, toward: 2 };
  }
  /** Something of a power in a city that generals can take. */
  function danger(city: number, power: number, generals: number[]): Overlays["dangers"][number] {
    const raids = generals.map((general) => ({ general, path: [0, city] }));
    return { city, power, train: null, raids, guards: [], wins: false, text: SILENCE };
  }
  const overlays: Overlays = {
    trains: [{ train: 4, cities: [0, 1], toll: [2] }],
    fortresses: [
      { city: 1, power: 0, generals: [0] },
      { city: 3, power: 0, generals: [] },
    ],
    reach: [{ piece: 0, march: [1, 2], force: [2, 3] }],
    dangers: [
      danger(1, 0, [3]),
      { ...danger(4, 0, [3]), train: 4 },
      { ...danger(3, 1, [0]), guards: [2] },
      danger(5, 1, [3]),
    ],
    supply: [],
    closed: [
      { number: 1, clause: clause(0), cities: [1, 2], passing: false },
      { number: 1, clause: clause(0), cities: [2], passing: false },
      { number: 2, clause: clause(1), cities: [3], passing: false },
    ],
  };
  const tints = (kind: Parameters<typeof tintsOf>[0], power: number | null = null) =>
    tintsOf(kind, overlays, pack, power, 0, (owner) => owner === 0)
      .filter(({ cities }) => cities.length)
      .map(({ id, cities }) => [id, cities]);

  test("supply, protection, reach, dangers, treaties", () => {
    expect(tints("supply")).toEqual([
      ["supply-4", [0, 1]],
      ["toll-4", [2]],
    ]);
    expect(tints("supply", 1)).toEqual([]);
    expect(tints("fortresses")).toEqual([
      ["safe-0", [1]],
      ["open-0", [3]],
    ]);
    expect(tints("reach")).toEqual([
      ["march", [1, 2]],
      ["force", [3]],
    ]);
    expect(tints("danger")).toEqual([
      ["danger-1-null", [1]],
      ["danger-4-4", [4]],
      ["danger-3-null", [3]],
    ]);
    expect(tints("treaties")).toEqual([
      ["closed", [1, 2]],
      ["closed-to-others", [3]],
    ]);
    expect(tints("suits")).toEqual([["suit-spades", [0, 1, 2, 3, 4, 5]]]);
  });
});

test("the title of the tab", () => {
  expect(titleOf("MARIA", "", false, 0)).toBe("MARIA");
  expect(titleOf("MARIA", "An evening", true, 2)).toBe("● (2) An evening – MARIA");
});
