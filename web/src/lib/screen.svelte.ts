/** The kind of screen, where style sheets alone are not enough. */

import { MediaQuery } from "svelte/reactivity";

/** A phone in portrait, and in landscape. */
export const NARROW = "(max-width: 700px)";
export const LOW = "(max-height: 500px) and (orientation: landscape)";
/** A phone or tablet in portrait: the panel is a sheet over the lower part of the board. */
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
  /** Whether the board needs the room of an open panel, which then opens only while it is needed. */
  get small() {
    return narrow.current || low.current || upright.current;
  },
};
