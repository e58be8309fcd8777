/** What must hold on every page and panel: nothing overflows its window, and everybody can use it. */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { compile } from "svelte/compiler";
import { cssHash } from "../tools/style";
import { ROOT } from "./server";

/** To be evaluated in a page first. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
/** The screen sizes, with the language for each: German words are the longest, also on the narrowest screen. */
export const SIZES = {
  de: [
    [2560, 1440],
    [1024, 768],
    [900, 700],
    [768, 1024],
    [360, 640],
  ],
  pl: [
    [1920, 1080],
    [844, 390],
    [390, 844],
    [1440, 900],
  ],
} as const;
const SOURCE = join(ROOT, "web/src");

/** The components with a style of their own, by the class of that style. */
export function components(): Map<string, string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".svelte"));
  return new Map(
    files.flatMap((file) => {
      let name = "";
      compile(readFileSync(join(SOURCE, file), "utf-8"), { cssHash: (given) => (name = cssHash(given)) });
      return name ? [[name, file] as const] : [];
    }),
  );
}

/** Switches the language of the browser, and so of the page. */
export async function speak(page: Page, language: string): Promise<void> {
  if (language === (await page.evaluate(() => document.documentElement.lang))) return;
  await page.evaluate((language) => {
    Object.defineProperty(navigator, "languages", { value: [language], configurable: true });
    dispatchEvent(new Event("languagechange"));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
}

/** Everything that overflows its window or is cut off, except scrolling areas, the board and hidden text. */
export function beyond(): string[] {
  const wide = document.documentElement.clientWidth;
  const purpose = "svg > *, .board, .hands, .pages nav, .unseen, .backdrop, .signs, [popover]:not(:popover-open)";
  const name = (found: Element) => `${found.tagName.toLowerCase()}.${[...found.classList].join(".")}`;
  return [...document.querySelectorAll("body *")].flatMap((found) => {
    if (
      getComputedStyle(found).clipPath !== "none" ||
      found.closest(purpose) ||
      !found.checkVisibility({ visibilityProperty: true })
    )
      return [];
    const { left, right, width } = found.getBoundingClientRect();
    if (width && (left < -1 || right > wide + 1)) return [`${name(found)} from ${left} to ${right}`];
    if (!(found instanceof HTMLElement) || found.clientWidth === 0) return [];
    const { overflowX, textOverflow } = getComputedStyle(found);
    const cut = overflowX !== "visible" && textOverflow !== "ellipsis" && found.scrollWidth > found.clientWidth + 1;
    return cut ? [`${name(found)} holds ${found.scrollWidth} in ${found.clientWidth}`] : [];
  });
}

/** The violations found by axe-core, one line per rule with the first place. */
export async function barriers(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => {
      const [first] = nodes;
      return `${id}, ${nodes.length} times: ${first?.html.slice(0, 160)} ${first?.failureSummary?.slice(0, 220)}`;
    });
  });
  return found;
}

/** Waits for changes to be drawn; Chromium sometimes stops drawing a page whose layout is correct. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 1000);
      }),
  );
