/** What all decisions share: what glows, what is drawn, and what a click, a key or a card does. */

import type { Pack } from "../lib/pack";
import { NOTHING, type Highlights, type Thing, type Way } from "./store.svelte";
import type { Detail, View, Why } from "../lib/types";
import type { Sign } from "../lib/marches";

/** What a decision needs of the page. */
export interface DecisionContext {
  readonly pack: Pack;
  readonly view: View;
  readonly seat: string;
  /** The city that the pointer rests on. */
  readonly pointed: number | null;
  /** Whether Shift is held: a click then adds a way-point. */
  readonly shift: boolean;
  act(action: string): void;
  /** Asks the server something about the game; with a body it is sent. Null if there is no answer. */
  look<Answer>(path: string, values?: Record<string, string | number>, body?: unknown): Promise<Answer | null>;
  /** Brings these cities into view where they are not; as many around one of them as leave names readable. */
  frame(cities: readonly number[], around?: number): void;
  /** Shows why something is not possible. */
  explain(why: Why): void;
}

/** How a card of a hand looks while cards are wanted. */
export interface CardState {
  usable: boolean;
  chosen: boolean;
  /** A few signs above the card. */
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

  /** The cities that it is about; none if it is about all of the board. */
  get scene(): readonly number[] {
    return [];
  }

  /** Whether the board, or the hand below it, is enough to answer. */
  get onBoard(): boolean {
    return this.highlights.cities.size > 0;
  }

  /** What stands at glowing cities. */
  get signs(): ReadonlyMap<number, Sign> {
    return NO_SIGNS;
  }

  /** Takes what was picked on the board; false if this decision has nothing to do with it. */
  pick(_thing: Thing): boolean {
    return false;
  }

  /** What is prepared, complete and legal as far as one can know. */
  get action(): string | null {
    return null;
  }

  /** Enter: does what is prepared. */
  confirm(): boolean {
    if (this.action === null) return false;
    this.desk.act(this.action);
    return true;
  }

  /** Escape: takes the last step of the preparation back. */
  cancel(): boolean {
    return false;
  }

  /** How a card looks; null while this decision wants no cards of that hand. */
  card(_power: number, _card: number): CardState | null {
    return null;
  }

  pickCard(_power: number, _card: number): void {}

  /** The action of a card that cannot be used, to ask why. */
  cardAction(_card: number): string | null {
    return null;
  }

  /** Whether something can be dragged over the board. */
  drags(_thing: Thing): boolean {
    return false;
  }

  /** Something is dragged over these cities. */
  drag(_thing: Thing, _cities: readonly number[]): void {}

  /** Something is dropped at the last of these cities; at none if there are none. */
  drop(_thing: Thing, _cities: readonly number[]): void {}

  /** The position has changed, but not what is asked: what was prepared may stay. */
  renew(): void {}

  /** Takes over what was prepared in the decision before, where it still fits. */
  carry(_before: Decision): void {}

  /** Shows why an action is not possible, or why a piece does not move. */
  protected async why(of: { action: string } | { piece: number }): Promise<void> {
    const why = await this.desk.look<Why>("why", of);
    if (why) this.desk.explain(why);
  }

  /** A city's id, as actions name it. */
  protected cityId(city: number): string {
    return this.desk.pack.city(city).id;
  }
}

/** The city of what was picked, or less than zero. */
export function cityOf(thing: Thing, view: Pick<View, "place" | "hussars">): number {
  if (thing.kind === "city") return thing.id;
  if (thing.kind === "piece") return view.place[thing.id] ?? -1;
  return thing.kind === "hussar" ? (view.hussars[thing.id] ?? -1) : -1;
}

/** Highlights of which only some are given. */
export function glowing(some: Partial<Record<keyof Highlights, Iterable<number>>>): Highlights {
  return {
    cities: new Set(some.cities),
    pieces: new Set(some.pieces),
    hussars: new Set(some.hussars),
    quiet: new Set(some.quiet),
    closed: new Set(some.closed),
  };
}
