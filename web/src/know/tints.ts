/** Overlays as coloured sets of cities. */

import type { Pack } from "../lib/pack";
import type { Tint } from "../store/store.svelte";
import { SUIT_NAMES, type Overlays } from "../lib/types";

export const KINDS = ["danger", "supply", "fortresses", "reach", "treaties", "suits"] as const;
export type Kind = (typeof KINDS)[number];

const TOLL = "#8f2d22";
const OPEN = "#33302c";
/** Austria's own colour is too close to the paper's. */
const AUSTRIAN = "#c08a00";
const FORCE = "#c07a14";
const OTHERS = "#2f4d7a";
const MARCH = "#3f6a3a";
const SUIT_COLOURS = ["#2f4d7a", "#b3322b", "#3f6a3a", "#c07a14"];

/** What an overlay tints. `power`: whose things, null for all; `piece`: whose reach; `mine`: the reader's powers. */
export function tintsOf(
  kind: Kind,
  overlays: Overlays,
  pack: Pack,
  power: number | null,
  piece: number | null,
  mine: (power: number) => boolean = () => true,
): Tint[] {
  const colour = (number: number) => {
    const { id } = pack.power(number);
    return id === "austria" ? AUSTRIAN : `var(--${id.replaceAll("_", "-")}-edge)`;
  };
  const of = (number: number) => power === null || pack.piece(number).power === power;
  switch (kind) {
    case "supply":
      return overlays.trains
        .filter(({ train }) => of(train))
        .flatMap(({ train, cities, toll }) => [
          { id: `supply-${train}`, cities, colour: colour(pack.piece(train).power) },
          { id: `toll-${train}`, cities: toll, colour: TOLL },
        ]);
    case "fortresses":
      return pack.data.powers.flatMap((_, owner) => {
        const own = overlays.fortresses.filter((entry) => entry.power === owner && (power === null || owner === power));
        const [safe, open] = [
          own.filter(({ generals }) => generals.length),
          own.filter(({ generals }) => !generals.length),
        ];
        return [
          { id: `safe-${owner}`, cities: safe.map(({ city }) => city), colour: colour(owner) },
          { id: `open-${owner}`, cities: open.map(({ city }) => city), colour: OPEN },
        ];
      });
    case "reach":
      return overlays.reach
        .filter((entry) => entry.piece === piece)
        .flatMap(({ march, force }) => [
          { id: "march", cities: march, colour: MARCH },
          { id: "force", cities: force.filter((city) => !march.includes(city)), colour: FORCE },
        ]);
    case "danger":
      return overlays.dangers.flatMap(({ city, power: owner, raids, guards, train }) => {
        const able = raids.some(({ general }) => mine(pack.piece(general).power));
        if (!mine(owner) && !able) return [];
        const ring = guards.length ? ("broken" as const) : ("whole" as const);
        return [{ id: `danger-${city}-${train}`, cities: [city], colour: mine(owner) ? TOLL : MARCH, ring }];
      });
    case "treaties": {
      const own = overlays.closed.filter(({ clause }) => mine(clause.bound)).flatMap(({ cities }) => cities);
      const others = overlays.closed.filter(({ clause }) => !mine(clause.bound)).flatMap(({ cities }) => cities);
      return [
        { id: "closed", cities: [...new Set(own)], colour: TOLL },
        { id: "closed-to-others", cities: [...new Set(others)], colour: OTHERS },
      ];
    }
    case "suits":
      return SUIT_NAMES.map((name, suit) => ({
        id: `suit-${name}`,
        cities: pack.data.cities.flatMap((city, number) => (city.suit === suit ? [number] : [])),
        colour: SUIT_COLOURS[suit] ?? "",
      }));
  }
}
