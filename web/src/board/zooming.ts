/** Panning and zooming by mouse, wheel, touch and keys. */

import { select, type Selection } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { NEAREST, type Area, type Camera } from "../lib/camera.svelte";
import { isStill } from "../lib/preferences.svelte";
import type { Spot } from "../lib/position";
import { Settling } from "./settling";

/** Milliseconds of a movement that the page makes itself. */
const GLIDE = 320;
/** Pixels left free around the maps, and above them for a general in his off-map box: he stands above his spot. */
const ROOM = 16;
const ABOVE = 38;
/** Where all of the maps would be smaller than this they fill the width of a window that is low. */
const SMALL = 0.42;
/** How far one may go beyond the sheet, in its units. */
const BESIDE = 16;
/** The room around spots that are shown together, in pixels and as a part of a small window. */
const FRAME = 150;
const FRAME_PART = 0.3;
/** The nearest scale at which they are shown, and how much of the drawing is seen across at least. */
const PLEASANT = 1.8;
const ACROSS = 300;
/** At this scale the names of all cities are read. */
const READABLE = 0.95;
/** A sheet that hides more of the window than this part is looked past. */
const HIDDEN_PART = 0.6;
/** A finger or the mouse may move so far, in pixels, and it is still a click. */
const CLICK = 6;

/** Where a window has its middle so that the sheet fills it as far as it can, as near to the wanted one as can be. */
export function covering(wanted: number, window: number, { x, width }: Pick<Area, "x" | "width">): number {
  if (window >= width) return x + width / 2;
  return Math.min(Math.max(wanted, x + window / 2), x + width - window / 2);
}

/** The number nearest to a wanted one that is no further than so much from another. */
function within(wanted: number, from: number, far: number): number {
  return Math.min(Math.max(wanted, from - far), from + far);
}

export class Zooming {
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private readonly selection: Selection<HTMLElement, unknown, null, undefined>;
  private readonly settling: Settling;
  private wanted: ZoomTransform | null = null;
  /** Shows the same whatever the window's size; null once the reader has chosen himself what to look at. */
  private again: (() => void) | null = () => this.fit(false);

  constructor(
    element: HTMLElement,
    private readonly camera: Camera,
    private readonly sheet: Area,
    private readonly home: Area,
    /** Called when the reader himself has moved it. */
    private readonly moved: () => void,
  ) {
    this.selection = select(element);
    this.settling = new Settling(camera);
    this.behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(CLICK)
      .extent(() => [
        [0, 0],
        [camera.width, camera.height],
      ])
      .filter((event: MouseEvent) => !event.button && event.type !== "dblclick")
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent) {
          this.again = null;
          this.moved();
        }
        this.apply(event.transform);
      });
    this.selection.call(this.behaviour);
  }

  destroy(): void {
    this.selection.interrupt().on(".zoom", null);
    this.settling.stop();
    this.wanted = null;
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    const before = { x: this.camera.width / 2, y: this.camera.height / 2 };
    const middle = this.camera.toDrawing(before);
    this.camera.width = width;
    this.camera.height = height;
    const { x, y } = this.sheet;
    this.behaviour.scaleExtent([this.camera.fitting(this.sheet), NEAREST]).translateExtent([
      [x - BESIDE, y - BESIDE],
      [x + this.sheet.width + BESIDE, y + this.sheet.height + BESIDE],
    ]);
    if (this.again) this.again();
    else this.go(middle, this.camera.k, false);
  }

  /** Shows all of the maps. */
  fit(glide = true): void {
    this.again = () => this.fit(false);
    const { x, y, width, height } = this.home;
    const all = this.camera.fitting(this.home, ROOM, ROOM + ABOVE);
    const k = Math.max(all, Math.min((this.camera.width - ROOM) / width, SMALL));
    this.go({ x: x + width / 2, y: y + height / 2 - ABOVE / 2 / k }, k, glide);
  }

  /** Shows a spot in the middle, or as near to it as the sheet fills the window. */
  go(wanted: Spot, k: number, glide = true): void {
    const { x, y, width, height } = this.sheet;
    const spot = {
      x: covering(wanted.x, this.camera.width / k, { x, width }),
      y: covering(wanted.y, this.camera.height / k, { x: y, width: height }),
    };
    const goal = zoomIdentity
      .translate(this.camera.width / 2, this.camera.height / 2)
      .scale(k)
      .translate(-spot.x, -spot.y);
    if (glide && !isStill()) this.behaviour.transform(this.selection.transition().duration(GLIDE), goal);
    else this.behaviour.transform(this.selection.interrupt(), goal);
  }

  /** Shows a city that was looked for. */
  visit(spot: Spot, nearer = true): void {
    this.again = null;
    this.go(spot, nearer ? Math.max(this.camera.k, 2) : this.camera.k);
  }

  /** Shows a spot so much nearer, where several things are too close to be told apart. */
  approach(spot: Spot, factor: number): void {
    this.again = null;
    this.go(spot, Math.min(this.camera.k * factor, NEAREST));
  }

  /** Shows several spots together, no nearer than it is pleasant; `around`: this one, and all that names allow. */
  frame(spots: readonly Spot[], around?: Spot, glide = true): void {
    const [west, east] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    const [north, south] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
    if (!spots.length) return;
    const area = { x: west, y: north, width: Math.max(east - west, 1), height: Math.max(south - north, 1) };
    this.again = () => this.frame(spots, around, false);
    const { width, height } = this.camera;
    if (!width || !height) return;
    const hidden = Math.min(this.camera.hidden, HIDDEN_PART * height);
    const [across, down] = [Math.min(FRAME, FRAME_PART * width), Math.min(FRAME, FRAME_PART * (height - hidden))];
    const all = Math.min(this.camera.fitting(area, across, down + hidden), PLEASANT, width / ACROSS);
    const k = around ? Math.max(all, READABLE) : all;
    const middle = { x: (west + east) / 2, y: (north + south) / 2 };
    if (around) {
      middle.x = within(middle.x, around.x, (width - across) / 2 / k);
      middle.y = within(middle.y, around.y, (height - hidden - down) / 2 / k);
    }
    this.go({ x: middle.x, y: middle.y + (hidden - ABOVE) / k / 2 }, k, glide);
  }

  zoomBy(factor: number): void {
    this.again = null;
    this.moved();
    if (isStill()) this.behaviour.scaleBy(this.selection, factor);
    else this.behaviour.scaleBy(this.selection.transition().duration(GLIDE / 2), factor);
  }

  /** Moves by pixels of the screen. */
  panBy(x: number, y: number): void {
    this.again = null;
    this.moved();
    this.behaviour.translateBy(this.selection.interrupt(), x / this.camera.k, y / this.camera.k);
  }

  /** Takes a new view with the next frame: several movements in one frame are one. */
  private apply(transform: ZoomTransform): void {
    const waiting = this.wanted !== null;
    this.wanted = transform;
    if (!waiting)
      requestAnimationFrame((now) => {
        if (!this.wanted) return;
        const { x, y, k } = this.wanted;
        this.wanted = null;
        Object.assign(this.camera, { x, y, k });
        this.settling.moved(now);
      });
  }
}
