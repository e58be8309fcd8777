/**
 * The live connection: it reconnects by itself and resumes from the last number it received. It starts with the whole
 * table and continues with changes. The seat's actions use it as well.
 */

import { PARTS, type Changes, type Entry, type Problem, type TableState, type Update } from "../lib/types";
import { Offline, refused } from "./client";

export type LinkState =
  | { kind: "closed" }
  | { kind: "connecting" }
  | { kind: "open" }
  /** The connection is lost; the next attempt is at `until`, by this machine's clock. */
  | { kind: "lost"; until: number }
  /** The server refuses this client. */
  | { kind: "refused" };

export interface Hello {
  game: string;
  token: string | null;
  seat: string | null;
  after: number;
  lang: string;
}

interface LiveUpdate {
  entries: Entry[];
  until: number;
  /** The whole table, or the parts that have changed. */
  table?: TableState;
  changes?: Changes;
  /** The ids of completed requests. */
  done?: string[];
}

/** A failed request. */
interface Refused {
  refused: string;
  status: number;
  problem: Problem;
}

/** The reply to a question. */
interface Answer {
  answer: string;
  content: unknown;
}

/** A caller waiting for a reply. */
interface Waiting {
  resolve: (content?: unknown) => void;
  reject: (error: unknown) => void;
}

export interface LiveOptions {
  url: string;
  /** Called on every new connection: earlier entries are not sent again. */
  hello: () => Hello;
  onUpdate: (update: Update) => void;
  onState: (state: LinkState) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
/** A ping is sent this often, and some message must arrive within twice the time. */
const PING = 20_000;
const WRONG = 4400;
const FORBIDDEN = 4403;

export class Live {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private failures = 0;
  private heard = 0;
  private wanted = false;
  /** The table as received on this connection. */
  private table: TableState | null = null;
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly options: LiveOptions) {}

  start(): void {
    this.wanted = true;
    addEventListener("online", this.renew);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  stop(): void {
    this.wanted = false;
    removeEventListener("online", this.renew);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.drop();
    this.options.onState({ kind: "closed" });
  }

  /** The network is back: any existing connection is dead. */
  private readonly renew = (): void => {
    this.drop();
    this.hurry();
  };

  /** The reader is back: reconnect immediately. */
  readonly hurry = (): void => {
    if (!this.wanted || document.hidden || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.options.onState({ kind: "connecting" });
    const socket = new WebSocket(this.options.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.options.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.receive(socket, event.data);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private receive(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    const message = JSON.parse(text) as LiveUpdate | Refused | Answer | { pong: boolean };
    if ("answer" in message) {
      this.answer(message.answer)?.resolve(message.content);
      return;
    }
    if ("refused" in message) {
      this.answer(message.refused)?.reject(refused(message.status, message.problem));
      return;
    }
    const table = "entries" in message ? (message.table ?? changed(this.table, message.changes)) : null;
    if (!("entries" in message) || !table) return;
    this.table = table;
    if (this.pinging === undefined) {
      this.failures = 0;
      this.pinging = setInterval(() => this.ping(socket), PING);
      this.options.onState({ kind: "open" });
    }
    this.options.onUpdate({ entries: message.entries, until: message.until, table });
    for (const id of message.done ?? []) this.answer(id)?.resolve();
  }

  private answer(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** Whether the connection is open and can send. */
  get isOpen(): boolean {
    return this.pinging !== undefined && this.socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a request; resolves when it is done and its update has arrived. */
  async send(name: string, id: string, body: Record<string, unknown>): Promise<void> {
    await this.post(id, { do: name, ...body });
  }

  /** Asks where a piece may go. */
  marches(id: string, piece: string | number): Promise<unknown> {
    return this.post(id, { ask: "marches", piece });
  }

  private post(id: string, message: Record<string, unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  private ping(socket: WebSocket): void {
    if (Date.now() - this.heard > 2 * PING) {
      this.drop();
      this.lose(0);
    } else if (socket.readyState === WebSocket.OPEN) {
      socket.send('{"ping":1}');
    }
  }

  private drop(): void {
    clearInterval(this.pinging);
    this.pinging = undefined;
    const socket = this.socket;
    this.socket = this.table = null;
    socket?.close();
    for (const { reject } of this.waiting.values()) reject(new Offline());
    this.waiting.clear();
  }

  private lose(code: number): void {
    this.drop();
    if (!this.wanted) return;
    if (code === FORBIDDEN || code === WRONG) {
      this.options.onState({ kind: "refused" });
      return;
    }
    const wait = waiting(this.failures++, Math.random());
    this.timer = setTimeout(() => this.connect(), wait);
    this.options.onState({ kind: "lost", until: Date.now() + wait });
  }
}

/** The table with changes applied; unchanged parts remain the same objects. */
export function changed(table: TableState | null, changes: Changes = {}): TableState | null {
  if (!table) return null;
  const parts = PARTS.filter((name) => changes[name]).map((name) => [name, { ...table[name], ...changes[name] }]);
  return { ...table, ...(changes as Partial<TableState>), ...(Object.fromEntries(parts) as Partial<TableState>) };
}

/** Milliseconds until the next attempt: doubles each time, with random variation. */
export function waiting(failures: number, chance: number): number {
  return Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.5 + chance / 2);
}

/** The live connection of this page. */
export function liveUrl(location: Location): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`;
}
