/** The box of the game with the tables a page needs: roads, distances, folded names. */

import { fold } from "./fold";
import type { CityData, PackData, PieceData, PowerData } from "./types";

/** The distance between two unconnected cities. */
export const FAR = 255;

export interface Road {
  city: number;
  main: boolean;
}

export class Pack {
  readonly roads: readonly (readonly Road[])[];
  private readonly distances = new Map<number, Uint8Array>();
  private readonly folded: readonly string[][];

  constructor(readonly data: PackData) {
    const roads: Road[][] = data.cities.map(() => []);
    for (const { a, b, main } of data.roads) {
      roads[a]?.push({ city: b, main });
      roads[b]?.push({ city: a, main });
    }
    this.roads = roads;
    this.folded = data.cities.map((city) => [city.name, city.today].filter(Boolean).map(fold));
  }

  city(number: number): CityData {
    return found(this.data.cities, number);
  }

  piece(number: number): PieceData {
    return found(this.data.pieces, number);
  }

  power(number: number): PowerData {
    return found(this.data.powers, number);
  }

  isGeneral(piece: number): boolean {
    return this.piece(piece).kind === "general";
  }

  /** 3.k: the number of roads from this city to every other. */
  distance(from: number): Uint8Array {
    let table = this.distances.get(from);
    if (!table) {
      table = this.search(from);
      this.distances.set(from, table);
    }
    return table;
  }

  private search(from: number): Uint8Array {
    const table = new Uint8Array(this.data.cities.length).fill(FAR);
    table[from] = 0;
    let edge = [from];
    for (let steps = 1; edge.length; steps++) {
      const next: number[] = [];
      for (const city of edge)
        for (const road of this.roads[city] ?? [])
          if (table[road.city] === FAR) {
            table[road.city] = steps;
            next.push(road.city);
          }
      edge = next;
    }
    return table;
  }

  /** Cities matching a query: first names that start with it, then names with a word that does, then all others. */
  find(text: string, most = 8): number[] {
    const wanted = fold(text);
    if (!wanted) return [];
    const ranked: [number, number][] = [];
    this.folded.forEach((names, city) => {
      const rank = Math.min(...names.map((name) => likeness(name, wanted)));
      if (rank < 4) ranked.push([rank, city]);
    });
    ranked.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    return ranked.slice(0, most).map(([, city]) => city);
  }

  /** The city nearest to a point of the drawing within this distance, if any. */
  cityNear(x: number, y: number, within: number): number | null {
    let best: number | null = null;
    let least = within * within;
    this.data.cities.forEach((city, number) => {
      const apart = (city.x - x) ** 2 + (city.y - y) ** 2;
      if (apart <= least) [best, least] = [number, apart];
    });
    return best;
  }
}

function likeness(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : 4;
}

function found<T>(list: readonly T[], number: number): T {
  const entry = list[number];
  if (entry === undefined) throw new RangeError(String(number));
  return entry;
}
