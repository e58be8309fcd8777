/** The reader's games: those of the personal link, and those with seats in this browser. */

import { heldSeats, holdSeat, settled, type HeldSeat } from "../net/seats";
import type { MyGame } from "../lib/types";
import { savedPlayer, sharedSeats } from "../lib/browser-storage";
import { inOrder, together } from "./order";
import { forget, glance, isGone, me } from "../net/server";

export class MyGames {
  games = $state.raw<readonly MyGame[]>([]);
  loaded = $state(false);

  async load(): Promise<void> {
    const token = savedPlayer(localStorage);
    const told = token ? (await me(token)).games : [];
    if (token) for (const { game, seat } of told) keepOpen({ game: game.id, seat, token });
    const known = new Set(told.map(({ game, seat }) => `${game.id} ${seat}`));
    const others = heldSeats(localStorage).filter(({ game, seat }) => !known.has(`${game} ${seat}`));
    const seen = await Promise.all(others.map(load));
    const all = [...told, ...seen.filter((entry) => entry !== null)];
    this.games = inOrder(together(all, (game) => sharedSeats(localStorage, game)));
    this.loaded = true;
  }
}

/** Every browser that knows the personal link can open its seats. */
function keepOpen(held: HeldSeat): void {
  const known = heldSeats(localStorage, held.game).some(({ seat }) => seat === held.seat);
  if (!known) holdSeat(localStorage, held);
}

async function load(held: HeldSeat): Promise<MyGame | null> {
  try {
    const { table } = await glance(await settled(localStorage, held));
    const waits = table.game.seats.find(({ seat }) => seat === held.seat)?.waiting_since ?? null;
    return { game: table.game, seat: held.seat, my_turn: waits !== null, unread: table.unread };
  } catch (error) {
    if (!isGone(error)) throw error;
    forget(held.token);
    return null;
  }
}

export const myGames = new MyGames();
