"""A game as append-only text: a header, then one line per action, undo, answer to one, or message."""

from __future__ import annotations

import re
from collections.abc import Collection

from maria import notation
from maria.actions import Action
from maria.box import Box
from maria.engine import SettingError
from maria.frozen import Frozen
from maria.rules.variants import VARIANTS
from maria.state import State
from maria.texts import LANGUAGES, MariaError, catalogue
from maria.texts.message import Several

FIRST = "maria record 1"
FIELDS = ("variant", "players", "options", "pack", "hash", "engine", "seed")
REDACTED = "redacted"
"""The header field of a redacted record: who may read it."""
POSITION = "position"
"""The header field of a game that does not begin at the set-up: its position, as one line."""
PROOF = ("commitment", "secret", "values")
"""Fields in records of games finished on a server: what the seed was made from."""
MAX_LINES = 100_000
LONGEST_MESSAGE, LONGEST_SEED = 1_000, 200
UNDO, ASK, GRANT, REFUSE, WITHDRAW = "undo", "ask undo", "grant undo", "refuse undo", "withdraw undo"
"""The lines that are not actions of the game."""
SAYS = re.compile(r"\s*(\S+) says: ?(.*)")


class Header(Frozen):
    """What is needed to replay a game."""

    variant: str
    players: int
    options: str
    pack: str
    hash: str
    engine: str
    seed: str
    commitment: str = ""
    secret: str = ""
    values: str = ""
    position: str = ""

    def lines(self) -> list[str]:
        """The header as text lines."""
        more = [name for name in (*PROOF, POSITION) if getattr(self, name)]
        return [FIRST, *(f"{name}: {getattr(self, name)}" for name in (*FIELDS, *more)), ""]

    @property
    def key(self) -> tuple[str, int, tuple[str, ...], str]:
        """What identifies the game, apart from its box."""
        return self.variant, self.players, self.option_names(), self.seed

    def values_of_seats(self) -> dict[str, str]:
        """What each seat added to the seed, parsed from `seat=value` pairs."""
        return {seat: value for seat, _, value in (part.partition("=") for part in self.values.split())}

    def option_names(self) -> tuple[str, ...]:
        """The options of the game; a dash means none."""
        return tuple(name for name in self.options.replace(",", " ").split() if name != "-")


class RecordError(MariaError):
    """A text that is not a valid record; `line` counts from 1, `problem` is the error in its action."""

    def __init__(
        self, line: int, key: str, problem: MariaError | None = None, /, **values: str | int | Several
    ) -> None:
        """Takes the line, the message key, and the error in the action, if any."""
        self.line, self.problem = line, problem
        super().__init__(key, **values)

    @classmethod
    def at(cls, line: int, problem: MariaError) -> RecordError:
        """The error for a problem in a line of a record."""
        rule = {"rule": problem.rule} if problem.rule else {}
        return cls(line, problem.key, problem, **{**problem.values, **rule})

    def text(self, language: str = LANGUAGES[0], rule: bool = True) -> str:
        """The sentence for a player, with the line."""
        text = self.problem.text(language, rule) if self.problem else super().text(language)
        return catalogue(language)("play-line", line=self.line, text=text)


def header_of(
    box: Box, variant: str, players: int, version: str, seed: str, options: tuple[str, ...] = ()
) -> Header:
    """The header of a new game."""
    about = box.pack.about
    named = " ".join(sorted(options)) or "-"
    return Header(variant, players, named, f"{about.id} {about.version}", box.pack.hash, version, seed)


def read_header(text: str) -> tuple[Header, list[tuple[int, str]]]:
    """The header of a record, and its numbered lines; raises RecordError for a bad header."""
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise RecordError(MAX_LINES, "record-too-long", most=MAX_LINES)
    if not lines or lines[0].strip() != FIRST:
        raise RecordError(1, "record-first-line", first=FIRST)
    found: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, colon, value = map(str.strip, line.partition(":"))
        if name == REDACTED:
            raise RecordError(number, "record-redacted")
        if not colon or name not in (*FIELDS, *PROOF, POSITION):
            raise RecordError(number, "record-field", field=name[:30])
        found[name] = value
    if missing := [name for name in FIELDS if name not in found]:
        raise RecordError(number, "record-missing", field=missing[0])
    players = found.pop("players")
    if players not in {str(variant.players) for variant in VARIANTS}:
        raise RecordError(number, "record-players", players=players[:10])
    rest = [(n, line.strip()) for n, line in enumerate(lines[number:], number + 1) if line.strip()]
    return Header(players=int(players), **found), rest


def format_line(state: State, seat: int, action: Action) -> str:
    """An action as a line of a record."""
    return f"{state.setting.seats[seat]}: {notation.format_action(state, action)}"


def split_line(seats: tuple[str, ...], line: str) -> tuple[int, str]:
    """The seat at the start of a line, and the rest of the line."""
    name, colon, text = map(str.strip, line.partition(":"))
    if not colon or name not in seats:
        raise notation.NotationError("notation-seat", name=name[:30], seats=Several(tuple(seats), "or"))
    return seats.index(name), text


def parse_line(state: State, line: str) -> tuple[int, Action]:
    """The seat and the action of a line."""
    seat, text = split_line(state.setting.seats, line)
    return seat, notation.parse_action(state, seat, text)


def read_message(seats: tuple[str, ...], line: str) -> tuple[int, str] | None:
    """The seat and text of a line such as `louis says: good evening`, None if it is not a message."""
    found = SAYS.fullmatch(line)
    return (seats.index(found[1]), found[2]) if found and found[1] in seats else None


def check_setting(variant: str, players: int, options: Collection[str]) -> None:
    """Raises SettingError unless such a game exists."""
    named = [known for known in VARIANTS if known.name == variant]
    if not named:
        names = dict.fromkeys(known.name for known in VARIANTS)
        raise SettingError("game-variant", variant=variant[:30], variants=Several(tuple(names)))
    if all(known.players != players for known in named):
        raise SettingError("game-players", variant=variant, players=players)
    for option in options:
        if all(option not in known.options for known in named):
            raise SettingError("game-option", option=str(option)[:30], variant=variant)


def check_seed(seed: str) -> None:
    """Raises SettingError unless the seed is printable and short enough to copy."""
    if not seed.isprintable() or len(seed) > LONGEST_SEED:
        raise SettingError("game-seed", most=LONGEST_SEED)
