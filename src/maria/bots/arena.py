"""Bots play whole games against each other. A bot's mistakes are counted, and the game continues."""

from __future__ import annotations

import hashlib
import json
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

from maria import engine, notation, record
from maria.actions import Action, Done
from maria.bots import Maker, find_bot
from maria.bots.candidates import candidates
from maria.bots.protocol import NonsenseError, Program
from maria.bots.table import Bot, Reply, make_ask
from maria.box import Box, load
from maria.events import Event, of_kind
from maria.game import ENGINE
from maria.rules.politics import Executed, card_of
from maria.rules.saxony import status
from maria.rules.sequence import TurnBegan
from maria.simulate import BrokenGame
from maria.state import State
from maria.texts import MariaError
from maria.treaty import Proposal
from maria.workers import spread

Fault = Literal["crash", "slow", "nonsense", "illegal"]
"""A bot's mistakes: it raises or dies, takes too long, answers with no action, or with an illegal one."""


class BotLimits(NamedTuple):
    """The limits on a bot."""

    seconds: float = 60.0
    """Per answer. A later answer does not count."""
    out_of_turn: int = 60
    """Actions per seat and turn out of turn. Without a limit, two bots could exchange proposals for ever."""


LIMITS = BotLimits()
LONGEST, LONGEST_TRACEBACK = 300, 4_000
"""The longest excerpt of an answer, and of a traceback, that a bot's author is shown, in characters."""
Watch = Callable[[State, int, Reply | None, list[Event]], None]
"""A callback: gets the position before an action, the seat, the bot's reply if it decided, and the events."""


@dataclass(slots=True)
class Match:
    """A finished game. Lists are by seat."""

    seed: str
    game: int = 0
    bots: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    winner: int = -1
    """The winning seat, -1 for a draw."""
    rule: str = ""
    turns: int = 0
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """The bots' thinking time."""
    took: float = 0.0
    """The duration of the whole game."""
    faults: list[dict[str, int]] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)
    """The first fault, for the bot's author: a traceback or the answer. Empty if there was none."""
    silesia: str = ""
    """19.1, SG.e: `annexed`, `ceded` or empty."""
    saxony: str = ""
    """19.3: Saxony's status at the end. Empty without politics."""
    executed: list[tuple[int, str]] = field(default_factory=list)
    """17.j: the Political Cards that were executed, by seat."""
    record: str = ""


class _Player:
    """A seat's bot with its statistics."""

    def __init__(self, number: int, maker: Maker, box: Box, seed: str, limits: BotLimits) -> None:
        self.number, self.maker, self.box, self.limits = number, maker, box, limits
        self.seed = hashlib.sha256(f"{seed}/bot/{number}".encode()).hexdigest()[:32]
        """Hashed, so that it does not reveal the game's seed, which determines the cards."""
        self.bot: Bot | None = None
        self.questions = self.decisions = self.received = self.spoken = 0
        self.seconds = 0.0
        self.faults: Counter[str] = Counter()
        self.trouble = ""

    def note(self, wrong: Fault, shows: str) -> None:
        """Counts a fault, and stores the evidence of the first one."""
        self.faults[wrong] += 1
        self.trouble = self.trouble or shows

    def ask(self, kind: str, state: State, events: Sequence[Event]) -> tuple[bool, Any]:
        """Whether the bot answered in time without raising, and its answer."""
        ask = make_ask(state, self.number, events[self.received :], f"{self.seed}/{self.questions}")
        self.received = len(events)
        self.questions += 1
        started = time.perf_counter()
        wrong: Fault | None = None
        answer: Any = None
        shows = ""
        try:
            if self.bot is None:
                self.bot = self.maker(self.box, self.seed)
            if isinstance(self.bot, Program):
                self.bot.seconds = self.limits.seconds
            answer = self.bot.decide(ask) if kind == "decide" else self.bot.unasked(ask)
        except TimeoutError:
            wrong = "slow"
        except NonsenseError as error:
            wrong, shows = "nonsense", repr(error)[:LONGEST]
        except (Exception, SystemExit):  # whatever a bot does, the game continues
            wrong, shows = "crash", traceback.format_exc()[-LONGEST_TRACEBACK:]
        taken = time.perf_counter() - started
        self.seconds += taken
        wrong = wrong or ("slow" if taken > self.limits.seconds else None)
        if wrong:
            self.note(wrong, shows or wrong)
        return not wrong, answer

    def end(self, winner: str | None, rule: str) -> None:
        try:
            if self.bot:
                self.bot.end(winner, rule)
        except (Exception, SystemExit):
            self.note("crash", traceback.format_exc()[-LONGEST_TRACEBACK:])

    def stop(self) -> None:
        """Ends the bot's program, if it is one."""
        if isinstance(self.bot, Program):
            self.bot.stop()


class _Table:
    """A game in progress."""

    def __init__(
        self, state: State, started: list[Event], players: list[_Player], match: Match, watch: Watch | None
    ) -> None:
        self.state, self.events, self.players = state, started, players
        self.match, self.watch = match, watch
        self.lines: list[str] = []
        self.waiting: list[int] = []
        """The seats to ask whether they want to act out of turn."""
        self._update_waiting(started)

    def play(self, seat: int, action: Action, choice: Reply | None = None) -> None:
        before, stood = self.state.copy() if self.watch else self.state, self.state.proposals
        self.lines.append(record.format_line(self.state, seat, action))
        happened = engine.apply(self.state, seat, action)
        self.events += happened
        executed = (event.political for event in of_kind(happened, Executed))
        self.match.executed += [(seat, card_of(self.state, card).id) for card in executed]
        self._update_waiting(happened, stood)
        if self.watch:
            self.watch(before, seat, choice, happened)

    def _update_waiting(self, happened: list[Event], stood: tuple[Proposal, ...] = ()) -> None:
        """Queues the seats to ask: all of them when a turn begins, and the recipient of each new proposal."""
        if of_kind(happened, TurnBegan):
            self.waiting = [player.number for player in self.players]
            for player in self.players:
                player.spoken = 0
        new = [proposal for proposal in self.state.proposals if proposal not in stood]
        self.waiting += sorted({self.state.seat_of[proposal.to] for proposal in new} - set(self.waiting))

    def ask_unasked(self, seat: int) -> None:
        """Lets a seat act out of turn. An illegal action is counted as a fault and not played."""
        player = self.players[seat]
        answered, answer = player.ask("unasked", self.state, self.events)
        if not answered or answer is None:
            return
        action = self._answer(player, answer)
        if action is not None and type(action) in engine.OUT_OF_TURN:
            self.play(seat, action, answer)
        elif action is not None:
            player.note("illegal", repr(action)[:LONGEST])

    def decide(self, seat: int) -> None:
        """Plays the seat's decision, or the default if it gives no legal one."""
        player = self.players[seat]
        player.decisions += 1
        answered, answer = player.ask("decide", self.state, self.events)
        action = self._answer(player, answer) if answered else None
        self.play(seat, action or default(self.state, seat), answer if action else None)

    def _answer(self, player: _Player, answer: Any) -> Action | None:
        """The action of a reply, or None if it cannot be played."""
        if isinstance(answer, Reply):
            return self._sound(player, answer.action)
        player.note("nonsense", repr(answer)[:LONGEST])
        return None

    def _sound(self, player: _Player, action: Any) -> Action | None:
        """The action as a record would read it, or None if it is illegal or exceeds the out-of-turn limit."""
        wrong: Fault = "illegal"
        shows = repr(action)[:LONGEST]
        try:
            refusal = engine.refusal(self.state, player.number, action)
            if refusal is None:
                text = notation.format_action(self.state, action)
                read = notation.parse_action(self.state, player.number, text)
                out_of_turn = read == action and type(read) in engine.OUT_OF_TURN
                player.spoken += out_of_turn
                if read == action and (not out_of_turn or player.spoken <= player.limits.out_of_turn):
                    return read
            else:
                shows = f"{shows}: {refusal.text(self.state.setting.box)}"
        except Exception:  # an answer can be anything
            wrong = "nonsense"
        player.note(wrong, shows)
        return None


def default(state: State, seat: int) -> Action:
    """The action for a bot that does not answer: Done if legal, else the first candidate."""
    choices = engine.legal(state, seat)
    return Done() if Done() in choices else candidates(choices)[0]


def play_match(
    variant: str,
    players: int,
    options: Sequence[str],
    bots: Sequence[Maker],
    seed: str,
    box: Box,
    limits: BotLimits = LIMITS,
    watch: Watch | None = None,
) -> Match:
    """Plays one game to its end, one bot per seat. The same seed repeats it, except for the timings."""
    begun = time.perf_counter()
    state, started = engine.new_game(box, variant, players, seed, options)
    seated = [_Player(number, maker, box, seed, limits) for number, maker in enumerate(bots)]
    match = Match(seed, seats=list(state.setting.seats))
    table = _Table(state, started, seated, match, watch)
    header = record.header_of(box, variant, players, ENGINE, seed, tuple(options)).lines()
    rng = Random(f"{seed}/order")
    try:
        while state.agenda:
            if table.waiting:
                table.ask_unasked(table.waiting.pop(0))
            else:
                waiting = engine.to_act(state)
                table.decide(waiting[int(rng.random() * len(waiting))])
        assert state.outcome is not None
        match.winner, match.rule = state.outcome
        for player in seated:
            player.end(match.seats[match.winner] if match.winner >= 0 else None, match.rule)
    except OSError:  # the game itself does no I/O, so this came from `watch`
        raise
    except Exception as error:
        raise BrokenGame(repr(error), "\n".join([*header, *table.lines, ""])) from error
    finally:
        for player in seated:
            player.stop()
    match.turns, match.took = state.turn, round(time.perf_counter() - begun, 6)
    match.decisions = [player.decisions for player in seated]
    match.seconds = [round(player.seconds, 6) for player in seated]
    match.faults = [dict(player.faults) for player in seated]
    match.trouble = [player.trouble for player in seated]
    match.silesia = "annexed" if state.peace else "ceded" if state.ceded else ""
    match.saxony = status(state) if state.setting.variant.politics else ""
    match.record = "\n".join([*header, *table.lines, ""])
    return match


# ---------------------------------------------------------------- series


class SeriesError(MariaError):
    """This series cannot be played."""


@dataclass(frozen=True, slots=True)
class Series:
    """Many games between the same bots, which change seats from game to game."""

    variant: str
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    pack: Path
    seconds: float = LIMITS.seconds

    def seating(self, game: int) -> list[str]:
        """The bots of a game, by seat."""
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(len(self.bots))]

    def settings(self) -> dict[str, Any]:
        """The settings that games must share to be counted together."""
        settings = {**asdict(self), "pack": _box(self.pack).pack.hash, "engine": ENGINE}
        made: dict[str, Any] = json.loads(json.dumps(settings))
        return made


_box = cache(load)


def play_game(series: Series, box: Box, game: int) -> Match:
    """One game of a series."""
    names = series.seating(game)
    makers, limits = list(map(find_bot, names)), BotLimits(series.seconds)
    seed = f"{series.seed}-{game}"
    match = play_match(series.variant, series.players, series.options, makers, seed, box, limits)
    match.game, match.bots = game, names
    return match


def play_series(
    series: Series, games: int, jobs: int = 1, folder: Path | None = None, engine: str = "processes"
) -> Iterator[Match]:
    """The games of a series in order. A folder stores them, and stored games are not played again."""
    kept = _finished_matches(folder, series) if folder else {}
    missing = (game for game in range(games) if game not in kept)
    played = spread(partial(play_game, series, _box(series.pack)), missing, jobs, engine)

    def in_order() -> Iterator[Match]:
        with closing(played):
            for game in range(games):
                match = kept[game] if game in kept else next(played)
                if folder and game not in kept:
                    _keep(folder, match)
                yield match

    return in_order()


def _keep(folder: Path, match: Match) -> None:
    (folder / "records").mkdir(exist_ok=True)
    (folder / "records" / f"{match.game:06}.txt").write_text(match.record, "utf-8")
    row = asdict(match)
    del row["record"]
    with (folder / "results.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def _finished_matches(folder: Path, series: Series) -> dict[int, Match]:
    """The games stored in a folder. Raises SeriesError if it belongs to another series or is unreadable."""
    settings, results = folder / "settings.json", folder / "results.jsonl"
    wanted = series.settings()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not settings.exists():
            settings.write_text(json.dumps(wanted, indent=2) + "\n", "utf-8")
        if json.loads(settings.read_text("utf-8")) != wanted:
            raise SeriesError("arena-other-settings", folder=str(folder))
        text = results.read_text("utf-8") if results.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:  # the last line was cut short
            results.write_text(whole, "utf-8")
        rows = [json.loads(line) for line in whole.splitlines()]
        for row in rows:
            row["executed"] = [(seat, card) for seat, card in row["executed"]]
        return {row["game"]: Match(**row) for row in rows}
    except OSError as error:
        raise SeriesError("arena-folder", folder=str(folder), reason=error.strerror or "") from error
    except (ValueError, TypeError, KeyError) as error:
        raise SeriesError("arena-unreadable", folder=str(folder)) from error
