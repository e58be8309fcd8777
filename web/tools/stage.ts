/** The page in Chromium with the responses of `fixture.py`, for pictures, measurements and tests. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page, type WebSocketRoute } from "playwright-core";
import { createServer } from "vite";

const web = fileURLToPath(new URL("..", import.meta.url));
const file = (name: string) => readFileSync(`${web}dev/${name}`, "utf-8");

export interface Stage {
  page: Page;
  browser: Browser;
  /** Sends the events since then, as the server would. */
  goOn: () => void;
  /** Cuts the live connection. */
  cut: () => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  width: number;
  height: number;
  seat?: string;
  scale?: number;
  touch?: boolean;
}

/** Opens the page as a seat of the fixture's game. */
export async function stage(options: Options): Promise<Stage> {
  const { width, height, seat = "louis", scale = 1, touch = false } = options;
  const server = await (await createServer({ root: web, server: { port: 0, hmr: false }, logLevel: "error" })).listen();
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--headless=new"],
  });
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: touch,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(error));
  const json = (body: string) => ({ status: 200, contentType: "application/json", body });
  await context.route("**/api/**", (route) => route.fulfill({ status: 503 }));
  await context.route("**/api/seat", (route) => route.fulfill(json(JSON.stringify({ game: "fixture", seat }))));
  await context.route("**/api/texts/*", (route) =>
    route.fulfill({ contentType: "text/plain", body: file("texts.ftl") }),
  );
  await context.route("**/api/packs/*", (route) => route.fulfill(json(file("pack.json"))));
  await context.route("**/api/packs/*/board.svg*", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: file("board.svg") }),
  );
  let socket: WebSocketRoute | null = null;
  let part = "before";
  await context.routeWebSocket("**/api/live", (made) => {
    socket = made;
    made.onMessage((message) => {
      const said = JSON.parse(String(message)) as { ping?: number };
      made.send(said.ping ? '{"pong":true}' : file(`${part}-${seat}.json`));
    });
  });
  const address = server.resolvedUrls?.local[0] ?? "";
  await page.goto(`${address}#seat=${"a".repeat(22)}`);
  await page.locator(".drawing canvas").nth(1).waitFor();
  await page.waitForTimeout(900);
  return {
    page,
    browser,
    goOn: () => {
      part = "after";
      socket?.send(file(`after-${seat}.json`));
    },
    cut: async () => {
      await socket?.close({ code: 1012 });
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
