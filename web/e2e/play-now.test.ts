/** One click on the title page, and then a whole game by clicks, until somebody has won. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { attack, Chance, decide, endMovement, march, playCard, stopCombat } from "./clicks";
import { test } from "./harness";

/** What has to happen by clicks. The cards are others in every game: if a game ends without some, another one follows. */
const TO_SEE = ["split", "hussars", "march", "card", "retreat", "recruit"];
const GAMES = 3;

/** Plays from the title page to the end as Maria Theresa, who fights until all was seen and is quick to lose then. */
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
      if (!seen.has("retreat") && (await playCard(page, chance))) seen.add("card");
      else await stopCombat(page);
    },
  };
  for (let step = await decide(page, chance, takers); step; step = await decide(page, chance, takers)) seen.add(step);
}

test("a whole introductory game against two captains, from the title page to the victory", async ({ visit }) => {
  const page = await visit("");
  const chance = new Chance(1);
  const seen = new Set<string>();
  for (let games = 0; games < GAMES && !TO_SEE.every((what) => seen.has(what)); games++) {
    await play(page, chance, seen);
    const victory = page.locator(".victory[role=dialog]");
    await victory.waitFor();
    expect(await victory.locator("h2").textContent()).toMatch(/wins|draw/);
    await victory.getByRole("link", { name: "To the title page" }).click();
  }
  expect([...seen]).toEqual(expect.arrayContaining(TO_SEE));
});
