/** A small box with a position, for tests: six cities in a row, the last two on a main road. */

import { Pack } from "../src/lib/pack";
import type {
  AnyEvent,
  Entry,
  EventKind,
  EventOf,
  Facts,
  March,
  PackData,
  MessageData,
  TableState,
  View,
} from "../src/lib/types";

/** A message with this text: a message missing from the catalogues is shown by its key. */
export const saying = (text: string): MessageData => ({ key: text, values: {} });
export const SILENCE = saying("");

const NAMES = ["München", "Ulm", "Bad Wurzach", "Łódź", "Wien", "Prag"];

const city = (name: string, number: number): PackData["cities"][number] => ({
  id: name.toLowerCase(),
  name,
  today: number === 3 ? "Litzmannstadt" : "",
  x: number * 100,
  y: 0,
  map: 0,
  square: "A1",
  sector: 0,
  suit: 0,
  territory: 0,
  home: null,
  fortress: number % 2 ? "minor" : "",
  vote: number === 5,
  elector: number === 5,
  arrows: [],
});

const general = (power: number, rank: number): PackData["pieces"][number] => ({
  id: `g${power}${rank}`,
  kind: "general",
  power,
  name: `General ${power}${rank}`,
  rank,
  minimum: 1,
  start: 0,
  box: null,
});

const power = (id: string): PackData["powers"][number] => ({
  id,
  role: "louis",
  major: true,
  troops: 10,
  hand: 0,
  income: 0,
  colour: "#fff",
  ink: "#000",
});

const box = (status: "prussian" | "austrian") => ({
  start: false,
  status,
  letter: "",
  bonus: [],
  penalty: [],
  corps: [],
  victory: null,
});

/** Pieces 0 to 2 are generals of France, 3 one of Bavaria, 4 a train of France. */
export const pack = new Pack({
  cities: NAMES.map(city),
  roads: [0, 1, 2, 3, 4].map((a) => ({ a, b: a + 1, main: a === 4 })),
  pieces: [
    general(0, 1),
    general(0, 2),
    general(0, 2),
    general(1, 1),
    { ...general(0, 0), id: "t", kind: "train", name: null, rank: null },
  ],
  territories: [{ id: "austria" }],
  hussars: [{ id: "h", power: 4 }],
  cards: [{ suit: null, value: null, deck: 0, text: "R/1" }],
  powers: ["france", "bavaria", "prussia", "saxony", "austria", "pragmatic_army"].map(power),
  tracks: [{ id: "saxony", boxes: [box("prussian"), box("austrian")] }],
} as unknown as PackData);

export function view(changes: Partial<View> = {}): View {
  return {
    turn: 2,
    outcome: null,
    place: [0, 1, 2, 3, 4],
    troops: [null, null, null, null],
    totals: [10, 5, 0, 0, 0, 0],
    down: [],
    moved: [],
    commander: [],
    hussars: [-1],
    hands: [],
    held: [[], [], [], [], [], []],
    marked: [],
    controls: [],
    questions: [],
    placed: [],
    placed_backs: [],
    display: [],
    face_down: [],
    seat_of: [0, 0, 1, 1, 2, 1],
    ...changes,
  } as unknown as View;
}

/** What a server would send about a position; everything not given is minimal. */
export function facts(changes: Partial<Facts> = {}): Facts {
  return {
    sequence: { turn: 2, last_turn: 9, parts: [part("hussars")], part: 0, phase: null, words: SILENCE },
    goals: [],
    otherwise: { turn: 9, winner: null, rule: "14.e", text: SILENCE },
    winters: 0,
    scores: [],
    by_scores: false,
    playing: [0, 1],
    stacks: [],
    troops: [],
    markers: [],
    politics: null,
    combat: null,
    ...changes,
  };
}

type Part = Facts["sequence"]["parts"][number];

/** A part of a turn; only action stages have powers, and phases. */
export function part(kind: Part["kind"], ...powers: number[]): Part {
  return { kind, powers, phases: powers.length ? ["cards", "supply", "movement", "combat", "conquest"] : [] };
}

/** A table of three, seen by Louis. */
export function table(changes: Partial<TableState> = {}): TableState {
  const seat = (name: string, ...powers: number[]) => ({ seat: name, name: "", powers });
  return {
    seq: 1,
    step: "1",
    seat: "louis",
    game: { id: "g", options: [], seats: [seat("louis", 0, 1), seat("frederick", 2, 5, 3), seat("maria_theresa", 4)] },
    view: view(),
    facts: facts(),
    to_act: [],
    undo: { possible: false, free: false, again: null },
    request: null,
    ...changes,
  } as unknown as TableState;
}

export function entry<Kind extends EventKind>(
  kind: Kind,
  some: Partial<Entry> = {},
  fields: Partial<EventOf<Kind>> = {},
): Entry {
  const event = { kind, ...fields } as AnyEvent;
  const nothing = { aside: false, news: false, journeys: [], combat: null };
  return { seq: 1, at: 0, event, seat: null, heading: false, text: SILENCE, ...nothing, ...some };
}

/** A march along these cities, which does nothing else. */
export function march(path: number[], some: Partial<March> = {}): March {
  return {
    action: `march x ${path.join(" > ")}`,
    piece: 0,
    path,
    force: false,
    conquers: [],
    marks: [],
    takes: [],
    drives_off: [],
    joins: null,
    spots: [],
    attacks: [],
    supply: [],
    wins: false,
    ...some,
  };
}
