/** Texts in the reader's language: the shared ones at start, those of other parts when they are opened. */

import * as client from "./client";
import { language, learn, learnMore } from "../lib/texts.svelte";
import { loadAbout } from "./offered.svelte";

export type Part = "learn" | "hints" | "review" | "pages" | "drafts";

const loaded = new Set<Part>();

/** Loads a language, including the parts already open, and switches to it. */
export async function loadTexts(code: string): Promise<void> {
  const sources = new Map<Part | "all", string>([["all", await client.texts(code)]]);
  for (let lacking = lacks(sources); lacking.length; lacking = lacks(sources))
    for (const part of lacking) sources.set(part, await client.read(`/texts/${code}/${part}`));
  learn(code, [...sources.values()]);
  document.documentElement.lang = code;
}

const lacks = (sources: ReadonlyMap<Part | "all", string>) => [...loaded].filter((part) => !sources.has(part));

export async function loadTextsOf(part: Part): Promise<void> {
  if (loaded.has(part)) return;
  const code = language();
  const source = await client.read(`/texts/${code}/${part}`);
  loaded.add(part);
  if (code === language()) learnMore(source);
  else await loadTexts(language());
}

export const loadLearnTexts = () => loadTextsOf("learn");

/** The browser's first language that the server has, or English. */
export async function browsersLanguage(): Promise<string> {
  const { languages } = await loadAbout();
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((code) => languages.includes(code)) ?? "en";
}
