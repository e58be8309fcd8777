/** How a game ended, in a few words. */

import { say } from "./texts.svelte";
import type { GameInfo } from "./types";

export function outcome({ result }: GameInfo): string {
  if (!result) return "";
  if (result.ended === "agreed") return say("page-ended-agreed");
  if (!result.winner) return say(result.ended === "resigned" ? "page-ended-resigned" : "page-ended-draw");
  return say("page-ended-won", { seat: say(`role-${result.winner}`) });
}
