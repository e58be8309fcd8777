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

export class Coach {
  /** What he says, and of which position. */
  said = $state.raw<Coaching | null>(null);
  of = $state("");
  private wanted = "";

  /** Hears what he says of a position; what was said of another one before stays until then. */
  async hear(position: string): Promise<void> {
    this.wanted = position;
    try {
      const said = await session.look<Coaching>("coach");
      if (this.wanted !== position) return;
      this.said = said;
      this.of = position;
    } catch (error) {
      if (error instanceof Refusal) store.coach(null);
      else if (!(error instanceof Offline)) throw error;
    }
  }
}

/** Begins a first game with a coach; tells the address that leads to it. */
export async function firstGame(): Promise<string> {
  const made = await client.ask<Created>("POST", client.query("/lessons", { lang: language() }));
  const name = savedName(localStorage) || say(`role-${ROLE}`);
  const goal = await sitDown(made, { [ROLE]: { kind: "me", name, bot: "", seconds: 0 } });
  store.coach(made.game.id);
  return goal;
}
