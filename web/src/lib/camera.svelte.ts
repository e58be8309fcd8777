/** The visible part of the drawing: its point (x, y) is on the screen at (x * k + this.x, y * k + this.y). */

import type { Spot } from "./position";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The deepest zoom, in screen pixels per unit of the drawing. */
export const NEAREST = 6;
/** A counter's radius on the screen at a scale of 1: counters shrink more slowly than the map. */
const RADIUS = 17;
const SMALLEST = 11.5;
const LARGEST = 34;
/** Live layers are drawn this many pixels beyond the window, so that they are there when it moves. */
export const BEYOND = 160;
/** Pixels kept free above the maps, for a general in his off-map box: he is drawn above his spot. */
export const ABOVE = 38;
/** The margin around spots that are fitted together, in pixels and as a share of a small window. */
const FRAME = 150;
const FRAME_PART = 0.22;
/** The closest scale for such a fit, and how much of the drawing stays visible across at least. */
const PLEASANT = 1.8;
const ACROSS = 300;
/** Below this scale not even the names of fortresses can be read. */
export const TINY = 0.25;
/** From this scale on, all city names are readable. */
const READABLE = 0.95;
/** Pixels taken by the buttons at the left edge, and by the end of a movement at the bottom. */
const BUTTONS = 58;
const AT_HAND = 54;
/** The share of the window that the stage of a combat takes at the bottom. */
const STAGE = 0.58;
/** The counters' drawing radius. */
const DRAWN = 10;

/** The camera: how the drawing is translated and scaled. */
export type Aim = Readonly<Record<"x" | "y" | "k", number>>;

/** The centre of a window that lets the sheet fill it as far as possible, nearest to the wanted centre. */
export function covering(wanted: number, window: number, { x, width }: Pick<Area, "x" | "width">): number {
  if (window >= width) return x + width / 2;
  return Math.min(Math.max(wanted, x + window / 2), x + width - window / 2);
}

/** The number nearest to a wanted one within a distance of another. */
function within(wanted: number, from: number, far: number): number {
  return Math.min(Math.max(wanted, from - far), from + far);
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** The size of the visible part of the board, in pixels. */
  width = $state(0);
  height = $state(0);
  /** The size of the board itself, which continues under an overlaid panel. */
  whole = $state.raw({ width: 0, height: 0 });
  /** The sheet with the maps, in units of the drawing. */
  sheet: Area = { x: 0, y: 0, width: 1, height: 1 };
  /** The camera's goal, or where it rests. */
  aim: Aim = { x: 0, y: 0, k: 1 };
  /** The view the live layers were drawn for: while the camera moves they are only translated and scaled. */
  drawn = $state.raw({ x: 0, y: 0, k: 1 });

  /** The scale at which a whole area is visible, with some pixels to spare. */
  fitting(area: Area, across = 0, down = 0): number {
    if (!this.width || !this.height) return 1;
    return Math.min((this.width - across) / area.width, (this.height - down) / area.height);
  }

  /** Redraws live layers for the current view. */
  settle(): void {
    this.drawn = { x: this.x, y: this.y, k: this.k };
  }

  /** How a layer drawn for `drawn` is translated and scaled now; it extends beyond the window. */
  readonly drift = $derived.by(() => {
    const grown = this.k / this.drawn.k;
    const x = this.x - this.drawn.x * grown;
    const y = this.y - this.drawn.y * grown;
    return { x: x + BEYOND * (1 - grown), y: y + BEYOND * (1 - grown), grown };
  });

  /** The factor by which counters grow or shrink relative to the map. */
  readonly counterScale = $derived(counterRadius(this.drawn.k) / DRAWN / this.drawn.k);

  /** The transform for something counter-sized that stands on a spot, at any scale. */
  standing({ x, y }: Spot): string {
    return `translate(${x} ${y}) scale(${this.counterScale})`;
  }

  toScreen(spot: Spot): Spot {
    return { x: spot.x * this.k + this.x, y: spot.y * this.k + this.y };
  }

  /** Whether a spot will be visible: this many pixels inside the window's edge, and above hidden parts. */
  shows(spot: Spot, edge: number, at: Aim = this, hidden = 0): boolean {
    const [x, y] = [spot.x * at.k + at.x, spot.y * at.k + at.y];
    return x > Math.max(edge, BUTTONS) && y > edge && x < this.width - edge && y < this.height - hidden - edge;
  }

  /** Pixels hidden at the bottom, by the stage of a combat or by the controls there. */
  stage(on: boolean): number {
    return on ? STAGE * this.height : AT_HAND;
  }

  /** The view with a spot in the middle, as far as the sheet still fills the window. */
  centred(wanted: Spot, k: number): Aim {
    const { x, y, width, height } = this.sheet;
    const middle = covering(wanted.x, this.width / k, { x, width });
    const centre = covering(wanted.y, this.height / k, { x: y, width: height });
    return { x: this.width / 2 - middle * k, y: this.height / 2 - centre * k, k };
  }

  /**
   * The view that fits several spots next to the buttons and above hidden parts, no closer than comfortable.
   * `around`: this spot, and as many of the others as keep names readable.
   */
  framing(spots: readonly Spot[], hidden = 0, around?: Spot): Aim {
    const [west, east] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    const [north, south] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
    const area = { x: west, y: north, width: Math.max(east - west, 1), height: Math.max(south - north, 1) };
    const { height } = this;
    const width = this.width - BUTTONS;
    const [across, down] = [Math.min(FRAME, FRAME_PART * width), Math.min(FRAME, FRAME_PART * (height - hidden))];
    const all = Math.min(this.fitting(area, across + BUTTONS, down + hidden), PLEASANT, width / ACROSS);
    const k = around ? Math.max(all, READABLE) : all;
    const middle = { x: (west + east) / 2, y: (north + south) / 2 };
    if (around) {
      middle.x = within(middle.x, around.x, (width - across) / 2 / k);
      middle.y = within(middle.y, around.y, (height - hidden - down) / 2 / k);
    }
    return this.centred({ x: middle.x - BUTTONS / k / 2, y: middle.y + (hidden - ABOVE) / k / 2 }, k);
  }

  toDrawing(spot: Spot): Spot {
    return { x: (spot.x - this.x) / this.k, y: (spot.y - this.y) / this.k };
  }
}

/** The radius of a general's counter in screen pixels. */
export function counterRadius(k: number): number {
  return Math.min(Math.max(RADIUS * Math.sqrt(k), SMALLEST), LARGEST);
}
