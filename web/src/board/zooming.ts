/** Panning and zooming by mouse, wheel, touch and keys. */

import { select, type Selection } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { ABOVE, NEAREST, type Aim, type Area, type Camera } from "../lib/camera.svelte";
import { isStill } from "../lib/preferences.svelte";
import type { Spot } from "../lib/position";
import { Settling } from "./settling";

/** Milliseconds of a movement made by the page itself. */
const GLIDE = 320;
/** Pixels kept free around the maps. */
const ROOM = 16;
/** Where the maps would be smaller than this, they fill the width of a low window. */
const SMALL = 0.42;
/** How far the camera may leave the sheet, in its units. */
const BESIDE = 16;
/** How far a finger or the mouse may move during a click, in pixels. */
const CLICK = 6;

type Box = Pick<Element, "clientWidth" | "clientHeight">;

export class Zooming {
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private readonly selection: Selection<HTMLElement, unknown, null, undefined>;
  private readonly settling: Settling;
  /** Whether the page itself is moving the camera: what it passes on the way is not a goal. */
  private gliding = false;
  private wanted: ZoomTransform | null = null;
  /** The view to restore when the window is resized; null once the reader has chosen one. */
  private again: ((glide: boolean) => void) | null = (glide) => this.fit(glide);

  constructor(
    element: HTMLElement,
    private readonly camera: Camera,
    private readonly sheet: Area,
    private readonly home: Area,
    /** Called when the reader has moved the camera. */
    private readonly moved: () => void,
  ) {
    camera.sheet = sheet;
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
          this.gliding = false;
          this.moved();
        }
        if (!this.gliding) camera.aim = event.transform;
        this.apply(event.transform);
      });
    this.selection.call(this.behaviour);
  }

  destroy(): void {
    this.selection.interrupt().on(".zoom", null);
    this.settling.stop();
    this.wanted = null;
  }

  /** Sets the sizes of the window and the board; a panel that covers a part of the board moves nothing. */
  resize({ clientWidth: width, clientHeight: height }: Box, { clientWidth, clientHeight }: Box): void {
    if (!width || !height) return;
    const { whole } = this.camera;
    const same = whole.width === clientWidth && whole.height === clientHeight;
    const before = same ? { width, height } : { width: this.camera.width, height: this.camera.height };
    const middle = this.camera.toDrawing({ x: before.width / 2, y: before.height / 2 });
    Object.assign(this.camera, { width, height });
    if (!same) this.camera.whole = { width: clientWidth, height: clientHeight };
    const { x, y } = this.sheet;
    this.behaviour.scaleExtent([this.camera.fitting(this.sheet), NEAREST]).translateExtent([
      [x - BESIDE, y - BESIDE],
      [x + this.sheet.width + BESIDE, y + this.sheet.height + BESIDE],
    ]);
    if (this.again) this.again(same);
    else this.go(middle, this.camera.k, same);
  }

  /** Shows all of the maps. */
  fit(glide = true): void {
    this.again = (glides) => this.fit(glides);
    const { x, y, width, height } = this.home;
    const all = this.camera.fitting(this.home, ROOM, ROOM + ABOVE);
    const k = Math.max(all, Math.min((this.camera.width - ROOM) / width, SMALL));
    this.go({ x: x + width / 2, y: y + height / 2 - ABOVE / 2 / k }, k, glide);
  }

  /** Centres a spot, as far as the sheet still fills the window. */
  go(wanted: Spot, k: number, glide = true): void {
    this.aim(this.camera.centred(wanted, k), glide);
  }

  private aim(at: Aim, glide: boolean): void {
    this.gliding = true;
    this.camera.aim = at;
    const goal = zoomIdentity.translate(at.x, at.y).scale(at.k);
    if (glide && !isStill()) this.behaviour.transform(this.selection.transition().duration(GLIDE), goal);
    else this.behaviour.transform(this.selection.interrupt(), goal);
  }

  /** Shows a city the reader searched for. */
  visit(spot: Spot, nearer = true): void {
    this.again = null;
    this.go(spot, nearer ? Math.max(this.camera.k, 2) : this.camera.k);
  }

  /** Zooms in on a spot where several things are too close to tell apart. */
  approach(spot: Spot, factor: number): void {
    this.again = null;
    this.go(spot, Math.min(this.camera.k * factor, NEAREST));
  }

  /** Fits several spots above hidden parts. `around`: this spot, and as many others as keep names readable. */
  frame(spots: readonly Spot[], low: boolean, around?: Spot, glide = true): void {
    if (!spots.length) return;
    this.again = (glides) => this.frame(spots, low, around, glides);
    const { camera } = this;
    if (camera.width && camera.height) this.aim(camera.framing(spots, camera.stage(low), around), glide);
  }

  zoomBy(factor: number): void {
    this.again = null;
    this.gliding = false;
    this.moved();
    if (isStill()) this.behaviour.scaleBy(this.selection, factor);
    else this.behaviour.scaleBy(this.selection.transition().duration(GLIDE / 2), factor);
  }

  /** Moves the camera by screen pixels. */
  panBy(x: number, y: number): void {
    this.again = null;
    this.gliding = false;
    this.moved();
    this.behaviour.translateBy(this.selection.interrupt(), x / this.camera.k, y / this.camera.k);
  }

  /** Sets a new view on the next frame; several movements within a frame are merged. */
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
