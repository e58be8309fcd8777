/** Several players at one screen: who must see it now. */

import type { TableState } from "../lib/types";

/** The seats the table is waiting for: first those who must answer a request, then the one who decides. */
function waitedFor({ request, to_act }: Pick<TableState, "request" | "to_act">): string[] {
  return [...(request?.waiting ?? []), ...to_act];
}

/** The player who should have the screen: the one who has it already, unless only others must act. */
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
