/** Where in the game a position is, in words. */

import type { Pack } from "../pack";
import { now, stagePowers } from "../sequence";
import { language, say } from "../texts.svelte";
import type { View } from "../types";

/** The turn and the part of it: "Turn 3, action stage of Prussia and Saxony, movement". */
export function placeInWords(view: View, pack: Pack): string {
  const part = now(view);
  if (part.kind === "setup" || part.kind === "end") return say(`page-step-${part.kind}`);
  const turn = say("event-turn", { turn: view.turn });
  if (part.kind !== "stage") return `${turn}, ${say(`page-step-${part.kind}`)}`;
  const powers = stagePowers(view, pack.data)[part.stage]?.map((power) => say(`power-${pack.power(power).id}`)) ?? [];
  const stage = say("page-past-stage", { powers: new Intl.ListFormat(language()).format(powers) });
  return `${turn}, ${stage}, ${say(`page-phase-${part.phase}`)}`;
}
