/**
 * Plays a game in Chromium by clicks alone, against captains: `npm run autoplay -- ADDRESS VARIANT PLAYERS SEAT SEED`.
 * It picks offered choices at random, and stops where no click helps: a dead end. OPTIONS of the game, a TOKEN of an
 * existing game and MOST, the number of decisions to take, come from the environment.
 */

import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { asked, Chance, decide } from "../e2e/clicks";
import { launch } from "../e2e/server";

const [address = "http://127.0.0.1:8740", variant = "introductory", players = "3", seat = "maria_theresa", seed = "1"] =
  process.argv.slice(2);
const FOLDER = "dev/autoplay";
const OPTIONS = process.env["OPTIONS"]?.split(",") ?? [];
const TOKEN = process.env["TOKEN"];
const MOST = Number(process.env["MOST"] ?? Infinity);
/** Milliseconds after which the board rests. */
const REST = 700;

async function post<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(`${address}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A new game with captains in the other seats; returns our key. */
async function begin(): Promise<string> {
  const names = players === "2" ? ["a", "b"] : ["maria_theresa", "frederick", "louis"];
  const bots = names.filter((name) => name !== seat);
  const made = await post<{ game: { id: string }; tokens: Record<string, string> }>("/games", {
    variant,
    players: Number(players),
    options: OPTIONS,
    seats: Object.fromEntries(bots.map((name) => [name, { kind: "bot", bot: "captain", seconds: 20 }])),
  });
  const [value, key] = [randomBytes(32).toString("hex"), randomBytes(16).toString("base64url")];
  await post(`/games/${made.game.id}/take`, { name: "Autoplay", value, key }, made.tokens[seat] ?? "");
  return key;
}

/** Plays, with a picture of every kind of decision. Returns how often each was taken. */
async function run(page: Page): Promise<Record<string, number>> {
  const chance = new Chance(Number(seed));
  const taken: Record<string, number> = {};
  for (let count = 0; count < MOST; count++) {
    const step = (await asked(page))?.step;
    if (!step) break;
    if (!taken[step]) {
      await page.waitForTimeout(REST);
      await page.screenshot({ path: `${FOLDER}/${variant}-${seat}-${step}.png` });
    }
    await decide(page, chance);
    taken[step] = (taken[step] ?? 0) + 1;
    for (const problem of await page.locator(".question .problem").allTextContents())
      console.log(`refused at ${step}: ${problem}`);
  }
  return taken;
}

mkdirSync(FOLDER, { recursive: true });
const token = TOKEN ?? (await begin());
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
let errors = 0;
page.on("pageerror", (error) => {
  errors++;
  console.error(error);
});
try {
  await page.goto(`${address}/#seat=${token}`);
  const taken = await run(page);
  console.log(JSON.stringify(taken), `${errors} errors`);
} catch (error) {
  await page.screenshot({ path: `${FOLDER}/dead-end.png` });
  console.error(error);
  errors++;
} finally {
  await browser.close();
}
process.exitCode = errors ? 1 : 0;
