/** What is shown of what happened, in which order, and what it comes to. */

import { describe, expect, test } from "vitest";
import { battleOf, beats, beginBattle, digest, duration, goOn, hurry, isShown } from "../src/show/beats";
import { members, scene } from "../src/lib/scene";
import { keepSeen, keptSeen } from "../src/show/seen";
import { entry, facts, table, view } from "./box";

const told = (kind: string, seq: number, values: Record<string, unknown> = {}, path?: number[]) =>
  entry(kind, { seq, values, journeys: path ? [{ piece: 0, path }] : [] });

/** General 0 attacks general 3. */
const attack = told("attacked", 1, { attackers: 1, defenders: 8, troops: [5, 4], score: 1 });
const powerOf = (piece: number) => (piece === 3 ? 1 : 0);

describe("beats", () => {
  const before = { view: view({ place: [0, 1, -1, 5, 2] }), facts: facts() };
  const after = { view: view({ place: [4, 1, -1, 5, 2] }), facts: null };

  test("each event has its moment, each moment its position, the last the one that came", () => {
    const made = beats(
      [told("marched", 7, {}, [0, 1, 2]), told("conquered", 7, { city: 1 }), told("marched", 8, {}, [2, 3, 4])],
      before,
      after,
    );
    expect(made.map(({ seq, entry }) => [seq, entry?.kind])).toEqual([
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
    expect(isShown(entry("undo-asked"))).toBe(false);
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
    expect(members(2 ** 40 + 5)).toEqual([0, 2, 40]);
  });
});

describe("combats", () => {
  const place = view({ place: [0, 1, -1, 5, 2] });

  test("cards fall on the side of who plays them, and the score is the attackers'", () => {
    let battle = beginBattle(attack, place);
    expect(battle).toMatchObject({ attackers: [0], defenders: [3], cities: [0, 5], troops: [5, 4], score: 1 });
    battle = goOn(battle, told("played", 2, { power: 1, card: 11, value: 6, score: 5 }), powerOf);
    expect(battle).toMatchObject({ score: -5, over: false, cards: [{ side: "defenders", card: 11, value: 6 }] });
    battle = goOn(battle, told("played", 3, { power: 0, card: 12, value: 7, score: 2 }), powerOf);
    expect(battle.score).toBe(2);
    battle = goOn(battle, told("defeated", 4, { losers: 8, winners: 1, lost: 2 }), powerOf);
    battle = goOn(battle, told("marched", 5, {}, [0, 1]), powerOf);
    battle = goOn(battle, told("retreated", 5, {}, [5, 4]), powerOf);
    expect(battle.over).toBe(true);
    expect(battle.told.map(({ kind }) => kind)).toEqual(["defeated", "retreated"]);
  });

  test("in the middle of one the cards are those that count: what was taken back is gone", () => {
    const played = [{ side: "attackers" as const, power: 0, card: 3, value: 4, score: 4 }];
    const combat = { troops: [5, 4], first_score: 1, score: 4, played };
    const ghosts = [attack, told("played", 2, { card: 9 }), told("taken-back", 3)];
    expect(battleOf(ghosts, { view: place, facts: facts({ combat }) })).toMatchObject({ score: 4, cards: played });
    expect(battleOf(ghosts, { view: place, facts: facts({ combat: null }) })).toBeNull();
  });
});

test("a digest has the five lines that matter most, in their order", () => {
  const kinds = ["stage", "marched", "conquered", "drew", "defeated", "marched", "peace", "shifted", "treaty"];
  const lines = digest(kinds.map((kind, seq) => told(kind, seq)));
  expect(lines.map(({ kind }) => kind)).toEqual(["conquered", "defeated", "peace", "shifted", "treaty"]);
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
