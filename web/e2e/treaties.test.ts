/** 21: a treaty by clicking: proposed, countered, accepted, enforced, marked, and ended by both. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { clickCity, pickCity } from "./clicks";
import { ROOT, test } from "./harness";

let record = "";
beforeAll(() => {
  const script = fileURLToPath(new URL("truce.py", import.meta.url));
  record = execFileSync(join(ROOT, ".venv/bin/python"), [script], { encoding: "utf-8" });
});

/** Texts as a person reads them: a comma may be tied to the name before it. */
const plain = (text: string | null) => (text ?? "").replaceAll("\u2060", "").trim();
const texts = async (found: Locator) => (await found.allTextContents()).map(plain);
/** Opens a panel; spectators find it folded. */
async function open(page: Page, tab: string): Promise<void> {
  if (!(await page.locator("#panel").count())) await page.locator(".handle").click();
  await page.locator(`#tab-${tab}`).click();
}
const badge = (page: Page) => page.locator("#tab-diplomacy .badge");
const proposal = (page: Page) => page.locator(".panel .proposal");
const treaty = (page: Page) => page.locator('.panel [data-treaty="1"]');
const clauses = (page: Page, within: string) => page.locator(`${within} ol.clauses > li > p:first-of-type`);
const button = (page: Page, name: string) => page.locator(".panel").getByRole("button", { name, exact: true });

/** 21.a: a mutual armistice is a quick deal; it is read before it is sent. */
async function proposeArmistice(page: Page, turns: number): Promise<void> {
  await open(page, "diplomacy");
  await page.getByRole("button", { name: "Prussia to Austria" }).click();
  await page.locator(".quick [data-deal=combat]").click();
  await expect.poll(() => page.locator(".draft .turns .value").first().textContent()).toBe(String(turns));
  await button(page, "Propose it to Austria").click();
  await button(page, "Withdraw it").waitFor();
}

/** The other side changes it: longer, with a place picked on the board and a promise in words. */
async function counter(page: Page): Promise<void> {
  await button(page, "Change it").click();
  await expect.poll(() => clauses(page, ".draft").count()).toBe(2);
  await page.locator(".draft li").first().getByRole("button", { name: "one more" }).click();
  const first = async () => plain(await clauses(page, ".draft").first().textContent());
  await expect.poll(first).toBe("Prussia does not attack Austria for 3 turns");

  await page.locator(".draft .bound").getByRole("button", { name: "Prussia" }).click();
  await page.locator(".draft .kind").selectOption("stays-out");
  await clickCity(page, "prag");
  await page.locator(".draft .preview").waitFor();
  expect(plain(await page.locator(".draft .preview").textContent())).toBe(
    "Prussia stations no pieces in Prag for 2 turns",
  );
  await button(page, "Add this clause").click();

  await page.locator(".draft .bound").getByRole("button", { name: "Austria" }).click();
  await page.locator(".draft .kind").selectOption("promise");
  await page.locator(".draft textarea").fill("No word of this to France");
  await button(page, "Add this clause").click();
  await button(page, "Propose this to Prussia instead").click();
  await button(page, "Withdraw it").waitFor();
}

/** A march forbidden by the treaty is not a target; a click there names the treaty and its clause. */
async function runInto(page: Page): Promise<void> {
  await open(page, "play");
  await page.locator(".panel .binding").waitFor();
  await expect
    .poll(() => texts(page.locator(".panel .binding li")))
    .toEqual([
      expect.stringContaining("Prussia does not attack Austria for 3 turns"),
      expect.stringContaining("Prussia stations no pieces in Prag for 2 turns"),
    ]);
  await page.locator(".panel .movable [data-piece]", { hasText: "Schwerin" }).click();
  const glatz = page.locator('.board .glow.closed[aria-label="Glatz, closed by treaty"]');
  await glatz.waitFor();
  const number = await glatz.getAttribute("data-number");
  expect(await page.locator(`.board .sign[data-number="${number}"]`).count()).toBe(0);
  await pickCity(page, glatz);
  const notice = page.locator(".notice.why");
  await notice.locator("p").first().waitFor();
  expect(plain(await notice.locator("p").first().textContent())).toContain(
    "Treaty 1 forbids this: Prussia does not attack Austria",
  );
  expect(await notice.locator("button.rule").getAttribute("title")).toBe("Rule 21.a");
}

test("an armistice is proposed, changed, accepted, run into, and ended by both", async ({ server, visit }) => {
  const { id, tokens } = await server.load(record);
  const karl = await visit(`#seat=${tokens["frederick"]}`);
  const anna = await visit(`#seat=${tokens["maria_theresa"]}`);
  const guest = await visit(`#watch=${id}`);
  await karl.locator(".play .decision[data-yours=true]:not(.busy)").waitFor();

  await proposeArmistice(karl, 2);
  await badge(anna).waitFor();
  expect(await badge(anna).textContent()).toBe("1");
  expect(await badge(karl).count()).toBe(0);
  await anna.locator(".notice.proposal", { hasText: "Karl has a proposal: Prussia to Austria" }).waitFor();
  await anna.getByRole("button", { name: "Look at it" }).click();
  await expect
    .poll(() => texts(proposal(anna).locator("li")))
    .toEqual(["Prussia does not attack Austria for 2 turns", "Austria does not attack Prussia for 2 turns"]);

  await counter(anna);
  await badge(karl).waitFor();
  await expect.poll(() => proposal(karl).locator("li").count()).toBe(4);
  await open(guest, "diplomacy");
  await expect.poll(() => proposal(guest).locator("li").count()).toBe(4);
  expect(
    await proposal(guest)
      .getByRole("button", { name: /Accept|Decline|Change/ })
      .count(),
  ).toBe(0);
  await button(karl, "Accept").click();
  for (const page of [karl, anna, guest]) await treaty(page).waitFor();
  await badge(karl).waitFor({ state: "detached" });

  await runInto(karl);

  await open(karl, "diplomacy");
  expect(await button(anna, "It was kept").count()).toBe(0);
  await button(karl, "It was kept").click();
  for (const page of [karl, anna, guest])
    await treaty(page).locator("li", { hasText: "No word of this to France" }).getByText("Fulfilled").waitFor();

  await button(karl, "Propose to end this treaty").click();
  await button(anna, "Accept").click();
  for (const page of [karl, anna, guest]) await treaty(page).waitFor({ state: "detached" });
  await karl.locator('.board .glow[aria-label="Glatz"]').waitFor();
});

test("no hussars is a quick deal: it begins with the lands where the other side needs supply", async ({
  server,
  visit,
}) => {
  const { tokens } = await server.load(record);
  const karl = await visit(`#seat=${tokens["frederick"]}`);
  const anna = await visit(`#seat=${tokens["maria_theresa"]}`);
  await karl.locator(".play .decision[data-yours=true]:not(.busy)").waitFor();
  await open(karl, "diplomacy");
  await karl.getByRole("button", { name: "Prussia to Austria" }).click();
  await karl.locator(".quick [data-deal=hussars]").click();
  const preview = async () => plain(await karl.locator(".draft .preview").textContent());
  await expect.poll(preview).toBe("Austria places no hussars in Saxony and Silesia for 2 turns");
  await karl.locator('.draft [data-blank="places"] button', { hasText: "Saxony" }).click();
  await expect.poll(preview).toBe("Austria places no hussars in Silesia for 2 turns");
  await button(karl, "Add this clause").click();
  await button(karl, "Propose it to Austria").click();
  await badge(anna).waitFor();
  await open(anna, "diplomacy");
  await button(anna, "Accept").click();
  await expect
    .poll(() => texts(treaty(anna).locator("ol.clauses > li")))
    .toEqual([expect.stringContaining("Austria places no hussars in Silesia for 2 turns")]);
});
