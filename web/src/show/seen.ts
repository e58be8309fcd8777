/** What this browser has shown of each game, so that a returning player sees what is new. */

import { read } from "../lib/browser-storage";
import type { TableState } from "../lib/types";

const KEY = "maria-seen";
/** How many games are remembered, latest first. */
const MOST = 60;

type Seen = Record<string, number>;

const keyOf = ({ game, seat }: Pick<TableState, "game" | "seat">) => `${game.id} ${seat ?? ""}`;

/** The last number seen from this seat; null if there is none. */
export function keptSeen(table: Pick<TableState, "game" | "seat">, storage: Storage = localStorage): number | null {
  return read<Seen>(storage, KEY, {})[keyOf(table)] ?? null;
}

export function keepSeen(table: Pick<TableState, "game" | "seat" | "seq">, storage: Storage = localStorage): void {
  const { [keyOf(table)]: _, ...others } = read<Seen>(storage, KEY, {});
  const kept = Object.entries(others).slice(-(MOST - 1));
  storage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [keyOf(table)]: table.seq }));
}
