/** Frames per second while dragging and zooming, and during a show: `npm run fps`. Fails below 30. */

import { launch, Server } from "../e2e/server";
import { frames, framesOfShow } from "./frames";

const LEAST = 30;
const SEAT = "frederick";
const BOTS = { maria_theresa: "recruit", louis: "recruit" };

const server = new Server();
const browser = await launch();
try {
  await server.start();
  const { tokens } = await server.newGame({ bots: BOTS });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(`${server.url}/#seat=${tokens[SEAT]}`);
  await page.locator(".play .decision[data-yours=true] [data-do=confirm]").first().waitFor();
  const showing = await framesOfShow(page, browser);
  const measured = { "a calm show": showing, ...(await frames(page, browser)) };
  for (const [name, { drawn, asked }] of Object.entries(measured)) {
    console.log(`${name}: ${drawn.toFixed(1)} frames drawn a second, ${asked.toFixed(1)} asked for`);
    if (!(drawn >= LEAST)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
