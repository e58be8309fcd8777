/** The combat that goes on, as the entries of the log tell it. */

import type { Entry } from "../types";

export interface PlayedCard {
  power: number;
  card: number;
  value: number;
  /** The score of who played it, afterwards. */
  score: number;
}

export interface CombatStory {
  /** The troops of attackers and defenders when it began. */
  troops: readonly number[];
  /** The first score of the attackers. */
  score: number;
  played: PlayedCard[];
}

/** All that has been played since the latest attack. */
export function combatStory(entries: readonly Entry[]): CombatStory {
  const start = entries.findLastIndex(({ kind }) => kind === "attacked");
  const values = entries[start]?.values ?? {};
  const played = entries
    .slice(start + 1)
    .filter(({ kind }) => kind === "played")
    .map((entry) => entry.values as unknown as PlayedCard);
  return { troops: (values["troops"] as number[] | undefined) ?? [], score: Number(values["score"] ?? 0), played };
}
