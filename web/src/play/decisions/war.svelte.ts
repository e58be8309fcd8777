/** Chapters 4 to 13: set-up, hussars, supply, attacks, retreats and winter. */

import type { Highlights, Thing, Way } from "../../store/store.svelte";
import type { DetailOf, Playable, View } from "../../lib/types";
import { fill, signed, troopTexts } from "../../lib/wording";
import { cityOf, Decision, glowing, type CardState, type DecisionContext } from "../../store/decision.svelte";
import { Payment } from "./payment.svelte";
import { Walking, type Plan } from "./walking.svelte";

/** The cities of those of these pieces that are on the map. */
const placesOf = (pieces: readonly number[], { place }: View) =>
  pieces.map((piece) => place[piece] ?? -1).filter((city) => city >= 0);

/** 4.e: splits each power's troops over its generals. */
export class Split extends Decision<DetailOf<"split">> {
  /** By power, in the order of its generals. */
  counts = $state.raw<Readonly<Record<number, readonly number[]>>>({});

  constructor(desk: DecisionContext, detail: DetailOf<"split">) {
    super(desk, detail);
    this.counts = Object.fromEntries(detail.powers.map(({ power, proposal }) => [power, proposal]));
  }

  override get highlights(): Highlights {
    return glowing({ pieces: this.generals });
  }

  private get generals(): number[] {
    return this.detail.powers.flatMap(({ generals }) => generals.map(({ general }) => general));
  }

  override get scene(): readonly number[] {
    return placesOf(this.generals, this.desk.view);
  }

  change(power: number, place: number, count: number): void {
    this.counts = { ...this.counts, [power]: (this.counts[power] ?? []).with(place, count) };
  }

  left(power: number): number {
    const entry = this.detail.powers.find((other) => other.power === power);
    return (entry?.troops ?? 0) - total(this.counts[power] ?? []);
  }

  split(power: number): void {
    const entry = this.detail.powers.find((other) => other.power === power);
    if (!entry) return;
    const given = entry.generals.map(({ general }, place) => ({
      id: this.desk.pack.piece(general).id,
      count: this.counts[power]?.[place] ?? 0,
    }));
    this.desk.act(fill(entry.pattern, { troops: troopTexts(given) }));
  }

  override carry(before: Decision): void {
    if (before instanceof Split)
      for (const { power } of this.detail.powers) {
        const counts = before.counts[power];
        if (counts) this.counts = { ...this.counts, [power]: counts };
      }
  }
}

/** 7.a: hussars are dragged, or picked and placed. */
export class Hussars extends Decision<DetailOf<"hussars">> {
  hussar = $state.raw(this.detail.hussars[0]?.hussar ?? -1);

  override get highlights(): Highlights {
    const { hussars, cities } = this.detail;
    return glowing({ hussars: hussars.map(({ hussar }) => hussar), cities: hussars.length ? cities : [] });
  }

  override get scene(): readonly number[] {
    return this.detail.cities;
  }

  override pick(thing: Thing): boolean {
    if (thing.kind === "hussar" && this.drags(thing)) this.hussar = thing.id;
    else {
      const city = cityOf(thing, this.desk.view);
      if (city < 0 || this.hussar < 0) return false;
      this.place(this.hussar, city);
    }
    return true;
  }

  private place(hussar: number, city: number): void {
    const entry = this.detail.hussars.find((other) => other.hussar === hussar);
    if (!entry) return;
    const action = fill(entry.pattern, { city: this.cityId(city) });
    if (this.detail.cities.includes(city)) this.desk.act(action);
    else void this.why({ action });
  }

  override drags(thing: Thing): boolean {
    return thing.kind === "hussar" && this.detail.hussars.some(({ hussar }) => hussar === thing.id);
  }

  override drop(thing: Thing, cities: readonly number[]): void {
    const city = cities.at(-1);
    if (thing.kind === "hussar" && city !== undefined) this.place(thing.id, city);
  }
}

/** 9.g, 9.h: pays for supply paths through hussars. */
export class Toll extends Decision<DetailOf<"toll">> {
  readonly payment: Payment | null;
  /** The chosen payment when the whole hand is used. */
  covering = $state(0);

  constructor(desk: DecisionContext, detail: DetailOf<"toll">) {
    super(desk, detail);
    const generals = detail.due.map(({ general }) => desk.pack.piece(general).id).join(" ");
    const pay = (cards: string) => fill(detail.pattern, { cards, generals });
    this.payment = detail.cheapest ? new Payment(desk, detail.power, detail.hand, pay, detail.cheapest.cards) : null;
  }

  override get highlights(): Highlights {
    return glowing({ pieces: this.detail.due.map(({ general }) => general) });
  }

  override get ways(): readonly Way[] {
    return this.detail.due.map(({ path }) => ({ cities: path, kind: "toll" }));
  }

  override get scene(): readonly number[] {
    return this.detail.due.flatMap(({ path }) => path);
  }

  override get action(): string | null {
    if (!this.payment) return this.detail.coverings[this.covering]?.action ?? null;
    return this.payment.legal ? this.payment.action : null;
  }

  override card(power: number, card: number): CardState | null {
    if (this.payment) return this.payment.card(power, card);
    return power === this.detail.power ? { usable: true, chosen: true, note: "" } : null;
  }

  override pickCard(_power: number, card: number): void {
    this.payment?.toggle(card);
  }
}

/** 11.1.a: chooses the next attack. */
export class Attacks extends Decision<DetailOf<"attacks">> {
  /** The attack being pointed at in the panel. */
  pointed = $state.raw<number | null>(null);

  override get highlights(): Highlights {
    return glowing({
      pieces: this.detail.attacks.flatMap(({ attackers, defenders }) => [...attackers.generals, ...defenders.generals]),
    });
  }

  override get ways(): readonly Way[] {
    return this.detail.attacks
      .filter((_, number) => this.pointed === null || this.pointed === number)
      .map(({ attackers, defenders }) => ({ cities: [attackers.city, defenders.city], kind: "retreat" }));
  }

  override get scene(): readonly number[] {
    return this.detail.attacks.flatMap(({ attackers, defenders }) => [attackers.city, defenders.city]);
  }

  /** A click on a city with only one attack chooses it. */
  override pick(thing: Thing): boolean {
    const city = cityOf(thing, this.desk.view);
    const there = this.detail.attacks.filter(({ attackers, defenders }) =>
      [attackers.city, defenders.city].includes(city),
    );
    const only = there.length === 1 ? there[0] : undefined;
    if (only) this.desk.act(only.action);
    else if (there.length) this.pointed = null;
    return there.length > 0;
  }
}

/** 11.1: a combat. Other players see the same, but have nothing to play. */
export class Duel extends Decision<DetailOf<"duel">> {
  /** The Reserve whose value is being chosen. */
  reserve = $state.raw<number | null>(null);

  get mine(): boolean {
    return this.detail.seat === this.desk.seat;
  }

  get power(): number {
    return this.detail[this.detail.side].power;
  }

  /** 11.1.b, 11.1.g: the cards to play; of another player's hand nothing is known. */
  get can(): "both" | "suit" | "reserve" | "none" | "unknown" {
    const [cards, reserves] = [this.detail.cards.length > 0, this.detail.reserves.length > 0];
    if (!this.mine) return "unknown";
    return cards && reserves ? "both" : cards ? "suit" : reserves ? "reserve" : "none";
  }

  override get scene(): readonly number[] {
    return [this.detail.attackers.city, this.detail.defenders.city];
  }

  override get onBoard(): boolean {
    return true;
  }

  private playable(card: number): Playable | undefined {
    return this.detail.cards.find((entry) => entry.card === card);
  }

  /** The possible values of the chosen Reserve. */
  get values(): readonly Playable[] {
    return this.detail.reserves.find(({ card }) => card === this.reserve)?.values ?? [];
  }

  override card(power: number, card: number): CardState | null {
    if (!this.mine || power !== this.power) return null;
    const playable = this.playable(card);
    const reserve = this.detail.reserves.some((entry) => entry.card === card);
    return {
      usable: reserve || playable !== undefined,
      chosen: this.reserve === card,
      note: playable ? signed(playable.score) : "",
    };
  }

  override pickCard(_power: number, card: number): void {
    const playable = this.playable(card);
    if (playable) this.desk.act(playable.action);
    else if (this.detail.reserves.some((entry) => entry.card === card))
      this.reserve = this.reserve === card ? null : card;
    else void this.why({ action: this.cardAction(card) });
  }

  override cardAction(card: number): string {
    return fill(this.detail.pattern, { cards: this.desk.pack.data.cards[card]?.text ?? "" });
  }

  override cancel(): boolean {
    if (this.reserve === null) return false;
    this.reserve = null;
    return true;
  }
}

/** 11.2: the winner chooses the defeated side's path. */
export class Retreat extends Walking<DetailOf<"retreat">> {
  protected get walker(): number {
    return this.detail.losers[0] ?? -1;
  }

  waysTo(city: number): readonly Plan[] {
    return this.detail.ends
      .filter((end) => end.city === city)
      .map(({ path, action }) => ({ path, action, force: false, march: null }));
  }

  override get highlights(): Highlights {
    return glowing({ cities: this.detail.ends.map(({ city }) => city) });
  }

  override get scene(): readonly number[] {
    return [this.detail.city, ...this.detail.ends.flatMap(({ path }) => path)];
  }

  override get ways(): readonly Way[] {
    const way = this.shown;
    return way ? [{ cities: way.path, kind: "retreat" }] : [];
  }

  override pick(thing: Thing): boolean {
    const city = cityOf(thing, this.desk.view);
    if (city < 0) return this.cancel();
    if (this.waysTo(city).length) this.choose(city);
    else if (this.plan && (this.adding || this.desk.shift)) void this.via(city);
    else void this.through([city]);
    return true;
  }

  /** A city on the path, before its end. */
  private async via(city: number): Promise<void> {
    const end = this.points.at(-1);
    if (end !== undefined) await this.through([...this.points.slice(0, -1), city, end]);
  }

  override drags(thing: Thing): boolean {
    return thing.kind === "piece" && this.detail.losers.includes(thing.id);
  }
}

/** 13.a: buys troops. */
export class Recruit extends Decision<DetailOf<"recruit">> {
  count = $state(0);
  readonly payment: Payment;

  constructor(desk: DecisionContext, detail: DetailOf<"recruit">) {
    super(desk, detail);
    const buy = (cards: string) => fill(detail.pattern, { count: this.count, cards });
    this.payment = new Payment(desk, detail.power, detail.hand, buy, []);
  }

  override get scene(): readonly number[] {
    const { pack, view } = this.desk;
    const own = pack.data.pieces.flatMap(({ power, kind }, piece) =>
      power === this.detail.power && kind === "general" ? [piece] : [],
    );
    return placesOf(own, view);
  }

  /** Buys this many, for the cheapest cards. */
  want(count: number): void {
    this.count = count;
    this.payment.propose(this.cheapest?.cards ?? []);
  }

  private get cheapest() {
    return this.detail.counts.find(({ count }) => count === this.count);
  }

  get cost(): number {
    return this.cheapest?.cost ?? 0;
  }

  override get action(): string | null {
    if (this.count === 0) return this.cheapest?.action ?? null;
    return this.payment.legal ? this.payment.action : null;
  }

  override card(power: number, card: number): CardState | null {
    return this.count ? this.payment.card(power, card) : null;
  }

  override pickCard(_power: number, card: number): void {
    this.payment.toggle(card);
  }
}

/** 13.b, 13.c: distributes new troops, and chooses where removed generals re-enter. */
export class Assign extends Decision<DetailOf<"assign">> {
  /** By general. */
  counts = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The number of each re-entering general's entry. */
  entries = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The general whose entry is being chosen on the board. */
  entering = $state.raw<number | null>(null);

  constructor(desk: DecisionContext, detail: DetailOf<"assign">) {
    super(desk, detail);
    this.propose();
  }

  propose(): void {
    const { takers, entering, proposal, places } = this.detail;
    this.counts = new Map([...takers, ...entering].map(({ general }, number) => [general, proposal[number] ?? 0]));
    this.entries = new Map(entering.map(({ general }, number) => [general, places[number] ?? 0]));
  }

  get left(): number {
    return this.detail.count - total(this.counts.values());
  }

  change(general: number, count: number): void {
    this.counts = new Map(this.counts).set(general, count);
  }

  enter(general: number, entry: number): void {
    this.entries = new Map(this.entries).set(general, entry);
  }

  override get action(): string | null {
    if (this.left) return null;
    const { pack } = this.desk;
    const given = [...this.counts]
      .filter(([, count]) => count > 0)
      .map(([general, count]) => {
        const entries = this.detail.entering.find((other) => other.general === general)?.entries;
        const place = entries?.[this.entries.get(general) ?? 0]?.text;
        return { id: pack.piece(general).id, count, ...(place ? { place } : {}) };
      });
    return fill(this.detail.pattern, { troops: troopTexts(given) });
  }

  override get scene(): readonly number[] {
    return placesOf(
      this.detail.takers.map(({ general }) => general),
      this.desk.view,
    );
  }

  private spots(general: number | null) {
    return this.detail.entering.find((other) => other.general === general)?.entries ?? [];
  }

  override get highlights(): Highlights {
    return glowing({
      pieces: this.detail.takers.map(({ general }) => general),
      cities: this.spots(this.entering).map(({ city }) => city),
    });
  }

  /** Gives a general one more troop; a click on a city re-enters a general there. */
  override pick(thing: Thing): boolean {
    if (thing.kind === "piece") {
      const taker = this.detail.takers.find(({ general }) => general === thing.id);
      const now = this.counts.get(thing.id) ?? 0;
      if (taker && this.left > 0 && now < taker.room) this.change(thing.id, now + 1);
      return taker !== undefined;
    }
    const { entering } = this;
    const entry = this.spots(entering).findIndex(({ city }) => city === cityOf(thing, this.desk.view));
    if (entering === null || entry < 0) return false;
    this.enter(entering, entry);
    if (this.left > 0 && !this.counts.get(entering)) this.change(entering, 1);
    return true;
  }
}

function total(counts: Iterable<number>): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
