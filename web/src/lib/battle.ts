/** 11.1: a combat up to a moment, and the sentences about its end. */

import type { CombatSoFar, Entry, EventKind, Facts } from "./types";

export interface Battle extends CombatSoFar {
  aftermath: readonly Entry[];
}

/** Events that end a combat and say what its result means. */
const AFTERMATH: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["defeated", "tie", "no-retreat", "retreated", "removed", "points-won", "points-lost"] as const),
  ...(["saxony-due", "saxony"] as const),
]);
/** Events that may follow its end: fortresses that lost their protection. */
const FOLLOWS: ReadonlySet<EventKind> = new Set<EventKind>(["conquered", "question-mark-gone"]);

/** Whether an event belongs to a combat that has ended. */
export function isAftermath({ event }: Pick<Entry, "event">): boolean {
  return AFTERMATH.has(event.kind);
}

/** The current combat of a position. */
export function battleOf(facts: Facts | null): Battle | null {
  return facts?.combat ? { ...facts.combat, aftermath: [] } : null;
}

/** The same combat or a new one after an event; null once something else has started. */
export function goOn(battle: Battle | null, entry: Entry): Battle | null {
  if (entry.combat) {
    const aftermath = entry.event.kind === "attacked" ? [] : (battle?.aftermath ?? []);
    return { ...entry.combat, aftermath: entry.combat.over ? [...aftermath, entry] : aftermath };
  }
  if (!battle?.over) return entry.heading ? null : battle;
  const belongs = isAftermath(entry) || FOLLOWS.has(entry.event.kind);
  if (belongs) return { ...battle, aftermath: [...battle.aftermath, entry] };
  return entry.aside ? battle : null;
}

/** The combat in progress at a moment of the past, or ended there. */
export function battleAt(entries: readonly Entry[], seq: number, facts: Facts | null): Battle | null {
  const fought = battleOf(facts);
  if (fought) return fought;
  return entries.filter((entry) => entry.seq === seq).reduce<Battle | null>(goOn, null);
}

/** The fortresses that fell after a combat, by the power that took them. */
export function conquests(aftermath: readonly Entry[]): { power: number; cities: number[] }[] {
  const found = new Map<number, number[]>();
  for (const { event } of aftermath)
    if (event.kind === "conquered") found.set(event.power, [...(found.get(event.power) ?? []), event.city]);
  return [...found].map(([power, cities]) => ({ power, cities }));
}
