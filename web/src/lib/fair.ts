/** Fair by proof: the same sums as in `maria.fairness`, done by the player's own browser. */

import type { Entry, Proof, SeatInfo } from "./types";
import { sha256 } from "./chance";
import { cardsFit, shufflesFollow, type Box } from "./dealt";
import type { Noted } from "./browser-storage";

const PURPOSE = "maria-seed-1";
const NUMBER = /^[0-9a-f]{64}$/;

/** A random number of 256 bits, drawn by this browser. */
export function randomValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Browsers offer their hash functions only to pages that nobody on the way can have changed. */
export function canCheck(): boolean {
  return "subtle" in crypto;
}

/** What the server promises before a game: the hash of its secret. */
export async function commitmentOf(secret: string): Promise<string> {
  const bytes = secret.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  return hex(await sha256(new Uint8Array(bytes)));
}

/** The seed of a game: the hash of the secret and of every player's number. */
export async function seedOf(secret: string, values: Readonly<Record<string, string>>): Promise<string> {
  const seats = Object.keys(values).sort();
  const parts = [PURPOSE, secret, ...seats.map((seat) => `${seat}=${values[seat]}`)];
  return hex(await sha256(parts.join("\n")));
}

/** What was looked at: each holds, fails, or cannot be known by this browser, which noted nothing of it. */
export const PARTS = ["promise", "secret", "seed", "players", "own", "shuffles", "cards"] as const;
export type Finding = "holds" | "fails" | "missing" | "unknown";
export type Verdict = Record<(typeof PARTS)[number], Finding>;

/** All that a game that is over is checked with. */
export interface Evidence {
  proof: Proof;
  box: Box;
  seats: readonly Pick<SeatInfo, "seat" | "kind">[];
  /** All that happened, as the server tells it now. */
  whole: readonly Pick<Entry, "seq" | "event">[];
  /** What this browser was told while it looked on. */
  seen: readonly Pick<Entry, "seq" | "event">[];
  noted: readonly Noted[];
}

export async function check({ proof, box, seats, whole, seen, noted }: Evidence): Promise<Verdict> {
  const { commitment, secret, values, seed } = proof;
  const mine = noted.filter(({ value }) => value);
  const people = seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  const proper = [commitment, secret, ...Object.values(values)].every((number) => NUMBER.test(number));
  return {
    promise: noted.length ? found(noted.every((note) => note.commitment === commitment)) : "unknown",
    secret: found(proper && (await commitmentOf(secret)) === commitment),
    seed: found(proper && (await seedOf(secret, values)) === seed),
    players: found(Object.keys(values).sort().join() === people.sort().join()),
    own: !mine.length
      ? "unknown"
      : mine.some(({ seat }) => !Object.hasOwn(values, seat))
        ? "missing"
        : found(mine.every(({ seat, value }) => values[seat] === value)),
    shuffles: found(await shufflesFollow(proof, box)),
    cards: found(cardsFit(proof, box, whole, seen)),
  };
}

/** What it comes to: fair, unfair, or as far as somebody can know who has no number in it, or has noted nothing. */
export function outcomeOf(verdict: Verdict): "yes" | "no" | "bound" | "unnoted" {
  const findings = Object.values(verdict);
  if (findings.includes("fails") || findings.includes("missing")) return "no";
  if (verdict.own === "holds") return "yes";
  return verdict.promise === "holds" ? "bound" : "unnoted";
}

function found(holds: boolean): Finding {
  return holds ? "holds" : "fails";
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
