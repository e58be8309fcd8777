import { expect, test } from "vitest";
import { hasWinter, now, stagePowers } from "../src/sequence";
import { pack, view } from "./box";

const steps = (...kinds: (string | [string, number[]])[]) =>
  kinds.map((kind) => (typeof kind === "string" ? [kind, []] : kind));

test("the agenda tells which part of the turn is played", () => {
  expect(now(view({ turn: 0, agenda: steps("turn", "split") }))).toEqual({ kind: "setup" });
  const rest = ["end-of-turn", ["stage", [2]], ["stage", [1]]] as [string, [string, number[]], [string, number[]]];
  expect(now(view({ agenda: steps(...rest, ["stage", [0]], "hussars", "trump") }))).toEqual({ kind: "politics" });
  expect(now(view({ agenda: steps(...rest, ["stage", [0]], "hussars") }))).toEqual({ kind: "hussars" });
  expect(now(view({ agenda: steps("final") }))).toEqual({ kind: "winter" });
  expect(now(view({ agenda: steps("turn", "winter", "vote") }))).toEqual({ kind: "election" });
  expect(now(view({ outcome: [0, "14.c"] }))).toEqual({ kind: "end" });
});

test("the phase of a stage is the one before the first that is still to come", () => {
  const stage = (...left: string[]) =>
    now(
      view({
        agenda: steps("end-of-turn", ["stage-end", [1]], ...left.map((kind) => [kind, [1]] as [string, number[]])),
      }),
    );
  expect(stage("retroactive", "combat", "begin-movement", "supply", "subsidy")).toMatchObject({
    stage: 1,
    phase: "cards",
  });
  expect(stage("retroactive", "combat", "begin-movement", "toll")).toMatchObject({ phase: "supply" });
  expect(stage("retroactive", "combat", "movement")).toMatchObject({ phase: "movement" });
  expect(stage("retroactive", "duel")).toMatchObject({ phase: "combat" });
  expect(stage()).toMatchObject({ phase: "conquest" });
  expect(now(view({ agenda: steps("end-of-turn", ["stage", [2]], "offer-peace") }))).toEqual({
    kind: "stage",
    stage: 1,
    phase: "conquest",
  });
});

test("Saxony acts with whom it is allied, and a power that takes no part not at all", () => {
  expect(stagePowers(view({ markers: [0] }), pack.data)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
  expect(stagePowers(view({ markers: [1] }), pack.data)).toEqual([[0, 1], [2], [4, 5, 3]]);
  expect(stagePowers(view({ seat_of: [0, 0, -1, -1, 2, 1] }), pack.data)).toEqual([[0, 1], [], [4, 5]]);
});

test("every third turn ends in winter", () => {
  expect([0, 1, 2, 3, 6].map(hasWinter)).toEqual([false, false, false, true, true]);
});
