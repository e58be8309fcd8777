/** Responses that a test delays. */

import type { Page, Route } from "playwright-core";
import { expect } from "vitest";

export interface Held {
  /** Waits for a request. */
  asked: () => Promise<void>;
  /** Releases all responses, present and future; resolves when the page has received them. */
  release: () => Promise<void>;
}

/** Delays the responses to some requests of a page. */
export async function hold(page: Page, url: RegExp): Promise<Held> {
  const held: Route[] = [];
  let free = false;
  await page.route(url, async (route) => {
    if (free) await route.continue();
    else held.push(route);
  });
  return {
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    release: async () => {
      free = true;
      await Promise.all(held.map(answered));
      await page.evaluate(() => new Promise((heard) => setTimeout(heard)));
    },
  };
}

/** Lets a response through, unless its page has been left. */
async function answered(route: Route): Promise<void> {
  await route.continue().catch(() => undefined);
  const response = await route.request().response();
  await response?.finished();
}
