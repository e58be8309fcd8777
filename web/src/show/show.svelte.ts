/** The show: one queue between what has arrived and what is seen. Whoever acts ends it. */

import { ROAD } from "../board/motion.svelte";
import { journeys, type Journey } from "../lib/position";
import { scene } from "../lib/scene";
import { PACES, preferred } from "../lib/preferences.svelte";
import { store, type Way } from "../store/store.svelte";
import type { Entry, TableState } from "../lib/types";
import { battleOf, beats, duration, goOn, hurry, isAftermath, isGreat, isShown } from "./beats";
import type { Battle, Beat } from "./beats";
import { keepSeen, keptSeen } from "./seen";
import { sound } from "./sound";

/** What happens is shown at least so many pixels inside the window, or such a part of a small one. */
const EDGE = 70;
const EDGE_PART = 0.06;
/** Of fewer events nobody is told who comes back. */
const MANY = 3;

class Show {
  /** The event that is shown now. */
  entry = $state.raw<Entry | null>(null);
  /** How many events are still to come. */
  waiting = $state(0);
  /** The combat that is fought, or was fought last. */
  battle = $state.raw<Battle | null>(null);
  /** The combats of this seat that have ended and were not put away, the latest last. */
  results = $state.raw<readonly Battle[]>([]);
  /** What this reader had seen when he went away; null once he has read what came then. */
  since = $state<number | null>(null);

  private queue: Beat[] = [];
  /** Where the game was when it was opened: what came before is no news. */
  private opened = 0;
  private running = false;
  /** Counts how often the show was ended: what was begun before goes no further. */
  private ended = 0;
  private wake: (() => void) | null = null;

  /** Whether the board shows something that has passed by now. */
  readonly on = $derived(store.showing);
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
    const until = this.on ? (store.past?.seq ?? 0) : Infinity;
    const told = store.entries.filter(({ seq }) => seq <= until);
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
    const { table } = store;
    if (!table?.view) return;
    if (!before?.view || before.game.id !== table.game.id || before.seat !== table.seat) return this.begin(table);
    if (document.hidden) this.since ??= before.seq;
    else {
      keepSeen(table);
      if (!this.missed.some(({ seq }) => seq <= before.seq)) this.since = null;
    }
    if (!before.to_act.includes(table.seat ?? "") && store.myTurn) sound("my-turn");
    const fresh = told.filter(({ seq }) => seq > this.opened);
    if (fresh.length < told.length) this.battle = battleOf(table.facts);
    if (!fresh.length) return;
    const made = beats(fresh, { view: before.view, facts: before.facts }, { view: table.view, facts: table.facts });
    const own = fresh.filter(isShown).every(({ seat }) => seat !== null && seat === table.seat);
    const undone = fresh.some(({ event }) => event.kind === "taken-back");
    const looking = store.past !== null && !this.on;
    if (own || undone || looking || document.hidden || !PACES[preferred().pace]) {
      this.end();
      made.forEach((beat) => this.follow(beat.entry));
      if (undone) this.battle = battleOf(table.facts);
      if (looking || document.hidden) return;
      walk(journeys(before.view, table.view, fresh));
      const great = made.filter(({ entry }) => entry && isGreat(entry) && PACES[preferred().pace]);
      this.queue.push(...great.map((beat) => ({ ...beat, position: null })));
    } else {
      if (!store.past) store.past = { seq: before.seq, view: before.view, facts: before.facts, show: true };
      this.queue.push(...made);
    }
    this.waiting = this.queue.length;
    if (!this.running) void this.run();
  }

  /** Ends what is shown: the board is where the game is. */
  end(): void {
    this.ended++;
    for (const { entry } of this.queue) this.follow(entry);
    this.queue = [];
    this.entry = null;
    if (this.on) store.past = null;
    this.wake?.();
  }

  /** Puts the card of the latest combat away. */
  dismiss(): void {
    this.results = this.results.slice(0, -1);
  }

  /** Puts the cards of all combats away. */
  clear(): void {
    this.results = [];
  }

  /** What came meanwhile has been read. */
  read(): void {
    this.since = null;
    if (store.table) keepSeen(store.table);
  }

  /** Another game or another seat: what is new since it was looked at last. */
  private begin(table: TableState): void {
    this.end();
    this.results = [];
    this.opened = table.seq;
    this.battle = battleOf(table.facts);
    this.since = keptSeen(table);
    keepSeen(table);
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) await this.show(beat);
    this.running = false;
    this.entry = null;
    if (this.on) store.past = null;
  }

  private async show({ seq, entry, position, because }: Beat): Promise<void> {
    const { ended } = this;
    const waiting = this.queue.flatMap((beat) => beat.entry ?? []);
    const pace = PACES[preferred().pace] * hurry(entry ? [entry, ...waiting] : waiting);
    const before = store.view;
    this.follow(entry);
    if (position && before) {
      store.past = { seq, ...position, show: true };
      walk(journeys(before, position.view, because), ROAD * pace);
    }
    this.waiting = waiting.length;
    if (!entry) return;
    this.entry = entry;
    sound(entry.event.kind);
    this.look(entry);
    if (ended === this.ended) await this.pass(duration(entry) * pace);
  }

  /** The combat goes on with an event; one of this seat that ends gets a card. */
  private follow(entry: Entry | null): void {
    if (!entry) return;
    const before = this.battle;
    this.battle = goOn(before, entry);
    if (!this.battle?.over || !isAftermath(entry) || !this.isMine(this.battle)) return;
    this.results = [...this.results.filter((other) => other !== before), this.battle];
  }

  private isMine({ attackers, defenders }: Battle): boolean {
    const fighters = [...attackers, ...defenders];
    return store.seat !== null && fighters.some((piece) => store.seatOf(powerOf(piece)) === store.seat);
  }

  /** The board goes where it happens, if that cannot be seen. */
  private look(entry: Entry): void {
    const { pack, view, camera } = store;
    const cities = pack && view ? scene(entry, view) : [];
    const edge = Math.min(EDGE, EDGE_PART * camera.width);
    if (pack && cities.length && !cities.every((city) => camera.shows(pack.city(city), edge))) store.goal = { cities };
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

function powerOf(piece: number): number {
  return store.pack?.piece(piece).power ?? -1;
}

/** Things walk their ways, so many milliseconds for a road. */
function walk(moved: readonly Journey[], road: number = ROAD): void {
  if (moved.length) store.news = { id: store.news.id + 1, journeys: moved, road };
}

export const show = new Show();
