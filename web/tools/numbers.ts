/**
 * How long a player waits, on this machine, without a graphics card: `npm run numbers`. Prints each figure next to its
 * aim; fails if an aim is missed.
 */

import type { Browser, Page } from "playwright-core";
import { answered, Chance, confirm, endMovement, march, until } from "../e2e/clicks";
import { launch, Server } from "../e2e/server";
import { frames } from "./frames";

const SEAT = "maria_theresa";
const BOTS = { frederick: "recruit", louis: "recruit" };
const TIMES = 5;
const MARCHES = 12;
const SIZE = { width: 1920, height: 1080 };

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Prints a figure next to its aim. */
function tell(what: string, value: number, unit: string, aim: string, reached: boolean): void {
  console.log(`${what.padEnd(58)} ${value.toFixed(unit === "s" ? 2 : 0).padStart(7)} ${unit.padEnd(6)} aim ${aim}`);
  if (!reached) process.exitCode = 1;
}

/** Seconds from the start of the navigation until the board shows its pieces and the question. */
async function firstView(page: Page): Promise<number> {
  const usable = await page.waitForFunction(
    () =>
      document.querySelector(".board .drawing canvas") &&
      document.querySelector(".board [data-kind=piece]") &&
      document.querySelector(".question p") &&
      document.querySelector(".play .decision[data-yours=true]:not(.busy)") &&
      performance.now(),
    null,
    { polling: "raf" },
  );
  return Number(await usable.jsonValue()) / 1000;
}

/** Opens a seat's page with an empty cache. Returns the bytes transferred. */
async function open(browser: Browser, address: string): Promise<{ page: Page; bytes: () => number }> {
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  session.on("Network.webSocketFrameReceived", ({ response }) => (bytes += response.payloadData.length));
  await session.send("Network.enable");
  await page.goto(address, { waitUntil: "commit" });
  return { page, bytes: () => bytes };
}

/* As text: what a compiler adds to a function does not exist in the page. */
const WATCH = `(() => {
  const position = () => document.querySelector(".play .decision")?.dataset.position;
  let start = 0, before;
  window.times = [];
  addEventListener("click", ({ target }) => {
    if (!target.closest('.march [data-do="confirm"]')) return;
    start = performance.now();
    before = position();
  }, { capture: true });
  new MutationObserver(() => {
    if (!start || position() === before) return;
    times.push(performance.now() - start);
    start = 0;
  }).observe(document, { subtree: true, attributes: true, childList: true });
})()`;

/** Milliseconds from each click on "march" until the server has confirmed it and the page shows it. */
async function confirmations(page: Page): Promise<number[]> {
  const chance = new Chance(1);
  await page.evaluate(WATCH);
  for (let times = 0; times < MARCHES; times++) {
    const question = await until(page, chance, "movement");
    if (!(await march(page, chance))) await endMovement(page);
    await answered(page, question);
  }
  return page.evaluate<number[]>("times");
}

const server = new Server();
const browser = await launch();
try {
  const begun = performance.now();
  await server.start();
  await fetch(`${server.url}/health`);
  const started = (performance.now() - begun) / 1000;

  const made = await server.newGame({ bots: BOTS });
  const address = `${server.url}/#seat=${made.tokens[SEAT]}`;
  const views: number[] = [];
  let weight = 0;
  for (let times = 0; times < TIMES; times++) {
    const { page, bytes } = await open(browser, address);
    views.push(await firstView(page));
    await page.waitForLoadState("networkidle");
    weight = bytes() / 1000;
    await page.context().close();
  }
  const view = median(views);
  const { page } = await open(browser, address);
  await firstView(page);
  await confirm(page);
  const taken = await confirmations(page);
  const { zooming, dragging } = await frames(page, browser);

  tell("first view of a game, cache empty (median)", view, "s", "< 1.5", view < 1.5);
  tell("all that a game's page loads, as sent", weight, "kB", "< 400", weight < 400);
  tell("frames while zooming, 1920x1080", zooming.drawn, "a s", ">= 30", zooming.drawn >= 30);
  tell("frames while dragging, 1920x1080", dragging.drawn, "a s", ">= 30", dragging.drawn >= 30);
  tell(
    `from the click to the confirmed move (median of ${taken.length})`,
    median(taken),
    "ms",
    "< 100",
    median(taken) < 100,
  );
  tell("start of the server", started, "s", "", true);
  tell("from `maria serve` to a playable game", started + view, "s", "< 8", started + view < 8);
} finally {
  await browser.close();
  await server.stop();
}
