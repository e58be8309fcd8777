/** The course and the rulebook: a whole lesson from the title page; from a refusal to the rule, its case and back. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PLATES } from "../src/learn/plates";
import type { PackData } from "../src/lib/types";
import { clickCity, marchTo } from "./clicks";
import { picture, test, type Look } from "./harness";

const LOOKS: Record<string, Look> = { wide: {}, narrow: { width: 390, height: 844 } };

const lesson = (page: Page, task: number, status: string) =>
  page.locator(`.lesson[data-task="${task}"][data-status="${status}"]`);
const asked = (page: Page) => page.locator('.decision[data-step="movement"]:not(.busy)').waitFor();
/** Nothing overflows the window. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const [name, look] of Object.entries(LOOKS)) {
  test(`a lesson from the title page to its end, ${name}`, async ({ visit }) => {
    const page = await visit("", look);
    await page.locator("a.learn").click();
    const row = page.locator(".learn li", { hasText: "Taking fortresses" });
    await row.waitFor();
    expect(await page.locator(".learn li").count()).toBeGreaterThanOrEqual(12);
    expect(await fits(page)).toBe(true);
    await picture(page, `screens-learn/course-${name}`);
    await row.locator("a").click();

    await lesson(page, 1, "open").waitFor();
    await asked(page);
    await picture(page, `screens-learn/lesson-${name}`);
    expect(await marchTo(page, "Friedrich", "Rawitsch")).toBe(true);
    await lesson(page, 1, "wrong").waitFor();
    expect(await page.locator(".lesson .verdict").textContent()).toContain("The wrong way. Breslau is still Austrian");
    await picture(page, `screens-learn/wrong-${name}`);

    await page.locator(".lesson .verdict .go").click();
    await lesson(page, 1, "open").waitFor();
    await asked(page);
    expect(await marchTo(page, "Friedrich", "Strehlen")).toBe(true);
    await lesson(page, 1, "solved").waitFor();
    await page.locator(".lesson .verdict .go").click();

    await lesson(page, 2, "open").waitFor();
    await asked(page);
    await page.reload();
    await lesson(page, 2, "open").waitFor();
    await asked(page);
    expect(await page.locator(".lesson").textContent()).toContain("and 4 cities from Schweidnitz");
    expect(await marchTo(page, "Friedrich", "Landeshut")).toBe(true);
    await lesson(page, 2, "solved").waitFor();
    expect(await fits(page)).toBe(true);
    await picture(page, `screens-learn/solved-${name}`);

    await page.locator('.lesson .verdict a[href="#learn"]').click();
    await page.locator(".learn li.done", { hasText: "Taking fortresses" }).waitFor();
  });

  test(`from a refusal to the rule, to its drawn case and back, ${name}`, async ({ visit }) => {
    const page = await visit("#lesson=marching", look);
    await asked(page);
    await page.locator(".panel .movable [data-piece]").first().click();
    await page.locator(".board .sign").first().waitFor();
    await clickCity(page, "wien");
    await page.locator(".notice.why button.rule").click();
    await page.locator(".rule-card .more a").click();

    const rule = page.locator("article.wanted");
    await rule.waitFor();
    expect(await rule.locator("p").first().textContent()).toContain("10.1.b A general moves up to 3 cities");
    await rule.locator(".case-title").first().click();
    const shown = page.locator(".case");
    await shown.locator("svg").waitFor();
    expect(await shown.locator("svg .piece").count()).toBeGreaterThan(0);
    expect(await shown.locator(".line").textContent()).toContain("The position");
    await shown.locator(".bar button").last().click();
    expect(await shown.locator(".line").textContent()).toContain("Refused by 10.1.b");
    expect(await fits(page)).toBe(true);
    await picture(page, `screens-learn/rule-${name}`);

    await page.locator("input[type=search]").fill("hussar drives");
    await page.locator("article", { hasText: "7.c" }).waitFor();
    await page.locator("input[type=search]").fill("");
    await page.locator(".back a").click();
    await lesson(page, 1, "open").waitFor();
    await asked(page);
  });
}

test("how to play: its pictures are of the board, and lead to lessons and rules that there are", async ({ server }) => {
  const [{ lessons }, { pack }, chapters] = await Promise.all([
    server.ask<{ lessons: { name: string }[] }>("GET", "/lessons"),
    server.ask<{ pack: string }>("GET", "/about"),
    server.ask<{ id: string; rules: { id: string }[] }[]>("GET", "/rulebook/en"),
  ]);
  const { cities, roads } = await server.ask<PackData>("GET", `/packs/${pack}`);
  const number = (id: string) => cities.findIndex((city) => city.id === id);
  const joined = new Set(roads.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  for (const { name, lesson, rule, ways = [], pieces = [] } of PLATES) {
    expect(lessons.map((each) => each.name)).toContain(lesson);
    expect(chapters.some(({ id, rules }) => id === rule || rules.some((each) => each.id === rule))).toBe(true);
    expect(pieces.map(({ city }) => number(city))).not.toContain(-1);
    for (const { cities: way } of ways)
      for (const [step, city] of way.slice(1).entries())
        expect(joined, name).toContain(`${number(way[step] ?? "")} ${number(city)}`);
  }
});

test("how to play is set in the ink of every other page", async ({ visit }) => {
  const page = await visit("#how");
  await page.locator(".how li").first().waitFor();
  const colours = (selector: string) =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);
  expect(await colours(".how h1, .how h2, .how li > p:not(.more)")).toEqual(await colours("body"));
});

test("every page opens at its top", async ({ visit }) => {
  const page = await visit("#rules/10", { height: 500 });
  const below = () => page.locator(".pages").evaluate((pages) => pages.scrollTop);
  await page.locator("article").first().waitFor();
  await page.locator(".pages").evaluate((pages) => pages.scrollTo(0, 400));
  expect(await below()).toBe(400);
  await page.locator('nav a[href="#settings"]').click();
  await expect.poll(below).toBe(0);
});
