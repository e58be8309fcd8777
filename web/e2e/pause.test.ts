/** The server dies and returns: the page says so, waits, and sends pending actions exactly once. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { asked, confirm, CONFIRM, decide, Chance } from "./clicks";
import { test, type Made, type Server } from "./harness";

/** A browser's messages about an unreachable server. */
const GONE = /ERR_CONNECTION|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket connection/;
const BOTS = { frederick: "recruit", louis: "recruit" };
const SEAT = "maria_theresa";

/** Waits until the bots have split their troops, after which nothing changes by itself. */
async function alone(page: Page): Promise<void> {
  await expect.poll(() => page.locator(".seats .waited").count()).toBe(1);
  expect((await asked(page))?.step).toBe("split");
}

/** How often an action is in the record of the game, as the seat sees it. */
async function recorded(server: Server, { id, tokens }: Made, action: string): Promise<number> {
  const record = await server.read(`/games/${id}/record`, tokens[SEAT]);
  return record.split("\n").filter((line) => line.includes(action)).length;
}

/** The actions reported as done over live connections opened from now on, as they arrive. */
function done(page: Page): string[] {
  const found: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => found.push(...doneIn(String(payload)))));
  return found;
}

const doneIn = (text: string) => (JSON.parse(text) as { done?: string[] }).done ?? [];

test("an action clicked while the server is away is sent once when it is back", async ({ server, visit }) => {
  const made = await server.newGame({ bots: BOTS });
  const page = await visit(`#seat=${made.tokens[SEAT]}`, { deliberate: GONE });
  await alone(page);
  const played = done(page);

  await server.kill9();
  await page.locator(".link.lost, .link.connecting").waitFor();
  await page.getByText("Connection lost. Trying again").waitFor();
  expect(await confirm(page)).toBe(true);
  await page.getByText("One action will be sent once the connection is back").waitFor();
  expect(await page.locator(CONFIRM).count()).toBe(0);

  await server.start();
  await page.locator(".link.open").waitFor();
  const after = await asked(page);
  expect(after?.step).not.toBe("split");
  await expect.poll(() => played).toHaveLength(1);
  expect(await recorded(server, made, "split austria")).toBe(1);

  await decide(page, new Chance(1));
  await expect.poll(() => played).toHaveLength(2);
});

/** What the tested page's live connection has sent and received. */
declare global {
  /** The actions sent, in order. */
  var sent: string[];
  /** Whether the response to the first of them arrived and was withheld from the page. */
  var lost: boolean;
}

test("an action whose answer was lost with the server is sent again and played once", async ({ server, visit }) => {
  const made = await server.newGame({ bots: BOTS });
  const page = await visit(`#seat=${made.tokens[SEAT]}`, { deliberate: GONE });
  await alone(page);
  await page.evaluate(() => {
    globalThis.sent = [];
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      const { do: deed, id } = JSON.parse(String(text)) as { do?: string; id?: string };
      if (deed === "act" && id && globalThis.sent.push(id) === 1)
        this.onmessage = ({ data }) => {
          if ("done" in JSON.parse(String(data))) globalThis.lost = true;
        };
      send.call(this, text);
    };
  });

  await confirm(page);
  await page.waitForFunction(() => globalThis.lost);
  await server.kill9();
  await page.locator(".link:not(.open)").waitFor();
  await server.start();
  await page.locator(".link.open").waitFor();
  expect((await asked(page))?.step).not.toBe("split");
  await expect.poll(() => page.evaluate(() => globalThis.sent.length)).toBe(2);
  const [first, again] = await page.evaluate(() => globalThis.sent);
  expect(again).toBe(first);
  expect(await recorded(server, made, "split austria")).toBe(1);
});
