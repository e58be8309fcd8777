/** What lies on the table in a combat, as the entries of the log tell it. */

import { bits } from "../board/position";
import type { Entry } from "../types";
import type { DetailOf, Force } from "./types";

export interface PlayedCard {
  power: number;
  card: number;
  value: number;
  /** The score of who played it, afterwards. */
  score: number;
}

type Sides = Record<keyof Pick<DetailOf<"duel">, "attackers" | "defenders">, Pick<Force, "generals">>;

/** The cards that were played in a combat, without those that were taken back. */
export function playedIn({ attackers, defenders }: Sides, entries: readonly Entry[]): PlayedCard[] {
  const start = entries.findLastIndex(
    ({ kind, values }) =>
      kind === "attacked" && same(values["attackers"], attackers) && same(values["defenders"], defenders),
  );
  if (start < 0) return [];
  const played: Entry[] = [];
  for (const entry of entries.slice(start + 1)) {
    if (entry.kind === "played") played.push(entry);
    if (entry.kind !== "taken-back") continue;
    const [seat, action = ""] = String(entry.values["line"]).split(": ");
    const gone = action.startsWith("play ") ? played.findLastIndex((other) => other.seat === seat) : -1;
    if (gone >= 0) played.splice(gone, 1);
  }
  return played.map(({ values }) => values as unknown as PlayedCard);
}

function same(set: unknown, { generals }: Pick<Force, "generals">): boolean {
  return bits(set as number).join() === generals.join();
}
