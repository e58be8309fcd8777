/** Pictures of the page in several states: `npm run shots -- FOLDER`. */

import { mkdirSync } from "node:fs";
import { stage } from "./stage";

const folder = process.argv[2] ?? "dev/shots";
mkdirSync(folder, { recursive: true });
const { page, goOn, close } = await stage({ width: 1920, height: 1080 });
const shot = (name: string) => page.screenshot({ path: `${folder}/${name}.png` });
const board = page.locator(".board");
await shot("1-whole");
await board.focus();
await page.keyboard.press("/");
await page.keyboard.type("munch");
await shot("2-find");
await page.keyboard.press("Enter");
await page.waitForTimeout(900);
await shot("3-city");
for (let times = 0; times < 3; times++) {
  await page.keyboard.press("+");
  await page.waitForTimeout(300);
}
await page.waitForTimeout(600);
await shot("4-near");
goOn();
await page.keyboard.press("0");
await page.waitForTimeout(700);
await shot("5-moving");
await page.setViewportSize({ width: 1280, height: 800 });
await page.waitForTimeout(900);
await shot("6-laptop");
await page.setViewportSize({ width: 820, height: 1180 });
await page.waitForTimeout(900);
await shot("7-tablet");
await close();
