/** Texts of a part of the page, such as the course and the rulebook, which are loaded when somebody opens it. */

import * as client from "../net/client";
import { language, learnNames } from "../texts.svelte";

const loaded = new Map<string, string>();

export const loadLearnTexts = () => loadTextsOf("learn");

export async function loadTextsOf(part: "learn" | "hints" | "review"): Promise<void> {
  const wanted = language();
  if (loaded.get(part) === wanted) return;
  const codes = [...new Set([wanted, "en"])];
  const sources = await Promise.all(codes.map((code) => client.read(`/texts/${code}/${part}`)));
  learnNames(Object.fromEntries(codes.map((code, number) => [code, sources[number] ?? ""])));
  loaded.set(part, wanted);
}
