/** Plays by clicks alone, on what the page offers: there is a function for every kind of decision. */

import type { Locator, Page } from "playwright-core";
import { PATIENCE } from "./server";

/** Milliseconds in which an offered button must become clickable. */
const CLICK = 30_000;
/** Milliseconds in which the page loads what it shows after a click. */
const SOON = 15_000;
/** Milliseconds in which a page shows that it has sent something; it does so immediately. */
const SENT = 2000;

/** Random numbers from 0 to 1, the same for the same seed. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** True with the given probability. */
  is(often: number): boolean {
    return this.next() < often;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** A random element. */
  async one(found: Locator): Promise<Locator | null> {
    const count = await found.count();
    return count ? found.nth(this.below(count)) : null;
  }

  private next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return this.state / 2 ** 32;
  }
}

/** Clicks something; false if it is missing, gone or covered. */
export async function click(found: Locator | null, how: Parameters<Locator["click"]>[0] = {}): Promise<boolean> {
  if (!found || !(await found.count())) return false;
  return found.click({ timeout: CLICK, ...how }).then(
    () => true,
    () => false,
  );
}

export const CONFIRM = '.panel [data-do="confirm"]:enabled';

export const confirm = (page: Page) => click(page.locator(CONFIRM).first());

/** Clicks a sign or glow on the board; if it is outside the window, the whole board is shown first. */
export async function pickCity(page: Page, found: Locator | null): Promise<boolean> {
  if (!found) return false;
  const box = await found.boundingBox();
  const board = await page.locator(".board").boundingBox();
  if (!box || !board) return false;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (x < board.x || y < board.y || x > board.x + board.width || y > board.y + board.height)
    await page.locator(".controls button").last().click();
  // A counter in the city is clicked instead: it represents the city then.
  return click(found, { force: true });
}

/** Clicks a card at its edge: of an overlapped card, only the edge is visible. */
export const pickCard = (found: Locator | null) => click(found, { position: { x: 7, y: 12 } });

/** Finds a city of the board by its name. */
export async function findCity(page: Page, name: string): Promise<void> {
  await page.locator(".board").focus();
  await page.keyboard.press("/");
  await page.locator(".finder input").fill(name);
}

/** Shows a city of the board by its name, and clicks it. */
export async function clickCity(page: Page, name: string): Promise<void> {
  await findCity(page, name);
  await page.keyboard.press("Enter");
  const box = await page.locator(".board circle.pointed").boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function soon(found: Locator): Promise<boolean> {
  return found
    .first()
    .waitFor({ timeout: SOON })
    .then(
      () => true,
      () => false,
    );
}

type Taker = (page: Page, chance: Chance) => Promise<unknown>;

const choose: Taker = async (page, chance) =>
  click(await chance.one(page.locator(".panel .decision .option:enabled, .panel .choices > button:enabled")));

/** Changes the steppers a little, so that the page does not send its own proposal. */
const steppers: Taker = async (page, chance) => {
  const less = page.locator(".panel .decision .stepper button:first-child:enabled");
  const more = page.locator(".panel .decision .stepper button:last-child:enabled");
  for (let times = chance.below(3); times > 0; times--) {
    await click(await chance.one(less));
    await click(await chance.one(more));
  }
  while (!(await page.locator(CONFIRM).count())) if (!(await click(await chance.one(more)))) break;
  return confirm(page);
};

/** Exchanges random cards; an exchange that does not pay is undone. */
const payment: Taker = async (page, chance) => {
  const card = chance.is(0.3) ? await chance.one(page.locator(".hands .usable button")) : null;
  if (card && (await pickCard(card)) && !(await soon(page.locator(CONFIRM)))) {
    await pickCard(card);
    await soon(page.locator(CONFIRM));
  }
  return confirm(page);
};

/** Ends the movement, even if the page points out pieces that could still move. */
export const endMovement = async (page: Page): Promise<boolean> => {
  const end = page.locator('.panel [data-do="end"]:enabled').first();
  await click(end);
  return (await page.locator(".panel .box").count()) ? click(end) : true;
};

/** Unfolds the trains that are on the map. */
export const openTrains = async (page: Page): Promise<void> => {
  const folded = page.locator(".panel details:has(.trains):not([open]) summary");
  if (await folded.count()) await folded.click();
};

const reenter: Taker = async (page, chance) => {
  await openTrains(page);
  if (!(await click(await chance.one(page.locator(".panel .trains [data-piece]"))))) return false;
  const spots = page.locator(".panel .spots button:enabled");
  return (await soon(spots)) && click(await chance.one(spots));
};

const MOVABLE = ".panel .movable [data-piece]";
const SIGN = ".board .sign";
/** The board shows swords where a general's path ends with an attack. */
const SWORDS = `${SIGN}:has(.swords)`;
const GO = '.march [data-do="confirm"]:enabled';

/** Moves a piece listed in the panel to a city shown on the board. */
export const march: Taker = async (page, chance) => {
  if (!(await click(await chance.one(page.locator(MOVABLE))))) return false;
  if (!(await soon(page.locator(SIGN)))) return false;
  for (let times = 0; times < 4; times++)
    if ((await pickCity(page, await chance.one(page.locator(SIGN)))) && (await click(page.locator(GO)))) return true;
  return false;
};

/** Moves the first general who can attack; false if nobody can. */
export const attack = async (page: Page): Promise<boolean> => {
  for (const piece of await page.locator(MOVABLE).all()) {
    if (!(await click(piece)) || !(await soon(page.locator(SIGN)))) continue;
    const swords = page.locator(SWORDS);
    if (!(await swords.count())) continue;
    if ((await pickCity(page, swords.first())) && (await click(page.locator(GO)))) return true;
  }
  return false;
};

/** Moves this piece to the city of this name. */
export async function marchTo(page: Page, piece: string, city: string): Promise<boolean> {
  if (!(await click(page.locator(MOVABLE, { hasText: piece })))) return false;
  const number = await page.locator(`.board .glow[aria-label="${city}"]`).getAttribute("data-number");
  return (await pickCity(page, page.locator(`${SIGN}[data-number="${number}"]`))) && click(page.locator(GO));
}

/** Plays a card in a combat, a Reserve with some value; false if there is none to play. */
export const playCard: Taker = async (page, chance) => {
  if (!(await pickCard(await chance.one(page.locator(".hands .usable button"))))) return false;
  await click(await chance.one(page.locator(".combat .values .act:enabled")));
  return true;
};

export const stopCombat = (page: Page) => click(page.locator('.combat [data-do="stop"]:enabled'));

const onBoard: Taker = async (page, chance) => {
  if (!(await pickCity(page, await chance.one(page.locator(".board .glow[data-kind=city]"))))) return false;
  if (await page.locator(".march").count()) await click(page.locator('.march [data-do="confirm"]:enabled'));
  return true;
};

const spot: Taker = async (page, chance) =>
  (chance.is(0.5) && (await onBoard(page, chance))) ||
  click(await chance.one(page.locator(".panel .spots button:enabled")));

/** How to take each decision, by kind of step. */
export const TAKERS: Readonly<Record<string, Taker>> = {
  split: steppers,
  hussars: async (page, chance) => {
    const place = chance.is(0.8) && (await page.locator("button[data-kind=hussar]").count());
    return place
      ? pickCity(page, await chance.one(page.locator(".board .glow[data-kind=city]")))
      : choose(page, chance);
  },
  toll: payment,
  movement: async (page, chance) => {
    const left = await page.locator(MOVABLE).count();
    if (left && !chance.is(0.12)) return march(page, chance);
    return (chance.is(0.25) && (await reenter(page, chance))) || endMovement(page);
  },
  duel: async (page, chance) => (chance.is(0.85) && (await playCard(page, chance))) || stopCombat(page),
  retreat: async (page, chance) => {
    if (chance.is(0.5) && (await onBoard(page, chance))) return true;
    await click(await chance.one(page.locator(".panel .decision li .act")));
    return confirm(page);
  },
  recruit: async (page, chance) => {
    for (let times = chance.below(3); times > 0; times--)
      await click(page.locator(".panel .decision .stepper button:first-child:enabled").first());
    return payment(page, chance);
  },
  assign: steppers,
  lay: async (page, chance) => {
    const card = chance.is(0.8) ? await chance.one(page.locator(".hands .usable button")) : null;
    return (await pickCard(card)) ? confirm(page) : choose(page, chance);
  },
  execute: async (page, chance) => {
    for (const option of await page.locator(".panel fieldset .options").all())
      await click(await chance.one(option.locator("label")));
    if (chance.is(0.7)) await click(await chance.one(page.locator(".panel .instruction input")));
    return (chance.is(0.85) && (await confirm(page))) || choose(page, chance);
  },
  corps: async (page, chance) => {
    await click(await chance.one(page.locator(".panel [data-piece]")));
    await soon(page.locator(CONFIRM));
    return (await payment(page, chance)) || choose(page, chance);
  },
  transfer: spot,
  "second-train": spot,
};

/** This seat's question: the kind of step and the position, or null if the game is over. */
export interface Asked {
  step: string;
  position: string;
}

/** Waits for a question, or for the end of the game. */
export async function asked(page: Page): Promise<Asked | null> {
  const found = await page.waitForFunction(
    () => {
      const panel = document.querySelector<HTMLElement>(".play .decision");
      if (!panel)
        return document.querySelector(".play .over, .victory[role=dialog], [role=toolbar]")
          ? { step: "", position: "" }
          : null;
      const { yours, step = "", position = "" } = panel.dataset;
      return yours === "true" && !panel.classList.contains("busy") ? { step, position } : null;
    },
    null,
    { timeout: PATIENCE },
  );
  const question = (await found.jsonValue()) as Asked;
  return question.step ? question : null;
}

/** Whether the position changes: waits for the response to what was sent, but not every click sends something. */
export async function answered(page: Page, { position }: Asked): Promise<boolean> {
  const sent = (old: string) => {
    const panel = document.querySelector<HTMLElement>(".play .decision");
    return panel?.dataset["position"] !== old || panel.classList.contains("busy");
  };
  const done = (old: string) => {
    const panel = document.querySelector<HTMLElement>(".play .decision");
    if (panel?.dataset["position"] !== old) return "another";
    return panel.classList.contains("busy") ? null : "the same";
  };
  const nothing = await page.waitForFunction(sent, position, { timeout: SENT }).then(
    () => false,
    () => true,
  );
  if (nothing) return false;
  const found = await page.waitForFunction(done, position, { timeout: PATIENCE });
  return (await found.jsonValue()) === "another";
}

const TRIES = 6;

/** Closes the results of combats, which stay on the board until they are read. */
async function putAway(page: Page): Promise<void> {
  for (const card = page.locator(".combat.result [data-do=close]"); await card.count();)
    if (!(await click(card))) return;
}

/** Takes one decision by clicks. Returns its kind, or null if the game is over. `takers` override random choices. */
export async function decide(
  page: Page,
  chance: Chance,
  takers: Readonly<Record<string, Taker>> = {},
): Promise<string | null> {
  const question = await asked(page);
  if (!question) return null;
  const { step } = question;
  await putAway(page);
  for (let times = 0; times < TRIES; times++) {
    const taker = (times < TRIES / 2 ? takers[step] : undefined) ?? TAKERS[step] ?? choose;
    await taker(page, chance);
    if (await answered(page, question)) return step;
  }
  throw new Error(`a dead end: ${step}`);
}

/** Takes decisions until a question is of one of these kinds. */
export async function until(page: Page, chance: Chance, ...steps: string[]): Promise<Asked> {
  for (;;) {
    const question = await asked(page);
    if (!question) throw new Error(`the game is over without ${steps.join(", ")}`);
    if (steps.includes(question.step)) return question;
    await decide(page, chance);
  }
}
