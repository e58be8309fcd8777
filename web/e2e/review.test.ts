/** The page after a game: why it was won, charts, turning points, luck, marches and every combat. */

import { statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ROOT, picture, test, type Look } from "./harness";
import { momentOf } from "./moments";

const FOLDER = join(ROOT, "build/screens-review");
const LOOKS: Record<string, Look> = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

const { record } = momentOf("introductory");

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
    await picture(page, `screens-review/top-${name}`);
    await review.locator(".marches").scrollIntoViewIfNeeded();
    await picture(page, `screens-review/marches-${name}`);
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      review.getByRole("button", { name: "Save as a picture" }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.png$/);
    await saved.saveAs(join(FOLDER, `shared-${name}.png`));
    expect(statSync(join(FOLDER, `shared-${name}.png`)).size).toBeGreaterThan(500_000);
    await review.locator(".battles li").nth(1).scrollIntoViewIfNeeded();
    await picture(page, `screens-review/battles-${name}`);
    await review.locator(".turnings .act").first().click();
    await page.locator("[role=toolbar]").waitFor();
  });
}
