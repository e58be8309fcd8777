/** What is shown of the events, in which order, and its result. */

import { describe, expect, test } from "vitest";
import { battleAt, battleOf, conquests, goOn } from "../src/lib/battle";
import { beats, digest, duration, hurry, isShown, outcomes, type Step } from "../src/show/beats";
import { electors, losses } from "../src/show/great";
import { scene } from "../src/lib/scene";
import { keepSeen, keptSeen } from "../src/show/seen";
import type { CombatSoFar, Entry, EventKind, EventOf, TableState } from "../src/lib/types";
import { entry, facts, SILENCE, table, view } from "./box";

const told = <Kind extends EventKind>(kind: Kind, seq: number, fields: Partial<EventOf<Kind>> = {}, path?: number[]) =>
  entry<Kind>(kind, { seq, journeys: path ? [{ piece: 0, path }] : [] }, fields);

/** General 0 attacks general 3. */
const attack = told("attacked", 1, { attackers: [0], defenders: [3], troops: [5, 4], score: 1 });
const combat: CombatSoFar = {
  ...{ attackers: [0], defenders: [3], cities: [0, 5], powers: [0, 4], troops: [5, 4], first_score: 1, score: 1 },
  ...{ played: [], over: false },
};

const step = (entries: Entry[], before: Partial<TableState>, after: Partial<TableState>): Step => ({
  ...{ before: table(before), after: table(after), entries, heard: 10 },
});

describe("beats", () => {
  const before = { view: view({ place: [0, 1, -1, 5, 2], hands: [[1]] }), facts: facts(), to_act: ["frederick"] };
  const after = { seq: 8, view: view({ place: [4, 1, -1, 5, 2], hands: [[2]] }), facts: facts(), to_act: ["louis"] };

  test("each event has its moment, each moment its table, the last the one that came", () => {
    const marches = [
      told("marched", 7, {}, [0, 1, 2]),
      told("conquered", 7, { city: 1 }),
      told("marched", 8, {}, [2, 4]),
    ];
    const { beats: made } = beats(step(marches, before, after), null);
    expect(made.map(({ entry, told }) => [entry?.event.kind, told])).toEqual([
      ["marched", 11],
      ["conquered", 12],
      ["marched", 13],
    ]);
    expect(made.map(({ table }) => table.view?.place[0])).toEqual([2, 2, 4]);
    expect(made.map(({ table }) => table.to_act)).toEqual([["frederick"], ["frederick"], ["louis"]]);
    expect(made.map(({ walks }) => walks.map(({ path }) => path))).toEqual([[[0, 1, 2]], [], [[2, 4]]]);
  });

  test("on the political display a card lies face-down until the event that turns it up", () => {
    const display = {
      placed: [null, null, -1],
      placed_backs: [-1, 1, -1],
      display: [[], [], []],
      face_down: [[], [], []],
    };
    const turned = { placed: [null, null, -1], placed_backs: [-1, -1, -1], display: [[], [9], [7]] };
    const { beats: made } = beats(
      step(
        [
          told("laid", 7, { power: 2, deck: 0, card: 7 }),
          told("turned-up", 7, { power: 1, card: 9 }),
          told("turned-up", 7, { power: 2, card: 7 }),
        ],
        { ...before, view: view(display) },
        { ...after, view: view({ ...display, ...turned }) },
      ),
      null,
    );
    const shown = made.map(({ table }) => table.view);
    expect(shown.map((at) => at?.display)).toEqual([
      [[], [], []],
      [[], [9], []],
      [[], [9], [7]],
    ]);
    expect(shown.map((at) => at?.placed_backs)).toEqual([
      [-1, 1, 0],
      [-1, -1, 0],
      [-1, -1, -1],
    ]);
    expect(shown.map((at) => at?.placed[2])).toEqual([7, 7, -1]);
  });

  test("nobody is asked any more where a general retreats who has gone", () => {
    const went = [told("retreated", 7, {}, [0, 1]), told("conquered", 7, { city: 1 })];
    const asked = (entries: Entry[]) =>
      beats(step(entries, { ...before, question: SILENCE }, after), null).beats[0]?.table.question;
    expect(asked(went)).toBeNull();
    expect(asked([...went].reverse())).toEqual(SILENCE);
  });

  test("what is said or done out of turn has none, but the table comes", () => {
    const { beats: made } = beats(step([entry("said", { seq: 3, aside: true })], before, after), null);
    expect(made).toMatchObject([{ entry: null, told: 11, table: { seq: 8 } }]);
    expect(isShown(entry("undo-asked", { aside: true }))).toBe(false);
  });

  test("markers, pips and hands come with the event that tells of them, and what was decided is no longer asked", () => {
    const goal = { power: 2, rule: "", needed: 9, what: "core", missing: [], lacking: SILENCE, text: SILENCE };
    const marker = (city: number, power: number) => ({ city, kind: "victory" as const, power });
    const takes = (city: number) => told("conquered", 7, { power: 2, city, former: 4, owner: 2, marked: true });
    const [first, second] = beats(
      step(
        [takes(1), takes(3), told("drew", 7, { power: 0 })],
        { ...before, to_act: ["louis"], question: SILENCE, facts: facts({ goals: [{ ...goal, reached: 2 }] }) },
        { ...after, facts: facts({ goals: [{ ...goal, reached: 4 }], markers: [marker(1, 2), marker(3, 2)] }) },
      ),
      null,
    ).beats;
    expect(first?.table.facts?.markers.map(({ city }) => city)).toEqual([1]);
    expect([first, second].map((beat) => beat?.table.facts?.goals[0]?.reached)).toEqual([3, 4]);
    expect([first, second].map((beat) => beat?.table.view?.hands[0])).toEqual([[1], [1]]);
    expect(first?.table.question).toBeNull();
    expect(first?.table.to_act).toEqual([]);
  });

  test("when the next part of a turn begins, nobody is asked what he was asked before", () => {
    const stage = told("stage", 7, { powers: [0] });
    const [first, second] = beats(
      step(
        [told("marched", 7, {}, [0, 1]), { ...stage, heading: true }, told("marched", 7, {}, [1, 2])],
        { ...before, question: SILENCE },
        { ...after, question: SILENCE },
      ),
      null,
    ).beats;
    expect([first, second].map((beat) => beat?.table.question)).toEqual([SILENCE, null]);
    expect([first, second].map((beat) => beat?.table.to_act)).toEqual([["frederick"], []]);
  });

  test("a long way takes longer, and very much is shown quicker", () => {
    expect(duration(told("marched", 1, {}, [0, 1, 2, 3]))).toBeGreaterThan(duration(told("marched", 1, {}, [0, 1])));
    expect(hurry(duration(attack))).toBe(1);
    expect(100 * duration(attack) * hurry(100 * duration(attack))).toBeCloseTo(30_000);
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
    battle = goOn(battle, told("retreated", 5, {}, [5, 4]));
    expect(battle?.over).toBe(true);
    battle = goOn(battle, told("conquered", 5, { power: 2, city: 3 }));
    battle = goOn(battle, told("conquered", 5, { power: 2, city: 1 }));
    expect(battle?.aftermath.map(({ event }) => event.kind)).toEqual([
      ...["defeated", "retreated", "conquered", "conquered"],
    ]);
    expect(conquests(battle?.aftermath ?? [])).toEqual([{ power: 2, cities: [3, 1] }]);
    expect(goOn(battle, told("marched", 5, {}, [0, 1]))).toBeNull();
    expect(goOn(battle, { ...attack, combat })?.aftermath).toEqual([]);
    expect(goOn(battle, entry("stage", { heading: true }))).toBeNull();
  });

  test("in the middle of one it is what the position says", () => {
    expect(battleOf(facts({ combat }))).toMatchObject({ score: 1, aftermath: [] });
    expect(battleOf(facts({ combat: null }))).toBeNull();
  });

  test("the past has the combat that is fought there, or ended there", () => {
    const end = { ...told("tie", 4), combat: { ...combat, over: true } };
    expect(battleAt([end], 3, facts({ combat }))).toMatchObject({ over: false });
    expect(battleAt([end], 4, facts())).toMatchObject({ over: true, aftermath: [end] });
    expect(battleAt([end], 5, facts())).toBeNull();
  });

  test("one that ends gets a card before anything else moves, but not before the retreat is chosen", () => {
    const end = { ...told("defeated", 4, { losers: [3], winners: [0], lost: 2 }), combat: { ...combat, over: true } };
    const choosing = { choices: { step: "retreat" } } as unknown as Partial<TableState>;
    const chosen = beats(step([end], {}, choosing), null);
    expect(chosen.beats.map(({ result }) => result)).toEqual([false]);
    const went = [told("retreated", 5, {}, [5, 4]), entry("stage", { seq: 5, heading: true })];
    const { beats: made, battle } = beats(step(went, choosing, {}), chosen.battle);
    expect(made.map(({ entry, result }) => [entry?.event.kind, result])).toEqual([
      ["retreated", false],
      [undefined, true],
      ["stage", false],
    ]);
    expect(made.map((beat) => beat.battle?.aftermath.length)).toEqual([2, 2, undefined]);
    const shown = outcomes(made);
    expect(shown.at(-1)?.result).toBe(true);
    expect(shown.map(({ table }) => table)).not.toContain(made.at(-1)?.table);
    expect(battle).toBeNull();
  });

  test("my own attack that is over at once begins with the troops on both sides, another one waits for an answer", () => {
    const begun = { ...attack, combat };
    const end = { ...told("defeated", 1, { losers: [3], winners: [0], lost: 2 }), combat: { ...combat, over: true } };
    const kinds = (entries: Entry[]) =>
      outcomes(beats(step(entries, {}, {}), null).beats).map(({ entry }) => entry?.event.kind);
    expect(kinds([begun, end])).toEqual(["attacked", "defeated", undefined]);
    expect(kinds([begun])).toEqual([]);
    expect(kinds([told("laid", 1), told("turned-up", 1, { power: 2 })])).toEqual(["turned-up"]);
  });
});

test("electors fall to the side that their seats have voted for", () => {
  const votes = [0, 2, 2, 4].map((power, city) => ({ city, power }));
  const voted = entry("voted", {}, { seat: 1, francis: 1, charles: 1 });
  const entries = [entry("voted", {}, { seat: 0, francis: 1, charles: 0 }), entry("election"), voted];
  const found = electors({ votes }, { seat_of: [0, 0, 1, 1, 2, 1] }, (power) => power === 4, entries);
  expect(found.map(({ francis }) => francis)).toEqual([false, true, false, true]);
});

test("a winter tells what the combats since the one before have cost", () => {
  const lost = (lost: number, loser: number) => told("defeated", 1, { losers: [loser], winners: [], lost });
  const years = [lost(9, 0), entry("winter"), lost(2, 0), lost(1, 3), lost(3, 0), entry("winter")];
  expect([...losses(years, (piece) => piece)]).toEqual([
    [0, 5],
    [3, 1],
  ]);
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
