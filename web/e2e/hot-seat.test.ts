/** Two players at one screen: a curtain between their turns, and neither's page ever contains the other's cards. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SUIT_NAMES, type PackData, type Update } from "../src/lib/types";
import { Chance, decide, endMovement, march } from "./clicks";
import { test, type Server } from "./harness";

const ROMAN = ["I", "II", "III", "IV"];
const LABEL = /^(\w+) (\d+), deck (\w+)$/;

interface Held {
  game: string;
  seat: string;
  token: string;
}

/** The seats the browser may play. */
const held = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("maria-seats") ?? "[]") as Held[]);

/** The cards in a seat's hands, as named on the page, without Reserves. */
async function handOf(server: Server, { game, token }: Held): Promise<string[]> {
  const { table } = await server.ask<Update>("GET", `/games/${game}/updates?after=999999`, token);
  const { cards } = await server.ask<PackData>("GET", `/packs/${table.game.pack}`);
  return (table.view?.hands ?? [])
    .flatMap((hand) => hand ?? [])
    .flatMap((number) => {
      const card = cards[number];
      return card?.suit == null ? [] : [`${SUIT_NAMES[card.suit]} ${card.value} ${ROMAN[card.deck]}`];
    });
}

/** A card by its name on the page, which writes the deck in two ways. */
function named(label: string): string[] {
  const [, suit = "", value = "", deck = ""] = LABEL.exec(label) ?? [];
  return suit ? [`${suit.toLowerCase()} ${value} ${ROMAN[Number(deck) - 1] ?? deck}`] : [];
}

/** Records all names on the page at every change, by viewer: a seat, or nobody at the curtain. */
function spy(): void {
  const seen: Record<string, Set<string>> = {};
  Object.assign(window, { seen });
  new MutationObserver(() => {
    const seat = new URLSearchParams(location.hash.slice(1)).get("as") ?? "";
    const who = document.querySelector(".curtain") ? "curtain" : seat;
    const names = (seen[who] ??= new Set());
    for (const element of document.querySelectorAll("[aria-label]"))
      names.add(element.getAttribute("aria-label") ?? "");
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

async function seenBy(page: Page, who: string): Promise<string[]> {
  const names = await page.evaluate(
    (seat) => [...((window as never as { seen: Record<string, Set<string>> }).seen[seat] ?? [])],
    who,
  );
  return names.flatMap(named);
}

test("a turn of two players at one screen", async ({ server, visit }) => {
  const page = await visit("#new");
  await page.evaluate(spy);
  await page.locator(".players label", { hasText: "2" }).click();
  const rows = page.locator("li.seat");
  for (const [number, [kind, name]] of [
    ["me", "Anna"],
    ["here", "Berta"],
  ].entries()) {
    await rows
      .nth(number)
      .locator("select")
      .first()
      .selectOption(kind ?? "");
    await rows
      .nth(number)
      .locator("input")
      .fill(name ?? "");
  }
  await page.getByRole("button", { name: "Create the game" }).click();

  const chance = new Chance(2);
  const curtain = page.locator(".curtain");
  const passed: string[] = [];
  const moved = new Set<string>();
  const takers = {
    movement: async () => {
      const seat = new URL(page.url()).hash;
      if (!moved.has(seat) && (await march(page, chance))) moved.add(seat);
      else await endMovement(page);
    },
  };
  for (;;) {
    await page.locator(".curtain, .play .decision[data-yours=true]:not(.busy)").first().waitFor();
    if (await curtain.count()) {
      expect(await page.locator(".hands, .board, .panel").count()).toBe(0);
      const text = (await curtain.locator("h2").textContent()) ?? "";
      passed.push(text);
      await curtain.getByRole("button").click();
      await curtain.waitFor({ state: "detached" });
      continue;
    }
    if (await page.locator(".bar .turn", { hasText: "Turn 2" }).count()) break;
    await decide(page, chance, takers);
  }
  expect(new Set(passed).size).toBe(2);
  expect(moved.size).toBe(2);

  const seats = await held(page);
  expect(seats).toHaveLength(2);
  expect(await seenBy(page, "curtain")).toEqual([]);
  for (const mine of seats) {
    const others = await Promise.all(seats.filter((other) => other !== mine).map((other) => handOf(server, other)));
    const seen = await seenBy(page, mine.seat);
    expect(seen).toEqual(expect.arrayContaining(await handOf(server, mine)));
    expect(seen.filter((card) => others.flat().includes(card))).toEqual([]);
  }
});
