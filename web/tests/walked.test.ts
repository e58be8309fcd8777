/**
 * A recorded game is shown event by event after all of it has arrived: everything on screen belongs to the event being
 * shown, and nothing to later ones. The clock belongs to the test.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import Markers from "../src/board/Markers.svelte";
import { Pack } from "../src/lib/pack";
import { learn, learnNames } from "../src/lib/texts.svelte";
import type { Entry, PackData, TableState, Update } from "../src/lib/types";
import { decisionOf } from "../src/play/decisions/registry";
import Hand from "../src/play/Hand.svelte";
import PlayPanel from "../src/shell/PlayPanel.svelte";
import Question from "../src/shell/Question.svelte";
import Standing from "../src/shell/Standing.svelte";
import TurnSequence from "../src/shell/TurnSequence.svelte";
import { show } from "../src/show/show.svelte";
import { acting } from "../src/store/acting.svelte";
import { store, type Moment } from "../src/store/store.svelte";

const ROOT = new URL("../../", import.meta.url);
const SEAT = "maria_theresa";
/** Moves of the record: combats, conquests, an election, a winter and two turns. */
const RECORD = ["advanced-3-over", "290", "400", SEAT];
const CATALOGUES = ["board", "names", "page", "play", "questions"].map((name) =>
  readFileSync(new URL(`src/maria/texts/en/${name}.ftl`, ROOT), "utf-8"),
);

/** What is on screen, part by part; buttons wait until the present has arrived. */
const PARTS = { TurnSequence, Standing, Question, PlayPanel, Markers, Hand } as Record<string, Component>;
type Screen = Record<string, string>;

function drawn(): Screen {
  acting.load();
  const draw = (part: Component) => render(part, { props: {} }).body.replace(/<!--.*?-->| disabled(="")?/g, "");
  const screen = Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, draw(part)]));
  // The cards present; they can be picked once the present has arrived.
  return { ...screen, Hand: (screen["Hand"]?.match(/aria-label="[^"]*"/g) ?? []).join() };
}

/** A moment that was shown, and what was rendered then. */
interface Seen {
  moment: Moment;
  screen: Screen;
}

let updates: Update[] = [];
const seen: Seen[] = [];
/** The number of entries before each update. */
const heard: number[] = [];

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("location", { origin: "" });
vi.stubGlobal("document", { hidden: false });

function take(update: Update): void {
  const before = store.latest;
  show.present(before, store.take(update));
}

beforeAll(async () => {
  const script = fileURLToPath(new URL("recorded.py", import.meta.url));
  const python = fileURLToPath(new URL(".venv/bin/python", ROOT));
  const told = JSON.parse(execFileSync(python, [script, ...RECORD], { encoding: "utf-8", maxBuffer: 2 ** 28 })) as {
    pack: PackData;
    updates: Update[];
  };
  learn("en", CATALOGUES);
  learnNames(told.pack.names);
  updates = told.updates;
  vi.useFakeTimers();
  store.reset();
  store.pack = new Pack(told.pack);
  store.presenter = show;
  acting.decisionOf = decisionOf;
  for (const update of updates) {
    heard.push(store.heard.length);
    take(update);
  }
  for (let last: Moment | null = null; store.moment; await vi.advanceTimersToNextTimerAsync()) {
    if (store.moment !== last) seen.push({ moment: store.moment, screen: drawn() });
    last = store.moment;
  }
}, 120_000);

afterAll(() => {
  vi.useRealTimers();
  store.reset();
});

/** What would be rendered for a table with nothing after it. */
function screenOf(table: TableState, told: number): Screen {
  const all = store.heard;
  store.moment = null;
  store.latest = table;
  store.heard = all.slice(0, told);
  const screen = drawn();
  store.heard = all;
  return screen;
}

/** An event's update, the table before it, and the events before and after this one. */
function around(told: number) {
  const number = heard.findLastIndex((count) => count < told);
  const [update, before] = [updates[number], updates[number - 1]?.table];
  if (!update || !before) throw new Error(`no update with entry ${told}`);
  const at = told - (heard[number] ?? 0);
  return { before, after: update.table, sofar: update.entries.slice(0, at), rest: update.entries.slice(at) };
}

const events = () => seen.filter(({ moment }) => moment.entry);
const citiesOf = (entries: readonly Entry[]) =>
  new Set(entries.flatMap(({ event }) => ("city" in event ? [event.city] : [])));

describe("the show of a recorded game", () => {
  test("has every event once, in its order", () => {
    const all = updates.slice(1).flatMap(({ entries }) => entries.filter(({ aside }) => !aside));
    expect(all.length).toBeGreaterThan(100);
    expect(events().map(({ moment }) => moment.entry)).toEqual(all);
  });

  test("draws header, panel, pips, markers and hands of the moment that is shown", () => {
    const last = events().filter(({ moment }) => !around(moment.told).rest.length);
    expect(last.length).toBeGreaterThan(80);
    for (const { moment, screen } of last)
      expect(screen, JSON.stringify(moment.entry?.event)).toEqual(screenOf(around(moment.told).after, moment.told));
  });

  test("within an action shows nothing that is still to come", () => {
    const middle = events().filter(({ moment }) => around(moment.told).rest.length);
    expect(middle.length).toBeGreaterThan(50);
    for (const { moment, screen } of middle) {
      const { before, after, sofar, rest } = around(moment.told);
      const { view, facts } = moment.table;
      const name = JSON.stringify(moment.entry?.event);
      const asked = screenOf(before, moment.told)["Question"];
      const settled = ({ heading, event }: Entry) => heading || event.kind === "retreated";
      const answered = before.to_act.includes(SEAT) || sofar.some(settled);
      if (answered) expect(screen["Question"], name).not.toContain("<p>");
      else expect(screen["Question"], name).toEqual(asked);
      const [named, coming] = [citiesOf(sofar), citiesOf(rest)];
      for (const city of new Set([...(facts?.markers ?? []), ...(after.facts?.markers ?? [])].map((one) => one.city))) {
        const came = named.has(city) && !coming.has(city);
        const markers = (table: TableState) => table.facts?.markers.filter((one) => one.city === city);
        expect(markers(moment.table), name).toEqual(markers(came ? after : before));
      }
      for (const [power, hand] of (view?.hands ?? []).entries())
        expect([before.view?.hands[power], after.view?.hands[power]], name).toContainEqual(hand);
      const marching = new Set(rest.flatMap(({ journeys }) => journeys.map(({ piece }) => piece)));
      for (const { piece, path } of sofar.flatMap(({ journeys }) => journeys))
        if (!marching.has(piece)) expect([path.at(-1), after.view?.place[piece]], name).toContain(view?.place[piece]);
      for (const [number, goal] of (facts?.goals ?? []).entries()) {
        const [from = 0, to = 0] = [before.facts?.goals[number]?.reached, after.facts?.goals[number]?.reached];
        expect(goal.reached, name).toBeGreaterThanOrEqual(Math.min(from, to));
        expect(goal.reached, name).toBeLessThanOrEqual(Math.max(from, to));
      }
    }
  });

  test("ends each combat with its card, before anything else moves", () => {
    const results = seen.flatMap(({ moment }, number) => (moment.result ? [{ moment, before: seen[number - 1] }] : []));
    const fought = updates.slice(1).flatMap(({ entries }) => entries.filter(({ event }) => event.kind === "attacked"));
    expect(results.length).toBe(fought.length);
    for (const { moment, before } of results) {
      expect(moment.battle?.over).toBe(true);
      expect(before?.moment.battle?.attackers).toEqual(moment.battle?.attackers);
      expect(moment.table).toBe(before?.moment.table);
    }
  });
});
