/** Every page and panel, as moments of games and actions there: for pictures, and for what must hold on all of them. */

import type { Page } from "playwright-core";
import type { Look } from "./harness";
import { clickCity, findCity, openTrains } from "./clicks";
import { cut, momentOf } from "./moments";
import { PATIENCE, type Made, type Server } from "./server";

export const WIDE: Look = { width: 1600, height: 900 };
export const DESKTOP = { width: 1440, height: 900 };
const LAPTOP: Look = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };
export const TABLET: Look = { width: 1024, height: 768 };
/** The sizes for the stage of a combat and great moments. */
const STAGES: Look[] = [{ width: 1440, height: 900 }, TABLET, PHONE];
/** A part of the page that is loaded later, and the errors when it cannot be. */
export const LOG = /\/assets\/Log-[^/]*\.js$/;
export const UNLOADED = /Log-|Failed to load resource|^page: /;
/** Milliseconds between two pictures that must be the same. */
const STILL = 250;

/** The key of a text, which nobody should see. */
export const KEY = /\b(page|offer|event|role|power|suit|variant|play|bot)-[a-z]+(-[a-z]+)*/g;

/** Actions on a page before its picture is taken. */
export type Prepare = (page: Page, server: Server) => Promise<unknown>;

export interface Screen {
  name: string;
  /** The record of the game, and the seat that views it: by default the one with the question. */
  moment?: string;
  seat?: string;
  /** Where there is no record: the address. */
  address?: (server: Server) => string | Promise<string>;
  looks?: Look[];
  /** Errors that the screen is about. */
  deliberate?: RegExp;
  /** The show plays, and pauses at the moment with this on the page. */
  hold?: string;
  prepare?: Prepare;
}

const tab = (page: Page, name: string) => page.locator(`#tab-${name}`).click();
/** A treaty with Austria, in every language. */
const TO_AUSTRIA = /to Austria|an Österreich|do Austrii/;
const shown = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

/** A combat at a table that allows hints. */
async function withHints(server: Server): Promise<string> {
  const { record, seat } = momentOf("advanced-duel");
  const { tokens } = await server.load(record, true);
  return `#seat=${tokens[seat]}`;
}

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

/** A game that continues from a moment by these lines until something is shown, to a spectator or returning player. */
function goneOn(
  name: string,
  lines: (rest: string[]) => string[],
  hold: string,
  who: "asked" | "away" | "watches" = "asked",
): Omit<Screen, "name"> {
  /** This many lines are played while somebody watches; earlier ones are in the record. */
  const LIVE = 3;
  let made: Made;
  const split = () => {
    const { record, seat, rest } = cut(name);
    const all = lines(rest);
    return { record: `${[record.trimEnd(), ...all.slice(0, -LIVE)].join("\n")}\n`, seat, live: all.slice(-LIVE) };
  };
  return {
    hold,
    address: async (server) => {
      const { record, seat } = split();
      made = await server.load(record);
      if (who === "watches") return `#watch=${made.id}`;
      const [other = seat] = Object.keys(made.tokens).filter((each) => each !== seat);
      return `#seat=${made.tokens[who === "away" ? other : seat]}`;
    },
    prepare: async (page, server) => {
      const address = page.url();
      await page.locator(".board [data-kind=piece]").first().waitFor();
      if (who === "away") await page.goto("about:blank");
      await server.play(made, split().live);
      if (who === "away") await page.goto(address);
      await page.locator(hold).waitFor();
    },
  };
}

/** The lines up to the first that contains this, including that one if `through`. */
const until = (part: string, through: boolean) => (rest: string[]) =>
  rest.slice(0, rest.findIndex((line) => line.includes(part)) + (through ? 1 : 0));

export const SCREENS: readonly Screen[] = [
  { name: "start-page", address: () => "", looks: [WIDE, LAPTOP], prepare: shown("button.role") },
  {
    name: "coach",
    address: () => "",
    prepare: async (page) => {
      await page.locator("button.first").click();
      await page.locator(".coach .todo b").waitFor();
    },
  },
  { name: "new-game", address: () => "#new", prepare: shown(".seat") },
  {
    name: "new-game-temper",
    address: () => "#new",
    looks: [WIDE, PHONE],
    prepare: async (page) => {
      for (const [number, level] of [
        [1, "colonel"],
        [2, "marshal"],
      ] as const) {
        const row = page.locator(".seat").nth(number);
        await row.locator("select").nth(1).selectOption(level);
        await row
          .locator("select")
          .nth(2)
          .selectOption(number === 1 ? "gambler" : "surprise");
      }
    },
  },
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
    prepare: (page) => page.locator(".controls button").last().click(),
  },
  {
    name: "board-zoomed",
    moment: "introductory-movement",
    prepare: async (page) => {
      await findCity(page, "prag");
      await page.keyboard.press("Enter");
    },
  },
  { name: "march", moment: "introductory-movement", looks: [WIDE, LAPTOP], prepare: pointAtMarch },
  {
    name: "end-of-movement",
    moment: "introductory-movement",
    prepare: async (page) => {
      await page.locator('.panel [data-do="end"]').click();
      await page.locator(".panel .box").waitFor();
    },
  },
  { name: "hussars", moment: "advanced-hussars" },
  {
    name: "supply",
    moment: "introductory-movement",
    prepare: async (page) => {
      await page.locator(".overlays .opener").click();
      await page.locator(".overlays label").nth(2).click();
    },
  },
  {
    name: "danger",
    moment: "introductory-movement",
    looks: [DESKTOP, TABLET, PHONE],
    prepare: async (page) => {
      await page.locator(".board").focus();
      await page.keyboard.press("d");
      await page.locator(".danger-list li").first().waitFor();
    },
  },
  { name: "toll", moment: "introductory-toll" },
  { name: "attacks", moment: "introductory-attacks" },
  { name: "combat", moment: "advanced-duel", looks: [WIDE, LAPTOP, ...STAGES], prepare: shown(".combat") },
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
  { name: "second-train", moment: "advanced-second-train" },
  { name: "winter-placing", moment: "advanced-assign" },
  { name: "politics", moment: "advanced-select", prepare: (page) => tab(page, "politics") },
  { name: "trump", moment: "advanced-trump" },
  { name: "laying", moment: "advanced-lay" },
  { name: "choosing-a-card", moment: "advanced-select", looks: [DESKTOP, TABLET, PHONE] },
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
    name: "diplomacy",
    moment: "advanced-duel",
    seat: "frederick",
    looks: [DESKTOP, TABLET, PHONE],
    prepare: async (page) => {
      await tab(page, "diplomacy");
      await page.locator(".panel .propose", { hasText: TO_AUSTRIA }).first().click();
      await page.locator(".panel [data-deal]").first().waitFor();
    },
  },
  {
    name: "deal",
    moment: "advanced-duel",
    seat: "frederick",
    looks: [DESKTOP, PHONE],
    prepare: async (page) => {
      await tab(page, "diplomacy");
      await page.locator(".panel .propose", { hasText: TO_AUSTRIA }).first().click();
      await page.locator(".panel [data-deal=aggression]").click();
      await page.locator(".panel [data-do=propose]:enabled").waitFor();
    },
  },
  {
    name: "drafting",
    moment: "advanced-duel",
    seat: "frederick",
    prepare: async (page) => {
      await tab(page, "diplomacy");
      await page.locator(".panel .propose").first().click();
      await page.locator(".panel .draft .kind").selectOption("promise");
      await page.locator(".panel .draft textarea").fill("No word of this to Austria");
      await page.locator(".panel [data-do=add]").click();
      await page.locator(".panel .draft .kind").selectOption("stays-out");
    },
  },
  {
    name: "proposals",
    moment: "advanced-duel",
    seat: "frederick",
    prepare: async (page) => {
      await tab(page, "diplomacy");
      await page.locator(".panel .propose", { hasText: TO_AUSTRIA }).first().click();
      await page.locator(".panel [data-deal=combat]").click();
      await page.locator(".panel [data-do=propose]:enabled").click();
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
  {
    name: "army",
    moment: "advanced-recruit",
    prepare: async (page) => {
      await tab(page, "army");
      await page.locator(".panel section table").first().waitFor();
    },
  },
  {
    name: "rule",
    moment: "advanced-retreat",
    prepare: async (page) => {
      await page.locator(".decision .purpose").click();
      await page.locator(".decision .why .rule").first().click();
    },
  },
  {
    name: "rulebook",
    address: () => "#rules/10.1.b",
    looks: [DESKTOP, TABLET, PHONE],
    prepare: async (page) => {
      await page.locator("article.wanted .case-title").first().click();
      await page.locator(".case svg .piece").first().waitFor();
    },
  },
  {
    name: "battle-result",
    looks: STAGES,
    ...goneOn("advanced-duel", until(": retreat", true), ".combat.result"),
  },
  {
    name: "battle-watched",
    looks: STAGES,
    ...goneOn("advanced-duel", (rest) => rest.slice(0, 1), ".combat .front", "watches"),
  },
  { name: "emperor", looks: STAGES, ...goneOn("advanced-vote", until(": lay", false), ".great.elected") },
  { name: "winter", looks: STAGES, ...goneOn("advanced-duel", until(": recruit", false), ".great.winter") },
  { name: "new-turn", looks: STAGES, ...goneOn("advanced-recruit", until(": lay", false), ".great.turn") },
  { name: "digest", ...goneOn("introductory-movement", (rest) => rest.slice(0, 6), ".digest", "away") },
  { name: "saxony", moment: "saxony-saxony-due" },
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
  {
    name: "victory",
    moment: "advanced",
    seat: "frederick",
    looks: [DESKTOP, TABLET, PHONE],
    prepare: shown(".victory[role=dialog]"),
  },
  {
    name: "replay",
    moment: "introductory",
    seat: "frederick",
    prepare: async (page) => {
      await page.locator(".victory .close").click();
      await page.locator("[role=toolbar] .steps button").first().click();
      await page.locator("[role=toolbar] .more").click();
      await page.locator(".moment .branch").waitFor();
    },
  },
  {
    name: "watching",
    address: async (server) => `#watch=${(await server.load(momentOf("advanced-duel").record)).id}`,
    prepare: shown(".combat"),
  },
  {
    name: "waiting",
    address: () => "#new",
    prepare: async (page) => {
      await page.locator(".seat").first().locator("input").fill("Anna");
      await page.locator(".seat").nth(1).locator("select").first().selectOption("link");
      await page.locator("form .act.main").click();
      await page.locator(".gathering .rows").first().waitFor();
    },
  },
  {
    name: "links",
    address: () => "#new",
    prepare: async (page) => {
      await page.locator(".seat").first().waitFor();
      for (const seat of await page.locator(".seat").all()) await seat.locator("select").first().selectOption("link");
      await page.locator("form .act.main").click();
      await page.locator(".pages .rows").first().waitFor();
    },
  },
  {
    name: "games",
    moment: "introductory-movement",
    prepare: async (page) => {
      await page.evaluate(() => (location.hash = "games"));
      await page.locator(".pages .rows li").first().waitFor();
    },
  },
  {
    name: "watch",
    address: async (server) => {
      await server.newGame({ watch: "anyone" });
      return "#watch";
    },
    prepare: shown(".pages .rows li"),
  },
  {
    name: "load",
    address: () => "#load",
    deliberate: /422/,
    prepare: async (page) => {
      await page.locator("textarea").fill("no record");
      await page.locator("form .act.main, .sheet .act.main").first().click();
      await page.locator(".toast, [role=alert]").first().waitFor();
    },
  },
  {
    name: "settings",
    address: () => "#settings",
    prepare: async (page) => {
      await page.locator(".sheet .text").first().fill("Anna");
      await page.locator(".sheet .act.main").click();
      await page.locator(".sheet .danger").click();
    },
  },
  { name: "about", address: () => "#about", prepare: shown(".sheet .end p") },
  {
    name: "clock",
    address: async (server) => {
      const made = await server.made("/games", { variant: "introductory", players: 3, days: 3 });
      return `#seat=${(await server.taken(made)).tokens["maria_theresa"]}`;
    },
    prepare: shown(".play .decision"),
  },
  {
    name: "finding",
    moment: "introductory-movement",
    prepare: (page) => findCity(page, "neu"),
  },
  {
    name: "why-not",
    moment: "introductory-movement",
    prepare: async (page) => {
      await page.locator(".panel [data-piece]").first().click();
      await page.locator(".board .sign").first().waitFor();
      await clickCity(page, "paris");
      await page.locator(".notice.why").waitFor();
    },
  },
  {
    name: "coming-back",
    moment: "introductory-movement",
    prepare: async (page) => {
      await openTrains(page);
      await page.locator(".panel .trains [data-piece]").first().click();
      await page.locator(".panel .spots").waitFor();
    },
  },
  {
    name: "asking-to-undo",
    address: async (server) => {
      const { record, seat, rest } = cut("advanced-duel");
      const made = await server.load(record);
      await server.play(made, rest.slice(0, 1));
      return `#seat=${made.tokens[seat]}`;
    },
    prepare: async (page) => {
      await page.locator(".panel [data-do=undo]:enabled").click();
      await page.locator(".request").waitFor();
    },
  },
  {
    name: "messages",
    moment: "advanced-retreat",
    prepare: async (page) => {
      await tab(page, "log");
      await page.locator(".log .parts button").nth(1).click();
      await page.locator(".log textarea, .log input").first().fill("Shall we talk of Silesia?");
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "notes",
    moment: "advanced-retreat",
    prepare: async (page) => {
      await tab(page, "log");
      await page.locator(".log .parts button").nth(2).click();
      await page.locator(".log textarea").fill("France is short of hearts.");
    },
  },
  {
    name: "table",
    moment: "advanced-retreat",
    prepare: async (page) => {
      await tab(page, "table");
      await page.locator(".panel .knowing ul").first().waitFor();
    },
  },
  {
    name: "card-in-a-sentence",
    moment: "advanced-select",
    prepare: async (page) => {
      await page.locator(".question .link.power").first().click();
      await page.locator(".popover").waitFor();
    },
  },
  ...(["settings", "rules", "keys"] as const).map((name, number) => ({
    name: `menu-${name}`,
    moment: "introductory-movement",
    prepare: async (page: Page) => {
      await page.locator("button.menu").click();
      await page.locator("#menu button").nth(number).click();
      await page.locator("dialog h1, dialog h2").first().waitFor();
      if (name === "rules") await page.locator("dialog li b").first().waitFor();
    },
  })),
  {
    name: "standing",
    moment: "introductory-movement",
    prepare: async (page) => {
      await page.locator("button.standing").click();
      await page.locator("dialog li").first().waitFor();
    },
  },
  {
    name: "menu",
    moment: "introductory-movement",
    prepare: (page) => page.locator("button.menu").click(),
  },
  { name: "how-to-play", address: () => "#how", prepare: shown(".how li:last-child svg") },
  { name: "puzzles", address: () => "#learn", prepare: shown(".puzzles li") },
  { name: "hint-offered", address: withHints, prepare: shown(".combat [data-do=hint]") },
  {
    name: "hint",
    address: withHints,
    prepare: async (page) => {
      await page.locator(".combat [data-do=hint]").click();
      await page.locator(".combat .hint [data-do=hinted]").waitFor();
    },
  },
  {
    name: "looking-back",
    moment: "introductory",
    seat: "frederick",
    prepare: async (page) => {
      await page.locator(".victory[role=dialog] [data-do=review]").click();
      await page.locator(".review .battles li").first().waitFor();
    },
  },
  {
    name: "part-missing",
    moment: "introductory-movement",
    deliberate: UNLOADED,
    prepare: async (page) => {
      await page.route(LOG, (route) => route.abort());
      await tab(page, "log");
      await page.locator("[data-do=reload]").waitFor();
    },
  },
  {
    name: "puzzle",
    address: () => "#learn",
    looks: [DESKTOP, TABLET, PHONE],
    prepare: async (page) => {
      await page.locator(".puzzles li a").first().click();
      await page.locator(".lesson").waitFor();
    },
  },
];

// ---------------------------------------------------------------- getting there

/** Waits until nothing moves any longer: two pictures are the same. */
export async function still(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    await page.waitForTimeout(STILL);
    const after = await page.screenshot();
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error("the page does not come to rest");
}

/** How to view a screen, apart from its size. */
export function ofScreen({ deliberate, hold }: Screen): Pick<Look, "deliberate" | "hold" | "pace"> {
  return { ...(deliberate && { deliberate }), ...(hold && { hold, pace: "brisk" }) };
}

/** The address of a screen; creates its game. */
export async function addressOf(screen: Screen, server: Server): Promise<string> {
  if (screen.address) return screen.address(server);
  const moment = momentOf(screen.moment ?? "");
  const { tokens } = await server.load(moment.record);
  return `#seat=${tokens[screen.seat ?? moment.seat]}`;
}

/** Performs a screen's actions on a page; the decision of its moment is open and belongs to this seat. */
export async function prepare(page: Page, screen: Screen, server: Server): Promise<void> {
  if (screen.moment) {
    const phone = page.viewportSize()?.width === PHONE.width;
    if (!phone) await page.locator(".drawing canvas:last-child:not([hidden])").waitFor();
    if (screen.moment.includes("-")) await asked(page, screen);
  }
  await screen.prepare?.(page, server);
}

async function asked(page: Page, { seat, moment = "" }: Screen): Promise<void> {
  if (seat && seat !== momentOf(moment).seat) return;
  if (page.viewportSize()?.width === PHONE.width) return page.locator(".question .link").first().waitFor();
  const step = moment.replace(/^[a-z]+-/, "");
  await page.locator(`.play .decision[data-yours=true][data-step="${step}"]:not(.busy)`).waitFor();
}
