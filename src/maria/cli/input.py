"""Where a session's lines come from: a pipe, or a person at a terminal who wants names completed."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING

from maria import engine
from maria.actions import Action
from maria.box.folding import fold
from maria.box.model import POWERS
from maria.game import Game
from maria.notation import BETWEEN, NotationError, Reader, Writer, find_verb, format_card
from maria.state import State
from maria.texts import rulebook
from maria.treaty import Clause
from maria.words import Words

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer

CLAUSE_ENDS = ("fulfilled", "begun", "kept")
CLAUSE_WORDS = (
    *("for", "with", "of", "as", "by", "turn", "once", "while", "is", "has", *CLAUSE_ENDS),
    *("left", "right", "instruction", "city", *map(str, range(1, 13))),
)
"""21: words of clauses that are not names."""
LISTED = 4_000
"""How many actions of each choice set are considered at most."""


class Input:
    """Lines from standard input, without prompts and curtains."""

    def __init__(self) -> None:
        """Makes standard input replace bytes that are not text. A pipe may contain anything."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def ask(self, prompt: str, seat: str | None) -> str:
        """The next line. Raises EOFError at the end of the input."""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def curtain(self, text: str) -> None:
        """Waits until the terminal has been handed over. A pipe needs no waiting."""


class Prompted(Input):
    """A person at a terminal, with a separate history per seat so that no player sees another's lines."""

    def __init__(self, words: Words, commands: Iterable[str]) -> None:
        """Takes the data for completion. prompt_toolkit is imported here, before the first question."""
        from prompt_toolkit import PromptSession

        self.new_session: type[PromptSession[str]] = PromptSession
        self.words, self.commands = words, tuple(commands)
        self.sessions: dict[str | None, PromptSession[str]] = {}

    def ask(self, prompt: str, seat: str | None) -> str:
        """The next line, typed at the prompt."""
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
    """The possible completions of a text: how many characters to replace, and with what."""
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
        lines = complete_action(game.state, number, actions_of(game, number), text)
        found = [_ending(text, line) for line in lines]
    if not space:
        seats = [f"{other}: " for other in game.to_act if not colon]
        found += _fitting([*commands, *seats], text)
    return found


def actions_of(game: Game, seat: int) -> Iterator[Action]:
    """A seat's actions for its decision, then those at any time: the first of each kind, up to a limit."""
    state = game.state
    every = (engine.legal(state, seat), *engine.out_of_turn(state, seat)) if state.agenda else ()
    return chain.from_iterable(islice(choices, LISTED) for choices in every)


def _ending(text: str, line: str) -> tuple[int, str]:
    """The part of a line that is not typed yet, and how many characters it replaces."""
    before = text[: text.rfind(" ") + 1]
    kept = len(before) if line.startswith(before) else 0
    return len(text) - kept, line[kept:]


def _fitting(names: Iterable[str], typed: str) -> list[tuple[int, str]]:
    """The names that begin with the typed text, ignoring umlauts and case."""
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


# ---------------------------------------------------------------- actions


def complete_action(state: State, seat: int, actions: Iterable[Action], text: str) -> list[str]:
    """The possible completions of a text, given the actions a seat can take. Verbs come first."""
    writer, lines = Writer(state), dict[str, list[str]]()
    for action in actions:
        line = action.write(writer)
        lines.setdefault(find_verb(line.split()), []).append(line)
    found = []
    for verb, written in lines.items():
        if verb.startswith(text.casefold()):
            found.append(written[0] if len(written) == 1 else f"{verb} ")
        elif text.casefold().startswith(f"{verb} "):
            completer = ActionCompleter(state, seat, verb, written, text)
            found += getattr(completer, Action.registry[verb].completed)()
    return list(dict.fromkeys(found))


class ActionCompleter:
    """Completes a text that already has its verb, from the lines of the legal actions."""

    def __init__(self, state: State, seat: int, verb: str, lines: list[str], text: str) -> None:
        """Takes the text as typed so far."""
        self.state, self.lines, self.text = state, lines, text
        self.before, _, self.typed = text.rpartition(" ")
        self.reader = Reader(state, seat, self.before[len(verb) :], verb)

    def by_lines(self) -> Iterable[str]:
        """Completes word by word from the lines."""
        return next_words(self.lines, self.text)

    def by_way(self) -> Iterable[str]:
        """Completes city by city, then the commander. There are more paths than lines."""
        way, arrow, typed = self.text.rpartition(BETWEEN)
        known, board = self.reader.names.cities, self.state.setting.board
        if not arrow:
            return self._as_far_as(BETWEEN)
        found = []
        if typed.endswith(" ") and fold(typed) in known:
            begin, end = way.partition(BETWEEN)[0], f"{BETWEEN}{typed}command "
            lines = (line for line in self.lines if line.startswith(begin) and end in line)
            commanders = dict.fromkeys(line.partition(end)[2] for line in lines)
            found = [f"{self.text}command {general}" for general in commanders]
            way, typed = self.text, ""
        words = way.rpartition(BETWEEN)[2].split()
        named = (known.get(fold(" ".join(words[first:]))) for first in range(len(words)))
        last = next((city for city in named if city is not None), None)
        near = [board.cities[city].id for city in board.neighbours[last]] if last is not None else []
        return found + [f"{way}> {city}" for city in near if fold(city).startswith(fold(typed))]

    def by_cards(self) -> Iterable[str]:
        """Completes card by card after `with`. There are more payments than lines."""
        words, known, owner = self.before.split(), self.reader.names, self.state.setting.power_of
        if "with" not in words:
            return self._as_far_as("with")
        owners = known.powers | {name: owner[piece] for name, piece in known.pieces.items()}
        try:
            power = self.reader.head(owners, "notation-power")
            self.reader.own_hand(power)
        except NotationError:
            return []
        cards = [format_card(self.state, power, card) for card in self.state.hands[power]]
        left = (card for card in cards if card not in words)
        return [f"{self.before} {card}" for card in left if card.startswith(self.typed.upper())]

    def by_clauses(self) -> Iterable[str]:
        """21: completes word by word after the colon: powers, verbs of clauses, and names."""
        head, colon, said = self.text.partition(":")
        if not colon:
            return self._as_far_as(":")
        *done, typed = said.rpartition(";")[2].lstrip().split(" ")
        before, setting = self.text[: len(self.text) - len(typed)], self.state.setting
        if not done:
            words = head.split()[1:]
            return [f"{before}{power} " for power in words if power.startswith(typed)]
        spoken = " ".join(done[1:])
        open_ = f"{spoken} {typed}".lstrip().casefold()
        verbs = [verb for verb in Clause.by_verb if f"{verb} ".startswith(open_)]
        if verbs and not any(f"{spoken} ".startswith(f"{verb} ") for verb in Clause.by_verb):
            return [f"{self.text}{verb[len(open_) :]} " for verb in verbs]
        places = (*setting.board.in_territory, *(city.id for city in setting.board.cities))
        cards = (card.id for card in setting.box.pack.cards)
        known = (*places, *setting.names, *POWERS, *cards, *setting.track)
        words = [word for word in (*CLAUSE_WORDS, *known) if fold(word).startswith(fold(typed))]
        whole = typed.isdigit() or fold(typed) in map(fold, (*known, *CLAUSE_ENDS))
        return [*(f"{before}{word}" for word in words), *(f"{self.text}{s}" for s in ",;" if whole)]

    def _as_far_as(self, sign: str) -> Iterator[str]:
        """Completes from the lines up to a separator."""
        cut = (f"{before}{found}" for before, found, _ in (line.partition(sign) for line in self.lines))
        return next_words(dict.fromkeys(cut), self.text)


def next_words(lines: Iterable[str], text: str) -> Iterator[str]:
    """The lines that begin with a text, up to their next word, or further if there is only one way on."""
    *before, typed = map(fold, text.split(" "))
    ways: dict[str, list[str]] = {}
    for line in lines:
        words = line.split(" ")[: len(before) + 1]
        *same, word = map(fold, words)
        if same == before and word.startswith(typed):
            ways.setdefault(" ".join(words), []).append(line)
    for way, found in ways.items():
        longer = [line for line in found if line != way]
        if len(longer) < len(found):
            yield way
        if len(longer) == 1:
            yield longer[0]
        elif longer:
            yield from next_words(longer, f"{way} ") if len(ways) == 1 else [f"{way} "]
