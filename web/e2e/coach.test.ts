/** A first game with a coach, from the title page to its first battle won, by somebody who does only what he is told. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { endMovement, pickCity, pickCard } from "./clicks";
import { PATIENCE, ROOT, test, type Look } from "./harness";

const FOLDER = join(ROOT, "build/screens-learn");
const LOOKS: Record<string, Look> = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844, touch: true },
};
/** With more decisions than that a first battle takes longer than five minutes. */
const MOST = 14;

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** What the coach says now: his words, what is to be done, and the piece and the city that he has marked. */
interface Said {
  position: string;
  words: string;
  todo: string;
  piece: string;
  city: string;
}

/** Waits until the coach says something about another position. */
async function hear(page: Page, before: string): Promise<Said> {
  const said = await page.waitForFunction(
    (before) => {
      const coach = document.querySelector<HTMLElement>(".coach");
      const { position = "", piece = "", city = "" } = coach?.dataset ?? {};
      if (!coach || !position || position === before || document.querySelector(".decision.busy")) return null;
      const text = (of: string) => coach.querySelector(of)?.textContent ?? "";
      return { position, piece, city, words: text(".words"), todo: text(".todo b") };
    },
    before,
    { timeout: PATIENCE },
  );
  return (await said.jsonValue()) as Said;
}

/** Does what the coach says, and nothing else. */
async function obey(page: Page, { todo, piece, city }: Said): Promise<void> {
  if (/^(March|Force march) /.test(todo)) {
    await pickCity(page, page.locator(`.board [data-kind=piece][data-number="${piece}"]`));
    await pickCity(page, page.locator(`.board .sign[data-number="${city}"]`));
    await page.locator('.march [data-do="confirm"]:enabled').click();
  } else if (todo.startsWith("End the movement")) {
    if (!(await page.locator('.panel [data-do="end"]').count())) await page.locator("#tab-play").click();
    await endMovement(page);
  } else if (todo.startsWith("Play ")) {
    await page.locator(".hands .advised").waitFor();
    await pickCard(page.locator(".hands .advised"));
  } else throw new Error(`it is not clear how to do this: ${todo}`);
}

test("in a first game nobody is asked about an undo, and nobody is warned of its record", async ({ visit }) => {
  const page = await visit("", LOOKS["wide"]);
  await page.locator("button.first").click();
  const said = await hear(page, "");
  expect(await page.locator(".loaded").count()).toBe(0);
  expect(await page.locator("[data-do=undo]").count()).toBe(0);
  await obey(page, said);
  await page.locator(".panel [data-do=undo]").waitFor();
  expect(await page.locator(".panel [data-do=undo]").innerText()).toBe("↶ Undo");
});

for (const [name, look] of Object.entries(LOOKS))
  test(`a first game with a coach, from the title page to the first battle won, ${name}`, async ({ visit }) => {
    const page = await visit("", look);
    await page.locator("button.first").waitFor();
    expect(await fits(page)).toBe(true);
    await picture(page, `home-${name}`);
    await page.locator("button.first").click();

    const all: Said[] = [];
    while (!all.at(-1)?.words.includes("Battle won!")) {
      const last = all.at(-1);
      if (last) await obey(page, last);
      const said = await hear(page, last?.position ?? "");
      expect(await fits(page)).toBe(true);
      await picture(page, `coach-${all.length + 1}-${name}`);
      all.push(said);
      expect(all.length).toBeLessThan(MOST);
    }
    const words = all.map((said) => said.words).join(" ");
    for (const text of ["Welcome!", "a question mark", "supply train", "A battle!", "I would have done the same"])
      expect(words).toContain(text);

    // He goes when he is sent away, and stays away until he is called.
    await page.locator(".coach").getByRole("button", { name: "Send the coach away" }).click();
    await page.locator(".coach").waitFor({ state: "detached" });
    await page.reload();
    await page.locator(".board .piece").first().waitFor();
    expect(await page.locator(".coach").count()).toBe(0);
    await page.locator("button.menu").click();
    await page.locator("#menu [data-do=coach]").click();
    await page.locator(".coach .todo b").waitFor();
    await page.locator("button.menu").click();
    expect(await page.locator("#menu [data-do=coach]").count()).toBe(0);
  });
