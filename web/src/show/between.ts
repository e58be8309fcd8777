/**
 * The table between two updates, after some of the events that lead from one to the other. No rule is worked out here:
 * each part of the table has its old value until the last event about it, then its new one.
 */

import { piecesOf, powersOf } from "../lib/scene";
import type { AnyEvent, Entry, EventKind, Facts, TableState, View } from "../lib/types";

/** Events that move pieces without a path, or remove them. */
const PLACES: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["removed", "entered", "put", "train-reentered", "train-taken", "corps-sent"] as const),
]);

/** Events that add cards to a hand or remove them. */
const HANDS: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["drew", "paid", "played", "returned", "laid", "trump", "subsidised"] as const),
]);

/** Events that change a power's cards on the political display. */
const DISPLAY: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(["turned-up", "selected", "turned-down", "returned"] as const),
]);

/** The things an event is about. */
type About = (event: AnyEvent) => readonly (number | null)[];

const cityOf: About = (event) => ("city" in event ? [event.city] : []);
const hussarOf: About = (event) => ("hussar" in event ? [event.hussar] : []);
const trainOf: About = (event) => ("train" in event ? [event.train] : piecesOf(event));
const placedBy: About = (event) => (PLACES.has(event.kind) ? trainOf(event) : []);
const handOf: About = (event) =>
  HANDS.has(event.kind) ? [...powersOf(event), ...("taker" in event ? [event.taker] : [])] : [];
const displayOf: About = (event) => (DISPLAY.has(event.kind) ? powersOf(event) : []);

/** Whether something has its new value: an event about it has been shown, and no later one is about it. */
function arrival(told: readonly Entry[], rest: readonly Entry[], about: About): (number: number) => boolean {
  const open = new Set(told.flatMap(({ event }) => about(event)));
  for (const { event } of rest) for (const number of about(event)) open.delete(number);
  return (number) => open.has(number);
}

/** A list whose items have their new values where `came` says so. */
function mixed<Item>(before: readonly Item[], after: readonly Item[], came: (number: number) => boolean): Item[] {
  return after.map((item, number) => (came(number) || number >= before.length ? item : (before[number] as Item)));
}

/** The table after the shown events, while the rest are still to come. */
export function between(
  before: TableState,
  after: TableState,
  told: readonly Entry[],
  rest: readonly Entry[],
): TableState {
  if (!rest.length) return after;
  const begun = told.some(({ heading }) => heading);
  const gone = told.some(({ event }) => event.kind === "retreated");
  const mine = before.seat !== null && before.to_act.includes(before.seat);
  const [view, facts] = [before.view && after.view, before.facts && after.facts];
  const then = view && viewBetween(before.view as View, view, told, rest);
  return {
    ...before,
    seq: told.at(-1)?.seq ?? before.seq,
    // A question this seat has answered is not asked again, nor where a general retreats who has gone, and none is left
    // when the next part of a turn begins.
    question: mine || begun || gone ? null : before.question,
    to_act: begun ? [] : before.to_act.filter((seat) => seat !== before.seat),
    choices: mine && before.choices ? { ...before.choices, yours: false, detail: null, helps: [] } : before.choices,
    undo: { possible: false, free: false, again: null },
    view: then,
    facts: then && facts && factsBetween(before.facts as Facts, facts, then, told, rest),
  };
}

function viewBetween(before: View, after: View, told: readonly Entry[], rest: readonly Entry[]): View {
  const put = arrival(told, rest, placedBy);
  const place = mixed(before.place, after.place, put);
  for (const { piece, path } of told.flatMap(({ journeys }) => journeys))
    if (!put(piece)) place[piece] = path.at(-1) ?? place[piece] ?? -1;
  const city = arrival(told, rest, cityOf);
  const hand = arrival(told, rest, handOf);
  const display = arrival(told, rest, displayOf);
  const placed = mixed(before.placed, after.placed, display);
  const backs = mixed(before.placed_backs, after.placed_backs, display);
  for (const { event } of told)
    if (event.kind === "laid" && !display(event.power)) {
      placed[event.power] = event.card ?? null;
      backs[event.power] = event.deck;
    }
  return {
    ...before,
    place,
    placed,
    placed_backs: backs,
    display: mixed(before.display, after.display, display),
    face_down: mixed(before.face_down, after.face_down, display),
    hussars: mixed(before.hussars, after.hussars, arrival(told, rest, hussarOf)),
    hands: mixed(before.hands, after.hands, hand),
    held: before.held.map((cities, power) => [
      ...cities.filter((one) => !city(one)),
      ...(after.held[power] ?? []).filter(city),
    ]),
  };
}

function factsBetween(before: Facts, after: Facts, view: View, told: readonly Entry[], rest: readonly Entry[]): Facts {
  const city = arrival(told, rest, cityOf);
  const display = arrival(told, rest, displayOf);
  const { politics } = before;
  const stacks = [...after.stacks, ...before.stacks].filter(({ city, pieces }, number, all) => {
    const first = all.findIndex((other) => other.city === city) === number;
    return first && pieces.every((piece) => view.place[piece] === city);
  });
  return {
    ...before,
    sequence: sequenceBetween(before.sequence, after.sequence, told, rest),
    goals: before.goals.map((goal, number) => ({ ...goal, reached: reached(goal, after.goals[number] ?? goal, rest) })),
    troops: mixed(before.troops, after.troops, arrival(told, rest, piecesOf)),
    markers: [...before.markers.filter((one) => !city(one.city)), ...after.markers.filter((one) => city(one.city))],
    stacks,
    politics: politics &&
      after.politics && {
        ...politics,
        display: mixed(politics.display, after.politics.display, (space) =>
          display(politics.display[space]?.power ?? -1),
        ),
      },
    combat: told.findLast(({ combat }) => combat)?.combat ?? before.combat,
  };
}

/** The part of the turn that started last; for a new turn, its first. */
function sequenceBetween(
  before: Facts["sequence"],
  after: Facts["sequence"],
  told: readonly Entry[],
  rest: readonly Entry[],
): Facts["sequence"] {
  const begun = told.findLast(({ heading }) => heading)?.event;
  if (!begun) return before;
  if (!rest.some(({ heading }) => heading)) return after;
  return begun.kind === "turn" && begun.turn === after.turn ? { ...after, part: 0, phase: null } : before;
}

/** Progress towards a goal: never more than the conquests still to come allow. */
function reached(before: Facts["goals"][number], after: Facts["goals"][number], rest: readonly Entry[]): number {
  const coming = rest.filter(({ event }) => event.kind === "conquered").length;
  const grown = after.reached - before.reached;
  return after.reached - Math.sign(grown) * Math.min(Math.abs(grown), coming);
}
