/** This browser's progress in the course: finished lessons, and how far the others have got. */

import { read, type BrowserStorage } from "../lib/browser-storage";

const KEY = "maria-course";

export interface Progress {
  done: readonly string[];
  /** Actions in unfinished lessons, with `next` between tasks. */
  moves: Readonly<Record<string, readonly string[]>>;
  /** Puzzles already answered, so that only the first answer counts. */
  tried: readonly string[];
  /** Puzzles solved at the first try in a row, now and at best, and the points of all of them. */
  streak: number;
  best: number;
  points: number;
}

/** The grades of puzzle solvers, and the points each one takes. */
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

/** Saves how far a lesson was played; a finished one starts over next time. */
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

/** Counts the first answer to a puzzle: a right one scores its difficulty, a wrong one ends the streak. */
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
