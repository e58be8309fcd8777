/** Texts for the player, from the server's catalogues: `say("page-tab-log")`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

let texts = $state.raw({ bundle: new FluentBundle("en") });
/** The names of the loaded pack by language; a language loaded later needs them as well. */
let names: Readonly<Record<string, string>> = {};

/** Replaces the catalogues with those of another language. */
export function learn(language: string, sources: readonly string[]): void {
  texts = { bundle: new FluentBundle(language, { useIsolating: false }) };
  for (const source of sources) learnMore(source);
  learnNames(names);
}

/** Adds texts in the current language. */
export function learnMore(source: string, allowOverrides = true): void {
  texts.bundle.addResource(new FluentResource(source), { allowOverrides });
  texts = { ...texts };
}

/** Adds a pack's names, in English where the language has none. */
export function learnNames(found: Readonly<Record<string, string>>): void {
  names = found;
  learnMore(names["en"] ?? "", false);
  learnMore(names[language()] ?? "");
}

/** The current language. */
export function language(): string {
  return texts.bundle.locales[0] ?? "en";
}

/** The catalogue of the reader's language. */
export function speaker(): FluentBundle {
  return texts.bundle;
}

/** The text of a key with its values filled in, or the key itself if it is missing. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = texts.bundle.getMessage(key)?.value;
  return pattern ? filledIn(pattern, values) : key;
}

/** Formats a pattern with its values; negative numbers get a minus sign instead of a hyphen. */
export function filledIn(pattern: Pattern, values: Record<string, FluentVariable>): string {
  const below = Object.values(values).filter((value) => typeof value === "number" && value < 0);
  const text = texts.bundle.formatPattern(pattern, values, []);
  return below.reduce<string>((told, value) => told.replaceAll(String(value), `−${String(value).slice(1)}`), text);
}
