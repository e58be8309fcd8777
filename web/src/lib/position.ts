/** The visible part of a position: counters with what may be known of them, and journeys. */

import type { Pack } from "./pack";
import { AWAY, REMOVED, type Entry, type Facts, type View } from "./types";

export interface Spot {
  x: number;
  y: number;
}

export interface Counter {
  /** A stable key across positions. */
  key: string;
  kind: "general" | "train" | "hussar";
  /** The number of a piece, or of a hussar among the hussars. */
  number: number;
  power: number;
  rank: number | null;
  name: string | null;
  place: number;
  /** 0 for the upper counter of a stack, 1 for the lower. */
  depth: number;
  /** Whether there is a counter below it. */
  stacked: boolean;
  down: boolean;
  moved: boolean;
  /** The least and the most troops a general can have. */
  troops: readonly number[] | null;
}

/** All counters on the board and in the off-map boxes. */
export function counters(view: View, { stacks, troops }: Pick<Facts, "stacks" | "troops">, pack: Pack): Counter[] {
  const standing = new Map(stacks.map(({ city, pieces }) => [city, pieces]));
  const down = new Set(view.down);
  const moved = new Set(view.moved);
  const made: Counter[] = view.place.flatMap((place, number): Counter[] => {
    if (place === REMOVED || place === AWAY) return [];
    const piece = pack.piece(number);
    const stack = standing.get(place) ?? [number];
    const depth = stack.indexOf(number);
    return [
      {
        key: `piece-${number}`,
        kind: piece.kind,
        number,
        power: piece.power,
        rank: piece.rank,
        name: piece.name,
        place,
        depth,
        stacked: depth === 0 && stack.length > 1,
        down: down.has(number),
        moved: moved.has(number),
        troops: troops[number] ?? null,
      },
    ];
  });
  view.hussars.forEach((place, number) => {
    if (place < 0) return;
    made.push({
      key: `hussar-${number}`,
      kind: "hussar",
      number,
      power: pack.data.hussars[number]?.power ?? 0,
      rank: null,
      name: null,
      place,
      depth: 0,
      stacked: false,
      down: false,
      moved: false,
      troops: null,
    });
  });
  return made;
}

/**
 * Bundles overlapping counters of a power: the first counter of each bundle, and how many it represents. The counters
 * in `alone`, which are pointed at or can move, are never bundled.
 */
export function bundled<Entry extends { counter: Counter; spot: Spot }>(
  entries: readonly Entry[],
  within: number,
  alone: (counter: Counter) => boolean,
): (Entry & { count: number })[] {
  const made: (Entry & { count: number })[] = [];
  for (const entry of entries) {
    const { counter, spot } = entry;
    const near = made.find(
      (other) =>
        other.counter.power === counter.power &&
        (other.spot.x - spot.x) ** 2 + (other.spot.y - spot.y) ** 2 < within ** 2 &&
        !alone(other.counter),
    );
    if (near && within > 0 && !alone(counter)) near.count++;
    else made.push({ ...entry, count: 1 });
  }
  return made;
}

/** 3.e: the power that controls a fortress; null if the city is no fortress. */
export function holder(view: View, city: number): number | null {
  const power = view.held.findIndex((cities) => cities.includes(city));
  return power < 0 ? null : power;
}

/** The path something has taken since the previous position. */
export interface Journey {
  key: string;
  path: number[];
}

/**
 * What has moved from one position to the next, in the order of the events. A move that no event explains, or whose
 * path does not end at the piece's place, is a straight line.
 */
export function journeys(before: View, after: View, entries: readonly Entry[]): Journey[] {
  const ways = new Map<number, number[]>();
  for (const { piece, path } of entries.flatMap((entry) => entry.journeys)) extend(ways, piece, path);
  const made: Journey[] = [];
  const told = [...ways.keys()];
  const others = after.place.flatMap((_, piece) => (ways.has(piece) ? [] : [piece]));
  for (const piece of [...told, ...others]) {
    const [from, to] = [before.place[piece] ?? AWAY, after.place[piece] ?? AWAY];
    if (from === to || from < 0 || to < 0) continue;
    const way = ways.get(piece);
    made.push({ key: `piece-${piece}`, path: way?.[0] === from && way.at(-1) === to ? way : [from, to] });
  }
  after.hussars.forEach((to, hussar) => {
    const from = before.hussars[hussar] ?? REMOVED;
    if (from >= 0 && to >= 0 && from !== to) made.push({ key: `hussar-${hussar}`, path: [from, to] });
  });
  return made;
}

function extend(ways: Map<number, number[]>, piece: number, path: readonly number[]): void {
  const known = ways.get(piece);
  if (known && known.at(-1) === path[0]) known.push(...path.slice(1));
  else ways.set(piece, [...path]);
}

/** The point at a fraction of a line, from 0 to 1, with equal time per segment. */
export function along(points: readonly Spot[], part: number): Spot {
  const last = points.length - 1;
  const at = Math.min(Math.max(part, 0), 1) * last;
  const from = points[Math.min(Math.floor(at), last)] ?? { x: 0, y: 0 };
  const to = points[Math.min(Math.floor(at) + 1, last)] ?? from;
  const rest = at - Math.floor(at);
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}
