/** Arrow keys on targets: from one to the next one in that direction. */

import type { Pack } from "../lib/pack";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2;

interface Spot {
  x: number;
  y: number;
}

/** The number of the spot that lies next in a direction; -1 if none does. */
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

/** Keeps the focus where the hands are: on a target when targets appear, on the piece again when they are gone. */
export class Focus {
  private piece: string | null = null;

  /** What glows has changed; called when it is on the board. */
  follow(board: HTMLElement, targets: boolean): void {
    const { activeElement } = document;
    if (targets) {
      const at = activeElement instanceof SVGElement && activeElement.closest<SVGElement>("[data-kind=piece]");
      if (!at || !board.contains(at) || !activeElement.matches(":focus-visible")) return;
      this.piece = at.dataset["number"] ?? null;
      board.querySelector<SVGElement>(".glow[data-kind=city]")?.focus();
    } else if (this.piece !== null) {
      const lost = !activeElement || activeElement === document.body;
      if (lost) board.querySelector<SVGElement>(`[data-kind=piece][data-number="${this.piece}"] .touch`)?.focus();
      this.piece = null;
    }
  }
}

/** Moves the focus from the target that has it; true if the key was an arrow. */
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
