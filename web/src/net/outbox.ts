/**
 * Outgoing requests of a seat, kept until the server has answered. An action keeps its id: if the response is lost, the
 * action is sent again and still done only once.
 */

import { Offline } from "./client";

export interface Letter {
  id: string;
  /** The end of the path below the game, such as `act`. */
  path: string;
  body: Record<string, unknown>;
}

export interface OutboxOptions<Answer> {
  /** Where the outbox is stored across reloads of the page. */
  key: string;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  send: (letter: Letter) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onRefusal: (error: unknown) => void;
  onCount: (count: number) => void;
}

export class Outbox<Answer> {
  private letters: Letter[];
  private sending: Promise<void> | null = null;

  constructor(private readonly options: OutboxOptions<Answer>) {
    this.letters = JSON.parse(options.storage.getItem(options.key) ?? "[]") as Letter[];
    options.onCount(this.letters.length);
  }

  /** Sends a request now, or as soon as the server is reachable again. */
  post(path: string, body: Record<string, unknown>): Promise<void> {
    this.keep([...this.letters, { id: newId(), path, body }]);
    return this.flush();
  }

  /** Sends what is left, in order; stops quietly while there is no connection. */
  flush(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    for (let letter = this.letters[0]; letter; letter = this.letters[0]) {
      try {
        const answer = await this.options.send(letter);
        this.keep(this.letters.slice(1));
        this.options.onAnswer(answer);
      } catch (error) {
        if (error instanceof Offline) return;
        this.keep([]);
        this.options.onRefusal(error);
      }
    }
  }

  private keep(letters: Letter[]): void {
    this.letters = letters;
    const { key, storage } = this.options;
    if (letters.length) storage.setItem(key, JSON.stringify(letters));
    else storage.removeItem(key);
    this.options.onCount(letters.length);
  }
}

/** An id for an action: 96 random bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
