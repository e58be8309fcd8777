/**
 * When live things are drawn anew while the reader pans and zooms: with every frame where that is fast enough,
 * seldom where it is not, and always when he rests.
 */

import { BEYOND, type Camera } from "../lib/camera.svelte";

/** Milliseconds of a frame that nobody calls slow. */
const SMOOTH = 22;
/** Where a frame was slow, so many times its length passes until the next one of its kind. */
const PAUSE = 4;
const LONGEST_PAUSE = 160;
/** Milliseconds without a movement after which the reader is said to rest. */
const REST = 90;

export class Settling {
  private due = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly camera: Camera) {}

  /** The camera has moved, in the frame that began at this time. */
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
