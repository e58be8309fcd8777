/** What is not possible is explained: a sentence, and the rule with its number and text. */

import { expect } from "vitest";
import { Chance, clickCity, until } from "./clicks";
import { test } from "./harness";

test("a click on a city that a general cannot reach tells why, and by which rule", async ({ server, visit }) => {
  const { tokens } = await server.newGame({ bots: { frederick: "recruit", louis: "recruit" } });
  const page = await visit(`#seat=${tokens["maria_theresa"]}`);
  await until(page, new Chance(1), "movement");
  const rules = await server.ask<Record<string, string>>("GET", "/rules/en");

  await page.locator(".panel .movable [data-piece]").first().click();
  await page.locator(".board .sign").first().waitFor();
  await clickCity(page, "paris");

  const notice = page.locator(".notice.why");
  const rule = notice.locator("button.rule");
  await rule.waitFor();
  expect(await notice.locator("p").first().textContent()).toBe(
    "The piece moves at most 3 cities, or 4 if it keeps to main roads.",
  );
  expect(await rule.textContent()).toBe("10.1.b");
  expect(await notice.locator(".rule-text").textContent()).toBe(rules["10.1.b"]);

  await rule.click();
  const card = page.getByRole("dialog");
  await card.getByText(rules["10.1.b"] ?? "").waitFor();
});
