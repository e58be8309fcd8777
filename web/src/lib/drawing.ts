/** What the page reads from the drawing and the box about positions. */

import replaced from "virtual:safe";
import type { GameInfo, PackData, PowerData } from "./types";
import type { Area } from "./camera.svelte";
import type { Spot } from "./position";

/** The radius of a city's symbol, in units of the drawing. */
export const SIGN = { "": 3.2, minor: 5.4, major: 7.6 };

/** The strip with letters and numbers around a map; arrows start beyond it. */
const AROUND = 38;

/** 3.h: where a general in a power's off-map box is drawn: in front of its name on the sheet. */
export function offMapSpots(pack: PackData, drawing: string): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  for (const { id, power } of pack.off_map_boxes) {
    const part = drawing.split(`data-box="${id}"`)[1]?.split("</g>")[0] ?? "";
    const text = part.slice(part.indexOf("<text"));
    const moved = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(text) ?? /x="([-\d.]+)" y="([-\d.]+)"/.exec(text);
    if (moved) spots.set(power, { x: Number(moved[1]), y: Number(moved[2]) - 8 });
  }
  return spots;
}

/** The drawing in colours that colour-blind readers can tell apart. */
export function safely(drawing: string): string {
  return drawing.replace(/#[0-9a-f]{6}\b/g, (colour) => replaced[colour] ?? colour);
}

/** The colours of a power's flag and of the text on it, in the reader's palette; the box supplies the default. */
export function flagOf({ id, colour, ink }: Pick<PowerData, "id"> & Partial<PowerData>): {
  field: string;
  ink: string;
} {
  const name = `--${id.replaceAll("_", "-")}`;
  return {
    field: `var(${name}-flag, ${colour ?? "var(--paper)"})`,
    ink: `var(${name}-on-flag, ${ink ?? "var(--ink)"})`,
  };
}

/** The part of the sheet with the maps in use. */
export function homeOf(pack: PackData, game: GameInfo | null): Area {
  const variant = pack.variants.find((entry) => entry.variant === game?.variant && entry.players === game.players);
  const frames = pack.maps.filter((_, number) => variant?.maps.includes(number) ?? true).map(({ frame }) => frame);
  const west = Math.min(...frames.map(({ x }) => x)) - AROUND;
  const north = Math.min(...frames.map(({ y }) => y)) - AROUND;
  const east = Math.max(...frames.map(({ x, width }) => x + width)) + AROUND;
  const south = Math.max(...frames.map(({ y, height }) => y + height)) + AROUND;
  return { x: west, y: north, width: east - west, height: south - north };
}
