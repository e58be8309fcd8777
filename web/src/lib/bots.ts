/** Bots by name: a level and, for strong bots, an optional temper, as in `colonel-gambler`. */

import { say } from "./texts.svelte";

/** The default bot of a new game. */
export const LEVEL = "colonel";
/** The bot that new players start against. */
export const BEGINNERS = "ensign";
/** The stand-in for an absent player. */
export const STAND_IN = "captain";

export function levelOf(bot: string): string {
  return bot.split("-")[0] ?? bot;
}

export function temperOf(bot: string): string {
  return bot.split("-")[1] ?? "";
}

/** The levels a server offers. */
export function levels(bots: readonly string[]): string[] {
  return bots.filter((bot) => !temperOf(bot));
}

/** The tempers a bot may have; an empty list means there is no choice. */
export function tempers(bots: readonly string[], bot: string): string[] {
  return bots.filter((other) => levelOf(other) === levelOf(bot) && temperOf(other)).map(temperOf);
}

/** The same bot with another temper, or with none. */
export function withTemper(bot: string, temper: string): string {
  return temper ? `${levelOf(bot)}-${temper}` : levelOf(bot);
}

/** A bot's display name: “Colonel, the gambler”. */
export function botName(bot: string): string {
  const level = say(`page-bot-${levelOf(bot)}`);
  const temper = temperOf(bot);
  return temper ? say("page-bot-tempered", { bot: level, temper: say(`page-temper-${temper}`) }) : level;
}

/** How long a bot may think, in seconds: marshal looks ahead and needs longer. */
export function secondsFor(bot: string, usual: number): number {
  return levelOf(bot) === "marshal" ? Math.max(usual, 60) : usual;
}
