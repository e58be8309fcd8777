/** The armies of all powers, as far as the reader may know. */

import type { Pack } from "../lib/pack";
import { AWAY, type Facts, type Overlays, type View } from "../lib/types";

export type Supply = Overlays["supply"][number];

export interface General {
  piece: number;
  name: string;
  rank: number;
  place: number;
  /** The least and the most troops it can have. */
  troops: readonly number[];
  down: boolean;
  supply: Supply | null;
}

export interface Army {
  power: number;
  /** Whether the reader sees its hand. */
  own: boolean;
  total: number;
  generals: General[];
  trains: { piece: number; place: number }[];
  hussars: number[];
}

/** The armies of all powers in the game, in the order of their stages. */
export function armies(view: View, facts: Facts, pack: Pack, supply: readonly Supply[]): Army[] {
  const known = new Map(supply.map((entry) => [entry.general, entry]));
  return facts.playing.map((power) => {
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
        troops: facts.troops[piece] ?? [],
        down: view.down.includes(piece),
        supply: known.get(piece) ?? null,
      }))
      .sort((one, other) => one.rank - other.rank);
    const trains = pieces.filter((piece) => !pack.isGeneral(piece));
    return {
      power,
      own: view.hands[power] !== null && view.hands[power] !== undefined,
      total: view.totals[power] ?? 0,
      generals,
      trains: trains.map((piece) => ({ piece, place: view.place[piece] ?? AWAY })),
      hussars: pack.data.hussars.flatMap((hussar, number) =>
        hussar.power === power ? [view.hussars[number] ?? AWAY] : [],
      ),
    };
  });
}

/** How many cards each deck has, by deck number. */
export function byDeck(backs: readonly number[]): [deck: number, count: number][] {
  const counts = new Map<number, number>();
  for (const deck of backs) counts.set(deck, (counts.get(deck) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}
