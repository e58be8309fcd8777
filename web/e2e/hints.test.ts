/** Hints where the table allows them: colonel's suggestion, drawn on the board, and the odds of a combat. */

import { expect } from "vitest";
import { picture, test, type Look } from "./harness";
import type { Hint } from "../src/lib/types";
import { momentOf } from "./moments";

const LOOKS: Record<string, Look> = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [name, look] of Object.entries(LOOKS)) {
  test(`a hint in a duel, ${name}`, async ({ server, visit }) => {
    const { record, seat } = momentOf("advanced-duel");
    const { tokens } = await server.load(record, true);
    const page = await visit(`#seat=${tokens[seat]}`, look);
    await page.locator(".combat [data-do=hint]").click();
    const hint = page.locator(".combat .hint");
    await hint.locator("[data-do=hinted]").waitFor();
    const rows = hint.locator("tbody tr");
    expect(await rows.count()).toBeGreaterThan(2);
    for (const row of await rows.all()) {
      const shares = [...(await row.innerText()).matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent));
      const sum = shares.reduce((all, share) => all + share, 0);
      expect(Math.abs(sum - 100)).toBeLessThan(2);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await picture(page, `screens-hints/duel-${name}`);
    const before = await page.locator(".combat output").allInnerTexts();
    await hint.locator("[data-do=hinted]").click();
    await expect
      .poll(async () => (await page.locator(".combat output").allInnerTexts()).join())
      .not.toBe(before.join());
  });

  test(`a hint for a march is drawn on the board, ${name}`, async ({ server, visit }) => {
    const { record, seat } = momentOf("introductory-movement");
    const { tokens } = await server.load(record, true);
    const page = await visit(`#seat=${tokens[seat]}`, look);
    await page.locator(".drawing canvas:last-child:not([hidden])").waitFor();
    if (!(await page.locator("#panel").count())) await page.locator(".handle").click();
    await page.locator(".panel [data-do=hint]").click();
    await page.locator(".panel .hint [data-do=hinted]").waitFor();
    expect(await page.locator(".panel .hint .what").innerText()).toMatch(/^(Force march|March) .* to .*\./);
    expect(await page.locator(".board .way .head").count()).toBe(1);
    await picture(page, `screens-hints/march-${name}`);
    await page.locator(".panel .hint .close").click();
    expect(await page.locator(".board .way .head").count()).toBe(0);
  });
}

test("in a combat that is all but lost the bars of the odds lie below what is played", async ({ server, visit }) => {
  const { record, seat } = momentOf("advanced-duel");
  const { tokens } = await server.load(record, true);
  const page = await visit(`#seat=${tokens[seat]}`, LOOKS["wide"]);
  await page.route("**/hint?*", async (route) => {
    const response = await route.fetch();
    const hint = (await response.json()) as Hint;
    const odds = hint.odds.map((each) => ({ ...each, won: 0.055, tied: 0.105, lost: 0.845 }));
    await route.fulfill({ response, json: { ...hint, odds } });
  });
  await page.locator(".combat [data-do=hint]").click();
  await page.locator(".combat .hint [data-do=hinted]").waitFor();
  const rows = await page.locator(".hint tbody tr").evaluateAll((all) =>
    all.map((row) => {
      const boxes = (of: string) => [...row.querySelectorAll(of)].map((cell) => cell.getBoundingClientRect());
      const bars = boxes("td:not(.troops)");
      return {
        words: Math.max(...boxes("th, .troops").map(({ bottom }) => bottom)),
        bars: [...new Set(bars.map(({ top }) => top))],
        free: row.getBoundingClientRect().width - bars.reduce((sum, { width }) => sum + width, 0),
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { words, bars, free } of rows) {
    expect(bars).toHaveLength(1);
    expect(bars[0]).toBeGreaterThanOrEqual(words);
    expect(Math.abs(free)).toBeLessThan(1);
  }
});

test("a table without hints offers none", async ({ server, visit }) => {
  const { record, seat } = momentOf("introductory-movement");
  const { tokens } = await server.load(record);
  const page = await visit(`#seat=${tokens[seat]}`, { width: 1440 });
  await page.locator(".play .decision[data-step=movement]:not(.busy)").waitFor();
  expect(await page.locator("[data-do=hint]").count()).toBe(0);
});
