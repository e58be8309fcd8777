/** What kind of screen the page is on, where style sheets alone will not do. */

import { MediaQuery } from "svelte/reactivity";

/** A phone upright, and one on its side. */
export const NARROW = "(max-width: 700px)";
export const LOW = "(max-height: 500px) and (orientation: landscape)";

const narrow = new MediaQuery(NARROW);
const low = new MediaQuery(LOW);

export const screen = {
  get narrow() {
    return narrow.current;
  },
  get low() {
    return low.current;
  },
  get phone() {
    return narrow.current || low.current;
  },
};
