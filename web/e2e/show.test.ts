/** Other players' moves are shown event by event; a combat ends with its result; acting or skipping ends the show. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { picture, test, type Look, type Made, type Server } from "./harness";
import { cut } from "./moments";
import { trace } from "./trace";

const CALM: Look = { pace: "calm", clock: true };
const PHONE: Look = { ...CALM, width: 390, height: 844 };
/** Milliseconds per clock step: no moment is shorter. */
const TICK = 100;
const text = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).replaceAll("\u2060", "");

/** The game at a moment, and a seat without the question. */
async function begun(server: Server, name: string) {
  const { record, seat, rest } = cut(name);
  const made = await server.load(record);
  const other = Object.keys(made.tokens).find((each) => each !== seat) ?? "";
  return { made, seat, other, rest };
}

interface Told {
  entries: { aside: boolean; seq: number; event: { kind: string } }[];
  table: { seq: number; step: string };
}

const told = (server: Server, { id, tokens }: Made, seat: string, after: number) =>
  server.ask<Told>("GET", `/games/${id}/updates?after=${after}&seat=${seat}`, tokens[seat]);

/** Stops a page's clock, plays lines, and waits until the page has received all of them. Returns the events. */
async function hear(page: Page, server: Server, made: Made, seat: string, lines: string[]): Promise<string[]> {
  const before = await told(server, made, seat, 1_000_000);
  await page.clock.pauseAt(Date.now() + 500);
  await server.play(made, lines);
  const after = await told(server, made, seat, before.table.seq);
  await page.locator(`.strip[data-heard="${after.table.seq}"], .combat.result`).first().waitFor({ state: "attached" });
  return after.entries.filter(({ aside }) => !aside).map(({ event }) => event.kind);
}

/** What the show shows: an event's kind, or the result of a combat; nothing in the present. */
const shown = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector(".combat.result")) return "result";
    return document.querySelector<HTMLElement>(".strip")?.dataset["kind"] ?? null;
  });

/** Runs the clock until a condition holds. Returns what was shown, without repeats. */
async function run(page: Page, enough: (now: string | null) => boolean = (now) => now === null) {
  const seen: (string | null)[] = [];
  for (let ticks = 0; ticks < 3000; ticks++) {
    const now = await shown(page);
    if (now !== seen.at(-1)) seen.push(now);
    if (enough(now)) return seen;
    await page.clock.runFor(TICK);
  }
  throw new Error(`never came: ${seen.join()}`);
}

test("a stage of others passes event by event, and the board is where the game is afterwards", async ({
  server,
  visit,
}) => {
  const { made, seat, other, rest } = await begun(server, "introductory-movement");
  const page = await visit(`#seat=${made.tokens[other]}`, CALM);
  await page.locator(".play .decision").waitFor();
  const lines = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith(seat)),
  );
  const asked = await text(page, ".question");
  const kinds = await hear(page, server, made, other, lines.slice(0, 8));
  expect(await text(page, ".question")).toBe(asked);
  const steps = await trace(page, () => document.querySelector(".strip .skip")?.textContent ?? null);
  await run(page);
  expect((await steps.read()).filter(Boolean).length).toBe(kinds.length);
  expect(await page.locator(".board .trail").count()).toBeGreaterThan(2);
});

test("a combat is fought on one stage, card by card, and its card goes by itself", async ({ server, visit }) => {
  for (const [look, wide] of [
    [CALM, 90],
    [PHONE, 64],
  ] as const) {
    const { made, seat, rest } = await begun(server, "advanced-duel");
    const page = await visit(`#seat=${made.tokens[seat]}`, look);
    await page.locator(".combat [data-do=stop], .combat footer").first().waitFor();
    const end = rest.findIndex((line) => line.includes(": retreat"));
    const cards = rest.slice(0, end).filter((line) => line.includes(": play"));
    const [place, lying] = [
      await page.locator(".combat").boundingBox(),
      await page.locator(".combat li .front").count(),
    ];
    await hear(page, server, made, seat, rest.slice(0, end + 1));
    const fought = await run(page, (now) => now === "result");
    expect(fought.slice(-2)).not.toContain("marched");
    await picture(page, `screens-show/battle-result-${look.width ?? 1280}`);
    expect(await text(page, ".result h2")).toMatch(/^(Victory|Defeat) at /);
    expect(await text(page, ".result .aftermath")).toMatch(/ defeats? .* los.*retreat/s);
    expect(cards.length).toBeGreaterThan(1);
    expect(await page.locator(".result li .front").count()).toBeGreaterThanOrEqual(lying + cards.length - 1);
    expect((await page.locator(".result li .front").first().boundingBox())?.width).toBe(wide);
    expect((await page.locator(".combat").boundingBox())?.x).toBe(place?.x);
    await page.clock.runFor(4500);
    expect(await page.locator(".combat.result").count()).toBe(0);
  }
});

test("a skip ends with the same framing as the show", async ({ server, visit }) => {
  const { made, other, rest } = await begun(server, "advanced-duel");
  const pages = [await visit(`#seat=${made.tokens[other]}`, CALM), await visit(`#seat=${made.tokens[other]}`, CALM)];
  const [whole, skipped] = pages as [Page, Page];
  for (const page of pages) {
    await page.locator(".play .decision").waitFor();
    await page.locator(".board").focus();
    for (let times = 0; times < 4; times++) await page.keyboard.press("+");
  }
  await skipped.clock.pauseAt(Date.now() + 500);
  await hear(whole, server, made, other, rest.slice(0, 12));
  await skipped.locator(".strip, .combat.result").first().waitFor();
  const frame = (page: Page) => page.locator(".board .live > g").first().getAttribute("transform");
  const before = await frame(whole);
  await run(whole);
  await skipped.keyboard.press("Escape");
  expect(await shown(skipped)).toBeNull();
  for (const page of pages) await page.clock.runFor(1000);
  expect(await frame(skipped)).toBe(await frame(whole));
  expect(await frame(whole)).not.toBe(before);
});

test("after a show a turn begins with its pieces in sight, on a phone too", async ({ server, visit }) => {
  const { record, rest } = cut("introductory-movement");
  const made = await server.load(record);
  const mine = rest.findIndex((line) => line.startsWith("louis: "));
  const page = await visit(`#seat=${made.tokens["louis"]}`, { ...PHONE, touch: true });
  await page.locator(".board [data-kind=piece]").first().waitFor();
  await page.locator(".board").focus();
  for (let times = 0; times < 6; times++) await page.keyboard.press("+");
  await hear(page, server, made, "louis", rest.slice(0, mine));
  expect(await text(page, ".question")).not.toContain("Your turn");
  await page.locator(".strip .skip").click();
  await page.clock.runFor(1000);
  expect(await shown(page)).toBeNull();
  expect(await text(page, ".question")).toContain("Your turn");
  const movable = page.locator(".board [data-kind=piece] .touch[tabindex='0']");
  await movable.first().waitFor();
  const board = await page.locator(".board").boundingBox();
  const inSight = await movable.evaluateAll(
    (all, edge) =>
      all.every((piece) => {
        const { x, y, right, bottom } = piece.getBoundingClientRect();
        return edge && x > edge.x && y > edge.y && right < edge.x + edge.width && bottom < edge.y + edge.height;
      }),
    board,
  );
  expect(inSight).toBe(true);
  expect(await page.locator(".digest").count()).toBe(0);
});

test("whoever watches is led to where it happens, with the log open", async ({ server, visit }) => {
  const { made, seat, rest } = await begun(server, "advanced-duel");
  const page = await visit(`#watch=${made.id}`, CALM);
  await page.locator("#tab-log[aria-selected=true]").waitFor();
  await page.locator(".combat").waitFor();
  expect(await page.locator(".board .fights").count()).toBe(2);
  await page.clock.pauseAt(Date.now() + 500);
  await server.play(made, rest.slice(0, 1));
  await page.locator(".strip").waitFor();
  await page.clock.runFor(TICK);
  const seen = await page.locator(".board .fights").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const stage = await page.locator(".combat").boundingBox();
  for (const { bottom, width } of seen) {
    expect(bottom).toBeLessThan(stage?.y ?? 0);
    expect(width).toBeGreaterThan(30);
  }
  expect(seat).not.toBe("");
});

test("who comes back reads what has happened, and can see it played", async ({ server, visit }) => {
  const { record, seat, rest } = cut("introductory-movement");
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
  await picture(page, "screens-show/digest");
  const played = await trace(page, () => document.querySelector("[role=toolbar]") !== null);
  await page.locator(".digest .act.main").click();
  expect(await played.until((seen) => seen.length === 3)).toEqual([false, true, false]);
  expect(await page.locator(".digest").count()).toBe(0);
});

test("what is announced stands above its ornament", async ({ server, visit }) => {
  const { made, seat, rest } = await begun(server, "introductory-assign");
  const page = await visit(`#seat=${made.tokens[seat]}`, CALM);
  await page.locator(".play .decision").waitFor();
  const turn = rest.findIndex((line) => line.includes(": march"));
  await hear(page, server, made, seat, rest.slice(0, turn));
  await run(page, (now) => now === "turn");
  const places = await page.locator(".great").evaluate((great) => {
    const found = [great.querySelector(".words"), great.querySelector(":scope > svg:last-child")];
    return found.map((part) => part?.getBoundingClientRect().toJSON() as DOMRect | undefined);
  });
  const [words, ornament] = places;
  expect(words?.bottom).toBeLessThanOrEqual(ornament?.top ?? NaN);
});
