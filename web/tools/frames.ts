/**
 * Frames a second while one drags and zooms, without a graphics card.
 *
 * The page gets a wheel or mouse event with every frame that it asks for, and what counts are the frames that
 * Chromium has really drawn meanwhile.
 */

import type { Browser, Page } from "playwright-core";

const SECONDS = 5;
const DRAWN = "Display::DrawAndSwap";
/** Milliseconds until the board rests. */
const REST = 1500;

/* As text: what a compiler adds to a function is not there in the page. */
const GESTURES = {
  zooming: `(step) => board.dispatchEvent(new WheelEvent("wheel", {
    deltaY: Math.floor(step / 40) % 2 ? 40 : -40, clientX: 760, clientY: 560, bubbles: true, cancelable: true }))`,
  dragging: `(step) => (step ? window : board).dispatchEvent(new MouseEvent(step ? "mousemove" : "mousedown", {
    clientX: 760 + 420 * Math.sin(step / 30), clientY: 560 + 260 * Math.sin(step / 21),
    view: window, bubbles: true, cancelable: true }))`,
};

export interface Frames {
  /** Frames drawn a second, and frames that the page asked for. */
  drawn: number;
  asked: number;
}

async function measure(page: Page, browser: Browser, name: keyof typeof GESTURES): Promise<Frames> {
  await page.waitForTimeout(REST);
  await browser.startTracing(page, { categories: ["viz"] });
  const asked = await page.evaluate<number>(`new Promise((done) => {
    const board = document.querySelector(".board"), gesture = ${GESTURES[name]}, start = performance.now();
    let step = 0;
    (function tick() {
      gesture(step++);
      if (performance.now() - start < ${SECONDS * 1000}) requestAnimationFrame(tick);
      else done(step);
    })();
  })`);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf-8")) as {
    traceEvents: { name: string; ph: string }[];
  };
  const drawn = traceEvents.filter((event) => event.name === DRAWN && event.ph === "X").length;
  return { drawn: drawn / SECONDS, asked: asked / SECONDS };
}

/** Zooms, and then drags a board that is near. */
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
