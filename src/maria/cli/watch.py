"""`maria watch`: a game between bots, narrated as it is played."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Annotated

import typer

from maria import engine
from maria.actions import Answer, Done
from maria.bots import find_bot, split_name
from maria.bots.arena import Match, play_match
from maria.bots.table import Motive, Reply
from maria.box import DEFAULT, load
from maria.cli.arena import fault_words, levels, name_bots
from maria.cli.common import LangOption, PackOption, say, writing
from maria.cli.play import header_in_words
from maria.cli.terminal import clean
from maria.events import Event
from maria.game import Game
from maria.history import Said
from maria.rules.politics import LaidNothing
from maria.rules.sequence import TurnBegan
from maria.rules.silesia import PeaceDeclined, PeaceMade, PeaceOffered, Reduced
from maria.rules.silesia_gambit import Ceded, NotCeded
from maria.rules.tactical_cards import SubsidyDecided
from maria.rules.victory import Ended
from maria.state import State
from maria.texts.message import Several, message
from maria.words import Words, deed, does

NO_REASON = Motive("bot-because-legal")
"""The default reason of a reply."""
MARKS = re.compile(r"[\\`*_\[\]<]")
"""The characters with a meaning in Markdown."""
MARKDOWN = {
    **{"title": "# {}", "turn": "## {}", "heading": "### {}", "ended": "**{}**"},
    **{"event": "- {}", "why": "  - {}"},
}
"""The kinds of lines, and their form in Markdown."""
LISTED = ("event", "why")
"""The kinds of lines that are not separated by an empty line."""
ANSWERED = (*(LaidNothing, SubsidyDecided, PeaceOffered, PeaceDeclined, PeaceMade, Reduced, Ceded, NotCeded),)
"""The events that show an answer such as done, yes or no."""


def watch(
    game: Annotated[str, typer.Option(help=say("cli-simulate-game"))] = "introductory",
    players: Annotated[int, typer.Option(help=say("cli-simulate-players"))] = 3,
    option: Annotated[list[str] | None, typer.Option(help=say("play-option-option"))] = None,
    bots: Annotated[str, typer.Option(help=say("watch-option-bots", levels=levels()))] = "captain",
    seed: Annotated[str, typer.Option(help=say("play-option-seed"))] = "1",
    no_why: Annotated[bool, typer.Option("--no-why", help=say("watch-option-no-why"))] = False,
    out: Annotated[Path | None, typer.Option(help=say("watch-option-out"), show_default=False)] = None,
    pack: PackOption = DEFAULT,
    lang: LangOption = "en",
) -> None:
    """Plays a game and narrates it line by line."""
    options, box = tuple(sorted(set(option or ()))), load(pack)
    words = Words(Game.new(game, players, seed, box, options), lang)
    named = name_bots(bots, players)
    makers = [find_bot(name) for name in named]
    with ExitStack() as stack:
        if out:
            stack.enter_context(writing(out))
        file = stack.enter_context(out.open("w", encoding="utf-8", newline="\n")) if out else None
        spectator = Spectator(words, named, not no_why, file)
        spectator.end(play_match(game, players, options, makers, seed, box, watch=spectator.show))


class Spectator:
    """Narrates what everybody may see, and why the bots do it."""

    def __init__(self, words: Words, named: tuple[str, ...], why: bool, file: IO[str] | None) -> None:
        """Takes a game at its start, and a file for Markdown. Without a file, it prints to the terminal."""
        self.words, self.with_why, self.file = words, why, file
        self.latest = ""
        """The kind of the previous line."""
        self.say = words.say
        self._line("title", self.say("watch-title", **header_in_words(words.game.header, self.say)))
        for seat, name in enumerate(named):
            level, temper = split_name(name)
            bot = self.say(key) if (key := f"page-bot-{level}") in self.say else level
            if temper:
                bot = self.say("page-bot-tempered", bot=bot, temper=self.say(f"page-temper-{temper}"))
            self._line("event", self.say("watch-seat", seat=words.seat(seat), bot=bot))
        self._print_events(words.game.started)

    def show(self, before: State, seat: int, reply: Reply | None, happened: list[Event]) -> None:
        """Narrates an action: what is visible of it, its reason, and its results."""
        self.words.game.state = before
        if reply and reply.aloud:
            said = self.words.text(reply.aloud)
            self._print_events([Said(seat, said)])
        reason = self._why(before, seat, reply) if reply and self.with_why else ""
        own = 0
        if reply and reason:
            own = int(self._shows(reply, happened))
            if not own:
                self._line("event", self.words.text(does(before, seat, reply.action)))
            self._print_events(happened[:own])
            self._line("why", reason)
        self._print_events(happened[own:])

    def _shows(self, reply: Reply, happened: list[Event]) -> bool:
        """Whether the first event shows the action. Otherwise it is automatic, or nobody sees it."""
        if not happened or happened[0].heading or not self.words.text_of(happened[0], None):
            return False
        return isinstance(happened[0], ANSWERED) or not isinstance(reply.action, Done | Answer)

    def end(self, match: Match) -> None:
        """Prints the summary of the whole game."""
        self._line("event", self.say("watch-over", decisions=sum(match.decisions), turns=match.turns))
        for seat, faults in enumerate(match.faults):
            if faults:
                named = fault_words(faults, self.say)
                text = self.say("watch-faults", seat=self.words.seat(seat), faults=named)
                self._line("event", text)

    def _print_events(self, events: list[Event]) -> None:
        for event in events:
            text = self.words.text_of(event, None)
            if isinstance(event, TurnBegan | Ended):
                self._line(event.kind, text)
            elif text:
                self._line("heading" if event.heading else "event", text)

    def _why(self, before: State, seat: int, reply: Reply) -> str:
        """A reason and the alternatives on one line. Empty if there are none, or if they make no sense."""
        try:
            legal = [other for other in reply.others if engine.refusal(before, seat, other[0]) is None]
            reason = reply.reason
            if legal:
                alternatives = (
                    message("watch-other", what=deed(before, action), worth=self._worth(worth))
                    for action, worth in legal
                )
                others, worth = Several(tuple(alternatives), "or"), self._worth(reply.worth)
                why = message("watch-why-or", reason=reason, worth=worth, others=others)
                return self.words.phrase(why)
            trivial = reply.reason == NO_REASON or isinstance(reply.action, Done)
            return "" if trivial else self.words.phrase(message("watch-why", reason=reason))
        except Exception:  # a bot's reasons can be anything
            return ""

    def _worth(self, worth: float) -> str:
        """An action's worth, with the language's decimal separator."""
        from babel.numbers import format_decimal

        return format_decimal(round(worth, 2) + 0.0, "0.00", locale=self.say.language).replace("-", "−")

    def _line(self, kind: str, text: str) -> None:
        text = " ".join(clean(text).split())
        if self.file:
            gap = "\n" if self.latest and (kind not in LISTED or self.latest not in LISTED) else ""
            self.file.write(gap + MARKDOWN[kind].format(MARKS.sub(r"\\\g<0>", text)) + "\n")
        elif kind in LISTED:
            typer.secho(f"    {text}" if kind == "why" else f"  {text}", dim=kind == "why")
        else:
            typer.secho(f"\n{text}" if kind in ("turn", "ended") else text, bold=True)
        self.latest = kind
