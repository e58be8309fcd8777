/** The records of `moments.py`: games that stop at a certain question, with names such as "advanced-vote". */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the records, made once for all tests by `ready.ts`. */
    moments: string;
  }
}

export interface Moment {
  record: string;
  /** The seat with the question; none at the end of a game. */
  seat: string;
}

const SEATS = /-(maria_theresa|frederick|louis)$/;

/** A moment by its name; the name of a game alone is its end. */
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

/** A moment of a game, and the lines that continue the game from there. */
export function cut(name: string): Moment & { rest: string[] } {
  const [game = ""] = name.split("-");
  const moment = momentOf(name);
  return { ...moment, rest: linesOf(momentOf(game).record).slice(linesOf(moment.record).length) };
}
