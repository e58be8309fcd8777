/** The page words messages as Python does, in every language: messages of random games, made by `telling.py`. */

import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Pack } from "../src/lib/pack";
import { store } from "../src/store/store.svelte";
import { partsOf, plain } from "../src/store/telling";
import { learn, learnNames } from "../src/lib/texts.svelte";
import type { PackData, MessageData } from "../src/lib/types";

interface Told {
  pack: PackData;
  texts: Record<string, string>;
  told: { said: MessageData; text: Record<string, string> }[];
}

vi.mock("../src/net/rules.svelte", () => ({ ruleText: (rule: string) => `(${rule})` }));
let made: Told;

beforeAll(() => {
  const python = new URL("../../.venv/bin/python", import.meta.url).pathname;
  const script = new URL("telling.py", import.meta.url).pathname;
  made = JSON.parse(execFileSync(python, [script], { maxBuffer: 1e9, encoding: "utf-8" })) as Told;
  store.pack = new Pack(made.pack);
}, 600_000);

/** Sentences that contain the text of a rule, which a page requests itself. */
const ofRules = (said: MessageData): boolean => JSON.stringify(said).includes('"rule-');

describe.each(["en", "de", "pl"])("in %s", (language) => {
  test("every sentence is the same", () => {
    learn(language, [made.texts[language] ?? ""]);
    learnNames(made.pack.names);
    const wrong = made.told.filter(({ said, text }) => !ofRules(said) && plain(said) !== text[language]);
    expect(wrong.map(({ said, text }) => [plain(said), text[language]])).toEqual([]);
    expect(made.told.length).toBeGreaterThan(300);
  });
});

test("names of things on the board and of cards are links, and nobody else writes any", () => {
  learn("en", [made.texts["en"] ?? ""]);
  const said: MessageData = {
    key: "event-said",
    values: { seat: { kind: "seat", id: "louis" }, text: "\ue000city 1\ue001x\ue002" },
  };
  expect(partsOf(said).every((part) => typeof part === "string")).toBe(true);
  const city: MessageData = { key: "told-parts", values: { parts: { several: [{ kind: "city", id: 3 }], by: "way" } } };
  expect(partsOf(city)).toEqual([{ text: made.pack.cities[3]?.name, kind: "city", id: 3 }]);
});

test("what no catalogue has is told by its key, and a rule by the rulebook", () => {
  expect(plain({ key: "no-such", values: {} })).toBe("No-such");
  expect(plain({ key: "rule-23-a", values: {} })).toBe("(23.a)");
});
