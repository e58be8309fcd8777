/** Answers that come late, when a test lets them. */

import type { Page, Route } from "playwright-core";
import { expect } from "vitest";

export interface Held {
  /** Waits until something was asked for. */
  asked: () => Promise<void>;
  /** Lets go of all answers, and of those to come; they have been heard when this comes back. */
  release: () => Promise<void>;
}

/** Holds back the answers to some requests of a page. */
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

/** Lets an answer come, unless the page that asked for it was left. */
async function answered(route: Route): Promise<void> {
  await route.continue().catch(() => undefined);
  const response = await route.request().response();
  await response?.finished();
}
