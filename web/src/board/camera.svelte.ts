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
/** The radius that counters are drawn with. */
const DRAWN = 10;

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** The size of the window that the board has, in pixels. */
  width = $state(0);
  height = $state(0);

  /** The scale at which all of an area is seen, with some pixels to spare. */
  fitting(area: Area, across = 0, down = 0): number {
    if (!this.width || !this.height) return 1;
    return Math.min((this.width - across) / area.width, (this.height - down) / area.height);
  }

  /** Counters are drawn so much larger or smaller than the map around them. */
  readonly counterScale = $derived(counterRadius(this.k) / DRAWN / this.k);

  /** The transform of something that stands on a spot and has the size of counters, whatever the scale. */
  standing({ x, y }: Spot): string {
    return `translate(${x} ${y}) scale(${this.counterScale})`;
  }

  toScreen(spot: Spot): Spot {
    return { x: spot.x * this.k + this.x, y: spot.y * this.k + this.y };
  }

  toDrawing(spot: Spot): Spot {
    return { x: (spot.x - this.x) / this.k, y: (spot.y - this.y) / this.k };
  }
}

/** The radius of a general's counter in pixels of the screen. */
export function counterRadius(k: number): number {
  return Math.min(Math.max(RADIUS * Math.sqrt(k), SMALLEST), LARGEST);
}
