/** Chapters 17 to 20: cards on the display, corps, pieces to be placed elsewhere. */

import type { Highlights, Thing, Way } from "../../store/store.svelte";
import type { DetailOf, Spot } from "../../lib/types";
import { executed, fill } from "../../lib/wording";
import { cityOf, Decision, glowing, type CardState } from "../../store/decision.svelte";
import { Payment } from "./payment.svelte";

/** 17.c: places a Tactical Card, or none. */
export class Lay extends Decision<DetailOf<"lay">> {
  /** The picked card: it is placed on confirmation. */
  chosen = $state.raw<number | null>(null);

  get picked() {
    return this.detail.cards.find(({ card }) => card === this.chosen) ?? null;
  }

  override card(power: number, card: number): CardState | null {
    if (power !== this.detail.power) return null;
    const entry = this.detail.cards.find((other) => other.card === card);
    return {
      usable: entry !== undefined,
      chosen: card === this.chosen,
      note: entry?.trump ? String(entry.influence) : "",
    };
  }

  override pickCard(_power: number, card: number): void {
    if (this.chosen === card) this.confirm();
    else this.chosen = card;
  }

  override get action(): string | null {
    return this.picked?.action ?? null;
  }

  override cancel(): boolean {
    if (this.chosen === null) return false;
    this.chosen = null;
    return true;
  }
}

/** 17.j: the parts of a Political Card to execute. */
export class Execute extends Decision<DetailOf<"execute">> {
  /** The chosen option of each track, by number. */
  options = $state.raw<readonly number[]>(
    this.detail.shifts.map(({ options }) => options.findIndex(({ boxes }) => boxes === 0)),
  );
  instruction = $state(false);

  choose(shift: number, option: number): void {
    this.options = this.options.with(shift, option);
  }

  override get action(): string | null {
    const texts = this.detail.shifts.map(({ options }, shift) => options[this.options[shift] ?? -1]?.text ?? "");
    return executed(this.detail.pattern, texts, this.instruction);
  }
}

/** 17.m: sends a general to the off-map box. */
export class CorpsChoice extends Decision<DetailOf<"corps">> {
  general = $state.raw<number | null>(null);
  payment = $state.raw<Payment | null>(null);

  get chosen() {
    return this.detail.generals.find(({ general }) => general === this.general) ?? null;
  }

  select(general: number | null): void {
    this.general = general;
    const { chosen } = this;
    const pay = (cards: string) => fill(chosen?.pattern ?? "", { cards });
    this.payment = chosen?.cost ? new Payment(this.desk, this.detail.power, this.detail.hand, pay, chosen.cards) : null;
  }

  override get action(): string | null {
    if (!this.payment) return this.chosen?.action ?? null;
    return this.payment.legal ? this.payment.action : null;
  }

  override get highlights(): Highlights {
    return glowing({ pieces: this.detail.generals.map(({ general }) => general) });
  }

  override pick(thing: Thing): boolean {
    if (thing.kind === "ground") return this.cancel();
    if (thing.kind !== "piece" || !this.highlights.pieces.has(thing.id)) return false;
    if (this.general === thing.id) this.confirm();
    else this.select(thing.id);
    return true;
  }

  override cancel(): boolean {
    if (this.general === null) return false;
    this.select(null);
    return true;
  }

  override card(power: number, card: number): CardState | null {
    return this.payment?.card(power, card) ?? null;
  }

  override pickCard(_power: number, card: number): void {
    this.payment?.toggle(card);
  }
}

/** 17.p, 19.1, 19.3: pieces are placed elsewhere. */
export class Place extends Decision<DetailOf<"place">> {
  piece = $state.raw(this.detail.pieces[0]?.piece ?? -1);
  /** The city for the piece, while its commander must still be chosen. */
  spot = $state.raw<Spot | null>(null);

  /** The details of the piece being placed now. */
  private get placing() {
    return this.detail.pieces.find((entry) => entry.piece === this.piece);
  }

  get spots(): readonly Spot[] {
    return this.placing?.spots ?? [];
  }

  /** The options in one city: several where the commander must be chosen. */
  at(city: number): readonly Spot[] {
    return this.spots.filter((spot) => spot.city === city);
  }

  select(piece: number): void {
    this.piece = piece;
    this.spot = null;
  }

  override get highlights(): Highlights {
    return glowing({
      pieces: this.detail.pieces.map(({ piece }) => piece),
      cities: this.spots.map(({ city }) => city),
    });
  }

  override get scene(): readonly number[] {
    const here = this.placing?.city;
    return [...(here == null ? [] : [here]), ...this.spots.map(({ city }) => city)];
  }

  override get ways(): readonly Way[] {
    const from = this.placing?.city;
    const { pointed } = this.desk;
    const to = this.spot?.city ?? (pointed !== null && this.at(pointed).length ? pointed : undefined);
    return from != null && to !== undefined ? [{ cities: [from, to], kind: "retreat" }] : [];
  }

  override pick(thing: Thing): boolean {
    if (
      thing.kind === "piece" &&
      this.detail.pieces.some(({ piece }) => piece === thing.id) &&
      thing.id !== this.piece
    ) {
      this.select(thing.id);
      return true;
    }
    const city = cityOf(thing, this.desk.view);
    if (city < 0) return this.cancel();
    const [spot, other] = this.at(city);
    if (spot && !other) this.desk.act(spot.action);
    else if (spot) this.spot = spot;
    else void this.why({ action: fill(this.placing?.pattern ?? "", { city: this.cityId(city) }) });
    return true;
  }

  override cancel(): boolean {
    if (!this.spot) return false;
    this.spot = null;
    return true;
  }

  override drags(thing: Thing): boolean {
    return thing.kind === "piece" && this.detail.pieces.some(({ piece }) => piece === thing.id);
  }

  override drop(thing: Thing, cities: readonly number[]): void {
    const city = cities.at(-1);
    if (thing.kind !== "piece" || city === undefined) return;
    this.select(thing.id);
    this.pick({ kind: "city", id: city });
  }
}
