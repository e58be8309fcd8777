"""Every decision a player can take, as small immutable values. Pieces, cities and cards are numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Split:
    """4.e: how a power's troops are split over its generals, in the order of their ranks."""

    power: int
    troops: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlaceHussar:
    """7.a: a hussar is placed on a city."""

    hussar: int
    city: int


@dataclass(frozen=True, slots=True)
class Done:
    """Ends one's part of a stage or phase."""


Question = Literal["subsidy", "offer peace", "accept peace", "reduce objectives", "cede silesia"]


@dataclass(frozen=True, slots=True)
class Answer:
    """Yes or no to a question of the rules: 8.b, 19.1.a, 19.2.a, SG.e."""

    question: Question
    yes: bool


@dataclass(frozen=True, slots=True)
class PayToll:
    """9.g, 9.h: the cards paid for paths through hussars, and the generals they supply."""

    power: int
    cards: tuple[int, ...]
    supplied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class March:
    """10.1: a piece moves along a path that begins with the city it stands on.

    `commander` is named when a general joins one of equal rank (6.i), and is -1 otherwise.
    """

    piece: int
    path: tuple[int, ...]
    force: bool = False
    commander: int = -1


@dataclass(frozen=True, slots=True)
class Reenter:
    """10.2: a supply train is brought back, paid with these cards."""

    train: int
    city: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Consent:
    """10.1.k: a standing permission to stack with the seat's generals, given or taken back.

    For one general, for one city, or, with both left at -1, for the whole stage.
    """

    given: bool
    general: int = -1
    city: int = -1


@dataclass(frozen=True, slots=True)
class Dispute:
    """10.1.l: from now on moves on the Flanders map alternate."""


@dataclass(frozen=True, slots=True)
class PassFlanders:
    """10.1.q: no more moves on the Flanders map this turn."""


@dataclass(frozen=True, slots=True)
class Attack:
    """11.1.a: which attack comes next, from city to city."""

    start: int
    target: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """11.1.d: a Tactical Card is played; `value` is declared for a Reserve (8.f), and is 0 otherwise."""

    card: int
    value: int = 0


@dataclass(frozen=True, slots=True)
class Stop:
    """11.1.f, 11.1.h: no card is played; the combat is over."""


@dataclass(frozen=True, slots=True)
class Retreat:
    """11.2: the way the winner chooses for the defeated, beginning with the city they stand on."""

    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Recruit:
    """13.a: troops bought in winter, with the cards that pay them."""

    power: int
    count: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Assign:
    """13.b, 13.c: who gets new troops, as (general, troops), and where removed generals re-enter.

    An entry is (general, city, commander); `commander` as in March.
    """

    power: int
    troops: tuple[tuple[int, int], ...]
    entries: tuple[tuple[int, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Transfer:
    """6.e: troops pass from one general to another of his power in the same stack."""

    giver: int
    taker: int
    count: int


@dataclass(frozen=True, slots=True)
class NameTrump:
    """17.b: the political trump suit."""

    suit: int


@dataclass(frozen=True, slots=True)
class LayCard:
    """17.c: a Tactical Card is placed face-down on the political display."""

    card: int


@dataclass(frozen=True, slots=True)
class Select:
    """17.g: one of the revealed Political Cards is selected."""

    card: int


@dataclass(frozen=True, slots=True)
class Save:
    """17.g: the Tactical Cards stay on the display for later turns."""


@dataclass(frozen=True, slots=True)
class Execute:
    """17.j: the selected card is executed: shifts as (track, boxes), right positive, and its instruction."""

    shifts: tuple[tuple[int, int], ...]
    instructed: bool


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """17.h: the selected Political Card is discarded without effect."""


@dataclass(frozen=True, slots=True)
class SendCorps:
    """17.m: a general goes to his power's off-map box; for one who is not on the map the cards pay."""

    general: int
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """17.p, 19.1, 19.3: a piece is put on a city by its owner; `commander` as in March."""

    piece: int
    city: int
    commander: int = -1


@dataclass(frozen=True, slots=True)
class ShiftSaxony:
    """19.3.a, 19.3.j: by how many of the boxes due Austria moves the Saxony marker."""

    boxes: int


@dataclass(frozen=True, slots=True)
class Vote:
    """18.b: how many of a seat's free votes go to Francis; the others go to Charles Albert."""

    francis: int


@dataclass(frozen=True, slots=True)
class Offer:
    """20.a: a subsidy contract is proposed, by the giver or by the taker."""

    giver: int
    taker: int
    turns: int


@dataclass(frozen=True, slots=True)
class Cancel:
    """20.c: the end of a subsidy contract is proposed."""

    giver: int
    taker: int


@dataclass(frozen=True, slots=True)
class Accept:
    """20: a proposal of another seat for this pair of powers is accepted."""

    giver: int
    taker: int


@dataclass(frozen=True, slots=True)
class Decline:
    """20: a proposal for this pair of powers is declined, or taken back by the seat that made it."""

    giver: int
    taker: int


Action = (
    Split
    | PlaceHussar
    | Done
    | Answer
    | PayToll
    | March
    | Reenter
    | Consent
    | Dispute
    | PassFlanders
    | Attack
    | PlayCard
    | Stop
    | Retreat
    | Recruit
    | Assign
    | Transfer
    | NameTrump
    | LayCard
    | Select
    | Save
    | Execute
    | DiscardCard
    | SendCorps
    | Place
    | ShiftSaxony
    | Vote
    | Offer
    | Cancel
    | Accept
    | Decline
)
OUT_OF_TURN = (Transfer, Consent, Offer, Cancel, Accept, Decline)
"""6.e, 10.1.k, 20: what may be done at any time; it answers no step."""
