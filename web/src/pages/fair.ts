/** Fair by proof: the same sums as in `maria.fairness`, done by the player's own browser. */

import type { Proof } from "../types";
import type { Noted } from "./kept";

const PURPOSE = "maria-seed-1";

/** A random number of 256 bits, drawn by this browser. */
export function randomValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Browsers offer their hash functions only to pages that nobody on the way can have changed. */
export function canCheck(): boolean {
  return "subtle" in crypto;
}

/** What the server promises before a game: the hash of its secret. */
export function commitmentOf(secret: string): Promise<string> {
  const bytes = secret.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  return sha256(new Uint8Array(bytes));
}

/** The seed of a game: the hash of the secret and of every player's number. */
export function seedOf(secret: string, values: Readonly<Record<string, string>>): Promise<string> {
  const seats = Object.keys(values).sort();
  const parts = [PURPOSE, secret, ...seats.map((seat) => `${seat}=${values[seat]}`)];
  return sha256(new TextEncoder().encode(parts.join("\n")));
}

/** What a check has found; null where this browser noted nothing down. */
export interface Verdict {
  /** The secret fits the promise that the game shows. */
  secret: boolean;
  /** The seed is made of the secret and the players' numbers. */
  seed: boolean;
  /** The promise is the one that was noted down before the game. */
  promise: boolean | null;
  /** The numbers that this browser drew went into the seed. */
  own: boolean | null;
}

export async function check(proof: Proof, noted: readonly Noted[]): Promise<Verdict> {
  const own = noted.filter(({ seat }) => proof.values[seat] !== undefined);
  return {
    secret: (await commitmentOf(proof.secret)) === proof.commitment,
    seed: (await seedOf(proof.secret, proof.values)) === proof.seed,
    promise: noted.length ? noted.every(({ commitment }) => commitment === proof.commitment) : null,
    own: own.length ? own.every(({ seat, value }) => proof.values[seat] === value) : null,
  };
}

export function isFair({ secret, seed, promise, own }: Verdict): boolean {
  return secret && seed && promise !== false && own !== false;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
