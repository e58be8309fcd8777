/** Arrow keys on targets: move the focus from one target to the next in that direction. */

import type { Pack } from "../lib/pack";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Distance sideways weighs this much more than distance ahead. */
const ASIDE = 2;

interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction, or -1 if there is none. */
export function nextIn(from: Spot, spots: readonly Spot[], [east, south]: readonly [number, number]): number {
  let [best, least] = [-1, Infinity];
  spots.forEach(({ x, y }, number) => {
    const ahead = (x - from.x) * east + (y - from.y) * south;
    const aside = Math.abs((x - from.x) * south) + Math.abs((y - from.y) * east);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= ASIDE * ahead && far < least) [best, least] = [number, far];
  });
  return best;
}

/** Focuses the first selectable piece or city, or the next one. Returns whether there is one. */
export function nextTarget(): boolean {
  const all = [".board [data-kind=piece] .touch[tabindex='0']", ".board .glow[data-kind=city]"].map((which) => [
    ...document.querySelectorAll<SVGElement>(which),
  ]);
  const targets = all.find((found) => found.length) ?? [];
  const next = targets[targets.findIndex((target) => target === document.activeElement) + 1] ?? targets[0];
  next?.focus();
  return next !== undefined;
}

/**
 * Keeps the keyboard focus in place: it moves to a target when targets appear. When they are gone, it returns to where
 * the piece was picked, on the board or in the list; if that piece has marched, to the next one in the list.
 */
export class Focus {
  private picked: string | null = null;
  /** Its index in the list. */
  private place = 0;

  /** Called once the new highlights are on the board. `ready`: pieces can be picked again. */
  follow(board: HTMLElement, targets: boolean, ready: boolean): void {
    const { activeElement } = document;
    const rows = [...document.querySelectorAll<HTMLElement>(".movable [data-piece]")];
    if (targets) {
      if (!activeElement?.matches(":focus-visible")) return;
      const { number } = activeElement.closest<SVGElement>(".board [data-kind=piece]")?.dataset ?? {};
      this.place = rows.findIndex((row) => row === activeElement);
      if (number !== undefined) this.picked = `.board [data-kind=piece][data-number="${number}"] .touch`;
      else if (this.place >= 0) this.picked = `.movable [data-piece="${rows[this.place]?.dataset["piece"]}"]`;
      else return;
      board.querySelector<SVGElement>(".glow[data-kind=city]")?.focus();
    } else if (this.picked !== null) {
      const lost = !activeElement || activeElement === document.body;
      const same = document.querySelector<HTMLElement | SVGElement>(this.picked);
      if (lost) (same ?? rows[this.place] ?? rows.at(-1))?.focus();
      if (ready) this.picked = null;
    }
  }
}

/** Moves the focus from a city in the direction of an arrow key. Returns whether the key was an arrow. */
export function towards(event: KeyboardEvent, city: number, pack: Pack | null): boolean {
  const direction = DIRECTIONS[event.key];
  const board = event.currentTarget instanceof Element ? event.currentTarget.closest(".board") : null;
  if (!direction || !board || !pack) return false;
  event.preventDefault();
  event.stopPropagation();
  const others = [...board.querySelectorAll<SVGElement>(".glow[data-kind=city]")];
  const spots = others.map(({ dataset }) => pack.city(Number(dataset["number"])));
  others[nextIn(pack.city(city), spots, direction)]?.focus();
  return true;
}
