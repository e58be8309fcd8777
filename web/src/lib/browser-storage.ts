/** What this browser stores for its player: names, links, and what it needs to verify a game after its end. */

export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * What the page saved: the server's commitment at first sight of a game (without seat and number), and after taking a
 * seat the commitment and the seat's own random number.
 */
export interface Noted {
  game: string;
  seat: string;
  commitment: string;
  value: string;
}

const NAME = "maria-name";
const PLAYER = "maria-player";
const NOTED = "maria-noted";
const LINKS = "maria-links";
const HOSTS = "maria-hosts";
const SHARED = "maria-shared";

/** The value stored under a key, or the fallback if it is missing or unreadable. */
export function read<T>(storage: Pick<Storage, "getItem">, key: string, otherwise: T): T {
  try {
    return (JSON.parse(storage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(storage: BrowserStorage, key: string, value: unknown): void {
  if (value === null || value === "") storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(value));
}

/** The player's last name. */
export const savedName = (storage: BrowserStorage): string => read(storage, NAME, "");
export const saveName = (storage: BrowserStorage, name: string): void => write(storage, NAME, name);

/** The secret of the personal link, if there is one. */
export const savedPlayer = (storage: BrowserStorage): string | null => read<string | null>(storage, PLAYER, null);
export const savePlayer = (storage: BrowserStorage, token: string | null): void => write(storage, PLAYER, token);

export function noted(storage: BrowserStorage, game: string): Noted[] {
  return read<Noted[]>(storage, NOTED, []).filter((entry) => entry.game === game);
}

/** Saves the commitment; an earlier one for this seat stays, since a server can commit only once. */
export function note(storage: BrowserStorage, entry: Noted): Noted {
  const all = read<Noted[]>(storage, NOTED, []);
  const known = all.find(({ game, seat }) => game === entry.game && seat === entry.seat);
  if (known) return known;
  write(storage, NOTED, [...all, entry]);
  return entry;
}

/** Links to the seats of a game created in this browser, meant for other players. */
export function links(storage: BrowserStorage, game: string): Record<string, string> {
  return read<Record<string, Record<string, string>>>(storage, LINKS, {})[game] ?? {};
}

export function saveLinks(storage: BrowserStorage, game: string, tokens: Record<string, string>): void {
  const { [game]: _, ...others } = read<Record<string, Record<string, string>>>(storage, LINKS, {});
  write(storage, LINKS, Object.keys(tokens).length ? { ...others, [game]: tokens } : others);
}

/** The host's key of a game created in this browser. */
export function hostKey(storage: BrowserStorage, game: string): string | null {
  return read<Record<string, string>>(storage, HOSTS, {})[game] ?? null;
}

export function saveHost(storage: BrowserStorage, game: string, key: string): void {
  write(storage, HOSTS, { ...read<Record<string, string>>(storage, HOSTS, {}), [game]: key });
}

/** The seats of a game that share this screen. */
export function sharedSeats(storage: BrowserStorage, game: string): string[] {
  return read<Record<string, string[]>>(storage, SHARED, {})[game] ?? [];
}

export function shareScreen(storage: BrowserStorage, game: string, seats: readonly string[]): void {
  write(storage, SHARED, { ...read<Record<string, string[]>>(storage, SHARED, {}), [game]: seats });
}
