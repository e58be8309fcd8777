/** Randomness as in `maria.chance`: shuffles derived from a seed, the same on every machine. */

/** SHA-256 of a text or of bytes. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** An endless stream of 32-bit numbers for one purpose. */
async function* numbers(seed: string, purpose: string, ordinal: number): AsyncGenerator<number> {
  for (let counter = 0; ; counter++) {
    const digest = new DataView((await sha256(`${seed}/${purpose}/${ordinal}/${counter}`)).buffer);
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

/** The shuffled cards; every order is equally likely (Fisher-Yates without modulo bias). */
export async function shuffled(
  cards: readonly number[],
  seed: string,
  purpose: string,
  ordinal: number,
): Promise<number[]> {
  const row = [...cards];
  let last = row.length - 1;
  if (last < 1) return row;
  for await (const drawn of numbers(seed, purpose, ordinal)) {
    if (drawn >= 2 ** 32 - (2 ** 32 % (last + 1))) continue;
    const other = drawn % (last + 1);
    [row[last], row[other]] = [row[other] as number, row[last] as number];
    if (--last < 1) break;
  }
  return row;
}
