/** A game in a few words. */

import { say } from "./texts.svelte";
import type { GameInfo, SeatInfo } from "./types";

/** The name of who sits on a seat, if one was given: a bot that goes on for somebody who has resigned does not bear it. */
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

/** Whether it goes on from a record that somebody else at the table could have, so that cards may be known; bots have none. */
export function cardsMayBeKnown({ loaded, seats }: GameInfo): boolean {
  return loaded && seats.filter(({ kind }) => kind === "person").length > 1;
}
