/** 21: the proposal being written. It outlives the panel, so the reader can look something up in the meantime. */

import { session } from "../store/session";
import { inquire } from "../store/attempt";
import { acting } from "../store/acting.svelte";
import type { ClauseForms, Deal, Proposal, MessageData, Why } from "../lib/types";
import { store } from "../store/store.svelte";
import { actionOf, drafted, taken, without, type Drafted } from "./draft";

/** Milliseconds without a change before the server is asked. */
const PAUSE = 150;

class Treating {
  forms = $state.raw<ClauseForms | null>(null);
  counter = $state(false);
  /** The form the editor starts with, the power bound by it, and the lands it names. */
  wanted = $state.raw<{ form: string; bound: number; lands: readonly string[] } | null>(null);
  clauses = $state.raw<readonly Drafted[]>([]);
  /** A complete clause that has not been added yet. */
  next = $state.raw<Drafted | null>(null);
  /** The server's reading of all clauses, including the next one. */
  told = $state.raw<Why | null>(null);
  /** The action it belongs to. */
  private toldOf = $state("");
  /** The seat and the game of the draft. */
  private place = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly here = $derived(`${store.table?.game.id ?? ""} ${store.seat ?? ""}`);
  readonly open = $derived(this.forms !== null && this.place === this.here);
  readonly action = $derived.by(() => {
    const all = this.next ? [...this.clauses, this.next] : this.clauses;
    return this.forms && all.length ? actionOf(this.forms, all, this.counter) : "";
  });
  /** Whether the server's reading is up to date. */
  readonly current = $derived(this.told !== null && this.toldOf === this.action);
  readonly ready = $derived(this.current && this.told?.legal === true && this.next === null && this.clauses.length > 0);

  /** Starts a proposal from one power to another; `from`: the proposal it answers. */
  async begin(by: number, to: number, from?: Proposal): Promise<void> {
    const { here } = this;
    const forms = await inquire(() => session.request<ClauseForms>("clauses", { by, to }));
    if (!forms || here !== this.here) return;
    this.drop();
    this.place = here;
    this.forms = forms;
    this.counter = from !== undefined;
    if (from) this.clauses = taken(from, forms);
  }

  drop(): void {
    this.forms = this.next = this.told = this.wanted = null;
    this.clauses = [];
    this.counter = false;
    store.chosen = new Set();
  }

  /** A clause as a sentence; null until the server has sent it. */
  sentence(place: number): MessageData | null {
    return this.told?.clauses?.[place] ?? null;
  }

  change(place: number, change: Partial<Drafted>): void {
    this.clauses = this.clauses.map((clause, other) => (other === place ? { ...clause, ...change } : clause));
  }

  remove(place: number): void {
    this.clauses = without(this.clauses, place);
  }

  add(): void {
    if (!this.next) return;
    this.clauses = [...this.clauses, this.next];
    this.next = null;
  }

  /** Asks the server to render the draft, and whether it can be proposed. */
  check(): () => void {
    const { action } = this;
    clearTimeout(this.timer);
    if (action) this.timer = setTimeout(() => void this.load(action), PAUSE);
    return () => clearTimeout(this.timer);
  }

  private async load(action: string): Promise<void> {
    const told = await inquire(() => session.request<Why>("why", { action }));
    if (!told || action !== this.action) return;
    this.told = told;
    this.toldOf = action;
  }

  async send(): Promise<void> {
    if (!this.ready || !acting.ready) return;
    const { action } = this;
    this.drop();
    await acting.act(action);
  }

  /** 21.a: adds a common deal; a clause with blanks is a form, which the editor opens. */
  deal(name: Deal["name"], turns: number): void {
    const forms = this.forms?.forms ?? [];
    this.clauses = [];
    this.wanted = null;
    for (const { body, bound, most, lands } of this.forms?.deals.find((deal) => deal.name === name)?.clauses ?? []) {
      const open = body.includes("{") && forms.find((form) => form.pattern === body && form.bound === bound);
      if (open) this.wanted = { form: open.name, bound, lands };
      else this.clauses = [...this.clauses, drafted(body, bound, turns, most)];
    }
  }

  /** Sets the same duration for all clauses. */
  last(turns: number): void {
    this.clauses = this.clauses.map((clause) => ({ ...clause, turns: Math.min(turns, clause.most) }));
  }
}

export const treating = new Treating();
