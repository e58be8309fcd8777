/** Three people, three browsers: two turns of an advanced game, and their agreements. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { Chance, click, confirm, decide, endMovement, march, marchTo, playCard, stopCombat } from "./clicks";
import { PATIENCE, test } from "./harness";
import { momentOf } from "./moments";

const SEATS = ["maria_theresa", "frederick", "louis"] as const;
type Seat = (typeof SEATS)[number];
type Pages = Record<Seat, Page>;
/** 17: what happens in two turns with politics. */
const TO_SEE = ["split", "lay", "select", "execute", "hussars", "movement", "duel", "retreat", "trump"];
const POLL = 50;
/** Frederick's first march: Schwerin (5) meets Neipperg (4), so that the loser retreats with troops. */
const ATTACK = ["Schwerin", "Glatz"] as const;

/** A record with only a header: a game at its first decision, with known cards. */
const [header = ""] = momentOf("advanced").record.split("\n\n");
const record = `${header.replace(/^seed: .*$/m, "seed: a")}\n\n`;

// ---------------------------------------------------------------- what they look at

const open = (page: Page, tab: string) => page.locator(`#tab-${tab}`).click();
const unread = (page: Page) => page.locator("#tab-log .badge");
const others = (seat: Seat) => SEATS.filter((other) => other !== seat) as [Seat, Seat];
const request = (page: Page) => page.locator("[role=alertdialog]");

/** The seat with the question. */
async function asked(pages: Pages): Promise<Seat> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    for (const seat of SEATS)
      if (await pages[seat].locator(".play .decision[data-yours=true]:not(.busy)").count()) return seat;
    await pages.louis.waitForTimeout(POLL);
  }
  throw new Error("nobody is asked anything");
}

/** The current turn; 0 during the set-up. */
async function turn(page: Page): Promise<number> {
  const words = await page.locator(".bar .turn").allTextContents();
  return Number(/\d+/.exec(words.join())?.[0] ?? 0);
}

/** How many cards a seat sees in its hands. */
const cards = (page: Page) => page.locator(".hands li").count();
/** How many cards are on the table in a combat. */
const lying = (page: Page) => page.locator(".combat li .front").count();

// ---------------------------------------------------------------- what they arrange

/** 21.a: one player writes; the others have an unread message until they look. */
async function talk({ maria_theresa: anna, frederick: karl, louis: jeanne }: Pages): Promise<void> {
  await open(jeanne, "log");
  await jeanne.locator(".parts button").nth(1).click();
  await jeanne.locator(".log textarea").fill("Who joins me against Austria?");
  await jeanne.keyboard.press("Enter");
  await unread(karl).waitFor();
  await unread(anna).waitFor();
  expect(await unread(karl).textContent()).toBe("1");
  expect(await unread(jeanne).count()).toBe(0);

  await open(karl, "log");
  await karl.locator(".parts button").nth(1).click();
  await karl.getByText("Who joins me against Austria?", { exact: true }).waitFor();
  await unread(karl).waitFor({ state: "detached" });
  expect(await unread(anna).textContent()).toBe("1");
  for (const page of [karl, jeanne]) await open(page, "play");
}

/** 20: France offers Prussia subsidies, Prussia accepts; all players see the contract. */
async function contract({ maria_theresa: anna, frederick: karl, louis: jeanne }: Pages): Promise<void> {
  for (const page of [anna, karl, jeanne]) await open(page, "diplomacy");
  await jeanne.getByRole("button", { name: "France to Prussia" }).click();
  await jeanne.locator(".draft .kind").selectOption({ label: "pays subsidies" });
  await jeanne.locator('.draft [data-do="add"]:enabled').click();
  await jeanne.locator('.draft [data-do="propose"]:enabled').click();
  const proposal = karl.locator(".panel .proposal");
  await proposal.waitFor();
  expect(await proposal.textContent()).toContain("France pays Prussia subsidies");
  await proposal.locator(".act").first().click();
  for (const page of [anna, karl, jeanne])
    await page.locator(".panel .contract", { hasText: "France gives Prussia" }).waitFor();
  for (const page of [anna, karl, jeanne]) await open(page, "play");
}

/** Asks to take back a played card: with both others' permission it returns to the hand. */
async function undoGranted(pages: Pages, seat: Seat, before: number): Promise<void> {
  await pages[seat].locator('[data-do="undo"]:enabled').click();
  for (const other of others(seat)) await request(pages[other]).locator(".act").first().click();
  for (const other of SEATS) await request(pages[other]).waitFor({ state: "detached" });
  await expect.poll(() => cards(pages[seat])).toBe(before);
}

/** One refusal is enough: the card stays. The player can also withdraw the request. */
async function undoRefused(pages: Pages, seat: Seat, before: number): Promise<void> {
  const [first, second] = others(seat);
  await pages[seat].locator('[data-do="undo"]:enabled').click();
  expect(await request(pages[seat]).innerText()).toContain("You are asking to take back");
  await request(pages[first]).waitFor();
  await request(pages[seat]).locator('[data-do="withdraw"]').click();
  for (const other of SEATS) await request(pages[other]).waitFor({ state: "detached" });
  await pages[seat].locator('[data-do="undo"]:enabled').click();
  await request(pages[first]).locator(".act").first().click();
  await request(pages[second]).locator(".act").last().click();
  for (const other of SEATS) await request(pages[other]).waitFor({ state: "detached" });
  expect(await pages[seat].locator(".notice").innerText()).toContain("refuses the undo");
  expect(await cards(pages[seat])).toBe(before - 1);
}

// ---------------------------------------------------------------- how they play

/** They march once per turn, Frederick first into a combat; they give up combats early, and are active in politics. */
function players(pages: Pages, seat: Seat, moved: Set<string>, asks: { undo: boolean }) {
  const page = pages[seat];
  return {
    split: () => confirm(page),
    movement: async (_: Page, chance: Chance) => {
      const key = `${seat} ${await turn(page)}`;
      if (moved.has(key)) return endMovement(page);
      moved.add(key);
      return key === "frederick 1" ? marchTo(page, ...ATTACK) : march(page, chance);
    },
    duel: async (_: Page, chance: Chance) => {
      const [before, there] = [await cards(page), await lying(page)];
      if (!asks.undo || !(await playCard(page, chance))) return stopCombat(page);
      asks.undo = false;
      await expect.poll(() => cards(page)).toBe(before - 1);
      await undoGranted(pages, seat, before);
      for (const other of SEATS) await expect.poll(() => lying(pages[other])).toBe(there);
      await page.locator(".play .decision[data-yours=true]:not(.busy)").waitFor();
      await page.getByRole("button", { name: "Redo" }).click();
      await expect.poll(() => cards(page)).toBe(before - 1);
      for (const other of SEATS) await expect.poll(() => lying(pages[other])).toBe(there + 1);
      return undoRefused(pages, seat, before);
    },
    lay: async () => {
      const trump = page.locator(".hands .usable:has(.note) button");
      return (await click(trump.first())) && confirm(page);
    },
    select: () => click(page.locator(".panel .choices > button").first()),
    execute: () => confirm(page),
  };
}

test("two turns of an advanced game in three browsers, with a contract, messages and undo", async ({
  server,
  visit,
}) => {
  const { tokens } = await server.load(record);
  const pages = {} as Pages;
  for (const seat of SEATS) pages[seat] = await visit(`#seat=${tokens[seat]}`);
  const chances = { maria_theresa: new Chance(3), frederick: new Chance(3), louis: new Chance(3) };
  const seen = new Set<string>();
  const moved = new Set<string>();
  const asks = { undo: true };

  await asked(pages);
  await talk(pages);
  let agreed = false;
  while ((await turn(pages.louis)) < 3) {
    const seat = await asked(pages);
    if (!agreed && (await turn(pages.louis)) === 1) {
      await contract(pages);
      agreed = true;
    }
    const step = await decide(pages[seat], chances[seat], players(pages, seat, moved, asks));
    if (step) seen.add(step);
  }
  expect([...seen]).toEqual(expect.arrayContaining(TO_SEE));
  expect(asks.undo).toBe(false);
  expect(await unread(pages.maria_theresa).textContent()).toBe("1");
});
