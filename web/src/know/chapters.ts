/** The log grouped into chapters, and what happened while the reader was away. */

import type { Entry } from "../lib/types";
import { spoken } from "../store/telling";

/** A turn, or the time before the first one. */
export interface Chapter {
  turn: number;
  entries: Entry[];
}

export function chapters(entries: readonly Entry[]): Chapter[] {
  const made: Chapter[] = [];
  for (const entry of entries) {
    const { event } = entry;
    if (event.kind === "said") continue;
    if (event.kind === "turn") made.push({ turn: event.turn, entries: [] });
    else if (made.length) made.at(-1)?.entries.push(entry);
    else made.push({ turn: 0, entries: [entry] });
  }
  return made;
}

/** What others did between this seat's last two actions, or since its last one. */
export function meanwhile(entries: readonly Entry[], seat: string): Entry[] {
  const own = (entry: Entry) => entry.seat === seat && !entry.aside;
  const told = entries.filter(({ event }) => event.kind !== "said");
  let end = told.length;
  while (end > 0 && own(told[end - 1] as Entry)) end--;
  const start = told.slice(0, end).findLastIndex(own) + 1;
  return told.slice(start, end);
}

export interface Message {
  seq: number;
  at: number;
  seat: string;
  text: string;
}

export function messages(entries: readonly Entry[]): Message[] {
  return entries.flatMap(({ event, text, seq, at, seat }) =>
    event.kind === "said" && seat ? [{ seq, at, seat, text: spoken(text) }] : [],
  );
}
