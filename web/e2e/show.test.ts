/** What others do is followed event by event; a combat ends with a card; whoever acts or skips is in the present. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { ROOT, test, type Look, type Made, type Server } from "./harness";
import { cut, makeMoments, type Moment } from "./moments";
import { trace } from "./trace";

const FOLDER = join(ROOT, "build/screens");
const PHONE: Look = { width: 390, height: 844, pace: "calm" };
const text = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).replaceAll("\u2060", "");

let moments = new Map<string, Moment>();
beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  moments = makeMoments("introductory", "advanced");
});

const picture = async (page: Page, name: string) =>
  writeFileSync(join(FOLDER, `show-${name}.png`), await page.screenshot());

/** The kind of the event that is shown; nothing if the board is where the game is. */
const kindShown = () => document.querySelector<HTMLElement>(".strip")?.dataset["kind"] ?? null;

/** Presses Escape as soon as something is shown, and tells what is. */
function escape(): string | null {
  const kind = document.querySelector<HTMLElement>(".strip")?.dataset["kind"] ?? null;
  if (kind) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  return kind;
}

/** Waits until a seat's page has heard of all that was played, and has shown it. */
async function caughtUp(page: Page, server: Server, { id, tokens }: Made, seat: string): Promise<void> {
  const { table } = await server.ask<{ table: { seq: number; step: string } }>(
    "GET",
    `/games/${id}/updates?after=1000000&seat=${seat}`,
    tokens[seat],
  );
  const position = `${id} ${seat} ${table.seq} ${table.step}`;
  await page.locator(`.decision[data-position="${position}"]`).waitFor({ state: "attached" });
  await page.locator(".strip").waitFor({ state: "detached" });
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
  const shown = await trace(page, () => [
    document.querySelector<HTMLElement>(".strip")?.dataset["kind"],
    document.querySelector(".strip p")?.textContent,
  ]);
  await server.play(made, lines.slice(0, 8));
  await caughtUp(page, server, made, other);
  expect((await shown.read()).filter(([kind]) => kind === "marched").length).toBeGreaterThan(2);
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
  const shown = await trace(page, kindShown);
  await server.play(made, rest.slice(0, end + 1));
  await page.locator(".result").waitFor();
  await shown.until((kinds) => kinds.includes("retreated"));
  await picture(page, "battle-result");
  await phone.locator(".result").waitFor();
  await picture(phone, "battle-result-390");
  expect(await text(page, ".result h2")).toMatch(/^(Victory|Defeat) at /);
  expect(await text(page, ".result .aftermath")).toMatch(/ defeats? .* los.*retreat/s);
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
  const skipped = await trace(page, () => {
    const mine = document.querySelector(".question")?.textContent.includes("Your turn") ?? false;
    const skip = document.querySelector<HTMLElement>(".strip .skip");
    if (mine) skip?.click();
    return mine && skip !== null;
  });
  await server.play(made, rest.slice(0, mine));
  await skipped.until((seen) => seen.includes(true));
  await page.locator(".strip").waitFor({ state: "detached" });
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
  const keys = await trace(page, escape);
  await server.play(made, rest.slice(0, 4));
  await caughtUp(page, server, made, other);
  const shown = await keys.read();
  expect(shown.length).toBeGreaterThan(2);
  // What was skipped is gone before anything else is shown.
  expect(shown.map((kind, number) => kind === null || shown[number + 1] === null)).not.toContain(false);
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
  const played = await trace(page, () => document.querySelector("[role=toolbar]") !== null);
  await page.locator(".digest .act.main").click();
  expect(await played.until((seen) => seen.length === 3)).toEqual([false, true, false]);
  expect(await page.locator(".digest").count()).toBe(0);
});

test("what is announced stands above its ornament", async ({ server, visit }) => {
  const { record, seat, rest } = cut(moments, "introductory-assign");
  const made = await server.load(record);
  const page = await visit(`#seat=${made.tokens[seat]}`, { pace: "calm" });
  await page.locator(".play .decision").waitFor();
  const announced = await trace(page, () => {
    const great = document.querySelector(".great");
    const ornament = great?.querySelector(":scope > svg");
    const words = [...(great?.childNodes ?? [])].find((node) => node.nodeName === "#text" && node.textContent?.trim());
    if (!ornament || !words) return null;
    const range = document.createRange();
    range.selectNodeContents(words);
    return [range.getBoundingClientRect().bottom, ornament.getBoundingClientRect().top];
  });
  const turn = rest.findIndex((line) => line.includes(": march"));
  await server.play(made, rest.slice(0, turn));
  const [first] = (await announced.until((seen) => seen.some(Boolean))).filter((each) => each !== null);
  const [bottom = Infinity, top = 0] = first ?? [];
  expect(top).toBeGreaterThanOrEqual(bottom);
});
