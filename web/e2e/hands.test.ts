/** A turn by keyboard alone, and a turn by touch on a phone. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness";
import { momentOf } from "./moments";

const moment = momentOf("introductory-movement");

/** The focused piece or city of the board, by number. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const found = document.activeElement?.closest<SVGElement>("[data-kind]");
    return { kind: found?.dataset["kind"] ?? "", number: found?.dataset["number"] ?? "" };
  });

/** Presses Tab until something movable on the board has the focus. */
async function tabToPiece(page: Page): Promise<string> {
  for (let times = 0; times < 60; times++) {
    const { kind, number } = await focused(page);
    if (kind === "piece") return number;
    await page.keyboard.press("Tab");
  }
  throw new Error("no piece can be reached by Tab");
}

/** The pieces that can still move, as offered by the board. */
const movable = (page: Page) => page.locator(".board [data-kind=piece] .touch[tabindex='0']");

/** Marches with the focused piece, by keys alone; afterwards, one piece fewer can move. */
async function marchOn(page: Page, before: number): Promise<void> {
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await focused(page)).kind).toBe("city");
  await page.keyboard.press("Enter");
  await page.locator(".march.fixed").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => movable(page).count()).toBe(before - 1);
}

test("a march and the end of a phase by keyboard alone", async ({ server, visit }) => {
  const { tokens } = await server.load(moment.record);
  const page = await visit(`#seat=${tokens[moment.seat]}`);
  await movable(page).first().waitFor();
  const before = await movable(page).count();

  const piece = await tabToPiece(page);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await focused(page)).kind).toBe("city");
  const first = (await focused(page)).number;
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  const target = await focused(page);
  expect(target.kind).toBe("city");
  expect(target.number === first ? await page.locator(".board .glow[data-kind=city]").count() : 2).toBeGreaterThan(0);

  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toEqual({ kind: "piece", number: piece });
  await marchOn(page, before);
  await expect.poll(() => focused(page)).toEqual({ kind: "piece", number: piece });

  await page.keyboard.press("?");
  await page.locator("dialog kbd").first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog").count()).toBe(0);

  const end = page.locator('.panel [data-do="end"]');
  await end.focus();
  await page.keyboard.press("Enter");
  await end.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".play .decision[data-step=movement][data-yours=true]").count()).toBe(0);
});

test("by keyboard the first piece is near, and a march leads back to the list", async ({ server, visit }) => {
  const { tokens } = await server.load(moment.record);
  const page = await visit(`#seat=${tokens[moment.seat]}`);
  await movable(page).first().waitFor();
  const before = await movable(page).count();

  // Two keys from the question at most: one leads to a piece wherever the focus is, the next picks it.
  await page.locator(".question .link").first().focus();
  await page.keyboard.press("n");
  const first = await focused(page);
  expect(first.kind).toBe("piece");
  await page.keyboard.press("n");
  expect((await focused(page)).kind).toBe("piece");
  expect((await focused(page)).number).not.toBe(first.number);
  await page.locator(".question .link").last().focus();
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
  expect((await focused(page)).kind).toBe("piece");

  // Picking in the list leads to the targets, and back to the list: to the same piece or, after its march, to the next.
  const row = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>(".movable [data-piece]")?.dataset["piece"] ?? "");
  const rows = page.locator(".movable [data-piece]");
  const [piece, next] = await rows.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["piece"]));
  await rows.first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await focused(page)).kind).toBe("city");
  await page.keyboard.press("Escape");
  await expect.poll(row).toBe(piece);
  await marchOn(page, before);
  await expect.poll(row).toBe(next);
});

/** The centre of something on the board. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a march and the end of a phase by touch, on a phone", async ({ server, visit }) => {
  const { tokens } = await server.load(moment.record);
  const page = await visit(`#seat=${tokens[moment.seat]}`, { width: 390, height: 844, touch: true });
  await movable(page).first().waitFor();
  expect(await page.locator("#panel").count()).toBe(0);
  const before = await movable(page).count();

  // Where two targets are too close for a finger, the board zooms in; then the same one is tapped again.
  const tap = async (selector: string, until: string) => {
    for (let times = 0; times < 5 && !(await page.locator(until).count()); times++) {
      const { x, y } = await middle(page, selector);
      await page.touchscreen.tap(x, y);
      await page
        .locator(until)
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
    }
    await page.locator(until).first().waitFor();
  };
  // Picking in the panel shows the board, with as many of the piece's destinations as keep names readable.
  await page.locator("#tab-play").tap();
  await page.locator("#panel .movable [data-piece]").first().tap();
  await page.locator("#panel").waitFor({ state: "detached" });
  await page.locator(".board .sign").first().waitFor();
  const seen = await page.locator(".board .sign").evaluateAll((all) => {
    const board = document.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
    return all.flatMap((sign) => {
      const { x, y, width, height } = (sign.querySelector(".ground") ?? sign).getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      const inside = across > board.left && across < board.right && down > board.top && down < board.bottom;
      return [inside ? (sign as SVGElement).dataset["number"] : undefined];
    });
  });
  const inSight = seen.filter((city) => city !== undefined);
  expect(inSight.length).toBeGreaterThan(seen.length / 2);
  await tap(`.board .sign[data-number="${inSight[0]}"] .ground`, ".march.fixed");
  await page.locator('.march [data-do="confirm"]').tap();
  await expect.poll(() => movable(page).count()).toBe(before - 1);
  expect(await page.locator(".board .card").count()).toBe(0);

  const end = page.locator('.at-hand [data-do="end"]');
  await end.tap();
  await end.tap();
  await expect.poll(() => page.locator(".play .decision[data-step=movement][data-yours=true]").count()).toBe(0);
});
