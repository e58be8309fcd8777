/** After the end: stepping through a record, and checking a game's fairness. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { Chance, until } from "./clicks";
import { test, type Server } from "./harness";
import { momentOf } from "./moments";
import { trace } from "./trace";

const { record } = momentOf("introductory");

const bar = (page: Page) => page.locator("[role=toolbar]");
const step = (page: Page, number: number) => bar(page).locator(".steps button").nth(number).click();
const [FIRST, PREVIOUS, NEXT, LAST] = [0, 1, 3, 4];

/** The number of the shown moment, and the total. */
async function moment(page: Page): Promise<[number, number]> {
  const [, number, last] = /moment (\d+) of (\d+)/.exec(await bar(page).innerText()) ?? [];
  return [Number(number), Number(last)];
}

/** The positions of the pieces on the board. */
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
  await victory.locator("[data-do=replay]").click();

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

/** The cards in the hands below the board. */
const hands = (page: Page) => page.locator(".hand .powers-hand");

test("a moment is found, seen with other eyes, shown to others and gone on from", async ({ server, visit }) => {
  const { id } = await server.made("/games/load", { record });
  const page = await visit(`#watch=${id}`);
  await page.locator(".victory .close").click();
  const [, last] = await moment(page);
  for (const kind of ["turn", "battle", "conquest"])
    expect(await bar(page).locator(`.marks .${kind}`).count()).toBeGreaterThan(2);

  await bar(page).locator("input[type=range]").fill("40");
  await expect.poll(async () => (await moment(page))[0]).toBe(41);
  const then = await places(page);
  await bar(page).locator(".speed").click();
  expect(await bar(page).locator(".speed").innerText()).toContain("3");
  // The page itself stops it, however late the test looks.
  const passed = await trace(page, () => {
    const bar = document.querySelector<HTMLElement>("[role=toolbar]");
    const number = Number(/moment (\d+)/.exec(bar?.innerText ?? "")?.[1]);
    if (bar && number > 43 && !bar.dataset["stopped"]) {
      bar.dataset["stopped"] = "yes";
      bar.querySelector<HTMLElement>(".play")?.click();
    }
    return number;
  });
  await bar(page).locator(".play").click();
  expect(await passed.until((seen) => seen.includes(44))).toEqual([41, 42, 43, 44]);
  await bar(page).locator("input[type=range]").fill("40");
  await expect.poll(() => places(page)).toBe(then);

  const open = await hands(page).count();
  await bar(page).locator(".more").click();
  await bar(page).locator(".eyes").selectOption("maria_theresa");
  await expect.poll(() => hands(page).count()).toBeLessThan(open);
  await bar(page).locator(".eyes").selectOption("");
  await expect.poll(() => hands(page).count()).toBe(open);

  const link = await bar(page).locator(".copy input").inputValue();
  const guest = await visit(new URL(link).hash);
  await expect.poll(async () => moment(guest)).toEqual([41, last]);
  expect(await places(guest)).toBe(then);
  expect(await guest.locator(".victory[role=dialog]").count()).toBe(0);

  for (const [name, begins] of [
    ["PNG", "\x89PNG"],
    ["SVG", "<svg"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await bar(page).getByRole("button", { name }).click();
    const path = await (await saved).path();
    expect(readFileSync(path).subarray(0, 4).toString("latin1")).toBe(begins);
  }

  await bar(page).locator(".branch").click();
  await page.locator(".play .decision").waitFor();
  expect(page.url()).toContain("as=maria_theresa");
  const { seats } = await server.ask<{ seats: { kind: string; name: string }[] }>(
    "GET",
    `/games/${new URLSearchParams(new URL(page.url()).hash.slice(1)).get("game")}`,
  );
  expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
    ["person", "Maria Theresa"],
    ["bot", ""],
    ["bot", ""],
  ]);
});

/** Plays a little from the title page and gives up, so that the game is over. */
async function played(page: Page, server: Server): Promise<void> {
  await page.locator("button.role").first().click();
  await until(page, new Chance(1), "movement");
  const seat = await page.evaluate(() => JSON.parse(localStorage.getItem("maria-seats") ?? "[]")[0]);
  await server.ask("POST", `/games/${seat.game}/resign`, seat.token, {});
}

/** The verdict of the check, and what passes, fails and is unknown. */
async function checked(page: Page): Promise<Record<string, number | string>> {
  await page.locator(".victory .fair button").click();
  const verdict = await page.locator(".victory .verdict").innerText();
  const count = (finding: string) => page.locator(`.victory .fair .${finding}`).count();
  const [holds, fails, missing, unknown] = await Promise.all(["holds", "fails", "missing", "unknown"].map(count));
  return { holds: holds ?? 0, fails: fails ?? 0, missing: missing ?? 0, unknown: unknown ?? 0, verdict };
}

const FAIR = "The cards were fair.";
const UNFAIR = "Something does not match: the cards may not have been fair.";

test("after the end the page checks that the game was fair", async ({ server, visit }) => {
  const page = await visit("");
  await played(page, server);
  await page.locator(".victory[role=dialog]").waitFor();
  expect(await checked(page)).toEqual({ holds: 7, fails: 0, missing: 0, unknown: 0, verdict: FAIR });
  const over = page.url();
  await page.locator(".victory .rematch").click();
  await page.waitForURL((url) => url.href !== over);
  await until(page, new Chance(2), "movement");
  await page.goBack();
  await page.locator(".victory[role=dialog]").waitFor();

  // A server that leaves out this browser's number, and one that reports other cards.
  await page.route("**/proof?*", async (route) => {
    const proof = (await (await route.fetch()).json()) as { values: Record<string, string> };
    await route.fulfill({ json: { ...proof, values: {} } });
  });
  await page.reload();
  expect(await checked(page)).toEqual({ holds: 4, fails: 2, missing: 1, unknown: 0, verdict: UNFAIR });
  await page.unroute("**/proof?*");
  await page.route("**/replay?*", async (route) => {
    const told = (await (await route.fetch()).json()) as {
      entries: { event: { kind: string; cards: number[] } }[];
    };
    told.entries.find(({ event }) => event.kind === "drew")?.event.cards.reverse();
    await route.fulfill({ json: told });
  });
  await page.reload();
  expect(await checked(page)).toEqual({ holds: 6, fails: 1, missing: 0, unknown: 0, verdict: UNFAIR });
  await page.unroute("**/replay?*");

  // Another commitment than the saved one.
  await page.evaluate(() => {
    const noted = JSON.parse(localStorage.getItem("maria-noted") ?? "[]") as { commitment: string }[];
    localStorage.setItem(
      "maria-noted",
      JSON.stringify(noted.map((entry) => ({ ...entry, commitment: "0".repeat(64) }))),
    );
  });
  await page.reload();
  expect(await checked(page)).toEqual({ holds: 6, fails: 1, missing: 0, unknown: 0, verdict: UNFAIR });
});

test("who looks on without a seat hears that no number of his own is in the game", async ({ server, visit }) => {
  const { id, tokens } = await server.newGame({});
  const early = await visit(`#watch=${id}`);
  await early.locator(".board").waitFor();
  for (const token of Object.values(tokens)) await server.ask("POST", `/games/${id}/end`, token, { agree: true });
  const late = await visit(`#watch=${id}`);
  const found = await checked(early);
  expect(found).toMatchObject({ holds: 6, fails: 0, missing: 0, unknown: 1 });
  expect(found["verdict"]).toContain("no number of its own");
  const unnoted = await checked(late);
  expect(unnoted).toMatchObject({ holds: 5, fails: 0, missing: 0, unknown: 2 });
  expect(unnoted["verdict"]).toContain("stored nothing");
});

test("a game from a record says so before one sits down, at the table and after the end", async ({ server, visit }) => {
  const begun = `${record.split("\n").slice(0, 14).join("\n")}\n`;
  const { id, tokens } = await server.made("/games/load", { record: begun });
  const says = "This game started from a saved record";
  const page = await visit(`#seat=${tokens["louis"]}`);
  const notice = page.locator(".loaded");
  await notice.waitFor();
  expect(await notice.innerText()).toContain(says);
  await page.locator("input").fill("Jeanne");
  await page.locator("form .act.main").click();
  const onlooker = await visit(`#watch=${id}`);
  for (const one of [page, onlooker]) {
    await one.locator("header .loaded").waitFor();
    expect(await one.locator("header .loaded").getAttribute("title")).toContain(says);
  }
  const { louis: _, ...others } = tokens;
  const { tokens: keys } = await server.taken({ id, tokens: others });
  const own = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("maria-seats") ?? "[]") as { token: string }[])[0]?.token,
  );
  for (const key of [...Object.values(keys), own]) await server.ask("POST", `/games/${id}/end`, key, { agree: true });
  for (const one of [page, onlooker]) {
    await one.locator(".victory .loaded").waitFor();
    expect(await one.locator(".victory .loaded").innerText()).toContain(says);
    expect(await one.locator(".victory .fair button").count()).toBe(0);
  }
});
