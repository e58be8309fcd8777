/** What this seat may do now: the server's offer, the decision being prepared, and the notices about it. */

import * as client from "../net/client";
import { session } from "./session";
import { TINY } from "../lib/camera.svelte";
import type { Pack } from "../lib/pack";
import { screen } from "../lib/screen.svelte";
import { store, type Thing } from "./store.svelte";
import { powerRef } from "./telling";
import { language } from "../lib/texts.svelte";
import type { AtAnyTime, Detail, EventKind, Proposal, MessageData, SeatChoices, View, Why } from "../lib/types";
import { Decision, type DecisionContext } from "./decision.svelte";
import { seatName } from "./names";

/** A temporary notice: a reason with its rule, or a request from another player. */
export interface Notice {
  id: number;
  kind: "why" | "proposal";
  sentences: readonly MessageData[];
  rule: string | null;
  /** The text of the rule. */
  text: string;
}

/** From this scale on, counters and names are easy to read. */
const NEAR = 0.85;
const EDGE = 40;

/** Somebody has made a proposal; its content is shown elsewhere. */
function proposalOf(seat: string, by: number, to: number): MessageData {
  return { key: "page-proposal-new", values: { name: seatName(seat), by: powerRef(by), to: powerRef(to) } };
}

/** The events that answer a request for an undo, or end it. */
const UNDOS: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["undo-asked", "undo-granted", "undo-refused", "undo-withdrawn", "taken-back"] as const),
]);

/** What the table offers this seat: the open decision, and what it may do at any time. */
export type Offer = SeatChoices & { any_time: AtAnyTime };

export class Acting {
  /** Creates the decision for a question. The registry in `play` knows the kinds. */
  decisionOf: (desk: DecisionContext, detail: Detail) => Decision = (desk, detail) => new Decision(desk, detail);

  offer = $state.raw<Offer | null>(null);
  decision = $state.raw<Decision | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The rule whose text is shown. */
  rule = $state.raw<string | null>(null);
  rules = $state.raw<Readonly<Record<string, string>>>({});
  shift = $state(false);
  /** What is being dragged, and its position on the page. */
  dragging = $state.raw<{ thing: Thing; x: number; y: number } | null>(null);

  /** Whether the board was moved to the place of the decision. */
  framed = $state(false);
  /** Whether the decision has just started and is still unseen. */
  private begins = false;

  /** The table on screen: its game and seat. */
  private readonly here = $derived(store.table?.view ? `${store.table.game.id} ${store.seat ?? ""}` : "");
  /** The position the offer is for, and the one on the table. */
  private loaded = $state("");
  readonly wanted = $derived(this.here && store.table ? `${this.here} ${store.table.seq} ${store.table.step}` : "");
  /** Whether the offer is for the current position and no action is under way. */
  readonly ready = $derived(
    this.loaded === this.wanted && store.unconfirmed === 0 && store.past === null && store.table === store.latest,
  );

  /** The position of the hint; and whether that is the one on the table. */
  private puzzled = $state("");
  readonly hinting = $derived(this.puzzled !== "" && this.puzzled === this.wanted);

  hint(on: boolean): void {
    this.puzzled = on ? this.wanted : "";
  }

  /** A question was asked while the server was unreachable. */
  missed = $state(false);

  /** Proposals to this seat that it has already been notified of. */
  private proposed = new Set<string>();
  private notices = 0;
  /** The table the offer belongs to. */
  private at = "";

  // ------------------------------------------------------------ the offer

  /** Takes what the table offers. */
  load(): void {
    this.missed = false;
    if (this.here !== this.at) this.take(null);
    this.at = this.here;
    this.loaded = this.wanted;
    const { choices, any_time } = store.table ?? {};
    if (choices && any_time) this.take({ ...choices, any_time });
  }

  private take(offer: Offer | null): void {
    const before = this.decision;
    const same = before && offer?.detail && JSON.stringify(before.detail) === JSON.stringify(offer.detail);
    this.announce(offer);
    this.offer = offer;
    if (same) {
      before.renew();
      return;
    }
    store.selected = null;
    const { pack } = store;
    const view = store.table?.view;
    this.decision = offer?.detail && pack && view ? this.decisionOf(this.desk(pack, view), offer.detail) : null;
    if (before) this.decision?.carry(before);
    const goesOn = before?.detail.kind === "movement" && this.decision?.detail.kind === "movement";
    this.framed = false;
    this.begins = offer?.yours === true && !goesOn;
    this.present();
    if (offer?.yours && (!goesOn || !this.decision?.onBoard)) this.unfold();
  }

  /** A decision starts with its place in view; if something is being shown, once that has ended. */
  present(): void {
    if (!this.begins || store.showing) return;
    this.begins = false;
    this.framed = store.selected === null && !this.seen(this.decision?.scene ?? []);
    if (this.framed) this.frame();
  }

  /** Shows the place of the decision on the board; of two maps that would be tiny, the one with more of it. */
  frame(): void {
    const { pack, camera } = store;
    let cities = this.decision?.scene ?? [];
    if (pack && camera.framing(cities.map((city) => pack.city(city))).k < TINY) {
      const [one = [], other = []] = [0, 1].map((map) => cities.filter((city) => pack.city(city).map === map));
      cities = one.length > other.length ? one : other;
    }
    if (cities.length) store.goal = { cities, low: store.battle !== null };
  }

  /** Shows cities, unless they are well visible already. */
  reveal(cities: readonly number[], around?: number): void {
    if (this.seen(cities)) return;
    store.goal = { cities, low: store.battle !== null, ...(around === undefined ? {} : { around }) };
  }

  /** Whether all of these cities are well visible. */
  private seen(cities: readonly number[]): boolean {
    const { pack, camera } = store;
    if (!pack || !cities.length) return true;
    return (
      camera.k >= NEAR &&
      cities.every((city) => camera.shows(pack.city(city), EDGE, camera, camera.stage(store.battle !== null)))
    );
  }

  /** A question the board cannot answer opens the panel. Where the board needs the room, other questions fold it. */
  private unfold(): void {
    if (!this.decision || store.lesson) return;
    const { onBoard } = this.decision;
    if (!onBoard && (screen.small || !store.panelOpen)) store.tab = "play";
    if (!onBoard || screen.small) store.panelOpen = !onBoard;
  }

  private desk(pack: Pack, view: View): DecisionContext {
    return {
      pack,
      get view() {
        return store.table?.view ?? view;
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
      request: (path, values, body) => this.request(path, values, body),
      frame: (cities, around) => {
        if (screen.small && !store.lesson) store.panelOpen = false;
        if (!this.dragging) this.reveal(cities, around);
      },
      explain: (why) => this.explain(why),
    };
  }

  // ------------------------------------------------------------ doing

  async act(action: string): Promise<void> {
    if (!this.ready) return;
    this.begin();
    store.pointed = null;
    await session.act(action);
  }

  /** Whether others must agree before the latest action is taken back; bots always do. */
  readonly asks = $derived.by(() => {
    const { table, seat } = store;
    return (
      !table?.undo.free &&
      (table?.game.seats.some(
        (other) => other.seat !== seat && other.kind !== "bot" && !other.standing_in && !other.resigned,
      ) ??
        false)
    );
  });

  async undo(): Promise<void> {
    this.begin();
    await session.post("undo");
  }

  /** Earlier events have been seen, and notices are cleared. */
  private begin(): void {
    store.presenter?.end();
    this.notice = null;
  }

  /** Redoes the last action that was taken back. */
  async redo(): Promise<void> {
    const action = store.table?.undo.again;
    if (action != null) await this.act(action);
  }

  async answer(grant: boolean): Promise<void> {
    await session.post("undo/answer", { grant });
  }

  async withdraw(): Promise<void> {
    await session.post("undo/withdraw");
  }

  /** This seat's request to undo has ended: shows it if somebody declined. */
  answered(): void {
    const last = store.entries.findLast(({ event: { kind } }) => UNDOS.has(kind));
    if (last?.event.kind === "undo-refused") this.notify({ kind: "why", sentences: [last.text], rule: null, text: "" });
  }

  // ------------------------------------------------------------ telling

  /** Sends a question to the server; null if there is no answer. */
  private async request<Answer>(
    path: string,
    values: Record<string, string | number> = {},
    body?: unknown,
  ): Promise<Answer | null> {
    try {
      return await session.request<Answer>(path, values, body);
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
    if (reason) this.notify({ kind: "why", sentences: [reason], rule: rule ?? null, text: text ?? "" });
  }

  /** Why an action is not possible, in words; null if it is. */
  async reason(action: string): Promise<Why | null> {
    const why = await this.request<Why>("why", { action });
    return why?.legal ? null : why;
  }

  /** Notifies this seat of new proposals; it may answer them at any time. */
  private announce(offer: Offer | null): void {
    const asked = offer?.any_time.proposals.filter(({ accept }) => accept) ?? [];
    const key = (proposal: Proposal) => JSON.stringify([store.seat, proposal.text]);
    const fresh = asked.filter((proposal) => !this.proposed.has(key(proposal)));
    this.proposed = new Set(asked.map(key));
    if (!fresh.length || store.alone || (store.tab === "diplomacy" && store.panelOpen)) return;
    const sentences = fresh.map(({ by, to, seat, ends, text }) => (ends === null ? proposalOf(seat, by, to) : text));
    this.notify({ kind: "proposal", sentences, rule: null, text: "" });
  }

  /** How many proposals are waiting for this seat's answer. */
  readonly answers = $derived(this.offer?.any_time.proposals.filter(({ accept }) => accept).length ?? 0);

  private notify(notice: Omit<Notice, "id">): void {
    this.notice = { id: ++this.notices, ...notice };
  }

  /** Shows the text of a rule. */
  async showRule(id: string): Promise<void> {
    this.rule = id;
    if (!(id in this.rules)) this.rules = await client.rules(language());
  }
}

export const acting = new Acting();
