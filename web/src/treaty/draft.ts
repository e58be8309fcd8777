/** 21: a proposal being written: clauses as texts, built from the server's forms. */

import { fill } from "../lib/wording";
import type { ClauseForm, ClauseForms, Proposal } from "../lib/types";

/** A clause of the draft. `body` is its content without duration and condition. */
export interface Drafted {
  body: string;
  bound: number;
  turns: number;
  most: number;
  /** Its condition, and the number of the clause it refers to; empty for none. */
  when: string;
  other: number;
}

/** The values for a form's blanks. */
export interface Blanks {
  generals: readonly number[];
  lands: readonly string[];
  cities: readonly number[];
  /** The turn by which to reach it; 0 for as soon as possible. */
  by: number;
  near: number;
  card: string;
  parts: readonly string[];
  text: string;
}

export const EMPTY: Blanks = { generals: [], lands: [], cities: [], by: 0, near: 1, card: "", parts: [], text: "" };

/** Looks up the ids of things. */
export interface Ids {
  city(city: number): { id: string };
  piece(piece: number): { id: string };
}

const blank = (form: ClauseForm, name: string) => form.pattern.includes(`{${name}}`);

/** Whether a form has a certain blank. */
export const asks = (form: ClauseForm, name: keyof Blanks | "places"): boolean => blank(form, name);

/** The body of a clause; null while something is missing. */
export function bodyOf(forms: ClauseForms, form: ClauseForm, blanks: Blanks, ids: Ids): string | null {
  const places = [...blanks.lands, ...blanks.cities.map((city) => fill(forms.city, { city: ids.city(city).id }))];
  const filled: Record<string, string> = {
    places: places.join(", "),
    generals: blanks.generals.map((general) => ids.piece(general).id).join(", "),
    by: blanks.by ? fill(forms.by_turn, { turn: blanks.by }) : "",
    near: String(blanks.near),
    card: blanks.card,
    parts: blanks.parts.join(", "),
    text: blanks.text.replaceAll('"', "'").replace(/\s+/g, " ").trim(),
  };
  const missing = Object.keys(filled).some((name) => name !== "by" && blank(form, name) && !filled[name]);
  return missing ? null : fill(form.pattern, filled);
}

/** The action that proposes these clauses, or counters a proposal with them. */
export function actionOf(forms: ClauseForms, clauses: readonly Drafted[], counter: boolean): string {
  const texts = clauses.map(({ body, turns, when, other }) => {
    const condition = forms.conditions.find((entry) => entry.when === when);
    return fill(forms.clause, { body, turns, when: condition ? fill(condition.pattern, { other }) : "" });
  });
  return fill(counter ? forms.counter : forms.propose, { clauses: texts.join("; ") });
}

/** The clauses without one of them; conditions are renumbered, or removed with the clause they refer to. */
export function without(clauses: readonly Drafted[], place: number): Drafted[] {
  return clauses
    .filter((_, other) => other !== place)
    .map((clause) => {
      if (clause.other === place + 1) return { ...clause, when: "", other: 0 };
      return clause.other > place + 1 ? { ...clause, other: clause.other - 1 } : clause;
    });
}

/** The clauses of a proposal, for editing. */
export function taken(proposal: Proposal, forms: ClauseForms): Drafted[] {
  const most = (kind: string) =>
    Math.max(...forms.forms.filter(({ name }) => (name === "pays") === (kind === "pays")).map((form) => form.most));
  return proposal.clauses.map(({ body, bound, turns, when, other, kind }) => ({
    ...{ body, bound, turns, when, other },
    most: Math.max(turns, most(kind)),
  }));
}

/** A clause in any state. */
export function drafted(body: string, bound: number, turns: number, most: number): Drafted {
  return { body, bound, turns: Math.min(turns, most), most, when: "", other: 0 };
}
