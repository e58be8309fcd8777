/** The coach of a first game: what he says of the position on the table. He can be sent away, and called again. */

import * as client from "../net/client";
import { Offline, Refusal } from "../net/client";
import { session } from "../store/session";
import { savedName } from "../lib/browser-storage";
import { sitDown } from "../net/server";
import { store } from "../store/store.svelte";
import { language, say } from "../lib/texts.svelte";
import type { Coaching, Created } from "../lib/types";

const ROLE = "frederick";

class Coach {
  /** What he says, and of which position. */
  said = $state.raw<Coaching | null>(null);
  of = $state("");
  /** The game whose pupil plays on after the first winter. */
  goesOn = $state("");
  private wanted = "";

  /** Hears what he says of a position; what was said of another one before stays until then. */
  async hear(position: string): Promise<void> {
    if (this.wanted === position) return;
    this.wanted = position;
    try {
      const said = await session.look<Coaching>("coach");
      if (this.wanted !== position) return;
      this.said = said;
      this.of = position;
    } catch (error) {
      this.wanted = "";
      if (error instanceof Refusal) store.coach(null);
      else if (!(error instanceof Offline)) throw error;
    }
  }
}

export const coach = new Coach();

/** Begins a first game with a coach; tells the address that leads to it. */
export async function firstGame(): Promise<string> {
  const made = await client.ask<Created>("POST", client.query("/lessons", { lang: language() }));
  const name = savedName(localStorage) || say(`role-${ROLE}`);
  const goal = await sitDown(made, { [ROLE]: { kind: "me", name, bot: "", seconds: 0 } });
  store.coach(made.game.id);
  return goal;
}
