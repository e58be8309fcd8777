/** Bots by name: a level, and for the strong ones perhaps a temper, as in `colonel-gambler`. */

import { say } from "./texts.svelte";

/** The bot of a new game where nobody has chosen one. */
export const LEVEL = "colonel";
/** The bot that new players start against. */
export const BEGINNERS = "ensign";
/** The one who stands in for somebody absent. */
export const STAND_IN = "captain";

export function levelOf(bot: string): string {
  return bot.split("-")[0] ?? bot;
}

export function temperOf(bot: string): string {
  return bot.split("-")[1] ?? "";
}

/** The levels that a server offers. */
export function levels(bots: readonly string[]): string[] {
  return bots.filter((bot) => !temperOf(bot));
}

/** The tempers that a bot may have; without any it has no choice. */
export function tempers(bots: readonly string[], bot: string): string[] {
  return bots.filter((other) => levelOf(other) === levelOf(bot) && temperOf(other)).map(temperOf);
}

/** The same bot with another temper, or with none. */
export function withTemper(bot: string, temper: string): string {
  return temper ? `${levelOf(bot)}-${temper}` : levelOf(bot);
}

/** A bot as people call it: "Colonel, the gambler". */
export function botName(bot: string): string {
  const level = say(`page-bot-${levelOf(bot)}`);
  const temper = temperOf(bot);
  return temper ? say("page-bot-tempered", { bot: level, temper: say(`page-temper-${temper}`) }) : level;
}

/** How long a bot may think, in seconds: marshal looks ahead and needs longer. */
export function secondsFor(bot: string, usual: number): number {
  return levelOf(bot) === "marshal" ? Math.max(usual, 60) : usual;
}
