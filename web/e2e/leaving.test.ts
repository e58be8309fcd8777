/** After navigating away, late responses for the previous place change nothing. */

import type { Page, WebSocketRoute } from "playwright-core";
import { expect } from "vitest";
import { test, type Server } from "./harness";
import { hold } from "./held";
import { momentOf } from "./moments";

/** The address of a seat in a new game, in its movement phase. */
async function newGame(server: Server): Promise<string> {
  const { record, seat } = momentOf("introductory-movement");
  const { tokens } = await server.load(record);
  return `seat=${tokens[seat]}`;
}

const go = (page: Page, address: string) => page.evaluate((hash) => void (location.hash = hash), address);
const lesson = (page: Page, title: string) => page.locator(".lesson h2", { hasText: title });
const usable = (page: Page) => page.locator(".decision[data-step=movement][data-yours=true]:not(.busy)").waitFor();

/** The end of a movement phase is sent. */
async function act(page: Page): Promise<void> {
  await usable(page);
  await page.locator(".panel [data-do=end]").click();
  await page.locator(".panel .box [data-do=end]").click();
}

test("an action that nobody has answered does not hold up the lesson that follows", async ({ server, visit }) => {
  const address = await newGame(server);
  const page = await visit("");
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    const live = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('"do"')) live.send(message);
    });
  });
  await go(page, address);
  await act(page);
  await page.locator(".decision.busy").waitFor();
  await go(page, "lesson=marching");
  await lesson(page, "Marching").waitFor();
  await usable(page);
});

test("the late answer to an action leaves the next table alone", async ({ server, visit }) => {
  const address = await newGame(server);
  const page = await visit("", { deliberate: /WebSocket/ });
  let sockets: WebSocketRoute[] = [];
  let down = false;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    if (down) return void socket.close();
    sockets = [...sockets, socket];
    socket.connectToServer();
  });
  await go(page, address);
  await usable(page);
  down = true;
  for (const socket of sockets) await socket.close();
  const sent = await hold(page, /\/games\/.*\/act/);
  await act(page);
  await sent.asked();
  await go(page, "lesson=marching");
  await lesson(page, "Marching").waitFor();
  await usable(page);
  await sent.release();
  await usable(page);
  expect(await lesson(page, "Marching").count()).toBe(1);
});

test("a lesson that comes late does not take the place of the one that was opened after it", async ({ visit }) => {
  const page = await visit("");
  const first = await hold(page, /\/lessons\/marching\?/);
  await go(page, "lesson=marching");
  await first.asked();
  await go(page, "lesson=conquest");
  await lesson(page, "Taking fortresses").waitFor();
  await usable(page);
  await first.release();
  await usable(page);
  expect(await lesson(page, "Taking fortresses").count()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("maria-course") ?? "")).not.toContain("marching");
});

test("a seat that is found late is not taken any more", async ({ server, visit }) => {
  const address = await newGame(server);
  const page = await visit("");
  const found = await hold(page, /\/api\/seat\b/);
  await go(page, address);
  await found.asked();
  await go(page, "lesson=marching");
  await lesson(page, "Marching").waitFor();
  await usable(page);
  await found.release();
  await usable(page);
  expect(await lesson(page, "Marching").count()).toBe(1);
  expect(new URL(page.url()).hash).toBe("#lesson=marching");
});
