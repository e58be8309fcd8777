/** 14, 23, 24, SG.i: how near everybody is to victory, from what everybody sees. */

import type { PackData, View } from "../types";

const FRANCE = 0;
const BAVARIA = 1;
const PRUSSIA = 2;
const AUSTRIA = 4;
const PRAGMATIC = 5;
const MAJOR = [FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC];
/** 14.c, 14.d: the fortresses that France and Prussia need. */
const FRENCH = 9;
const PRUSSIAN = 12;

/** Something that wins when `have` reaches `need`. */
export interface Goal {
  /** What is counted: the end of a message's key. */
  kind: "core" | "core-silesia" | "bavaria-france" | "france" | "low-countries" | "pool";
  power: number;
  have: number;
  need: number;
  rule: string;
}

export function goals(view: View, pack: PackData): Goal[] {
  if (view.variant === "advanced") return pools(view, pack);
  return view.ceded.length ? afterCession(view, pack) : fortresses(view, pack);
}

/** 23.a: the victory markers that have left the pool. */
function pools(view: View, pack: PackData): Goal[] {
  return MAJOR.filter((power) => (view.seat_of[power] ?? -1) >= 0).map((power) => {
    const need = pack.powers[power]?.pool ?? 0;
    return { kind: "pool", power, have: need - (view.pool[power] ?? 0), need, rule: "23.a" };
  });
}

/** 14.c, 14.d. */
function fortresses(view: View, pack: PackData): Goal[] {
  const { core, silesia } = pack.regions;
  const [france, prussia] = view.players === 2 ? ["24.b", "24.b"] : ["14.c", "14.d"];
  return [
    { kind: "core", power: FRANCE, have: held(view, FRANCE, core), need: FRENCH, rule: france },
    {
      kind: "core-silesia",
      power: PRUSSIA,
      have: held(view, PRUSSIA, [...core, ...silesia]),
      need: PRUSSIAN,
      rule: prussia,
    },
  ] as Goal[];
}

/** SG.f, SG.i. */
function afterCession(view: View, pack: PackData): Goal[] {
  const [prussia = 0, france = 0, austria = 0] = view.ceded;
  const { core, netherlands, austrian_netherlands } = pack.regions;
  const home = (...powers: number[]) =>
    pack.cities.flatMap((city, number) => (city.home !== null && powers.includes(city.home) ? [number] : []));
  const low = [...netherlands, ...austrian_netherlands];
  const counted: [Goal["kind"], number, readonly number[], number][] = [
    ["bavaria-france", AUSTRIA, home(BAVARIA, FRANCE), 8 - austria],
    ["france", PRAGMATIC, home(FRANCE), 5 + prussia],
    ["core", FRANCE, core, FRENCH + france],
    ["low-countries", FRANCE, low, 5 + france],
  ];
  return counted.map(([kind, power, cities, need]) => ({
    kind,
    power,
    have: held(view, power, cities),
    need,
    rule: "SG.i",
  }));
}

function held(view: View, power: number, cities: readonly number[]): number {
  const among = new Set(cities);
  return (view.held[power] ?? []).filter((city) => among.has(city)).length;
}

/** Who wins if nobody reaches a goal, and by which rule. */
export function otherwise(view: View): { seat: string; rule: string } | null {
  if (view.variant === "advanced") return null;
  if (view.ceded.length) return { seat: "louis", rule: "SG.i" };
  return view.players === 2 ? { seat: "b", rule: "24.b" } : { seat: "maria_theresa", rule: "14.e" };
}

/** 5.e, 14.e, 23.c, SG.e, SG.i: the last turn as things stand. */
export function lastTurn(view: View): number {
  if (view.variant === "advanced") return 12;
  return view.ceded.length ? 15 : 9;
}
