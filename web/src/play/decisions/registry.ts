/** A decision of each kind. */

import type { Detail } from "../../lib/types";
import { Decision, type Desk } from "../../store/decision.svelte";
import { Movement } from "./movement.svelte";
import { CorpsChoice, Execute, Lay, Place } from "./politics.svelte";
import { Assign, Attacks, Duel, Hussars, Recruit, Retreat, Split, Toll } from "./war.svelte";

/** What a player prepares and does for a detail of the server. */
export function decisionOf(desk: Desk, detail: Detail): Decision {
  switch (detail.kind) {
    case "split":
      return new Split(desk, detail);
    case "hussars":
      return new Hussars(desk, detail);
    case "toll":
      return new Toll(desk, detail);
    case "movement":
      return new Movement(desk, detail);
    case "attacks":
      return new Attacks(desk, detail);
    case "duel":
      return new Duel(desk, detail);
    case "retreat":
      return new Retreat(desk, detail);
    case "recruit":
      return new Recruit(desk, detail);
    case "assign":
      return new Assign(desk, detail);
    case "lay":
      return new Lay(desk, detail);
    case "execute":
      return new Execute(desk, detail);
    case "corps":
      return new CorpsChoice(desk, detail);
    case "place":
      return new Place(desk, detail);
    case "question":
    case "trump":
    case "select":
    case "vote":
    case "saxony-due":
      return new Decision(desk, detail);
  }
}
