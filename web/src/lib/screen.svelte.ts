/** What kind of screen the page is on, where style sheets alone will not do. */

import { MediaQuery } from "svelte/reactivity";

/** A phone upright, and one on its side. */
export const NARROW = "(max-width: 700px)";
export const LOW = "(max-height: 500px) and (orientation: landscape)";
/** A phone or a tablet upright: the panel is a sheet over the board's lower part. */
export const UPRIGHT = "(max-width: 1099px) and (orientation: portrait)";

const narrow = new MediaQuery(NARROW);
const low = new MediaQuery(LOW);
const upright = new MediaQuery(UPRIGHT);

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
  /** Whether the board needs the room that an open panel takes: the panel is open only while it is needed. */
  get small() {
    return narrow.current || low.current || upright.current;
  },
};
