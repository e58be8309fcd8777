/** A game in a few words. */

import { say } from "./texts.svelte";
import type { GameInfo, SeatInfo } from "./types";

/** The name of the player in a seat, if there is one. A bot that replaces a player who resigned loses the name. */
export function personOn(entry: Pick<SeatInfo, "name" | "resigned"> | undefined): string {
  return entry && !entry.resigned ? entry.name : "";
}

/** How it ended. */
export function outcome({ result }: GameInfo): string {
  if (!result) return "";
  if (result.ended === "agreed") return say("page-ended-agreed");
  if (!result.winner) return say(result.ended === "resigned" ? "page-ended-resigned" : "page-ended-draw");
  return say("page-ended-won", { seat: say(`role-${result.winner}`) });
}

/** Whether it continues from a record that somebody at the table may know, cards included; bots never do. */
export function cardsMayBeKnown({ loaded, seats }: GameInfo): boolean {
  return loaded && seats.filter(({ kind }) => kind === "person").length > 1;
}
