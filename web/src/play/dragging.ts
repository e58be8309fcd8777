/** Dragging generals and hussars over the board: from their city, over other cities, to the destination. */

import { store, type Thing } from "../store/store.svelte";
import type { Acting } from "../store/acting.svelte";
import { passing } from "../lib/marches";

/** How far the pointer may move during a click, in pixels. */
const CLICK = 6;
/** How close to a city a drag must come, in pixels. */
const REACH = 16;

/** Receives pointer events before the board, whose panning would take over the drag; also from panels. */
export function dragging(acting: Acting, board: HTMLElement): () => void {
  let held: { thing: Thing; x: number; y: number; start: number; pointer: number } | null = null;
  let cities: readonly number[] = [];
  let moved = false;

  function thingAt(event: Event): Thing | null {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-kind]") : null;
    const { kind, number } = found?.dataset ?? {};
    if (number === undefined || (kind !== "piece" && kind !== "hussar")) return null;
    return { kind, id: Number(number) };
  }

  function cityAt(event: PointerEvent): number | null {
    const edge = board.getBoundingClientRect();
    if (event.clientX < edge.left || event.clientX > edge.right || event.clientY > edge.bottom) return null;
    const spot = store.camera.toDrawing({ x: event.clientX - edge.x, y: event.clientY - edge.y });
    return store.pack?.cityNear(spot.x, spot.y, REACH / store.camera.k) ?? null;
  }

  function placeOf(thing: Thing): number {
    const { view } = store;
    if (thing.kind === "piece") return view?.place[thing.id] ?? -1;
    return thing.kind === "hussar" ? (view?.hussars[thing.id] ?? -1) : -1;
  }

  const handlers = {
    pointerdown(event: PointerEvent) {
      const thing = thingAt(event);
      moved = false;
      held = null;
      if (event.button || !event.isPrimary || !thing || !acting.ready || !acting.decision?.drags(thing)) return;
      held = { thing, x: event.clientX, y: event.clientY, start: placeOf(thing), pointer: event.pointerId };
      cities = [];
    },
    pointermove(event: PointerEvent) {
      if (!held || event.pointerId !== held.pointer) return;
      if (!moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= CLICK) return;
      moved = true;
      acting.dragging = { thing: held.thing, x: event.clientX, y: event.clientY };
      const city = cityAt(event);
      if (city === null) return;
      const passed = passing(cities, held.start, city);
      if (passed === cities) return;
      cities = passed;
      acting.decision?.drag(held.thing, cities);
    },
    pointerup(event: PointerEvent) {
      if (held && moved) {
        const city = cityAt(event);
        const there = city !== null && (city === cities.at(-1) || held.thing.kind === "hussar");
        acting.decision?.drop(held.thing, there ? cities : []);
        board.querySelector<HTMLElement>(".board")?.focus({ preventScroll: true });
      }
      held = null;
      acting.dragging = null;
    },
    pointercancel() {
      if (held && moved) acting.decision?.drop(held.thing, []);
      held = null;
      acting.dragging = null;
    },
    /** The events that would start panning the board. */
    mousedown: (event: Event) => held && event.stopPropagation(),
    touchstart: (event: Event) => held && event.stopPropagation(),
    /** A dragged piece is not picked as well. */
    click(event: Event) {
      if (moved) event.stopPropagation();
      moved = false;
    },
  };
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of entries) addEventListener(name, handler, { capture: true });
  return () => {
    for (const [name, handler] of entries) removeEventListener(name, handler, { capture: true });
  };
}
