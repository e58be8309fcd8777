/** Political Cards and tracks in words. */

import { say } from "../texts.svelte";
import type { PackData } from "../types";
import type { PoliticalData, TrackData } from "./types";

function names(powers: readonly number[], pack: PackData): string {
  return powers.map((power) => say(`power-${pack.powers[power]?.id ?? ""}`)).join(", ");
}

/** 17.j: what a card shifts, one phrase for each track. */
export function shiftWords({ shifts }: PoliticalData, pack: PackData): string[] {
  return shifts.map(({ track, boxes, direction }) =>
    say(`show-shift-${direction}`, { track: say(`track-${pack.tracks[track]?.id ?? ""}`), boxes }),
  );
}

/** 17.j: the instructions of a card. */
export function instructionWords({ instructions }: PoliticalData, pack: PackData): string[] {
  return instructions.map(({ kind, count, power, by }) => {
    const whose = power === null ? say("show-executing") : names([power], pack);
    const text = say(`show-instruction-${kind}`, { power: whose, count });
    return by.length ? say("show-instruction-by", { powers: names(by, pack), text }) : text;
  });
}

/** 17.l to 17.n, 19.3: what holds while a marker is in a box. */
export function boxWords(box: TrackData["boxes"][number], pack: PackData): string[] {
  const words = box.start ? [say("show-box-start")] : [];
  if (box.letter) words.push(`“${box.letter}”`);
  if (box.status) words.push(say(`show-box-status-${box.status}`));
  for (const kind of ["bonus", "penalty", "corps"] as const)
    for (const power of box[kind]) words.push(say(`show-box-${kind}`, { power: names([power], pack) }));
  if (box.victory !== null) words.push(say("show-box-victory", { power: names([box.victory], pack) }));
  return words.length ? words : [say("show-box-empty")];
}
