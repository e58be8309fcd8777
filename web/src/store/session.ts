/** One game from one seat: connects requests, the live connection, the outbox and the store. */

import { Pack } from "../lib/pack";
import { store } from "./store.svelte";
import { language, learnNames } from "../lib/texts.svelte";
import type { Problem, Update } from "../lib/types";
import * as client from "../net/client";
import { Refusal } from "../net/client";
import { Live, liveUrl } from "../net/live";
import { newId, Outbox, type Letter } from "../net/outbox";
import { dropSeat, fragmentOf, heldSeats, holdSeat, settled, wanted, type HeldSeat } from "../net/seats";
import { loadTexts } from "../net/texts";

/** Something other than a server's game that uses the same table, such as a lesson. */
export interface Guest {
  /** The path for its requests. */
  base: string;
  /** The body of each request. */
  values(): Record<string, string>;
  post(path: string, body: Record<string, unknown>): Promise<void>;
}

/** Reloads the page if the server has a newer one, since this one may not understand the server's messages. */
async function reloadIfOld(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (own && answer?.ok && !(await answer.text()).includes(own)) location.reload();
}

export class Session {
  private live: Live | null = null;
  private outbox: Outbox<Update | null> | null = null;
  game = "";
  private guest: Guest | null = null;
  private token: string | null = null;
  private seat: string | null = null;
  /** The pack that is loaded or being loaded. */
  private loading = "";
  /** Whether there was a live connection before: after an interruption the server may have changed. */
  private opened = false;
  /** Counts the tables that were left. */
  private left = 0;

  /** Returns a check for later: whether the reader is still at the current table. */
  stays(): () => boolean {
    const { left } = this;
    return () => left === this.left;
  }

  /** The seats of this game that this browser may play. */
  seats(): HeldSeat[] {
    return heldSeats(localStorage, this.game);
  }

  /** Opens a game's address; false if it is not one. */
  async open(fragment: string): Promise<boolean> {
    const goal = wanted(fragment);
    const stays = this.stays();
    if (goal.kind === "seat") {
      const known = heldSeats(localStorage).find(({ token, link }) => token === goal.token || link === goal.token);
      const held = known ?? { ...(await client.seat(goal.token)), token: goal.token };
      holdSeat(localStorage, held);
      if (!stays()) return false;
      history.replaceState(null, "", fragmentOf(held.game, held.seat));
      const seat = await settled(localStorage, held);
      return stays() && this.enter(held.game, seat);
    }
    if (goal.kind === "watch") return this.enter(goal.game, null);
    if (goal.kind !== "game") return false;
    const held = heldSeats(localStorage, goal.game);
    const found = held.find((entry) => entry.seat === goal.seat) ?? held[0];
    const seat = found ? await settled(localStorage, found) : null;
    return stays() && this.enter(goal.game, seat);
  }

  /** Switches to another seat of the same game that this browser may play. */
  sit(seat: string): void {
    const held = this.seats().find((entry) => entry.seat === seat);
    if (!held || seat === this.seat) return;
    history.replaceState(null, "", fragmentOf(this.game, seat));
    this.enter(this.game, held);
  }

  /** Plays an action, given in the notation of records. */
  act(action: string): Promise<void> {
    const step = store.latest?.step ?? "";
    return this.post("act", { step, action });
  }

  /** Makes a request that is not an action of the game, such as `leave`. */
  send(method: "POST" | "PUT", path: string, body?: unknown): Promise<void> {
    return client.send(method, this.path(path), { token: this.token, body });
  }

  private path(path: string, values: Record<string, string | number> = {}): string {
    const seat = this.seat ?? undefined;
    const { base, values: more } = this.guest ?? { base: `/games/${this.game}`, values: () => ({}) };
    return client.query(`${base}/${path}`, { ...values, ...more(), lang: language(), seat });
  }

  /** Sends a request of this seat to the game. */
  async post(path: string, body: Record<string, unknown> = {}): Promise<void> {
    store.problem = null;
    await (this.guest ?? this.outbox)?.post(path, body);
  }

  /** Asks about this game from this seat's view; with a body, it sends it. */
  request<Answer>(
    path: string,
    values: Record<string, string | number> = {},
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<Answer> {
    if (path === "marches" && this.token && this.live?.isOpen)
      return this.live.marches(newId(), values["piece"] ?? -1) as Promise<Answer>;
    const options = { token: this.token, body, ...(signal ? { signal } : {}) };
    return client.request<Answer>(body === undefined ? "GET" : "POST", this.path(path, values), options);
  }

  /** Leaves the table and ignores anything that still arrives for it. */
  close(): void {
    this.left++;
    this.live?.stop();
    this.live = null;
    this.outbox = null;
    this.guest = null;
    store.presenter?.end();
    store.held = null;
    store.reset();
  }

  /** Plays something other than a server's game. */
  receive(guest: Guest, game: string): void {
    this.close();
    this.game = game;
    this.token = this.seat = null;
    this.guest = guest;
    store.link = { kind: "open" };
  }

  private enter(game: string, held: HeldSeat | null): boolean {
    this.close();
    const token = held?.token ?? null;
    const seat = held?.seat ?? null;
    this.game = game;
    this.token = token;
    this.seat = store.held = seat;
    if (token) this.outbox = this.makeOutbox(game, token, seat ?? "");
    this.live = new Live({
      url: liveUrl(location),
      hello: () => ({ game, token, seat, after: store.heard.at(-1)?.seq ?? 0, lang: language() }),
      onUpdate: (update) => this.take(update),
      onState: (state) => {
        store.link = state;
        if (state.kind !== "open") return;
        if (this.opened) void reloadIfOld();
        this.opened = true;
        void this.outbox?.flush();
      },
    });
    this.live.start();
    return true;
  }

  private makeOutbox(game: string, token: string, seat: string): Outbox<Update | null> {
    const stays = this.stays();
    const hears =
      <Given>(hear: (given: Given) => void) =>
      (given: Given) => {
        if (stays()) hear(given);
      };
    return new Outbox<Update | null>({
      key: `maria-outbox-${token}`,
      storage: localStorage,
      send: async ({ id, path, body }: Letter) => {
        if (stays() && this.live?.isOpen) {
          await this.live.send(path, id, body);
          return null;
        }
        return client.request<Update>("POST", client.query(`/games/${game}/${path}`, { lang: language(), seat }), {
          token,
          body: { id, ...body, after: store.heard.at(-1)?.seq ?? 0 },
        });
      },
      onAnswer: hears((update) => {
        if (update) this.take(update);
      }),
      onRefusal: hears((error) => this.refuse(error, token)),
      onCount: hears((count) => {
        store.unconfirmed = count;
      }),
    });
  }

  take(update: Update): void {
    const before = store.latest;
    const fresh = store.take(update);
    store.presenter?.present(before, fresh);
    void this.loadPack(update.table.game.pack);
  }

  private refuse(error: unknown, token: string): void {
    if (!(error instanceof Refusal)) throw error;
    const problem: Problem = error.problem;
    store.problem = problem;
    if (error.status === 401) dropSeat(localStorage, token);
    if (problem.table) store.take({ entries: [], table: problem.table });
  }

  /** Switches to another language; the board contains text as well. */
  async speak(code: string): Promise<void> {
    const hash = store.pack && this.loading;
    const [drawing] = await Promise.all([hash ? client.board(hash, code) : null, loadTexts(code)]);
    if (drawing && hash === this.loading) store.drawing = drawing;
  }

  /** Loads the game's box and its drawing, once. */
  private async loadPack(hash: string): Promise<void> {
    if (this.loading === hash) return;
    this.loading = hash;
    try {
      const [pack, drawing] = await Promise.all([client.pack(hash), client.board(hash, language())]);
      if (this.loading !== hash) return;
      learnNames(pack.names);
      store.pack = new Pack(pack);
      store.drawing = drawing;
    } catch (error) {
      if (this.loading === hash) this.loading = "";
      if (!(error instanceof client.Offline)) throw error;
    }
  }
}

export const session = new Session();
