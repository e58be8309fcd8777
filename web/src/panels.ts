/** The panels beside the board, by their tabs, and what lies below it. */

import type { Component } from "svelte";
import Army from "./know/Army.svelte";
import Log from "./know/Log.svelte";
import Politics from "./know/Politics.svelte";
import Table from "./know/Table.svelte";
import Hand from "./play/Hand.svelte";
import PlayPanel from "./play/PlayPanel.svelte";
import type { Tab } from "./store.svelte";

export const panels: Record<Tab, Component> = {
  play: PlayPanel,
  log: Log,
  army: Army,
  politics: Politics,
  table: Table,
};
export const hand: Component | null = Hand;
