"""Injects bugs into the code of clauses, one by one, for the referee to find: `make mutants-treaties`."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import yaml

sys.path.insert(0, str(Path(__file__).parents[1]))

from maria import position
from maria.actions import Done, PassFlanders, PlaceHussar
from maria.box import load
from maria.box.tables import FAR, members
from maria.rules import consent, subsidies, treaties
from maria.rules.clauses import decisions as about
from maria.rules.clauses import going, obligations, places, treaty_choices
from maria.rules.clauses.obligations import Obligations
from maria.rules.step import Decision
from maria.state import State
from maria.treaty import RUNNING, Clause, Term
from treaties.referee import check
from treaties.soak import LONGEST, BadGame, judged, play

MOST = 120
"""How many games the referee gets to find each mutant."""


class Mutant(NamedTuple):
    """A bug: where it is, and a function that makes the faulty code from the original."""

    name: str
    where: Any
    attribute: str
    instead: Callable[[Any], Any]


def always(value: Any) -> Callable[[Any], Any]:
    """Replaces a function by one that always returns the same value."""
    return lambda _: lambda *_, **__: value


def but(case: Callable[[Any], bool], value: Any) -> Callable[[Any], Any]:
    """Returns a fixed value in some cases, and calls the original function otherwise."""
    return lambda was: lambda self, *rest: value if case(self) else was(self, *rest)


def _covers_less(was: Any) -> Any:
    def closed(self: Any, state: State, piece: int) -> int:
        near, cities = state.setting.board.within[2], 0
        for city in members(self.where):
            cities |= near[city]
        return cities

    return closed


def _places_hussars(was: Any) -> Any:
    def refuses(self: Any, asked: Obligations, older: int, action: Any) -> bool:
        there = isinstance(action, PlaceHussar) and self.where >> action.city & 1
        return not there and bool(was(self, asked, older, action))

    return refuses


def _others_first(was: Any) -> Any:
    def refuses(self: Any, asked: Obligations, older: int, action: Any) -> bool:
        there = isinstance(action, PlaceHussar) and not self.where >> action.city & 1
        return not there and bool(was(self, asked, older, action))

    return refuses


def _leaves_by_rules_alone(was: Any) -> Any:
    return lambda self, step, asked, older: was(self, step, asked, 0)


def _passes(was: Any) -> Any:
    return lambda self, action: None if isinstance(action, PassFlanders) else was(self, action)


def _only_at_the_end(was: Any) -> Any:
    def too_early(self: Obligations, action: Any) -> int:
        return int(was(self, action)) if isinstance(action, Done | PassFlanders) else -1

    return too_early


def _farthest_first(was: Any) -> Any:
    def first(self: Obligations) -> list[int]:
        duties = self.duties()
        farthest = max([far for far, _ in duties.values()], default=0)
        return [piece for piece, (far, _) in duties.items() if far == farthest]

    return first


# ---------------------------------------------------------------- former bugs


def _anything_left(was: Any) -> Any:
    return lambda self: bool(self)


def _unreached_but_over(was: Any) -> Any:
    def after(state: State, treaty: Any, which: int, events: Any) -> Any:
        clause, status, _ = treaty.terms[which - 1]
        other = treaty.terms[clause.other - 1] if clause.when == "kept" else None
        over = other is not None and other.status == "over" and status in RUNNING
        return "over" if over else was(state, treaty, which, events)

    return after


def _settled_when_asked(was: Any) -> Any:
    """Clauses are not checked while no seat has a decision, and at the next turn it is too late."""
    later: list[Any] = []
    after = treaties._after

    def too_late(state: State, treaty: Any, which: int, events: Any) -> Any:
        term = treaty.terms[which - 1]
        late = term.status in RUNNING and term.clause.goal and state.turn > term.until
        return "lapsed" if late else after(state, treaty, which, events)

    def settle(state: State, events: Any, out: Any) -> None:
        step: Any = state.agenda[-1] if state.agenda else None
        if state.waits == () and isinstance(step, Decision) and not step.waits_for(state):
            later.extend(events)
            return
        events = [*later, *events]
        later.clear()
        with patch.object(treaties, "_after", too_late):
            was(state, events, out)

    return settle


def _begun_in_vain(was: Any) -> Any:
    def changed(treaties: Any, number: int, which: int, status: Any, since: int | None = None) -> Any:
        return was(treaties, number, which, status, 1 if status == "lapsed" and since == 0 else since)

    return changed


def _in_ascii(was: Any) -> Any:
    return lambda text: json.dumps(yaml.safe_load(text))


def _may_go_away(was: Any) -> Any:
    def allowed(self: Any, asked: Obligations, older: int, piece: int) -> int:
        here = self.distance(asked.state, asked.state.place[piece])
        return int(was(self, asked, older, piece)) if here else FAR

    return allowed


def _by_the_rules_alone(was: Any) -> Any:
    return lambda self, piece, older: was(self, piece, 0)


def _oldest_first(was: Any) -> Any:
    def chosen(state: State, choices: Any, terms: Any) -> Any:
        return tuple(reversed(was(state, choices, tuple(reversed(terms)))))

    return chosen


def _without_youngest(was: Any) -> Any:
    def restricted(state: State, seat: int, choices: Any) -> Any:
        terms = treaty_choices.binding(state, seat)[:-1]
        return treaty_choices.TreatyChoices(choices, Obligations(state, choices, terms)) if terms else choices

    return restricted


def _unconditional(was: Any) -> Any:
    def after(state: State, treaty: Any, which: int, events: Any) -> Any:
        terms = list(treaty.terms)
        clause = terms[which - 1].clause
        if clause.when == "kept":
            terms[which - 1] = terms[which - 1]._replace(clause=replace(clause, when="", other=0))
        return was(state, treaty._replace(terms=tuple(terms)), which, events)

    return after


def _answer(says: str) -> Mutant:
    return Mutant(says, about.Answers, "refuses", but(lambda self: bool(self.says == says), False))


BREAKS = (
    Mutant("does not attack: generals come adjacent", places.NotAttack, "closed", always(0)),
    Mutant("does not attack: who is adjacent stays", places.NotAttack, "leaves", lambda _: False),
    Mutant("does not attack: who came up frees nobody", treaty_choices, "free_approached", always(None)),
    Mutant("does not attack: who came up frees nobody in time", treaty_choices, "next_stage", always(0)),
    Mutant("stays out: pieces stop there", places.StaysOut, "closed", but(lambda c: not c.passing, 0)),
    Mutant("keeps out: pieces stop there", places.StaysOut, "closed", but(lambda c: bool(c.passing), 0)),
    Mutant("keeps out: pieces pass", places.StaysOut, "barred", always(0)),
    Mutant("no hussars: they are placed there", places.NoHussars, "refuses", _places_hussars),
    Mutant("no hussars: who is there stays", places.NoHussars, "leaving", always(0)),
    Mutant("no hussars: others go first", places.NoHussars, "refuses", _others_first),
    Mutant("no hussars: out by the rules alone", places.NoHussars, "leaving", _leaves_by_rules_alone),
    Mutant("does not cover: two roads instead of three", places.NotCover, "closed", _covers_less),
    Mutant("does not cover: who is there stays", places.NotCover, "leaves", lambda _: False),
    Mutant("does not conquer", places.NotConquer, "refuses", always(False)),
    Mutant("leaves: generals re-enter there", going.Leaves, "closed", always(0)),
    Mutant("leaves, goes to: marches anywhere", going.Going, "refuses", always(False)),
    Mutant("leaves, goes to: the phase ends", going.Going, "due", always(0)),
    Mutant("leaves: every place is outside", going.Leaves, "distance", always(0)),
    Mutant("goes to: every place will do", going.GoesTo, "distance", always(0)),
    Mutant("goes to: who is there goes away", going.Going, "_allowed", _may_go_away),
    Mutant("by a turn: twice as far", going.Going, "spare", lambda was: lambda c, s: 2 * was(c, s)),
    Mutant("leaves, goes to: free once fulfilled", going.Going, "lasts", lambda _: False),
    Mutant("spares: where pieces stop", places.LetsAlone, "closed", always(0)),
    Mutant("spares: where pieces pass", places.LetsAlone, "barred", always(0)),
    Mutant("spares the trains", places.LetsAlone, "alone", but(lambda c: bool(c.what == "trains"), 0)),
    Mutant("spares the hussars", places.LetsAlone, "alone", but(lambda c: bool(c.what == "hussars"), 0)),
    Mutant("votes for francis", about.Votes, "refuses", but(lambda c: bool(c.francis), False)),
    Mutant("votes for charles", about.Votes, "refuses", but(lambda c: not c.francis, False)),
    *map(_answer, about.SAYS),
    Mutant("selects", about.Selects, "refuses", always(False)),
    Mutant("does not select", about.NotSelect, "refuses", always(False)),
    Mutant("does not bid", about.NotBid, "refuses", always(False)),
    Mutant("executes", about.Executes, "refuses", but(lambda c: c.verb() == "executes", False)),
    Mutant("discards", about.Executes, "refuses", but(lambda c: c.verb() == "discards", False)),
    Mutant("shifts saxony", about.ShiftsSaxony, "refuses", but(lambda c: bool(c.shifts), False)),
    Mutant("does not shift saxony", about.ShiftsSaxony, "refuses", but(lambda c: not c.shifts, False)),
    Mutant("consents: none by treaty", consent, "bound_to_consent", always(False)),
    Mutant("consents: all by treaty", consent, "bound_to_consent", always(True)),
    Mutant("minor powers are free", Clause, "powers", lambda _: lambda self, state: 1 << self.bound),
    Mutant("neutral powers are bound", places, "_neutral", always(False)),
    Mutant("lawful by the rules alone", Obligations, "lawful", _by_the_rules_alone),
    Mutant("moves in Flanders end early", treaty_choices.TreatyChoices, "_by", _passes),
    Mutant("winter: room where nobody may enter", State, "closed_by_treaties", always(0)),
    Mutant("once: it begins at once", treaties, "_starts", always(True)),
    Mutant("once: it never begins", treaties, "_starts", always(False)),
    Mutant("while: it goes on", treaties, "_after", _unconditional),
    Mutant("a turn too long", Term, "until", lambda _: property(lambda t: t.since + t.clause.turns)),
    Mutant("a turn too short", Term, "until", lambda _: property(lambda t: t.since + t.clause.turns - 2)),
    Mutant("set aside: the older one", treaty_choices, "_compatible_terms", _oldest_first),
    Mutant("set aside: all of them", treaty_choices, "_compatible_terms", always(())),
    Mutant("set aside: always the youngest", treaty_choices, "restricted", _without_youngest),
    Mutant("an ended treaty binds on", treaties, "_end", always(None)),
    Mutant("proposals without end", treaties, "MOST_PROPOSALS", lambda _: 99),
    Mutant("obligations: others move before", Obligations, "too_early", _only_at_the_end),
    Mutant("obligations: the farthest goes first", Obligations, "first", _farthest_first),
    Mutant("does not attack: who attacked frees nobody", treaty_choices, "attacks", always(())),
    Mutant("keeps out: who is inside is shut in", places.StaysOut, "_inside", always(False)),
    Mutant("spares: retreats over hussars", places.LetsAlone, "avoided", always(0)),
    Mutant("does not conquer: question marks", treaty_choices, "conquered", always(())),
)
"""At least one for each kind of clause, each duty to leave, conditions, turns, and setting aside."""
FAULTS = (
    Mutant(
        "10.1.p: what a purchase counts on is ended", treaties.Negotiations, "_refuse_relied", always(None)
    ),
    Mutant("10.1.l: a dispute evades obligations", obligations, "later", always([])),
    Mutant(
        "8.d: yields when nothing at all is left",
        treaty_choices.TreatyChoices,
        "leaves_something",
        _anything_left,
    ),
    Mutant("21.c: what was set aside was kept", treaties, "_is_aside", always(False)),
    Mutant("21.c: unreached, but over", treaties, "_after", _unreached_but_over),
    Mutant("20.c: cancelled, but kept", subsidies, "_lapse", always(None)),
    Mutant("21.c: not selected, but lapsed", about.NotSelect, "reached", always(False)),
    Mutant("21.a: reached in the last stage, but lapsed", treaties, "settle", _settled_when_asked),
    Mutant("20.a: begun in vain", treaties, "with_status", _begun_in_vain),
    Mutant("21.b: chains of conditions", treaties.Negotiations, "refuse_condition", always(None)),
    Mutant("a promise that cannot be read back", position, "one_line", _in_ascii),
)
"""The eleven bugs that treaties once had."""
MUTANTS = (*BREAKS, *FAULTS)


class Found(NamedTuple):
    """How a mutant was found: after how many games, in what way, and the first message."""

    games: int
    way: str
    told: str


def broken(mutant: Mutant) -> ExitStack:
    """Applies the bug while the stack is open."""
    stack = ExitStack()
    was = getattr(mutant.where, mutant.attribute)
    stack.enter_context(patch.object(mutant.where, mutant.attribute, mutant.instead(was)))
    return stack


def hunt(mutant: Mutant, most: int = MOST, first: int = 4, turns: int = LONGEST) -> Found | None:
    """Plays games with the bug until the referee finds it. None if he does not."""
    box = load()
    for number in range(first, first + most):
        with broken(mutant):
            try:
                played = play(number, box, turns=turns)
            except BadGame as error:
                return Found(number - first + 1, "the game stops", str(error.args[0]))
            if faults := check(played.text, {}, box).faults:
                return Found(number - first + 1, "the record", faults[0].problem)
            try:
                judged(played, box)
            except BadGame as error:
                return Found(number - first + 1, "what was tried", str(error.args[0]))
    return None


def _hunted(number: int) -> tuple[int, Found | None]:
    return number, hunt(MUTANTS[number])


def main() -> None:
    """Hunts all mutants in parallel processes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    started, found = time.monotonic(), dict[int, Found | None]()
    with multiprocessing.Pool(asked.jobs) as pool:
        for number, how in pool.imap_unordered(_hunted, range(len(MUTANTS)), chunksize=1):
            found[number] = how
            print(f"{len(found)} of {len(MUTANTS)}, {time.monotonic() - started:.0f} s", flush=True)
    print(f"{'what was broken':52}{'games':>6}  found by")
    for number, mutant in enumerate(MUTANTS):
        how = found[number]
        print(f"{mutant.name:52}{how.games if how else '':>6}  {how.way if how else 'NOTHING'}")
    if not all(found.values()):
        raise SystemExit("some mutants were not found")


if __name__ == "__main__":
    main()
