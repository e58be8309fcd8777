/** Choosing a path on the board, for a march or a retreat. */

import type { Thing } from "../../store/store.svelte";
import type { Detail, FoundWay, March } from "../../lib/types";
import { Decision } from "../../store/decision.svelte";

/** A path that has been chosen but not walked. */
export interface Plan {
  path: readonly number[];
  force: boolean;
  action: string;
  /** What the path brings; null for a retreat. */
  march: March | null;
}

export abstract class Walking<D extends Detail> extends Decision<D> {
  plan = $state.raw<Plan | null>(null);
  /** The chosen way-points, including the end of the path. */
  points = $state.raw<readonly number[]>([]);
  /** Whether clicks add way-points. */
  adding = $state(false);
  /** The cities being dragged over. */
  dragged = $state.raw<readonly number[]>([]);
  private asked = 0;

  /** The walking piece; -1 if there is no choice. */
  protected abstract get walker(): number;
  /** The paths to a city named by the server, best first. */
  abstract waysTo(city: number): readonly Plan[];

  /** The path to the city under the pointer. */
  readonly preview = $derived.by<Plan | null>(() => {
    const { pointed } = this.desk;
    return pointed === null ? null : (this.waysTo(pointed)[0] ?? null);
  });

  /** The path being described: the chosen one, or the one under the pointer. */
  readonly shown = $derived(this.plan ?? this.preview);

  /** Chooses a city as the destination; a second time, walks there. */
  protected choose(city: number): void {
    if (this.plan && endOf(this.plan) === city && !this.adding) this.confirm();
    else if (this.plan && (this.adding || this.desk.shift)) void this.through([...this.points, city]);
    else this.set(this.waysTo(city)[0] ?? null);
  }

  /** Chooses one of the paths. */
  set(plan: Plan | null): void {
    this.asked++;
    this.plan = plan;
    this.points = plan ? [endOf(plan)] : [];
    if (!plan) this.adding = false;
  }

  /** Requests the path along way-points; an impossible one is explained. */
  async through(points: readonly number[], quietly = false): Promise<void> {
    const asked = ++this.asked;
    const found = await this.desk.request<FoundWay>(
      "way",
      {},
      { piece: Math.max(this.walker, 0), points, force: null },
    );
    if (!found || asked !== this.asked) return;
    if (found.action === null) {
      if (!quietly) this.desk.explain(found.why);
      return;
    }
    const { path, action, march } = found;
    this.plan = { path, action, march, force: march?.force ?? false };
    this.points = points;
  }

  override get action(): string | null {
    return this.plan?.action ?? null;
  }

  override cancel(): boolean {
    if (!this.plan) return false;
    this.set(null);
    return true;
  }

  override drag(_thing: Thing, cities: readonly number[]): void {
    this.dragged = cities;
    if (cities.length) void this.through(cities, true);
    else this.set(null);
  }

  override drop(_thing: Thing, cities: readonly number[]): void {
    this.dragged = [];
    if (cities.length) void this.through(cities);
    else this.set(null);
  }
}

export function endOf({ path }: Plan): number {
  return path.at(-1) ?? -1;
}
