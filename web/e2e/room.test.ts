/** The board's room: an open panel overlays it on tablets and phones, and the camera knows what it hides. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Look } from "./harness";
import { momentOf } from "./moments";

const UPRIGHT = { width: 768, height: 1024 };
const ASIDE = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844, touch: true };
/** At this scale the names of all cities are drawn. */
const READABLE = 0.95;

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return box;
};

/** The movable pieces that are outside the visible part of the board. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const window = document.querySelector(".table")?.getBoundingClientRect();
    return [...document.querySelectorAll(".board [data-kind=piece] .touch[tabindex='0']")].filter((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      return !window || across < window.left || across > window.right || down < window.top || down > window.bottom;
    }).length;
  });

/** Folds or unfolds the panel: the board stays in place, and shows what the question is about. */
async function fold(page: Page): Promise<void> {
  const before = await boxOf(page, ".board");
  await page.locator(".panel .handle").click();
  expect(await boxOf(page, ".board")).toEqual(before);
  await expect.poll(() => unseen(page)).toBe(0);
}

for (const [name, look, open] of [
  ["upright", UPRIGHT, false],
  ["on its side", ASIDE, true],
] as [string, Required<Pick<Look, "width" | "height">>, boolean][])
  test(`the panel lies over the board of a tablet ${name}`, async ({ server, visit }) => {
    const { record, seat } = momentOf("introductory-movement");
    const { tokens } = await server.load(record);
    const page = await visit(`#seat=${tokens[seat]}`, look);
    await page.locator(".board [data-kind=piece] .touch[tabindex='0']").first().waitFor();
    expect(await page.locator(".panel.open").count()).toBe(open ? 1 : 0);
    await expect.poll(() => unseen(page)).toBe(0);
    const board = await boxOf(page, ".board");
    if (open) expect(board.width).toBeGreaterThan(look.width - 5);
    else expect(board.height).toBeGreaterThan((look.height * 2) / 3);
    await fold(page);
    await fold(page);
  });

test("what the board cannot answer unfolds the panel of a tablet upright", async ({ server, visit }) => {
  const { record, seat } = momentOf("introductory-toll");
  const { tokens } = await server.load(record);
  const page = await visit(`#seat=${tokens[seat]}`, UPRIGHT);
  await page.locator(".panel .decision[data-step=toll][data-yours=true]").waitFor();
});

for (const [name, look, part] of [
  ["phone", PHONE, 1 / 2],
  ["tablet", UPRIGHT, 2 / 3],
] as [string, Required<Pick<Look, "width" | "height">>, number][])
  test(`a coach leaves the board its room on a ${name}, and who picks a piece reads names`, async ({ visit }) => {
    const page = await visit("", look);
    await page.locator("button.first").click();
    await page.locator(".coach [data-do=advised]:enabled").waitFor();
    expect((await boxOf(page, ".table")).height).toBeGreaterThan(look.height * part);
    const board = await boxOf(page, ".board");
    await page.locator("#tab-play").click();
    await page.locator("#panel .coach").waitFor();
    expect(await boxOf(page, ".board")).toEqual(board);
    await page.locator("#panel .movable [data-piece]").first().click();
    await page.locator(".coach-sheet .coach").waitFor();
    await page.locator(".board .sign").first().waitFor();
    const scale = () =>
      page
        .locator(".board .live > g")
        .evaluate((drawn) => (drawn as SVGGElement).transform.baseVal.getItem(1).matrix.a);
    await expect.poll(scale).toBeGreaterThan(READABLE - 0.01);
  });
