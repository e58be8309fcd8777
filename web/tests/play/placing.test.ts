import { describe, expect, it } from "vitest";
import { beside } from "../../src/play/placing";

const card = { width: 200, height: 100 };
const window = { width: 1000, height: 600 };
const at = { x: 500, y: 300 };

describe("a card beside a spot", () => {
  it("lies to the right of it", () => {
    expect(beside(at, card, window, [])).toEqual({ x: 530, y: 250 });
  });

  it("lies where it hides nothing that matters", () => {
    const right = { x: 600, y: 310 };
    const left = { x: 400, y: 290 };
    expect(beside(at, card, window, [right])).toEqual({ x: 270, y: 250 });
    expect(beside(at, card, window, [right, left])).toEqual({ x: 400, y: 330 });
    expect(beside(at, card, window, [right, left, { x: 500, y: 380 }])).toEqual({ x: 400, y: 170 });
  });

  it("hides what counts least where it must hide something", () => {
    const right = { x: 600, y: 310 };
    const around = [
      right,
      right,
      { x: 400, y: 290 },
      { x: 500, y: 380 },
      { x: 500, y: 380 },
      { x: 500, y: 200 },
      { x: 500, y: 200 },
    ];
    expect(beside(at, card, window, around)).toEqual({ x: 270, y: 250 });
  });

  it("stays in the window and does not lie on its own spot", () => {
    const corner = { x: 990, y: 590 };
    const place = beside(corner, card, window, []);
    expect(place).toEqual({ x: 760, y: 492 });
  });
});
