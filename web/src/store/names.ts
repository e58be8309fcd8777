/** Names of things in the page's texts. */

import { store } from "./store.svelte";
import { capital, listed, pieceRef, Teller } from "./telling";
import { personOn } from "../lib/game-info";
import { say } from "../lib/texts.svelte";
import { type Force, type MessageData, type SeatInfo, SUIT_SIGNS } from "../lib/types";

export function cityName(city: number): string {
  return store.pack?.city(city).name ?? "";
}

export function powerName(power: number): string {
  return say(`power-${store.pack?.power(power).id ?? ""}`);
}

/** A sentence with names, each in the form it asks for. */
export function sentence(key: string, values: MessageData["values"]): string {
  return store.pack ? new Teller(store.pack.data).text(key, values) : "";
}

/** A general's name, or a train's power; with `alone`, as it appears by itself. */
export function pieceName(number: number, alone = true): string {
  const entry = store.pack?.data.pieces[number];
  if (!store.pack || !entry) return "";
  const name = entry.name ?? new Teller(store.pack.data).name(pieceRef(number));
  return alone && !entry.name ? capital(name) : name;
}

export function pieceNames(pieces: readonly number[]): string {
  return listed(
    pieces.map((piece, at) => pieceName(piece, !at)),
    "and",
  );
}

export function seatNames(seats: readonly string[]): string {
  return listed(seats.map(seatName), "and");
}

export function seatName(seat: string): string {
  const entry = store.table?.game.seats.find((other) => other.seat === seat);
  return entry ? sitter(entry) : say(`role-${seat}`);
}

/** The player in a seat: his name, or else the role. */
export function sitter(entry: Pick<SeatInfo, "seat" | "name" | "resigned">): string {
  return personOn(entry) || say(`role-${entry.seat}`);
}

/** A known number of troops, or its range. */
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
