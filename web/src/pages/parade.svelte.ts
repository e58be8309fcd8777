/** The generals of the starting position march along a road and back, one after another. No game is played. */

import type { Counter, Spot } from "../lib/position";
import type { PackData } from "../lib/types";

export interface Marching {
  counter: Counter;
  at: Spot;
}

export class Parade {
  /** Where each piece is, by its number. */
  private places = $state.raw<ReadonlyMap<number, number>>(new Map());
  private next = 0;

  /** The piece nearest to the middle marches first. */
  constructor(
    private readonly box: PackData,
    middle: Spot,
  ) {
    const far = (city: number) => {
      const { x = 0, y = 0 } = box.cities[city] ?? {};
      return Math.hypot(x - middle.x, y - middle.y);
    };
    const standing = box.pieces.flatMap(({ kind, start }, number): [number, number][] =>
      kind === "general" && start !== null ? [[number, start]] : [],
    );
    this.places = new Map(standing.sort(([, one], [, other]) => far(one) - far(other)));
  }

  get counters(): Marching[] {
    return [...this.places].flatMap(([number, place]) => {
      const [piece, at] = [this.box.pieces[number], this.box.cities[place]];
      if (!piece || !at) return [];
      const { kind, power, rank, name } = piece;
      const flat = { depth: 0, stacked: false, down: false, moved: false, troops: null };
      return [{ counter: { key: `piece-${number}`, kind, number, power, rank, name, place, ...flat }, at }];
    });
  }

  /** Marches the next general to an empty city, or back to where he started. */
  march(): void {
    const numbers = [...this.places.keys()];
    const number = numbers[this.next++ % numbers.length];
    if (number === undefined) return;
    const [now, home] = [this.places.get(number), this.box.pieces[number]?.start];
    const taken = new Set([...this.places.values(), ...numbers.map((other) => this.box.pieces[other]?.start)]);
    const goal = now === home ? this.neighbours(now ?? -1).find((city) => !taken.has(city)) : home;
    if (goal != null) this.places = new Map(this.places).set(number, goal);
  }

  private neighbours(city: number): number[] {
    return this.box.roads.flatMap(({ a, b }) => (a === city ? [b] : b === city ? [a] : []));
  }
}
