/** Requests to the server. An answer that is none is a `Refusal`, a connection that fails an `Offline`. */

import type { About, Created, GameInfo, NewGame, PackData, Problem, SeatOf } from "../lib/types";

/** The server has answered that it does not do this, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** No answer came: the request may be sent again. */
export class Offline extends Error {}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Asked {
  token?: string | null;
  body?: unknown;
  signal?: AbortSignal;
}

/** Statuses of a server, or of what stands before it, that is not there at the moment. */
const AWAY = new Set([502, 503, 504]);

async function send(method: Method, path: string, { token, body, signal }: Asked): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    throw new Offline(String(error));
  }
  if (answer.ok) return answer;
  throw refused(answer.status, await problemOf(answer));
}

/** What it means that something was not done: the server's no, or that it is not there. */
export function refused(status: number, problem: Problem): Refusal | Offline {
  return AWAY.has(status) ? new Offline(String(status)) : new Refusal(status, problem);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { error: "", text: answer.statusText, rule: null, rule_text: null, table: null };
  }
}

/** The answer to a request, as JSON. */
export async function ask<T>(method: Method, path: string, asked: Asked = {}): Promise<T> {
  return (await (await send(method, path, asked)).json()) as T;
}

/** A request whose answer does not matter, if it is one. */
export async function tell(method: Method, path: string, asked: Asked = {}): Promise<void> {
  await send(method, path, asked);
}

/** The answer to a request, as text. */
export async function read(path: string, asked: Asked = {}): Promise<string> {
  return await (await send("GET", path, asked)).text();
}

/** A path with its query: what is undefined is left out. */
export function query(path: string, values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

export const about = () => ask<About>("GET", "/about");
export const pack = (hash: string) => ask<PackData>("GET", `/packs/${hash}`);
export const board = (hash: string, lang: string) => read(query(`/packs/${hash}/board.svg`, { lang, fonts: "false" }));
export const texts = (lang: string) => read(`/texts/${lang}`);
export const rules = (lang: string) => ask<Record<string, string>>("GET", `/rules/${lang}`);
export const seat = (token: string) => ask<SeatOf>("GET", "/seat", { token });
export const createGame = (body: NewGame) => ask<Created>("POST", "/games", { body });
export const game = (id: string, token: string | null) => ask<GameInfo>("GET", `/games/${id}`, { token });
