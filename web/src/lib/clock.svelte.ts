/** The time, in seconds, for what says how long ago something was. */

const EVERY = 20_000;
let now = $state(Date.now() / 1000);
setInterval(() => (now = Date.now() / 1000), EVERY);

export function clock(): number {
  return now;
}
