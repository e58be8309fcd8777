/** Late texts: content waits for the texts it needs, and nobody sees a text's key. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness";
import { hold } from "./held";
import { KEY } from "./screens";
import { trace } from "./trace";

/** Each page with texts of its own, and something on it that appears once they have loaded. */
const PAGES: Readonly<Record<string, string>> = {
  "#home": "button.first",
  "#new": ".seat",
  "#learn": ".learn li",
  "#how": ".how li",
  "#rules/10": "article",
  "#settings": ".sheet",
  "#about": ".sheet",
};

const PARTS = /\/api\/texts\/\w+\/\w+$/;

/** Every word on the page that looks like a key. */
const keysSeen = (page: Page) =>
  trace(page, () => (document.body as HTMLElement | null)?.innerText.match(/\b[a-z]+(-[a-z]+)+\b/g) ?? []).then(
    (found) => async () => {
      const all = (await found.read()).flat().join(" ");
      return [...new Set(all.match(KEY) ?? [])];
    },
  );

test.for(Object.entries(PAGES))("%s is shown with its texts, or not yet", async ([address, shown], { visit }) => {
  const page = await visit("");
  await page.locator("button.first").waitFor();
  const keys = await keysSeen(page);
  const parts = await hold(page, PARTS);
  await page.goto(page.url().split("#")[0] + address);
  await page.reload();
  await parts.asked();
  await parts.release();
  await page.locator(shown).first().waitFor();
  expect(await keys()).toEqual([]);
});

test("the coach comes with his texts, or not yet", async ({ visit }) => {
  const page = await visit("", { width: 390, height: 844, touch: true });
  await page.locator("button.first").waitFor();
  const keys = await keysSeen(page);
  const parts = await hold(page, PARTS);
  await page.locator("button.first").click();
  await page.locator(".board .piece").first().waitFor();
  await parts.asked();
  await parts.release();
  await page.locator(".coach .todo b").waitFor();
  expect(await keys()).toEqual([]);
});

test("texts that are refused at first are asked for again", async ({ server, visit }) => {
  const page = await visit("", { deliberate: /429|Failed to load resource/ });
  await page.locator("button.first").waitFor();
  let refused = 0;
  await page.route("**/api/texts/en", async (route) => {
    if (refused++) return route.continue();
    await route.fulfill({ status: 429, json: { error: "server-too-fast", text: "" } });
  });
  await page.goto(`${server.url}/?again`);
  await page.locator("button.first").waitFor();
  expect(refused).toBeGreaterThan(1);
});
