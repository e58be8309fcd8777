/** Verifies that a finished game's cards followed from its seed. It knows piles of cards, but no rules of the game. */

import type { AnyEvent, Entry, EventOf, PackData, Proof } from "./types";
import { shuffled } from "./chance";

/** What the check needs from the box: the deck sizes, and the Political Cards by year. */
export interface Box {
  readonly deck_size: PackData["deck_size"];
  readonly political: readonly Pick<PackData["political"][number], "year">[];
}

type Shuffles = Pick<Proof, "seed" | "shuffles">;
type Dealt = Pick<Proof, "shuffles" | "taken_back">;
type Happened = Pick<Entry, "seq" | "event">;

/** The public part of every event that takes cards from a pile. */
const CHANCE = ["drew", "set-aside", "hoard-taken", "trump-turned", "election-due", "revealed"] as const;
type OfChance = EventOf<(typeof CHANCE)[number]>;

/** Whether every shuffle follows from the seed and has the right cards, and none is missing in between. */
export async function shufflesFollow({ seed, shuffles }: Shuffles, box: Box): Promise<boolean> {
  const years = [...new Set(box.political.map(({ year }) => year))].sort((one, other) => other - one);
  const packets = years.map((year) => [...box.political.keys()].filter((card) => box.political[card]?.year === year));
  const counts = { politics: 0, deck: 0, merge: 0 };
  for (const { purpose, ordinal, order } of shuffles) {
    const count = counts[purpose]++;
    const cards = order.toSorted((one, other) => one - other);
    const deck = Array.from({ length: box.deck_size }, (_, card) => count * box.deck_size + card);
    const wanted = { politics: packets[count], deck, merge: cards }[purpose];
    if (ordinal !== (purpose === "politics" ? years[count] : count + 1) || !same(cards, wanted)) return false;
    if (!same(order, await shuffled(cards, seed, purpose, ordinal))) return false;
  }
  return counts.politics === years.length;
}

/** Whether all cards in the log left the piles in order, and this browser saw the same ones. */
export function cardsFit(
  { shuffles, taken_back }: Dealt,
  box: Box,
  whole: readonly Happened[],
  seen: readonly Happened[],
): boolean {
  const gone = new Map(taken_back.map(({ line, by }) => [line, by]));
  const undone = whole.filter(({ event }) => isUndo(event)).map(({ seq }) => seq);
  if (gone.size !== taken_back.length || taken_back.some(({ line, by }) => by <= line)) return false;
  if (!same(undone, [...gone.values()])) return false;
  const piles = new Piles(shuffles, box.deck_size);
  const dealt = whole.filter(({ seq }) => !gone.has(seq)).map(({ event }) => event);
  return (
    dealt.filter(isOfChance).every((event) => piles.give(event)) && piles.left === 0 && isPartOf(seen, whole, gone)
  );
}

/** The piles being drawn from; the top card is last. */
class Piles {
  private readonly political: number[];
  private readonly tactical: Proof["shuffles"];
  private draw: number[] = [];
  /** The cards that are in no pile. */
  private readonly out = new Set<number>();
  private aside: number[] = [];
  private elections: number[] = [];

  constructor(
    shuffles: Proof["shuffles"],
    private readonly deckSize: number,
  ) {
    this.political = shuffles.filter(({ purpose }) => purpose === "politics").flatMap(({ order }) => order);
    this.tactical = shuffles.filter(({ purpose }) => purpose !== "politics");
  }

  /** The number of recorded shuffles that were not needed. */
  get left(): number {
    return this.tactical.length;
  }

  /** Takes an event's cards off their pile; returns whether they match. */
  give(event: OfChance): boolean {
    switch (event.kind) {
      case "drew": {
        const drawn = this.take(event.decks.length);
        return same(event.cards, drawn) && same(event.decks, this.backs(drawn));
      }
      case "set-aside": {
        const drawn = this.take(event.decks.length);
        this.aside.push(...drawn);
        return same(event.decks, this.backs(drawn));
      }
      case "hoard-taken": {
        const hoard = this.aside;
        this.aside = [];
        return same(event.cards, hoard);
      }
      case "trump-turned":
        return same([event.card], this.take(1));
      case "election-due":
        this.elections.push(event.political);
        return true;
      case "revealed": {
        const count = event.politicals.length + this.elections.length;
        const drawn = count ? this.political.splice(-count).reverse() : [];
        const elections = this.elections;
        this.elections = [];
        const others = drawn.filter((card) => !elections.includes(card));
        return same(event.politicals, others) && drawn.length === count;
      }
    }
  }

  /** Takes up to this many cards; an empty pile is followed by the next one. */
  private take(count: number): number[] {
    const taken: number[] = [];
    while (taken.length < count) {
      if (!this.draw.length && !this.next()) break;
      const card = this.draw.pop() as number;
      this.out.add(card);
      taken.push(card);
    }
    return taken;
  }

  /** The next pile; a pile of discards contains only cards drawn before. */
  private next(): boolean {
    const next = this.tactical.shift();
    if (!next?.order.length) return false;
    if (next.purpose === "merge" && !next.order.every((card) => this.out.delete(card))) return false;
    this.draw = [...next.order];
    return true;
  }

  private backs(cards: readonly number[]): number[] {
    return cards.map((card) => Math.floor(card / this.deckSize));
  }
}

/**
 * Whether a log, or its later part, agrees with the whole log about cards, and shows every cancelled draw as taken
 * back. It may omit this only for hidden actions.
 */
function isPartOf(seen: readonly Happened[], whole: readonly Happened[], gone: ReadonlyMap<number, number>): boolean {
  const [own, all] = [seen, whole].map((log) => log.filter(({ event }) => isOfChance(event) || isUndo(event)));
  if (!own || !all) return false;
  /** The number of actions each line took back, not counting draws among them. */
  const spare = new Map<number, number>();
  const count = (line: number, by: number) => spare.set(line, (spare.get(line) ?? 0) + by);
  let first = Infinity;
  for (const entry of all.toReversed()) {
    const last = own.at(-1);
    if (last && agrees(last, entry)) {
      own.pop();
      first = entry.seq;
      if (isUndo(entry.event)) count(entry.seq, 1);
    } else if (last && !isHidden(entry.event)) return false;
  }
  const drawn = new Set(all.filter(({ event }) => isOfChance(event)).map(({ seq }) => seq));
  for (const [line, by] of gone) if (drawn.has(line) && by >= first) count(by, -1);
  return own.length === 0 && [...spare.values()].every((more) => more >= 0);
}

function isOfChance(event: AnyEvent): event is OfChance {
  return (CHANCE as readonly string[]).includes(event.kind);
}

function isUndo({ kind }: AnyEvent): boolean {
  return kind === "taken-back";
}

/** Whether some seats never learn of it, because it took back something hidden from them. */
function isHidden(event: AnyEvent): boolean {
  return event.kind === "taken-back" && event.unheard;
}

/** Whether the part a reader saw is contained in what is shown now. */
function agrees({ event: part }: Happened, { event: whole }: Happened): boolean {
  const all: Readonly<Record<string, unknown>> = { ...whole };
  return Object.entries(part).every(([name, value]) => same(value, all[name]));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
