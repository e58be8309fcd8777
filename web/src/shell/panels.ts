/** The panels beside the board, by their tabs: the first is there at once, the others are loaded when they are opened. */

import type { Component } from "svelte";
import Hand from "../play/Hand.svelte";
import type { Tab } from "../store/store.svelte";

export const panels: Record<Exclude<Tab, "play">, () => Promise<{ default: Component }>> = {
  log: () => import("../know/Log.svelte"),
  army: () => import("../know/Army.svelte"),
  politics: () => import("../know/Politics.svelte"),
  table: () => import("./Table.svelte"),
};
export const hand: Component | null = Hand;
