/** What the server may refuse or not hear: what went wrong is shown as a sentence. */

import { Offline, Refusal } from "../net/client";
import { store } from "./store.svelte";
import { say } from "../lib/texts.svelte";

/** Does what the reader wants; undefined if it was not done, and then `store.problem` says why. */
export function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  store.problem = null;
  return inquire(what);
}

/** The same for what the page asks by itself: what went wrong before stays on the screen. */
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
