/** The texts of the rules, loaded when the first one is needed. */

import { rules as askRules } from "./client";
import { language } from "../lib/texts.svelte";

let texts = $state.raw<Readonly<Record<string, string>>>({});
let asked = "";

/** The text of a rule; empty until it has loaded. */
export function ruleText(rule: string): string {
  if (asked !== language()) {
    asked = language();
    void askRules(asked).then((found) => (texts = found));
  }
  return texts[rule] ?? "";
}
