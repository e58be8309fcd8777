/** Makes the app's icons from src/icon.svg: `npm run icons`. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "../e2e/server";

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const svg = Buffer.from(readFileSync(file("src/icon.svg"))).toString("base64");
const browser = await launch();
try {
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    // A system that crops a circle or a square from it crops only paper.
    await page.setContent(
      `<body style="margin:0;background:#e6d8b8"><img style="width:80%;margin:10%" src="data:image/svg+xml;base64,${svg}">`,
    );
    await page.screenshot({ path: file(`public/icon-${size}.png`) });
  }
} finally {
  await browser.close();
}
