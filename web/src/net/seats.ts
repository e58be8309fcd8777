/** The seats that this browser may play: their secret tokens, kept here and nowhere else. */

export interface HeldSeat {
  game: string;
  seat: string;
  token: string;
}

/** What an address asks for. */
export type Wanted =
  | { kind: "seat"; token: string }
  | { kind: "player"; token: string }
  | { kind: "watch"; game: string }
  | { kind: "game"; game: string; seat: string | null }
  | { kind: "home" };

const KEY = "maria-seats";
type Kept = Pick<Storage, "getItem" | "setItem">;

/** Reads the fragment of an address: `#seat=TOKEN`, `#me=TOKEN`, `#watch=GAME`, `#game=GAME&as=SEAT`. */
export function wanted(fragment: string): Wanted {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const [seat, me, watch, game] = ["seat", "me", "watch", "game"].map((key) => values.get(key));
  if (seat) return { kind: "seat", token: seat };
  if (me) return { kind: "player", token: me };
  if (watch) return { kind: "watch", game: watch };
  if (game) return { kind: "game", game, seat: values.get("as") };
  return { kind: "home" };
}

/** The fragment of a game that this browser has seats of: it holds no secret. */
export function fragmentOf(game: string, seat: string | null): string {
  return `#${new URLSearchParams(seat ? { game, as: seat } : { game })}`;
}

export function heldSeats(storage: Kept, game?: string): HeldSeat[] {
  const all = JSON.parse(storage.getItem(KEY) ?? "[]") as HeldSeat[];
  return game === undefined ? all : all.filter((entry) => entry.game === game);
}

/** Keeps a seat; its former token, if there was one, is forgotten. */
export function holdSeat(storage: Kept, held: HeldSeat): void {
  const others = heldSeats(storage).filter(({ game, seat }) => game !== held.game || seat !== held.seat);
  storage.setItem(KEY, JSON.stringify([...others, held]));
}

/** Forgets a seat that is no longer this browser's. */
export function dropSeat(storage: Kept, token: string): void {
  storage.setItem(KEY, JSON.stringify(heldSeats(storage).filter((entry) => entry.token !== token)));
}
