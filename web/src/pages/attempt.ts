/** Does something that the server may refuse or not hear; what went wrong is shown as a sentence. */

import { Offline, Refusal } from "../net/client";
import { store } from "../store.svelte";
import { say } from "../texts.svelte";

/** The answer; undefined if there was none, and then `store.problem` says why. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  store.problem = null;
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
