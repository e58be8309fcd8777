/** The analysis of a finished game on its page: progress, the curve, the costliest decisions drawn on the board. */

import { expect } from "vitest";
import { picture, test, type Look } from "./harness";
import { momentOf } from "./moments";

const LOOKS: Record<string, Look> = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };
/** A prepared result of the server; a real one takes minutes, and `tests/server/test_analyses.py` tests it. */
const step = (label: string, city: number, way: number[]) => ({
  action: "march",
  label: { key: label, values: { force: 0, piece: { kind: "piece", id: 1 }, city: { kind: "city", id: city } } },
  reason: { key: "bot-because-towards", values: { city: { kind: "city", id: city } } },
  drawn: { pieces: [1], way, cities: [], cards: [] },
});

for (const [name, look] of Object.entries(LOOKS)) {
  test(`a game that is judged, ${name}`, async ({ server, visit }) => {
    const { tokens } = await server.load(momentOf("advanced").record);
    const page = await visit(`#seat=${tokens["frederick"]}`, look);
    let asked = 0;
    const seats = ["maria_theresa", "frederick", "louis"];
    await page.route("**/analysis*", async (route) => {
      if (route.request().method() === "POST") return route.fulfill({ json: { status: "running", progress: 0.1 } });
      const [status, progress] = asked === 0 ? ["none", 0] : asked < 3 ? ["running", asked / 3] : ["done", 1];
      asked++;
      const found = {
        curve: [1, 1, 2, 2, 3, 4].map((turn, place) => ({
          ply: place,
          seq: place + 1,
          turn,
          at: turn,
          chances: [0.2 + 0.05 * place, 0.5 - 0.03 * place, 0.3 - 0.02 * place],
        })),
        costliest: [
          {
            ply: 40,
            seq: 41,
            turn: 1,
            seat: "frederick",
            chance: 0.31,
            better_chance: 0.52,
            error: 0.05,
            done: [],
            better: [step("offer-do-march", 20, [18, 19, 20])],
          },
        ],
        parts: seats.map((seat) => ({ seat, begun: 0.3, ended: 0, own: -0.1, error: 0.02, others: 0.05, luck: -0.25 })),
        decisions: 50,
        playouts: 4000,
      };
      return route.fulfill({ json: { status, progress, analysis: status === "done" ? found : null } });
    });
    await page.locator(".victory[role=dialog] [data-do=review]").click();
    const analysis = page.locator(".analysis");
    await analysis.locator("[data-do=analyse]").click();
    await analysis.locator("progress").waitFor();
    await analysis.locator("[data-do=better]").waitFor();
    expect(await analysis.locator("svg path:not(.rim)[stroke]").count()).toBeGreaterThanOrEqual(3);
    expect(await analysis.innerText()).toMatch(
      /Frederick was left with a 31% chance of winning; it could have been 52%/,
    );
    expect(await analysis.innerText()).not.toMatch(/page-|review-|bot-/);
    const fits = await page.locator(".victory[role=dialog]").evaluate((box) => box.scrollWidth <= box.clientWidth);
    expect(fits).toBe(true);
    await analysis.scrollIntoViewIfNeeded();
    await picture(page, `screens-analysis/analysis-${name}`);
    await analysis.locator("table").scrollIntoViewIfNeeded();
    await picture(page, `screens-analysis/parts-${name}`);
    await analysis.locator("[data-do=better]").click();
    await page.locator(".board .way .head").waitFor({ state: "attached" });
    await picture(page, `screens-analysis/better-${name}`);
  });
}

test("who is winning, where hints are allowed", async ({ server, visit }) => {
  const { record, seat } = momentOf("advanced-duel");
  const { tokens } = await server.load(record, true);
  const page = await visit(`#seat=${tokens[seat]}`, LOOKS["wide"]);
  await page.locator(".combat [data-do=hint]").click();
  await page.locator(".hint [data-do=chances]").click();
  const told = await page.locator(".hint .chances").innerText();
  const shares = [...told.matchAll(/ (\d+)%/g)].slice(0, 3).map(([, percent]) => Number(percent));
  expect(Math.abs(shares.reduce((all, share) => all + share, 0) - 100)).toBeLessThan(3);
  await picture(page, "screens-analysis/chances");
});
