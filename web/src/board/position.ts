/** What of a position is drawn: counters with what may be known of them, markers, and journeys. */

import type { Pack } from "../pack";
import { AWAY, REMOVED, STRONGEST, type Entry, type View } from "../types";

export interface Spot {
  x: number;
  y: number;
}

/** The least and the most troops that a general can have. */
export type Bounds = readonly [least: number, most: number];

export interface Counter {
  /** The same for the same thing from one position to the next. */
  key: string;
  kind: "general" | "train" | "hussar";
  /** The number of a piece, or of a hussar among the hussars. */
  number: number;
  power: number;
  rank: number | null;
  name: string | null;
  place: number;
  /** 0 for the one on top, 1 for the one below in a stack. */
  depth: number;
  /** Whether somebody lies below. */
  stacked: boolean;
  down: boolean;
  moved: boolean;
  troops: Bounds | null;
}

export interface Marker {
  city: number;
  kind: "victory" | "control" | "elector" | "question";
  power: number;
}

const NONE: Bounds = [0, 0];

/** All that an agreement of sums and totals leaves open about the troops of each general (6.d). */
export function troopBounds(view: View, pack: Pack): Bounds[] {
  const generals = pack.data.pieces.slice(0, pack.data.generals);
  const bounds: [number, number][] = generals.map(({ power }, general) => {
    const exact = view.troops[general];
    if (exact != null) return [exact, exact];
    const place = view.place[general] ?? AWAY;
    return place === REMOVED || place === AWAY || !view.totals[power] ? [0, 0] : [1, STRONGEST];
  });
  const sums = (view.sums as [number[], number, number][]).map(([members, least, most]) => ({ members, least, most }));
  pack.data.powers.forEach((_, power) => {
    const total = view.totals[power] ?? 0;
    const members = generals.flatMap((piece, general) =>
      piece.power === power && (bounds[general]?.[1] ?? 0) > 0 ? [general] : [],
    );
    if (!members.length) return;
    const parts = sums.filter((sum) => sum.members.every((general) => members.includes(general)));
    sums.push({ members, least: total, most: total });
    for (const part of parts) {
      const others = members.filter((general) => !part.members.includes(general));
      if (others.length) sums.push({ members: others, least: total - part.most, most: total - part.least });
    }
  });
  for (let changed = true; changed;) {
    changed = false;
    for (const { members, least, most } of sums)
      for (const general of members) {
        const own = bounds[general];
        if (!own) continue;
        const others = members.flatMap((other) => (other === general ? [] : [bounds[other] ?? NONE]));
        const low = Math.max(own[0], least - total(others, 1));
        const high = Math.min(own[1], most - total(others, 0));
        if (low <= high && (low > own[0] || high < own[1])) {
          bounds[general] = [low, high];
          changed = true;
        }
      }
  }
  return bounds;
}

function total(bounds: readonly Bounds[], end: 0 | 1): number {
  return bounds.reduce((sum, entry) => sum + entry[end], 0);
}

/** 6.b, 6.i: the general in command on a city: the lower rank, or the one named with equal ranks. */
export function commander(view: View, pack: Pack, city: number, generals: readonly number[]): number | null {
  const named = view.commander.find(([at]) => at === city)?.[1];
  const best = generals.toSorted((one, other) => rank(pack, one) - rank(pack, other))[0];
  if (best === undefined) return null;
  const tied = generals.filter((general) => rank(pack, general) === rank(pack, best));
  return tied.length > 1 && named !== undefined ? named : best;
}

function rank(pack: Pack, general: number): number {
  return pack.piece(general).rank ?? 0;
}

/** The pieces on a city: the commander first, then the others, then trains. */
export function piecesAt(view: View, pack: Pack, city: number): number[] {
  const there = view.place.flatMap((place, piece) => (place === city ? [piece] : []));
  const generals = there.filter((piece) => pack.isGeneral(piece));
  const first = commander(view, pack, city, generals);
  return there.toSorted((one, other) => Number(other === first) - Number(one === first));
}

/** Everything that stands on the board or in an off-map box. */
export function counters(view: View, pack: Pack): Counter[] {
  const troops = troopBounds(view, pack);
  const down = new Set(view.down);
  const moved = new Set(view.moved);
  const made: Counter[] = view.place.flatMap((place, number): Counter[] => {
    if (place === REMOVED || place === AWAY) return [];
    const piece = pack.piece(number);
    const stack = place >= 0 ? piecesAt(view, pack, place) : [number];
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
        troops: pack.isGeneral(number) ? (troops[number] ?? null) : null,
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

/** 3.e: the power that controls a fortress; null for a city that is none. */
export function holder(view: View, city: number): number | null {
  const power = view.held.findIndex((cities) => cities.includes(city));
  return power < 0 ? null : power;
}

/** 10.3: markers on fortresses. */
export function markers(view: View, pack: Pack): Marker[] {
  const marked = new Set(view.marked);
  const controls = new Set(view.controls);
  const made: Marker[] = [];
  view.held.forEach((cities, power) => {
    for (const city of cities) {
      const kind = pack.city(city).elector
        ? "elector"
        : marked.has(city)
          ? "victory"
          : controls.has(city)
            ? "control"
            : null;
      if (kind) made.push({ city, kind, power });
    }
  });
  for (const [city, power] of view.questions)
    if (city !== undefined && power !== undefined) made.push({ city, kind: "question", power });
  return made;
}

/** The way that something has come since the position before. */
export interface Journey {
  key: string;
  path: number[];
}

/**
 * What has moved from one position to the next, in the order of the events that tell of it. A way that no event
 * tells, or that does not end where the piece is now, is a straight line.
 */
export function journeys(before: View, after: View, entries: readonly Entry[]): Journey[] {
  const ways = new Map<number, number[]>();
  for (const { kind, values } of entries) {
    const path = values["path"] as number[] | undefined;
    if (kind === "marched" && path) extend(ways, values["piece"] as number, path);
    if (kind === "retreated" && path) for (const loser of bits(values["losers"] as number)) extend(ways, loser, path);
  }
  const made: Journey[] = [];
  const told = [...ways.keys()];
  const others = after.place.flatMap((_, piece) => (ways.has(piece) ? [] : [piece]));
  for (const piece of [...told, ...others]) {
    const [from, to] = [before.place[piece] ?? AWAY, after.place[piece] ?? AWAY];
    if (from === to || from < 0 || to < 0) continue;
    const way = ways.get(piece) ?? sameWay(ways, from, to);
    made.push({ key: `piece-${piece}`, path: way?.[0] === from && way.at(-1) === to ? way : [from, to] });
  }
  after.hussars.forEach((to, hussar) => {
    const from = before.hussars[hussar] ?? REMOVED;
    if (from >= 0 && to >= 0 && from !== to) made.push({ key: `hussar-${hussar}`, path: [from, to] });
  });
  return made;
}

/** A stack goes together: the way of the commander is that of his companion. */
function sameWay(ways: ReadonlyMap<number, number[]>, from: number, to: number): number[] | undefined {
  return [...ways.values()].find((way) => way[0] === from && way.at(-1) === to);
}

function extend(ways: Map<number, number[]>, piece: number, path: readonly number[]): void {
  const known = ways.get(piece);
  if (known && known.at(-1) === path[0]) known.push(...path.slice(1));
  else ways.set(piece, [...path]);
}

/** The point after this part of a line, from 0 to 1, with equal time for every piece of it. */
export function along(points: readonly Spot[], part: number): Spot {
  const last = points.length - 1;
  const at = Math.min(Math.max(part, 0), 1) * last;
  const from = points[Math.min(Math.floor(at), last)] ?? { x: 0, y: 0 };
  const to = points[Math.min(Math.floor(at) + 1, last)] ?? from;
  const rest = at - Math.floor(at);
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}

/** The members of a set that is written as the bits of a number. */
export function bits(set: number): number[] {
  return [...Array(32).keys()].filter((bit) => Math.floor(set / 2 ** bit) % 2 === 1);
}
