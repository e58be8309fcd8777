/** Texts that are loaded when somebody opens what says them: the course and the rulebook, and hints. */

import * as client from "../net/client";
import { language, learnNames } from "../texts.svelte";

const loaded = new Map<string, string>();

export async function loadPart(part: "learn" | "hints"): Promise<void> {
  const wanted = language();
  if (loaded.get(part) === wanted) return;
  const codes = [...new Set([wanted, "en"])];
  const sources = await Promise.all(codes.map((code) => client.read(`/texts/${code}/${part}`)));
  learnNames(Object.fromEntries(codes.map((code, number) => [code, sources[number] ?? ""])));
  loaded.set(part, wanted);
}

export const loadLearnTexts = () => loadPart("learn");
