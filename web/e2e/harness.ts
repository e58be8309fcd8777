/**
 * Fixtures of the browser tests: a server of their own, a browser, and visitors whose page must not report any errors.
 *
 *     test("...", async ({ server, visit }) => {
 *       const { tokens } = await server.newGame({ variant: "introductory", bots: { louis: "recruit" } });
 *       const page = await visit(`#seat=${tokens["frederick"]}`);
 *     });
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, test as base } from "vitest";
import { browserProgram, FAILED, launch, NOT_RUN, PATIENCE, ROOT, Server } from "./server";

export { PATIENCE, ROOT, type Made, type Server } from "./server";

// ---------------------------------------------------------------- visitors

export interface Look {
  width?: number;
  height?: number;
  /** The pace of the show; immediate unless a test is about it. */
  pace?: "calm" | "brisk" | "instant";
  /** The language of the browser. */
  locale?: string;
  /** Whether it has touch input instead of a mouse. */
  touch?: boolean;
  /** Whether the page's clock stands still until the test advances it. */
  clock?: boolean;
  /** The show pauses at the moment with this on the page. */
  hold?: string;
  /** Whether to draw the map even if no pictures are wanted: drawing takes most of a page's time. */
  drawn?: boolean;
  /** Errors that the test causes itself. */
  deliberate?: RegExp;
}

const PICTURES = Boolean(process.env["PICTURES"]);
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"><style></style></svg>';

/** Saves a picture of a page below `build`, if pictures are wanted: `PICTURES=1 npm run e2e`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(ROOT, "build", `${name}.png`) });
}

/** Opens the page in a separate browser context, as another visitor. */
export type Visit = (fragment: string, look?: Look) => Promise<Page>;

/** A page takes its blobs along when it is left or reloaded; where one is missing, decoding it fails on the page. */
const LEFT = /ERR_ABORTED|ERR_FILE_NOT_FOUND blob:/;

/** Collects everything that must not happen on a page. */
export function watch(context: BrowserContext, server: string, faults: string[], deliberate?: RegExp): void {
  const fault = (text: string) => {
    if (!LEFT.test(text) && !deliberate?.test(text)) faults.push(text);
  };
  const foreign = (url: string) => {
    if (/^(https?|wss?):/.test(url) && new URL(url).host !== new URL(server).host) fault(`request to ${url}`);
  };
  context.on("console", (message) => {
    if (message.type() === "error") fault(`console: ${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => fault(`page: ${String(error.error().stack)}`));
  context.on("request", (request) => foreign(request.url()));
  context.on("requestfailed", (request) => fault(`request: ${request.failure()?.errorText ?? ""} ${request.url()}`));
  context.on("response", (response) => {
    if (response.status() >= 400) fault(`response: ${response.status()} ${response.url()}`);
  });
  context.on("page", (page) => page.on("websocket", (socket) => foreign(socket.url())));
}

interface Fixtures {
  browser: Browser | null;
  server: Server;
  visit: Visit;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const program = browserProgram();
      const browser = program ? await launch(program) : null;
      await use(browser);
      await browser?.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({}, use) => {
      const server = new Server();
      try {
        await server.start();
        await use(server);
      } finally {
        await server.stop();
      }
    },
    { scope: "file" },
  ],
  visit: async ({ browser, server, task, skip, onTestFailed }, use) => {
    if (!browser) return skip(NOT_RUN);
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    onTestFailed(() => console.error([...faults, ...server.lines.slice(-10)].join("\n")));
    await use(
      async (
        fragment,
        {
          width = 1280,
          height = 720,
          locale = "en-US",
          touch = false,
          pace = "instant",
          clock,
          hold,
          drawn,
          deliberate,
        } = {},
      ) => {
        const viewport = { width, height };
        const context = await browser.newContext({
          viewport,
          locale,
          reducedMotion: "reduce",
          hasTouch: touch,
          isMobile: touch,
        });
        contexts.push(context);
        watch(context, server.url, faults, deliberate);
        await context.addInitScript((pace) => {
          if (!location.protocol.startsWith("http")) return;
          const kept = JSON.parse(localStorage.getItem("maria-preferences") ?? "{}") as object;
          localStorage.setItem("maria-preferences", JSON.stringify({ pace, ...kept }));
        }, pace);
        if (hold) await context.addInitScript(holding, hold);
        if (!drawn && !PICTURES) await context.addInitScript(emptyMap, EMPTY);
        const page = await context.newPage();
        page.setDefaultTimeout(PATIENCE);
        if (clock) await page.clock.install();
        await page.goto(`${server.url}/${fragment}`);
        return page;
      },
    );
    if (task.result?.state === "fail") await pictureFailure(contexts, task.name);
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults).toEqual([]);
  },
});

/** Runs in the page: it gets an empty map. Intercepting the requests instead would slow down all others. */
function emptyMap(drawing: string): void {
  const load = window.fetch;
  window.fetch = (from, options) =>
    String(from).includes("/board.svg?") ? Promise.resolve(new Response(drawing)) : load(from, options);
}

/** Runs in the page: no long timer fires while something is there. */
function holding(selector: string): void {
  const LONG = 500;
  const real = window.setTimeout;
  const held = (then: () => void, wait = 0) =>
    real(() => {
      if (wait < LONG || !document.querySelector(selector)) then();
    }, wait);
  window.setTimeout = held as typeof window.setTimeout;
}

async function pictureFailure(contexts: BrowserContext[], name: string): Promise<void> {
  mkdirSync(FAILED, { recursive: true });
  for (const [number, page] of contexts.flatMap((context) => context.pages()).entries())
    await page.screenshot({ path: join(FAILED, `${name.replace(/\W+/g, "-")}-${number + 1}.png`) });
}
