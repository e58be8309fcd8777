/** Proposals being written: forms with their blanks filled, clauses added and removed. */

import { describe, expect, test } from "vitest";
import { actionOf, asks, bodyOf, drafted, EMPTY, taken, without, type Drafted } from "../src/treaty/draft";
import type { ClauseForm, ClauseForms, Proposal } from "../src/lib/types";
import { SILENCE } from "./box";

function form(name: string, pattern: string, bound = 2, most = 4): ClauseForm {
  return { name, pattern, bound, most, group: "places", generals: [], fortresses: false, cards: [] };
}

const FORMS: ClauseForms = {
  ...{ by: 2, to: 4, turn: 3, most: 6, near: 9, words: 200, deals: [] },
  propose: "propose prussia austria: {clauses}",
  counter: "counter prussia austria: {clauses}",
  clause: "{body} for {turns}{when}",
  city: "city {city}",
  by_turn: " by turn {turn}",
  conditions: [
    { when: "fulfilled", pattern: " once {other} is fulfilled" },
    { when: "kept", pattern: " while {other} is kept" },
  ],
  forms: [
    form("not-attack", "prussia does not attack austria"),
    form("not-attack", "austria does not attack prussia", 4),
    form("pays", "prussia pays austria", 2, 12),
  ],
};
const IDS = { city: (city: number) => ({ id: `c${city}` }), piece: (piece: number) => ({ id: `g${piece}` }) };
const clause = (body: string, more: Partial<Drafted> = {}): Drafted => ({
  ...{ body, bound: 2, turns: 2, most: 4, when: "", other: 0 },
  ...more,
});

describe("the body of a clause", () => {
  const going = form("goes-to", "prussia goes to {places} with {generals}{by}");

  test("is there only when nothing is missing", () => {
    expect(bodyOf(FORMS, going, EMPTY, IDS)).toBeNull();
    expect(bodyOf(FORMS, going, { ...EMPTY, cities: [1] }, IDS)).toBeNull();
    expect(bodyOf(FORMS, going, { ...EMPTY, cities: [1], generals: [5] }, IDS)).toBe("prussia goes to city c1 with g5");
  });

  test("names lands, cities, generals and a turn", () => {
    const blanks = { ...EMPTY, lands: ["silesia"], cities: [1, 7], generals: [5, 6], by: 4 };
    expect(bodyOf(FORMS, going, blanks, IDS)).toBe("prussia goes to silesia, city c1, city c7 with g5, g6 by turn 4");
    expect(asks(going, "places") && asks(going, "generals") && asks(going, "by")).toBe(true);
    expect(asks(going, "text")).toBe(false);
  });

  test("holds words without quotes and line breaks, and braces are words like others", () => {
    const promise = form("promise", 'prussia promises "{text}"');
    const body = bodyOf(FORMS, promise, { ...EMPTY, text: ' I "help"\nyou {turns} ' }, IDS);
    expect(body).toBe("prussia promises \"I 'help' you {turns}\"");
    expect(actionOf(FORMS, [clause(body ?? "")], false)).toContain('{turns}" for 2');
    expect(bodyOf(FORMS, promise, { ...EMPTY, text: "  " }, IDS)).toBeNull();
  });
});

describe("a proposal", () => {
  test("is one action, with conditions", () => {
    const clauses = [clause("a"), clause("b", { turns: 3, when: "kept", other: 1 })];
    expect(actionOf(FORMS, clauses, false)).toBe("propose prussia austria: a for 2; b for 3 while 1 is kept");
    expect(actionOf(FORMS, clauses, true)).toMatch(/^counter prussia austria: a for 2; /);
  });

  test("lasts no longer than it may", () => {
    expect(drafted("a", 2, 2, 4)).toEqual(clause("a"));
    expect(drafted("a", 2, 9, 4).turns).toBe(4);
  });

  test("without a clause has conditions that name the same clauses as before", () => {
    const clauses = [
      clause("a"),
      clause("b"),
      clause("c", { when: "fulfilled", other: 1 }),
      clause("d", { when: "kept", other: 2 }),
    ];
    expect(without(clauses, 0).map(({ body, when, other }) => [body, when, other])).toEqual([
      ["b", "", 0],
      ["c", "", 0],
      ["d", "kept", 1],
    ]);
    expect(without(clauses, 2).map(({ other }) => other)).toEqual([0, 0, 2]);
  });

  test("that is answered keeps its clauses, each for as long as its kind allows", () => {
    const said = (kind: string, body: string, turns: number) => ({
      ...{ number: 1, kind, body, turns, bound: 2, toward: 4, written: "", when: "", other: 0, text: SILENCE },
    });
    const proposal: Proposal = {
      ...{ by: 4, to: 2, seat: "maria_theresa", ends: null, cancels: false, counter: true, text: SILENCE },
      ...{ accept: null, decline: null },
      clauses: [said("not-attack", "a", 2), said("pays", "b", 5)],
    };
    expect(taken(proposal, FORMS)).toEqual([clause("a"), clause("b", { turns: 5, most: 12 })]);
  });
});
