"""Every decision a player can make, as small immutable values; pieces, cities and cards are numbers."""

from __future__ import annotations

from typing import Literal, Self, get_args

from maria.box.model import POWERS, SUIT_SIGNS, SuitName
from maria.notation import SUITS, NotationError, Reader, Way, Writer
from maria.notation import Action as Action
from maria.state import Political


class Split(Action, verbs=("split",), rules=("4.e",)):
    """4.e: how a power's troops are split among its generals, in the order of their ranks."""

    power: int
    troops: tuple[int, ...]

    def write(self, to: Writer) -> str:
        """`split bavaria toerring 3, seckendorff 2`."""
        generals = to.setting.generals_of[self.power]
        return f"split {POWERS[self.power]} {', '.join(map(to.troops, generals, self.troops))}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """Each of the power's generals exactly once."""
        power = rest.power()
        given = []
        for part in map(rest.part, rest.rest.split(",")):
            given.append((part.piece(), part.number()))
            part.end()
        generals = rest.state.setting.generals_of[power]
        if sorted(general for general, _ in given) != sorted(generals):
            raise NotationError("notation-split")
        return cls(power, tuple(dict(given)[general] for general in generals))


class PlaceHussar(Action, verbs=("hussar",), rules=("7.a",)):
    """7.a: a hussar is placed on a city."""

    hussar: int
    city: int

    def write(self, to: Writer) -> str:
        """`hussar 1 > tabor`."""
        return f"hussar {self.hussar + 1} > {to.city(self.city)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A number and a city."""
        who, _, where = rest.rest.partition(">")
        hussar = rest.part(who)
        number = hussar.number()
        hussar.end()
        return cls(number - 1, rest.part(where).city())


class Done(Action, verbs=("done",), rules=("5.a",)):
    """Ends the seat's part of a stage or phase."""


Question = Literal["subsidy", "offer peace", "accept peace", "reduce objectives", "cede silesia"]


class Answer(Action, verbs=get_args(Question), rules=("8.b", "19.1.a", "19.1.a", "19.2.a", "SG.e")):
    """Yes or no to a question that the rules ask: 8.b, 19.1.a, 19.2.a, SG.e."""

    question: Question
    yes: bool

    def write(self, to: Writer) -> str:
        """`subsidy yes`."""
        return f"{self.question} {'yes' if self.yes else 'no'}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """The verb is the question."""
        if rest.rest.casefold() not in ("yes", "no"):
            raise NotationError("notation-yes-no", name=rest.rest[:20])
        question: Question = next(each for each in get_args(Question) if each == rest.verb)
        return cls(question, rest.rest.casefold() == "yes")


class PayToll(Action, verbs=("toll",), rules=("9.g",)):
    """9.g, 9.h: the cards paid for paths through hussars, and the generals they supply."""

    power: int
    cards: tuple[int, ...]
    supplied: tuple[int, ...]

    def write(self, to: Writer) -> str:
        """`toll prussia S5 for friedrich`."""
        whom = " ".join(map(to.piece, self.supplied)) or "nobody"
        return f"toll {POWERS[self.power]} {to.cards(self.power, self.cards)} for {whom}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A power, its cards, and the generals supplied."""
        power, whom = rest.power(), rest.split_off("for")
        cards = rest.cards(power, rest.rest)
        named = rest.part("" if whom.casefold() == "nobody" else whom)
        supplied = []
        while named.rest:
            supplied.append(named.piece())
        return cls(power, cards, tuple(supplied))


class March(Action, verbs=("march", "force march"), rules=("10.1.a", "10.1.g")):
    """10.1: a piece moves along a path from its city; 6.i: `commander` is -1 unless one must be named."""

    piece: int
    path: tuple[int, ...]
    force: bool = False
    commander: int = -1

    completed = "by_way"

    def write(self, to: Writer) -> str:
        """`force march karl wien > znaim`."""
        verb = self.verbs[self.force]
        return f"{verb} {to.piece(self.piece)} {to.way(self.path)}{to.command(self.commander)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A piece and its path."""
        commander = rest.commander()
        return cls(rest.piece(), rest.way(), rest.verb != cls.verbs[0], commander)


class Reenter(Action, verbs=("re-enter",), rules=("10.2.a",)):
    """10.2: a supply train re-enters, paid for with these cards."""

    train: int
    city: int
    cards: tuple[int, ...]

    completed = "by_cards"

    def write(self, to: Writer) -> str:
        """`re-enter austria_1 wien with S4`."""
        cards = to.cards(to.setting.power_of[self.train], self.cards)
        return f"re-enter {to.piece(self.train)} {to.city(self.city)} with {cards}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A train, a city and cards."""
        paid = rest.split_off("with")
        train, city = rest.piece(), rest.city()
        return cls(train, city, rest.cards(rest.state.setting.power_of[train], paid))


class Consent(Action, verbs=("consent", "no consent"), rules=("10.1.k", "10.1.k")):
    """10.1.k: a seat allows stacks with its generals, or not: for one general, at one city, or all (-1)."""

    given: bool
    general: int = -1
    city: int = -1

    def write(self, to: Writer) -> str:
        """`consent`, `consent to arenberg`, `no consent at mons`."""
        verb = self.verbs[not self.given]
        if self.general >= 0:
            return f"{verb} to {to.piece(self.general)}"
        return f"{verb} at {to.city(self.city)}" if self.city != -1 else verb

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """An optional general or city."""
        city, general = rest.split_off("at"), rest.split_off("to")
        rest.end()
        given = rest.verb == cls.verbs[0]
        if city or not general:
            return cls(given, city=rest.part(city).city() if city else -1)
        named = rest.part(general)
        made = cls(given, named.piece())
        named.end()
        return made


class Dispute(Action, verbs=("dispute",), rules=("10.1.l",)):
    """10.1.l: from now on moves on the Flanders map alternate."""


class PassFlanders(Action, verbs=("pass flanders",), rules=("10.1.q",)):
    """10.1.q: no more moves on the Flanders map this turn."""


class Attack(Action, verbs=("attack",), rules=("11.1.a",)):
    """11.1.a: the next attack, from city to city."""

    start: int
    target: int

    def write(self, to: Writer) -> str:
        """`attack prag > tabor`."""
        return f"attack {to.way((self.start, self.target))}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """Two cities."""
        path = rest.way()
        if len(path) != 2:
            raise NotationError("notation-attack")
        return cls(*path)


class PlayCard(Action, verbs=("play",), rules=("11.1.d",)):
    """11.1.d: a Tactical Card is played; `value` is what a Reserve is declared as (8.f), otherwise 0."""

    card: int
    value: int = 0

    def write(self, to: Writer) -> str:
        """`play S7`; 8.f: a Reserve is played with the suit and the value declared for it, `play R=H8`."""
        step = to.state.agenda[-1]
        name = to.card(step.power(to.state), self.card)
        declared = f"={SUITS[step.suit(to.state)]}{self.value}" if self.value else ""
        return f"play {name}{declared}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A card from the hand of the power in command."""
        step = rest.step("duel", "notation-no-duel")
        card, declared, value = rest.card(step.power(rest.state))
        suit = step.suit(rest.state)
        if declared >= 0 and declared != suit:
            raise NotationError("notation-declared", suit=SUITS[suit])
        return cls(card, value)


class Stop(Action, verbs=("stop",), rules=("11.1.f",)):
    """11.1.f, 11.1.h: plays no card, which ends the combat."""


class Retreat(Action, verbs=("retreat",), rules=("11.2.a",)):
    """11.2: the path the winner chooses for the defeated, starting from the city they are in."""

    path: Way

    completed = "by_way"


class Recruit(Action, verbs=("recruit",), rules=("13.a",)):
    """13.a: troops bought in winter, and the cards that pay for them."""

    power: int
    count: int
    cards: tuple[int, ...]

    completed = "by_cards"

    def write(self, to: Writer) -> str:
        """`recruit prussia 2 with S8`."""
        return f"recruit {POWERS[self.power]} {to.number(self.count)}{to.paid(self.power, self.cards)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A power, a number and cards."""
        paid = rest.split_off("with")
        power, count = rest.power(), rest.number()
        rest.end()
        return cls(power, count, rest.cards(power, paid))


class Assign(Action, verbs=("assign",), rules=("13.b",)):
    """13.b, 13.c: who gets new troops, and where removed generals re-enter; `commander` as in March."""

    power: int
    troops: tuple[tuple[int, int], ...]
    """As (general, troops)."""
    entries: tuple[tuple[int, int, int], ...] = ()
    """As (general, city, commander)."""

    def write(self, to: Writer) -> str:
        """`assign austria karl 2, traun 1 wien`."""
        places = {general: f" {to.city(city)}{to.command(first)}" for general, city, first in self.entries}
        parts = [to.troops(general, count) + places.get(general, "") for general, count in self.troops]
        return f"assign {POWERS[self.power]} {', '.join(parts)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A power, and generals with their troops and an optional city."""
        power = rest.power()
        troops, entries = [], []
        for part in map(rest.part, rest.rest.split(",")):
            commander = part.commander()
            general = part.piece()
            troops.append((general, part.number()))
            if part.rest:
                entries.append((general, part.city(), commander))
        return cls(power, tuple(troops), tuple(entries))


class Transfer(Action, verbs=("transfer",), rules=("6.e",)):
    """6.e: troops move from one general to another of the same power in the same stack."""

    giver: int
    taker: int
    count: int

    def write(self, to: Writer) -> str:
        """`transfer karl > traun 2`."""
        return f"transfer {to.piece(self.giver)} > {to.piece(self.taker)} {to.number(self.count)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """Two generals and a number."""
        one, _, other = rest.rest.partition(">")
        giver, taker = rest.part(one), rest.part(other)
        made = cls(giver.piece(), taker.piece(), taker.number())
        giver.end()
        taker.end()
        return made


class NameTrump(Action, verbs=("trump",), rules=("17.b",)):
    """17.b: the political trump suit."""

    suit: int

    def write(self, to: Writer) -> str:
        """`trump S`."""
        return f"trump {SUITS[self.suit]}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A suit by its letter, its sign or its name."""
        word = rest.rest.casefold()
        for suit, known in enumerate(zip(SUITS.casefold(), SUIT_SIGNS, get_args(SuitName), strict=True)):
            if word in known:
                return cls(suit)
        raise NotationError("notation-suit", name=rest.rest[:20])


class LayCard(Action, verbs=("lay",), rules=("17.c",)):
    """17.c: a Tactical Card is placed face-down on the political display."""

    card: int

    def write(self, to: Writer) -> str:
        """`lay S7`."""
        return f"lay {to.card(to.state.agenda[-1].power(to.state), self.card)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A card of the power that is placing one."""
        step = rest.step("lay", "notation-no-laying")
        return cls(rest.card(step.power(rest.state))[0])


class Select(Action, verbs=("select",), rules=("17.g",)):
    """17.g: one of the revealed Political Cards is selected."""

    card: Political


class Save(Action, verbs=("save",), rules=("17.g",)):
    """17.g: the Tactical Cards stay on the display for later turns."""


class Execute(Action, verbs=("execute",), rules=("17.j",)):
    """17.j: the selected card is executed: shifts as (track, boxes), right positive, and its instruction."""

    shifts: tuple[tuple[int, int], ...]
    instructed: bool

    def write(self, to: Writer) -> str:
        """`execute russia left 1, instruction`."""
        parts = [to.shift(track, boxes) for track, boxes in self.shifts]
        return f"execute {', '.join([*parts, 'instruction'] if self.instructed else parts)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """Shifts and the instruction, separated by commas."""
        tracks = rest.state.setting.track
        shifts, instructed = [], False
        for part in rest.rest.split(","):
            match part.casefold().split():
                case ["instruction"]:
                    instructed = True
                case [track, ("left" | "right") as side, boxes] if track in tracks and boxes.isdigit():
                    shifts.append((tracks[track], int(boxes[:3]) * (1 if side == "right" else -1)))
                case _:
                    raise NotationError("notation-execute", name=part.strip()[:40])
        return cls(tuple(sorted(shifts)), instructed)


class DiscardCard(Action, verbs=("discard",), rules=("17.h",)):
    """17.h: the selected Political Card is discarded without effect."""


class SendCorps(Action, verbs=("corps",), rules=("17.m",)):
    """17.m: a general goes to his power's off-map box; cards pay for one who is not on the map."""

    general: int
    cards: tuple[int, ...] = ()

    completed = "by_cards"

    def write(self, to: Writer) -> str:
        """`corps arenberg`."""
        return f"corps {to.piece(self.general)}{to.paid(to.setting.power_of[self.general], self.cards)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A general, and optional cards."""
        paid = rest.split_off("with")
        general = rest.piece()
        rest.end()
        return cls(general, rest.cards(rest.state.setting.power_of[general], paid) if paid else ())


class Place(Action, verbs=("place",), rules=("17.p",)):
    """17.p, 19.1, 19.3: a piece is put on a city by its owner; `commander` as in March."""

    piece: int
    city: int
    commander: int = -1

    def write(self, to: Writer) -> str:
        """`place karl wien`."""
        return f"place {to.piece(self.piece)} {to.city(self.city)}{to.command(self.commander)}"

    @classmethod
    def read(cls, rest: Reader) -> Self:
        """A piece and a city."""
        commander = rest.commander()
        return cls(rest.piece(), rest.city(), commander)


class ShiftSaxony(Action, verbs=("saxony",), rules=("19.3.a",)):
    """19.3.a, 19.3.j: by how many of the boxes due Austria moves the Saxony marker."""

    boxes: int


class Vote(Action, verbs=("vote francis",), rules=("18.b",)):
    """18.b: how many of a seat's free votes go to Francis; the others go to Charles Albert."""

    francis: int


# Imported last, as in the rulebook: this is the order in which verbs are listed.
from maria.negotiation import Accept as Accept  # noqa: E402
from maria.negotiation import Cancel as Cancel  # noqa: E402
from maria.negotiation import Decline as Decline  # noqa: E402
from maria.negotiation import EndTreaty as EndTreaty  # noqa: E402
from maria.negotiation import Mark as Mark  # noqa: E402
from maria.negotiation import Offer as Offer  # noqa: E402
from maria.negotiation import Propose as Propose  # noqa: E402
