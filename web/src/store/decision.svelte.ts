/** Common behaviour of all decisions: highlights, drawings, and reactions to clicks, keys and cards. */

import type { Pack } from "../lib/pack";
import { NOTHING, type Highlights, type Thing, type Way } from "./store.svelte";
import type { Detail, View, Why } from "../lib/types";
import type { Sign } from "../lib/marches";

/** What a decision needs from the page. */
export interface DecisionContext {
  readonly pack: Pack;
  readonly view: View;
  readonly seat: string;
  /** The city under the pointer. */
  readonly pointed: number | null;
  /** Whether Shift is held: a click then adds a way-point. */
  readonly shift: boolean;
  act(action: string): void;
  /** Asks the server about the game; with a body, it sends it. Null if there is no answer. */
  request<Answer>(path: string, values?: Record<string, string | number>, body?: unknown): Promise<Answer | null>;
  /** Brings these cities into view if necessary; around one of them, as many as keep names readable. */
  frame(cities: readonly number[], around?: number): void;
  /** Shows why something is not possible. */
  explain(why: Why): void;
}

/** The state of a card in a hand while cards are needed. */
export interface CardState {
  usable: boolean;
  chosen: boolean;
  /** A short label above the card. */
  note: string;
}

const NO_SIGNS: ReadonlyMap<number, Sign> = new Map();

export class Decision<D extends Detail = Detail> {
  constructor(
    readonly desk: DecisionContext,
    readonly detail: D,
  ) {}

  get highlights(): Highlights {
    return NOTHING;
  }

  get ways(): readonly Way[] {
    return [];
  }

  /** The cities it is about; none if it is about the whole board. */
  get scene(): readonly number[] {
    return [];
  }

  /** Whether the board, or the hand below it, is enough to answer. */
  get onBoard(): boolean {
    return this.highlights.cities.size > 0;
  }

  /** The labels at glowing cities. */
  get signs(): ReadonlyMap<number, Sign> {
    return NO_SIGNS;
  }

  /** Handles a pick on the board; returns false if it means nothing to this decision. */
  pick(_thing: Thing): boolean {
    return false;
  }

  /** The prepared action, if it is complete and, as far as known, legal. */
  get action(): string | null {
    return null;
  }

  /** Enter: confirms the prepared action. */
  confirm(): boolean {
    if (this.action === null) return false;
    this.desk.act(this.action);
    return true;
  }

  /** Escape: cancels the last step of the preparation. */
  cancel(): boolean {
    return false;
  }

  /** The state of a card; null while this decision needs no cards from that hand. */
  card(_power: number, _card: number): CardState | null {
    return null;
  }

  pickCard(_power: number, _card: number): void {}

  /** The action of an unusable card, to ask for the reason. */
  cardAction(_card: number): string | null {
    return null;
  }

  /** Whether something can be dragged over the board. */
  drags(_thing: Thing): boolean {
    return false;
  }

  /** Something is being dragged over these cities. */
  drag(_thing: Thing, _cities: readonly number[]): void {}

  /** Something was dropped on the last of these cities; on none if the list is empty. */
  drop(_thing: Thing, _cities: readonly number[]): void {}

  /** The position has changed but the question has not: the preparation may stay. */
  renew(): void {}

  /** Takes over the preparation of the previous decision, where it still fits. */
  carry(_before: Decision): void {}

  /** Shows why an action is not possible, or why a piece cannot move. */
  protected async why(of: { action: string } | { piece: number }): Promise<void> {
    const why = await this.desk.request<Why>("why", of);
    if (why) this.desk.explain(why);
  }

  /** A city's id, as used in actions. */
  protected cityId(city: number): string {
    return this.desk.pack.city(city).id;
  }
}

/** The city of the picked thing, or a negative number. */
export function cityOf(thing: Thing, view: Pick<View, "place" | "hussars">): number {
  if (thing.kind === "city") return thing.id;
  if (thing.kind === "piece") return view.place[thing.id] ?? -1;
  return thing.kind === "hussar" ? (view.hussars[thing.id] ?? -1) : -1;
}

/** Highlights from a partial list. */
export function glowing(some: Partial<Record<keyof Highlights, Iterable<number>>>): Highlights {
  return {
    cities: new Set(some.cities),
    pieces: new Set(some.pieces),
    hussars: new Set(some.hussars),
    quiet: new Set(some.quiet),
    closed: new Set(some.closed),
  };
}
