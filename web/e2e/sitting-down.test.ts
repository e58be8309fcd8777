/** Shared links: a seat belongs to whoever takes it, and the host can help until the game starts. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness";
import { momentOf } from "./moments";

const GONE = /401|403|ERR_FAILED/;

const linkOf = (page: Page, role: string) => page.getByLabel(`Link for ${role}`).inputValue();
const seatsOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("maria-seats") ?? "[]") as { token: string; link?: string }[]);

/** The page of somebody who creates a game for three: his own seat, and two links to share. */
async function host(page: Page): Promise<void> {
  const rows = page.locator("li.seat");
  for (const [number, kind] of ["me", "link", "link"].entries())
    await rows.nth(number).locator("select").first().selectOption(kind);
  await rows.first().locator("input").fill("Anna");
  await page.getByRole("button", { name: "Create the game" }).click();
  await page.getByLabel("Link for Frederick").waitFor();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox").fill(name);
  await page.getByRole("button", { name: "Take the seat" }).click();
}

const fragment = (link: string) => new URL(link).hash;

test("a friend sits down, and the link that led him there opens nothing any more", async ({ server, visit }) => {
  const anna = await visit("#new");
  await host(anna);
  const link = await linkOf(anna, "Frederick");
  const karl = await visit(fragment(link));
  // Somebody who never played can look first.
  await karl.getByRole("link", { name: "How to play" }).click();
  await karl.locator(".how li").first().waitFor();
  await karl.goBack();
  await sitDown(karl, "Karl");
  await karl.getByText("One seat is still free").waitFor();
  await anna.getByText("Karl has taken the seat.").waitFor();

  const [mine] = await seatsOf(karl);
  expect(mine?.link).toBe(fragment(link).slice("#seat=".length));
  expect(mine?.token).not.toBe(mine?.link);
  await expect(server.ask("GET", "/seat", mine?.link)).rejects.toThrow("401");

  const thief = await visit(fragment(link), { deliberate: GONE });
  await thief.getByText("This link no longer opens a seat.").waitFor();
  await karl.goto(link);
  await karl.reload();
  await karl.getByText("One seat is still free").waitFor();

  const louis = await visit(fragment(await linkOf(anna, "Louis XV")));
  await sitDown(louis, "Jeanne");
  for (const page of [anna, karl, louis]) await page.locator(".board").waitFor();
  await karl.locator("#tab-table").click();
  expect(fragment(await linkOf(karl, "Frederick"))).toBe(`#seat=${mine?.token}`);
});

test("an answer that got lost costs nobody the seat", async ({ visit }) => {
  const anna = await visit("#new");
  await host(anna);
  const karl = await visit(fragment(await linkOf(anna, "Frederick")), { deliberate: GONE });
  await karl.route("**/take?*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sitDown(karl, "Karl");
  await anna.getByText("Karl has taken the seat.").waitFor();
  await karl.unroute("**/take?*");
  await karl.getByRole("button", { name: "Take the seat" }).click();
  await karl.getByText("One seat is still free").waitFor();
  expect(await seatsOf(karl)).toHaveLength(1);

  const louis = await visit(fragment(await linkOf(anna, "Louis XV")), { deliberate: GONE });
  await louis.route("**/take?*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sitDown(louis, "Jeanne");
  await anna.locator(".board").waitFor();
  await louis.unroute("**/take?*");
  await louis.reload();
  await louis.locator(".board").waitFor();
  expect((await seatsOf(louis)).every(({ token, link }) => link && token !== link)).toBe(true);
});

test("the host frees a seat, gives it a new link, and lets a bot play where nobody comes", async ({ visit }) => {
  const anna = await visit("#new");
  await host(anna);
  const others = new Set<string>();
  /** The link to Frederick's seat, if it differs from all earlier ones. */
  const newLink = async () => {
    await expect.poll(async () => others.has(await linkOf(anna, "Frederick"))).toBe(false);
    const link = await linkOf(anna, "Frederick");
    others.add(link);
    return fragment(link);
  };
  const stranger = await visit(await newLink(), { deliberate: GONE });
  await sitDown(stranger, "A stranger");
  await stranger.getByText("One seat is still free").waitFor();
  await anna.getByText("A stranger has taken the seat.").waitFor();
  await anna.getByRole("button", { name: "Free the seat" }).click();
  await stranger.getByRole("alert").getByText("it is free again").waitFor();
  await newLink();

  await anna.getByRole("button", { name: "Let a bot play" }).first().click();
  await anna.getByText("Colonel has taken the seat.").waitFor();
  await anna.getByRole("button", { name: "Free the seat" }).click();
  await newLink();
  await anna.getByRole("button", { name: "Create a new link" }).first().click();

  const karl = await visit(await newLink());
  await sitDown(karl, "Karl");
  await anna.getByText("Karl has taken the seat.").waitFor();
  await anna.getByRole("button", { name: "Let a bot play" }).click();
  for (const page of [anna, karl]) await page.locator(".board").waitFor();
});

test("a friend takes a seat of a game that goes on from a record, and sees no hand before", async ({ visit }) => {
  const anna = await visit("#load");
  await anna.locator("textarea").fill(momentOf("introductory-movement").record);
  await anna.locator("form .act.main").click();
  for (const [role, kind] of [
    ["Maria Theresa", "here"],
    ["Frederick", "link"],
    ["Louis XV", "bot"],
  ] as const)
    await anna.locator("li", { hasText: role }).locator("select").first().selectOption(kind);
  await anna.getByRole("button", { name: "Continue" }).click();
  await anna.locator(".board").waitFor();
  const [mine] = await seatsOf(anna);
  expect(await seatsOf(anna)).toHaveLength(1);
  expect(mine?.link).toBeDefined();

  await anna.locator("#tab-table").click();
  const karl = await visit(fragment(await linkOf(anna, "Frederick")));
  await karl.getByRole("button", { name: "Take the seat" }).waitFor();
  expect(await karl.locator(".hands, .board").count()).toBe(0);
  await sitDown(karl, "Karl");
  await karl.locator(".board").waitFor();
  await karl.locator(".hand").waitFor();
  await anna.getByLabel("Link for Frederick").waitFor({ state: "detached" });
});
