/** The screen shows what the server says: parts are rendered here as they would be in a browser. */

import { readFileSync } from "node:fs";
import type { Component, ComponentProps } from "svelte";
import { render } from "svelte/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import CityCard from "../src/board/CityCard.svelte";
import Markers from "../src/board/Markers.svelte";
import Piece from "../src/board/Piece.svelte";
import { counters } from "../src/lib/position";
import { whereIsCard } from "../src/know/cards";
import Goals from "../src/know/Goals.svelte";
import Politics from "../src/know/Politics.svelte";
import Diplomacy from "../src/shell/Diplomacy.svelte";
import Tracks from "../src/know/Tracks.svelte";
import { acting, type Offer } from "../src/store/acting.svelte";
import Combat from "../src/play/Combat.svelte";
import { decisionOf } from "../src/play/decisions/registry";
import { Duel } from "../src/play/decisions/war.svelte";
import type { DecisionContext } from "../src/store/decision.svelte";
import PlayPanel from "../src/shell/PlayPanel.svelte";
import RequestBanner from "../src/play/RequestBanner.svelte";
import type { DetailOf, Facts, Politics as PoliticalFacts } from "../src/lib/types";
import UndoBar from "../src/play/UndoBar.svelte";
import Seats from "../src/shell/Seats.svelte";
import TurnSequence from "../src/shell/TurnSequence.svelte";
import { show } from "../src/show/show.svelte";
import { store } from "../src/store/store.svelte";
import { learn } from "../src/lib/texts.svelte";
import { entry, facts, pack, part, saying, SILENCE, table, view } from "./box";

/** General 0 attacks general 3. */
const FOUGHT = {
  ...{ attackers: [0], defenders: [3], cities: [0, 5], powers: [0, 4], troops: [3, 3], first_score: 0, score: 2 },
  ...{ played: [], over: false },
};

const CATALOGUES = ["board", "names", "page", "play"].map((name) =>
  readFileSync(new URL(`../../src/maria/texts/en/${name}.ftl`, import.meta.url), "utf-8"),
);

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("location", { origin: "" });

beforeEach(() => {
  learn("en", CATALOGUES);
  store.reset();
  store.pack = pack;
  acting.offer = acting.decision = null;
});

type Made = Record<string, never>;

/** What a part of the page renders. */
function drawn<Props extends Record<string, unknown> = Made>(
  part: Component<Props>,
  props?: ComponentProps<Component<Props>>,
): string {
  return render(part as Component, { props: props ?? {} }).body.replace(/<!--.*?-->/g, "");
}

/** Its words alone, or those of something rendered. */
function words<Props extends Record<string, unknown> = Made>(
  part: Component<Props> | string,
  props?: ComponentProps<Component<Props>>,
): string {
  return (typeof part === "string" ? part : drawn(part, props))
    .replace(/<[^>]*>/g, " ")
    .replace(/[\s\u2060]+/g, " ")
    .trim();
}

const told = (changes: Partial<Facts>) => (store.latest = table({ facts: facts(changes) }));

describe("the sequence of play", () => {
  const sequence = (changes: Partial<Facts["sequence"]>) => told({ sequence: { ...facts().sequence, ...changes } });
  const now = () =>
    /aria-current="step"[^>]*>(.*?)<\/li>/
      .exec(drawn(TurnSequence))?.[1]
      ?.replace(/<[^>]*>/g, "")
      .trim();

  test("after the cession the game goes on to turn 15 (SG.e)", () => {
    sequence({ turn: 11, last_turn: 15 });
    expect(words(TurnSequence)).toContain("Turn 11 of 15");
  });

  test("no winter follows the last turn of a short game (5.e), and one follows others", () => {
    const stages = [part("hussars"), part("stage", 0, 1)];
    sequence({ turn: 9, parts: stages });
    expect(words(TurnSequence)).not.toContain("Winter");
    sequence({ turn: 6, parts: [...stages, part("winter")] });
    expect(words(TurnSequence)).toContain("Winter");
  });

  test("whoever acts in a stage stands there, Saxony in two of them when it changes sides (19.3.d)", () => {
    sequence({ parts: [part("stage", 0, 1), part("stage", 2, 3), part("stage", 4, 3)], part: 2, phase: 1 });
    expect(drawn(TurnSequence).match(/aria-label="power-saxony"/g)).toHaveLength(2);
    expect(drawn(TurnSequence)).toContain('title="power-austria, power-saxony"');
    expect(now()).toContain("Supply");
    expect(drawn(TurnSequence)).toMatch(/class="[^"]*present[^"]*">Supply/);
  });

  test("set-up and the end are parts like others", () => {
    sequence({ turn: 0, parts: [part("setup")] });
    expect(words(TurnSequence)).toBe("Set-up");
    sequence({ turn: 7, parts: [part("end")] });
    expect(words(TurnSequence)).toBe("Turn 7 of 9 Over");
  });

  test("the past has a sequence of its own", () => {
    sequence({ turn: 7 });
    const then = facts();
    store.past = { seq: 3, view: view(), facts: { ...then, sequence: { ...then.sequence, turn: 4 } } };
    expect(words(TurnSequence)).toContain("Turn 4 of 9");
  });
});

test("goals and what comes otherwise are told as they stand: with two players a draw (24.b)", () => {
  told({
    goals: [
      {
        power: 0,
        what: "core",
        reached: 9,
        needed: 9,
        rule: "24.b",
        missing: [],
        lacking: null,
        text: saying("France needs this and more."),
      },
    ],
    otherwise: { turn: 9, winner: null, rule: "24.b", text: saying("After turn 9 it is a draw.") },
  });
  expect(words(Goals)).toBe("France needs this and more. ? After turn 9 it is a draw. ?");
  expect(drawn(Goals).match(/class="[^"]*full/g)).toHaveLength(9);
});

describe("the board", () => {
  test("troops are between the numbers that the server gives, also where totals would say more (6.d)", () => {
    const seen = view({ totals: [10, 0, 0, 0, 0, 0], place: [0, 1, -1, 3, 4] });
    const known = facts({
      troops: [
        [3, 3],
        [2, 7],
      ] as number[][],
      stacks: [{ city: 0, pieces: [1, 0] }],
    });
    const shown = { power: pack.power(0), detail: 1, glowing: false, selected: false };
    const badges = counters(seen, known, pack).map((counter) => words(Piece, { ...shown, counter }));
    expect(badges.slice(0, 2)).toEqual(["1 3", "2 2–7"]);
    store.latest = table({ view: seen, facts: known });
    expect(words(CityCard, { city: 0 })).toMatch(/General 02.*2 to 7 troops.*General 01.*3 troops/);
  });

  test("who stands alone on a city is no stack, and on its card all the same", () => {
    store.latest = table({
      view: view(),
      facts: facts({
        troops: [
          [3, 3],
          [4, 4],
        ],
      }),
    });
    expect(words(CityCard, { city: 1 })).toMatch(/General 02.*4 troops/);
  });

  test("markers lie where the server says", () => {
    told({
      markers: [
        { city: 1, kind: "control", power: 4 },
        { city: 3, kind: "question", power: 0 },
      ],
    });
    expect(drawn(Markers).match(/class="marker (\w+)/g)).toEqual(['class="marker control', 'class="marker question']);
  });
});

describe("politics", () => {
  const politics = (changes: Partial<PoliticalFacts> = {}) =>
    ({
      trump: null,
      display: [],
      order: [],
      offered: [],
      tracks: [],
      boxes: [],
      votes: [],
      election: SILENCE,
      agreements: [],
      ...changes,
    }) as unknown as PoliticalFacts;

  test("a game has them if the server tells of them", () => {
    store.latest = table({ view: view({ revealed: [], political: [], boxed: [] }), facts: facts() });
    expect(words(Politics)).toBe("There are no politics in this game, only in the advanced game.");
    const known = politics({ agreements: [saying("France pays Bavaria.")], election: saying("Nobody is elected.") });
    store.latest = table({ view: view({ revealed: [], political: [], boxed: [] }), facts: facts({ politics: known }) });
    expect(words(Politics)).toMatch(/Nobody is elected\..*France pays Bavaria\./);
  });

  test("a marker stops where the server says: Saxony's never goes back to a Prussian box (19.3.d)", () => {
    const html = drawn(Tracks, { markers: [{ marker: 0, announced: -1, goal: 1 }] });
    const [first = "", second = ""] = html.split("<li").slice(1);
    expect([first.includes("goal"), second.includes("goal")]).toEqual([false, true]);
  });
});

describe("a combat", () => {
  const force = (power: number, city: number) => ({
    generals: [0],
    city,
    suit: 0,
    power,
    seat: "louis",
    least: 3,
    most: 3,
  });
  const detail: DetailOf<"duel"> = {
    kind: "duel",
    attackers: force(0, 1),
    defenders: force(0, 0),
    score: -2,
    scores: [2, -2],
    side: "defenders",
    seat: "louis",
    suit: 0,
    must: false,
    cards: [],
    reserves: [],
    stop: null,
    pattern: "play {cards}",
  };
  const duel = new Duel({ pack, seat: "louis" } as unknown as DecisionContext, detail);
  const card = (side: "attackers" | "defenders", value: number) => ({ side, power: 0, card: 0, value, score: 0 });
  const shown = (...played: ReturnType<typeof card>[]) => {
    store.latest = table({ facts: facts({ combat: { ...FOUGHT, played } }) });
    store.heard = [entry("played", {}, { power: 0, card: 0, value: 8 }), entry("taken-back")];
    acting.decision = duel;
    return store.battle ? drawn(Combat, { battle: store.battle }) : "";
  };
  const lying = (html: string) =>
    [...html.matchAll(/class="value reserve[^"]*"[^>]*>(\d+)/g)].map(([, value]) => value);

  test("what lies on the table is what counts: a card that was taken back is not there, played again it is once", () => {
    expect(lying(shown())).toEqual([]);
    expect(lying(shown(card("attackers", 8)))).toEqual(["8"]);
  });

  test("each side has its cards, also where both are of one power", () => {
    const [attackers = "", defenders = ""] = shown(card("attackers", 5), card("defenders", 7)).split("side defenders");
    expect([lying(attackers), lying(defenders)]).toEqual([["5"], ["7"]]);
    expect(words(/<output[\s\S]*?<\/output>/.exec(defenders)?.[0] ?? "")).toBe("2");
    expect(words(defenders)).toContain("France is ahead by 2 points");
    expect(words(defenders)).toContain("3 troops against 3: 0. France plays 5: 0. France plays 7: 0.");
  });

  test("one that is over says what it came to, and which fortresses fell because of it", () => {
    const end = entry("defeated", { text: saying("France wins.") }, { losers: [3], winners: [0], lost: 2 });
    const fell = [1, 3].map((city) => entry("conquered", {}, { power: 0, city }));
    const battle = { ...FOUGHT, over: true, aftermath: [end, ...fell] };
    store.latest = table();
    expect(words(Combat, { battle })).toMatch(/^Victory at Prag .*France wins\. So France takes Ulm and Łódź\.$/);
    store.latest = table({ seat: null });
    expect(words(Combat, { battle })).toMatch(/^France wins at Prag /);
  });
});

test("the card of a combat goes with the next act, by whatever way", async () => {
  store.presenter = show;
  for (const act of [() => acting.act("done"), () => acting.undo()]) {
    store.latest = table();
    acting.load();
    store.moment = { table: store.latest, told: 0, entry: null, battle: { ...FOUGHT, aftermath: [] }, result: true };
    await act();
    expect(store.moment).toBeNull();
  }
});

describe("taking back", () => {
  test("whether it is free, and what can be played again, is the server's word, whatever else happened", () => {
    store.heard = [entry("taken-back"), entry("seat-taken", { seat: "louis" })];
    store.latest = table({ undo: { possible: true, free: true, again: "done" } });
    expect(words(UndoBar)).toBe("↶ Undo ↷ Redo");
    store.latest = table({ undo: { possible: true, free: false, again: null } });
    expect(words(UndoBar)).toBe("↶ Ask to undo");
    store.latest = table({ undo: { possible: false, free: false, again: null } });
    expect(words(UndoBar)).toBe("");
  });

  test("among bots nobody is asked", () => {
    const { game, ...rest } = table({ undo: { possible: true, free: false, again: null } });
    const seats = game.seats.map((seat) => ({ ...seat, kind: seat.seat === "louis" ? "person" : "bot" }) as const);
    store.latest = { ...rest, game: { ...game, seats } };
    expect(words(UndoBar)).toBe("↶ Undo");
  });

  test("who asks for what is told with the request", () => {
    store.heard = [entry("undo-asked", { text: saying("An older request.") })];
    store.latest = table({ request: { seat: "frederick", waiting: ["louis"], text: saying("Frederick asks.") } });
    expect(words(RequestBanner)).toContain("Frederick asks.");
    expect(words(RequestBanner)).not.toContain("older");
  });
});

const NOTHING_AGREED = {
  ...{ negotiations: true, answer: null },
  ...{ proposals: [], treaties: [], partners: [], contracts: [], offers: [], consents: [], transfers: [] },
};

const choice = (label: string) => ({ action: label, label: saying(label), effects: [] });
const offer = (any_time: object, more: object = {}) =>
  ({ any_time, helps: [], rules: [], forbidden: [], ...more }) as unknown as Offer;

test("a decision that the page does not know is made by buttons, one for each choice", () => {
  const toast = { ...choice("Drink a toast"), effects: [saying("Everybody is merry.")] };
  const detail = {
    kind: "toast",
    power: 0,
    to: [{ seat: "louis", drink: toast }],
    abstain: choice("Abstain"),
    no: null,
  };
  const buttons = () =>
    drawn(PlayPanel)
      .match(/<button class="option[^]*?<\/button>/g)
      ?.map((html) => words(html));
  store.latest = table({ question: saying("Will you drink?") });
  acting.offer = offer(NOTHING_AGREED, { yours: true, step: "toast" });
  acting.decision = decisionOf({} as DecisionContext, detail as never);
  expect(buttons()).toEqual(["Drink a toast Everybody is merry.", "Abstain"]);
  expect(/<h2[^>]*>([^]*?)<\/h2>/.exec(drawn(PlayPanel))?.[1]).toContain("Will you drink?");
});

describe("treaties", () => {
  const clause = (number: number, text: string) => ({ number, kind: "promise", bound: 0, text: saying(text) });
  const term = (number: number, text: string, more: object) => ({
    ...{ clause: clause(number, text), told: saying("until turn 5"), status: "runs", binds: true, yours: false },
    ...{ kept: null, broken: null, ...more },
  });
  const treaties = [
    {
      ...{ number: 3, one: 0, another: 2, text: saying("Treaty 3, France and Prussia"), end: null },
      terms: [
        term(1, "France waits", { yours: true }),
        term(2, "Prussia helps", { kept: choice("It was kept"), broken: choice("It was broken") }),
      ],
    },
  ];
  const proposal = {
    ...{ by: 2, to: 0, seat: "frederick", clauses: [clause(1, "Prussia pays")], text: saying("Prussia proposes") },
    ...{ ends: null, cancels: false, accept: null, decline: null, counter: false },
  };
  test("and proposals stand as sentences for everybody, with buttons only for those who may answer", () => {
    store.latest = table({ seat: null });
    acting.offer = offer({ ...NOTHING_AGREED, treaties: [{ ...treaties[0], terms: [term(1, "France waits", {})] }] });
    expect(words(Diplomacy)).toContain("France waits Until turn 5");
    acting.offer = offer({ ...NOTHING_AGREED, proposals: [proposal] });
    expect(words(Diplomacy)).toContain("Prussia pays");
    expect(drawn(Diplomacy)).not.toContain('class="answers');

    store.latest = table();
    const asked = { ...proposal, accept: choice("Accept"), decline: choice("Decline"), counter: true };
    acting.offer = offer({ ...NOTHING_AGREED, treaties, proposals: [asked] });
    expect(words(Diplomacy)).toContain("Accept Decline Change it");
    expect(words(Diplomacy)).toContain("It was kept It was broken");
    expect(acting.answers).toBe(1);
    acting.offer = offer({ ...NOTHING_AGREED, proposals: [{ ...proposal, decline: choice("Decline") }] });
    expect(words(Diplomacy)).toContain("Withdraw it");
    expect(acting.answers).toBe(0);
  });

  test("that bind the reader stand on one card at his turn, with what they forbid and why", () => {
    store.latest = table();
    const forbidden = [{ label: saying("End the movement"), rule: "21.a", reason: saying("Treaty 3 forbids it.") }];
    const more = { yours: true, step: "movement", forbidden };
    acting.offer = offer({ ...NOTHING_AGREED, treaties }, more);
    const told = words(PlayPanel);
    expect(told).toContain("A treaty binds you France waits Until turn 5, treaty 3");
    expect(told).not.toContain("Prussia helps");
    expect(told).toContain("Not now: End the movement. Treaty 3 forbids it.");
    acting.offer = offer({ ...NOTHING_AGREED, treaties }, { ...more, yours: false });
    expect(words(PlayPanel)).not.toContain("binds you");
  });
});

test("subsidies stand where a game has them, with the answer that still counts", () => {
  const any_time = { ...NOTHING_AGREED, answer: saying("Declined.") };
  store.latest = table();
  acting.offer = { any_time } as unknown as Offer;
  expect(words(Diplomacy)).toContain("Declined.");
  acting.offer = { any_time: { ...any_time, negotiations: false } } as unknown as Offer;
  expect(words(Diplomacy)).not.toContain("Declined.");
});

test("a seat shows the powers that it plays, in the order of the server", () => {
  store.latest = table();
  const arms = [...drawn(Seats).matchAll(/role="img" aria-label="power-([^"]*)"/g)].map(([, name]) => name);
  expect(arms).toEqual(["france", "bavaria", "prussia", "pragmatic_army", "saxony", "austria"]);
});

test("a card of one's own that was just placed lies on the display", () => {
  const seen = view({ hands: [[]], known: [], discards: [], display: [], face_down: [], placed: [null, 0] });
  expect(whereIsCard(seen, pack.data, 0)).toContain("display");
});
