/** The show: one queue between arrival and display. A player who acts ends it. */

import { ROAD } from "../board/motion.svelte";
import { journeys, type Journey } from "../lib/position";
import { scene } from "../lib/scene";
import { TINY } from "../lib/camera.svelte";
import { PACES, preferred } from "../lib/preferences.svelte";
import { store, type Moment, type Way } from "../store/store.svelte";
import { battleOf, type Battle } from "../lib/battle";
import type { Entry, TableState } from "../lib/types";
import { beats, hurry, isGreat, isShown, length, outcomes, type Beat } from "./beats";
import { keepSeen, keptSeen } from "./seen";
import { sound } from "./sound";

/** Events are shown at least this far inside the window: in pixels, or as a share of a small window. */
const EDGE = 70;
const EDGE_PART = 0.06;
/** The scale that shows a combat, and what a spectator watches, well. */
const NEAR = 0.85;
/** With fewer events than this, there is no digest. */
const MANY = 3;

class Show {
  /** The number of moments still to come. */
  waiting = $state(0);
  /** What the reader had seen when he left; null once he has caught up. */
  since = $state<number | null>(null);

  private queue: Beat[] = [];
  /** The last event when the game was opened: earlier ones are not news. */
  private opened = 0;
  private running = false;
  /** Counts the ended shows: work started for an earlier one stops. */
  private ended = 0;
  private wake: (() => void) | null = null;
  /** The combat in progress once the queue is empty. */
  private battle: Battle | null = null;
  /** Whether the reader was being asked something at the last shown moment. */
  private asked = false;

  /** Whether the board shows an earlier moment than the current one. */
  readonly on = $derived(store.showing);
  /** The event on screen. */
  readonly entry = $derived(store.moment?.entry ?? null);
  /** The announcement over the board. */
  readonly great = $derived(this.entry && isGreat(this.entry) ? this.entry : null);

  /** What the others did while the reader was away. */
  readonly missed = $derived.by(() => {
    const { since } = this;
    if (since === null || !store.seat) return [];
    const found = store.entries.filter((entry) => entry.seq > since && isShown(entry) && entry.seat !== store.seat);
    return found.length < MANY ? [] : found;
  });

  /** The paths of the others in the stage on screen. */
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

  /** Takes in an update: shows what others did, and of this seat's own actions only their consequences. */
  present(before: TableState | null, told: readonly Entry[]): void {
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
        if (pace) this.queue = outcomes(made);
      }
      if (!this.queue.length) return this.arrive();
    } else if (undone || away || !pace) {
      this.queue.push(...made);
      return this.end();
    } else this.queue.push(...made);
    this.waiting = this.queue.length;
    if (!this.running) void this.run(before, step.heard);
  }

  /** Ends the show: the board catches up with the game, framed as the show would have framed it at its end. */
  end(): void {
    this.ended++;
    const { queue } = this;
    this.queue = [];
    if (this.on) {
      this.frame(queue);
      store.moment = null;
    }
    this.wake?.();
  }

  /** Marks what happened in the meantime as read. */
  read(): void {
    this.since = null;
    if (store.latest) keepSeen(store.latest);
  }

  /** Another game or another seat: starts with what is new since the last visit. */
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

  /** Shows the moments in turn; the first one follows this table. */
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
    this.frame([moment]);
    if (ended === this.ended) await this.pass(length(moment) * pace);
  }

  /** Moves the board to the action, moment by moment, if it is not well visible. */
  private frame(moments: readonly Moment[]): void {
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
      // A spectator is guided all the time; a combat is shown close up to everybody, and nothing at an unreadable scale.
      const least = battle || !store.seat ? NEAR : TINY;
      if (!spots.length || (at.k >= least && spots.every((spot) => camera.shows(spot, edge, at, hidden)))) continue;
      at = camera.framing(spots, hidden);
      store.goal = { cities, low };
    }
  }

  /** Waits until the time is over or somebody continues. */
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

function powerOf(piece: number): number {
  return store.pack?.piece(piece).power ?? -1;
}

/** Pieces walk their paths, at this many milliseconds per road. */
function walk(moved: readonly Journey[], road: number = ROAD): void {
  if (moved.length) store.news = { id: store.news.id + 1, journeys: moved, road };
}

export const show = new Show();
