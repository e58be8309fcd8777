/** What bots do is followed event by event; a combat ends with a card; whoever acts or skips is in the present. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { Chance, decide } from "./clicks";
import { ROOT, test } from "./harness";

const FOLDER = join(ROOT, "build/screens");
const strip = (page: Page) => page.locator(".strip");

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `show-${name}.png`), await page.screenshot());
}

test("try", async ({ server, visit }) => {
  const { tokens } = await server.newGame({
    variant: "introductory",
    bots: { maria_theresa: "captain", louis: "captain" },
  });
  const page = await visit(`#seat=${tokens["frederick"]}`, { pace: "calm" });
  const chance = new Chance(1);
  await decide(page, chance, {});
  const told: string[] = [];
  for (let n = 0; n < 45; n++) {
    await page.waitForTimeout(700);
    const text = (await strip(page).count()) ? await strip(page).locator("p").textContent() : "-";
    if (told.at(-1) !== text) {
      told.push(text ?? "");
      await picture(page, String(told.length).padStart(2, "0"));
    }
    if (text === "-" && n > 5) break;
  }
  console.log(told);
  expect(told.length).toBeGreaterThan(3);
});
