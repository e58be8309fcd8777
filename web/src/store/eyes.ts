/** Several players at one screen: whose eyes it is for. */

import type { TableState } from "../lib/types";

/** Whom the table waits for: first whoever has to answer a request, then who decides. */
function waitedFor({ request, to_act }: Pick<TableState, "request" | "to_act">): string[] {
  return [...(request?.waiting ?? []), ...to_act];
}

/** Who of those at this screen is to look at it now: whoever looks on already, unless only others are waited for. */
export function nextEyes(
  table: Pick<TableState, "request" | "to_act" | "seat">,
  here: readonly string[],
  eyes: string | null,
): string {
  const waited = waitedFor(table).filter((seat) => here.includes(seat));
  const asked = table.request ? waited.slice(0, 1) : waited;
  if (eyes && (!asked.length || asked.includes(eyes))) return eyes;
  return asked[0] ?? eyes ?? table.seat ?? here[0] ?? "";
}
