/**
 * The memory of the tab's renderer over a whole game: `npm run memory`. A desktop plays it by clicks, a phone watches a
 * game of bots. Prints the peak next to its limit, and fails if that is exceeded. MOST limits the decisions and the
 * turns.
 */

import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { Chance, decide } from "../e2e/clicks";
import { launch, Server } from "../e2e/server";

const MOST = Number(process.env["MOST"] ?? Infinity);
/** Milliseconds between two samples. */
const OFTEN = 250;
const RENDERER = "--type=renderer";

/** Whether this process, or a descendant, started the given process. */
function isOurs(id: string): boolean {
  const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf-8"))?.[1] ?? "0";
  return parent === String(process.pid) || (Number(parent) > 1 && isOurs(parent));
}

/** Megabytes used by this renderer alone, as counted by Linux; 0 for other processes and finished ones. */
function own(id: string): number {
  try {
    if (!readFileSync(`/proc/${id}/cmdline`, "utf-8").includes(RENDERER) || !isOurs(id)) return 0;
    const counted = readFileSync(`/proc/${id}/smaps_rollup`, "utf-8").matchAll(/^Private_\w+:\s+(\d+)/gm);
    return [...counted].reduce((sum, [, size]) => sum + Number(size), 0) / 1024;
  } catch {
    return 0;
  }
}

/** The memory of the page's renderer: the largest of all renderers. */
function renderer(): number {
  return Math.max(
    ...readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(own),
  );
}

/** Plays on the page until the game is over. Returns the number of decisions. */
async function play(page: Page): Promise<string> {
  const chance = new Chance(1);
  let decisions = 0;
  while (decisions < MOST && (await decide(page, chance))) decisions++;
  return `${decisions} decisions`;
}

/** Watches until the game is over. */
async function follow(page: Page): Promise<string> {
  const turn = () => Number(document.querySelector(".turn")?.textContent.match(/\d+/)?.[0] ?? 0);
  const over = page.locator(".victory[role=dialog], .play .over").first();
  let last = 0;
  while (last < MOST && !(await over.isVisible())) {
    await page.waitForTimeout(OFTEN);
    last = await page.evaluate(turn);
  }
  return `${last} turns`;
}

async function measure(
  page: Page,
  address: string,
  limit: number,
  see: (page: Page) => Promise<string>,
): Promise<void> {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, renderer())), OFTEN);
  try {
    await page.addInitScript(() => localStorage.setItem("maria-preferences", '{"pace":"brisk"}'));
    await page.goto(address);
    const seen = await see(page);
    console.log(`${page.viewportSize()?.width} px: at most ${most.toFixed(0)} MB in ${seen} (limit ${limit} MB)`);
    if (most > limit) process.exitCode = 1;
  } finally {
    clearInterval(timer);
    await page.close();
  }
}

const server = new Server();
const browser = await launch();
try {
  await server.start();
  const bots = { frederick: "ensign", louis: "ensign" };
  const { tokens } = await server.newGame({ variant: "introductory", bots });
  const desktop = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await measure(desktop, `${server.url}/#seat=${tokens["maria_theresa"]}`, 350, play);
  const watched = await server.newGame({ bots: { ...bots, maria_theresa: "ensign" }, watch: "anyone" });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  await measure(phone, `${server.url}/#watch=${watched.id}`, 250, follow);
} finally {
  await browser.close();
  await server.stop();
}
