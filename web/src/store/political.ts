/** Political Cards and tracks in words. */

import { powerRef, several, Teller } from "./telling";
import { say } from "../lib/texts.svelte";
import type { PackData, PoliticalData, TrackData } from "../lib/types";

/** 17.j: a card's shifts, one phrase per track. */
export function shiftWords({ shifts }: PoliticalData, pack: PackData): string[] {
  return shifts.map(({ track, boxes, direction }) =>
    say(`show-shift-${direction}`, { track: say(`track-${pack.tracks[track]?.id ?? ""}`), boxes }),
  );
}

/** 17.j: a card's instructions. */
export function instructionWords({ instructions }: PoliticalData, pack: PackData): string[] {
  const teller = new Teller(pack);
  return instructions.map(({ kind, count, power, by }) => {
    const whose = power === null ? { key: "show-executing", values: {} } : powerRef(power);
    const text = { key: `show-instruction-${kind}`, values: { power: whose, count } };
    if (!by.length) return teller.text(text.key, text.values);
    return teller.text("show-instruction-by", { powers: several(by.map(powerRef)), text });
  });
}

/** 17.l to 17.n, 19.3: what applies while a marker is in a box. */
export function boxWords(box: TrackData["boxes"][number], pack: PackData): string[] {
  const teller = new Teller(pack);
  const words = box.start ? [say("show-box-start")] : [];
  if (box.letter) words.push(say("show-box-letter", { letter: box.letter }));
  if (box.status) words.push(say(`show-box-status-${box.status}`));
  for (const kind of ["bonus", "penalty", "corps"] as const)
    for (const power of box[kind]) words.push(say(`show-box-${kind}`, { power: teller.name(powerRef(power)) }));
  if (box.victory !== null) words.push(say("show-box-victory", { power: teller.name(powerRef(box.victory)) }));
  return words.length ? words : [say("show-box-empty")];
}
