/** Requests that the server may refuse or never receive: failures are shown as a sentence. */

import { Offline, Refusal } from "../net/client";
import { store } from "./store.svelte";
import { say } from "../lib/texts.svelte";

/** Runs a request of the reader; on failure returns undefined and sets `store.problem`. */
export function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  store.problem = null;
  return inquire(what);
}

/** The same for the page's own requests: an earlier problem stays on the screen. */
export async function inquire<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    if (error instanceof Refusal) store.problem = error.problem;
    else if (error instanceof Offline)
      store.problem = { error: "offline", text: say("page-offline"), rule: null, rule_text: null, table: null };
    else throw error;
    return undefined;
  }
}
