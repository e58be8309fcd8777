/** Everybody reads their own language: chosen by the browser, switchable at any time, and remembered. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness";
import { momentOf } from "./moments";

const READERS = [
  { seat: "louis", locale: "de-AT", wins: /Frankreich/, tab: "Protokoll" },
  { seat: "frederick", locale: "pl-PL", wins: /Prusy/, tab: "Dziennik" },
  { seat: "maria_theresa", locale: "fr-FR", wins: /Austria/, tab: "Log" },
];

/** Every text that is a catalogue key, or has an unfilled value. */
const raw = (page: Page) =>
  page.evaluate(
    () => document.body.innerText.match(/\b(page|event|ask|bot|play|coach)-[a-z]+(-[a-z]+)*\b|\{ ?\$\S+/g) ?? [],
  );

const speak = async (page: Page, code: string): Promise<void> => {
  await page.locator("button.menu").click();
  await page.locator("#menu button").first().click();
  await page.locator("dialog select.select").first().selectOption(code);
  await page.waitForFunction((code) => document.documentElement.lang === code, code);
  await page.keyboard.press("Escape");
};

test("three players read one table in three languages, and one whose language is missing in English", async ({
  server,
  visit,
}) => {
  const moment = momentOf("introductory-movement");
  const { tokens } = await server.load(moment.record);
  for (const { seat, locale, wins, tab } of READERS) {
    const page = await visit(`#seat=${tokens[seat]}`, { locale });
    await page.locator(".board .piece").first().waitFor();
    await page.getByRole("tab", { name: tab }).click();
    const text = await page.locator(".page").innerText();
    expect(text).toMatch(wins);
    expect(await raw(page)).toEqual([]);
  }
});

test("the language can be switched in the midst of a combat, and stays", async ({ server, visit }) => {
  const moment = momentOf("introductory-duel");
  const { tokens } = await server.load(moment.record);
  const page = await visit(`#seat=${tokens[moment.seat]}`);
  const stop = page.locator('.combat [data-do="stop"]').first();
  await stop.waitFor();
  const english = await page.locator(".decision").innerText();
  const seen = new Set([english]);
  for (const code of ["de", "pl"]) {
    await speak(page, code);
    await stop.waitFor();
    seen.add(await page.locator(".decision").innerText());
    expect(await raw(page)).toEqual([]);
  }
  expect(seen.size).toBe(3);
  await page.reload();
  await stop.waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("pl");
  expect(seen).toContain(await page.locator(".decision").innerText());
  await speak(page, "en");
  expect(await page.locator(".decision").innerText()).toBe(english);
});

test("only the reader's language is loaded", async ({ visit }) => {
  const page = await visit("", { locale: "de-DE" });
  await page.locator("button.first").waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => /\/api\/texts\/(..)/.exec(name)?.[1] ?? []),
  );
  expect(new Set(loaded)).toEqual(new Set(["de"]));
});
