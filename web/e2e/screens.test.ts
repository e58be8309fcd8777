/** Pictures of the key moments, in build/screens: each is of a page without a fault, on which the right thing is asked. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { PATIENCE, ROOT, test, type Look, type Server } from "./harness";
import { makeMoments, type Moment } from "./moments";

const FOLDER = join(ROOT, "build/screens");
const WIDE: Look = { width: 1600, height: 900 };
const LAPTOP: Look = { width: 1280, height: 720 };
const TABLET: Look = { width: 1024, height: 768 };
/** Milliseconds between two pictures that have to be the same. */
const STILL = 250;

/** The key of a text, which nobody should see. */
const KEY = /\b(page|offer|event|role|power|suit|variant|play)-[a-z]+(-[a-z]+)*/g;

let moments = new Map<string, Moment>();
beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  moments = makeMoments("introductory", "advanced", "gambit");
});

// ---------------------------------------------------------------- what the pictures are of

/** What is done on a page before its picture is taken. */
type Prepare = (page: Page, server: Server) => Promise<unknown>;

interface Screen {
  name: string;
  /** The record of the game, and the seat that looks at it: else the one that is asked. */
  moment?: string;
  seat?: string;
  /** Where there is no record: the address. */
  address?: (server: Server) => string | Promise<string>;
  looks?: Look[];
  prepare?: Prepare;
}

const tab = (page: Page, name: string) => page.locator(`#tab-${name}`).click();
const shown = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

/** Chooses a piece in the panel, and points at one of its destinations. */
const pointAtMarch: Prepare = async (page) => {
  await page.locator(".panel [data-piece]").nth(1).click();
  await page.locator(".panel .show").click();
  const signs = page.locator(".board .sign");
  await signs.first().waitFor();
  await still(page);
  await signs.nth(2).hover();
  await page.locator("aside.march").waitFor();
};

const SCREENS: Screen[] = [
  { name: "start-page", address: () => "", looks: [WIDE, LAPTOP], prepare: shown("button.role") },
  { name: "new-game", address: () => "#new", prepare: shown(".seat") },
  {
    name: "joining",
    address: async (server) => {
      const game = { variant: "advanced", players: 3, name: "Winter evenings", days: 3, stand_in: true };
      const { tokens } = await server.ask<{ tokens: Record<string, string> }>("POST", "/games", undefined, game);
      return `#seat=${tokens["louis"]}`;
    },
    prepare: shown(".role h1"),
  },
  { name: "split", moment: "advanced-split" },
  {
    name: "board-whole",
    moment: "introductory-movement",
    looks: [WIDE, TABLET],
    prepare: async (page) => {
      if (page.viewportSize()?.width === TABLET.width) await page.locator(".handle").click();
      await page.locator(".controls button").last().click();
    },
  },
  {
    name: "board-zoomed",
    moment: "introductory-movement",
    prepare: async (page) => {
      await page.locator(".board").focus();
      await page.keyboard.press("/");
      await page.keyboard.type("prag");
      await page.keyboard.press("Enter");
    },
  },
  { name: "march", moment: "introductory-movement", looks: [WIDE, LAPTOP], prepare: pointAtMarch },
  { name: "hussars", moment: "advanced-hussars" },
  {
    name: "supply",
    moment: "introductory-movement",
    prepare: async (page) => {
      await page.locator(".overlays .opener").click();
      await page.locator(".overlays label").nth(1).click();
    },
  },
  { name: "toll", moment: "introductory-toll" },
  { name: "attacks", moment: "introductory-attacks" },
  { name: "combat", moment: "advanced-duel", looks: [WIDE, LAPTOP], prepare: shown(".combat") },
  {
    name: "retreat",
    moment: "advanced-retreat",
    prepare: async (page) => page.locator(".board .glow[data-kind=city]").first().hover(),
  },
  {
    name: "winter-recruits",
    moment: "advanced-recruit",
    prepare: async (page) => {
      for (let times = 0; times < 3; times++) await page.locator(".panel .decision .stepper button").last().click();
    },
  },
  { name: "winter-placing", moment: "advanced-assign" },
  { name: "politics", moment: "advanced-select", prepare: (page) => tab(page, "politics") },
  { name: "trump", moment: "advanced-trump" },
  { name: "laying", moment: "advanced-lay" },
  { name: "choosing-a-card", moment: "advanced-select" },
  {
    name: "executing",
    moment: "advanced-execute",
    prepare: async (page) => page.locator(".panel .instruction input").first().check(),
  },
  { name: "corps", moment: "advanced-corps" },
  { name: "election", moment: "advanced-vote" },
  { name: "peace", moment: "advanced-offer-peace" },
  { name: "peace-answer", moment: "advanced-accept-peace" },
  {
    name: "drafting",
    moment: "advanced-duel",
    seat: "frederick",
    prepare: async (page) => {
      await tab(page, "table");
      await page.locator(".panel .partners button").first().click();
      await page.locator(".panel .draft .kind").selectOption("stays-out");
    },
  },
  {
    name: "proposals",
    moment: "advanced-duel",
    seat: "frederick",
    prepare: async (page) => {
      await tab(page, "table");
      await page.locator(".panel .partners button").first().click();
      await page.locator(".panel .quick button").nth(1).click();
      await page.locator(".panel .proposal").waitFor();
    },
  },
  {
    name: "log",
    moment: "advanced-retreat",
    prepare: async (page) => {
      await tab(page, "log");
      await page.locator(".story li:not(.heading)").nth(8).click();
      await page.locator("[role=toolbar]").waitFor();
    },
  },
  { name: "army", moment: "advanced-recruit", prepare: (page) => tab(page, "army") },
  {
    name: "rule",
    moment: "advanced-retreat",
    prepare: async (page) => page.locator(".panel .rules button").first().click(),
  },
  { name: "silesia-gambit", moment: "gambit-cede" },
  {
    name: "curtain",
    address: () => "#new",
    prepare: async (page) => {
      for (const [number, name] of ["Anna", "Karl"].entries()) {
        const row = page.locator(".seat").nth(number);
        await row.locator("select").first().selectOption("here");
        await row.locator("input").fill(name);
      }
      await page.locator("form .act.main").click();
      await page.locator(".curtain").waitFor();
    },
  },
  { name: "victory", moment: "advanced", seat: "frederick", prepare: shown(".victory[role=dialog]") },
  {
    name: "watching",
    address: async (server) => `#watch=${(await server.load(moments.get("advanced-duel")?.record ?? "")).id}`,
    prepare: shown(".combat"),
  },
];

// ---------------------------------------------------------------- taking them

/** Waits until nothing moves any more: two pictures are the same. */
async function still(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    await page.waitForTimeout(STILL);
    const after = await page.screenshot();
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error("the page does not come to rest");
}

async function open(screen: Screen, server: Server): Promise<string> {
  if (screen.address) return screen.address(server);
  const moment = moments.get(screen.moment ?? "");
  if (!moment) throw new Error(`no moment ${screen.moment}`);
  const { tokens } = await server.load(moment.record);
  return `#seat=${tokens[screen.seat ?? moment.seat]}`;
}

test.for(SCREENS.map((screen, number) => ({ ...screen, number: String(number + 1).padStart(2, "0") })))(
  "$number $name",
  async (screen, { server, visit }) => {
    for (const look of screen.looks ?? [WIDE]) {
      const page = await visit(await open(screen, server), look);
      if (screen.moment) {
        await page.locator(".drawing canvas:last-child:not([hidden])").waitFor();
        if (screen.moment.includes("-")) await asked(page, screen);
      }
      await screen.prepare?.(page, server);
      const size = look === WIDE ? "" : `-${look.width}`;
      writeFileSync(join(FOLDER, `${screen.number}-${screen.name}${size}.png`), await still(page));
      await sound(page);
      await page.close();
    }
  },
);

/** Nothing sticks out at the side, and nothing is without its text. */
async function sound(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { beyond: scrollWidth - clientWidth, words: document.body.innerText };
  });
  expect(seen.beyond).toBeLessThanOrEqual(0);
  expect(seen.words.match(KEY) ?? []).toEqual([]);
}

/** The decision of the moment is there, and it is this seat's. */
async function asked(page: Page, screen: Screen): Promise<void> {
  if (!(await page.locator("#panel").count())) await page.locator(".handle").click();
  const decision = page.locator(".play .decision[data-yours=true]:not(.busy)");
  if (screen.seat && screen.seat !== moments.get(screen.moment ?? "")?.seat) return;
  await decision.waitFor();
  expect(await decision.getAttribute("data-step")).toBe(screen.moment?.replace(/^[a-z]+-/, ""));
}
