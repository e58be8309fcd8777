/** The texts of rules, asked when the first one is wanted. */

import { rules as askRules } from "./client";
import { language } from "../lib/texts.svelte";

let texts = $state.raw<Readonly<Record<string, string>>>({});
let asked = "";

/** The text of a rule; empty until it has come. */
export function ruleText(rule: string): string {
  if (asked !== language()) {
    asked = language();
    void askRules(asked).then((found) => (texts = found));
  }
  return texts[rule] ?? "";
}
