/** Lists of games. */

import type { MyGame } from "../lib/types";

/** Sorts games: those waiting for the reader, then running ones, then the rest, each group newest first. */
export function inOrder(games: readonly MyGame[]): MyGame[] {
  const rank = (entry: MyGame) => (waitsForMe(entry) ? 0 : entry.game.status === "over" ? 2 : 1);
  return games.toSorted((one, other) => rank(one) - rank(other) || other.game.changed - one.game.changed);
}

export function waitsForMe({ game, my_turn }: MyGame): boolean {
  return my_turn && game.status === "running";
}

/** One row per game, even if several of its seats share this screen. */
export function together(games: readonly MyGame[], shared: (game: string) => readonly string[]): MyGame[] {
  return games.flatMap((entry) => {
    const seats = shared(entry.game.id);
    if (!seats.includes(entry.seat)) return [entry];
    const all = games.filter(({ game, seat }) => game.id === entry.game.id && seats.includes(seat));
    return all[0] === entry ? [{ ...entry, my_turn: all.some(({ my_turn }) => my_turn) }] : [];
  });
}
