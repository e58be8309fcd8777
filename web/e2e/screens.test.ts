/** Pictures of the key moments, in build/screens: each is of a page without a fault, on which the right thing is asked. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect } from "vitest";
import { ROOT, test } from "./harness";
import { addressOf, KEY, ofScreen, playMoments, prepare, SCREENS, still, WIDE } from "./screens";

const FOLDER = join(ROOT, "build/screens");

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  playMoments();
});

test.for(SCREENS.map((screen, number) => ({ ...screen, number: String(number + 1).padStart(2, "0") })))(
  "$number $name",
  async (screen, { server, visit }) => {
    for (const look of screen.looks ?? [WIDE]) {
      const page = await visit(await addressOf(screen, server), { ...look, ...ofScreen(screen) });
      await prepare(page, screen, server);
      const size = look === WIDE ? "" : `-${look.width}`;
      writeFileSync(join(FOLDER, `${screen.number}-${screen.name}${size}.png`), await still(page));
      expect((await page.evaluate(() => document.body.innerText)).match(KEY) ?? []).toEqual([]);
      await page.close();
    }
  },
);
