/** Looking back: the positions of the past, one after the other. */

import { journeys } from "../lib/position";
import { session } from "./session";
import { inquire } from "./attempt";
import { isStill } from "../lib/preferences.svelte";
import { store } from "./store.svelte";
import { language } from "../lib/texts.svelte";
import type { Entry, Facts, Moment, Replay, View } from "../lib/types";
import { follows, momentsOf, stepFrom } from "../lib/moments";

/** Milliseconds that a moment is shown at least, and more for every road that somebody goes; at the usual speed. */
const SHOWN = 850;
const ROAD = 260;

/** How much quicker the moments may pass than usual. */
export const SPEEDS = [0.5, 1, 3] as const;

interface Position {
  view: View;
  facts: Facts | null;
}

class Past {
  private replay = $state.raw<{ key: string; told: Replay } | null>(null);
  private positions = new Map<string, Position>();
  private loading = "";
  /** Counts the looks: an answer that comes late shows nothing. */
  private looks = 0;
  /** Whether something is drawn on the moment that is looked at. */
  private drew = false;
  /** Whether the moments pass by themselves, and how quickly. */
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** After the end: the seat with whose eyes the past is seen; null if everything lies open. */
  eyes = $state<string | null>(null);
  /** The moment that is wanted while another one is fetched. */
  private sought: number | null = null;

  /** A game that is over is told with all that was secret. */
  readonly over = $derived(store.table?.game.status === "over");
  private readonly key = $derived(`${store.table?.game.id} ${store.seat} ${this.over}`);

  /** What happened: of a game that is over everything, else what this reader has seen. */
  readonly entries = $derived.by((): readonly Entry[] => {
    return this.over && this.replay?.key === this.key ? this.replay.told.entries : store.entries;
  });
  readonly moments = $derived(momentsOf(this.entries));
  /** The moment that is looked at; null for the present. */
  readonly seq = $derived(store.past?.seq ?? null);

  /** Reads the whole story of a game that is over, again if something was added to it. */
  async load(): Promise<void> {
    const { key } = this;
    const wanted = `${key} ${store.table?.seq}`;
    if (!this.over || this.loading === wanted) return;
    this.loading = wanted;
    const told = await inquire(() => session.look<Replay>("replay"));
    if (told && key === this.key) this.replay = { key, told };
  }

  /** Shows the position of a moment; what moved just before walks there if the moment before was shown. */
  async look(seq: number): Promise<number> {
    this.wipe();
    const look = ++this.looks;
    const before = this.seq !== null && follows(this.moments, this.seq, seq) ? store.view : null;
    const position = await this.positionAt(seq);
    if (!position || look !== this.looks) return 0;
    store.past = { seq, ...position };
    if (!before) return 0;
    const moved = journeys(
      before,
      position.view,
      this.entries.filter((entry) => entry.seq === seq),
    );
    if (moved.length) store.news = { id: store.news.id + 1, journeys: moved, road: ROAD / this.speed };
    return Math.max(0, ...moved.map(({ path }) => path.length - 1));
  }

  /** Shows the position of a moment with something drawn on it, until another one is looked at. */
  async draw(seq: number, hinted: NonNullable<typeof store.hinted>): Promise<void> {
    await this.look(seq);
    if (this.seq !== seq) return;
    this.drew = true;
    store.hinted = hinted;
    store.goal = { cities: [...hinted.cities, ...hinted.ways.flatMap(({ cities }) => cities)] };
  }

  private wipe(): void {
    if (this.drew) store.hinted = null;
    this.drew = false;
  }

  private async positionAt(seq: number): Promise<Position | null> {
    const eyes = this.over ? this.eyes : null;
    const key = `${this.key} ${eyes} ${language()} ${seq}`;
    const known = this.positions.get(key);
    if (known) return known;
    const told = await inquire(() => session.look<Moment>("at", { seq, ...(eyes ? { eyes } : {}) }));
    if (!told?.view) return null;
    const position = { view: told.view, facts: told.facts };
    this.positions.set(key, position);
    return position;
  }

  /** Goes to a moment while others are pointed at: only the latest is fetched. */
  async seek(seq: number): Promise<void> {
    this.playing = false;
    const waits = this.sought !== null;
    this.sought = seq;
    if (waits) return;
    for (let done: number | null = null; done !== this.sought;) {
      done = this.sought;
      await this.look(done);
    }
    this.sought = null;
  }

  /** Sees the same moment with the eyes of a seat, or everything. */
  seeWith(eyes: string | null): void {
    this.eyes = eyes;
    const seq = this.seq ?? this.moments.at(-1);
    if (seq !== undefined) void this.look(seq);
  }

  /** The keys of the past: there and back, one step or all the way. */
  press(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select, [role=dialog]"))
      return;
    if (event.key === "Escape" && this.seq !== null && !this.over) this.now();
    else if (event.key === "Home") this.first();
    else if (event.key === ",") this.step(-1);
    else if (event.key === ".") this.step(1);
    else if (event.key === "End") this.now();
  }

  step(steps: number): void {
    this.playing = false;
    const seq = stepFrom(this.moments, this.seq, steps);
    if (seq === null) return;
    if (seq === this.moments.at(-1)) this.now();
    else void this.look(seq);
  }

  first(): void {
    this.playing = false;
    const seq = this.moments[0];
    if (seq !== undefined) void this.look(seq);
  }

  /** Back to the present. */
  now(): void {
    this.wipe();
    this.playing = false;
    this.looks++;
    this.eyes = null;
    store.past = null;
  }

  /** Lets the moments pass from after this one until the last, and comes back to the present. */
  async play(from: number, until = this.moments.at(-1) ?? from): Promise<void> {
    const { key } = this;
    this.playing = true;
    await this.look(from);
    for (const seq of this.moments.filter((moment) => moment > from && moment <= until)) {
      if (!this.goesOn(key)) return;
      const roads = await this.look(seq);
      await new Promise((done) => setTimeout(done, (SHOWN + (isStill() ? 0 : roads * ROAD)) / this.speed));
    }
    if (this.goesOn(key)) this.now();
  }

  private goesOn(key: string): boolean {
    return this.playing && key === this.key;
  }

  pause(): void {
    this.playing = false;
  }
}

export const past = new Past();
