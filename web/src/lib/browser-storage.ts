/** What this browser keeps for its player: names, links, and what is needed to check a game after its end. */

export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * What the page noted down: the server's promise at the first sight of a game (without a seat and a number), and when a
 * seat was taken the promise and the seat's own random number.
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

/** What was saved under a key; something else where nothing was, or nothing that can be read. */
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

/** The name that the player went by last. */
export const savedName = (storage: BrowserStorage): string => read(storage, NAME, "");
export const saveName = (storage: BrowserStorage, name: string): void => write(storage, NAME, name);

/** The secret of the personal link, if there is one. */
export const savedPlayer = (storage: BrowserStorage): string | null => read<string | null>(storage, PLAYER, null);
export const savePlayer = (storage: BrowserStorage, token: string | null): void => write(storage, PLAYER, token);

export function noted(storage: BrowserStorage, game: string): Noted[] {
  return read<Noted[]>(storage, NOTED, []).filter((entry) => entry.game === game);
}

/** Notes what was promised; what was noted for this seat before stays, for a promise cannot be given twice. */
export function note(storage: BrowserStorage, entry: Noted): Noted {
  const all = read<Noted[]>(storage, NOTED, []);
  const known = all.find(({ game, seat }) => game === entry.game && seat === entry.seat);
  if (known) return known;
  write(storage, NOTED, [...all, entry]);
  return entry;
}

/** The links to seats of a game that this browser has made, and that are meant for others. */
export function links(storage: BrowserStorage, game: string): Record<string, string> {
  return read<Record<string, Record<string, string>>>(storage, LINKS, {})[game] ?? {};
}

export function saveLinks(storage: BrowserStorage, game: string, tokens: Record<string, string>): void {
  const { [game]: _, ...others } = read<Record<string, Record<string, string>>>(storage, LINKS, {});
  write(storage, LINKS, Object.keys(tokens).length ? { ...others, [game]: tokens } : others);
}

/** The host's key of a game that this browser has made. */
export function hostKey(storage: BrowserStorage, game: string): string | null {
  return read<Record<string, string>>(storage, HOSTS, {})[game] ?? null;
}

export function saveHost(storage: BrowserStorage, game: string, key: string): void {
  write(storage, HOSTS, { ...read<Record<string, string>>(storage, HOSTS, {}), [game]: key });
}

/** The seats of a game whose players share this screen. */
export function sharedSeats(storage: BrowserStorage, game: string): string[] {
  return read<Record<string, string[]>>(storage, SHARED, {})[game] ?? [];
}

export function shareScreen(storage: BrowserStorage, game: string, seats: readonly string[]): void {
  write(storage, SHARED, { ...read<Record<string, string[]>>(storage, SHARED, {}), [game]: seats });
}
