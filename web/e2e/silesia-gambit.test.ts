/** The Silesia Gambit: both maps, no politics; Prussia may be given Silesia. */

import { expect } from "vitest";
import { attack, Chance, decide, endMovement, march, until } from "./clicks";
import { test } from "./harness";
import { momentOf } from "./moments";

test("the opening of a Silesia Gambit", async ({ server, visit }) => {
  const { tokens } = await server.newGame({
    variant: "silesia-gambit",
    bots: { maria_theresa: "captain", louis: "captain" },
  });
  const page = await visit(`#seat=${tokens["frederick"]}`);
  const chance = new Chance(5);
  expect(await decide(page, chance)).toBe("split");
  expect(await decide(page, chance)).toBe("split");
  await until(page, chance, "movement");
  const stages = page.locator(".bar");
  expect(await stages.textContent()).toContain("Turn 1 of 9");
  expect(await stages.textContent()).not.toContain("Politics");

  let moves = 0;
  const takers = {
    movement: async () => (moves++ ? endMovement(page) : (await attack(page)) || march(page, chance)),
  };
  while (((await page.locator(".bar .turn").textContent()) ?? "").includes("Turn 1"))
    await decide(page, chance, takers);
  await page.locator("#tab-log").click();
  await page.locator(".story", { hasText: "Turn 2" }).waitFor();
  expect(moves).toBeGreaterThan(1);
});

test("SG.e: Austria is asked whether it cedes Silesia", async ({ server, visit }) => {
  const moment = momentOf("gambit-cede");
  const { tokens } = await server.load(moment.record);
  const page = await visit(`#seat=${tokens[moment.seat]}`);
  await until(page, new Chance(1), "cede");
  await page.locator(".panel .decision .option").first().click();
  await page.locator("#tab-log").click();
  await page.locator(".story li", { hasText: "Silesia" }).first().waitFor();
});
