import { describe, expect, it } from "vitest";
import type { Pack } from "../../src/lib/pack";
import type { DecisionContext } from "../../src/store/decision.svelte";
import { Movement } from "../../src/play/decisions/movement.svelte";
import { Payment } from "../../src/play/decisions/payment.svelte";
import { Execute, Place } from "../../src/play/decisions/politics.svelte";
import { Assign, Duel, Hussars, Recruit, Retreat, Split } from "../../src/play/decisions/war.svelte";
import type { DetailOf, Force, HandCard, March, View, Why } from "../../src/lib/types";
import { march as anyMarch, saying, SILENCE } from "../box";

const CITIES = ["wien", "baden", "krems", "linz", "prag"];
const PIECES = ["karl", "traun", "train"];
const LEGAL: Why = { legal: true, rule: null, reason: null, rule_text: null };
const ILLEGAL: Why = { legal: false, rule: "8.k", reason: saying("too much"), rule_text: "" };
const done = { action: "done", label: SILENCE, effects: [] };

const pack = {
  city: (number: number) => ({ id: CITIES[number] }),
  piece: (number: number) => ({ id: PIECES[number], power: 4 }),
  data: { cards: [{ text: "S2/1" }, { text: "S3/1" }, { text: "R/1" }] },
} as unknown as Pack;

/** A page that records actions and gives prepared answers. */
function desk(answers: Record<string, unknown> = {}, some: Partial<DecisionContext> = {}) {
  const acted: string[] = [];
  const looked: { path: string; values: unknown; body: unknown }[] = [];
  const explained: Why[] = [];
  const made: DecisionContext = {
    pack,
    view: { place: [0, 2, 3], hussars: [4, -1] } as unknown as View,
    seat: "maria_theresa",
    pointed: null,
    shift: false,
    act: (action) => acted.push(action),
    request: <Answer>(path: string, values?: unknown, body?: unknown) => {
      looked.push({ path, values, body });
      return Promise.resolve((answers[path] ?? null) as Answer | null);
    },
    frame: () => undefined,
    explain: (why) => explained.push(why),
    ...some,
  };
  return { made, acted, looked, explained };
}
/** Waits for all answers to arrive. */
const settle = async () => {
  for (let times = 0; times < 10; times++) await Promise.resolve();
};

const march = (path: number[], some: Partial<March> = {}) =>
  anyMarch(path, { action: `march karl ${path.map((city) => CITIES[city]).join(" > ")}`, ...some });

function force(power: number, city: number): Force {
  return { generals: [0], city, suit: 0, power, seat: "maria_theresa", least: 3, most: 3 };
}

const movement: DetailOf<"movement"> = {
  kind: "movement",
  powers: [4],
  pieces: [{ piece: 0, city: 0 }],
  reentries: [],
  dispute: null,
  pass_flanders: null,
  alternating: null,
  done,
};

describe("movement", () => {
  const marches = {
    piece: 0,
    ways: [march([0, 1]), march([0, 1, 2])],
    agreements: [{ city: 4, general: 1, seat: "frederick", path: [0, 4] }],
    closed: [{ city: 5, number: 1, which: 2 }],
  };

  it("picks a piece, then a city, and goes there when it is picked again", async () => {
    const { made, acted } = desk({ marches });
    const decision = new Movement(made, movement);
    expect([...decision.highlights.pieces]).toEqual([0]);
    expect(decision.pick({ kind: "piece", id: 0 })).toBe(true);
    await settle();
    expect([...decision.highlights.cities]).toEqual([1, 2]);
    expect([...decision.highlights.quiet]).toEqual([4]);
    decision.pick({ kind: "city", id: 2 });
    expect(decision.ways).toEqual([{ cities: [0, 1, 2], kind: "march" }]);
    expect(acted).toEqual([]);
    decision.pick({ kind: "city", id: 2 });
    expect(acted).toEqual(["march karl wien > baden > krems"]);
  });

  it("bars cities that a treaty closes: they are no targets, and a click tells why", async () => {
    const { made, acted, explained } = desk({
      marches,
      way: { path: [0, 5], march: null, action: null, why: ILLEGAL },
    });
    const decision = new Movement(made, movement);
    decision.select(0);
    await settle();
    expect([...decision.highlights.closed]).toEqual([5]);
    expect(decision.highlights.cities.has(5)).toBe(false);
    decision.pick({ kind: "city", id: 5 });
    await settle();
    expect([acted, explained]).toEqual([[], [ILLEGAL]]);
  });

  it("takes back the way first, and then the piece", async () => {
    const { made } = desk({ marches });
    const decision = new Movement(made, movement);
    decision.select(0);
    await settle();
    decision.pick({ kind: "city", id: 1 });
    expect(decision.cancel()).toBe(true);
    expect([decision.plan, decision.piece]).toEqual([null, 0]);
    expect(decision.pick({ kind: "ground" })).toBe(true);
    expect(decision.piece).toBeNull();
    expect(decision.cancel()).toBe(false);
  });

  it("adds way-points with Shift, and explains a way that cannot be gone", async () => {
    const back = march([0, 1, 0, 1]);
    const answers: Record<string, unknown> = {
      marches,
      way: { path: back.path, march: back, action: back.action, why: LEGAL },
    };
    const { made, acted, looked, explained } = desk(answers, { shift: true });
    const decision = new Movement(made, movement);
    decision.select(0);
    await settle();
    decision.pick({ kind: "city", id: 1 });
    decision.pick({ kind: "city", id: 0 });
    await settle();
    expect(looked.at(-1)).toEqual({ path: "way", values: {}, body: { piece: 0, points: [1, 0], force: null } });
    expect(decision.plan?.path).toEqual([0, 1, 0, 1]);
    answers["way"] = { path: [0, 3], march: null, action: null, why: ILLEGAL };
    decision.pick({ kind: "city", id: 3 });
    await settle();
    expect(explained).toEqual([ILLEGAL]);
    expect(decision.plan?.path).toEqual([0, 1, 0, 1]);
    decision.confirm();
    expect(acted).toEqual([back.action]);
  });

  it("tells of a stack that needs consent instead of going there", async () => {
    const { made, acted } = desk({ marches });
    const decision = new Movement(made, movement);
    decision.select(0);
    await settle();
    decision.pick({ kind: "city", id: 4 });
    expect(decision.agreement?.seat).toBe("frederick");
    expect(decision.confirm()).toBe(false);
    expect(acted).toEqual([]);
  });

  it("explains why a piece does not move", async () => {
    const { made, looked, explained } = desk({ why: ILLEGAL });
    new Movement(made, movement).pick({ kind: "piece", id: 1 });
    await settle();
    expect(looked).toEqual([{ path: "why", values: { piece: 1 }, body: undefined }]);
    expect(explained).toEqual([ILLEGAL]);
  });

  it("brings a train back for the cards that are chosen", async () => {
    const hand: HandCard[] = [
      { card: 0, text: "S2", worth: 2 },
      { card: 1, text: "S4", worth: 4 },
    ];
    const reentry = {
      train: 2,
      city: null,
      cost: 4,
      hand,
      cheapest: [1],
      spots: [{ city: 0, action: "re-enter train wien with S4", commander: null }],
      pattern: "re-enter train {city} with {cards}",
    };
    const { made, acted } = desk({ why: ILLEGAL });
    const decision = new Movement(made, { ...movement, reentries: [reentry] });
    decision.bring(reentry);
    expect(decision.card(4, 1)).toEqual({ usable: true, chosen: true, note: "" });
    decision.pickCard(4, 0);
    await settle();
    decision.pick({ kind: "city", id: 0 });
    expect(acted).toEqual([]);
    decision.payment?.propose([1]);
    decision.pick({ kind: "city", id: 0 });
    expect(acted).toEqual(["re-enter train wien with S4"]);
  });

  it("keeps the piece when somebody else has moved", async () => {
    const { made } = desk({ marches });
    const before = new Movement(made, movement);
    before.select(0);
    const after = new Movement(made, { ...movement, alternating: "frederick" });
    after.carry(before);
    await settle();
    expect(after.piece).toBe(0);
    expect([...after.goals.keys()]).toEqual([1, 2]);
  });
});

describe("a payment", () => {
  const hand: HandCard[] = [
    { card: 0, text: "S2", worth: 2 },
    { card: 2, text: "R", worth: 8 },
  ];

  it("is legal as proposed, and asks the server after a change", async () => {
    const { made, looked } = desk({ why: ILLEGAL });
    const payment = new Payment(made, 4, hand, (cards) => `toll austria ${cards} for karl`, [0]);
    expect([payment.sum, payment.legal, payment.action]).toEqual([2, true, "toll austria S2 for karl"]);
    payment.toggle(2);
    expect(payment.legal).toBe(false);
    await settle();
    expect(looked).toEqual([{ path: "why", values: { action: "toll austria S2 R for karl" }, body: undefined }]);
    expect([payment.sum, payment.why?.rule]).toEqual([10, "8.k"]);
  });

  it("buys troops with the cheapest cards for each number", () => {
    const { made, acted } = desk();
    const recruit = new Recruit(made, {
      kind: "recruit",
      power: 4,
      cost: 4,
      most: 2,
      room: 9,
      hand,
      worth: 10,
      counts: [
        { count: 0, cost: 0, cards: [], sum: 0, action: "recruit austria 0" },
        { count: 1, cost: 4, cards: [2], sum: 8, action: "recruit austria 1 with R" },
        { count: 2, cost: 8, cards: [2], sum: 8, action: "recruit austria 2 with R" },
      ],
      pattern: "recruit austria {count} with {cards}",
    });
    expect(recruit.action).toBe("recruit austria 0");
    recruit.want(2);
    expect(recruit.cost).toBe(8);
    recruit.confirm();
    expect(acted).toEqual(["recruit austria 2 with R"]);
  });
});

describe("troops", () => {
  it("are split as proposed, or otherwise with the same sum", () => {
    const { made, acted } = desk();
    const split = new Split(made, {
      kind: "split",
      powers: [
        {
          power: 4,
          troops: 9,
          most: 8,
          generals: [
            { general: 0, least: 1, away: false },
            { general: 1, least: 2, away: false },
          ],
          proposal: [5, 4],
          action: "",
          pattern: "split austria {troops}",
        },
      ],
    });
    split.change(4, 0, 3);
    expect(split.left(4)).toBe(2);
    split.change(4, 1, 6);
    expect(split.left(4)).toBe(0);
    split.split(4);
    expect(acted).toEqual(["split austria karl 3, traun 6"]);
  });

  it("are given as proposed, and to those who re-enter where they are sent", () => {
    const { made, acted } = desk();
    const assign = new Assign(made, {
      kind: "assign",
      power: 4,
      count: 3,
      takers: [{ general: 0, city: 0, troops: 6, room: 2 }],
      entering: [
        {
          general: 1,
          room: 8,
          entries: [
            { city: 0, commander: null, text: "wien" },
            { city: 4, commander: 1, text: "prag command traun" },
          ],
        },
      ],
      proposal: [2, 1],
      places: [1],
      action: "",
      pattern: "assign austria {troops}",
    });
    expect([...assign.counts]).toEqual([
      [0, 2],
      [1, 1],
    ]);
    assign.confirm();
    assign.entering = 1;
    expect([...assign.highlights.cities]).toEqual([0, 4]);
    expect(assign.pick({ kind: "city", id: 0 })).toBe(true);
    assign.confirm();
    expect(acted).toEqual(["assign austria karl 2, traun 1 prag command traun", "assign austria karl 2, traun 1 wien"]);
  });

  it("are not given out while some are left", () => {
    const { made, acted } = desk();
    const assign = new Assign(made, {
      kind: "assign",
      power: 4,
      count: 1,
      takers: [{ general: 0, city: 0, troops: 6, room: 2 }],
      entering: [],
      proposal: [1],
      places: [],
      action: "",
      pattern: "assign austria {troops}",
    });
    assign.change(0, 0);
    expect(assign.confirm()).toBe(false);
    assign.pick({ kind: "piece", id: 0 });
    assign.confirm();
    expect(acted).toEqual(["assign austria karl 1"]);
  });
});

describe("hussars", () => {
  const detail: DetailOf<"hussars"> = {
    kind: "hussars",
    hussars: [{ hussar: 1, city: null, pattern: "hussar 2 > {city}" }],
    cities: [1, 2],
    done,
  };

  it("are placed by a click or a drag", () => {
    const { made, acted } = desk();
    const hussars = new Hussars(made, detail);
    hussars.pick({ kind: "city", id: 2 });
    hussars.drop({ kind: "hussar", id: 1 }, [4, 1]);
    expect(acted).toEqual(["hussar 2 > krems", "hussar 2 > baden"]);
  });

  it("go nowhere else, and it is said why", async () => {
    const { made, acted, explained } = desk({ why: ILLEGAL });
    new Hussars(made, detail).pick({ kind: "piece", id: 0 });
    await settle();
    expect([acted, explained]).toEqual([[], [ILLEGAL]]);
  });
});

describe("a combat", () => {
  const detail: DetailOf<"duel"> = {
    kind: "duel",
    attackers: force(2, 1),
    defenders: force(4, 0),
    score: -3,
    scores: [3, -3],
    side: "defenders",
    seat: "maria_theresa",
    suit: 0,
    must: false,
    cards: [{ card: 0, text: "S2", value: 2, score: -1, passes: false, action: "play S2" }],
    reserves: [
      {
        card: 2,
        text: "R",
        values: [{ card: 2, text: "R=S5", value: 5, score: 2, passes: true, action: "play R=S5" }],
      },
    ],
    stop: null,
    pattern: "play {cards}",
  };

  it("shows the score that each card makes, and plays it", () => {
    const { made, acted } = desk();
    const duel = new Duel(made, detail);
    expect(duel.card(4, 0)).toEqual({ usable: true, chosen: false, note: "−1" });
    expect(duel.card(4, 1)).toEqual({ usable: false, chosen: false, note: "" });
    expect(duel.card(2, 0)).toBeNull();
    duel.pickCard(4, 0);
    expect(acted).toEqual(["play S2"]);
  });

  it("knows what there is to play in one's own hand alone", () => {
    const { made } = desk();
    const can = (some: Partial<typeof detail>) => new Duel(made, { ...detail, ...some }).can;
    expect([can({}), can({ reserves: [] }), can({ cards: [] }), can({ cards: [], reserves: [] })]).toEqual([
      "both",
      "suit",
      "reserve",
      "none",
    ]);
    expect(new Duel(desk({}, { seat: "louis" }).made, detail).can).toBe("unknown");
  });

  it("asks for the value of a Reserve", () => {
    const { made } = desk();
    const duel = new Duel(made, detail);
    duel.pickCard(4, 2);
    expect(duel.values.map(({ action }) => action)).toEqual(["play R=S5"]);
    expect(duel.cancel()).toBe(true);
    expect(duel.values).toEqual([]);
  });

  it("explains a card that cannot be played", async () => {
    const { made, looked, explained } = desk({ why: ILLEGAL });
    new Duel(made, detail).pickCard(4, 1);
    await settle();
    expect(looked[0]?.values).toEqual({ action: "play S3/1" });
    expect(explained).toEqual([ILLEGAL]);
  });

  it("has nothing to play for others", () => {
    const { made } = desk({}, { seat: "louis" });
    const duel = new Duel(made, detail);
    expect([duel.mine, duel.card(4, 0)]).toEqual([false, null]);
  });
});

describe("a retreat", () => {
  it("shows the way to where the pointer is, and goes where is picked twice", () => {
    const { made, acted } = desk({}, { pointed: 2 });
    const retreat = new Retreat(made, {
      kind: "retreat",
      losers: [1],
      city: 0,
      length: 2,
      winners: [0],
      winner_city: 4,
      distance: 3,
      ends: [{ city: 2, path: [0, 1, 2], action: "retreat wien > baden > krems" }],
      pattern: "retreat {path}",
    });
    expect(retreat.ways).toEqual([{ cities: [0, 1, 2], kind: "retreat" }]);
    retreat.pick({ kind: "city", id: 2 });
    retreat.pick({ kind: "city", id: 2 });
    expect(acted).toEqual(["retreat wien > baden > krems"]);
  });
});

describe("a Political Card", () => {
  it("is executed in part", () => {
    const { made, acted } = desk();
    const option = (boxes: number, text: string) => ({
      boxes,
      box: 3 + boxes,
      track: 0,
      action: null,
      meaning: SILENCE,
      changes: [],
      label: SILENCE,
      text,
    });
    const execute = new Execute(made, {
      kind: "execute",
      power: 4,
      political: 0,
      shifts: [
        { track: 0, marker: 3, announced: 0, options: [option(0, ""), option(-1, "saxony left 1")] },
        { track: 2, marker: 3, announced: 0, options: [option(0, ""), option(1, "italy right 1")] },
      ],
      instruction: saying("…"),
      barred: false,
      executions: [],
      discard: done,
      pattern: "execute {parts}",
    });
    expect(execute.confirm()).toBe(false);
    execute.choose(1, 1);
    execute.instruction = true;
    execute.confirm();
    expect(acted).toEqual(["execute italy right 1, instruction"]);
  });
});

describe("a piece that must go", () => {
  it("goes at once, unless it must be said who commands, or why it cannot go there", () => {
    const { made, acted, looked } = desk();
    const spot = (city: number, commander: number | null, action: string) => ({ city, commander, action });
    const place = new Place(made, {
      kind: "place",
      reason: "way",
      pieces: [
        {
          piece: 0,
          city: 0,
          spots: [
            spot(1, null, "place karl baden"),
            spot(2, 0, "place karl krems command karl"),
            spot(2, 1, "place karl krems command traun"),
          ],
          pattern: "place karl {city}",
        },
      ],
    });
    place.pick({ kind: "city", id: 2 });
    expect(acted).toEqual([]);
    expect(place.at(place.spot?.city ?? -1).map(({ commander }) => commander)).toEqual([0, 1]);
    place.pick({ kind: "city", id: 1 });
    expect(acted).toEqual(["place karl baden"]);
    place.pick({ kind: "city", id: 4 });
    expect(looked.at(-1)?.values).toEqual({ action: "place karl prag" });
  });
});
