/** The draft of a new game, as filled in on the form. */

import type { NewGame, PackData, VariantInfo } from "../lib/types";
import { BEGINNERS } from "../lib/bots";
import type { Plan } from "../net/server";

export interface Draft {
  variant: string;
  players: number;
  options: string[];
  name: string;
  watch: NewGame["watch"];
  /** Days per decision; none for live play. */
  days: number | null;
  stand_in: boolean;
  /** Whether hints are allowed; by default, when one person plays against bots. */
  hints: boolean | null;
}

export const FIRST: Draft = {
  variant: "introductory",
  players: 3,
  options: [],
  name: "",
  watch: "link",
  days: null,
  stand_in: true,
  hints: null,
};

/** How long a bot may think, in seconds. */
export const SECONDS = [2, 10, 30, 60] as const;
export const DAYS = [1, 2, 3, 7, 14] as const;

export function seatsOf(variants: readonly VariantInfo[], { variant, players }: Draft): string[] {
  return variants.find(({ id }) => id === variant)?.seats[String(players)] ?? [];
}

/** The draft adjusted to a variant: its number of players and its options. */
export function fitting(draft: Draft, variant: VariantInfo): Draft {
  return {
    ...draft,
    variant: variant.id,
    players: variant.players.includes(draft.players) ? draft.players : Math.max(...variant.players),
    options: draft.options.filter((option) => variant.options.includes(option)),
  };
}

/** The first seat for the reader, beginner bots for all others. */
export function firstPlans(seats: readonly string[], name: string): Record<string, Plan> {
  return Object.fromEntries(
    seats.map((seat, number): [string, Plan] => [
      seat,
      { kind: number ? "bot" : "me", name: number ? "" : name, bot: BEGINNERS, seconds: 10 },
    ]),
  );
}

/**
 * Only one seat belongs to the reader: the seat he leaves becomes a link. His name moves with him, and is removed from
 * bots and from other players' seats.
 */
export function changed(
  plans: Readonly<Record<string, Plan>>,
  seat: string,
  change: Partial<Plan>,
): Record<string, Plan> {
  const own = Object.values(plans).find(({ kind }) => kind === "me")?.name ?? "";
  const entries = Object.entries(plans).map(([other, plan]): [string, Plan] => {
    if (other !== seat)
      return [other, change.kind === "me" && plan.kind === "me" ? { ...plan, kind: "link", name: "" } : plan];
    const name = change.kind === "bot" ? "" : change.kind === "me" ? plan.name || own : plan.name;
    return [other, { ...plan, name, ...change }];
  });
  return Object.fromEntries(entries);
}

/** 2.a, 24: the powers a seat plays. */
export function powersOf(box: PackData | null, variant: string, players: number, seat: string): string[] {
  const found = box?.variants.find((entry) => entry.variant === variant && entry.players === players);
  const numbers = found?.seats.find((entry) => entry.seat === seat)?.powers ?? [];
  return numbers.map((number) => box?.powers[number]?.id ?? "");
}
