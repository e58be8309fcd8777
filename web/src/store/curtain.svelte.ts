/** Several players at one screen: who may see it, and who gets it next. */

import { session } from "./session";
import { store } from "./store.svelte";
import { nextEyes } from "./eyes";
import { sharedSeats } from "../lib/browser-storage";

class Curtain {
  /** The player who is looking at the screen, by his own word. */
  private eyes = $state<string | null>(null);
  private game = $state("");
  /** At this step, the screen was passed to somebody the game is not waiting for. */
  private passed = $state.raw<{ seat: string; step: string } | null>(null);

  /** The seats of the current game that share this screen. */
  readonly here = $derived.by(() => {
    const id = store.table?.game.id;
    const shared = id ? sharedSeats(localStorage, id) : [];
    const held = id ? session.seats().map(({ seat }) => seat) : [];
    return shared.filter((seat) => held.includes(seat));
  });

  /** The player the screen must be passed to; null while the right one has it. */
  readonly next = $derived.by(() => {
    const table = store.table;
    if (!table || this.here.length < 2 || table.game.status === "over") return null;
    const eyes = this.game === table.game.id ? this.eyes : null;
    const passed = this.passed?.step === table.step ? this.passed.seat : null;
    const wanted = passed ?? nextEyes(table, this.here, eyes);
    return wanted === eyes && wanted === table.seat ? null : wanted;
  });

  /** A player confirms who he is: now he may see the game. */
  open(seat: string): void {
    this.eyes = seat;
    this.game = store.table?.game.id ?? "";
    session.sit(seat);
  }

  /** Passes the screen to a seat, or just switches to it if nobody shares the screen. */
  pass(seat: string): void {
    if (this.here.length < 2 || !this.here.includes(seat)) session.sit(seat);
    else this.passed = { seat, step: store.table?.step ?? "" };
  }
}

export const curtain = new Curtain();
