/** What can be taken and lost: with one key, on the board and in a list whose names lead there. */

import { expect } from "vitest";
import { test } from "./harness";
import { momentOf } from "./moments";

test("one key shows what can be taken, on the board and in a list", async ({ server, visit }) => {
  const { record, seat } = momentOf("introductory-movement");
  const { tokens } = await server.load(record);
  const page = await visit(`#seat=${tokens[seat]}`);
  await page.locator(".play .decision[data-yours=true]:not(.busy)").waitFor();
  await page.keyboard.press("d");
  const lines = page.locator(".danger-list li:not(.remark)");
  await lines.first().waitFor();
  expect(await page.locator(".danger-list h2").allTextContents()).toEqual(["You can take", "You can lose"]);
  await expect.poll(() => page.locator(".board circle.danger").count()).toBe(await lines.count());
  expect(await page.locator(".board .raid").count()).toBeGreaterThan(0);

  const name = page.locator(".danger-list .link.city").first();
  await name.click();
  await expect.poll(() => page.locator(".board circle.pointed").count()).toBe(1);

  await page.keyboard.press("d");
  await page.locator(".danger-list").waitFor({ state: "detached" });
  expect(await page.locator(".board :is(circle.danger, .raid)").count()).toBe(0);

  await page.locator("button.standing").click();
  expect(await page.locator("dialog").textContent()).toContain("Still to take: ");
});

test("the menu of overlays opens above the list of dangers, and makes room for it", async ({ server, visit }) => {
  const { record, seat } = momentOf("introductory-movement");
  const { tokens } = await server.load(record);
  const page = await visit(`#seat=${tokens[seat]}`);
  await page.locator(".play .decision[data-yours=true]:not(.busy)").waitFor();
  await page.keyboard.press("d");
  const list = page.locator(".danger-list");
  await list.waitFor();
  await page.locator(".overlays .opener").click();
  const nothing = page.locator(".overlays .menu label").first();
  await nothing.click();
  await list.waitFor({ state: "detached" });
  const danger = page.locator(".overlays .menu label", { hasText: "What can be taken" });
  await danger.click();
  await list.waitFor();
  expect(await page.locator(".overlays .menu").count()).toBe(0);
});
