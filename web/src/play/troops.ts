/** How troops are given out. */

export interface Taker {
  troops: number;
  room: number;
}

/** Gives troops one by one to whoever has the fewest and still has room. */
export function spread(count: number, takers: readonly Taker[]): number[] {
  const given = takers.map(() => 0);
  for (let left = count; left > 0; left--) {
    let weakest = -1;
    takers.forEach(({ troops, room }, number) => {
      const now = given[number] ?? 0;
      const least = takers[weakest];
      if (now < room && (!least || troops + now < least.troops + (given[weakest] ?? 0))) weakest = number;
    });
    if (weakest < 0) break;
    given[weakest] = (given[weakest] ?? 0) + 1;
  }
  return given;
}

export function total(counts: Iterable<number>): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
