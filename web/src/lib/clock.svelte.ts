/** The current time in seconds, for relative times. */

const EVERY = 20_000;
let now = $state(Date.now() / 1000);
setInterval(() => (now = Date.now() / 1000), EVERY);

export function clock(): number {
  return now;
}
