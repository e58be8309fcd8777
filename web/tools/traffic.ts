/**
 * The requests of three open pages: `npm run traffic -- [DECISIONS] [SEED]`. Three browsers play an advanced game by
 * clicks alone. Every request and every live message is counted with the action that caused it, by the action's verb.
 * It writes `bench/traffic.json`, which `bench/server.py` sends, and prints it as a table.
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { Chance, decide } from "../e2e/clicks";
import { launch, ROOT, Server } from "../e2e/server";

const [decisions = "120", seed = "1"] = process.argv.slice(2);
const FILE = join(ROOT, "bench/traffic.json");
/** Milliseconds after which all requests caused by an action have been sent. */
const REST = 400;

/** How often something was sent or received, on the acting page and on the other two. */
interface Count {
  own: number;
  others: number;
}

/** The actions of one verb, and what was sent and received with them. */
interface Actions {
  count: number;
  sent: Record<string, Count>;
  updates: Count;
  bytes: Count;
}

const found: Record<string, Actions> = {};
/** Everything sent and received since the last action. */
let heard: { seat: string; what: string; bytes: number }[] = [];
let verb = "";
/** A browser's own headers, sent with each request. */
let headers: Record<string, string> = {};
/** Headers added by the benchmark. */
const ITS_OWN = /^(:|authorization$|host$|connection$|content-|referer$|accept-encoding$)/;

/** A request without what differs between games: `GET marches?piece`. */
function nameOf(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...searchParams.keys()].filter((name) => !["lang", "seat"].includes(name));
  const path = pathname.replace(/^\/api\/games\/[^/]+\/?/, "");
  return `${method} ${path}${names.length ? `?${names.join("&")}` : ""}`;
}

function listen(page: Page, seat: string): void {
  page.on("request", (request) => {
    if (!new URL(request.url()).pathname.startsWith("/api/")) return;
    heard.push({ seat, what: nameOf(request.method(), request.url()), bytes: 0 });
    if (request.method() === "GET") void request.allHeaders().then((all) => (headers = all));
  });
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { do?: string; ask?: string; action?: string };
      if (message.action) verb = message.action.split(" ")[0] ?? "";
      if (message.do) heard.push({ seat, what: `live do ${message.do}`, bytes: 0 });
      if (message.ask) heard.push({ seat, what: `live ask ${message.ask}`, bytes: 0 });
    });
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).startsWith('{"entries"')) heard.push({ seat, what: "", bytes: payload.length });
    });
  });
}

/** Counts what was received for an action of a seat. */
function count(actor: string): void {
  const none = () => ({ own: 0, others: 0 });
  const made = (found[verb] ??= { count: 0, sent: {}, updates: none(), bytes: none() });
  made.count++;
  for (const { seat, what, bytes } of heard) {
    const who = seat === actor ? "own" : "others";
    if (what) (made.sent[what] ??= none())[who]++;
    else {
      made.updates[who]++;
      made.bytes[who] += bytes;
    }
  }
}

const server = new Server();
await server.start();
const browser = await launch();
try {
  const { tokens } = await server.newGame({ variant: "advanced" });
  const pages = new Map<string, Page>();
  for (const [seat, token] of Object.entries(tokens)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    await context.addInitScript(() => localStorage.setItem("maria-preferences", JSON.stringify({ pace: "instant" })));
    const page = await context.newPage();
    listen(page, seat);
    await page.goto(`${server.url}/#seat=${token}`);
    await page.locator(".play .decision").waitFor();
    pages.set(seat, page);
  }
  const chance = new Chance(Number(seed));
  for (let taken = 0; taken < Number(decisions);) {
    for (const [seat, page] of pages) {
      if (!(await page.locator(".play .decision[data-yours=true]:not(.busy)").count())) continue;
      await page.waitForTimeout(REST);
      heard = [];
      verb = "";
      await decide(page, chance);
      await page.waitForTimeout(REST);
      if (verb) count(seat);
      taken++;
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

const one = (number: number, actions: number) => Number((number / actions).toFixed(2));
const rows = Object.entries(found).toSorted(([, one], [, other]) => other.count - one.count);
console.log("| action | times | sent by the page that acts | by the other two | updates | bytes, own and others |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (const [name, { count, sent, updates, bytes }] of rows) {
  const told = (who: keyof Count) =>
    Object.entries(sent)
      .filter(([, times]) => times[who])
      .map(([what, times]) => `${one(times[who], count)} ${what}`)
      .join(", ");
  const came = `${one(updates.own + updates.others, count)} | ${Math.round(bytes.own / count)}, ${Math.round(bytes.others / count / 2)}`;
  console.log(`| ${name} | ${count} | ${told("own")} | ${told("others") || "nothing"} | ${came} |`);
}
const asked = rows.map(([name, { count, sent }]) => [
  name,
  Object.fromEntries(
    Object.entries(sent).map(([what, { own, others }]) => [what, { own: one(own, count), others: one(others, count) }]),
  ),
]);
const said = Object.entries(headers).filter(([name]) => !ITS_OWN.test(name));
const traffic = { actions: Object.fromEntries(asked), headers: Object.fromEntries(said) };
writeFileSync(FILE, `${JSON.stringify(traffic, null, 2)}\n`);
