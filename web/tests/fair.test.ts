import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shuffled } from "../src/lib/chance";
import { cardsFit, shufflesFollow, type Box } from "../src/lib/dealt";
import { check, commitmentOf, outcomeOf, randomValue, seedOf, type Evidence } from "../src/lib/fair";
import type { AnyEvent, Entry, EventOf, Proof } from "../src/lib/types";
import { SILENCE } from "./box";

type Told = Pick<Entry, "seq" | "event">;
type Shuffle = Proof["shuffles"][number];
type Finished = Pick<Proof, "seed" | "shuffles" | "taken_back"> & Box & { entries: Told[] };
interface Fixture {
  few: (Shuffle & { seed: string })[];
  many: { count: number; hash: string };
  games: Record<string, Finished>;
}

/** Another seat's transfer that was taken back: nobody else knows of it. */
const UNHEARD: AnyEvent = { kind: "taken-back", seat: 0, what: SILENCE, unheard: true };
/** Made with maria.chance and by the server: `tests/server/test_fair.py` checks that it still is. */
const made = JSON.parse(readFileSync(new URL("chance.json", import.meta.url), "utf-8")) as Fixture;
const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

describe("the page shuffles as the server does", () => {
  test.each(made.few)("$purpose $ordinal of seed '$seed'", async ({ seed, purpose, ordinal, order }) => {
    expect(await shuffled(upTo(order.length), seed, purpose, ordinal)).toEqual(order);
  });

  test("also where numbers are left out so that all orders are as likely", async () => {
    const order = await shuffled(upTo(made.many.count), "many", "deck", 1);
    const text = JSON.stringify(order).replaceAll(",", ", ");
    expect(createHash("sha256").update(text).digest("hex")).toBe(made.many.hash);
  });
});

describe.each(Object.entries(made.games))("a finished game of the server, %s", (_, game) => {
  const gone = new Set(game.taken_back.map(({ line }) => line));
  /** As seen by somebody who knew only one hand, that of one power. */
  const seen = game.entries.map((entry) => {
    const { cards: _, ...others } = entry.event as Partial<EventOf<"drew">>;
    return { seq: 0, event: others.power === 0 ? entry.event : (others as AnyEvent) };
  });

  test("holds", async () => {
    expect(await shufflesFollow(game, game)).toBe(true);
    expect(cardsFit(game, game, game.entries, seen)).toBe(true);
    expect(cardsFit(game, game, game.entries, seen.slice(40))).toBe(true);
  });

  test("does not hold with any shuffle changed", async () => {
    for (const number of game.shuffles.keys()) {
      const changed = game.shuffles.map((shuffle, other) =>
        other === number ? { ...shuffle, order: swapped(shuffle.order) } : shuffle,
      );
      expect(await shufflesFollow({ ...game, shuffles: changed }, game)).toBe(false);
    }
  });

  test("does not hold without one of its shuffles, in another order, of other cards or with another ordinal", async () => {
    for (const number of game.shuffles.keys()) {
      const { purpose, order, ordinal } = game.shuffles[number] as Shuffle;
      const without = game.shuffles.toSpliced(number, 1);
      const isLast = purpose !== "politics" && !without.slice(number).some((other) => other.purpose === purpose);
      const follows = await shufflesFollow({ ...game, shuffles: without }, game);
      expect(follows && cardsFit({ ...game, shuffles: without }, game, game.entries, seen)).toBe(false);
      if (!isLast) expect(follows).toBe(false);
      const later = {
        purpose,
        ordinal: ordinal + 1,
        order: await shuffled(sorted(order), game.seed, purpose, ordinal + 1),
      };
      expect(await shufflesFollow({ ...game, shuffles: game.shuffles.with(number, later) }, game)).toBe(false);
      const fewer = { purpose, ordinal, order: await shuffled(sorted(order).slice(1), game.seed, purpose, ordinal) };
      const chosen = { ...game, shuffles: game.shuffles.with(number, fewer) };
      expect((await shufflesFollow(chosen, game)) && cardsFit(chosen, game, game.entries, seen)).toBe(false);
    }
  });

  test("does not hold with any card of the log changed, whether the server tells it so or this browser saw it", () => {
    let changes = 0;
    for (const [number, entry] of game.entries.entries()) {
      const event = changedCard(entry.event);
      if (!event) continue;
      const forged = game.entries.with(number, { ...entry, event });
      if (!gone.has(entry.seq)) expect(cardsFit(game, game, forged, forged)).toBe(false);
      expect(cardsFit(game, game, game.entries, forged)).toBe(false);
      changes++;
    }
    expect(changes).toBeGreaterThan(90);
  });

  test("does not hold with a draw left out, told twice, or said to be taken back", () => {
    const last = game.entries.findLastIndex(({ event, seq }) => event.kind === "drew" && !gone.has(seq));
    const draw = game.entries[last] as Told;
    expect(cardsFit(game, game, game.entries.toSpliced(last, 1), seen)).toBe(false);
    expect(cardsFit(game, game, game.entries.toSpliced(last, 0, draw), seen)).toBe(false);
    expect(cardsFit({ ...game, taken_back: [] }, game, game.entries, seen)).toBe(false);
    const before = game.taken_back.filter(({ by }) => by < draw.seq);
    for (const { by } of [...before, { by: draw.seq + 1 }]) {
      const lost = { ...game, taken_back: [...game.taken_back, { line: draw.seq, by }] };
      const undone = { seq: by, event: UNHEARD };
      const place = game.entries.findLastIndex(({ seq }) => seq <= by) + 1;
      expect(cardsFit(lost, game, game.entries, seen)).toBe(false);
      expect(cardsFit(lost, game, game.entries.toSpliced(place, 0, undone), seen)).toBe(false);
    }
  });

  test("holds for who did not hear of a hidden action that was taken back, unless cards were drawn by it", () => {
    const undone = { seq: 2, event: UNHEARD };
    const place = game.entries.findIndex(({ seq }) => seq > 1);
    const whole = game.entries.toSpliced(place, 0, undone);
    const honest = { ...game, taken_back: [{ line: 0, by: 2 }, ...game.taken_back] };
    expect(cardsFit(honest, game, whole, seen)).toBe(true);
    expect(cardsFit(honest, game, whole, seen.toSpliced(place, 0, undone))).toBe(true);
    expect(cardsFit(game, game, game.entries, seen.toSpliced(place, 0, undone))).toBe(false);
    const forged = { ...game, taken_back: [{ line: 1, by: 2 }, ...game.taken_back] };
    const [dealt, again] = [game.entries.slice(0, place), game.entries.slice(0, place)].map((part) =>
      part.map((entry) => ({ ...entry })),
    ) as [Told[], Told[]];
    const twice = [...dealt, undone, ...again.map((entry) => ({ ...entry, seq: 3 })), ...game.entries.slice(place)];
    expect(cardsFit(forged, game, twice, twice)).toBe(true);
    expect(cardsFit(forged, game, twice, twice.toSpliced(place, 1))).toBe(false);
  });
});

// ---------------------------------------------------------------- the whole check

/** Made with maria.fairness. */
const SECRET = "00112233445566778899aabbccddeeff".repeat(2);
const COMMITMENT = "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef";
const SEED = "22c478acca81a0858ef54b7b5a9fd0bc84dc4d7b3a97b1d2410fad6c4bcf35b6";
const VALUES = { louis: "b".repeat(64), frederick: "a".repeat(64) };
const BOX = { deck_size: 5, political: [{ year: 1741 }, { year: 1741 }, { year: 1742 }] };

describe("fair by proof", () => {
  test("the page hashes as the server does", async () => {
    expect(await commitmentOf(SECRET)).toBe(COMMITMENT);
    expect(await seedOf(SECRET, VALUES)).toBe(SEED);
  });

  test("a random number has 256 bits, and is another one every time", () => {
    expect(randomValue()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomValue()).not.toBe(randomValue());
  });

  const own = { game: "g", seat: "louis", commitment: COMMITMENT, value: VALUES.louis };
  const onlooker = { game: "g", seat: "", commitment: COMMITMENT, value: "" };
  const ALL = {
    ...{ promise: "holds", secret: "holds", seed: "holds", players: "holds", own: "holds" },
    ...{ shuffles: "holds", cards: "holds" },
  };

  /** A game of one draw, with this secret and these numbers. */
  async function game(secret = SECRET, values: Record<string, string> = VALUES): Promise<Evidence> {
    const seed = await seedOf(secret, values);
    const shuffles = await Promise.all(
      (
        [
          ["politics", 1742, [2]],
          ["politics", 1741, [0, 1]],
          ["deck", 1, upTo(5)],
        ] as const
      ).map(async ([purpose, ordinal, cards]) => ({
        purpose,
        ordinal,
        order: await shuffled(cards, seed, purpose, ordinal),
      })),
    );
    const drawn = shuffles[2]?.order.toReversed().slice(0, 3) ?? [];
    const drew: Told = { seq: 2, event: { kind: "drew", power: 0, decks: [0, 0, 0], cards: drawn } };
    return {
      proof: { commitment: await commitmentOf(secret), secret, values, seed, shuffles, taken_back: [] },
      box: BOX,
      seats: [
        { seat: "maria_theresa", kind: "bot" },
        { seat: "frederick", kind: "person" },
        { seat: "louis", kind: "person" },
      ],
      whole: [drew],
      seen: [drew],
      noted: [own],
    };
  }

  const verdict = async (evidence: Evidence) => {
    const found = await check(evidence);
    return [found, outcomeOf(found)] as const;
  };

  test("an honest game holds", async () => {
    expect(await verdict(await game())).toEqual([ALL, "yes"]);
  });

  test("who looked on hears that the server was bound, and that no number of this browser is in it", async () => {
    const [found, outcome] = await verdict({ ...(await game()), noted: [onlooker] });
    expect([found, outcome]).toEqual([{ ...ALL, own: "unknown" }, "bound"]);
  });

  test("who noted nothing hears that nothing is certain", async () => {
    const [found, outcome] = await verdict({ ...(await game()), noted: [] });
    expect([found, outcome]).toEqual([{ ...ALL, own: "unknown", promise: "unknown" }, "unnoted"]);
  });

  test("my own number left out fails, although the seed is made of all that is told", async () => {
    const { louis: _, ...others } = VALUES;
    const evidence = await game(SECRET, others);
    expect(await verdict(evidence)).toEqual([{ ...ALL, own: "missing", players: "fails" }, "no"]);
    const seats = evidence.seats.filter(({ seat }) => seat !== "louis");
    expect(await verdict({ ...evidence, seats })).toEqual([{ ...ALL, own: "missing" }, "no"]);
  });

  test("my own number changed fails", async () => {
    const evidence = await game(SECRET, { ...VALUES, louis: "c".repeat(64) });
    expect(await verdict(evidence)).toEqual([{ ...ALL, own: "fails" }, "no"]);
  });

  test("another promise than the one that was noted down fails, for who looked on too", async () => {
    const evidence = await game("f".repeat(64));
    expect(await verdict(evidence)).toEqual([{ ...ALL, promise: "fails" }, "no"]);
    const noted = [onlooker];
    expect(await verdict({ ...evidence, noted })).toEqual([{ ...ALL, promise: "fails", own: "unknown" }, "no"]);
  });

  test("another secret than the one that was promised fails", async () => {
    const evidence = await game("f".repeat(64));
    const proof = { ...evidence.proof, commitment: COMMITMENT };
    expect(await verdict({ ...evidence, proof })).toEqual([{ ...ALL, secret: "fails" }, "no"]);
  });

  test("another seed than that of the numbers fails, with its own shuffles too", async () => {
    const evidence = await game("f".repeat(64));
    const proof = { ...evidence.proof, secret: SECRET, commitment: COMMITMENT };
    expect(await verdict({ ...evidence, proof })).toEqual([{ ...ALL, seed: "fails" }, "no"]);
  });

  test("a number that nobody at the table has added fails, and so does one that is no number", async () => {
    const added = await game(SECRET, { ...VALUES, maria_theresa: "d".repeat(64) });
    expect(await verdict(added)).toEqual([{ ...ALL, players: "fails" }, "no"]);
    const odd = await game(SECRET, { ...VALUES, frederick: `${"a".repeat(64)}\nlouis=x` });
    expect(await verdict(odd)).toEqual([{ ...ALL, secret: "fails", seed: "fails" }, "no"]);
  });

  test("a changed shuffle and a card that does not come from its pile fail", async () => {
    const evidence = await game();
    const shuffles = evidence.proof.shuffles.map((one) => ({ ...one, order: swapped(one.order) }));
    const [found, outcome] = await verdict({ ...evidence, proof: { ...evidence.proof, shuffles } });
    expect([found.shuffles, outcome]).toEqual(["fails", "no"]);
    const seen = evidence.seen.map((entry) => ({ ...entry, event: changedCard(entry.event) ?? entry.event }));
    expect(await verdict({ ...evidence, seen })).toEqual([{ ...ALL, cards: "fails" }, "no"]);
    expect(await verdict({ ...evidence, seen, whole: seen })).toEqual([{ ...ALL, cards: "fails" }, "no"]);
  });
});

// ---------------------------------------------------------------- forgeries

const sorted = (cards: readonly number[]) => cards.toSorted((one, other) => one - other);

/** Swaps the first and the last card. */
function swapped(order: readonly number[]): number[] {
  return [order.at(-1) as number, ...order.slice(1, -1), order[0] as number];
}

/** The same event with another first visible card, if one was visible. */
function changedCard(event: AnyEvent): AnyEvent | null {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  for (const name of ["cards", "politicals"]) {
    const [first, ...others] = (fields[name] ?? []) as number[];
    if (first !== undefined) return { ...event, [name]: [first + 1, ...others] };
  }
  for (const name of ["card", "political"])
    if (fields[name] !== undefined) return { ...event, [name]: Number(fields[name]) + 1 };
  return null;
}
