/** The armies of all powers, as far as one may know them. */

import { troopBounds, type Bounds } from "../board/position";
import type { Pack } from "../pack";
import { AWAY, type Overlays, type View } from "../types";

export type Supply = Overlays["supply"][number];

export interface General {
  piece: number;
  name: string;
  rank: number;
  place: number;
  troops: Bounds;
  down: boolean;
  supply: Supply | null;
}

export interface Army {
  power: number;
  /** Whether the reader plays this power. */
  own: boolean;
  total: number;
  generals: General[];
  trains: { piece: number; place: number }[];
  hussars: number[];
}

/** The armies of a seat, or of all other seats; what takes no part is left out. */
export function armies(view: View, pack: Pack, supply: readonly Supply[]): Army[] {
  const bounds = troopBounds(view, pack);
  const known = new Map(supply.map((entry) => [entry.general, entry]));
  return pack.data.powers.flatMap((_, power) => {
    if ((view.seat_of[power] ?? -1) < 0) return [];
    const pieces = pack.data.pieces.flatMap((piece, number) =>
      piece.power === power && view.place[number] !== AWAY ? [number] : [],
    );
    const generals = pieces
      .filter((piece) => pack.isGeneral(piece))
      .map((piece): General => ({
        piece,
        name: pack.piece(piece).name ?? "",
        rank: pack.piece(piece).rank ?? 0,
        place: view.place[piece] ?? AWAY,
        troops: bounds[piece] ?? [0, 0],
        down: view.down.includes(piece),
        supply: known.get(piece) ?? null,
      }))
      .sort((one, other) => one.rank - other.rank);
    const trains = pieces.filter((piece) => !pack.isGeneral(piece));
    return [
      {
        power,
        own: view.hands[power] !== null && view.hands[power] !== undefined,
        total: view.totals[power] ?? 0,
        generals,
        trains: trains.map((piece) => ({ piece, place: view.place[piece] ?? AWAY })),
        hussars: pack.data.hussars.flatMap((hussar, number) =>
          hussar.power === power ? [view.hussars[number] ?? AWAY] : [],
        ),
      },
    ];
  });
}

/** How many cards there are of each deck, by the decks' numbers counted from 1. */
export function byDeck(backs: readonly number[]): [deck: number, count: number][] {
  const counts = new Map<number, number>();
  for (const deck of backs) counts.set(deck + 1, (counts.get(deck + 1) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}
