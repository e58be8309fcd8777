"""Where a session's lines come from: a pipe, or a person at a terminal who wants names completed."""

from __future__ import annotations

import io
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING

from maria import engine, notation
from maria.box.folding import fold
from maria.box.tables import members
from maria.rules.hussars import HussarChoices
from maria.rules.movement import MovementChoices
from maria.rules.retreat import RetreatChoices
from maria.rules.step import Choices
from maria.state import POWER
from maria.telling.words import Words
from maria.texts import rulebook

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer

OFFERED = 40
"""The most whole actions that are offered for completion."""


class Input(ABC):
    """Lines of text; the end of them is an EOFError."""

    @abstractmethod
    def ask(self, prompt: str, seat: str | None) -> str:
        """The next line."""

    @abstractmethod
    def curtain(self, text: str) -> None:
        """Waits until the terminal has been handed over."""


class Piped(Input):
    """Lines from standard input, without prompts and curtains."""

    def __init__(self) -> None:
        """A pipe may hold anything; what is no text is replaced."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def ask(self, prompt: str, seat: str | None) -> str:
        """The next line."""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def curtain(self, text: str) -> None:
        """Nobody sits there."""


class Prompted(Input):
    """A person at a terminal, with a history for each seat so that nobody sees another's lines."""

    def __init__(self, words: Words, commands: Iterable[str]) -> None:
        """Takes what completion needs; prompt_toolkit is loaded here, before the first question is seen."""
        from prompt_toolkit import PromptSession

        self.new_session: type[PromptSession[str]] = PromptSession
        self.words, self.commands = words, tuple(commands)
        self.sessions: dict[str | None, PromptSession[str]] = {}

    def ask(self, prompt: str, seat: str | None) -> str:
        """The next line."""
        if seat not in self.sessions:
            self.sessions[seat] = self.new_session(
                completer=_completer(self.words, self.commands, seat), complete_while_typing=False
            )
        return self.sessions[seat].prompt(prompt)

    def curtain(self, text: str) -> None:
        """Waits for Enter."""
        self.new_session().prompt(text)


def _completer(words: Words, commands: tuple[str, ...], seat: str | None) -> Completer:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Names(Completer):
        """Completes what stands before the cursor."""

        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            """All that could stand there."""
            for start, text in complete(words, commands, seat, document.text_before_cursor):
                yield Completion(text, start_position=-start)

    return Names()


# ---------------------------------------------------------------- completion


def complete(words: Words, commands: tuple[str, ...], seat: str | None, text: str) -> list[tuple[int, str]]:
    """What could follow a text: how many signs of it are replaced, and by what."""
    head, colon, rest = text.partition(":")
    if colon and head.strip() in words.game.seats:
        seat, text = head.strip(), rest.lstrip()
    number = words.game.seats.index(seat) if seat else None
    choices = engine.legal(words.state, number) if number is not None else None
    command, space, name = text.partition(" ")
    if space and command in commands:
        return _fitting(_command_names(words, command), name)
    found: list[tuple[int, str]] = []
    if choices is not None and number is not None:
        found = _action(words, choices, number, text)
    if not space:
        seats = [f"{other}: " for other in words.game.to_act if not colon]
        found += _fitting([*commands, *seats], text)
    return found


def _fitting(names: Iterable[str], typed: str) -> list[tuple[int, str]]:
    """The names that begin with what is typed, umlauts and case aside."""
    wanted = fold(typed)
    return [(len(typed), name) for name in dict.fromkeys(names) if fold(name).startswith(wanted)]


def _command_names(words: Words, command: str) -> Iterator[str]:
    """What a command is about."""
    state = words.state
    if command in ("map", "show"):
        yield from (state.setting.names[piece] for piece, place in enumerate(state.place) if place >= 0)
        yield from (city.name for city in state.setting.board.cities)
    if command == "show":
        yield from (card.id for card in state.setting.box.pack.cards)
    elif command == "undo":
        yield from words.game.seats
    elif command == "rule":
        yield from (rule.id for rule in rulebook.rules())


def _action(words: Words, choices: Choices, seat: int, text: str) -> list[tuple[int, str]]:
    """Verbs first, then pieces, cities of a way or cards, else whole actions."""
    if cards := _cards(words, seat, text):
        return cards
    match choices:
        case MovementChoices():
            return _march(words, choices, text)
        case RetreatChoices():
            return _path(words, text, "retreat ", [choices.field.start])
        case HussarChoices():
            return _hussar(words, choices, seat, text)
    actions = islice(choices.representatives(), OFFERED)
    lines = [notation.format_action(words.state, seat, action) for action in actions]
    return _beginning((*lines, *_at_any_time(words, seat)), text)


def _at_any_time(words: Words, seat: int) -> list[str]:
    """What a seat may do in anybody's stage: transfers in stacks, consent, subsidies."""
    every = (choices.representatives() for choices in engine.out_of_turn(words.state, seat))
    return [notation.format_action(words.state, seat, action) for action in chain.from_iterable(every)]


def _beginning(lines: Iterable[str], text: str) -> list[tuple[int, str]]:
    """The lines that begin with a text."""
    return [(len(text), line) for line in dict.fromkeys(lines) if line.startswith(text)]


def _cards(words: Words, seat: int, text: str) -> list[tuple[int, str]]:
    """Behind `with`, and in a toll: the cards of the hand that are not named yet."""
    state, setting = words.state, words.state.setting
    *before, typed = text.split(" ")
    if len(before) < 2 or "for" in before or (before[0] != "toll" and "with" not in before):
        return []
    power = POWER.get(before[1], -1)
    if before[1] in setting.names:
        power = setting.power_of[setting.names.index(before[1])]
    if power < 0 or state.seat_of[power] != seat:
        return []
    cards = (notation.format_card(state, power, card) for card in state.hands[power])
    return _fitting((card for card in cards if card not in before), typed)


def _march(words: Words, choices: MovementChoices, text: str) -> list[tuple[int, str]]:
    """A verb, a piece that can still move, and cities that roads lead to."""
    state, setting = words.state, words.state.setting
    marches = [f"{verb} " for verb in ("force march", "march")]
    verb = next((verb for verb in marches if text.startswith(verb)), "")
    if not verb:
        verbs = [*marches, "re-enter ", "transfer ", "done"]
        verbs += ["consent", "dispute", "pass flanders"] if choices.shared else []
        return _beginning((*verbs, *_at_any_time(words, choices.seat)), text)
    name, space, _ = text[len(verb) :].partition(" ")
    if not space:
        begun = (
            f"{setting.names[piece]} {setting.board.cities[state.place[piece]].id} > "
            for piece in choices.pieces
        )
        return _fitting(begun, name)
    starts = [state.place[piece] for piece in choices.pieces if setting.names[piece] == name]
    return _path(words, text, f"{verb}{name} ", starts) if starts else []


def _path(words: Words, text: str, before: str, starts: list[int]) -> list[tuple[int, str]]:
    """The cities of a way: the first is given, each other one is a neighbour of the one before."""
    board = words.state.setting.board
    if not text.startswith(before):
        return [(len(text), before)] if before.startswith(text) else []
    *behind, typed = text[len(before) :].split(">")
    nexts: Iterable[int] = starts
    if behind:
        last = notation.names(words.state).cities.get(fold(behind[-1]))
        nexts = board.neighbours[last] if last is not None else ()
    return _fitting((board.cities[city].id for city in nexts), typed.lstrip())


def _hussar(words: Words, choices: HussarChoices, seat: int, text: str) -> list[tuple[int, str]]:
    """A hussar, and the cities where he may be placed."""
    board = words.state.setting.board
    hussars = [f"hussar {number + 1} > " for number in choices.free]
    if not any(text.startswith(line) for line in hussars):
        return _beginning((*hussars, "done", *_at_any_time(words, seat)), text)
    typed = text.split(">")[-1].lstrip()
    return _fitting((board.cities[city].id for city in members(choices.cities)), typed)
