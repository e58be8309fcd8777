/** What follows from public facts: supply, protection, reach, threats. Asked only while somebody wants to see it. */

import { untrack } from "svelte";
import { session } from "../store/session";
import { inquire } from "../store/attempt";
import { store } from "../store/store.svelte";
import type { Overlays } from "../lib/types";
import type { Kind } from "./tints";

class OverlayData {
  data = $state.raw<Overlays | null>(null);
  /** What is laid over the board. */
  shown = $state.raw<Kind | null>(null);
  private wanted = $state(0);
  private key = $derived(
    this.wanted && store.table?.view && !store.showing
      ? `${store.table.game.id} ${store.table.seq} ${store.table.step}`
      : "",
  );
  private asked = "";

  /** Somebody wants to see overlays; call the result when nobody does any more. */
  want(): () => void {
    untrack(() => this.wanted++);
    return () => {
      this.wanted--;
    };
  }

  /** Asks again if the position is another one. */
  async follow(): Promise<void> {
    const { key } = this;
    if (!key || key === this.asked) return;
    this.asked = key;
    const found = await inquire(() => session.look<Overlays>("overlays"));
    if (key === this.asked) this.data = found ?? null;
  }
}

export const overlays = new OverlayData();
