/** Later parts of the page: if one does not load, the page says so and can be reloaded where it is. */

import { expect } from "vitest";
import { test } from "./harness";
import { momentOf } from "./moments";
import { LOG, UNLOADED } from "./screens";

test("a panel that does not load can be loaded again", async ({ server, visit }) => {
  const { record, seat } = momentOf("introductory-movement");
  const { tokens } = await server.load(record);
  const page = await visit(`#seat=${tokens[seat]}`, { deliberate: UNLOADED });
  await page.locator(".play .decision[data-yours=true]").waitFor();
  expect(await page.locator("[role=alert]").count()).toBe(0);
  await page.route(LOG, (route) => route.abort(), { times: 1 });
  await page.locator("#tab-log").click();
  await page.locator("[role=alert] [data-do=reload]").click();
  await page.locator(".play .decision[data-yours=true]").waitFor();
  await page.locator("#tab-log").click();
  await page.locator(".story li").first().waitFor();
  expect(await page.locator("[role=alert]").count()).toBe(0);
});
