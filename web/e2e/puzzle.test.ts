/** A puzzle from the list: a wrong answer is explained, the right one is remembered; and the puzzle of the day. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { asked, stopCombat } from "./clicks";
import { ROOT, picture, test, type Look } from "./harness";

const LOOKS: Record<string, Look> = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/** What belongs to a game that goes on. */
const LEFTOVERS = ".play .decision > *, .play footer > *, .board .glow, .hands .usable";

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** The name of a duel in which stopping is wrong. */
function duel(): string {
  const folder = join(ROOT, "src/maria/lessons/puzzles");
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), "utf8");
    if (text.includes("kind: duel") && text.includes("- try: stop")) return file.replace(/^\d+-|\.yaml$/g, "");
  }
  throw new Error("there is no duel");
}

for (const [name, look] of Object.entries(LOOKS)) {
  test(`a puzzle from the list, a wrong answer and the right one, ${name}`, async ({ visit }) => {
    const link = `a[href="#lesson=${duel()}"]`;
    const page = await visit("#learn", look);
    const kind = page.locator('.puzzles[data-kind="duel"]');
    await kind.waitFor();
    expect(await page.locator(".puzzles li").count()).toBeGreaterThanOrEqual(60);
    expect(await page.locator("a.today").getAttribute("href")).toMatch(/^#lesson=[a-z0-9-]+$/);
    expect(await fits(page)).toBe(true);
    await picture(page, `screens-learn/puzzles-top-${name}`);
    await kind.scrollIntoViewIfNeeded();
    await picture(page, `screens-learn/puzzles-${name}`);
    await kind.locator(`li ${link}`).click();

    const lesson = (status: string) => page.locator(`.lesson[data-status="${status}"]`);
    await lesson("open").waitFor();
    await asked(page);
    expect(await fits(page)).toBe(true);
    const task = await page.locator(".lesson > p:not(.todo)").innerText();
    await picture(page, `screens-learn/puzzle-${name}`);
    expect(await stopCombat(page)).toBe(true);
    await lesson("wrong").waitFor();
    expect((await page.locator(".lesson .verdict p").textContent())?.length).toBeGreaterThan(60);
    await picture(page, `screens-learn/puzzle-wrong-${name}`);
    // The task stays, and nothing of a game is left.
    expect(await page.locator(".lesson").innerText()).toContain(task);
    expect(await page.locator(LEFTOVERS).count()).toBe(0);

    await page.locator("[data-do=solve]").click();
    await lesson("solved").waitFor();
    await page.reload();
    await lesson("open").waitFor();
    await asked(page);
    expect(await stopCombat(page)).toBe(true);
    await lesson("wrong").waitFor();

    for (let card = 0; !(await lesson("solved").count()); card++) {
      await page.locator(".lesson .verdict .go").click();
      await lesson("open").waitFor();
      await asked(page);
      await page.locator(".hands .usable button").nth(card).click();
      await page.locator(".lesson .verdict").waitFor();
    }
    expect(await fits(page)).toBe(true);
    expect(await page.locator(LEFTOVERS).count()).toBe(0);
    expect(await page.locator(".lesson .rank").innerText()).toContain("Your grade: ");
    await picture(page, `screens-learn/puzzle-solved-${name}`);
    await page.locator('.lesson .verdict a[href="#learn"]').click();
    await kind.locator("li.done", { has: page.locator(link) }).waitFor();
    expect(await kind.locator("summary i").textContent()).toContain("1 of ");
  });
}
