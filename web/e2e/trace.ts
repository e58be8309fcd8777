/** Things a page shows only briefly: the page itself records them, so that tests do not depend on timing. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Everything seen on a page so far, without repeats. */
export class Trace<Seen> {
  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  /** What was seen, up to now. */
  async read(): Promise<Seen[]> {
    return (await this.page.evaluate(
      (name) => (window as unknown as Record<string, unknown>)[name],
      this.name,
    )) as Seen[];
  }

  /** Waits until enough was seen. */
  async until(enough: (seen: readonly Seen[]) => boolean): Promise<Seen[]> {
    await expect.poll(async () => enough(await this.read())).toBe(true);
    return this.read();
  }
}

let traces = 0;

/** Observes a page at every change, and again after a reload; `look` runs there and may act. */
export async function trace<Seen>(page: Page, look: () => Seen): Promise<Trace<Seen>> {
  const name = `trace-${++traces}`;
  const given = [name, look.toString()] as const;
  await page.addInitScript(watch, given);
  await page.evaluate(watch, given);
  return new Trace(page, name);
}

/** Runs in the page. */
function watch([name, source]: readonly [string, string]): void {
  const look = new Function(`return (${source})()`) as () => unknown;
  const seen: unknown[] = [];
  let last: string | undefined;
  const note = () => {
    const now = JSON.stringify(look());
    if (now === last) return;
    last = now;
    seen.push(JSON.parse(now));
  };
  note();
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  (window as unknown as Record<string, unknown>)[name] = seen;
}
