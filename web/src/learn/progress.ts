/** What this browser remembers of the course: lessons that are done, and how far one has come in others. */

import { read, type BrowserStorage } from "../lib/browser-storage";

const KEY = "maria-course";

export interface Progress {
  done: readonly string[];
  /** What was done in lessons that are begun: actions, and `next` between tasks. */
  moves: Readonly<Record<string, readonly string[]>>;
  /** Puzzles that were answered, so that only the first answer counts. */
  tried: readonly string[];
  /** Puzzles solved at once in a row, now and at best, and what all of them have counted. */
  streak: number;
  best: number;
  points: number;
}

/** What a player of puzzles is called, and the points from which on. */
export const RANKS = [
  ["recruit", 0],
  ["ensign", 6],
  ["captain", 18],
  ["colonel", 40],
  ["marshal", 80],
] as const;

export function rankOf(points: number): string {
  return RANKS.findLast(([, least]) => points >= least)?.[0] ?? RANKS[0][0];
}

export function progress(storage: BrowserStorage): Progress {
  const none: Progress = { done: [], moves: {}, tried: [], streak: 0, best: 0, points: 0 };
  return { ...none, ...read<Partial<Progress>>(storage, KEY, {}) };
}

/** Remembers how far a lesson was played; one that is done begins anew next time. */
export function remember(storage: BrowserStorage, name: string, moves: readonly string[], isOver: boolean): void {
  const before = progress(storage);
  const { done, moves: all } = before;
  const others = Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));
  const now: Progress = {
    ...before,
    done: isOver ? [...new Set([...done, name])] : done,
    moves: isOver || !moves.length ? others : { ...others, [name]: moves },
  };
  storage.setItem(KEY, JSON.stringify(now));
}

/** Counts the first answer to a puzzle: at once right it counts as much as it is hard, else the row ends. */
export function count(storage: BrowserStorage, name: string, grade: number, right: boolean): void {
  const before = progress(storage);
  if (before.tried.includes(name)) return;
  const streak = right ? before.streak + 1 : 0;
  const now: Progress = {
    ...before,
    tried: [...before.tried, name],
    streak,
    best: Math.max(before.best, streak),
    points: before.points + (right ? grade : 0),
  };
  storage.setItem(KEY, JSON.stringify(now));
}
