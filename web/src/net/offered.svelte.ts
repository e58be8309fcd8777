/** What this server offers, asked once. */

import { about as askAbout, pack as askPack } from "./client";
import type { About, PackData } from "../lib/types";

let about = $state.raw<About | null>(null);
let box = $state.raw<PackData | null>(null);

export function offered(): About | null {
  return about;
}

/** The box of new games. */
export function newestBox(): PackData | null {
  return box;
}

/** The ids of powers; none until the box is there. */
export function powerIds(powers: readonly number[]): string[] {
  return powers.flatMap((power) => box?.powers[power]?.id ?? []);
}

export async function loadAbout(): Promise<About> {
  about ??= await askAbout();
  return about;
}

export async function loadBox(): Promise<void> {
  const { pack } = await loadAbout();
  box ??= await askPack(pack);
}
