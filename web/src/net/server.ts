/** Requests made by the pages around the board. */

import { request, createGame, game as gameInfo, query, Refusal, send } from "./client";
import { dropSeat, fragmentOf, heldSeats, holdTaken, keyFor, type HeldSeat } from "./seats";
import { BEGINNERS, LEVEL, secondsFor } from "../lib/bots";
import { language, say } from "../lib/texts.svelte";
import type { Created, GameInfo, Me, NewGame, Update } from "../lib/types";
import { randomValue } from "../lib/fair";
import * as saved from "../lib/browser-storage";

/** Higher than any log: requests no entries. */
const NEVER = Number.MAX_SAFE_INTEGER;
const SECONDS = 20;

export const publicGames = (before?: number) => request<GameInfo[]>("GET", query("/games", { before }));
export const loadRecord = (record: string, name: string) =>
  request<Created>("POST", query("/games/load", { lang: language() }), { body: { record, name } });
export const newPlayer = (name: string) =>
  request<{ token: string }>("POST", "/players", { body: { name, language: language() } });
export const me = (token: string) => request<Me>("GET", "/me", { token });
export const changeMe = (token: string, body: Partial<Pick<Me, "name" | "webhook" | "email" | "language">>) =>
  send("PATCH", query("/me", { lang: language() }), { token, body });
export const confirmEmail = (token: string, code: string) => send("POST", "/me/email", { token, body: { code } });
export const gather = (token: string, seat: string) => send("POST", "/me/seats", { token, body: { seat } });
export const forgetMe = (token: string) => send("DELETE", "/me", { token });

/** The current state of a seat in this browser: no entries, only the table. */
export const glance = ({ game, seat, token }: HeldSeat) =>
  request<Update>("GET", query(`/games/${game}/updates`, { after: NEVER, seat, lang: language() }), { token });

/**
 * Takes a seat under a name: saves the server's commitment first, then sends a random number of this browser's own and
 * the key that opens the seat from then on. After a lost response, the same data is sent again. A `player` finds the
 * game again with his personal link.
 */
export async function takeSeat(held: HeldSeat, name: string, player: string | null): Promise<HeldSeat> {
  const { game, seat, token } = held;
  const known = saved.noted(localStorage, game).find((entry) => entry.seat === seat);
  const commitment = known?.commitment ?? (await gameInfo(game, token)).commitment;
  const { value } = saved.note(localStorage, { game, seat, commitment, value: randomValue() });
  const key = keyFor(localStorage, held);
  const path = query(`/games/${game}/take`, { lang: language() });
  try {
    await send("POST", path, { token, body: { name, value, key, player } });
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.error !== "server-no-player") throw error;
    saved.savePlayer(localStorage, null);
    await send("POST", path, { token, body: { name, value, key } });
  }
  return holdTaken(localStorage, held, key);
}

/** The host gives a seat a new link before the game starts; a player already in it loses the seat. */
export async function newLink(game: string, seat: string, host: string): Promise<void> {
  const path = query(`/games/${game}/seats/${seat}/link`, { lang: language() });
  const { token } = await request<{ token: string }>("POST", path, { token: host });
  saved.saveLinks(localStorage, game, { ...saved.links(localStorage, game), [seat]: token });
}

/** The host fills empty seats with a bot. */
export async function putBot(game: string, seat: string, host: string): Promise<void> {
  const path = query(`/games/${game}/seats/${seat}/bot`, { lang: language() });
  await send("POST", path, { token: host, body: { kind: "bot", bot: LEVEL, seconds: SECONDS } });
}

/** Who is to play a seat of a new game. */
export interface Plan {
  kind: "me" | "here" | "link" | "bot";
  name: string;
  bot: string;
  seconds: number;
}

/** Creates a game and takes this browser's seats; returns the address of the game. */
export async function begin(wanted: Omit<NewGame, "seats">, plans: Readonly<Record<string, Plan>>): Promise<string> {
  return sitDown(await createGame({ ...wanted, seats: botSeats(plans) }), plans);
}

function botSeats(plans: Readonly<Record<string, Plan>>): NewGame["seats"] {
  const bots = Object.entries(plans).filter(([, { kind }]) => kind === "bot");
  return Object.fromEntries(
    bots.map(([seat, { bot, name, seconds }]) => [seat, { kind: "bot" as const, bot, name, seconds }]),
  );
}

/** Takes this browser's seats in a game it created, and stores the links of the others. */
export async function sitDown({ game, tokens, host }: Created, plans: Readonly<Record<string, Plan>>): Promise<string> {
  const mine = Object.entries(plans).filter(([, { kind }]) => kind === "me" || kind === "here");
  const others = Object.entries(tokens).filter(([seat]) => plans[seat]?.kind === "link");
  saved.saveLinks(localStorage, game.id, Object.fromEntries(others));
  if (others.length && game.status === "waiting") saved.saveHost(localStorage, game.id, host);
  if (mine.length > 1)
    saved.shareScreen(
      localStorage,
      game.id,
      mine.map(([seat]) => seat),
    );
  for (const [seat, { kind, name }] of mine) {
    const player = kind === "me" ? saved.savedPlayer(localStorage) : null;
    await takeSeat({ game: game.id, seat, token: tokens[seat] ?? "" }, name.trim() || say(`role-${seat}`), player);
  }
  for (const [seat, token] of Object.entries(tokens)) {
    const plan = plans[seat];
    if (plan?.kind === "bot") await leaveToBot({ game: game.id, seat, token }, plan);
  }
  const first = mine[0]?.[0];
  return first ? fragmentOf(game.id, first) : `#links=${game.id}`;
}

/** A seat for a person, left to a bot from the start. */
async function leaveToBot(held: HeldSeat, { name, bot }: Plan): Promise<void> {
  const { game, seat, token } = await takeSeat(held, name || say(`role-${held.seat}`), null);
  await send("POST", query(`/games/${game}/leave`, { seat }), { token, body: { bot } });
  dropSeat(localStorage, token);
}

/** The introductory game against beginner bots. */
export function playNow(role: string, roles: readonly string[], name: string): Promise<string> {
  const plans = Object.fromEntries(
    roles.map((seat): [string, Plan] => [
      seat,
      { kind: seat === role ? "me" : "bot", name: seat === role ? name : "", bot: BEGINNERS, seconds: SECONDS },
    ]),
  );
  const game = { variant: "introductory", players: roles.length, options: [], name: "" };
  return begin({ ...game, watch: "link", days: null, stand_in: false, hints: null }, plans);
}

/** A new game from a moment of a finished one: one seat for the reader, bots in the others. */
export async function branch({ id, seats }: GameInfo, seq: number, mine: string, bot: string): Promise<string> {
  const name = saved.savedName(localStorage) || say(`role-${mine}`);
  const plans = Object.fromEntries(
    seats.map(({ seat }): [string, Plan] => [
      seat,
      { kind: seat === mine ? "me" : "bot", name: seat === mine ? name : "", bot, seconds: secondsFor(bot, SECONDS) },
    ]),
  );
  const token = heldSeats(localStorage, id)[0]?.token ?? null;
  const body = { seq, seats: botSeats(plans) };
  return sitDown(
    await request<Created>("POST", query(`/games/${id}/branch`, { lang: language() }), { token, body }),
    plans,
  );
}

/** A new game with the same seats and settings: bots where bots played, links for players elsewhere. */
export function rematch(game: GameInfo): Promise<string> {
  const held = heldSeats(localStorage, game.id).map(({ seat }) => seat);
  const plans = Object.fromEntries(
    game.seats.map(({ seat, kind, bot: played, name }): [string, Plan] => {
      const here = held.includes(seat) ? (seat === held[0] ? "me" : "here") : "link";
      const [bot, by] = [played || LEVEL, kind === "bot"];
      return [seat, { kind: by ? "bot" : here, name: by ? "" : name, bot, seconds: secondsFor(bot, SECONDS) }];
    }),
  );
  const { variant, players, options, name, watch, days, stand_in } = game;
  return begin({ variant, players, options, name, watch, days, stand_in }, plans);
}

/** A seat whose link was replaced, or whose game is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof Refusal && [401, 403, 404].includes(error.status);
}

export function forget(token: string): void {
  dropSeat(localStorage, token);
}
