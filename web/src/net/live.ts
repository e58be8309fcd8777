/** The live connection: comes back by itself, and goes on from the last number that was seen. */

import type { Update } from "../types";

export type LinkState =
  | { kind: "closed" }
  | { kind: "connecting" }
  | { kind: "open" }
  /** The connection is lost; the next attempt comes at `until`, by the clock of this machine. */
  | { kind: "lost"; until: number }
  /** The server does not let this client in. */
  | { kind: "refused" };

export interface Hello {
  game: string;
  token: string | null;
  seat: string | null;
  after: number;
  lang: string;
}

export interface LiveOptions {
  url: string;
  /** Asked at every new connection: what was seen until then is not sent again. */
  hello: () => Hello;
  onUpdate: (update: Update) => void;
  onState: (state: LinkState) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** A ping goes out this often, and some answer must come within twice the time. */
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

  /** The network is back: whatever connection there was is none any more. */
  private readonly renew = (): void => {
    this.drop();
    this.hurry();
  };

  /** The reader is back: no reason to wait longer. */
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
    socket.onmessage = (event: MessageEvent<string>) => this.hear(socket, event.data);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    const message = JSON.parse(text) as Update | { pong: boolean };
    if (!("table" in message)) return;
    if (this.pinging === undefined) {
      this.failures = 0;
      this.pinging = setInterval(() => this.ping(socket), PING);
      this.options.onState({ kind: "open" });
    }
    this.options.onUpdate(message);
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
    this.socket = null;
    socket?.close();
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

/** Milliseconds until the next attempt: twice as long every time, and not the same for everybody. */
export function waiting(failures: number, chance: number): number {
  return Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.5 + chance / 2);
}

/** Where the live connection of this page is. */
export function liveUrl(location: Location): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`;
}
