/** Times in words. */

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** A relative time such as “3 hours ago” or “in 2 days”; both arguments in seconds. */
export function fromNow(time: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const apart = time - now;
  for (const [unit, seconds] of UNITS)
    if (Math.abs(apart) >= seconds) return words.format(Math.trunc(apart / seconds), unit);
  return words.format(0, "second");
}

/** A date and a time of day. */
export function moment(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time * 1000);
}

/** A time of day. */
export function hour(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(time * 1000);
}
