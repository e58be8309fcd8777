/** Pointer input on the board: a click picks; hovering over a city, or a long press, shows its card. */

import type { Attachment } from "svelte/attachments";
import type { Pack } from "../lib/pack";
import { store, type Thing } from "../store/store.svelte";
import { counterRadius } from "../lib/camera.svelte";
import type { Spot } from "../lib/position";

/** Milliseconds until a card appears, for a hovering mouse and for a finger. */
const HOVER = 350;
const LONG_PRESS = 450;
/** How far from a city the pointer may be, in pixels. */
const REACH = 15;
const STILL = 8;
/** Touch: how far from a target a finger may be, and how far apart two targets must be, in pixels. */
const FINGER = 26;
const APART = 40;
/** The closest zoom needed to separate two targets. */
const NEAR_ENOUGH = 4;

interface Options {
  pack: Pack;
  pick: (thing: Thing) => void;
  point: (city: number | null) => void;
  /** Zooms in on a spot where a finger cannot tell two targets apart. */
  approach: (spot: Spot) => void;
}

export function pointing({ pack, pick, point, approach }: Options): Attachment<HTMLElement> {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | null = null;
    let shown = false;
    /** What the pointer showed last; only that is hidden when the pointer leaves. */
    let own: number | null = null;

    function cityAt(event: PointerEvent | MouseEvent): number | null {
      const edge = board.getBoundingClientRect();
      const spot = store.camera.toDrawing({ x: event.clientX - edge.x, y: event.clientY - edge.y });
      return pack.cityNear(spot.x, spot.y, REACH / store.camera.k);
    }

    /** The counter or glowing city under the pointer. */
    function thingAt(event: Event): Thing | null {
      const found = event.target instanceof Element ? event.target.closest<SVGElement>("[data-kind]") : null;
      const { kind, number } = found?.dataset ?? {};
      if (!kind || number === undefined) return null;
      return { kind: kind as "city" | "piece" | "hussar", id: Number(number) };
    }

    /** The city under the pointer, even where a counter covers it. */
    function cityUnder(event: PointerEvent): number | null {
      const thing = thingAt(event);
      if (thing?.kind === "city") return thing.id;
      const view = store.view;
      const place =
        thing?.kind === "piece" ? view?.place[thing.id] : thing?.kind === "hussar" ? view?.hussars[thing.id] : null;
      return place != null && place >= 0 ? place : cityAt(event);
    }

    /** The targets near a finger, nearest first. */
    function targetsAt(event: PointerEvent | MouseEvent): { thing: Thing; far: number; at: Spot }[] {
      const edge = board.getBoundingClientRect();
      const [x, y] = [event.clientX - edge.x, event.clientY - edge.y];
      const { cities, pieces } = store.highlights;
      const standing = [...pieces].map((id) => ({ kind: "piece" as const, id, city: store.view?.place[id] ?? -1 }));
      const going = [...cities].map((id) => ({ kind: "city" as const, id, city: id }));
      return [...standing, ...going]
        .flatMap(({ kind, id, city }) => {
          if (city < 0) return [];
          const at = store.camera.toScreen(pack.city(city));
          const high = kind === "piece" ? counterRadius(store.camera.k) * 1.3 : 0;
          return [{ thing: { kind, id }, far: Math.hypot(at.x - x, at.y - high - y), at }];
        })
        .filter(({ far }) => far <= FINGER)
        .sort((one, other) => one.far - other.far);
    }

    /** A finger takes the nearest target; where two are too close, the board zooms in instead. */
    function touched(event: MouseEvent): boolean {
      const [first, second] = targetsAt(event);
      if (!first) return false;
      const close = second && Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y) < APART;
      const same = first.at.x === second?.at.x && first.at.y === second.at.y;
      if (close && !same && store.camera.k < NEAR_ENOUGH) approach(store.camera.toDrawing(first.at));
      else pick(first.thing);
      return true;
    }

    const later = (city: number | null, wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        shown = pressed !== null;
        if (city === null && store.pointed !== own) return;
        own = city;
        point(city);
      }, wait);
    };

    const handlers = {
      pointerdown(event: PointerEvent) {
        pressed = { x: event.clientX, y: event.clientY };
        shown = false;
        clearTimeout(timer);
        if (event.pointerType !== "mouse") later(cityUnder(event), LONG_PRESS);
      },
      pointermove(event: PointerEvent) {
        if (pressed) {
          if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) clearTimeout(timer);
        } else if (event.pointerType === "mouse") {
          later(cityUnder(event), HOVER);
        }
      },
      pointerup() {
        pressed = null;
        clearTimeout(timer);
      },
      pointerleave(event: PointerEvent) {
        pressed = null;
        if (event.pointerType === "mouse") later(null, HOVER);
      },
      click(event: MouseEvent) {
        if (shown) return;
        if (event instanceof PointerEvent && event.pointerType === "touch" && touched(event)) return;
        const thing = thingAt(event);
        const city = thing ? null : cityAt(event);
        pick(thing ?? (city === null ? { kind: "ground" } : { kind: "city", id: city }));
      },
    };
    const entries = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of entries) board.addEventListener(name, handler);
    board.addEventListener("pointercancel", handlers.pointerup);
    return () => {
      clearTimeout(timer);
      for (const [name, handler] of entries) board.removeEventListener(name, handler);
      board.removeEventListener("pointercancel", handlers.pointerup);
    };
  };
}
