/** Moving pieces: where each of them is now. */

import { SvelteMap } from "svelte/reactivity";
import type { Pack } from "../lib/pack";
import { isStill } from "../lib/preferences.svelte";
import { along, type Journey, type Spot } from "../lib/position";

/** Milliseconds per road, and for everything that moves together. */
export const ROAD = 260;
const LONGEST = 3000;

interface Walk {
  key: string;
  points: Spot[];
  start: number;
  duration: number;
}

export class Motion {
  /** Positions of the pieces that have not arrived yet. */
  readonly spots = new SvelteMap<string, Spot>();
  private walks: Walk[] = [];
  private frame = 0;

  /** Plays journeys one after another; pieces wait where they started. */
  show(journeys: readonly Journey[], pack: Pack, roadTime = ROAD): void {
    if (isStill() || document.hidden) return;
    const roads = journeys.reduce((sum, { path }) => sum + path.length - 1, 0);
    const road = Math.min(roadTime, LONGEST / Math.max(roads, 1));
    let start = performance.now();
    for (const { key, path } of journeys) {
      const points = path.map((city) => ({ x: pack.city(city).x, y: pack.city(city).y }));
      const duration = road * (path.length - 1);
      this.walks = [...this.walks.filter((walk) => walk.key !== key), { key, points, start, duration }];
      if (points[0]) this.spots.set(key, points[0]);
      start += duration;
    }
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(this.step);
  }

  private readonly step = (now: number): void => {
    this.walks = this.walks.filter((walk) => {
      const done = now >= walk.start + walk.duration;
      if (done) this.spots.delete(walk.key);
      else if (now >= walk.start)
        this.spots.set(walk.key, along(walk.points, smooth((now - walk.start) / walk.duration)));
      return !done;
    });
    if (this.walks.length) this.frame = requestAnimationFrame(this.step);
  };
}

/** Eases in and out. */
function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}
