/** Requests to the server. An error response becomes a `Refusal`, a failed connection an `Offline`. */

import type { About, Created, GameInfo, NewGame, PackData, Problem, SeatOf } from "../lib/types";

/** The server refused a request, with its reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** No response: the request may be sent again. */
export class Offline extends Error {}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface RequestOptions {
  token?: string | null;
  body?: unknown;
  signal?: AbortSignal;
}

/** HTTP statuses of a server, or of a proxy in front of it, that is temporarily unavailable. */
const AWAY = new Set([502, 503, 504]);

async function respond(method: Method, path: string, { token, body, signal }: RequestOptions): Promise<Response> {
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

/** Converts a failed request into a `Refusal` or an `Offline`. */
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

/** The JSON response to a request. */
export async function request<T>(method: Method, path: string, options: RequestOptions = {}): Promise<T> {
  return (await (await respond(method, path, options)).json()) as T;
}

/** A request whose response, if any, is ignored. */
export async function send(method: Method, path: string, options: RequestOptions = {}): Promise<void> {
  await respond(method, path, options);
}

/** The response to a request as text. */
export async function read(path: string, options: RequestOptions = {}): Promise<string> {
  return await (await respond("GET", path, options)).text();
}

/** A path with its query; undefined parameters are left out. */
export function query(path: string, values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

export const about = () => request<About>("GET", "/about");
export const pack = (hash: string) => request<PackData>("GET", `/packs/${hash}`);
export const board = (hash: string, lang: string) => read(query(`/packs/${hash}/board.svg`, { lang, fonts: "false" }));
export const texts = (lang: string) => read(`/texts/${lang}`);
export const rules = (lang: string) => request<Record<string, string>>("GET", `/rules/${lang}`);
export const seat = (token: string) => request<SeatOf>("GET", "/seat", { token });
export const createGame = (body: NewGame) => request<Created>("POST", "/games", { body });
export const game = (id: string, token: string | null) => request<GameInfo>("GET", `/games/${id}`, { token });
