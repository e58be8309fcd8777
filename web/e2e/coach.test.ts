/** A first game with a coach, from the title page to its victory, by a player who does exactly what the coach says. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PATIENCE, picture, test, type Look } from "./harness";

const LOOKS: Record<string, Look> = {
  wide: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768, locale: "de-DE" },
  narrow: { width: 390, height: 844, touch: true },
  small: { width: 360, height: 640, touch: true },
};
/** How the result of a won game starts, by the browser's language. */
const WON: Record<string, RegExp> = { en: /you (have )?w[io]n|Victory/i, de: /gewonnen|Sieg/, pl: /wygr|Zwycięstwo/i };
/** The number of decisions during which the board must not move. */
const DOZEN = 12;
/** Milliseconds for a whole game. */
const GAME = 420_000;

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** The buttons over the city the coach points at. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [hint, ...more] = document.querySelectorAll(".board .hint");
    if (!hint || more.length) return [];
    const { left, top, width, height } = hint.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button");
    return found ? [found.innerText || found.ariaLabel || "a button"] : [];
  });
}

/** The coach's current text: the result of the last move and the new idea, and what to do now. */
interface Advice {
  position: string;
  comment: string;
  idea: string;
  todo: string;
}

/** Waits until the coach comments on another position; null when the game is over. */
async function hear(page: Page, before: string): Promise<Advice | null> {
  const heard = await page.waitForFunction(
    (before) => {
      if (document.querySelector(".victory[role=dialog]")) return { position: "over" };
      const coach = document.querySelector<HTMLElement>(".coach");
      const { position = "" } = coach?.dataset ?? {};
      if (!coach || !position || position === before) return null;
      if (document.querySelector(".decision.busy")) return null;
      const text = (of: string) => coach.querySelector(of)?.textContent.trim() ?? "";
      return { position, comment: text(".comment"), idea: text(".idea"), todo: text(".todo") };
    },
    before,
    { timeout: PATIENCE },
  );
  const said = (await heard.jsonValue()) as Advice;
  return said.position === "over" ? null : said;
}

/** Closes combat results, continues after the first winter, and follows the coach's advice. */
async function obey(page: Page): Promise<void> {
  const read = page.locator(".result .close");
  if (await read.count()) await read.first().click();
  const on = page.locator(".coach [data-do=on]");
  if (await on.count()) await on.click();
  await page.locator(".coach [data-do=advised]:enabled").click();
}

async function begin(page: Page): Promise<Advice> {
  await page.locator("button.first").click();
  const said = await hear(page, "");
  if (!said) throw new Error("the game is over before it has begun");
  return said;
}

test("the first thing in a first game is one's own march, and nothing speaks of records", async ({ visit }) => {
  const page = await visit("", LOOKS["wide"]);
  const said = await begin(page);
  expect(said.comment).toContain("Welcome!");
  expect(said.todo).toMatch(/^(March|Force march) /);
  expect(await page.locator(".decision").getAttribute("data-step")).toBe("movement");
  expect(await page.locator(".loaded").count()).toBe(0);
  expect(await page.locator("[data-do=undo]").count()).toBe(0);
  const shown = await page.locator(".page").innerText();
  expect(shown).not.toMatch(/\brecord\b|\bseed\b|\b\d+\.\d\.[a-z]\b/i);

  // One question mark explains the panel; the rules are behind it.
  await page.locator(".decision .purpose").click();
  expect(await page.locator(".decision .why").innerText()).toContain("March to take fortresses");
  expect(await page.locator(".decision .why .rule").first().innerText()).toMatch(/^\d/);
});

for (const name of ["wide", "small"])
  test(`the board keeps its place and half of the height whatever the coach says, ${name}`, async ({ visit }) => {
    const page = await visit("", LOOKS[name]);
    let said: Advice | null = await begin(page);
    const places = new Set<string>();
    const sentences: string[] = [];
    for (let done = 0; said && done < DOZEN; done++) {
      expect(await fits(page)).toBe(true);
      places.add(JSON.stringify(await page.locator(".board").boundingBox()));
      expect(await covered(page)).toEqual([]);
      await picture(page, `screens-learn/coach-${done + 1}-${name}`);
      sentences.push(said.todo);
      await obey(page);
      said = await hear(page, said.position);
    }
    expect(sentences.length).toBe(DOZEN);
    expect([...places]).toHaveLength(1);
    const board = await page.locator(".board").boundingBox();
    expect(board?.height).toBeGreaterThanOrEqual((LOOKS[name]?.height ?? 0) / 2);
    for (const [number, sentence] of sentences.entries()) expect(sentence).not.toBe(sentences[number + 1]);
  });

test("the coach goes when he is sent away, and comes when he is called", async ({ visit }) => {
  const page = await visit("", LOOKS["narrow"]);
  await begin(page);
  const words = page.locator(".coach .idea");
  await page.locator(".coach .more").click();
  expect(await words.innerText()).toContain("Tap the piece with the arrow");
  await page.locator("button.menu").click();
  await page.locator("#menu [data-do=no-coach]").click();
  await page.locator(".coach").waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".board .piece").first().waitFor();
  expect(await page.locator(".coach").count()).toBe(0);
  await page.locator("button.menu").click();
  await page.locator("#menu [data-do=coach]").click();
  await page.locator(".coach .todo b").waitFor();
});

for (const name of ["wide", "laptop", "narrow"])
  test(`a first game is won by doing what the coach says, ${name}`, { timeout: GAME }, async ({ visit }) => {
    const look = name === "narrow" ? { ...LOOKS[name], locale: "pl-PL" } : LOOKS[name];
    const language = look?.locale?.slice(0, 2) ?? "en";
    const page = await visit("", look);
    const all: Advice[] = [];
    for (let said: Advice | null = await begin(page); said; said = await hear(page, said.position)) {
      all.push(said);
      if (await page.locator(".coach [data-do=on]").count()) await picture(page, `screens-learn/coach-rest-${name}`);
      await obey(page);
    }
    await picture(page, `screens-learn/coach-won-${name}`);
    const end = await page.locator(".victory[role=dialog]").innerText();
    expect(end).toMatch(WON[language] ?? "");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(end).not.toMatch(/\brecord\b|\bseed\b/i);
    // He teaches something new until the end, and never repeats himself twice in a row.
    const ideas = all.map(({ idea }) => idea).filter(Boolean);
    expect(new Set(ideas).size).toBe(ideas.length);
    expect(ideas.length).toBeGreaterThan(name === "narrow" ? 6 : 7);
    for (const [number, { todo, comment }] of all.entries()) {
      expect(todo).not.toBe(all[number + 1]?.todo);
      if (comment) expect(comment).not.toBe(all[number + 1]?.comment);
    }
  });
