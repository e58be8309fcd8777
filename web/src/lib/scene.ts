/** The participants and the place of an event. */

import type { AnyEvent, Entry, View } from "./types";

/** The pieces an event is about. */
export function piecesOf(event: AnyEvent): number[] {
  const found: number[] = [];
  if ("attackers" in event) found.push(...event.attackers, ...event.defenders);
  if ("losers" in event) found.push(...event.losers);
  if ("winners" in event) found.push(...event.winners);
  if ("general" in event) found.push(event.general);
  if ("piece" in event) found.push(event.piece);
  if ("mate" in event) found.push(event.mate);
  return found.filter((piece) => piece >= 0);
}

/** The powers an event is about. */
export function powersOf(event: AnyEvent): number[] {
  if ("powers" in event) return event.powers;
  return "power" in event ? [event.power] : [];
}

/** Where something happens: the cities that should be visible. */
export function scene({ event, journeys }: Entry, view: View): number[] {
  const cities = piecesOf(event).map((piece) => view.place[piece] ?? -1);
  for (const { path } of journeys) cities.push(...path);
  if ("city" in event) cities.push(event.city);
  return [...new Set(cities)].filter((city) => city >= 0);
}
