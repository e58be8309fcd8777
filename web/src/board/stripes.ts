/** A round patch striped in several colours: where tints overlap, each of them stays visible. */

const RADIUS = 13;
/** The fewest stripes in a patch of more than one colour. */
const STRIPES = 6;

export function stripes(colours: readonly string[]): { path: string; colour: string }[] {
  const count = colours.length === 1 ? 1 : Math.ceil(STRIPES / colours.length) * colours.length;
  return Array.from({ length: count }, (_, number) => ({
    path: slice(-RADIUS + (2 * RADIUS * number) / count, -RADIUS + (2 * RADIUS * (number + 1)) / count),
    colour: colours[number % colours.length] ?? "",
  }));
}

/** The part of the round patch between two parallel lines, rotated by 45 degrees. */
function slice(from: number, to: number): string {
  const half = (at: number) => Math.sqrt(Math.max(RADIUS ** 2 - at ** 2, 0));
  const point = (along: number, at: number) =>
    `${((along - at) * Math.SQRT1_2).toFixed(2)} ${((along + at) * Math.SQRT1_2).toFixed(2)}`;
  const arc = `A${RADIUS} ${RADIUS} 0 0`;
  return `M${point(-half(from), from)}L${point(half(from), from)}${arc} 1 ${point(half(to), to)}L${point(-half(to), to)}${arc} 1 ${point(-half(from), from)}z`;
}
