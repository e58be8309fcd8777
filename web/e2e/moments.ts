/** The records of `moments.py`: games that stop where something is asked, by names such as "advanced-vote". */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./server";

export interface Moment {
  record: string;
  /** Who is asked; nobody at the end of a game. */
  seat: string;
}

const NAME = /^(?<name>.+?)(?:-(?<seat>maria_theresa|frederick|louis))?\.txt$/;

/** Milliseconds after which the games are given up: nothing else runs meanwhile, not even the clock of a test. */
const LONGEST = 800_000;

export type Game = "introductory" | "advanced" | "saxony" | "gambit";

export function makeMoments(...games: Game[]): Map<string, Moment> {
  const folder = mkdtempSync(join(tmpdir(), "maria-moments-"));
  try {
    const script = fileURLToPath(new URL("moments.py", import.meta.url));
    execFileSync(join(ROOT, ".venv/bin/python"), [script, folder, ...games], {
      timeout: LONGEST,
      killSignal: "SIGKILL",
    });
    return new Map(
      readdirSync(folder).map((file) => {
        const { name = "", seat = "" } = NAME.exec(file)?.groups ?? {};
        return [name, { record: readFileSync(join(folder, file), "utf-8"), seat }];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
