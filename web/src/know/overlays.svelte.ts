/** What follows from public facts: supply, protection, reach, threats. Requested only while visible. */

import { untrack } from "svelte";
import { session } from "../store/session";
import { inquire } from "../store/attempt";
import { store } from "../store/store.svelte";
import type { Overlays } from "../lib/types";
import type { Kind } from "./tints";

class OverlayData {
  data = $state.raw<Overlays | null>(null);
  /** The overlay on the board. */
  shown = $state.raw<Kind | null>(null);
  private wanted = $state(0);
  private key = $derived(
    this.wanted && store.table?.view && !store.showing
      ? `${store.table.game.id} ${store.table.seq} ${store.table.step}`
      : "",
  );
  private asked = "";

  /** Starts showing overlays; the returned function stops it. */
  want(): () => void {
    untrack(() => this.wanted++);
    return () => {
      this.wanted--;
    };
  }

  /** Requests them again if the position has changed. */
  async follow(): Promise<void> {
    const { key } = this;
    if (!key || key === this.asked) return;
    this.asked = key;
    const found = await inquire(() => session.request<Overlays>("overlays"));
    if (key === this.asked) this.data = found ?? null;
  }
}

export const overlays = new OverlayData();
