/** Names of things, for texts of the page. */

import { store } from "../store.svelte";
import { say } from "../texts.svelte";
import { SUIT_SIGNS } from "../types";
import type { Force } from "./types";

export function cityName(city: number): string {
  return store.pack?.city(city).name ?? "";
}

export function powerName(power: number): string {
  return say(`power-${store.pack?.power(power).id ?? ""}`);
}

/** A general by his name, a train by its power. */
export function pieceName(piece: number): string {
  const entry = store.pack?.piece(piece);
  if (!entry) return "";
  return entry.name ?? say("page-train", { power: powerName(entry.power) });
}

export function pieceNames(pieces: readonly number[]): string {
  return pieces.map(pieceName).join(", ");
}

export function seatName(seat: string): string {
  return store.table?.game.seats.find((entry) => entry.seat === seat)?.name || say(`role-${seat}`);
}

/** Troops that are known, or between which numbers they are. */
export function troopsBetween(least: number, most: number): string {
  if (least === most) return say("page-troops", { count: least });
  return say("page-troops-between", { least, most });
}

export function forceName({ generals, least, most, suit }: Force): string {
  return say("page-force", {
    generals: pieceNames(generals),
    troops: troopsBetween(least, most),
    suit: SUIT_SIGNS[suit] ?? "",
  });
}
