"""Events around a game, such as people coming and going. The database stores them by kind."""

from __future__ import annotations

from dataclasses import dataclass

from maria.box.names import NOTHING
from maria.events import Event
from maria.texts.message import Message, Ref, message


@dataclass(frozen=True, slots=True)
class TableEvent(Event, abstract=True):
    """Something that a seat did or that happened to it; `seat` is empty if it concerns no seat."""

    seat: str

    def sentence(self) -> Message:
        """The event as a message, made without a position: the game may not have begun."""
        return message(f"event-{self.kind}", seat=Ref("seat", self.seat or NOTHING))


class SeatTaken(TableEvent):
    """Somebody has taken a seat."""


class GameBegins(TableEvent):
    """The game begins: its first events follow."""


class SeatFreed(TableEvent):
    """A seat is free again, with a new link."""


class SeatOfBot(TableEvent):
    """A bot has taken a seat."""


class SeatLeft(TableEvent):
    """A player has left for a while; a bot plays on."""


class SeatBack(TableEvent):
    """A player is back."""


class SeatTimedOut(TableEvent):
    """A player has run out of time; a bot plays on."""


class SeatResigned(TableEvent):
    """A player has resigned."""


class EndOffered(TableEvent):
    """A player offers to end the game undecided."""


class EndRefused(TableEvent):
    """A player refuses to end the game undecided."""


class EndAgreed(TableEvent):
    """All players have agreed to end the game undecided."""
