"""A hot-seat session: asks, reads, plays, reports events, and saves the game to a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from maria import engine, notation
from maria.bots.advice import Odds, advise
from maria.box.folding import fold
from maria.box.lookup import find
from maria.box.model import City, General
from maria.cli import politics, questions, sheets
from maria.cli.common import exists, grid, write_file
from maria.cli.input import Input, Prompted, actions_of, next_words
from maria.cli.little_map import surroundings
from maria.events import Event
from maria.history import History, Request
from maria.reading.fact import verbs
from maria.record import ASK, GRANT, REFUSE, UNDO
from maria.rules.politics import Selecting
from maria.telling.things import describe
from maria.texts import MariaError, rulebook
from maria.texts.message import Message, Ref, message
from maria.words import Words, news

WIDTH = 160
"""The line width in a pipe."""
LISTED = 30
"""How many actions `legal` lists at most."""
LOGGED = 15
"""How many lines `log` shows without a number."""
COMMANDS = (
    *("help", "legal", "map", "show", "rule", "hand", "army", "danger", "politics"),
    *("log", "say", "hint", "undo", "save"),
)
"""What can be typed besides actions and `quit`. Each has a method of the same name with an underscore."""
ANSWERS = {"yes": GRANT, "y": GRANT, "no": REFUSE, "n": REFUSE}
"""The answers to an undo request."""
CLEAR_ALL = "\x1b[3J"
"""Clears the scroll-back buffer of a terminal."""


class Session:
    """One sitting at a game."""

    def __init__(self, history: History, language: str, save: Path | None) -> None:
        """Takes a game at any point. No seat has seen anything yet but what has happened so far."""
        self.history, self.save = history, save
        self.game = game = history.game
        self.words = Words(game, language)
        self.say = self.words.say
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.input = Prompted(self.words, (*COMMANDS, "quit")) if self.interactive else Input()
        width, terminal = (None, None) if self.interactive else (WIDTH, False)
        self.console = Console(highlight=False, force_terminal=terminal, width=width)
        self.viewer: str | None = None
        """The seat whose player is at the screen, None while it shows nothing secret."""
        self.seen = dict.fromkeys(game.seats, len(self._events()))
        """How many events each seat has seen."""
        self.asked: tuple[str | None] | None = None
        """The seat for which the question was printed, None if it has to be printed."""
        self.helped: tuple[object, ...] = ()
        """The decision with many actions for which help was shown."""
        self.offered: list[str] = []
        """The actions listed with numbers. Some are only beginnings."""
        self.listed: list[str] = []
        """All actions behind the beginnings that `legal` listed."""
        self.own_files = {save} if save else set()

    def _events(self) -> list[Event]:
        """All events so far."""
        return list(self.history.events())

    # ------------------------------------------------------------ the loop

    def run(self) -> None:
        """Plays until the input ends or somebody quits, then saves."""
        try:
            while self._line() != "quit":
                pass
        except (EOFError, KeyboardInterrupt):
            self.print("")
        if self.save is None:
            self.print(self.say("play-not-saved"))
        elif self._write(self.save):
            self.print(self.say("play-saved", name=str(self.save)))

    def _line(self) -> str:
        if self.history.request:
            return self._settle(self.history.request)
        seat = self._seat()
        self._hand_over(seat)
        self._ask(seat)
        text = clean(self.input.ask(self.say("play-prompt", seat=seat or ""), seat))
        if text.casefold() != "quit":
            self._answer(text, seat)
        return text.casefold()

    def _settle(self, request: Request) -> str:
        """Asks the other players at this screen whether they agree to an undo."""
        other = next(seat for seat in self.game.seats if seat not in request.granted)
        people = {"seat": Ref("seat", other), "asker": Ref("seat", request.seat)}
        asked = message("play-agree", **people, what=self.history.undo_asked().what)
        self.print(self.words.text(asked), "bold")
        text = clean(self.input.ask(self.say("play-prompt", seat=other), None))
        if text.casefold() in ANSWERS or ":" in text:
            self._play(ANSWERS.get(text.casefold(), text), other)
        return text.casefold()

    def print(self, text: str | Text | Table, style: str = "", indent: int = 0) -> None:
        """Prints a line or a table. A terminal wraps between words; a pipe gets plain, unwrapped lines."""
        if self.interactive:
            padded = Padding(text, (0, 0, 0, indent)) if indent else text
            self.console.print(padded, style=style or None, markup=False)
            return
        if isinstance(text, Table):
            with self.console.capture() as captured:
                self.console.print(text)
            text = captured.get().removesuffix("\n")
        for line in str(text).split("\n"):
            typer.echo(f"{' ' * indent}{line}".rstrip())

    def _seat(self) -> str | None:
        """The seat to decide, None if several could and none of them is at the screen."""
        waiting = self.game.to_act
        if self.viewer in waiting or not waiting:
            return self.viewer
        return waiting[0] if len(waiting) == 1 else None

    def _number(self, seat: str | None) -> int | None:
        return self.game.seats.index(seat) if seat else None

    def _hand_over(self, seat: str | None) -> None:
        """Clears the screen between two players, so that neither sees the other's secrets."""
        if seat == self.viewer:
            return
        if self.viewer and self.interactive:
            waiting = self.words.seats(self.game.to_act)
            several = self.say("play-hand-over-several", seats=waiting)
            self.print("")
            self.input.curtain(self.say("play-hand-over", seat=self.words.seat(seat)) if seat else several)
            self.console.clear()
            self.console.file.write(CLEAR_ALL)
            self.asked = None
        self.viewer = seat
        self.offered, self.helped = [], ()
        if seat:
            self._news(seat)

    def _news(self, seat: str) -> None:
        """The events since this seat was last at the screen. In a pipe, only those that it alone may see."""
        happened = self._events()
        events, self.seen[seat] = happened[self.seen[seat] :], len(happened)
        number = self.game.seats.index(seat)
        if not self.interactive:
            events = [event for event in events if number in event.readers()]
        elif events:
            self.print(self.say("play-news"), "dim")
        self._print_log(self.words.log_lines(events, number))

    def _print_log(self, lines: list[tuple[str, bool]]) -> None:
        for text, heading in lines:
            self.print(text, "bold" if heading else "", 0 if heading else 2)

    def _ask(self, seat: str | None) -> None:
        """Prints the question, unless nothing has changed since it was last printed."""
        if self.asked == (seat,):
            return
        self.asked = (seat,)
        self.print("")
        if self.game.outcome:
            self.print(self.say("play-over"))
        elif seat is None:
            waiting = self.game.to_act
            sentence = self.words.text(news(self.game.state, list(map(self.game.seats.index, waiting))))
            names = self.say.listed(waiting, "or")
            self.print(self.say("play-who", news=sentence, names=names, first=waiting[0]), "bold")
        else:
            self._question(self.game.seats.index(seat))

    def _question(self, seat: int) -> None:
        """Prints the question with all help, or only what is left of a decision the seat is continuing."""
        state, words = self.game.state, self.words
        step = engine.decision(state)
        assert step is not None
        decision = (seat, state.turn, step.kind, step.subject(state, seat))
        left = list(questions.reminder(words, seat)) if decision == self.helped else []
        self.helped = decision
        if not left:
            self.print(questions.question(words, seat))
        treaties = (*politics.binding(words, seat), *politics.proposals(words, seat))
        for line in left or (*questions.helps(words, seat), *treaties):
            self.print(line)
        self._print_offered(dict(questions.choices(words, seat)))

    def _answer(self, text: str, seat: str | None) -> None:
        """Carries out an input line. An empty one repeats the question."""
        word, _, rest = text.partition(" ")
        wanted = text.casefold().replace(" ", "_")
        named = wanted if wanted in self.game.seats else "" if seat else self._meant(text, self.game.to_act)
        if not text:
            self.asked, self.helped = None, ()
        elif word.casefold() in COMMANDS:
            getattr(self, f"_{word.casefold()}")(rest.strip())
        elif named and (named in self.game.to_act or self.game.outcome):
            self._hand_over(named)
        elif named:
            self.print(self.say("play-not-waiting", seat=self.words.seat(named)))
        elif is_number(text):
            self._play_offered(int(text), seat)
        else:
            self._play(text, seat)

    def _meant(self, name: str, seats: tuple[str, ...]) -> str:
        """The only one of these seats whose name begins like this, or an empty string."""
        wanted = name.casefold().replace(" ", "_")
        fitting = [seat for seat in seats if wanted and seat.startswith(wanted)]
        return fitting[0] if len(fitting) == 1 else ""

    # ------------------------------------------------------------ playing

    def _play(self, text: str, seat: str | None) -> None:
        name, colon, action = text.partition(":")
        if colon:
            self._play_line(f"{name.strip().casefold()}:{action}")
        elif not self._needs(seat):
            self._play_line(f"{seat}: {text}")

    def _needs(self, seat: str | None) -> bool:
        """Whether there is no seat, in which case it prints that one is needed."""
        if seat is None:
            key = "play-over-seat" if self.game.outcome else "play-which-seat"
            self.print(self.say(key, names=self.say.listed(self.game.to_act or self.game.seats, "or")))
        return seat is None

    def _play_line(self, line: str) -> None:
        """Plays a line of the record, prints the events for the player at the screen, and saves the game."""
        count = len(self.game.moves)
        try:
            played = self.history.play(line)
        except MariaError as error:
            self.print(self.words.problem(error.key, error.values), "red")
            self.print(self.words.rule(error.rule) if error.rule else self.say("play-try-help"), "dim")
            return
        more = len(self.game.moves) - count
        if more > 0:
            self.viewer = self.game.seats[played.seat]
        if more < 0 or (more and type(self.game.moves[-1].action) not in engine.OUT_OF_TURN):
            self.asked, self.offered = None, []
        self._print_log(self.words.log_lines(played.events, self._number(self.viewer)))
        if self.viewer:
            self.seen[self.viewer] = len(self._events())
        if self.save:
            self._write(self.save)

    def _play_offered(self, number: int, seat: str | None) -> None:
        line = self.offered[number - 1] if 0 < number <= len(self.offered) else ""
        if not line:
            self.print(self.say("play-legal-number", number=number))
        elif line.endswith(" "):
            self._offer(self._begin(line), line)
        else:
            self._play(line, seat)

    # ------------------------------------------------------------ keeping

    def _write(self, path: Path) -> bool:
        try:
            write_file(path, self.history.record())
        except OSError as error:
            self.print(self.say("play-cannot-save", name=str(path), reason=error.strerror or ""), "red")
            return False
        return True

    def _save(self, name: str) -> None:
        """17.g: saves to a file.

        Without a name, `save` is the action if cards on the display can be saved.
        """
        path = Path(name)
        if not name and isinstance(engine.decision(self.game.state), Selecting):
            self._play("save", self._seat())
        elif not name:
            self.print(self.say("play-name-a-file"))
        elif path not in self.own_files and exists(path):
            self.print(self.say("play-exists", name=name))
        elif self._write(path):
            self.own_files.add(path)
            self.print(self.say("play-written", name=name))

    # ------------------------------------------------------------ commands

    def _help(self, rest: str) -> None:
        named = [verb.replace(" ", "-") for verb in verbs(self.game.state)]
        actions = [(f"example-{verb}", f"help-{verb}") for verb in named]
        commands = [(f"usage-{name}", f"help-command-{name}") for name in (*COMMANDS, "quit")]
        for heading, keys in (("help-actions", actions), ("help-commands", commands)):
            self.print(self.say(heading))
            self.print(grid((f"  {self.say(key)}", Text(self.say(what), "dim")) for key, what in keys))
        if self.game.state.setting.variant.contracts:
            self.print(self.say("help-contracts"))

    def _legal(self, rest: str) -> None:
        """Lists legal actions with numbers, or only those that contain the given words."""
        seat, wanted = self._number(self._seat()), rest.casefold().split()
        if seat is None:
            self._needs(None)
            return
        lines = map(self.game.format, actions_of(self.game, seat))
        self._offer([line for line in lines if all(word in line for word in wanted)])

    def _offer(self, lines: list[str], begun: str = "") -> None:
        """Lists actions. Many of them are grouped by their beginnings, and a number leads on from there."""
        found = lines if len(lines) <= LISTED else list(next_words(lines, begun))
        self.listed = lines
        ways = {line: len(self._begin(line)) for line in found[:LISTED]}
        more = [self.say("play-legal-ways", count=many) if many else "" for many in ways.values()]
        self._print_offered(dict(zip(ways, more, strict=True)))
        if not found:
            self.print(self.say("play-legal-none"))
        elif len(found) > LISTED:
            self.print(self.say("play-legal-more"), "dim")

    def _begin(self, text: str) -> list[str]:
        """The listed actions that a beginning could become. Empty for a complete action."""
        return [line for line in self.listed if line.startswith(text)] if text.endswith(" ") else []

    def _print_offered(self, offered: dict[str, str]) -> None:
        self.offered = list(offered)
        if offered:
            lines = enumerate(offered.items(), 1)
            self.print(grid((f"{number:3}", line, Text(more, "dim")) for number, (line, more) in lines))

    def _map(self, rest: str) -> None:
        city = self._city(rest)
        if city < 0:
            self.print(self.say("play-nothing-called", name=rest[:40]))
            return
        for line in surroundings(self.words, city):
            self.print(line)

    def _city(self, name: str) -> int:
        """The city of this name, or the city of the piece of this name. Negative if there is none."""
        state, known = self.game.state, notation.names(self.game.state)
        wanted = fold(name)
        if wanted in known.pieces:
            return state.place[known.pieces[wanted]]
        if wanted in known.cities:
            return known.cities[wanted]
        things = find(self.game.box, name).things
        cities = [state.setting.board.index[thing.id] for thing in things if isinstance(thing, City)]
        pieces = [known.pieces[fold(thing.id)] for thing in things if isinstance(thing, General)]
        return max([*cities, *(state.place[piece] for piece in pieces)], default=-1)

    def _show(self, rest: str) -> None:
        found = find(self.game.box, rest)
        for thing in found.things:
            sheet = describe(self.words, thing)
            self.print(sheet.title, "bold")
            self.print(grid((Text(f"  {label}", "dim"), text) for label, text in sheet.rows))
        if not found.things:
            self.print(self.say("cli-no-name", name=rest[:60]))
        if found.suggestions:
            self.print(self.say("cli-suggestions", names=self.say.listed(found.suggestions)))

    def _rule(self, rest: str) -> None:
        text = self.words.rule(rest) if rest else ""
        if not text:
            chapters = dict.fromkeys(rule.chapter for rule in rulebook.rules())
            text = self.say("cli-no-rule", what=rest[:40], chapters=self.say.listed(chapters))
        self.print(text)

    def _hand(self, rest: str) -> None:
        self._own_sheets(sheets.hands)

    def _army(self, rest: str) -> None:
        self._own_sheets(sheets.army, sheets.others)

    def _danger(self, rest: str) -> None:
        self._own_sheets(sheets.danger)

    def _own_sheets(self, *kinds: Callable[[Words, list[int]], Table]) -> None:
        seat = self._number(self._seat())
        if seat is None:
            self._needs(None)
            return
        for make in kinds:
            self.print(make(self.words, self.words.own(seat)))

    def _politics(self, rest: str) -> None:
        if not self.game.state.setting.variant.politics:
            self.print(self.say("play-no-politics"))
            return
        for line in politics.sheet(self.words):
            self.print(line)

    def _log(self, rest: str) -> None:
        """Prints the latest events, as far as the deciding seat may see them."""
        if rest and not is_number(rest):
            self.print(self.say("play-log-number"))
            return
        lines = self.words.log_lines(self._events(), self._number(self._seat()))
        self._print_log(lines[max(len(lines) - int(rest or LOGGED), 0) :])
        if not lines:
            self.print(self.say("play-log-empty"))

    def _say(self, rest: str) -> None:
        seat = self._seat()
        if seat:
            self._play_line(f"{seat} says: {rest}")
        else:
            self.print(self.say("play-say-seat", seat=self.game.seats[0]))

    def _hint(self, rest: str) -> None:
        """Prints what colonel would do and why, or in a duel the possible plays with their odds."""
        seat = self._seat()
        found = advise(self.game.view(seat), self.game.box) if seat else None
        if found is None:
            self._needs(seat)
            return
        self.print(self.words.text(message("hint-says", what=found.label, reason=found.reason)))
        odds = {each.action: self.words.text(odds_words(each)) for each in found.odds}
        self._print_offered(odds or {found.action: ""})

    def _undo(self, rest: str) -> None:
        """Takes back the latest action of the deciding or named seat, or asks the others to agree."""
        seat = self._meant(rest, self.game.seats) if rest else self._seat()
        if not seat:
            self.print(self.say("play-undo-seat", names=self.say.listed(self.game.seats, "or")))
            return
        self._play_line(f"{seat}: {UNDO if self.history.undo_is_free(seat) else ASK}")


def odds_words(odds: Odds) -> Message:
    """11.1: the odds of a card, or of stopping, as a message."""
    shares = {"won": odds.won, "tied": odds.tied, "lost": odds.lost}
    percent = {name: round(100 * share) for name, share in shares.items()}
    troops = {"losses": f"{odds.losses:.1f}", "inflicted": f"{odds.inflicted:.1f}"}
    return message("hint-odds", **percent, **troops)


def is_number(text: str) -> bool:
    """Whether a text is a number of reasonable length."""
    return text.isascii() and text.isdigit() and len(text) < 6


def clean(line: str) -> str:
    """A line without unprintable characters."""
    return "".join(sign if sign.isprintable() else " " for sign in line).strip()
