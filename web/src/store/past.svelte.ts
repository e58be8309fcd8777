/** Looking back: past positions, one after another. */

import { journeys } from "../lib/position";
import { session } from "./session";
import { inquire } from "./attempt";
import { isStill } from "../lib/preferences.svelte";
import { store } from "./store.svelte";
import { language } from "../lib/texts.svelte";
import type { Entry, Facts, Moment, Replay, View } from "../lib/types";
import { follows, momentsOf, stepFrom } from "../lib/moments";

/** The least time a moment is shown at normal speed, and the time added per road, in milliseconds. */
const SHOWN = 850;
const ROAD = 260;

/** The speeds of automatic playback. */
export const SPEEDS = [0.5, 1, 3] as const;

interface Position {
  view: View;
  facts: Facts | null;
}

class Past {
  private replay = $state.raw<{ key: string; full: Replay } | null>(null);
  private positions = new Map<string, Position>();
  private loading = "";
  /** Counts requests: a late answer shows nothing. */
  private requests = 0;
  /** Whether something is drawn on the current moment. */
  private drew = false;
  /** Whether playback is running, and its speed. */
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** After the end: the seat whose view of the past is shown; null if everything is open. */
  eyes = $state<string | null>(null);
  /** The requested moment while another one is being loaded. */
  private sought: number | null = null;

  /** A finished game is shown with all its secrets. */
  readonly over = $derived(store.table?.game.status === "over");
  private readonly key = $derived(`${store.table?.game.id} ${store.seat} ${this.over}`);

  /** The events: all of them for a finished game, otherwise those this reader has seen. */
  readonly entries = $derived.by((): readonly Entry[] => {
    return this.over && this.replay?.key === this.key ? this.replay.full.entries : store.entries;
  });
  readonly moments = $derived(momentsOf(this.entries));
  /** The moment on screen; null for the present. */
  readonly seq = $derived(store.past?.seq ?? null);

  /** Loads the whole log of a finished game, again if something was added. */
  async load(): Promise<void> {
    const { key } = this;
    const wanted = `${key} ${store.table?.seq}`;
    if (!this.over || this.loading === wanted) return;
    this.loading = wanted;
    const full = await inquire(() => session.request<Replay>("replay"));
    if (full && key === this.key) this.replay = { key, full };
  }

  /** Shows a moment's position; what has just moved walks there if the previous moment was on screen. */
  async show(seq: number): Promise<number> {
    this.wipe();
    const look = ++this.requests;
    const before = this.seq !== null && follows(this.moments, this.seq, seq) ? store.view : null;
    const position = await this.positionAt(seq);
    if (!position || look !== this.requests) return 0;
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

  /** Shows a moment's position with something drawn on it, until another moment is shown. */
  async draw(seq: number, hinted: NonNullable<typeof store.hinted>): Promise<void> {
    await this.show(seq);
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
    const found = await inquire(() => session.request<Moment>("at", { seq, ...(eyes ? { eyes } : {}) }));
    if (!found?.view) return null;
    const position = { view: found.view, facts: found.facts };
    this.positions.set(key, position);
    return position;
  }

  /** Goes to a moment while the pointer moves along the timeline: only the latest one is loaded. */
  async seek(seq: number): Promise<void> {
    this.playing = false;
    const waits = this.sought !== null;
    this.sought = seq;
    if (waits) return;
    for (let done: number | null = null; done !== this.sought;) {
      done = this.sought;
      await this.show(done);
    }
    this.sought = null;
  }

  /** Shows the same moment from a seat's view, or with everything open. */
  seeWith(eyes: string | null): void {
    this.eyes = eyes;
    const seq = this.seq ?? this.moments.at(-1);
    if (seq !== undefined) void this.show(seq);
  }

  /** The keys for looking back: one step, or all the way, in both directions. */
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
    else void this.show(seq);
  }

  first(): void {
    this.playing = false;
    const seq = this.moments[0];
    if (seq !== undefined) void this.show(seq);
  }

  /** Returns to the present. */
  now(): void {
    this.wipe();
    this.playing = false;
    this.requests++;
    this.eyes = null;
    store.past = null;
  }

  /** Plays the moments after this one to the last, then returns to the present. */
  async play(from: number, until = this.moments.at(-1) ?? from): Promise<void> {
    const { key } = this;
    this.playing = true;
    await this.show(from);
    for (const seq of this.moments.filter((moment) => moment > from && moment <= until)) {
      if (!this.goesOn(key)) return;
      const roads = await this.show(seq);
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
