/** Several players at one screen: whose eyes may see it, and to whom it has to be passed. */

import { session } from "./session";
import { store } from "./store.svelte";
import { nextEyes } from "./eyes";
import { sharedSeats } from "../lib/browser-storage";

class Curtain {
  /** Who looks at the screen, by their own word. */
  private eyes = $state<string | null>(null);
  private game = $state("");
  /** The screen was passed to somebody whom the game does not wait for, at this step. */
  private passed = $state.raw<{ seat: string; step: string } | null>(null);

  /** The seats that share this screen in the present game. */
  readonly here = $derived.by(() => {
    const id = store.table?.game.id;
    const shared = id ? sharedSeats(localStorage, id) : [];
    const held = id ? session.seats().map(({ seat }) => seat) : [];
    return shared.filter((seat) => held.includes(seat));
  });

  /** To whom the screen is to be passed; null while the right one looks at it. */
  readonly next = $derived.by(() => {
    const table = store.table;
    if (!table || this.here.length < 2 || table.game.status === "over") return null;
    const eyes = this.game === table.game.id ? this.eyes : null;
    const passed = this.passed?.step === table.step ? this.passed.seat : null;
    const wanted = passed ?? nextEyes(table, this.here, eyes);
    return wanted === eyes && wanted === table.seat ? null : wanted;
  });

  /** Somebody says who he is: now he may see. */
  open(seat: string): void {
    this.eyes = seat;
    this.game = store.table?.game.id ?? "";
    session.sit(seat);
  }

  /** Passes the screen to a seat, or simply sits down on it where nobody shares the screen. */
  pass(seat: string): void {
    if (this.here.length < 2 || !this.here.includes(seat)) session.sit(seat);
    else this.passed = { seat, step: store.table?.step ?? "" };
  }
}

export const curtain = new Curtain();
