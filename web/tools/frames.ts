/**
 * Frames per second while dragging and zooming, and while pieces travel in a show, without a graphics card.
 *
 * The page gets a wheel or mouse event with every frame it requests. The figure counts the frames Chromium has actually
 * drawn in that time.
 */

import type { Browser, Page } from "playwright-core";

const SECONDS = 5;
const DRAWN = "Display::DrawAndSwap";
/** Milliseconds until the board rests. */
const REST = 1500;
/** Milliseconds after which a show is over, however little has travelled. */
const LONGEST = 40_000;

/* As text: what a compiler adds to a function does not exist in the page. */
const GESTURES = {
  zooming: `(step) => board.dispatchEvent(new WheelEvent("wheel", {
    deltaY: Math.floor(step / 40) % 2 ? 40 : -40, clientX: 760, clientY: 560, bubbles: true, cancelable: true }))`,
  dragging: `(step) => (step ? window : board).dispatchEvent(new MouseEvent(step ? "mousemove" : "mousedown", {
    clientX: 760 + 420 * Math.sin(step / 30), clientY: 560 + 260 * Math.sin(step / 21),
    view: window, bubbles: true, cancelable: true }))`,
};

export interface Frames {
  /** Frames drawn per second, and frames requested by the page. */
  drawn: number;
  asked: number;
}

interface Traced {
  name: string;
  ph: string;
  ts: number;
}

/** What Chromium did while a script ran in the page, and the script's result. */
async function traced<Result>(page: Page, browser: Browser, script: string): Promise<[Traced[], Result]> {
  await browser.startTracing(page, { categories: ["viz", "blink.user_timing"] });
  const result = await page.evaluate<Result>(script);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf-8")) as { traceEvents: Traced[] };
  return [traceEvents.sort((one, other) => one.ts - other.ts), result];
}

async function measure(page: Page, browser: Browser, name: keyof typeof GESTURES): Promise<Frames> {
  await page.waitForTimeout(REST);
  const [events, asked] = await traced<number>(
    page,
    browser,
    `new Promise((done) => {
    const board = document.querySelector(".board"), gesture = ${GESTURES[name]}, start = performance.now();
    let step = 0;
    (function tick() {
      gesture(step++);
      if (performance.now() - start < ${SECONDS * 1000}) requestAnimationFrame(tick);
      else done(step);
    })();
  })`,
  );
  const drawn = events.filter((event) => event.name === DRAWN && event.ph === "X").length;
  return { drawn: drawn / SECONDS, asked: asked / SECONDS };
}

/** Marks when pieces start to travel and when they have arrived, until this many milliseconds of travel have passed. */
const TRAVELLING = `new Promise((done) => {
  const pieces = () => [...document.querySelectorAll(".board [data-kind=piece]")];
  const where = () => pieces().map((piece) => piece.getAttribute("transform")?.split(")")[0]).join();
  let before = where(), last = performance.now(), moving = false, travelled = 0, asked = 0;
  const start = last;
  (function tick() {
    const [now, at] = [performance.now(), where()];
    if (moving) { travelled += now - last; asked++; }
    if ((at !== before) !== moving) performance.mark((moving = !moving) ? "travels" : "rests");
    [before, last] = [at, now];
    if (travelled < ${SECONDS * 1000} && now - start < ${LONGEST}) requestAnimationFrame(tick);
    else { performance.mark("rests"); done({ asked, travelled }); }
  })();
})`;

/** While other players' moves are shown at a calm pace and pieces travel. The page waits for the split of troops. */
export async function framesOfShow(page: Page, browser: Browser): Promise<Frames> {
  await page.locator(".play .decision [data-do=confirm]").first().click();
  await page.locator(".strip").waitFor();
  const [events, { asked, travelled }] = await traced<{ asked: number; travelled: number }>(page, browser, TRAVELLING);
  let [drawn, travels] = [0, false];
  for (const { name, ph } of events) {
    if (name === "travels" || name === "rests") travels = name === "travels";
    else if (travels && name === DRAWN && ph === "X") drawn++;
  }
  await page.keyboard.press("Escape");
  const seconds = travelled / 1000;
  return { drawn: drawn / seconds, asked: asked / seconds };
}

/** Zooms, and then drags the board close up. */
export async function frames(page: Page, browser: Browser): Promise<Record<keyof typeof GESTURES, Frames>> {
  const zooming = await measure(page, browser, "zooming");
  await page.locator(".board").focus();
  await page.keyboard.press("0");
  for (let times = 0; times < 3; times++) {
    await page.keyboard.press("+");
    await page.waitForTimeout(400);
  }
  return { zooming, dragging: await measure(page, browser, "dragging") };
}
