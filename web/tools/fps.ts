/**
 * Frames a second while one drags and zooms, without a graphics card: `npm run fps`. Fails below 30.
 *
 * The page gets a wheel or mouse event with every frame that it asks for, and what counts are the frames that
 * Chromium has really drawn meanwhile.
 */

import { stage } from "./stage";

const LEAST = 30;
const SECONDS = 5;
const DRAWN = "Display::DrawAndSwap";
const { page, browser, close } = await stage({ width: 1920, height: 1080, built: true });

/* As text: what a compiler adds to a function is not there in the page. */
const GESTURES = {
  zooming: `(step) => board.dispatchEvent(new WheelEvent("wheel", {
    deltaY: Math.floor(step / 40) % 2 ? 40 : -40, clientX: 760, clientY: 560, bubbles: true, cancelable: true }))`,
  dragging: `(step) => (step ? window : board).dispatchEvent(new MouseEvent(step ? "mousemove" : "mousedown", {
    clientX: 760 + 420 * Math.sin(step / 30), clientY: 560 + 260 * Math.sin(step / 21),
    view: window, bubbles: true, cancelable: true }))`,
};

async function measure(name: keyof typeof GESTURES): Promise<number> {
  await page.waitForTimeout(1500);
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
  const fps = drawn / SECONDS;
  console.log(`${name}: ${fps.toFixed(1)} frames drawn a second, ${(asked / SECONDS).toFixed(1)} asked for`);
  return fps;
}

const zooming = await measure("zooming");
await page.locator(".board").focus();
await page.keyboard.press("0");
for (let times = 0; times < 3; times++) {
  await page.keyboard.press("+");
  await page.waitForTimeout(400);
}
const results = [zooming, await measure("dragging")];
await close();
if (Math.min(...results) < LEAST) process.exitCode = 1;
