/** The page after a game: why it was won, charts, turning points, luck, marches and every combat. */

import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect } from "vitest";
import { ROOT, test, type Look } from "./harness";
import { makeMoments } from "./moments";

const FOLDER = join(ROOT, "build/screens-review");
const LOOKS: Record<string, Look> = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

let record = "";
beforeAll(() => {
  record = makeMoments("introductory").get("introductory")?.record ?? "";
  mkdirSync(FOLDER, { recursive: true });
});

for (const [name, look] of Object.entries(LOOKS)) {
  test(`the page after a game, ${name}`, async ({ server, visit }) => {
    const { tokens } = await server.load(record);
    const page = await visit(`#seat=${tokens["frederick"]}`, look);
    await page.locator(".victory[role=dialog] [data-do=review]").click();
    const review = page.locator(".review");
    await review.waitFor();
    expect(await review.locator(".why").innerText()).toMatch(/ won in turn \d+: /);
    expect(await review.locator(".charts svg").count()).toBe(4);
    expect(await review.locator(".turnings li").count()).toBeGreaterThan(2);
    expect(await review.locator(".battles li").count()).toBeGreaterThan(2);
    expect(await review.locator(".marches line").count()).toBeGreaterThan(20);
    expect(await review.innerText()).not.toMatch(/page-|review-/);
    const fits = await page.locator(".victory[role=dialog]").evaluate((box) => box.scrollWidth <= box.clientWidth);
    expect(fits).toBe(true);
    await page.screenshot({ path: join(FOLDER, `top-${name}.png`) });
    await review.locator(".marches").scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(FOLDER, `marches-${name}.png`) });
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      review.getByRole("button", { name: "Save as a picture" }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.png$/);
    await saved.saveAs(join(FOLDER, `shared-${name}.png`));
    expect(statSync(join(FOLDER, `shared-${name}.png`)).size).toBeGreaterThan(500_000);
    await review.locator(".battles li").nth(1).scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(FOLDER, `battles-${name}.png`) });
    await review.locator(".turnings .act").first().click();
    await page.locator("[role=toolbar]").waitFor();
  });
}
