"""What happens around a game: who comes and goes. The database keeps these events by their kinds."""

from __future__ import annotations

from dataclasses import dataclass

from maria.box.names import NOTHING
from maria.events import Event
from maria.texts.message import Message, Ref, message


@dataclass(frozen=True, slots=True)
class TableEvent(Event, abstract=True):
    """Something that a seat did, or that happened to it; an empty name for nobody's seat."""

    seat: str

    def sentence(self) -> Message:
        """The event in words; it may come before there is a position."""
        return message(f"event-{self.kind}", seat=Ref("seat", self.seat or NOTHING))


class SeatTaken(TableEvent):
    """Somebody has taken a seat."""


class GameBegins(TableEvent):
    """Everybody is here: the cards are shuffled, and the first events of the game follow."""


class SeatFreed(TableEvent):
    """A seat has a new link and is free again."""


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
    """A player wants to go on."""


class EndAgreed(TableEvent):
    """All players have agreed to end the game undecided."""
