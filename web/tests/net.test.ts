import { afterEach, describe, expect, test, vi } from "vitest";
import { Offline, query } from "../src/net/client";
import { Live, waiting } from "../src/net/live";
import { newId, Outbox, type Letter } from "../src/net/outbox";
import { dropSeat, fragmentOf, heldSeats, holdSeat, holdTaken, keyFor, wanted } from "../src/net/seats";
import type { TableState } from "../src/lib/types";

class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

function makeOutbox(send: (letter: Letter) => Promise<string>, storage = new Memory()) {
  const told = { answers: [] as string[], refusals: [] as unknown[], counts: [] as number[] };
  const outbox = new Outbox<string>({
    key: "out",
    storage,
    send,
    onAnswer: (answer) => told.answers.push(answer),
    onRefusal: (error) => told.refusals.push(error),
    onCount: (count) => told.counts.push(count),
  });
  return { outbox, storage, told };
}

describe("what is sent", () => {
  test("an action is kept while the server is away, and sent again with the same id", async () => {
    const ids: string[] = [];
    let away = true;
    const send = (letter: Letter) => {
      ids.push(letter.id);
      return away ? Promise.reject(new Offline()) : Promise.resolve("done");
    };
    const { outbox, storage, told } = makeOutbox(send);
    await outbox.post("act", { action: "done" });
    expect(told.answers).toEqual([]);
    expect(storage.kept.size).toBe(1);
    away = false;
    await outbox.flush();
    expect(told.answers).toEqual(["done"]);
    expect(ids[0]).toBe(ids[1]);
    expect(storage.kept.size).toBe(0);
    expect(told.counts).toEqual([0, 1, 0]);
  });

  test("an action survives a reload of the page", async () => {
    const storage = new Memory();
    const first = makeOutbox(() => Promise.reject(new Offline()), storage);
    await first.outbox.post("act", { action: "done" });
    const send = vi.fn((letter: Letter) => Promise.resolve(letter.path));
    const second = makeOutbox(send, storage);
    expect(second.told.counts).toEqual([1]);
    await second.outbox.flush();
    expect(send).toHaveBeenCalledOnce();
    expect(second.told.answers).toEqual(["act"]);
  });

  test("a refused action is not sent again, nor what was to follow it", async () => {
    const send = vi.fn(() => Promise.reject(new Error("no")));
    const { outbox, told } = makeOutbox(send);
    await Promise.all([outbox.post("act", { action: "a" }), outbox.post("act", { action: "b" })]);
    expect(send).toHaveBeenCalledOnce();
    expect(told.refusals).toHaveLength(1);
  });

  test("one at a time, in order", async () => {
    const order: string[] = [];
    const { outbox } = makeOutbox(async (letter) => {
      order.push(`> ${letter.body["n"]}`);
      await Promise.resolve();
      order.push(`< ${letter.body["n"]}`);
      return "";
    });
    await Promise.all([outbox.post("act", { n: 1 }), outbox.post("act", { n: 2 })]);
    await outbox.flush();
    expect(order).toEqual(["> 1", "< 1", "> 2", "< 2"]);
  });

  test("ids are such as the server takes", () => {
    expect(newId()).toMatch(/^[0-9a-f]{24}$/);
    expect(newId()).not.toBe(newId());
  });
});

test("attempts come slower and slower, but never too slow, and not all at once", () => {
  expect([0, 1, 2, 3].map((failures) => waiting(failures, 1))).toEqual([500, 1000, 2000, 4000]);
  expect(waiting(50, 1)).toBe(5_000);
  expect(waiting(2, 0)).toBe(1000);
});

test("a query leaves out what is not given", () => {
  expect(query("/way", { lang: "en", piece: undefined, n: 0 })).toBe("/way?lang=en&n=0");
  expect(query("/way", {})).toBe("/way");
});

describe("seats", () => {
  test("an address tells what is wanted", () => {
    expect(wanted("#seat=T")).toEqual({ kind: "seat", token: "T" });
    expect(wanted("#me=T")).toEqual({ kind: "player", token: "T" });
    expect(wanted("#watch=G")).toEqual({ kind: "watch", game: "G" });
    expect(wanted(fragmentOf("G", "louis"))).toEqual({ kind: "game", game: "G", seat: "louis" });
    expect(wanted(fragmentOf("G", null))).toEqual({ kind: "game", game: "G", seat: null });
    expect(wanted("")).toEqual({ kind: "home" });
  });

  test("several seats of one game are held side by side; a new token takes the place of the old one", () => {
    const storage = new Memory();
    holdSeat(storage, { game: "G", seat: "louis", token: "1" });
    holdSeat(storage, { game: "G", seat: "frederick", token: "2" });
    holdSeat(storage, { game: "H", seat: "louis", token: "3" });
    holdSeat(storage, { game: "G", seat: "louis", token: "4" });
    expect(heldSeats(storage, "G").map(({ token }) => token)).toEqual(["2", "4"]);
    dropSeat(storage, "2");
    expect(heldSeats(storage).map(({ token }) => token)).toEqual(["3", "4"]);
  });

  test("the key of a seat is kept before it is sent, and is the same however often it is", () => {
    const storage = new Memory();
    const held = { game: "G", seat: "louis", token: "link" };
    const key = keyFor(storage, held);
    expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(heldSeats(storage)).toEqual([{ ...held, key }]);
    expect(keyFor(storage, held)).toBe(key);
    const taken = holdTaken(storage, held, key);
    expect(taken).toEqual({ game: "G", seat: "louis", token: key, link: "link" });
    expect(keyFor(storage, held)).toBe(key);
    expect(heldSeats(storage)).toEqual([taken]);
    expect(keyFor(storage, { ...held, token: "new link" })).not.toBe(key);
  });
});

/** The server's end of a live connection. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = Wire.OPEN;
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor() {
    Wire.made.push(this);
  }

  static at(number: number): Wire {
    const wire = Wire.made[number];
    if (!wire) throw new Error(`no connection ${number}`);
    return wire;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe("the live connection", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Wire.made = [];
  });

  /** A page that has received this many entries. */
  function look() {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    const nothing = () => undefined;
    vi.stubGlobal("document", { hidden: false, addEventListener: nothing, removeEventListener: nothing });
    vi.stubGlobal("addEventListener", nothing);
    vi.stubGlobal("removeEventListener", nothing);
    const seen = { entries: [] as number[], tables: [] as TableState[] };
    const live = new Live({
      url: "ws://here/api/live",
      hello: () => ({ game: "g", token: "t", seat: null, after: seen.entries.at(-1) ?? 0, lang: "en" }),
      onUpdate: ({ entries, table }) => {
        seen.entries.push(...entries.map((entry) => entry.seq));
        seen.tables.push(table);
      },
      onState: nothing,
    });
    live.start();
    return { live, seen };
  }

  const whole = {
    seq: 1,
    step: "1",
    unread: 0,
    game: { turn: 1, name: "a game" },
    view: null,
    facts: null,
    choices: null,
  };

  test("where a piece may go is asked over it", async () => {
    const { live } = look();
    const wire = Wire.at(0);
    wire.onopen();
    wire.tell({ entries: [], until: 1, table: whole });
    const asked = [live.marches("one", 3), live.marches("two", 4)];
    expect(wire.sent.slice(1)).toEqual([
      { ask: "marches", piece: 3, id: "one" },
      { ask: "marches", piece: 4, id: "two" },
    ]);
    wire.tell({ refused: "two", status: 409, problem: { text: "not now" } });
    wire.tell({ answer: "one", content: { piece: 3 } });
    expect(await asked[0]).toEqual({ piece: 3 });
    await expect(asked[1]).rejects.toThrow("not now");
    live.stop();
  });

  test("a page that is loaded asks for all, and then hears what has changed", () => {
    const { live, seen } = look();
    const wire = Wire.at(0);
    wire.onopen();
    expect(wire.sent).toEqual([{ game: "g", token: "t", seat: null, after: 0, lang: "en" }]);
    wire.tell({ entries: [{ seq: 1 }], until: 1, table: whole });
    wire.tell({ entries: [{ seq: 2 }], until: 2, changes: { seq: 2, game: { turn: 2 }, view: { trump: 1 } } });
    wire.tell({ entries: [], until: 2, changes: { choices: { step: "movement", yours: false } } });
    wire.tell({ entries: [], until: 2, changes: { choices: { yours: true } } });
    const choices = { step: "movement", yours: true };
    const told = { ...whole, seq: 2, game: { turn: 2, name: "a game" }, view: { trump: 1 }, choices };
    expect([seen.entries, seen.tables.at(-1)]).toEqual([[1, 2], told]);
    wire.tell({ entries: [], until: 2, changes: { unread: 1 } });
    expect(seen.tables.at(-1)?.choices).toBe(seen.tables.at(-2)?.choices);
    live.stop();
  });

  test("who has missed something asks from where he stands, and takes no changes before the whole is there", () => {
    const { live, seen } = look();
    Wire.at(0).onopen();
    Wire.at(0).tell({ entries: [{ seq: 1 }], until: 1, table: whole });
    Wire.at(0).onclose({ code: 1006 });
    vi.advanceTimersByTime(500);
    const back = Wire.at(1);
    back.onopen();
    expect(back.sent).toEqual([{ game: "g", token: "t", seat: null, after: 1, lang: "en" }]);
    back.tell({ entries: [{ seq: 5 }], until: 5, changes: { seq: 5 } });
    expect([seen.entries, seen.tables.length]).toEqual([[1], 1]);
    back.tell({ entries: [{ seq: 2 }, { seq: 3 }], until: 3, table: { ...whole, seq: 3 } });
    expect(seen.entries).toEqual([1, 2, 3]);
    expect(seen.tables.at(-1)).toEqual({ ...whole, seq: 3 });
    Wire.at(0).tell({ entries: [{ seq: 9 }], until: 9, changes: { seq: 9 } });
    expect(seen.entries).toEqual([1, 2, 3]);
    live.stop();
  });

  test("a deed is answered with the update that tells it, and lost with the connection", async () => {
    const { live } = look();
    const wire = Wire.at(0);
    wire.onopen();
    wire.tell({ entries: [], until: 0, table: whole });
    const done = live.send("act", "one", { action: "done" });
    expect(wire.sent.at(-1)).toEqual({ do: "act", id: "one", action: "done" });
    wire.tell({ entries: [{ seq: 1 }], until: 1, changes: {}, done: ["one"] });
    await done;
    const lost = live.send("act", "two", { action: "done" });
    wire.onclose({ code: 1006 });
    await expect(lost).rejects.toBeInstanceOf(Offline);
    live.stop();
  });
});
