/** Frames a second while one drags and zooms, with the answers of `fixture.py`: `npm run fps`. Fails below 30. */

import { frames } from "./frames";
import { stage } from "./stage";

const LEAST = 30;
const { page, browser, close } = await stage({ width: 1920, height: 1080, built: true });
const measured = await frames(page, browser);
await close();
for (const [name, { drawn, asked }] of Object.entries(measured)) {
  console.log(`${name}: ${drawn.toFixed(1)} frames drawn a second, ${asked.toFixed(1)} asked for`);
  if (drawn < LEAST) process.exitCode = 1;
}
