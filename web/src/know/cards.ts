/** Where a Tactical Card is, as far as the reader may know. */

import { powerRef, Teller } from "../store/telling";
import { say } from "../lib/texts.svelte";
import type { PackData, View } from "../lib/types";

export function whereIsCard(view: View, pack: PackData, card: number): string {
  const deck = (pack.cards[card]?.deck ?? 0) + 1;
  const holder = view.hands.findIndex((hand) => hand?.includes(card));
  const shown = view.known.find(([, seen]) => seen === card)?.[0];
  const owner = holder >= 0 ? holder : (shown ?? -1);
  if (owner >= 0) return new Teller(pack).text("page-card-held", { power: powerRef(owner), deck });
  if (view.discards.some((pile) => pile.includes(card))) return say("page-card-discarded", { deck });
  const display = [...view.display, ...view.face_down, view.placed].some((pile) => pile.includes(card));
  return say(display ? "page-card-display" : "page-card-unknown", { deck });
}
