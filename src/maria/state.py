"""The position: one small object, cheap to copy, with no behaviour but copying and simple look-ups.

Pieces are numbers: generals first, then supply trains, in the order of the pack. A place is a city's index,
or REMOVED for a piece that may come back, AWAY for one that takes no part, OFF_MAP for a general in his
power's off-map box.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from maria.box import Box
from maria.box.model import POWERS, Track
from maria.box.tables import Board, bits
from maria.knowledge import Knowledge

FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC = range(6)
"""The powers, in the order of the action stages."""
POWER: dict[str, int] = {name: number for number, name in enumerate(POWERS)}
STAGES = ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC))
MINOR = (BAVARIA, SAXONY)
"""2.b: minor powers."""
MAJOR = (FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC)
"""2.b: major powers, in the order of the action stages."""

REMOVED, AWAY, OFF_MAP = -1, -2, -3
ELECTORS, EMPEROR, ITALY, SILESIA = range(4)
"""3.g: the victory boxes beside the battle boxes."""
VICTORY_BOXES = 4


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
    options: tuple[str, ...]
    seed: str
    seats: tuple[str, ...]
    advanced: bool
    """15: politics, victory markers in pools, and all that comes with them."""
    gambit: bool
    """25: the optional politics rule."""
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
    start: tuple[int, ...]
    """4.a: the set-up city of each piece, -1 for one that starts in a box."""
    pools: tuple[int, ...]
    """4.b: all victory markers of each power."""
    spaces: tuple[int, ...]
    """17.c: the powers on the political display from left to right."""
    tracks: tuple[Track, ...]
    track: Mapping[str, int]
    """The tracks' numbers by their ids."""
    arrows: tuple[int, ...]
    """17.p: the city that each power's off-map box points to, -1 without one."""
    arenberg: int
    """22.a: the general with rights of his own, -1 without him."""
    silesia: int
    electors: int
    """10.3.h: Trier, Mainz, Köln and Mannheim, by where they lie: votes in nobody's land."""
    bohemia: int
    flanders: int
    core: int
    """19.2.a: core Austria, the Austrian land of the Bohemia map."""
    netherlands: int
    austrian_netherlands: int
    poland: int
    card_suit: tuple[int, ...]
    """The suit of each card, -1 for a Reserve."""
    card_value: tuple[int, ...]
    """The value of each card, 0 for a Reserve."""
    deck_size: int


class State:
    """A position of a game."""

    __slots__ = (
        "agenda",
        "announced",
        "aside",
        "asked",
        "battle",
        "boxed",
        "ceded",
        "commander",
        "consents",
        "contracts",
        "controls",
        "cooperating",
        "corps",
        "discards",
        "display",
        "down",
        "draw",
        "drew",
        "due",
        "election",
        "enemies",
        "face_down",
        "hands",
        "held",
        "hoard",
        "home",
        "hussars",
        "known",
        "marked",
        "markers",
        "merges",
        "missed",
        "moved",
        "neutral",
        "opened",
        "outcome",
        "peace",
        "place",
        "placed",
        "political",
        "pool",
        "proposals",
        "questions",
        "reduced",
        "retreated",
        "revealed",
        "scores",
        "seat_of",
        "setting",
        "troops",
        "trump",
        "turn",
        "wanted",
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
    """17.b: the seat that won a combat most recently, -1 at first."""
    known: Knowledge
    seat_of: tuple[int, ...]
    """2.a, 19.3.d: the seat that plays each power; -1 for a power that takes no part."""
    neutral: int
    """19.4: the neutral powers, as bits."""
    drew: int
    """19.3.d: the powers that drew Tactical Cards this turn, as bits."""
    pool: list[int]
    """4.b: the victory markers in each power's pool."""
    battle: list[int]
    """16.b: the victory markers in each power's battle boxes."""
    boxed: list[int]
    """3.g: the power whose marker lies in each of the other victory boxes, -1 without one."""
    aside: list[int]
    """19.1.d, 19.2.a: the victory markers of each power that are set aside."""
    controls: int
    """10.3.l: fortresses marked by a control marker for want of a victory marker."""
    asked: int
    """10.3.m: fortresses whose question mark is a victory marker from a pool."""
    missed: list[int]
    """16.h, 23.b: victory markers due to battle boxes in this stage while the pool was empty."""
    wanted: list[int]
    """16.h, 23.b: the power whose marker was due to each other victory box in this stage, -1 if none was."""
    due: int
    """19.3.a: points lost for which the Saxony marker may still move."""
    scores: tuple[tuple[int, ...], ...]
    """13.f: the winter scores of all powers, winter by winter."""
    political: list[int]
    """4.i: the Political Cards, the top last."""
    revealed: tuple[int, ...]
    """17.a: the Political Cards that can be selected."""
    election: int
    """18: 0 before the card has come, 1 while an election is due at the end of the turn, 2 after it."""
    trump: int
    """17.b: the political trump suit, -1 if there is none."""
    display: list[list[int]]
    """17: each power's face-up Tactical Cards on the political display."""
    face_down: list[list[int]]
    """25.b: each power's face-down Tactical Cards on the display, which everybody has seen."""
    placed: list[int]
    """17.c: the Tactical Card each power has just placed, not yet turned up, -1 without one."""
    announced: list[int]
    """17.k: the boxes by which each track's marker is to be shifted; right counts positive."""
    markers: list[int]
    """4.j: the box of each track that its marker is in."""
    corps: list[int]
    """The turn in which a corps sent by a Political Card returns, 0 without one."""
    contracts: tuple[tuple[int, int, int], ...]
    """20.a: giver, taker and turns left, oldest first; not the first one of France and Bavaria (8.b)."""
    proposals: tuple[tuple[int, int, int, int], ...]
    """20: giver, taker, turns (0 to cancel) and the seat that proposes."""
    peace: int
    """19.1: the turn in which Silesia was annexed, 0 before."""
    reduced: bool
    """19.2: whether France has reduced its objectives."""
    ceded: tuple[int, ...]
    """SG.f: P, F and A after Silesia was ceded; empty before."""
    hoard: list[int]
    """SG.c: the Tactical Cards that France has set aside unseen."""

    def copy(self) -> State:
        """A position to go on from; nothing that is done to it changes this one."""
        other = State()
        other.agenda = self.agenda.copy()
        other.announced = self.announced.copy()
        other.aside = self.aside.copy()
        other.asked = self.asked
        other.battle = self.battle.copy()
        other.boxed = self.boxed.copy()
        other.ceded = self.ceded
        other.commander = self.commander.copy()
        other.consents = self.consents
        other.contracts = self.contracts
        other.controls = self.controls
        other.cooperating = self.cooperating
        other.corps = self.corps.copy()
        other.discards = [pile.copy() for pile in self.discards]
        other.display = [pile.copy() for pile in self.display]
        other.down = self.down
        other.draw = self.draw.copy()
        other.drew = self.drew
        other.due = self.due
        other.election = self.election
        other.enemies = self.enemies
        other.face_down = [pile.copy() for pile in self.face_down]
        other.hands = [pile.copy() for pile in self.hands]
        other.held = self.held.copy()
        other.hoard = self.hoard.copy()
        other.home = self.home
        other.hussars = self.hussars.copy()
        other.known = self.known.copy()
        other.marked = self.marked
        other.markers = self.markers.copy()
        other.merges = self.merges
        other.missed = self.missed.copy()
        other.moved = self.moved
        other.neutral = self.neutral
        other.opened = self.opened
        other.outcome = self.outcome
        other.peace = self.peace
        other.place = self.place.copy()
        other.placed = self.placed.copy()
        other.political = self.political.copy()
        other.pool = self.pool.copy()
        other.proposals = self.proposals
        other.questions = self.questions.copy()
        other.reduced = self.reduced
        other.retreated = self.retreated
        other.revealed = self.revealed
        other.scores = self.scores
        other.seat_of = self.seat_of
        other.setting = self.setting
        other.troops = self.troops.copy()
        other.trump = self.trump
        other.turn = self.turn
        other.wanted = self.wanted.copy()
        other.winner = self.winner
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

    def allied(self, power: int, other: int) -> bool:
        """2.c, 19.4.d: whether two powers are allied; a neutral Saxony is nobody's ally."""
        if self.enemies[power] >> other & 1:
            return False
        return power == other or not (self.neutral >> SAXONY & 1 and SAXONY in (power, other))

    def friendly_fortresses(self, power: int) -> int:
        """3.i: the fortresses controlled by this power or an ally."""
        cities = 0
        for other in range(6):
            if self.allied(power, other):
                cities |= self.held[other]
        return cities

    def open_land(self, power: int) -> int:
        """14.h, 19.4: the cities that a power's pieces may enter: no neutral land but their own."""
        land = self.setting.land
        if self.neutral:
            for other in (PRUSSIA, SAXONY):
                if self.neutral >> other & 1:
                    land &= self.home[other] if other == power else ~self.home[other]
        return land

    def major_of(self, power: int) -> int:
        """10.3.k, 16.d: the major power that a minor power co-operates with; -1 for a neutral Saxony."""
        if power == SAXONY:
            if self.neutral >> SAXONY & 1:
                return -1
            return PRUSSIA if self.cooperating[SAXONY] >> PRUSSIA & 1 else AUSTRIA
        return FRANCE if power == BAVARIA else power

    def stage_powers(self, stage: int) -> tuple[int, ...]:
        """5.a, 8.m, 19.3.d: the powers of an action stage; Saxony comes last where it acts."""
        powers = [power for power in STAGES[stage] if power != SAXONY and self.seat_of[power] >= 0]
        if self.seat_of[SAXONY] >= 0 and stage == (1 if self.cooperating[SAXONY] >> PRUSSIA & 1 else 2):
            powers.append(SAXONY)
        return tuple(powers)

    def total(self, power: int) -> int:
        """6.d: a power's troops together, which are public."""
        return sum(self.troops[general] for general in self.setting.generals_of[power])
