/** What this browser remembers of the course: lessons that are done, and how far one has come in others. */

import { read, type BrowserStorage } from "../lib/browser-storage";

const KEY = "maria-course";

export interface Progress {
  done: readonly string[];
  /** What was done in lessons that are begun: actions, and `next` between tasks. */
  moves: Readonly<Record<string, readonly string[]>>;
}

export function progress(storage: BrowserStorage): Progress {
  return { done: [], moves: {}, ...read<Partial<Progress>>(storage, KEY, {}) };
}

/** Remembers how far a lesson was played; one that is done begins anew next time. */
export function remember(storage: BrowserStorage, name: string, moves: readonly string[], isOver: boolean): void {
  const { done, moves: all } = progress(storage);
  const others = Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));
  const now: Progress = {
    done: isOver ? [...new Set([...done, name])] : done,
    moves: isOver || !moves.length ? others : { ...others, [name]: moves },
  };
  storage.setItem(KEY, JSON.stringify(now));
}
