/**
 * When live layers are redrawn while the reader pans and zooms: on every frame if that is fast enough, less often if
 * it is not, and always when the camera rests.
 */

import { BEYOND, type Camera } from "../lib/camera.svelte";

/** A frame shorter than this, in milliseconds, is not slow. */
const SMOOTH = 22;
/** After a slow frame, redrawing pauses for this many times its length. */
const PAUSE = 4;
const LONGEST_PAUSE = 160;
/** Milliseconds without movement before the camera counts as resting. */
const REST = 90;

export class Settling {
  private due = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly camera: Camera) {}

  /** Called when the camera has moved, with the start time of the frame. */
  moved(now: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.camera.settle(), REST);
    const { x, y, grown } = this.camera.drift;
    const inside = grown === 1 && Math.abs(x) < BEYOND && Math.abs(y) < BEYOND;
    if (inside || now < this.due) return;
    this.camera.settle();
    requestAnimationFrame((next) => {
      this.due = next + pause(next - now);
    });
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** How long to wait after a frame of this length, in milliseconds. */
export function pause(frame: number): number {
  return frame <= SMOOTH ? 0 : Math.min(PAUSE * frame, LONGEST_PAUSE);
}
