/** Texts of a part of the page, such as the course and the rulebook, which are loaded when somebody opens it. */

import * as client from "./client";
import { language, learnNames, speakers } from "../lib/texts.svelte";

/** Which catalogue each part was added to: a language that is loaded again has none of them. */
const loaded = new Map<string, unknown>();

export type Part = "learn" | "hints" | "review" | "pages";

export const loadLearnTexts = () => loadTextsOf("learn");

export async function loadTextsOf(part: Part): Promise<void> {
  const [wanted] = speakers();
  if (loaded.get(part) === wanted) return;
  const codes = [...new Set([language(), "en"])];
  const sources = await Promise.all(codes.map((code) => client.read(`/texts/${code}/${part}`)));
  learnNames(Object.fromEntries(codes.map((code, number) => [code, sources[number] ?? ""])));
  loaded.set(part, wanted);
}
