/** The show: one queue between what has arrived and what is seen. Whoever acts ends it. */

import { ROAD } from "../board/motion.svelte";
import { journeys, type Journey } from "../lib/position";
import { scene } from "../lib/scene";
import { PACES, preferred } from "../lib/preferences.svelte";
import { store, type Moment, type Way } from "../store/store.svelte";
import { battleOf, type Battle } from "../lib/battle";
import type { Entry, TableState } from "../lib/types";
import { beats, hurry, isGreat, isShown, length, type Beat } from "./beats";
import { keepSeen, keptSeen } from "./seen";
import { sound } from "./sound";

/** What happens is shown at least so many pixels inside the window, or such a part of a small one. */
const EDGE = 70;
const EDGE_PART = 0.06;
/** The scale from which on a combat, and what a spectator watches, is seen well. */
const NEAR = 0.85;
/** Of fewer events nobody is told who comes back. */
const MANY = 3;

class Show {
  /** How many moments are still to come. */
  waiting = $state(0);
  /** What this reader had seen when he went away; null once he has read what came then. */
  since = $state<number | null>(null);

  private queue: Beat[] = [];
  /** Where the game was when it was opened: what came before is no news. */
  private opened = 0;
  private running = false;
  /** Counts how often the show was ended: what was begun before goes no further. */
  private ended = 0;
  private wake: (() => void) | null = null;
  /** The combat that is fought once everything in the queue has been shown. */
  private battle: Battle | null = null;
  /** Whether the reader was asked something at the moment shown last. */
  private asked = false;

  /** Whether the board shows something that has passed by now. */
  readonly on = $derived(store.showing);
  /** The event that is shown now. */
  readonly entry = $derived(store.moment?.entry ?? null);
  /** What is announced over the board. */
  readonly great = $derived(this.entry && isGreat(this.entry) ? this.entry : null);

  /** What others did while this reader was away. */
  readonly missed = $derived.by(() => {
    const { since } = this;
    if (since === null || !store.seat) return [];
    const found = store.entries.filter((entry) => entry.seq > since && isShown(entry) && entry.seat !== store.seat);
    return found.length < MANY ? [] : found;
  });

  /** The ways that others have gone in the stage that is seen. */
  readonly trails = $derived.by((): (Way & { power: number })[] => {
    const told = store.entries;
    const begun = told.findLastIndex(({ event, heading }) => heading && event.kind !== "turn");
    const event = told[begun]?.event;
    if (event?.kind !== "stage" || event.powers.some((power) => store.seatOf(power) === store.seat)) return [];
    return told.slice(begun).flatMap(({ event, journeys }) =>
      journeys.map(({ piece, path }) => ({
        cities: path,
        kind: event.kind === "retreated" ? ("retreat" as const) : ("march" as const),
        power: powerOf(piece),
      })),
    );
  });

  /** Hears what has happened: what others did is shown, of what this seat did only what that led to. */
  hear(before: TableState | null, told: readonly Entry[]): void {
    const { latest: table } = store;
    if (!table?.view) return;
    if (!before?.view || before.game.id !== table.game.id || before.seat !== table.seat) return this.begin(table);
    if (document.hidden) this.since ??= before.seq;
    else {
      keepSeen(table);
      if (!this.missed.some(({ seq }) => seq <= before.seq)) this.since = null;
    }
    const fresh = told.filter(({ seq }) => seq > this.opened);
    if (fresh.length < told.length) this.battle = battleOf(table.facts);
    if (!fresh.length && !this.on) return this.arrive();
    const step = { before, after: table, entries: fresh, heard: store.heard.length - fresh.length };
    const { beats: made, battle } = beats(step, this.battle);
    this.battle = battle;
    const pace = PACES[preferred().pace];
    const own = fresh.every((entry) => !isShown(entry) || (entry.seat !== null && entry.seat === table.seat));
    const undone = fresh.some(({ event }) => event.kind === "taken-back");
    const away = (store.past !== null && !this.on) || document.hidden;
    if (!this.on && (own || undone || away || !pace)) {
      if (undone) this.battle = battleOf(table.facts);
      else if (!away) {
        walk(journeys(before.view, table.view, fresh));
        const told = store.heard.length;
        if (pace) this.queue = made.filter(tells).map((beat) => ({ ...beat, table, told, walks: [] }));
      }
      if (!this.queue.length) return this.arrive();
    } else if (undone || away || !pace) {
      this.queue.push(...made);
      return this.end();
    } else this.queue.push(...made);
    this.waiting = this.queue.length;
    if (!this.running) void this.run(before, step.heard);
  }

  /** Ends what is shown: the board is where the game is, and shows what the show would have shown at its end. */
  end(): void {
    this.ended++;
    const { queue } = this;
    this.queue = [];
    if (this.on) {
      this.look(queue);
      store.moment = null;
    }
    this.wake?.();
  }

  /** What came meanwhile has been read. */
  read(): void {
    this.since = null;
    if (store.latest) keepSeen(store.latest);
  }

  /** Another game or another seat: what is new since it was looked at last. */
  private begin(table: TableState): void {
    this.end();
    this.opened = table.seq;
    this.battle = battleOf(table.facts);
    this.since = keptSeen(table);
    this.asked = store.myTurn;
    keepSeen(table);
  }

  /** The present is on screen. */
  private arrive(): void {
    store.moment = null;
    if (store.myTurn && !this.asked) sound("my-turn");
    this.asked = store.myTurn;
  }

  /** Shows moment after moment; the first one follows on this table. */
  private async run(before: TableState, told: number): Promise<void> {
    this.running = true;
    store.moment ??= { table: before, told, entry: null, battle: null, result: false };
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) await this.show(beat);
    this.running = false;
    this.waiting = 0;
    this.arrive();
  }

  private async show({ walks, ...moment }: Beat): Promise<void> {
    const { ended } = this;
    const { entry } = moment;
    const coming = this.queue.reduce((sum, beat) => sum + length(beat), length(moment));
    const pace = PACES[preferred().pace] * hurry(coming);
    store.moment = moment;
    walk(walks, ROAD * pace);
    this.waiting = this.queue.filter((beat) => beat.entry).length;
    if (!entry && !moment.result) return;
    if (entry) sound(entry.event.kind);
    this.look([moment]);
    if (ended === this.ended) await this.pass(length(moment) * pace);
  }

  /** The board goes where it happens, moment by moment, if that cannot be seen well. */
  private look(moments: readonly Moment[]): void {
    const { pack, camera } = store;
    if (!pack) return;
    let at = camera.aim;
    for (const { entry, battle, table } of moments) {
      if (!entry || !table.view) continue;
      const cities = battle && !battle.over ? battle.cities : scene(entry, table.view);
      const spots = cities.map((city) => pack.city(city));
      const edge = Math.min(EDGE, EDGE_PART * camera.width);
      const low = battle !== null;
      const hidden = camera.stage(low);
      // Whoever watches is led by the hand; a combat is seen from near by everybody.
      const least = battle || !store.seat ? NEAR : 0;
      if (!spots.length || (at.k >= least && spots.every((spot) => camera.shows(spot, edge, at, hidden)))) continue;
      at = camera.framing(spots, hidden);
      store.goal = { cities, low };
    }
  }

  /** Waits, until the time is over or somebody wants to go on. */
  private pass(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** Whether something that this seat did itself is worth a moment: what it came to. */
function tells({ entry, battle, result }: Beat): boolean {
  return result || (entry !== null && (isGreat(entry) || (battle?.over ?? false)));
}

function powerOf(piece: number): number {
  return store.pack?.piece(piece).power ?? -1;
}

/** Things walk their ways, so many milliseconds for a road. */
function walk(moved: readonly Journey[], road: number = ROAD): void {
  if (moved.length) store.news = { id: store.news.id + 1, journeys: moved, road };
}

export const show = new Show();
