/** 10: a movement phase. Pick a piece, then its destination; or bring back a train. */

import { store, type Highlights, type Thing, type Way } from "../../store/store.svelte";
import { destinations, endOf, signsOf, type Sign } from "../../lib/marches";
import type { DetailOf, March, Marches, NeededConsent, Reentry } from "../../lib/types";
import { fill } from "../../lib/wording";
import { cityOf, glowing, type CardState, type Decision } from "../../store/decision.svelte";
import { Payment } from "./payment.svelte";
import { Walking, type Plan } from "./walking.svelte";

export class Movement extends Walking<DetailOf<"movement">> {
  piece = $state.raw<number | null>(null);
  marches = $state.raw<Marches | null>(null);
  reentry = $state.raw<Reentry | null>(null);
  payment = $state.raw<Payment | null>(null);
  /** The picked stack that needs somebody's consent. */
  agreement = $state.raw<NeededConsent | null>(null);

  readonly goals = $derived(destinations(this.marches?.ways ?? []));
  private readonly movable = new Set(this.detail.pieces.map(({ piece }) => piece));

  protected get walker(): number {
    return this.piece ?? -1;
  }

  waysTo(city: number): readonly Plan[] {
    return (this.goals.get(city) ?? []).map(planOf);
  }

  /** The other paths to the same destination, with other effects. */
  readonly alternatives = $derived.by<readonly Plan[]>(() => {
    const end = this.plan?.path.at(-1);
    return end === undefined ? [] : this.waysTo(end);
  });

  override get highlights(): Highlights {
    if (this.reentry) return glowing({ cities: this.reentry.spots.map(({ city }) => city) });
    return glowing({
      pieces: this.movable,
      cities: this.goals.keys(),
      quiet: this.marches?.agreements.map(({ city }) => city) ?? [],
      closed: this.marches?.closed.map(({ city }) => city) ?? [],
    });
  }

  /** What to frame: the picked piece's destinations and the enemies it could attack; otherwise all movable pieces. */
  override get scene(): readonly number[] {
    if (this.piece === null) return this.detail.pieces.flatMap(({ city }) => city ?? []);
    const start = this.desk.view.place[this.piece] ?? -1;
    const ways = this.marches?.ways ?? [];
    const near = ways.filter(({ force, attacks }) => !force || attacks.length);
    const targets = near.flatMap((way) => [endOf(way), ...way.attacks.map(({ city }) => city)]);
    return start < 0 ? [] : [...new Set([start, ...targets, ...(this.marches?.closed.map(({ city }) => city) ?? [])])];
  }

  override get onBoard(): boolean {
    return this.movable.size > 0;
  }

  override get signs(): ReadonlyMap<number, Sign> {
    return signsOf(this.goals);
  }

  override get ways(): readonly Way[] {
    const found: Way[] = [];
    const draw = ({ path, force }: Plan) => found.push({ cities: path, kind: force ? "force" : "march" });
    const start = this.piece === null ? -1 : (this.desk.view.place[this.piece] ?? -1);
    if (this.dragged.length && start >= 0) found.push({ cities: [start, ...this.dragged], kind: "supply" });
    if (this.agreement) found.push({ cities: this.agreement.path, kind: "supply" });
    if (this.plan) draw(this.plan);
    else if (this.preview && !this.dragged.length) draw(this.preview);
    return found;
  }

  select(piece: number | null): void {
    this.set(null);
    this.reentry = this.payment = this.agreement = null;
    this.piece = piece;
    this.marches = null;
    store.selected = piece === null ? null : { kind: "piece", id: piece };
    if (piece !== null) void this.load();
  }

  private async load(): Promise<void> {
    const piece = this.piece;
    if (piece === null) return;
    const marches = await this.desk.request<Marches>("marches", { piece });
    if (!marches || piece !== this.piece) return;
    this.marches = marches;
    const [start = -1, ...others] = this.scene;
    if (!this.plan && start >= 0) this.desk.frame([start, ...others], start);
  }

  /** 10.2: a train is to return; its city is picked on the board. */
  bring(reentry: Reentry | null): void {
    this.select(null);
    this.reentry = reentry;
    if (!reentry?.cost) return;
    const power = this.desk.pack.piece(reentry.train).power;
    const at = (cards: string) => this.reenter(reentry, reentry.spots[0]?.city ?? -1, cards);
    this.payment = new Payment(this.desk, power, reentry.hand, at, reentry.cheapest);
  }

  private reenter({ pattern }: Reentry, city: number, cards: string): string {
    return fill(pattern, { city: this.cityId(city), cards });
  }

  /** Brings the train back to a city, paying with the chosen cards. */
  private bringTo(city: number): void {
    const { reentry, payment } = this;
    if (!reentry) return;
    const spot = reentry.spots.find((other) => other.city === city);
    const action = this.reenter(reentry, city, payment?.cards ?? "");
    if (spot && (payment?.legal ?? true)) this.desk.act(action);
    else void this.why({ action });
  }

  override pick(thing: Thing): boolean {
    this.agreement = null;
    if (thing.kind === "ground") return this.cancel();
    if (thing.kind === "piece" && this.movable.has(thing.id)) {
      if (this.piece === thing.id && !this.plan) this.select(null);
      else this.select(thing.id);
      return true;
    }
    const city = cityOf(thing, this.desk.view);
    if (city < 0) return false;
    if (this.reentry) this.bringTo(city);
    else if (this.piece !== null) this.go(city);
    else if (thing.kind === "piece") void this.why({ piece: thing.id });
    else return false;
    return true;
  }

  private go(city: number): void {
    const agreement = this.marches?.agreements.find((other) => other.city === city);
    if (this.goals.has(city)) this.choose(city);
    else if (agreement) {
      this.set(null);
      this.agreement = agreement;
    } else if (this.plan && (this.adding || this.desk.shift)) void this.through([...this.points, city]);
    else void this.through([city]);
  }

  override cancel(): boolean {
    if (super.cancel()) return true;
    if (this.piece === null && !this.reentry) return false;
    this.select(null);
    return true;
  }

  override drags(thing: Thing): boolean {
    return thing.kind === "piece" && this.movable.has(thing.id);
  }

  override drag(thing: Thing, cities: readonly number[]): void {
    if (thing.kind === "piece" && this.piece !== thing.id) this.select(thing.id);
    super.drag(thing, cities);
  }

  override card(power: number, card: number): CardState | null {
    return this.payment?.card(power, card) ?? null;
  }

  override pickCard(_power: number, card: number): void {
    this.payment?.toggle(card);
  }

  /** Somebody else has moved: marches may have changed, but the plan may still be possible. */
  override renew(): void {
    void this.load();
    if (this.plan) void this.through(this.points.length ? this.points : this.plan.path.slice(1), true);
  }

  override carry(before: Decision): void {
    if (!(before instanceof Movement) || before.piece === null || !this.movable.has(before.piece)) return;
    this.piece = before.piece;
    this.plan = before.plan;
    this.points = before.points;
    this.renew();
  }
}

function planOf(march: March): Plan {
  const { path, force, action } = march;
  return { path, force, action, march };
}
