/** What this seat may do now: the offer of the server, the decision that is being prepared, and what is told of it. */

import * as client from "../net/client";
import { session } from "../net/session";
import type { Pack } from "../pack";
import { store, type Thing } from "../store.svelte";
import { language, say } from "../texts.svelte";
import type { Entry, Parts, Proposal, SeatChoices, View } from "../types";
import { decisionOf } from "./decisions";
import type { Decision, Desk } from "./decisions/decision.svelte";
import { powerName, seatName } from "./names";
import type { Why } from "./types";

/** Something that is told for a while: a reason with its rule, what has just happened, or that one is asked. */
export interface Notice {
  id: number;
  kind: "why" | "news" | "proposal";
  sentences: readonly Parts[];
  rule: string | null;
  /** The text of the rule. */
  text: string;
}

/** From this scale on counters and names are read well. */
const NEAR = 0.85;
const EDGE = 40;

export class Acting {
  offer = $state.raw<SeatChoices | null>(null);
  decision = $state.raw<Decision | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The rule whose text is shown. */
  rule = $state.raw<string | null>(null);
  rules = $state.raw<Readonly<Record<string, string>>>({});
  shift = $state(false);
  /** What is being dragged, and where on the page it is. */
  dragging = $state.raw<{ thing: Thing; x: number; y: number } | null>(null);

  /** Whether the board was moved to show where the decision is taken. */
  framed = $state(false);

  /** The position that the offer is for, and the one on the table. */
  private loaded = $state("");
  readonly wanted = $derived.by(() => {
    const { table } = store;
    return table?.view ? `${table.game.id} ${table.seat ?? ""} ${table.seq} ${table.step}` : "";
  });
  /** Whether the offer is for the position on the table, and nothing is under way. */
  readonly ready = $derived(this.loaded === this.wanted && store.unconfirmed === 0 && store.past === null);

  /** Something was asked while the server was away. */
  missed = $state(false);

  private told = { table: "", seq: 0 };
  /** The proposals to this seat that it has been told of. */
  private proposed = new Set<string>();
  private notices = 0;
  private request: AbortController | null = null;

  // ------------------------------------------------------------ the offer

  /** Asks what can be done in the position on the table. */
  async load(): Promise<void> {
    this.request?.abort();
    this.missed = false;
    const { wanted } = this;
    if (!wanted) {
      this.take(null);
      this.loaded = "";
      return;
    }
    const request = (this.request = new AbortController());
    try {
      const offer = await session.look<SeatChoices>("choices", {}, undefined, request.signal);
      if (request.signal.aborted) return;
      this.take(offer);
      this.loaded = wanted;
    } catch (error) {
      if (!request.signal.aborted) this.fail(error);
    }
  }

  private take(offer: SeatChoices | null): void {
    const before = this.decision;
    const same = before && offer?.detail && JSON.stringify(before.detail) === JSON.stringify(offer.detail);
    this.announce(offer);
    this.offer = offer;
    if (same) {
      before.renew();
      return;
    }
    store.selected = null;
    const { pack, view } = store;
    this.decision = offer?.detail && pack && view ? decisionOf(this.desk(pack, view), offer.detail) : null;
    if (before) this.decision?.carry(before);
    this.framed = offer?.yours === true && !this.seen();
    if (this.framed) this.show();
  }

  /** Shows where on the board it happens. */
  show(): void {
    const cities = this.decision?.scene ?? [];
    if (cities.length) store.goal = { cities };
  }

  /** Whether all of what a decision is about can be seen well. */
  private seen(): boolean {
    const { pack, camera } = store;
    if (!pack || !this.decision?.scene.length) return true;
    return camera.k >= NEAR && this.decision.scene.every((city) => camera.shows(pack.city(city), EDGE));
  }

  private desk(pack: Pack, view: View): Desk {
    return {
      pack,
      get view() {
        return store.view ?? view;
      },
      get seat() {
        return store.seat ?? "";
      },
      get pointed() {
        return store.pointed;
      },
      get shift() {
        return acting.shift;
      },
      act: (action) => void this.act(action),
      look: (path, values, body) => this.look(path, values, body),
      explain: (why) => this.explain(why),
    };
  }

  // ------------------------------------------------------------ doing

  async act(action: string): Promise<void> {
    if (!this.ready) return;
    this.notice = null;
    await session.act(action);
  }

  async undo(): Promise<void> {
    this.notice = null;
    await session.post("undo");
  }

  /** Plays again what was taken back last. */
  async redo(): Promise<void> {
    const action = store.table?.undo.again;
    if (action != null) await this.act(action);
  }

  async answer(grant: boolean): Promise<void> {
    await session.post("undo/answer", { grant });
  }

  // ------------------------------------------------------------ telling

  /** Asks the server something; null if there is no answer. */
  private async look<Answer>(
    path: string,
    values: Record<string, string | number> = {},
    body?: unknown,
  ): Promise<Answer | null> {
    try {
      return await session.look<Answer>(path, values, body);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  private fail(error: unknown): void {
    if (error instanceof client.Refusal) store.problem = error.problem;
    else if (error instanceof client.Offline) this.missed = true;
    else throw error;
  }

  explain({ reason, rule, rule_text: text }: Why): void {
    if (reason) this.tell({ kind: "why", sentences: [reason], rule: rule ?? null, text: text ?? "" });
  }

  /** Why an action is not possible, in words; null if it is. */
  async reason(action: string): Promise<Why | null> {
    const why = await this.look<Why>("why", { action });
    return why?.legal ? null : why;
  }

  /** Tells of proposals that this seat has not seen yet; it may answer them whenever it likes. */
  private announce(offer: SeatChoices | null): void {
    const asked = offer?.any_time.proposals.filter(({ accept }) => accept) ?? [];
    const key = (proposal: Proposal) => JSON.stringify([store.seat, proposal.text]);
    const fresh = asked.filter((proposal) => !this.proposed.has(key(proposal)));
    this.proposed = new Set(asked.map(key));
    if (!fresh.length || (store.tab === "table" && store.panelOpen)) return;
    const sentences = fresh.map(({ by, to, seat, ends, text }) =>
      ends === null ? [say("page-proposal-new", { name: seatName(seat), by: powerName(by), to: powerName(to) })] : text,
    );
    this.tell({ kind: "proposal", sentences, rule: null, text: "" });
  }

  /** How many proposals wait for an answer of this seat. */
  readonly answers = $derived(this.offer?.any_time.proposals.filter(({ accept }) => accept).length ?? 0);

  private tell(notice: Omit<Notice, "id">): void {
    this.notice = { id: ++this.notices, ...notice };
  }

  /** Shows the text of a rule. */
  async showRule(id: string): Promise<void> {
    this.rule = id;
    if (!(id in this.rules)) this.rules = await client.rules(language());
  }

  /** Hears what has happened, and tells how a combat has ended. */
  hear(entries: readonly Entry[]): void {
    const { table } = store;
    if (!table?.seat) return;
    const key = `${table.game.id} ${table.seat}`;
    const first = this.told.table !== key;
    if (first) {
      this.told = { table: key, seq: 0 };
      this.notice = null;
    }
    const fresh = entries.filter(({ seq }) => seq > this.told.seq);
    if (!fresh.length) return;
    this.told.seq = fresh.at(-1)?.seq ?? 0;
    const sentences = fresh.filter(({ news }) => news).map(({ parts }) => parts);
    if (!first && sentences.length) this.tell({ kind: "news", sentences, rule: null, text: "" });
  }
}

export const acting = new Acting();
