import { describe, expect, test } from "vitest";
import { byDeck, armies } from "../src/know/forces";
import { goals, lastTurn, otherwise } from "../src/know/goals";
import { follows, momentsOf, stepFrom } from "../src/know/moments";
import { certain, goalOf, influence, votes } from "../src/know/political";
import { powersOfSeat } from "../src/know/seats";
import { tintsOf } from "../src/know/tints";
import { titleOf } from "../src/know/title";
import { chapters, meanwhile, messages } from "../src/know/told";
import type { Entry, Overlays, PackData, View } from "../src/types";
import { entry, pack, view } from "./box";

const by = (seat: string, kind: string, seq: number, values: Record<string, unknown> = {}): Entry => ({
  ...entry(kind, values, seq),
  seat,
});

describe("what happened", () => {
  const told = [
    by("a", "drew", 1),
    by("a", "turn", 2, { turn: 1 }),
    by("b", "marched", 3),
    by("b", "said", 4, { text: "well" }),
    by("a", "marched", 5),
    by("b", "marched", 6),
    by("a", "transferred", 7),
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
  const moments = [1, 2, 5, 9];

  test("each number once", () => {
    expect(momentsOf([entry("a", {}, 1), entry("b", {}, 1), entry("c", {}, 5)])).toEqual([1, 5]);
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

describe("how near to victory", () => {
  const data = {
    regions: { core: [1, 2], silesia: [3], netherlands: [4], austrian_netherlands: [5] },
    cities: [{ home: 1 }, { home: 0 }, { home: 4 }, { home: 4 }, { home: null }, { home: 4 }],
    powers: [{ pool: 11 }, { pool: 0 }, { pool: 13 }, { pool: 0 }, { pool: 8 }, { pool: 8 }],
  } as unknown as PackData;
  const stand = (changes: Partial<View>) =>
    view({ variant: "introductory", players: 3, ceded: [], held: [[1, 3], [], [1, 3], [], [0, 1], [1]], ...changes });

  test("fortresses in the introductory game", () => {
    const found = goals(stand({}), data);
    expect(found.map(({ power, have, need, rule }) => [power, have, need, rule])).toEqual([
      [0, 1, 9, "14.c"],
      [2, 2, 12, "14.d"],
    ]);
    expect(goals(stand({ players: 2 }), data).map(({ rule }) => rule)).toEqual(["24.b", "24.b"]);
    expect(otherwise(stand({}))).toEqual({ seat: "maria_theresa", rule: "14.e" });
    expect(otherwise(stand({ players: 2 }))?.seat).toBe("b");
    expect(lastTurn(stand({}))).toBe(9);
  });

  test("after Silesia was ceded: 8-A, 5+P, 9+F or 5+F", () => {
    const ceded = stand({ variant: "silesia-gambit", ceded: [4, 3, 2], held: [[2, 4, 5], [], [], [], [0, 1], [1]] });
    expect(goals(ceded, data).map(({ kind, have, need }) => [kind, have, need])).toEqual([
      ["bavaria-france", 2, 6],
      ["france", 1, 9],
      ["core", 1, 12],
      ["low-countries", 2, 8],
    ]);
    expect(otherwise(ceded)?.seat).toBe("louis");
    expect(lastTurn(ceded)).toBe(15);
  });

  test("pools in the advanced game", () => {
    const advanced = stand({ variant: "advanced", pool: [5, 0, 13, 0, 0, 2], seat_of: [0, 0, 1, 1, 2, -1] });
    expect(goals(advanced, data).map(({ power, have, need }) => [power, have, need])).toEqual([
      [0, 6, 11],
      [2, 0, 13],
      [4, 8, 8],
    ]);
    expect(otherwise(advanced)).toBeNull();
  });
});

describe("armies", () => {
  test("own troops exactly, others between bounds, and nobody who takes no part", () => {
    const seen = view({
      troops: [4, 6, 0, null],
      totals: [10, 5, 0, 0, 0, 0],
      place: [0, 1, -2, 3, -1],
      hands: [[1], null, null, null, null, null],
    });
    const [france, bavaria] = armies(seen, pack, [{ general: 0, state: "toll", points: 3, path: [] }]);
    expect(france?.own).toBe(true);
    expect(france?.generals.map(({ piece, troops }) => [piece, troops])).toEqual([
      [0, [4, 4]],
      [1, [6, 6]],
    ]);
    expect(france?.generals[0]?.supply?.points).toBe(3);
    expect(france?.trains).toEqual([{ piece: 4, place: -1 }]);
    expect(bavaria).toMatchObject({ own: false, total: 5 });
    expect(bavaria?.generals[0]?.troops).toEqual([5, 5]);
  });

  test("backs by their decks", () => {
    expect(byDeck([1, 0, 1, 1])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  test("a seat's major powers come first", () => {
    const minor = { ...pack.data, powers: pack.data.powers.map((power, n) => ({ ...power, major: n !== 3 })) };
    const box = Object.assign(Object.create(Object.getPrototypeOf(pack)), { data: minor }) as typeof pack;
    expect(powersOfSeat(view({ seat_of: [0, 0, 1, 2, 2, 1] }), box, 2).map(({ id }) => id)).toEqual([
      "austria",
      "saxony",
    ]);
  });
});

describe("politics", () => {
  test("a Reserve counts sixteen on the display", () => {
    const data = { cards: [{ value: 7 }, { value: null }] } as unknown as PackData;
    expect(influence([0, 1], data)).toBe(23);
  });

  test("votes by who controls the city, and those of Francis", () => {
    const seen = view({ held: [[5], [], [], [], [], []] });
    expect(votes(seen, pack.data)).toEqual([{ city: 5, power: 0 }]);
    expect(
      certain([
        { city: 1, power: 4 },
        { city: 2, power: 5 },
        { city: 3, power: 0 },
      ]),
    ).toBe(2);
  });

  test("an announced shift ends at the end of the track", () => {
    expect(goalOf(view({ markers: [0], announced: [0] }), pack.data, 0)).toBeNull();
    expect(goalOf(view({ markers: [0], announced: [1] }), pack.data, 0)).toBe(1);
    expect(goalOf(view({ markers: [1], announced: [3] }), pack.data, 0)).toBe(1);
    expect(goalOf(view({ markers: [1], announced: [-5] }), pack.data, 0)).toBe(0);
  });
});

describe("overlays", () => {
  const overlays: Overlays = {
    trains: [{ train: 4, cities: [0, 1], toll: [2] }],
    fortresses: [
      { city: 1, power: 0, generals: [0] },
      { city: 3, power: 0, generals: [] },
    ],
    reach: [{ piece: 0, march: [1, 2], force: [2, 3] }],
    threats: [{ train: 4, generals: [3] }],
    supply: [],
  };
  const tints = (kind: Parameters<typeof tintsOf>[0], power: number | null = null) =>
    tintsOf(kind, overlays, pack, view().place, power, 0)
      .filter(({ cities }) => cities.length)
      .map(({ id, cities }) => [id, cities]);

  test("supply, protection, reach, threats", () => {
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
    expect(tints("threats")).toEqual([["threat-4", [4]]]);
    expect(tints("suits")).toEqual([["suit-spades", [0, 1, 2, 3, 4, 5]]]);
  });
});

test("the title of the tab", () => {
  expect(titleOf("MARIA", "", false, 0)).toBe("MARIA");
  expect(titleOf("MARIA", "An evening", true, 2)).toBe("● (2) An evening – MARIA");
});
