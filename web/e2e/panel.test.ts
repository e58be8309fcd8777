/** The panel next to the board: it is open for every question that the board cannot answer. */

import { expect } from "vitest";
import { Chance, until } from "./clicks";
import { test, type Look, type Made, type Server } from "./harness";
import { cut, momentOf } from "./moments";

const LOOKS: readonly Look[] = [
  { width: 900, height: 700 },
  { width: 1440, height: 900 },
];

/** A game one line before a seat is asked to recruit, and that line. */
async function beforeRecruiting(server: Server): Promise<{ made: Made; seat: string; last: string[] }> {
  const { record, seat } = momentOf("advanced-recruit");
  const lines = record.trimEnd().split("\n");
  const made = await server.load(`${lines.slice(0, -1).join("\n")}\n`);
  return { made, seat, last: lines.slice(-1) };
}

for (const look of LOOKS)
  test(`a folded panel opens with a question that the board cannot answer, ${look.width}`, async ({
    server,
    visit,
  }) => {
    const { made, seat, last } = await beforeRecruiting(server);
    const page = await visit(`#seat=${made.tokens[seat]}`, look);
    await page.locator(".play .decision").waitFor();
    await page.locator(".handle").click();
    await page.locator(".play").waitFor({ state: "detached" });
    await server.play(made, last);
    await page.locator(".play .decision[data-yours=true][data-step=recruit]").waitFor();
    await page.locator(".handle").click();
    await page.reload();
    await page.locator(".play .decision[data-yours=true][data-step=recruit]").waitFor();
  });

test("while the panel is folded the movement can be ended on the board", async ({ server, visit }) => {
  const { record, seat } = momentOf("introductory-movement");
  const { tokens } = await server.load(record);
  const page = await visit(`#seat=${tokens[seat]}`, LOOKS[0]);
  await page.locator(".handle").click();
  const end = page.locator(".at-hand [data-do=end]:enabled");
  await end.click();
  await page.locator(".at-hand .box [data-do=end]").click();
  await end.waitFor({ state: "detached" });
  expect(await page.locator(".decision[data-step=movement]").count()).toBe(0);
});

test("on a phone the panel comes with a question, and folds while others act", async ({ server, visit }) => {
  const { tokens } = await server.newGame({});
  const page = await visit(`#seat=${tokens["frederick"]}`, { width: 390, height: 844, touch: true });
  await page.locator(".panel.open .decision[data-yours=true] [data-do=confirm]:enabled").tap();
  await page.locator(".panel:not(.open)").waitFor();
});

test("on a phone hussars are placed and their stage is ended on the board", async ({ server, visit }) => {
  const { record, seat } = momentOf("advanced-hussars");
  const { tokens } = await server.load(record);
  const page = await visit(`#seat=${tokens[seat]}`, { width: 390, height: 844, touch: true });
  await page.locator(".panel:not(.open)").waitFor();
  await page.locator(".board .glow[data-kind=city]").first().waitFor();
  const end = page.locator(".at-hand [data-do=end]:enabled");
  await end.tap();
  await end.waitFor({ state: "detached" });
  expect(await page.locator(".decision[data-step=hussars][data-yours=true]").count()).toBe(0);
});

test("on a phone a card for the political display can be placed from anywhere in the sheet", async ({
  server,
  visit,
}) => {
  const { tokens } = await server.newGame({ variant: "advanced", bots: { frederick: "recruit", louis: "recruit" } });
  const page = await visit(`#seat=${tokens["maria_theresa"]}`, { width: 390, height: 844, touch: true });
  await until(page, new Chance(1), "lay");
  const sheet = page.locator("#panel");
  await sheet.locator(".marked").first().waitFor();

  // No marker of a track shines through the bar at the bottom.
  const lies = await sheet.evaluate((sheet) => {
    const [bar, marked] = [sheet.querySelector("footer"), [...sheet.querySelectorAll(".marked")].at(-1)];
    const edge = () => marked?.getBoundingClientRect() ?? new DOMRect();
    const { top = 0, height = 0 } = bar?.getBoundingClientRect() ?? {};
    sheet.scrollTop += edge().bottom - (top + height / 2);
    return document.elementFromPoint(edge().left + edge().width / 2, edge().bottom + 2)?.closest("footer, .track")
      ?.localName;
  });
  expect(lies).toBe("footer");

  await sheet.evaluate((sheet) => (sheet.scrollTop = sheet.scrollHeight));
  await page.locator(".hands .usable button").first().tap();
  await sheet.locator("[data-do=confirm]:enabled").waitFor();
  const [place, top] = [await sheet.locator("[data-do=confirm]").boundingBox(), await sheet.boundingBox()];
  expect(place?.y).toBeGreaterThan(top?.y ?? 0);
});

test("a spectator's log follows the game, unless he has scrolled back", async ({ server, visit }) => {
  const { record, rest } = cut("introductory-movement");
  const made = await server.load(record);
  const page = await visit(`#watch=${made.id}`, { width: 1440, height: 900 });
  const log = page.locator("#panel");
  /** Pixels from what is in view to the end. */
  const rests = () => log.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
  const lines = page.locator(".story li");
  await lines.first().waitFor();
  await expect.poll(rests).toBeLessThan(60);
  let before = await lines.count();
  await server.play(made, rest.slice(0, 2));
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await expect.poll(rests).toBeLessThan(60);

  await log.evaluate((box) => box.scrollTo(0, 0));
  before = await lines.count();
  await server.play(made, rest.slice(2, 4));
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
});
