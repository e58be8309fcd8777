/** Every text a player reads comes from the catalogues of the server: `say("page-tab-log")`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

let texts = $state.raw({ bundle: new FluentBundle("en") });
/** The names of the pack that is shown, by language; a language that is learnt later needs them, too. */
let names: Readonly<Record<string, string>> = {};

/** Takes the catalogues of a language, in the place of those of another one. */
export function learn(language: string, sources: readonly string[]): void {
  texts = { bundle: new FluentBundle(language, { useIsolating: false }) };
  for (const source of sources) learnMore(source);
  learnNames(names);
}

/** Adds texts to the language of now. */
export function learnMore(source: string, allowOverrides = true): void {
  texts.bundle.addResource(new FluentResource(source), { allowOverrides });
  texts = { ...texts };
}

/** Adds the names of a pack: English ones where the language has none. */
export function learnNames(found: Readonly<Record<string, string>>): void {
  names = found;
  learnMore(names["en"] ?? "", false);
  learnMore(names[language()] ?? "");
}

/** The language of the texts now. */
export function language(): string {
  return texts.bundle.locales[0] ?? "en";
}

/** The catalogue of the reader's language. */
export function speaker(): FluentBundle {
  return texts.bundle;
}

/** The text of this key with its values filled in; the key itself while there is none. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = texts.bundle.getMessage(key)?.value;
  return pattern ? filledIn(pattern, values) : key;
}

/** A pattern with its values; what is below zero gets a minus instead of a hyphen. */
export function filledIn(pattern: Pattern, values: Record<string, FluentVariable>): string {
  const below = Object.values(values).filter((value) => typeof value === "number" && value < 0);
  const text = texts.bundle.formatPattern(pattern, values, []);
  return below.reduce<string>((told, value) => told.replaceAll(String(value), `−${String(value).slice(1)}`), text);
}
