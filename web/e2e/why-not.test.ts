/** Impossible actions are explained: a sentence, and the rule with its number and text. */

import { expect } from "vitest";
import { Chance, clickCity, findCity, until } from "./clicks";
import { test } from "./harness";

/** Milliseconds until the card of a city disappears after the mouse has left. */
const LEFT = 600;

test("a click on a city that a general cannot reach tells why, and by which rule", async ({ server, visit }) => {
  const { tokens } = await server.newGame({ bots: { frederick: "recruit", louis: "recruit" } });
  const page = await visit(`#seat=${tokens["maria_theresa"]}`);
  await until(page, new Chance(1), "movement");
  const rules = await server.ask<Record<string, string>>("GET", "/rules/en");

  await page.locator(".panel .movable [data-piece]").first().click();
  await page.locator(".board .sign").first().waitFor();
  // The found city stays, although the mouse has just left the board.
  await page.locator(".board").hover();
  await page.locator(".panel .movable [data-piece]").last().hover();
  await findCity(page, "paris");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(LEFT);
  expect(await page.locator(".board circle.pointed").count()).toBe(1);
  await clickCity(page, "paris");

  const notice = page.locator(".notice.why");
  const rule = notice.locator("button.rule");
  await rule.waitFor();
  expect(await notice.locator("p").first().textContent()).toBe(
    "The piece moves at most 3 cities, or 4 if it stays on main roads.",
  );
  expect(await rule.getAttribute("title")).toBe("Rule 10.1.b");
  expect(await notice.locator(".rule-text").textContent()).toBe(rules["10.1.b"]);

  await rule.click();
  const card = page.getByRole("dialog");
  await card.getByText(rules["10.1.b"] ?? "").waitFor();
});
