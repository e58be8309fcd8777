/** What others do is followed event by event; a combat ends with a card; whoever acts or skips is in the present. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { ROOT, test, type Look } from "./harness";
import { cut, makeMoments, type Moment } from "./moments";

const FOLDER = join(ROOT, "build/screens");
const PHONE: Look = { width: 390, height: 844, pace: "calm" };
const strip = (page: Page) => page.locator(".strip");
const text = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).replaceAll("\u2060", "");

let moments = new Map<string, Moment>();
beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  moments = makeMoments("introductory", "advanced");
});

const picture = async (page: Page, name: string) =>
  writeFileSync(join(FOLDER, `show-${name}.png`), await page.screenshot());

/** Follows a show to its end; what it told, by kinds, with a picture of each. */
async function follow(page: Page, name: string): Promise<string[]> {
  const told: string[] = [];
  let before = "";
  await strip(page).waitFor();
  while (await strip(page).count()) {
    const now = await strip(page)
      .evaluate((found: HTMLElement) => [found.dataset["kind"] ?? "", found.innerText] as const, { timeout: 1000 })
      .catch(() => null);
    if (now && now[1] !== before) {
      told.push(now[0]);
      before = now[1];
      await picture(page, `${name}-${String(told.length).padStart(2, "0")}-${now[0]}`);
    }
    await page.waitForTimeout(100);
  }
  return told;
}

test("a stage of others passes event by event, and the board is where the game is afterwards", async ({
  server,
  visit,
}) => {
  const { record, seat, rest } = cut(moments, "introductory-movement");
  const made = await server.load(record);
  const other = Object.keys(made.tokens).find((name) => name !== seat) ?? "";
  const page = await visit(`#seat=${made.tokens[other]}`, { pace: "calm" });
  await page.locator(".play .decision").waitFor();
  const lines = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith(seat)),
  );
  await server.play(made, lines.slice(0, 8));
  const told = await follow(page, "stage");
  expect(told.filter((kind) => kind === "marched").length).toBeGreaterThan(2);
  expect(await page.locator(".board .trail").count()).toBeGreaterThan(2);
});

test("a combat is fought card by card, and its card stays until it is put away", async ({ server, visit }) => {
  const { record, seat, rest } = cut(moments, "advanced-duel");
  const made = await server.load(record);
  const page = await visit(`#seat=${made.tokens[seat]}`, { pace: "calm" });
  const phone = await visit(`#seat=${made.tokens[seat]}`, PHONE);
  for (const each of [page, phone]) await each.locator(".play .decision, .handle").first().waitFor();
  const end = rest.findIndex((line) => line.includes(": retreat"));
  const cards = rest.slice(0, end).filter((line) => line.includes(": play"));
  await server.play(made, rest.slice(0, end + 1));
  const told = await follow(page, "battle");
  expect(told).toContain("retreated");
  await page.locator(".result").waitFor();
  await picture(page, "battle-result");
  await phone.locator(".result").waitFor();
  await picture(phone, "battle-result-390");
  expect(await text(page, ".result h2")).toMatch(/^(Victory|Defeat) at /);
  expect(await text(page, ".result .told")).toMatch(/ defeats? .* los.*retreat/s);
  expect(cards.length).toBeGreaterThan(1);
  expect(await page.locator(".result .side li").count()).toBeGreaterThanOrEqual(cards.length);
  await page.keyboard.press("Escape");
  await page.locator(".result").waitFor({ state: "detached" });
});

test("after a show a turn begins with its pieces in sight, on a phone too", async ({ server, visit }) => {
  const { record, rest } = cut(moments, "introductory-movement");
  const made = await server.load(record);
  const mine = rest.findIndex((line) => line.startsWith("louis: "));
  const page = await visit(`#seat=${made.tokens["louis"]}`, { ...PHONE, touch: true });
  await page.locator(".board [data-kind=piece]").first().waitFor();
  await page.locator(".board").focus();
  for (let times = 0; times < 6; times++) await page.keyboard.press("+");
  await server.play(made, rest.slice(0, mine));
  await strip(page).waitFor();
  await page.waitForFunction(() => document.querySelector(".question")?.textContent.includes("Your turn"));
  await page.locator(".strip .skip").tap();
  const movable = page.locator(".board [data-kind=piece] .touch[tabindex='0']");
  await movable.first().waitFor();
  const board = await page.locator(".board").boundingBox();
  await expect
    .poll(() =>
      movable.evaluateAll(
        (all, edge) =>
          all.every((piece) => {
            const { x, y, right, bottom } = piece.getBoundingClientRect();
            return edge && x > edge.x && y > edge.y && right < edge.x + edge.width && bottom < edge.y + edge.height;
          }),
        board,
      ),
    )
    .toBe(true);
  expect(await page.locator(".digest").count()).toBe(0);
});

test("skipping leads to the present at once", async ({ server, visit }) => {
  const { record, seat, rest } = cut(moments, "introductory-movement");
  const made = await server.load(record);
  const other = Object.keys(made.tokens).find((name) => name !== seat) ?? "";
  const page = await visit(`#seat=${made.tokens[other]}`, { pace: "calm" });
  await page.locator(".play .decision").waitFor();
  await server.play(made, rest.slice(0, 4));
  await strip(page).waitFor();
  await page.keyboard.press("Escape");
  await strip(page).waitFor({ state: "detached" });
  await server.play(made, rest.slice(4, 5));
  await strip(page).waitFor();
  await page.locator(".strip .skip").click();
  await strip(page).waitFor({ state: "detached" });
});

test("who comes back reads what has happened, and can see it played", async ({ server, visit }) => {
  const { record, seat, rest } = cut(moments, "introductory-movement");
  const made = await server.load(record);
  const other = Object.keys(made.tokens).find((name) => name !== seat) ?? "";
  const page = await visit(`#seat=${made.tokens[other]}`, { pace: "calm" });
  await page.locator(".play .decision").waitFor();
  const address = page.url();
  await page.goto("about:blank");
  await server.play(made, rest.slice(0, 6));
  await page.goto(address);
  await page.locator(".digest").waitFor();
  expect(await page.locator(".digest li").count()).toBeGreaterThan(0);
  expect(await page.locator(".digest li").count()).toBeLessThanOrEqual(5);
  await picture(page, "digest");
  await page.locator(".digest .act.main").click();
  await page.locator("[role=toolbar]").waitFor();
  await page.locator("[role=toolbar]").waitFor({ state: "detached" });
  expect(await page.locator(".digest").count()).toBe(0);
});
