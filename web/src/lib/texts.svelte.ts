/** Every text a player reads comes from the catalogues of the server: `say("page-tab-log")`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

interface Texts {
  language: string;
  bundles: readonly FluentBundle[];
  /** What there is to say, by the last catalogue, which is complete. */
  keys: readonly string[];
}

let texts = $state.raw<Texts>({ language: "en", bundles: [], keys: [] });

/** Takes catalogues, the reader's own language first; a text that one lacks is taken from the next. */
export function learn(sources: readonly { language: string; source: string }[]): void {
  const bundles = sources.map(({ language, source }) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    return bundle;
  });
  texts = { language: sources[0]?.language ?? "en", bundles, keys: keysOf(sources.at(-1)?.source ?? "") };
}

/** Adds the names of a pack, by language. */
export function learnNames(names: Readonly<Record<string, string>>): void {
  for (const bundle of texts.bundles) {
    const source = names[bundle.locales[0] ?? ""];
    if (source) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  texts = { ...texts };
}

function keysOf(source: string): string[] {
  return new FluentResource(source).body.map(({ id }) => id);
}

/** Whether a catalogue has all that the page itself says. */
export function isComplete(source: string): boolean {
  const own = new Set(keysOf(source));
  return texts.keys.every((key) => !key.startsWith("page-") || own.has(key));
}

/** The language of the texts now. */
export function language(): string {
  return texts.language;
}

/** The catalogues, the reader's own language first. */
export function speakers(): readonly FluentBundle[] {
  return texts.bundles;
}

/** The text of this key with its values filled in; the key itself while there is none. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  for (const bundle of texts.bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return key;
}
