/** The texts of the course and the rulebook, which are loaded when somebody opens them. */

import * as client from "../net/client";
import { language, learnNames } from "../texts.svelte";

let loaded = "";

export async function loadLearnTexts(): Promise<void> {
  const wanted = language();
  if (loaded === wanted) return;
  const codes = [...new Set([wanted, "en"])];
  const sources = await Promise.all(codes.map((code) => client.read(`/texts/${code}/learn`)));
  learnNames(Object.fromEntries(codes.map((code, number) => [code, sources[number] ?? ""])));
  loaded = wanted;
}
