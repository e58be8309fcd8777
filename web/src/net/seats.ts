/** The seats this browser may play or take: their secret keys and links, stored here and nowhere else. */

import type { BrowserStorage } from "../lib/browser-storage";
import { Refusal, seat as seatOf } from "./client";

export interface HeldSeat {
  game: string;
  seat: string;
  /** The token for the seat: its key or the player's; a link until it is taken. */
  token: string;
  /** The key being used to take the seat, while it is unknown whether that succeeded. */
  key?: string;
  /** The link used to take it. It no longer opens the seat, but still leads here in this browser. */
  link?: string;
}

/** What an address points to. */
export type Wanted =
  | { kind: "seat"; token: string }
  | { kind: "player"; token: string }
  | { kind: "watch"; game: string }
  | { kind: "game"; game: string; seat: string | null }
  | { kind: "home" };

const KEY = "maria-seats";

/** Parses an address fragment: `#seat=TOKEN`, `#me=TOKEN`, `#watch=GAME`, `#game=GAME&as=SEAT`. */
export function wanted(fragment: string): Wanted {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const [seat, me, watch, game] = ["seat", "me", "watch", "game"].map((key) => values.get(key));
  if (seat) return { kind: "seat", token: seat };
  if (me) return { kind: "player", token: me };
  if (watch) return { kind: "watch", game: watch };
  if (game) return { kind: "game", game, seat: values.get("as") };
  return { kind: "home" };
}

/** The fragment for a game with seats in this browser: it contains no secret. */
export function fragmentOf(game: string, seat: string | null): string {
  return `#${new URLSearchParams(seat ? { game, as: seat } : { game })}`;
}

export function heldSeats(storage: BrowserStorage, game?: string): HeldSeat[] {
  const all = JSON.parse(storage.getItem(KEY) ?? "[]") as HeldSeat[];
  return game === undefined ? all : all.filter((entry) => entry.game === game);
}

/** Stores a seat, replacing its former token. */
export function holdSeat(storage: BrowserStorage, held: HeldSeat): void {
  const others = heldSeats(storage).filter(({ game, seat }) => game !== held.game || seat !== held.seat);
  storage.setItem(KEY, JSON.stringify([...others, held]));
}

/** The key to take a seat with: stored before it is sent, so that a retry uses the same one. */
export function keyFor(storage: BrowserStorage, held: HeldSeat): string {
  const known = heldSeats(storage, held.game).find(({ seat }) => seat === held.seat);
  if (known?.link === held.token) return known.token;
  const key = (known?.token === held.token ? known.key : undefined) ?? newKey();
  holdSeat(storage, { ...held, key });
  return key;
}

/** The seat has been taken: from now on its key opens it. */
export function holdTaken(storage: BrowserStorage, { game, seat, token }: HeldSeat, key: string): HeldSeat {
  const taken = { game, seat, token: key, link: token };
  holdSeat(storage, taken);
  return taken;
}

/** A seat after a lost response to taking it: either its key opens it, or it is still free. */
export async function settled(storage: BrowserStorage, held: HeldSeat): Promise<HeldSeat> {
  if (!held.key) return held;
  try {
    await seatOf(held.key);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return held;
  }
  return holdTaken(storage, held, held.key);
}

/** A secret of 128 bits, in the format of a link's. */
function newKey(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Forgets a seat that no longer belongs to this browser. */
export function dropSeat(storage: BrowserStorage, token: string): void {
  storage.setItem(KEY, JSON.stringify(heldSeats(storage).filter((entry) => entry.token !== token)));
}
