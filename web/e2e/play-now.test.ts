/** One click on the title page, and then a whole game by clicks, until somebody has won. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { attack, Chance, decide, endMovement, march, playCard, stopCombat } from "./clicks";
import { test } from "./harness";
import { momentOf } from "./moments";

/** What happens in every game, whatever the cards: the title page deals different cards each time. */
const ALWAYS = ["split", "hussars", "march"];
/** Decisions that depend on the cards are tested in a game with known cards. */
const BY_CHANCE = ["duel", "retreat", "toll", "recruit", "assign"];

/** Plays from the title page to the end as Maria Theresa, who fights until her first victory and then loses quickly. */
async function play(page: Page, chance: Chance, seen: Set<string>): Promise<void> {
  await page.locator("button.role", { hasText: "Maria Theresa" }).click();
  await page.locator(".play .decision").waitFor();
  let moved = "";
  const takers = {
    movement: async () => {
      const turn = (await page.locator(".bar .turn").textContent()) ?? "";
      const first = turn !== moved;
      moved = turn;
      if (first && ((!seen.has("retreat") && (await attack(page))) || (await march(page, chance)))) seen.add("march");
      else await endMovement(page);
    },
    duel: async () => {
      if (seen.has("retreat") || !(await playCard(page, chance))) await stopCombat(page);
    },
  };
  for (let step = await decide(page, chance, takers); step; step = await decide(page, chance, takers)) seen.add(step);
}

test("a whole introductory game against two captains, from the title page to the victory", async ({ visit }) => {
  const page = await visit("", { drawn: true });
  const seen = new Set<string>();
  await play(page, new Chance(1), seen);
  const victory = page.locator(".victory[role=dialog]");
  await victory.waitFor();
  expect(await victory.locator("h2").textContent()).toMatch(/wins|draw/);
  expect([...seen]).toEqual(expect.arrayContaining(ALWAYS));
  await victory.getByRole("link", { name: "Home page" }).click();
  await page.locator("button.role").first().waitFor();
});

for (const step of BY_CHANCE)
  test(`by clicks: ${step}`, async ({ server, visit }) => {
    const moment = momentOf(`introductory-${step}`);
    const { id, tokens } = await server.load(moment.record);
    const page = await visit(`#seat=${tokens[moment.seat]}`);
    expect(await decide(page, new Chance(1), { duel: playCard })).toBe(step);
    const record = await server.read(`/games/${id}/record`, tokens[moment.seat]);
    if (step === "duel") expect(record.trim().split("\n").at(-1)).toContain(": play ");
  });
