/** What is shown of what happened, in which order, and what it comes to. */

import { describe, expect, test } from "vitest";
import { battleOf, beats, digest, duration, goOn, hurry, isShown } from "../src/show/beats";
import { scene } from "../src/lib/scene";
import { keepSeen, keptSeen } from "../src/show/seen";
import type { CombatSoFar, EventKind, EventOf } from "../src/lib/types";
import { entry, facts, table, view } from "./box";

const told = <Kind extends EventKind>(kind: Kind, seq: number, fields: Partial<EventOf<Kind>> = {}, path?: number[]) =>
  entry<Kind>(kind, { seq, journeys: path ? [{ piece: 0, path }] : [] }, fields);

/** General 0 attacks general 3. */
const attack = told("attacked", 1, { attackers: [0], defenders: [3], troops: [5, 4], score: 1 });
const combat: CombatSoFar = {
  ...{ attackers: [0], defenders: [3], cities: [0, 5], troops: [5, 4], first_score: 1, score: 1 },
  ...{ played: [], over: false },
};

describe("beats", () => {
  const before = { view: view({ place: [0, 1, -1, 5, 2] }), facts: facts() };
  const after = { view: view({ place: [4, 1, -1, 5, 2] }), facts: null };

  test("each event has its moment, each moment its position, the last the one that came", () => {
    const made = beats(
      [told("marched", 7, {}, [0, 1, 2]), told("conquered", 7, { city: 1 }), told("marched", 8, {}, [2, 3, 4])],
      before,
      after,
    );
    expect(made.map(({ seq, entry }) => [seq, entry?.event.kind])).toEqual([
      [7, "marched"],
      [7, "conquered"],
      [8, "marched"],
    ]);
    expect(made.map(({ position }) => position?.view.place[0])).toEqual([2, undefined, 4]);
    expect(made.map(({ position }) => position?.facts ?? null)).toEqual([before.facts, null, null]);
  });

  test("what is said or done out of turn has none, but the position comes", () => {
    const made = beats([entry("said", { seq: 3, aside: true })], before, after);
    expect(made).toEqual([{ seq: 3, entry: null, position: after, because: [expect.anything()] }]);
    expect(isShown(entry("undo-asked", { aside: true }))).toBe(false);
  });

  test("a long way takes longer, and very much is shown quicker", () => {
    expect(duration(told("marched", 1, {}, [0, 1, 2, 3]))).toBeGreaterThan(duration(told("marched", 1, {}, [0, 1])));
    expect(hurry([attack])).toBe(1);
    const many = Array.from({ length: 100 }, () => attack);
    expect(many.reduce((sum, each) => sum + duration(each), 0) * hurry(many)).toBeCloseTo(30_000);
  });

  test("the scene is where it happens", () => {
    expect(scene(attack, before.view)).toEqual([0, 5]);
    expect(scene(told("conquered", 1, { city: 3 }), before.view)).toEqual([3]);
    expect(scene(told("marched", 1, {}, [0, 1, 2]), before.view)).toEqual([0, 1, 2]);
  });
});

describe("combats", () => {
  test("a combat is what came with its latest event, and what was said of its end", () => {
    const fights = [combat, { ...combat, score: -5 }, { ...combat, score: 2, over: true }];
    let battle = goOn(null, { ...attack, combat: fights[0] ?? null });
    expect(battle).toMatchObject({ attackers: [0], cities: [0, 5], score: 1, aftermath: [] });
    battle = goOn(battle, { ...told("played", 2), combat: fights[1] ?? null });
    expect(battle).toMatchObject({ score: -5, over: false });
    battle = goOn(battle, {
      ...told("defeated", 4, { losers: [3], winners: [0], lost: 2 }),
      combat: fights[2] ?? null,
    });
    battle = goOn(battle, told("marched", 5, {}, [0, 1]));
    battle = goOn(battle, told("retreated", 5, {}, [5, 4]));
    expect(battle?.over).toBe(true);
    expect(battle?.aftermath.map(({ event }) => event.kind)).toEqual(["defeated", "retreated"]);
    expect(goOn(battle, { ...attack, combat })?.aftermath).toEqual([]);
    expect(goOn(battle, entry("stage", { heading: true }))).toBeNull();
  });

  test("in the middle of one it is what the position says", () => {
    expect(battleOf(facts({ combat }))).toMatchObject({ score: 1, aftermath: [] });
    expect(battleOf(facts({ combat: null }))).toBeNull();
  });
});

test("a digest has the five lines that matter most, in their order", () => {
  const kinds: EventKind[] = [
    ...(["stage", "marched", "conquered", "drew", "defeated", "marched", "peace", "shifted", "treaty"] as const),
  ];
  const lines = digest(kinds.map((kind, seq) => told(kind, seq)));
  expect(lines.map(({ event }) => event.kind)).toEqual(["conquered", "defeated", "peace", "shifted", "treaty"]);
});

test("what was seen is kept by game and seat, and only so many of them", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
  const at = (id: string, seq: number) => table({ seq, game: { ...table().game, id } });
  expect(keptSeen(at("a", 0), storage)).toBeNull();
  keepSeen(at("a", 12), storage);
  expect(keptSeen(at("a", 0), storage)).toBe(12);
  for (let number = 0; number < 60; number++) keepSeen(at(`other-${number}`, 1), storage);
  expect(keptSeen(at("a", 0), storage)).toBeNull();
});
