/**
 * Plays a game in Chromium by clicks alone, against captains: `npm run autoplay -- ADDRESS VARIANT PLAYERS SEAT SEED`.
 * It picks what is offered by chance, and stops where no click helps: a dead end.
 */

import { mkdirSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { chromium, type Locator, type Page } from "playwright-core";

const [address = "http://127.0.0.1:8740", variant = "introductory", players = "3", seat = "maria_theresa", seed = "1"] =
  process.argv.slice(2);
const FOLDER = "dev/autoplay";
/** Milliseconds that the page may take to show what comes next. */
const PATIENCE = 120_000;
const TRIES = 4;
const OPTIONS = process.env["OPTIONS"]?.split(",") ?? [];
/** A token of a game that is there already. */
const TOKEN = process.env["TOKEN"];
const TALK = process.env["TALK"] !== undefined;
/** How many decisions to take. */
const MOST = Number(process.env["MOST"] ?? Infinity);

// ---------------------------------------------------------------- chance

let state = Number(seed) >>> 0;

/** Numbers from 0 to 1 that are the same for the same seed. */
function chance(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

function some(count: number): number {
  return Math.floor(chance() * count);
}

async function one(found: Locator): Promise<Locator | null> {
  const count = await found.count();
  return count ? found.nth(some(count)) : null;
}

// ---------------------------------------------------------------- the game

async function post<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(`${address}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A new game with captains on the other seats; the token of ours. */
async function begin(): Promise<string> {
  const names = players === "2" ? ["a", "b"] : ["maria_theresa", "frederick", "louis"];
  const bots = names.filter((name) => name !== seat);
  const made = await post<{ game: { id: string }; tokens: Record<string, string> }>("/games", {
    variant,
    players: Number(players),
    options: OPTIONS,
    seats: Object.fromEntries(bots.map((name) => [name, { kind: "bot", bot: "captain", seconds: 0.2 }])),
  });
  const token = made.tokens[seat] ?? "";
  await post(`/games/${made.game.id}/take`, { name: "Autoplay", value: randomBytes(32).toString("hex") }, token);
  return token;
}

// ---------------------------------------------------------------- clicks

/** Clicks something; false if it is gone or covered. */
async function click(found: Locator | null, position?: { x: number; y: number }): Promise<boolean> {
  if (!found) return false;
  try {
    await found.click({ timeout: 3000, ...(position ? { position } : {}) });
    return true;
  } catch {
    return false;
  }
}

/** A sign or glow on the board is clicked where it is seen; the rest of the board is looked at first. */
async function pickCity(page: Page, found: Locator | null): Promise<boolean> {
  if (!found) return false;
  const box = await found.boundingBox();
  const board = await page.locator(".board").boundingBox();
  if (!box || !board) return false;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (x < board.x || y < board.y || x > board.x + board.width || y > board.y + board.height) {
    await page.locator(".controls button").last().click();
    await page.waitForTimeout(500);
  }
  return click(found);
}

/** A card is seen at its left edge, also where others lie over it. */
const pickCard = (found: Locator | null) => click(found, { x: 6, y: 22 });
const confirm = (page: Page) => click(page.locator('.panel [data-do="confirm"]:enabled').first());
const choose = async (page: Page) => click(await one(page.locator(".panel .decision .choice:enabled, .panel .decision > div > button:enabled")));

type Player = (page: Page) => Promise<boolean>;

/** Steppers go up and down a little, so that something else than the proposal is sent. */
const steppers: Player = async (page) => {
  for (let times = some(4); times > 0; times--) {
    await click(await one(page.locator('.panel .decision .stepper button:first-child:enabled')));
    await click(await one(page.locator('.panel .decision .stepper button:last-child:enabled')));
  }
  while (!(await page.locator('.panel [data-do="confirm"]:enabled').count()))
    if (!(await click(await one(page.locator('.panel .decision .stepper button:last-child:enabled'))))) break;
  return confirm(page);
};

/** Cards are exchanged by chance; if that does not pay, the proposal comes back by the stepper or a reload. */
const payment: Player = async (page) => {
  if (chance() < 0.3) {
    const card = await one(page.locator(".hands .usable button"));
    await pickCard(card);
    await page.waitForTimeout(400);
    if (!(await page.locator('.panel [data-do="confirm"]:enabled').count())) {
      await pickCard(card);
      await page.waitForTimeout(400);
    }
  }
  return confirm(page);
};

const march: Player = async (page) => {
  const pieces = page.locator(".panel [data-piece]");
  if (!(await pieces.count()) || chance() < 0.12) {
    const train = await one(page.locator(".panel [data-train]"));
    if (train && chance() < 0.25 && (await click(train))) {
      await page.waitForTimeout(300);
      if (await click(await one(page.locator(".panel .spots button:enabled")))) return true;
    }
    const end = page.locator('.panel [data-do="end"]:enabled').first();
    await click(end);
    return (await page.locator(".panel .box").count()) ? click(end) : true;
  }
  await click(await one(pieces));
  const signs = page.locator(".board .sign");
  await signs.first().waitFor({ timeout: 10_000 }).catch(() => {});
  await page.waitForTimeout(400);
  for (let times = 0; times < 6; times++) {
    const sign = await one(signs);
    if (!(await pickCity(page, sign))) continue;
    if (await click(page.locator('.march [data-do="confirm"]:enabled'))) return true;
  }
  return false;
};

const onBoard: Player = async (page) => {
  const glow = await one(page.locator(".board .glow[data-kind=city]"));
  if (chance() < 0.5 && (await pickCity(page, glow))) {
    if (await page.locator(".march").count()) await click(page.locator('.march [data-do="confirm"]:enabled'));
    return true;
  }
  return false;
};

const PLAYERS: Record<string, Player> = {
  split: steppers,
  hussars: async (page) => {
    if (chance() < 0.8 && (await page.locator("button[data-kind=hussar]").count()))
      return pickCity(page, await one(page.locator(".board .glow[data-kind=city]")));
    return choose(page);
  },
  toll: payment,
  movement: march,
  attacks: choose,
  duel: async (page) => {
    const card = chance() < 0.85 ? await one(page.locator(".hands .usable button")) : null;
    if (card && (await pickCard(card))) {
      const value = await one(page.locator(".combat .values .act:enabled"));
      return value ? click(value) : true;
    }
    return click(page.locator('.combat [data-do="stop"]:enabled'));
  },
  retreat: async (page) => {
    if (await onBoard(page)) return true;
    await click(await one(page.locator(".panel .decision li .act")));
    return confirm(page);
  },
  recruit: async (page) => {
    for (let times = some(3); times > 0; times--)
      await click(page.locator(".panel .decision .stepper button:first-child:enabled").first());
    return payment(page);
  },
  assign: steppers,
  trump: choose,
  lay: async (page) => {
    const card = chance() < 0.8 ? await one(page.locator(".hands .usable button")) : null;
    return card && (await pickCard(card)) ? confirm(page) : choose(page);
  },
  select: choose,
  execute: async (page) => {
    for (const option of await page.locator(".panel fieldset .options").all())
      await click(await one(option.locator("label")));
    if (chance() < 0.7) await click(await one(page.locator(".panel .instruction input")));
    return (chance() < 0.85 && (await confirm(page))) || choose(page);
  },
  corps: async (page) => {
    await click(await one(page.locator(".panel [data-piece]")));
    await page.waitForTimeout(300);
    return (await payment(page)) || choose(page);
  },
  transfer: async (page) => (await onBoard(page)) || click(await one(page.locator(".panel .spots button:enabled"))),
  "second-train": async (page) => (await onBoard(page)) || click(await one(page.locator(".panel .spots button:enabled"))),
};

// ---------------------------------------------------------------- the run

const decision = (page: Page) => page.locator(".play .decision");

/** Waits until something is asked of us, or the game is over; the kind of step. */
async function asked(page: Page): Promise<string | null> {
  const found = await page.waitForFunction(
    () => {
      const panel = document.querySelector<HTMLElement>(".play .decision");
      if (!panel) return document.querySelector(".play .over") ? "over" : null;
      return panel.dataset["yours"] === "true" && !panel.classList.contains("busy") ? panel.dataset["step"] : null;
    },
    null,
    { timeout: PATIENCE },
  );
  const step = String(await found.jsonValue());
  return step === "over" ? null : step;
}

/** Whether the position becomes another one within some seconds. */
async function changed(page: Page, position: string): Promise<boolean> {
  const other = (old: string) => document.querySelector<HTMLElement>(".play .decision")?.dataset["position"] !== old;
  return page.waitForFunction(other, position, { timeout: 4000 }).then(
    () => true,
    () => false,
  );
}

async function run(page: Page): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  for (let count = 0, tries = 0; count < MOST; ) {
    const step = await asked(page);
    if (step === null) break;
    if (!taken[step] && !tries) {
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${FOLDER}/${variant}-${seat}-${step}.png` });
    }
    const position = (await decision(page).getAttribute("data-position")) ?? "";
    if (TALK) console.log((await page.locator(".bar .turn").allTextContents()).join(""), step, tries);
    await (PLAYERS[step] ?? choose)(page);
    if (await changed(page, position)) {
      taken[step] = (taken[step] ?? 0) + 1;
      count++;
      tries = 0;
    } else if (++tries > TRIES) throw new Error(`a dead end: ${step}`);
    const problem = page.locator(".question .problem");
    if (await problem.count()) console.log(`refused at ${step}: ${await problem.first().textContent()}`);
  }
  return taken;
}

mkdirSync(FOLDER, { recursive: true });
const token = TOKEN ?? (await begin());
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--headless=new"],
});
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
