/** The server dies and comes back: the page says so, waits, and sends what it has to send once. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { asked, confirm, CONFIRM, decide, Chance } from "./clicks";
import { test, type Made, type Server } from "./harness";

/** What a browser says of a server that is gone. */
const GONE = /ERR_CONNECTION|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket connection/;
const BOTS = { frederick: "recruit", louis: "recruit" };
const SEAT = "maria_theresa";

/** Waits until the bots have split their troops, so that nothing changes any more by itself. */
async function alone(page: Page): Promise<void> {
  await expect.poll(() => page.locator(".seats .waited").count()).toBe(1);
  expect((await asked(page))?.step).toBe("split");
}

/** How often an action is in the record of the game, as the seat knows it. */
async function recorded(server: Server, { id, tokens }: Made, action: string): Promise<number> {
  const record = await server.read(`/games/${id}/record`, tokens[SEAT]);
  return record.split("\n").filter((line) => line.includes(action)).length;
}

/** The answers that come to actions, as they come. */
function answers(page: Page): number[] {
  const found: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith("/act")) found.push(response.status());
  });
  return found;
}

test("an action clicked while the server is away is sent once when it is back", async ({ server, visit }) => {
  const made = await server.newGame({ bots: BOTS });
  const page = await visit(`#seat=${made.tokens[SEAT]}`, { deliberate: GONE });
  await alone(page);
  const sent = answers(page);

  await server.kill9();
  await page.locator(".link.lost, .link.connecting").waitFor();
  await page.getByText("A short pause: the connection is lost, trying again").waitFor();
  expect(await confirm(page)).toBe(true);
  await page.getByText("One action will be sent as soon as the connection is back").waitFor();
  expect(await page.locator(CONFIRM).count()).toBe(0);

  await server.start();
  await page.locator(".link.open").waitFor();
  const after = await asked(page);
  expect(after?.step).not.toBe("split");
  await expect.poll(() => sent).toEqual([200]);
  expect(await recorded(server, made, "split austria")).toBe(1);

  await decide(page, new Chance(1));
  await expect.poll(() => sent).toEqual([200, 200]);
});

test("an action whose answer was lost with the server is sent again and played once", async ({ server, visit }) => {
  const made = await server.newGame({ bots: BOTS });
  const page = await visit(`#seat=${made.tokens[SEAT]}`, { deliberate: GONE });
  await alone(page);
  const sent: unknown[] = [];
  const killed = new Promise<void>((done) => {
    void page.route("**/act?*", async (route) => {
      sent.push(route.request().postDataJSON().id);
      if (sent.length > 1) return route.continue();
      await route.fetch();
      await server.kill9();
      await route.abort("connectionreset");
      return done();
    });
  });

  await confirm(page);
  await killed;
  await page.locator(".link:not(.open)").waitFor();
  await server.start();
  await page.locator(".link.open").waitFor();
  expect((await asked(page))?.step).not.toBe("split");
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
  expect(await recorded(server, made, "split austria")).toBe(1);
});
