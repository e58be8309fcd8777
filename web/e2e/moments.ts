/** The records of `moments.py`: games that stop where something is asked, by names such as "advanced-vote". */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the records, which `ready.ts` has made for all tests. */
    moments: string;
  }
}

export interface Moment {
  record: string;
  /** Who is asked; nobody at the end of a game. */
  seat: string;
}

const SEATS = /-(maria_theresa|frederick|louis)$/;

/** A moment by its name; that of a game alone is its end. */
export function momentOf(name: string): Moment {
  const files = readdirSync(inject("moments")).map((file) => file.replace(".txt", ""));
  const file = files.find((each) => each.replace(SEATS, "") === name);
  if (!file) throw new Error(`no moment ${name}`);
  return {
    record: readFileSync(join(inject("moments"), `${file}.txt`), "utf-8"),
    seat: SEATS.exec(file)?.[1] ?? "",
  };
}

const linesOf = (record: string) => (record.split("\n\n")[1] ?? "").trim().split("\n");

/** A moment of a game, and the lines by which the game went on from there. */
export function cut(name: string): Moment & { rest: string[] } {
  const [game = ""] = name.split("-");
  const moment = momentOf(name);
  return { ...moment, rest: linesOf(momentOf(game).record).slice(linesOf(moment.record).length) };
}
