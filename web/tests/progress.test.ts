import { expect, test } from "vitest";
import { count, progress, rankOf, remember } from "../src/learn/progress";
import { routeOf } from "../src/lib/route";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("lessons that are begun and done are remembered", () => {
  const kept = storage();
  expect(progress(kept)).toMatchObject({ done: [], moves: {} });
  remember(kept, "duel", ["play S4"], false);
  remember(kept, "winter", ["recruit prussia 1 with S5"], false);
  expect(progress(kept).moves).toEqual({ duel: ["play S4"], winter: ["recruit prussia 1 with S5"] });
  remember(kept, "duel", ["play S4", "play S10"], true);
  expect(progress(kept)).toMatchObject({ done: ["duel"], moves: { winter: ["recruit prussia 1 with S5"] } });
  remember(kept, "winter", [], false);
  remember(kept, "duel", ["play S4"], false);
  expect(progress(kept)).toMatchObject({ done: ["duel"], moves: { duel: ["play S4"] } });
});

test("only the first answer to a puzzle counts, and a wrong one ends the row", () => {
  const kept = storage();
  count(kept, "one", 2, true);
  count(kept, "two", 3, true);
  expect(progress(kept)).toMatchObject({ streak: 2, best: 2, points: 5 });
  count(kept, "three", 3, false);
  count(kept, "three", 3, true);
  expect(progress(kept)).toMatchObject({ streak: 0, best: 2, points: 5, tried: ["one", "two", "three"] });
  expect([0, 6, 17, 500].map(rankOf)).toEqual(["recruit", "ensign", "ensign", "marshal"]);
});

test("what is odd in the storage counts as nothing", () => {
  const kept = storage();
  kept.setItem("maria-course", "{");
  expect(progress(kept)).toMatchObject({ done: [], moves: {} });
  kept.setItem("maria-course", "null");
  expect(progress(kept)).toMatchObject({ done: [], moves: {} });
});

test("addresses of lessons and rules", () => {
  expect(routeOf("#learn")).toEqual({ kind: "page", page: "learn" });
  expect(routeOf("#lesson=duel")).toEqual({ kind: "lesson", name: "duel" });
  expect(routeOf("#rules")).toEqual({ kind: "rules", rule: "" });
  expect(routeOf("#rules/10.1.b")).toEqual({ kind: "rules", rule: "10.1.b" });
});
