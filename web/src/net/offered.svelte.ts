/** What this server offers, requested once. */

import { about as askAbout, pack as askPack } from "./client";
import type { About, PackData } from "../lib/types";

let about = $state.raw<About | null>(null);
let box = $state.raw<PackData | null>(null);

export function offered(): About | null {
  return about;
}

/** The box for new games. */
export function newestBox(): PackData | null {
  return box;
}

/** The powers' ids; empty until the box has loaded. */
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
