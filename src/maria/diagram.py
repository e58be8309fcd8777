"""A position as text for a terminal and as a picture, as far as a viewer may know it.

Both are made from a view, so they show nothing that the view does not contain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from maria import engine, notation
from maria.actions import Action, Attack, March, Retreat
from maria.box.folding import fold
from maria.box.model import POWERS
from maria.state import AWAY, OFF_MAP, REMOVED, State
from maria.texts import LANGUAGES, MariaError
from maria.texts.message import refs
from maria.view import View
from maria.words import Names, news

if TYPE_CHECKING:
    from maria.box.render.pieces import Counter, Marker

Pointer = Action | Sequence[str]
"""What an arrow shows: an action with a path, or a sequence of city names."""


class DrawingError(MariaError):
    """Something that cannot be shown on the board."""


# ---------------------------------------------------------------- text


def text(state: State, seen: View, language: str = LANGUAGES[0]) -> str:
    """A position as readable text."""
    return "\n".join(_Diagram(state, seen, Names(state, language)).lines()) + "\n"


class _Diagram:
    """Writes what a view shows; takes only public facts from the position itself."""

    def __init__(self, state: State, seen: View, names: Names) -> None:
        self.state, self.setting, self.seen = state, state.setting, seen
        self.names, self.say = names, names.say

    def lines(self) -> Iterator[str]:
        """The game and the open question, each power with its pieces, politics and goals."""
        yield from self._head()
        for power in range(6):
            if self.state.seat_of[power] >= 0:
                yield ""
                yield from self._power(power)
        yield ""
        yield from self._table()

    def _head(self) -> Iterator[str]:
        state, say, variant = self.state, self.say, self.setting.variant
        yield say(
            "diagram-head" if state.turn else "diagram-setup",
            game=say(name) if (name := f"variant-{variant.name}") in say else variant.name,
            options="".join(say(f"option-{name}") for name in variant.options),
            players=variant.players,
            turn=state.turn,
            last=variant.last_turn(state),
        )
        if state.outcome:
            winner, rule = state.outcome
            name = self.names.seat(winner) if winner >= 0 else ""
            yield say("diagram-won" if name else "diagram-draw", winner=name, rule=rule)
        if waiting := engine.to_act(state):
            yield self.names.text(news(state, waiting))

    def _power(self, power: int) -> Iterator[str]:
        """A power's hand and troops, its pieces, and the fortresses it holds abroad."""
        seen, setting = self.seen, self.setting
        hand = seen["hands"][power]
        hidden = self.say("diagram-cards", count=len(seen["backs"][power]))
        yield self.say(
            "diagram-power",
            power=self.names.power(power),
            seat=self.names.seat(self.state.seat_of[power]),
            troops=seen["totals"][power],
            hand=hidden if hand is None else self.names.cards(hand) or self.say("diagram-nothing"),
        )
        rows = [self._piece(piece) for piece in setting.pieces_of[power] if seen["place"][piece] != AWAY]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for name, troops, *rest in rows:
            cells = (cell.ljust(width) for cell, width in zip(rest, widths[2:], strict=True))
            yield f"  {name.ljust(widths[0])}  {troops.rjust(widths[1])}  {'  '.join(cells)}".rstrip()
        abroad = _abroad(self.state, seen, power)
        if abroad:
            yield "  " + self.say(
                "diagram-held", cities=self.say.listed(map(self.names.place, abroad), "and")
            )

    def _piece(self, piece: int) -> tuple[str, str, str, str]:
        """A row: name, troops, place, and notes."""
        seen, setting = self.seen, self.setting
        general, place = piece < setting.generals, seen["place"][piece]
        name = f"{setting.rank_of[piece]} {setting.names[piece]}" if general else f"  {setting.names[piece]}"
        notes = [self.say("play-face-down")] if piece in seen["down"] else []
        notes += [self.say("play-moved")] if piece in seen["moved"] else []
        notes += [self.say("play-commands")] if [place, piece] in seen["commander"] else []
        troops = "" if not general or place == REMOVED else seen["troops"][piece]
        where = self.names.place(place) if place >= 0 else self.say("play-off-map")
        if place == OFF_MAP:
            where = self.say("play-in-box", box=self.names.name("off-map", setting.power_of[piece]))
        return name, "?" if troops is None else str(troops), where, self.say.listed(notes)

    def _table(self) -> Iterator[str]:
        """Hussars, the political display, and the progress towards the goals."""
        state, seen, say, names, setting = self.state, self.seen, self.say, self.names, self.setting
        if seen["hussars"]:
            cities = (names.place(city) if city >= 0 else "–" for city in seen["hussars"])
            yield say("diagram-hussars", cities=say.listed(cities))
        if setting.variant.politics:
            tracks = (
                say("diagram-track", track=names.name("track", number), box=box + 1, boxes=len(track.boxes))
                for number, (track, box) in enumerate(zip(setting.tracks, seen["markers"], strict=True))
            )
            yield say("diagram-tracks", tracks=say.listed(tracks))
            if seen["revealed"]:
                yield say("diagram-revealed", cards=names.value_text(refs("political", seen["revealed"])))
            if seen["trump"] >= 0:
                yield say("diagram-trump", suit=names.name("suit", seen["trump"]))
            laid = {p: [*seen["display"][p], *seen["face_down"][p]] for p in setting.spaces}
            shown = (f"{names.power(power)} {names.cards(cards)}" for power, cards in laid.items() if cards)
            yield say("diagram-display", cards=say.listed(shown) or say("diagram-nothing"))
        goals = (
            say("diagram-goal", power=names.power(power), reached=reached, needed=needed, rule=rule)
            for power, rule, reached, needed, *_ in setting.variant.goals(state)
        )
        yield say("diagram-goals", goals=say.listed(goals))


def _abroad(state: State, seen: View, power: int) -> list[int]:
    """The fortresses that a power holds outside its home country."""
    open_ = state.setting.land & ~state.home[power]
    return [city for city in seen["held"][power] if open_ >> city & 1]


# ---------------------------------------------------------------- pictures


def svg(
    state: State,
    seen: View,
    arrows: Iterable[Pointer] = (),
    highlight: Iterable[str] = (),
    language: str = LANGUAGES[0],
) -> str:
    """The board with everything on it, arrows along paths, and rings around cities."""
    from maria.box import drawn
    from maria.box.render.pieces import Overlay, on_top

    overlay = Overlay(
        list(_counters(state, seen)),
        list(_markers(state, seen)),
        [_way(state, arrow) for arrow in arrows],
        [_find(state, name) for name in highlight],
    )
    return on_top(drawn.board(state.setting.box, language), state.setting.box, overlay)


def _counters(state: State, seen: View) -> Iterator[Counter]:
    from maria.box.render.pieces import Counter

    setting = state.setting
    for piece, city in enumerate(seen["place"]):
        power = POWERS[setting.power_of[piece]]
        if city >= 0 and piece < setting.generals:
            troops = seen["troops"][piece]
            label, written = str(setting.rank_of[piece]), "?" if troops is None else str(troops)
            yield Counter("general", city, power, label, written, piece in seen["down"])
        elif city >= 0:
            yield Counter("train", city, power)
    for number, city in enumerate(seen["hussars"]):
        if city >= 0:
            yield Counter("hussar", city, POWERS[4], str(number + 1))


def _markers(state: State, seen: View) -> Iterator[Marker]:
    """Markers of fortresses that powers hold outside their home country, and question marks."""
    from maria.box.render.pieces import Marker

    for power, name in enumerate(POWERS):
        yield from (Marker(city, name) for city in _abroad(state, seen, power))
    for city, power in seen["questions"]:
        yield Marker(city, POWERS[power], asked=True)


def _way(state: State, arrow: Pointer) -> Sequence[int]:
    match arrow:
        case March() | Retreat():
            return arrow.path
        case Attack():
            return arrow.start, arrow.target
        case Action():
            raise DrawingError("diagram-no-way", action=notation.format_action(state, arrow))
    way = [_find(state, name) for name in arrow]
    if len(way) < 2:
        raise DrawingError("diagram-no-way", action=" > ".join(arrow))
    return way


def _find(state: State, name: str) -> int:
    found = notation.names(state).cities.get(fold(name))
    if found is None:
        raise DrawingError("notation-city", name=name[:40])
    return found
