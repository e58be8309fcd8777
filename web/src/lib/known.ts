/** Cards that somebody could know. */

import type { GameInfo } from "./types";

/** Whether a game goes on from a record that somebody else at its table could have; bots have none. */
export function isKnown({ loaded, seats }: GameInfo): boolean {
  return loaded && seats.filter(({ kind }) => kind === "person").length > 1;
}
