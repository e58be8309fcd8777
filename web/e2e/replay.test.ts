/** After the end: a record is stepped through, and a game's fairness is checked. */

import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { Chance, until } from "./clicks";
import { test } from "./harness";
import { makeMoments } from "./moments";

let record = "";
beforeAll(() => {
  record = makeMoments("introductory").get("introductory")?.record ?? "";
});

const bar = (page: Page) => page.locator("[role=toolbar]");
const step = (page: Page, number: number) => bar(page).locator(".steps button").nth(number).click();
const [FIRST, PREVIOUS, NEXT, LAST] = [0, 1, 3, 4];

/** Which moment is shown, and of how many. */
async function moment(page: Page): Promise<[number, number]> {
  const [, number, last] = /moment (\d+) of (\d+)/.exec(await bar(page).innerText()) ?? [];
  return [Number(number), Number(last)];
}

/** Where the pieces stand on the board. */
function places(page: Page): Promise<string> {
  const pieces = page.locator(".board [data-kind=piece]");
  return pieces.evaluateAll((all) => all.map((piece) => piece.getAttribute("transform")).join());
}

test("a finished record is loaded by its text and stepped through", async ({ visit }) => {
  const page = await visit("#load");
  await page.locator("textarea").fill(record);
  await page.locator("form .act.main").click();
  const victory = page.locator(".victory[role=dialog]");
  await victory.waitFor();
  expect(await victory.locator("h2").textContent()).toMatch(/ wins$/);
  await victory.locator(".act.main").click();

  await expect.poll(async () => (await moment(page))[0]).toBe(1);
  const [, last] = await moment(page);
  expect(last).toBeGreaterThan(100);
  const start = await places(page);
  for (let number = 2; number <= 12; number++) {
    await step(page, NEXT);
    await expect.poll(async () => (await moment(page))[0]).toBe(number);
  }
  await expect.poll(() => places(page)).not.toBe(start);
  await step(page, PREVIOUS);
  await expect.poll(async () => (await moment(page))[0]).toBe(11);
  await step(page, FIRST);
  await expect.poll(() => places(page)).toBe(start);
  await step(page, LAST);
  await expect.poll(async () => (await moment(page))[0]).toBe(last);

  const line = page.locator(".story li:not(.heading)").nth(3);
  await line.hover();
  await line.locator(".look").click();
  await expect.poll(async () => (await moment(page))[0]).toBeLessThan(last);
  await page.keyboard.press("Home");
  await expect.poll(() => places(page)).toBe(start);
});

test("after the end the page checks that the game was fair", async ({ server, visit }) => {
  const page = await visit("");
  await page.locator("button.role").first().click();
  await until(page, new Chance(1), "movement");
  const seat = await page.evaluate(() => JSON.parse(localStorage.getItem("maria-seats") ?? "[]")[0]);
  await server.ask("POST", `/games/${seat.game}/resign`, seat.token, {});
  const victory = page.locator(".victory[role=dialog]");
  await victory.waitFor();
  await victory.locator(".fair button").click();
  await victory.locator(".verdict").waitFor();
  expect(await victory.locator(".verdict").getAttribute("class")).not.toContain("bad");
  expect(await victory.locator(".fair .holds").count()).toBe(4);

  await page.evaluate(() => {
    const noted = JSON.parse(localStorage.getItem("maria-noted") ?? "[]") as { commitment: string }[];
    localStorage.setItem(
      "maria-noted",
      JSON.stringify(noted.map((entry) => ({ ...entry, commitment: "0".repeat(64) }))),
    );
  });
  await page.reload();
  await victory.locator(".fair button").click();
  await victory.locator(".verdict.bad").waitFor();
});
