/**
 * Pictures of the key moments, in build/screens: each shows a page without errors and with the right question.
 * `LANGUAGE=de make pictures` takes them all in that language, on a desktop and on a phone: build/screens/de.
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { ROOT, test, type Look } from "./harness";
import { addressOf, DESKTOP, KEY, ofScreen, PHONE, prepare, SCREENS, still, WIDE } from "./screens";

const LANGUAGE = process.env["LANGUAGE"]?.slice(0, 2) ?? "";
const FOLDER = join(ROOT, "build/screens", LANGUAGE);

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});

test.for(SCREENS.map((screen, number) => ({ ...screen, number: String(number + 1).padStart(2, "0") })))(
  "$number $name",
  async (screen, { server, visit }) => {
    const take = async (page: Page, size: string) => {
      writeFileSync(join(FOLDER, `${screen.number}-${screen.name}${size}.png`), await still(page));
      expect((await page.evaluate(() => document.body.innerText)).match(KEY) ?? []).toEqual([]);
    };
    const open = async (look: Look) => {
      const page = await visit(await addressOf(screen, server), { ...look, ...ofScreen(screen) });
      await prepare(page, screen, server);
      return page;
    };
    if (LANGUAGE) {
      const page = await open({ ...DESKTOP, locale: LANGUAGE });
      await take(page, `-${DESKTOP.width}`);
      await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
      return take(page, `-${PHONE.width}`);
    }
    for (const look of screen.looks ?? [WIDE]) {
      const page = await open(look);
      await take(page, look === WIDE ? "" : `-${look.width}`);
      await page.close();
    }
  },
);
