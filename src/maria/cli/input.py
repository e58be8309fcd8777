"""Where a session's lines come from: a pipe, or a person at a terminal who wants names completed."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING

from maria import engine, notation
from maria.actions import Action
from maria.box.folding import fold
from maria.game import Game
from maria.texts import rulebook
from maria.words import Words

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer

LISTED = 4_000
"""The most actions of a choice set that are looked at."""


class Input:
    """Lines from standard input, without prompts and curtains."""

    def __init__(self) -> None:
        """A pipe may hold anything; what is no text is replaced."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def ask(self, prompt: str, seat: str | None) -> str:
        """The next line; the end of them is an EOFError."""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def curtain(self, text: str) -> None:
        """Waits until the terminal has been handed over; at a pipe nobody sits there."""


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
            completer = _completer(self.words, self.commands, seat)
            self.sessions[seat] = self.new_session(completer=completer, complete_while_typing=False)
        return self.sessions[seat].prompt(prompt)

    def curtain(self, text: str) -> None:
        """Waits for Enter."""
        self.new_session().prompt(text)


def _completer(words: Words, commands: tuple[str, ...], seat: str | None) -> Completer:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Names(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            for start, text in complete(words, commands, seat, document.text_before_cursor):
                yield Completion(text, start_position=-start)

    return Names()


# ---------------------------------------------------------------- completion


def complete(words: Words, commands: tuple[str, ...], seat: str | None, text: str) -> list[tuple[int, str]]:
    """What could follow a text: how many signs of it are replaced, and by what."""
    game = words.game
    head, colon, rest = text.partition(":")
    if colon and head.strip() in game.seats:
        seat, text = head.strip(), rest.lstrip()
    command, space, name = text.partition(" ")
    if space and command in commands:
        return _fitting(_command_names(words, command), name)
    found: list[tuple[int, str]] = []
    if seat:
        number = game.seats.index(seat)
        lines = notation.complete_action(game.state, number, actions_of(game, number), text)
        found = [_ending(text, line) for line in lines]
    if not space:
        seats = [f"{other}: " for other in game.to_act if not colon]
        found += _fitting([*commands, *seats], text)
    return found


def actions_of(game: Game, seat: int) -> Iterator[Action]:
    """What a seat may do as it is asked and then at any time; of more than anybody would read the first."""
    state = game.state
    every = (engine.legal(state, seat), *engine.out_of_turn(state, seat)) if state.agenda else ()
    return chain.from_iterable(islice(choices, LISTED) for choices in every)


def _ending(text: str, line: str) -> tuple[int, str]:
    """A line without the words of it that stand there already."""
    before = text[: text.rfind(" ") + 1]
    kept = len(before) if line.startswith(before) else 0
    return len(text) - kept, line[kept:]


def _fitting(names: Iterable[str], typed: str) -> list[tuple[int, str]]:
    """The names that begin with what is typed, umlauts and case aside."""
    wanted = fold(typed)
    return [(len(typed), name) for name in dict.fromkeys(names) if fold(name).startswith(wanted)]


def _command_names(words: Words, command: str) -> Iterator[str]:
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
