"""Random games in which treaties are frequent, all checked by the referee: `make soak-treaties`."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from maria.rules.treaty_events import (
    ClauseAside,
    ClauseFulfilled,
    ClauseLapsed,
    ClauseOver,
    PromiseFulfilled,
    TreatyMade,
)

sys.path.insert(0, str(Path(__file__).parents[1]))

from maria import engine, notation, position, record
from maria.actions import Action, Consent, Done, March
from maria.box import Box, load
from maria.events import Event
from maria.game import Game
from maria.random_play import pick, pick_out_of_turn
from maria.rules.clauses.decisions import Promise
from maria.rules.marches import Ground, marches
from maria.rules.movement import MovementChoices
from maria.rules.step import Choices, Listed, one_of, unrestricted
from maria.rules.treaties import Negotiations
from maria.simulate import EAGERNESS, boldest, broken_invariants
from maria.treaty import Clause
from treaties.referee import Question, Report, check
from treaties.staging import rich_start, staged, untimely

NEGOTIATES, UNTIMELY, OUT_OF_TURN, ASKS = 0.2, 0.03, 0.03, 0.15
"""Probabilities of negotiating, ending an agreement, and acting otherwise out of turn, after an action.

The last one is that of trying an action that a treaty may refuse, before a decision.
"""
MANY = 12
"""If there are at most this many choices and a treaty binds, all are tried."""
LONGEST = 12
"""The turns of a game."""
RELOADED = 5
"""One record of this many is also loaded as a player would do it."""
FEWEST, FEWEST_ASIDE = 50, 10
"""The minimum in 1,000 games for each kind of clause: refusals and fulfilments, and settings aside."""
GAMES = [(players, options) for options in ((), ("politics-gambit",)) for players in (3, 2)]
"""The advanced games: players and options."""
KINDS = [verb for kind in Clause.registry.values() for verb in kind.verbs]
FREE = {"pays": "is paid by the rules of 20, and forbids nothing", "promises": "is bound by honour"}
"""Kinds that refuse nothing and are never set aside, with the reason."""
NEVER_ASIDE = {
    "consents to stacks": "leaves everything else to do: it is never set aside",
    "does not bid": "one can always place nothing: it is never set aside",
}


class BadGame(Exception):
    """A game that went wrong. Its arguments are the problem and the record."""


@dataclass
class Tally:
    """Statistics of games, by kinds of clauses."""

    games: int = 0
    lines: int = 0
    treaties: int = 0
    asked: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    fulfilled: Counter[str] = field(default_factory=Counter)
    aside: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Adds another tally."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def table(self) -> str:
        """A table by kinds of clauses. Those too rare are marked."""
        rows = [f"{'clause':34}{'refused':>9}{'fulfilled':>11}{'set aside':>11}"]
        for kind in KINDS:
            counts = self.refused[kind], self.fulfilled[kind], self.aside[kind]
            said = FREE.get(kind) or NEVER_ASIDE.get(kind, "")
            few = " TOO FEW" if self.too_few(kind) else ""
            rows.append(f"{kind:34}{counts[0]:9}{counts[1]:11}{counts[2]:11}  {said}{few}".rstrip())
        return "\n".join(rows)

    def too_few(self, kind: str) -> bool:
        """Whether a kind of clause occurred too rarely."""
        if kind in FREE:
            return False
        rare = kind not in NEVER_ASIDE and self.aside[kind] < FEWEST_ASIDE
        return rare or min(self.refused[kind], self.fulfilled[kind]) < FEWEST


class Played(NamedTuple):
    """A finished game: its record, the actions tried, and how clauses were set aside and ended."""

    text: str
    fingerprint: str
    tally: Tally
    questions: dict[int, list[Question]]
    aside: dict[int, set[tuple[int, int]]]
    ended: dict[int, dict[tuple[int, int], str]]


class Player:
    """Plays one game at random, and records everything for the referee."""

    def __init__(self, game: Game, rng: Random, eager: bool) -> None:
        """Continues from the game's position."""
        self.game, self.state, self.rng, self.eager = game, game.state, rng, eager
        self.lines: list[str] = []
        self.came: set[tuple[int, int, int]] = set()
        """Which generals marched up to which, and in which turn."""
        self.tally = Tally(games=1)
        self.questions: dict[int, list[Question]] = {}
        self.aside: dict[int, set[tuple[int, int]]] = {}
        self.ended: dict[int, dict[tuple[int, int], str]] = {}

    def play(self, turns: int) -> Played:
        """Plays up to this turn, or to the end of the game."""
        try:
            while self.state.agenda and self.state.turn <= turns:
                self._decide()
                self._negotiate()
        except BadGame:
            raise
        except Exception as error:
            raise BadGame(repr(error), self.text()) from error
        self.tally.lines = len(self.lines)
        mark = engine.fingerprint(self.state)
        return Played(self.text(), mark, self.tally, self.questions, self.aside, self.ended)

    def text(self) -> str:
        """The record."""
        return "\n".join([*self.game.header.lines(), *self.lines]) + "\n"

    def _decide(self) -> None:
        state, rng = self.state, self.rng
        seats = engine.to_act(state)
        seat = one_of(seats, rng)
        tried, then = self._stage(seat)
        seats = engine.to_act(state)
        seat = seat if seat in seats else one_of(seats, rng)
        legal = {each: engine.legal(state, each) for each in seats}
        if not all(legal.values()):
            raise BadGame("nothing is legal for a seat that is waited for", self.text())
        choices = legal[seat]
        self._try(seat, choices, tried)
        step = engine.decision(state)
        for other in [each for each in (step.waits_for(state) if step else ()) if each not in seats]:
            self._try(other, engine.legal(state, other), [])
        action = then if then and then in choices else pick(choices, rng)
        if self.eager and not then and isinstance(action, March):
            action = boldest(state, [action, *(pick(choices, rng) for _ in range(EAGERNESS))])
        if action not in choices:
            raise BadGame(f"picked what is refused: {action}", self.text())
        self._carry_out(seat, action)

    def _stage(self, seat: int) -> tuple[list[Action], Action | None]:
        """Sometimes makes a treaty about the current decision.

        Returns actions it should forbid, and one to play.
        """
        state, rng = self.state, self.rng
        step = engine.decision(state)
        if not state.turn or step is None:
            return [], None
        tried, then = list[Action](), None
        for pact in staged(state, seat, step.choices(state, seat), rng):
            for who, action in pact.agreed(state, rng):
                if engine.refusal(state, who, action):
                    break
                self._carry_out(who, action)
            else:
                tried, then = [*tried, *([pact.against] if pact.against else [])], pact.then
        return tried, then

    def _try(self, seat: int, choices: Choices, staged: list[Action]) -> None:
        """Tries actions that the rules alone allow. The referee will say whether a treaty may refuse them."""
        plain = unrestricted(choices)
        if plain is choices:
            return
        if isinstance(plain, Listed) and len(plain.actions) <= MANY:
            tried: Iterable[Action] = plain.actions
        else:
            disputed = isinstance(plain, MovementChoices) and plain.phase.disputed
            tried = [*staged, *self._attacks(plain), *([Done()] if disputed else [])]
            tried += [pick(plain, self.rng)] if self.rng.random() < ASKS else []
        for action in tried:
            refusal = choices.refusal(action)
            if refusal and refusal.rule != "21.a":
                raise BadGame(f"refused by another rule: {action}", self.text())
            self._noted(seat, action, refusal is not None)
            if refusal:
                number, which = int(str(refusal.values["number"])), int(str(refusal.values["which"]))
                self.tally.refused[self._clause(number, which).verb()] += 1

    def _attacks(self, plain: Choices) -> list[Action]:
        """For generals whom others came up to recently: ends movement, or marches up to those."""
        state, tried = self.state, list[Action]()
        came = {(p, g) for turn, p, g in self.came if turn >= state.turn - 1 and state.place[p] >= 0}
        for piece, general in sorted(came) if isinstance(plain, MovementChoices) else ():
            if isinstance(plain, MovementChoices) and general in plain.pieces:
                around = state.setting.board.neighbour_set[state.place[piece]]
                ways = [way for way in marches(Ground(state, general)) if around >> way.path[-1] & 1]
                tried += [Done(), *([one_of(ways, self.rng)] if ways else [])]
        return tried

    def _noted(self, seat: int, action: Action, refused: bool) -> None:
        question = Question(seat, notation.format_action(self.state, action), refused)
        self.questions.setdefault(len(self.lines) + 1, []).append(question)
        self.tally.asked += 1

    def _clause(self, number: int, which: int) -> Clause:
        treaty = next(treaty for treaty in self.state.treaties if treaty.number == number)
        return treaty.terms[which - 1].clause

    def _negotiate(self) -> None:
        state, rng = self.state, self.rng
        if state.agenda and rng.random() < NEGOTIATES:
            seat = one_of(range(len(state.setting.seats)), rng)
            choices = Negotiations(state, seat)
            action = pick(choices, rng) if choices else None
            if action and action in choices:
                self._carry_out(seat, action)
        for who, action in untimely(state, rng) if rng.random() < UNTIMELY else ():
            if state.agenda and not engine.refusal(state, who, action):
                self._carry_out(who, action)
        if state.agenda and rng.random() < OUT_OF_TURN:
            self._break_consent()
            if taken := pick_out_of_turn(state, rng):
                self._carry_out(*taken)

    def _break_consent(self) -> None:
        """Lets every seat try to withdraw its consent to all stacks."""
        for seat in range(len(self.state.setting.seats)):
            refusal = engine.refusal(self.state, seat, Consent(False))
            promised = refusal is not None and refusal.rule == "21.a"
            self._noted(seat, Consent(False), promised)
            self.tally.refused["consents to stacks"] += promised

    def _carry_out(self, seat: int, action: Action) -> None:
        state = self.state
        line = record.format_line(state, seat, action)
        if record.parse_line(state, line) != (seat, action):
            raise BadGame(f"reads otherwise than it was written: {line}", self.text())
        self.lines.append(line)
        if isinstance(action, March) and action.piece < state.setting.generals:
            near = state.setting.board.neighbour_set[action.path[-1]]
            others = [
                g for g in range(state.setting.generals) if state.place[g] >= 0 and near >> state.place[g] & 1
            ]
            self.came |= {(state.turn, action.piece, g) for g in others if g != action.piece}
        events = engine.carry_out(state, seat, action)
        self._count(events)
        if any(isinstance(event, TreatyMade) for event in events):
            self._read_back()
        for problem in broken_invariants(state):
            raise BadGame(problem, self.text())

    def _read_back(self) -> None:
        """Checks that treaties survive being written as a position, on one line as well."""
        text = position.one_line(position.write(self.state))
        again = Game.from_position(text, self.game.box)
        if again.state.treaties != self.state.treaties:
            raise BadGame("a position reads otherwise than it was written", self.text())

    def _count(self, events: list[Event]) -> None:
        first = True
        for event in events:
            first = first and isinstance(event, ClauseAside)
            if isinstance(event, TreatyMade):
                self.tally.treaties += 1
            elif isinstance(event, ClauseFulfilled | ClauseOver | PromiseFulfilled):
                self.tally.fulfilled[event.clauses[0].verb()] += 1
            if isinstance(event, ClauseFulfilled | ClauseOver | ClauseLapsed):
                which, ended = (event.number, event.which), event.kind.removeprefix("clause-")
                if not isinstance(event.clauses[0], Promise):
                    self.ended.setdefault(len(self.lines), {})[which] = ended
            if isinstance(event, ClauseAside):
                self.tally.aside[event.clauses[0].verb()] += 1
                if first:
                    self.aside.setdefault(len(self.lines), set()).add((event.number, event.which))


def new_game(number: int, box: Box, seed: str = "treaties") -> Game:
    """The game with this number."""
    players, options = GAMES[number % len(GAMES)]
    return Game.new("advanced", players, f"{seed} {number}", box, options)


def play(number: int, box: Box, seed: str = "treaties", turns: int = LONGEST) -> Played:
    """Plays one random game. Some are bold, and every other set begins where rare decisions are near."""
    game, rng = new_game(number, box, seed), Random(f"{seed} {number}")
    if number // len(GAMES) % 2:
        game = rich_start(game, box, rng)
    return Player(game, rng, number // len(GAMES) % 3 == 2).play(turns)


def judged(played: Played, box: Box) -> Report:
    """The referee's report. He must agree on every refusal, on clauses set aside, and on how they ended."""
    report = check(played.text, played.questions, box)
    if report.faults:
        raise BadGame("\n".join(map(str, report.faults)), played.text)
    found = {line: clauses for line, clauses in report.aside.items() if clauses}
    if found != played.aside:
        differ = [line for line in {*found, *played.aside} if found.get(line) != played.aside.get(line)]
        raise BadGame(f"set aside otherwise in lines {sorted(differ)}: {found}, {played.aside}", played.text)
    for line in sorted({*report.ended, *played.ended}):
        ours, theirs = report.ended.get(line, {}), played.ended.get(line, {})
        if line == report.over:  # no event says what lapses with the end of the game
            ours = {clause: how for clause, how in ours.items() if clause in theirs}
        if ours != theirs:
            raise BadGame(f"stands otherwise after line {line}: {ours}, {theirs}", played.text)
    if report.fingerprint != played.fingerprint:
        raise BadGame("the record replays to another position", played.text)
    return report


def one(number: int) -> tuple[Tally, str, str]:
    """Plays and checks a game. Returns the tally, or the problem and the record."""
    box = load()
    try:
        played = play(number, box)
        judged(played, box)
        if number % RELOADED == 0:
            again = Game.load(played.text, box)
            if engine.fingerprint(again.state) != played.fingerprint:
                raise BadGame("the record loads as another position", played.text)
    except BadGame as error:
        problem, text = error.args
        return Tally(), f"game {number}: {problem}", text
    except Exception as error:
        return Tally(), f"game {number}: {error!r}", played.text
    return played.tally, "", ""


def main() -> None:
    """Plays games in parallel processes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bad", type=Path, default=Path("build/bad-treaty-game.txt"))
    asked = parser.parse_args()
    tally, started = Tally(), time.monotonic()
    with multiprocessing.Pool(asked.jobs) as pool:
        numbers = range(asked.first, asked.first + asked.games)
        for count, (found, problem, text) in enumerate(pool.imap_unordered(one, numbers), 1):
            if problem:
                asked.bad.parent.mkdir(parents=True, exist_ok=True)
                asked.bad.write_text(text)
                pool.terminate()
                raise SystemExit(f"{problem}\nits record is in {asked.bad}")
            tally.add(found)
            if count % 50 == 0 or count == asked.games:
                print(f"{count} games, {time.monotonic() - started:.0f} s", flush=True)
    print(f"{tally.games} games, {tally.lines} lines, {tally.treaties} treaties, {tally.asked} actions tried")
    print(tally.table())
    if asked.games >= 1000 and any(map(tally.too_few, KINDS)):
        raise SystemExit(
            f"some clauses have too few occasions: fewer than {FEWEST}, or {FEWEST_ASIDE} set aside"
        )


if __name__ == "__main__":
    main()
