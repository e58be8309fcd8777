/** A game as a file. */

import { query, read } from "./client";
import { heldSeats } from "./seats";
import { say } from "../lib/texts.svelte";
import type { GameInfo } from "../lib/types";

/** Saves the record of a game, as far as this browser's seat may know it. */
export async function saveRecord(game: GameInfo, seat: string | null): Promise<void> {
  const token = heldSeats(localStorage, game.id).find((held) => held.seat === seat)?.token ?? null;
  const values = seat ? { seat } : {};
  const text = await read(query(`/games/${game.id}/record`, values), { token });
  saveFile(new Blob([text], { type: "text/plain" }), `${fileName(game)}-${game.turn}.txt`);
}

/** Offers the reader a file to save. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A file name that is valid on every system. */
export function fileName({ name, variant }: Pick<GameInfo, "name" | "variant">): string {
  const plain = (name || say(`variant-${variant}`))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `maria-${plain || "game"}`;
}
