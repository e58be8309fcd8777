/** What is not possible is explained: a sentence, and the rule with its number and text. */

import { expect } from "vitest";
import { Chance, until } from "./clicks";
import { test } from "./harness";

test("a click on a city that a general cannot reach tells why, and by which rule", async ({ server, visit }) => {
  const { tokens } = await server.newGame({ bots: { frederick: "recruit", louis: "recruit" } });
  const page = await visit(`#seat=${tokens["maria_theresa"]}`);
  await until(page, new Chance(1), "movement");
  const rules = await server.ask<Record<string, string>>("GET", "/rules/en");

  await page.locator(".panel [data-piece]").first().click();
  await page.locator(".board .sign").first().waitFor();
  await page.locator(".board").focus();
  await page.keyboard.press("/");
  await page.keyboard.type("london");
  await page.keyboard.press("Enter");
  await page.screenshot({ path: "/tmp/h/e2e-why.png" });
  await page.locator(".board").click();

  const notice = page.locator(".notice.why");
  await notice.waitFor();
  await page.screenshot({ path: "/tmp/h/e2e-why2.png" });
  console.log(await notice.innerText());
  const text = (await notice.locator(".rule-text").textContent()) ?? "";
  const rule = (await notice.locator("button").first().textContent()) ?? "";
  console.log(await notice.innerHTML(), rules[rule.trim()]);
  expect(rules[rule.trim()]).toBe(text);
});
