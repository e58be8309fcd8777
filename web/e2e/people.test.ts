/** The players at a table have names, the same everywhere, and their chat messages appear on screen. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness";
import { cut, momentOf } from "./moments";

/** Sends a chat message to the others. */
async function talk(page: Page, text: string): Promise<void> {
  await page.locator("#tab-log").click();
  await page.locator(".log .parts button").nth(1).click();
  await page.locator(".log textarea").fill(text);
  await page.keyboard.press("Enter");
  await page.locator(".log li", { hasText: text }).waitFor();
}

test("a person has the same name in the header and in an undo request", async ({ server, visit }) => {
  const { record, seat, rest } = cut("advanced-duel");
  const made = await server.load(record);
  await server.play(made, rest.slice(0, 1));
  const [other = ""] = Object.keys(made.tokens).filter((each) => each !== seat);
  const asks = await visit(`#seat=${made.tokens[seat]}`, { width: 1440, height: 900 });
  const asked = await visit(`#seat=${made.tokens[other]}`, { width: 1440, height: 900 });
  const names = asked.locator(".seats .person");
  await names.first().waitFor();
  expect(await names.allInnerTexts()).toHaveLength(3);
  const place = Object.keys(made.tokens).indexOf(seat);
  const name = await names.nth(place).innerText();
  await asks.locator(".panel [data-do=undo]:enabled").click();
  await asked.locator(".request").waitFor();
  expect(await asked.locator(".request").innerText()).toContain(`${name} asks to take back`);
  for (const size of [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ]) {
    await asked.setViewportSize(size);
    for (const each of await names.all()) {
      const { x = 0, width = 0 } = (await each.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(20);
      expect(x + width).toBeLessThan(size.width);
    }
  }
});

test("what somebody says shows itself, until it is read", async ({ server, visit }) => {
  const { record, seat } = momentOf("advanced-duel");
  const { tokens } = await server.load(record);
  const [other = ""] = Object.keys(tokens).filter((each) => each !== seat);
  const speaks = await visit(`#seat=${tokens[other]}`);
  const hears = await visit(`#seat=${tokens[seat]}`);
  const bubble = (page: Page) => page.locator(".bubble button");
  await hears.locator(".play .decision").waitFor();
  await talk(speaks, "Peace in Silesia?");
  await bubble(hears).waitFor();
  expect(await bubble(hears).innerText()).toContain("Peace in Silesia?");
  expect(await bubble(speaks).count()).toBe(0);

  await bubble(hears).click();
  await hears.locator(".log li", { hasText: "Peace in Silesia?" }).waitFor();
  expect(await bubble(hears).count()).toBe(0);
  await hears.locator("#tab-log .badge").waitFor({ state: "detached" });

  // A reader of the chat gets no bubble; a player who arrives later sees a number on the tab.
  await talk(speaks, "Or in Bohemia?");
  await hears.locator(".log li", { hasText: "Or in Bohemia?" }).waitFor();
  expect(await bubble(hears).count()).toBe(0);
  await hears.reload();
  await hears.locator(".play .decision").waitFor();
  expect(await bubble(hears).count()).toBe(0);
});
