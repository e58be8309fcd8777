/** The coach of a first game: what he says about the current position. You can send him away and call him back. */

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
  /** His latest comment, and the position it is about. */
  said = $state.raw<Coaching | null>(null);
  of = $state("");
  /** The game whose pupil plays on after the first winter. */
  goesOn = $state("");
  private wanted = "";

  /** Loads his comment on a position; the previous comment stays until then. */
  async load(position: string): Promise<void> {
    if (this.wanted === position) return;
    this.wanted = position;
    try {
      const said = await session.request<Coaching>("coach");
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

/** Starts a first game with a coach and returns its address. */
export async function firstGame(): Promise<string> {
  const made = await client.request<Created>("POST", client.query("/lessons", { lang: language() }));
  const name = savedName(localStorage) || say(`role-${ROLE}`);
  const goal = await sitDown(made, { [ROLE]: { kind: "me", name, bot: "", seconds: 0 } });
  store.coach(made.game.id);
  return goal;
}
