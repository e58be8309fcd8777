import { describe, expect, it } from "vitest";
import { spread, total } from "../../src/play/troops";

describe("new troops", () => {
  it("go to the weakest first", () => {
    const takers = [
      { troops: 5, room: 3 },
      { troops: 2, room: 6 },
      { troops: 4, room: 4 },
    ];
    expect(spread(4, takers)).toEqual([0, 3, 1]);
  });

  it("go to nobody beyond his room, and what nobody can take is left", () => {
    expect(
      spread(5, [
        { troops: 7, room: 1 },
        { troops: 6, room: 2 },
      ]),
    ).toEqual([1, 2]);
    expect(spread(3, [])).toEqual([]);
  });

  it("are counted", () => {
    expect(
      total(
        new Map([
          [1, 2],
          [4, 3],
        ]).values(),
      ),
    ).toBe(5);
  });
});
