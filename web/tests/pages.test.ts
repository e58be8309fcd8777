import { describe, expect, test } from "vitest";
import { nextEyes } from "../src/store/eyes";
import { levelOf, levels, secondsFor, temperOf, tempers, withTemper } from "../src/lib/bots";
import * as saved from "../src/lib/browser-storage";
import { inOrder, together } from "../src/pages/order";
import { Parade } from "../src/pages/parade.svelte";
import { changed, FIRST, firstPlans, fitting, seatsOf } from "../src/pages/plan";
import { fileName } from "../src/net/record";
import { routeOf, seatLink } from "../src/lib/route";
import { fromNow } from "../src/lib/time";
import { profileOf, rulerOf } from "../src/ui/likeness/cut";
import type { MyGame, PackData, VariantInfo } from "../src/lib/types";
import { SILENCE } from "./box";

class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

describe("what the browser keeps", () => {
  test("a promise is noted once: a second try for the same seat sends the same number", () => {
    const storage = new Memory();
    const first = { game: "g", seat: "louis", commitment: "c", value: "1" };
    expect(saved.note(storage, first)).toEqual(first);
    expect(saved.note(storage, { ...first, value: "2" })).toEqual(first);
    expect(saved.noted(storage, "g")).toEqual([first]);
    expect(saved.noted(storage, "h")).toEqual([]);
  });

  test("links of a game are kept until there are none", () => {
    const storage = new Memory();
    saved.saveLinks(storage, "g", { louis: "t" });
    saved.saveLinks(storage, "h", { a: "u" });
    expect(saved.links(storage, "g")).toEqual({ louis: "t" });
    saved.saveLinks(storage, "g", {});
    expect(saved.links(storage, "g")).toEqual({});
    expect(saved.links(storage, "h")).toEqual({ a: "u" });
  });

  test("what is broken or missing is as if it were not there", () => {
    const storage = new Memory();
    storage.setItem("maria-name", "{");
    expect(saved.savedName(storage)).toBe("");
    expect(saved.savedPlayer(storage)).toBeNull();
    saved.savePlayer(storage, "token");
    expect(saved.savedPlayer(storage)).toBe("token");
    saved.savePlayer(storage, null);
    expect(storage.getItem("maria-player")).toBeNull();
  });
});

describe("addresses", () => {
  test("pages, links, the personal link and games", () => {
    expect(routeOf("")).toEqual({ kind: "page", page: "home" });
    expect(routeOf("#nonsense")).toEqual({ kind: "page", page: "home" });
    expect(routeOf("#watch")).toEqual({ kind: "page", page: "watch" });
    expect(routeOf("#watch=abc")).toEqual({ kind: "game" });
    expect(routeOf("#seat=abc")).toEqual({ kind: "game" });
    expect(routeOf("#game=abc&as=louis")).toEqual({ kind: "game" });
    expect(routeOf("#links=abc")).toEqual({ kind: "links", game: "abc" });
    expect(routeOf("#me=abc")).toEqual({ kind: "player", token: "abc" });
    expect(seatLink("https://maria.example", "t")).toBe("https://maria.example/#seat=t");
  });
});

describe("a new game", () => {
  const gambit: VariantInfo = { id: "silesia-gambit", players: [3], options: [], seats: { "3": ["x", "y", "z"] } };
  const variants: VariantInfo[] = [
    { id: "advanced", players: [2, 3], options: ["politics-gambit"], seats: { "2": ["a", "b"], "3": ["x", "y", "z"] } },
    gambit,
  ];

  test("a variant takes away what it does not have", () => {
    const draft = { ...FIRST, variant: "advanced", players: 2, options: ["politics-gambit"] };
    expect(seatsOf(variants, draft)).toEqual(["a", "b"]);
    const other = fitting(draft, gambit);
    expect(other).toMatchObject({ variant: "silesia-gambit", players: 3, options: [] });
    expect(seatsOf(variants, other)).toEqual(["x", "y", "z"]);
  });

  test("one seat is the reader's own, and taking another gives it up", () => {
    const plans = firstPlans(["x", "y"], "Anna");
    expect(plans["x"]).toMatchObject({ kind: "me", name: "Anna" });
    expect(plans["y"]).toMatchObject({ kind: "bot", bot: "ensign" });
    const moved = changed(plans, "y", { kind: "me" });
    expect([moved["x"]?.kind, moved["y"]?.kind]).toEqual(["link", "me"]);
    expect([moved["x"]?.name, moved["y"]?.name]).toEqual(["", "Anna"]);
    expect(changed(moved, "y", { kind: "bot" })["y"]?.name).toBe("");
    expect(changed(plans, "y", { kind: "here" })["x"]?.kind).toBe("me");
  });
});

describe("bots", () => {
  const offered = ["recruit", "captain", "colonel", "colonel-gambler", "colonel-surprise", "marshal"];

  test("a level may have tempers, which are part of the name", () => {
    expect(levels(offered)).toEqual(["recruit", "captain", "colonel", "marshal"]);
    expect(tempers(offered, "colonel-gambler")).toEqual(["gambler", "surprise"]);
    expect(tempers(offered, "captain")).toEqual([]);
    expect([levelOf("colonel-gambler"), temperOf("colonel-gambler"), temperOf("colonel")]).toEqual([
      "colonel",
      "gambler",
      "",
    ]);
    expect(withTemper("colonel-gambler", "surprise")).toBe("colonel-surprise");
    expect(withTemper("colonel-gambler", "")).toBe("colonel");
  });

  test("marshal gets longer to think than others", () => {
    expect([secondsFor("marshal-schemer", 10), secondsFor("colonel", 10)]).toEqual([60, 10]);
  });
});

describe("several players at one screen", () => {
  const here = ["maria_theresa", "frederick"];
  const table = (to_act: string[], waiting?: string[]) => ({
    seat: "maria_theresa",
    to_act,
    request: waiting ? { seat: "louis", waiting, text: SILENCE } : null,
  });

  test("the screen stays while its reader is waited for, or nobody here is", () => {
    expect(nextEyes(table(["maria_theresa", "frederick"]), here, "frederick")).toBe("frederick");
    expect(nextEyes(table(["louis"]), here, "frederick")).toBe("frederick");
  });

  test("it goes to who is waited for, and to nobody's seat at other screens", () => {
    expect(nextEyes(table(["frederick"]), here, "maria_theresa")).toBe("frederick");
    expect(nextEyes(table(["louis", "frederick"]), here, null)).toBe("frederick");
    expect(nextEyes(table(["louis"]), here, null)).toBe("maria_theresa");
  });

  test("whoever has to answer a request comes first", () => {
    expect(nextEyes(table(["maria_theresa"], ["frederick"]), here, "maria_theresa")).toBe("frederick");
    expect(nextEyes(table(["frederick"], ["louis"]), here, "maria_theresa")).toBe("frederick");
  });
});

describe("lists of games", () => {
  const game = (id: string, status: string, my_turn: boolean, changed: number, seat = "louis") =>
    ({ game: { id, status, changed }, seat, my_turn, unread: 0 }) as unknown as MyGame;

  test("those that wait for me come first, those that are over last", () => {
    const games = [game("old", "over", true, 9), game("new", "running", false, 5), game("mine", "running", true, 1)];
    expect(inOrder(games).map((entry) => entry.game.id)).toEqual(["mine", "new", "old"]);
  });

  test("seats at one screen are one line, which waits if any of them does", () => {
    const games = [
      game("g", "running", false, 1, "a"),
      game("g", "running", true, 1, "b"),
      game("h", "running", false, 1),
    ];
    const lines = together(games, (id) => (id === "g" ? ["a", "b"] : []));
    expect(lines.map((entry) => [entry.game.id, entry.seat, entry.my_turn])).toEqual([
      ["g", "a", true],
      ["h", "louis", false],
    ]);
  });
});

test("times in words", () => {
  expect(fromNow(1000, 1000 + 3 * 3600 + 5, "en")).toBe("3 hours ago");
  expect(fromNow(1000 + 2 * 86_400, 1000, "en")).toBe("in 2 days");
  expect(fromNow(1000, 1030, "en")).toBe("now");
});

test("a record's file has a name that every system takes", () => {
  expect(fileName({ name: "Ein Abend in Köln / 2", variant: "" })).toBe("maria-ein-abend-in-koln-2");
  expect(fileName({ name: "…", variant: "" })).toBe("maria-game");
});

describe("the title page", () => {
  test("generals march to a free neighbour and back, one after the other", () => {
    const general = (start: number | null) => ({ kind: "general", power: 0, rank: 1, name: null, start });
    const parade = new Parade(
      {
        cities: [0, 1, 2, 3].map((x) => ({ x, y: 0 })),
        roads: [
          { a: 0, b: 1 },
          { a: 1, b: 2 },
          { a: 3, b: 0 },
        ],
        pieces: [general(0), general(null), general(1), { ...general(2), kind: "train" }],
      } as unknown as PackData,
      { x: 0, y: 0 },
    );
    const stand = () => parade.counters.map(({ counter, at }) => [counter.number, counter.place, at.x]);
    const home = [
      [0, 0, 0],
      [2, 1, 1],
    ];
    expect(stand()).toEqual(home);
    parade.march();
    expect(stand()).toEqual([
      [0, 3, 3],
      [2, 1, 1],
    ]);
    parade.march();
    expect(stand()[1]).toEqual([2, 2, 2]);
    parade.march();
    parade.march();
    expect(stand()).toEqual(home);
  });

  test("three rulers and the coach have a profile, the others arms", () => {
    for (const who of ["maria_theresa", "frederick", "louis", "coach"])
      expect(profileOf(who)).toEqual({
        box: expect.stringMatching(/^[-\d]+( [-\d]+){3}$/),
        path: expect.stringMatching(/^M.*z$/),
      });
    expect(rulerOf("prussia")).toBe(profileOf("frederick"));
    expect(rulerOf("austria")).toBe(profileOf("maria_theresa"));
    expect(rulerOf("france")).toBe(profileOf("louis"));
    for (const power of ["saxony", "bavaria", "pragmatic_army"]) expect(rulerOf(power)).toBeUndefined();
  });
});
