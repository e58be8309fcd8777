/**
 * What must hold on every page and panel, on every screen: nothing overflows its window or is cut off, even in German
 * and Polish, and everybody can use it whether they see, hear or type (axe-core), in light and dark mode. The pages and
 * panels come from the routes and components: one that no screen shows fails. Each opens on a tablet, where the panel
 * must be open whenever there is a question.
 */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PAGES } from "../src/lib/route";
import { test } from "./harness";
import { AXE, barriers, beyond, components, settled, SIZES, speak } from "./holding";
import { addressOf, ofScreen, prepare, SCREENS, TABLET } from "./screens";

/** Records the classes of everything on the page. */
async function look(page: Page, classes: Set<string>): Promise<void> {
  const all = () => [...document.querySelectorAll("[class*=m-]")].flatMap((found) => [...found.classList]);
  for (const name of await page.evaluate(all)) classes.add(name);
}

test("every page and panel fits every screen and is open to everybody", async ({ server, visit }) => {
  const faults: string[] = [];
  const classes = new Set<string>();
  const visited = new Set<string>();
  const only = process.env["SCREEN"]?.split(",");
  for (const screen of SCREENS.filter(({ name }) => !only || only.includes(name))) {
    const page = await visit(await addressOf(screen, server), { ...TABLET, locale: "de", ...ofScreen(screen) });
    await prepare(page, screen, server);
    await page.evaluate(AXE);
    await look(page, classes);
    for (const [language, sizes] of Object.entries(SIZES)) {
      await speak(page, language);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const told = [...new Set(await page.evaluate(beyond))].slice(0, 4);
        faults.push(...told.map((fault) => `${screen.name} in ${language} at ${width}x${height}: ${fault}`));
      }
    }
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      faults.push(...(await barriers(page)).map((fault) => `${screen.name}, ${colorScheme}: ${fault}`));
    }
    visited.add(new URL(page.url()).hash.slice(1).split("=")[0] || "home");
    await page.close();
  }
  expect([...new Set(faults)]).toEqual([]);
  if (only) return;
  const unseen = [...components()].filter(([name]) => !classes.has(name)).map(([, file]) => file);
  expect(unseen).toEqual([]);
  expect(PAGES.filter((page) => !visited.has(page))).toEqual([]);
});
