import { describe, expect, it } from "vitest";
import { cardTexts, executed, fill, signed, troopTexts } from "../../src/lib/wording";

describe("the text of an action", () => {
  it("is a pattern with its blanks filled", () => {
    expect(fill("re-enter {train} {city} with {cards}", { train: "austria_2", city: "wien", cards: "S4" })).toBe(
      "re-enter austria_2 wien with S4",
    );
    expect(fill("transfer karl > traun {count}", { count: 2 })).toBe("transfer karl > traun 2");
  });

  it("keeps a blank that nothing fills, so that the server refuses it", () => {
    expect(fill("place karl {city}", {})).toBe("place karl {city}");
  });

  it("names cards in the order of the hand", () => {
    const hand = [
      { card: 7, text: "S7", worth: 7 },
      { card: 3, text: "R", worth: 8 },
      { card: 5, text: "D2/3", worth: 2 },
    ];
    expect(cardTexts(hand, new Set([5, 7]))).toBe("S7 D2/3");
    expect(cardTexts(hand, new Set())).toBe("");
  });

  it("names troops, and the city of those who enter", () => {
    expect(
      troopTexts([
        { id: "karl", count: 2 },
        { id: "traun", count: 1, place: "wien command traun" },
      ]),
    ).toBe("karl 2, traun 1 wien command traun");
  });

  it("executes shifts, the instruction, or nothing", () => {
    expect(executed("execute {parts}", ["saxony left 1", ""], true)).toBe("execute saxony left 1, instruction");
    expect(executed("execute {parts}", ["", ""], false)).toBeNull();
  });
});

describe("a score", () => {
  it("has its sign", () => {
    expect([-3, 0, 4].map(signed)).toEqual(["−3", "0", "+4"]);
  });
});
