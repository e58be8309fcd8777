/** What a player has taken back, to play it again. */

import type { Entry } from "../types";
import { withoutSeat } from "./wording";

/** Entries that are no actions of the game. */
const TALK = new Set(["said", "undo-asked", "undo-asked-hidden", "undo-granted", "undo-refused"]);
const BACK = new Set(["taken-back", "taken-back-hidden"]);

/**
 * The actions of a seat that were taken back, the one to play next at the end, after some new entries. Another
 * action of the seat makes an end of them, unless it was the one to play again.
 */
export function undone(
  before: readonly string[],
  entries: readonly Entry[],
  seat: string,
  again: string | null,
): string[] {
  let left = [...before];
  let acted = -1;
  let back = { seq: -1, at: 0 };
  for (const { kind, seq, seat: by, values } of entries) {
    if (BACK.has(kind)) {
      if (back.seq !== seq) back = { seq, at: left.length };
      const line = String(values["line"] ?? "");
      if (line.startsWith(`${seat}:`)) left.splice(back.at, 0, withoutSeat(line));
    } else if (by === seat && !TALK.has(kind) && seq !== acted) {
      acted = seq;
      left = again !== null && left.at(-1) === again ? left.slice(0, -1) : [];
    }
  }
  return left;
}
