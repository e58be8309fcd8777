/** Provably fair: the same computations as `maria.fairness`, done in the player's browser. */

import type { Entry, Proof, SeatInfo } from "./types";
import { sha256 } from "./chance";
import { cardsFit, shufflesFollow, type Box } from "./dealt";
import type { Noted } from "./browser-storage";

const PURPOSE = "maria-seed-1";
const NUMBER = /^[0-9a-f]{64}$/;

/** A random 256-bit number, drawn by this browser. */
export function randomValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Browsers offer hash functions only to pages that nobody on the way can have changed. */
export function canCheck(): boolean {
  return "subtle" in crypto;
}

/** The server's commitment before a game: the hash of its secret. */
export async function commitmentOf(secret: string): Promise<string> {
  const bytes = secret.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  return hex(await sha256(new Uint8Array(bytes)));
}

/** The seed of a game: the hash of the secret and every player's number. */
export async function seedOf(secret: string, values: Readonly<Record<string, string>>): Promise<string> {
  const seats = Object.keys(values).sort();
  const parts = [PURPOSE, secret, ...seats.map((seat) => `${seat}=${values[seat]}`)];
  return hex(await sha256(parts.join("\n")));
}

/** The checks: each one passes, fails, or is unknown because this browser saved nothing to compare. */
export const PARTS = ["promise", "secret", "seed", "players", "own", "shuffles", "cards"] as const;
export type Finding = "holds" | "fails" | "missing" | "unknown";
export type Verdict = Record<(typeof PARTS)[number], Finding>;

/** The inputs of the check of a finished game. */
export interface Evidence {
  proof: Proof;
  box: Box;
  seats: readonly Pick<SeatInfo, "seat" | "kind">[];
  /** The whole log, as the server sends it now. */
  whole: readonly Pick<Entry, "seq" | "event">[];
  /** What this browser received during the game. */
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

/** The verdict: fair, unfair, or only partly known to a reader without a number in it or without saved data. */
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
