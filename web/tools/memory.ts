/**
 * The memory of the tab's renderer while a whole game is played by clicks: `npm run memory`. Prints the most that was
 * seen beside its limit, at desktop and phone size; fails where a limit is exceeded. MOST limits the decisions.
 */

import { readdirSync, readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { asked, Chance, decide } from "../e2e/clicks";
import { launch, Server } from "../e2e/server";

const SIZES = [
  { width: 1440, height: 900, limit: 350 },
  { width: 390, height: 844, limit: 250 },
];
const MOST = Number(process.env["MOST"] ?? Infinity);
const RENDERER = "--type=renderer";

/** Whether a process was started by this one, or by one that was. */
function isOurs(id: string): boolean {
  const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf-8"))?.[1] ?? "0";
  return parent === String(process.pid) || (Number(parent) > 1 && isOurs(parent));
}

/** Megabytes that only this renderer uses, by Linux' own count; 0 for other processes and one that has ended. */
function own(id: string): number {
  try {
    if (!readFileSync(`/proc/${id}/cmdline`, "utf-8").includes(RENDERER) || !isOurs(id)) return 0;
    const counted = readFileSync(`/proc/${id}/smaps_rollup`, "utf-8").matchAll(/^Private_\w+:\s+(\d+)/gm);
    return [...counted].reduce((sum, [, size]) => sum + Number(size), 0) / 1024;
  } catch {
    return 0;
  }
}

/** What the renderer of the page uses: of all renderers it uses most. */
function renderer(): number {
  return Math.max(...readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(own));
}

async function play(page: Page): Promise<{ most: number; decisions: number }> {
  const chance = new Chance(1);
  let [most, decisions] = [0, 0];
  const timer = setInterval(() => (most = Math.max(most, renderer())), 250);
  try {
    while (decisions < MOST && (await asked(page))) {
      await decide(page, chance);
      decisions++;
    }
  } finally {
    clearInterval(timer);
  }
  return { most, decisions };
}

async function measure(browser: Browser, server: Server, size: (typeof SIZES)[number]): Promise<void> {
  const bots = { frederick: "ensign", louis: "ensign" };
  const { tokens } = await server.newGame({ variant: "introductory", bots });
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: size.width < 700 ? 3 : 1 });
  await page.addInitScript(() => localStorage.setItem("maria-preferences", '{"pace":"instant"}'));
  await page.goto(`${server.url}/#seat=${tokens["maria_theresa"]}`);
  const { most, decisions } = await play(page);
  await page.close();
  console.log(`${size.width} px: at most ${most.toFixed(0)} MB in ${decisions} decisions (limit ${size.limit} MB)`);
  if (most > size.limit) process.exitCode = 1;
}

const server = new Server();
const browser = await launch();
try {
  await server.start();
  for (const size of SIZES) await measure(browser, server, size);
} finally {
  await browser.close();
  await server.stop();
}
