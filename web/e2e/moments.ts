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

const linesOf = (record: string) => (record.split("\n\n")[1] ?? "").trim().split("\n");

/** A moment of a game, and the lines by which the game went on from there. */
export function cut(moments: ReadonlyMap<string, Moment>, name: string): Moment & { rest: string[] } {
  const [game = ""] = name.split("-");
  const [moment, whole] = [moments.get(name), moments.get(game)];
  if (!moment || !whole) throw new Error(`no moment ${name}`);
  return { ...moment, rest: linesOf(whole.record).slice(linesOf(moment.record).length) };
}
