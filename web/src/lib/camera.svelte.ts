/** The part of the drawing that is seen: a point (x, y) of it is on the screen at (x * k + this.x, y * k + this.y). */

import type { Spot } from "./position";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far one may go in, in pixels of the screen for a unit of the drawing. */
export const NEAREST = 6;
/** A counter's radius on the screen at a scale of 1: counters shrink slower than the map. */
const RADIUS = 17;
const SMALLEST = 11.5;
const LARGEST = 34;
/** Live things are drawn so many pixels beyond the window, so that they are there when it moves. */
export const BEYOND = 160;
/** The radius that counters are drawn with. */
const DRAWN = 10;

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** The size of the window that the board has, in pixels. */
  width = $state(0);
  height = $state(0);
  /** How much of it a sheet hides at the lower edge. */
  hidden = $state(0);
  /** What live things are drawn for: while the reader moves they are only shifted and stretched. */
  drawn = $state.raw({ x: 0, y: 0, k: 1 });

  /** The scale at which all of an area is seen, with some pixels to spare. */
  fitting(area: Area, across = 0, down = 0): number {
    if (!this.width || !this.height) return 1;
    return Math.min((this.width - across) / area.width, (this.height - down) / area.height);
  }

  /** Live things are drawn anew for where the reader is now. */
  settle(): void {
    this.drawn = { x: this.x, y: this.y, k: this.k };
  }

  /** How a layer that was drawn as `drawn` says is shifted and stretched now; it reaches beyond the window. */
  readonly drift = $derived.by(() => {
    const grown = this.k / this.drawn.k;
    const x = this.x - this.drawn.x * grown;
    const y = this.y - this.drawn.y * grown;
    return { x: x + BEYOND * (1 - grown), y: y + BEYOND * (1 - grown), grown };
  });

  /** Counters are drawn so much larger or smaller than the map around them. */
  readonly counterScale = $derived(counterRadius(this.drawn.k) / DRAWN / this.drawn.k);

  /** The transform of something that stands on a spot and has the size of counters, whatever the scale. */
  standing({ x, y }: Spot): string {
    return `translate(${x} ${y}) scale(${this.counterScale})`;
  }

  toScreen(spot: Spot): Spot {
    return { x: spot.x * this.k + this.x, y: spot.y * this.k + this.y };
  }

  /** Whether a spot is in the window, so many pixels from its edge. */
  shows(spot: Spot, edge: number): boolean {
    const { x, y } = this.toScreen(spot);
    return x > edge && y > edge && x < this.width - edge && y < this.height - this.hidden - edge;
  }

  toDrawing(spot: Spot): Spot {
    return { x: (spot.x - this.x) / this.k, y: (spot.y - this.y) / this.k };
  }
}

/** The radius of a general's counter in pixels of the screen. */
export function counterRadius(k: number): number {
  return Math.min(Math.max(RADIUS * Math.sqrt(k), SMALLEST), LARGEST);
}
