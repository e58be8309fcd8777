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
/** Pixels left free above the maps, for a general in his off-map box: he stands above his spot. */
export const ABOVE = 38;
/** The room around spots that are shown together, in pixels and as a part of a small window. */
const FRAME = 150;
const FRAME_PART = 0.22;
/** The nearest scale at which they are shown, and how much of the drawing is seen across at least. */
const PLEASANT = 1.8;
const ACROSS = 300;
/** At this scale the names of all cities are read. */
const READABLE = 0.95;
/** Pixels that the buttons take at the left edge, and the end of a movement at the lower one. */
const BUTTONS = 58;
const AT_HAND = 54;
/** The part of the window that the stage of a combat takes, at its lower edge. */
const STAGE = 0.58;
/** The radius that counters are drawn with. */
const DRAWN = 10;

/** Where the camera is: how the drawing is shifted and stretched. */
export type Aim = Readonly<Record<"x" | "y" | "k", number>>;

/** Where a window has its middle so that the sheet fills it as far as it can, as near to the wanted one as can be. */
export function covering(wanted: number, window: number, { x, width }: Pick<Area, "x" | "width">): number {
  if (window >= width) return x + width / 2;
  return Math.min(Math.max(wanted, x + window / 2), x + width - window / 2);
}

/** The number nearest to a wanted one that is no further than so much from another. */
function within(wanted: number, from: number, far: number): number {
  return Math.min(Math.max(wanted, from - far), from + far);
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** The size of the window in which the board is seen, in pixels. */
  width = $state(0);
  height = $state(0);
  /** The size of the board itself, which goes on under a panel that lies over it. */
  whole = $state.raw({ width: 0, height: 0 });
  /** The sheet that the maps are on, in units of the drawing. */
  sheet: Area = { x: 0, y: 0, width: 1, height: 1 };
  /** Where it is going, or rests. */
  aim: Aim = { x: 0, y: 0, k: 1 };
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

  /** Whether a spot is in the window, so many pixels from its edge and above what is hidden, once it is there. */
  shows(spot: Spot, edge: number, at: Aim = this, hidden = 0): boolean {
    const [x, y] = [spot.x * at.k + at.x, spot.y * at.k + at.y];
    return x > Math.max(edge, BUTTONS) && y > edge && x < this.width - edge && y < this.height - hidden - edge;
  }

  /** How many pixels at the lower edge are hidden, by the stage of a combat or by what is at hand. */
  stage(on: boolean): number {
    return on ? STAGE * this.height : AT_HAND;
  }

  /** Where a spot is in the middle, or as near to it as the sheet fills the window. */
  centred(wanted: Spot, k: number): Aim {
    const { x, y, width, height } = this.sheet;
    const middle = covering(wanted.x, this.width / k, { x, width });
    const centre = covering(wanted.y, this.height / k, { x: y, width: height });
    return { x: this.width / 2 - middle * k, y: this.height / 2 - centre * k, k };
  }

  /**
   * Where several spots are seen together beside the buttons and above what is hidden, no nearer than it is pleasant; `around`: this one, and
   * as many of the others as leave names readable.
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

/** The radius of a general's counter in pixels of the screen. */
export function counterRadius(k: number): number {
  return Math.min(Math.max(RADIUS * Math.sqrt(k), SMALLEST), LARGEST);
}
