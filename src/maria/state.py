"""The position: one small object, cheap to copy, with no behaviour but copying and simple look-ups.

Pieces are numbers: generals first, then supply trains, in the order of the pack. A place is a city's index,
or REMOVED for a piece that may come back, or AWAY for one that takes no part.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from maria.box import Box
from maria.box.model import POWERS
from maria.box.tables import Board, bits
from maria.knowledge import Knowledge

FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC = range(6)
"""The powers, in the order of the action stages."""
POWER: dict[str, int] = {name: number for number, name in enumerate(POWERS)}
STAGES = ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC))
SIDES = ((FRANCE, BAVARIA, PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC))
"""2.c: allied powers."""
MINOR = {BAVARIA: FRANCE, SAXONY: PRUSSIA}
"""2.b: minor powers and the major power each co-operates with."""

REMOVED, AWAY = -1, -2


class Step(NamedTuple):
    """A pending step of the agenda: a kind and a few small values."""

    kind: str
    values: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """How a game ended: the winning seat (-1: a draw) and the rule by which it won."""

    winner: int
    rule: str


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same for a whole game: the box, the variant, who plays what, and quick tables."""

    box: Box
    board: Board
    variant: str
    players: int
    seed: str
    seats: tuple[str, ...]
    seat_of: tuple[int, ...]
    """The seat that plays each power; -1 for a power that takes no part."""
    last_turn: int
    land: int
    """The cities that pieces may stand on."""
    generals: int
    """How many pieces are generals; the others are trains."""
    power_ids: tuple[str, ...]
    power_of: tuple[int, ...]
    rank_of: tuple[int, ...]
    names: tuple[str, ...]
    """The ids of the pieces."""
    generals_of: tuple[tuple[int, ...], ...]
    trains_of: tuple[tuple[int, ...], ...]
    silesia: int
    electors: int
    """10.3.h: Trier, Mainz, Köln and Mannheim, by where they lie: votes in nobody's land."""
    bohemia: int
    flanders: int
    card_suit: tuple[int, ...]
    """The suit of each card, -1 for a Reserve."""
    card_value: tuple[int, ...]
    """The value of each card, 0 for a Reserve."""
    deck_size: int


class State:
    """A position of a game."""

    __slots__ = (
        "agenda",
        "commander",
        "consents",
        "cooperating",
        "discards",
        "down",
        "draw",
        "enemies",
        "hands",
        "held",
        "home",
        "hussars",
        "known",
        "marked",
        "merges",
        "moved",
        "opened",
        "outcome",
        "place",
        "questions",
        "retreated",
        "setting",
        "troops",
        "turn",
        "winner",
    )

    setting: Setting
    agenda: list[Step]
    """What is still to be done; the last step comes first."""
    turn: int
    outcome: Outcome | None
    place: list[int]
    troops: list[int]
    down: int
    """9.d: generals that are face-down."""
    moved: int
    """10.1.a: pieces whose movement is over in this phase."""
    retreated: int
    """11.1.n: generals who retreated in this combat phase."""
    commander: dict[int, int]
    """6.i: the supreme commander of a stack of equal ranks, by city."""
    consents: frozenset[tuple[int, int, int]]
    """10.1.k: standing permissions of this stage, as (seat, general, city), -1 for any."""
    hussars: list[int]
    held: list[int]
    """3.e: the fortresses each power controls; those of 10.3.h are Austria's for both allies."""
    marked: int
    """Fortresses that bear a victory marker of the power that controls them."""
    questions: dict[int, int]
    """10.3.e: fortresses with a question mark, and the power that left them first."""
    home: tuple[int, ...]
    enemies: tuple[int, ...]
    """2.c: the enemies of each power, as bits."""
    cooperating: tuple[int, ...]
    """2.d: the powers each power co-operates with, itself included, as bits."""
    hands: list[list[int]]
    draw: list[int]
    """The draw deck, its top last."""
    opened: int
    """How many of the decks have been opened."""
    discards: list[list[int]]
    """8.g: discards by deck of origin."""
    merges: int
    """8.g: how often a new draw deck was made of discards."""
    winner: int
    """17.b: the power that won a combat most recently, -1 at first."""
    known: Knowledge

    def copy(self) -> State:
        """A position to go on from; nothing that is done to it changes this one."""
        other = State()
        other.setting = self.setting
        other.agenda = self.agenda.copy()
        other.turn = self.turn
        other.outcome = self.outcome
        other.place = self.place.copy()
        other.troops = self.troops.copy()
        other.down = self.down
        other.moved = self.moved
        other.retreated = self.retreated
        other.commander = self.commander.copy()
        other.consents = self.consents
        other.hussars = self.hussars.copy()
        other.held = self.held.copy()
        other.marked = self.marked
        other.questions = self.questions.copy()
        other.home = self.home
        other.enemies = self.enemies
        other.cooperating = self.cooperating
        other.hands = [hand.copy() for hand in self.hands]
        other.draw = self.draw.copy()
        other.opened = self.opened
        other.discards = [pile.copy() for pile in self.discards]
        other.merges = self.merges
        other.winner = self.winner
        other.known = self.known.copy()
        return other

    def pieces_at(self, city: int) -> list[int]:
        """The pieces on a city."""
        return [piece for piece, place in enumerate(self.place) if place == city]

    def generals_at(self, city: int) -> list[int]:
        """The generals on a city: none, one, or the two of a stack."""
        place = self.place
        return [general for general in range(self.setting.generals) if place[general] == city]

    def supreme_commander(self, city: int) -> int:
        """6.b, 6.i: the general in command on a city: the lower rank, or the one named with equal ranks."""
        generals = self.generals_at(city)
        if len(generals) == 1:
            return generals[0]
        one, other = generals
        ranks = self.setting.rank_of
        if ranks[one] == ranks[other]:
            return self.commander[city]
        return one if ranks[one] < ranks[other] else other

    def commanding_power(self, city: int) -> int:
        """6.j: the power whose player decides for the generals on a city."""
        return self.setting.power_of[self.supreme_commander(city)]

    def controller(self, city: int) -> int:
        """3.e: the power that controls a fortress, -1 if the city is none."""
        bit = 1 << city
        for power in range(6):
            if self.held[power] & bit:
                return power
        return -1

    def occupied(self) -> int:
        """The cities with a piece."""
        return bits(place for place in self.place if place >= 0)

    def enemy_pieces(self, power: int) -> int:
        """The cities with a piece hostile to this power."""
        enemies, owner = self.enemies[power], self.setting.power_of
        return bits(
            place for piece, place in enumerate(self.place) if place >= 0 and enemies >> owner[piece] & 1
        )

    def enemy_fortresses(self, power: int) -> int:
        """3.i: the fortresses controlled by enemies of this power."""
        enemies, cities = self.enemies[power], 0
        for other in range(6):
            if enemies >> other & 1:
                cities |= self.held[other]
        return cities

    def friendly_fortresses(self, power: int) -> int:
        """3.i: the fortresses controlled by this power or an ally."""
        enemies, cities = self.enemies[power], 0
        for other in range(6):
            if not enemies >> other & 1:
                cities |= self.held[other]
        return cities

    def total(self, power: int) -> int:
        """6.d: a power's troops together, which are public."""
        return sum(self.troops[general] for general in self.setting.generals_of[power])
