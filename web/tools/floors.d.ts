import type { Rule } from "eslint";

export const FLOORS: readonly (readonly string[])[];
export const oneWay: Rule.RuleModule;
