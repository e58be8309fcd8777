"""What one seat may know, and random positions that fit what it knows.

A view is plain data that survives JSON. It contains every field of `State` that is neither hidden nor
derived, with sets as sorted lists; of other players' hands it shows only the backs (8.l).
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import replace
from random import Random
from typing import Annotated, Any, NamedTuple, TypedDict, get_args, get_origin

from maria import engine
from maria.box import Box
from maria.box.tables import bits, members
from maria.engine import Changes
from maria.knowledge import STRONGEST
from maria.rules.variants import derive, make_setting
from maria.state import AWAY, DECLARED, REMOVED, Outcome, Setting, State, Step, marks_of, read_step
from maria.treaty import Proposal, Treaty, read_proposal, read_treaty

TRIES = 500

# ---------------------------------------------------------------- fields as plain data


def _bits(hint: Any) -> bool:
    return "bits" in marks_of(hint)


def _number(hint: Any) -> bool:
    """Whether a field is a single number, whatever it refers to."""
    return hint in (int, bool) or (get_origin(hint) is Annotated and not _bits(hint))


def _plain_type(hint: Any) -> Any:
    """The type of a field in a view."""
    if hint in (int, bool, str):
        return hint
    if get_origin(hint) is Annotated:
        return list[int] if _bits(hint) else get_args(hint)[0]
    kind, inner = get_origin(hint), get_args(hint)
    if inner and inner[0] in (Step, Treaty, Proposal):
        return list[list[Any]]
    if kind in (list, frozenset) or (kind is tuple and inner[-1] is Ellipsis):
        return list[_plain_type(inner[0])]  # type: ignore[misc]
    if kind in (dict, tuple):
        return list[list[int]] if kind is dict else list[int]
    return list[Any] | None


def _codec(hint: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """The functions that turn a field into plain data and back."""
    kind, inner = get_origin(hint), get_args(hint)
    if _bits(hint):
        return members, bits
    if _number(hint):
        return lambda value: value, lambda value: value
    if kind is list and inner[0] is Step:
        return lambda steps: [s.plain() for s in steps], lambda steps: [read_step(*s) for s in steps]
    if inner and inner[0] in (Treaty, Proposal):
        again = read_treaty if inner[0] is Treaty else read_proposal
        return lambda values: [t.plain() for t in values], lambda values: tuple(again(*t) for t in values)
    if kind is list and not _number(inner[0]):
        encode, decode = _codec(inner[0])
        return lambda values: list(map(encode, values)), lambda values: list(map(decode, values))
    if kind is frozenset:
        return lambda entries: sorted(map(list, entries)), lambda entries: frozenset(map(tuple, entries))
    if kind is dict:
        return lambda entries: sorted(map(list, entries.items())), dict
    if kind is tuple and get_origin(inner[0]) is tuple:
        return lambda entries: list(map(list, entries)), lambda entries: tuple(map(tuple, entries))
    if kind in (list, tuple):
        return list, kind
    return lambda result: list(result) if result else None, lambda data: Outcome(*data) if data else None


_OPEN = {name: hint for name, (hint, hidden, derived) in DECLARED.items() if not (hidden or derived)}
_CODECS = {name: _codec(hint) for name, hint in _OPEN.items()}


class OfGame(TypedDict):
    """The game that a view belongs to."""

    variant: str
    players: int
    options: list[str]
    pack: str
    """The hash of the pack in use."""


class OfBacks(TypedDict):
    """What everybody sees of the cards in hand."""

    backs: list[list[int]]
    """8.l: the deck of each card in each hand."""
    placed_backs: list[int]
    """17.c: the deck of the card each power has just placed, -1 without one."""
    voids: list[list[int]]
    """Power, suit and deck, and the most such cards the power can hold."""


class OfHidden(OfBacks):
    """What everybody sees of hidden fields."""

    to_act: list[str]
    """The seats the game waits for."""
    totals: list[int]
    """6.d: the total troops of each power."""
    draw: list[int]
    """The backs of the draw deck."""
    discards: list[list[int]]
    """8.g: the discards of each deck, sorted."""
    political: list[int]
    """The Political Cards not yet revealed, without their order."""
    hoard: list[int]
    """SG.c: the backs of the cards that France has set aside."""
    scores: list[list[int]]
    """13.f: the winter scores of all powers, once the game is over."""
    sums: list[list[Any]]
    """Sets of generals, with the fewest and the most troops they can have together."""


class OfFaces(TypedDict):
    """The cards that a viewer sees face-up."""

    hands: list[list[int] | None]
    """8.l: each power's hand, None if the viewer may not see it."""
    placed: list[int | None]
    """The card each power has just placed: -1 for none, None if the viewer may not see it."""
    faces: list[int]
    """Cards in hand, or just placed, whose faces the viewer has seen."""
    known: list[list[int]]
    """Those of them that other players hold, as power and card."""


class OfSeat(OfFaces):
    """The fields of a view that depend on the viewer."""

    seat: str | None
    """The viewer's seat; None for spectators, and for everybody after the end."""
    troops: list[int | None]
    """6.d: each general's troops, None if the viewer may not know them."""


Public = dict[str, Any]
View = dict[str, Any]
"""The fields of a position that are not hidden, by name, and the fields of the classes above."""
OWN = frozenset(("troops", "hands", "placed", "known", "seat_of"))
"""The fields of a position that `OfSeat` depends on."""


def view_type() -> Any:
    """`View` as a type, for validating or describing data."""
    from typing_extensions import TypedDict

    declared = {field: _plain_type(hint) for field, hint in _OPEN.items()}
    fields = {**OfGame.__annotations__, **declared, **OfHidden.__annotations__, **OfSeat.__annotations__}
    return TypedDict("View", fields)  # type: ignore[operator]


# ---------------------------------------------------------------- views


def spectator(state: State) -> View:
    """The view of a spectator: no troops, no hands, and no faces that only some seats have seen."""
    return view(state, None)


def everything(state: State, known: Public | None = None) -> View:
    """The open position, for after the end; pass `known` if its public part already exists."""
    return _view(state, None, range(6), public(state) if known is None else known)


def view(state: State, seat: int | None, known: Public | None = None) -> View:
    """All that this seat, or a spectator (None), may know, and nothing else.

    Pass `known` if its public part, or the part you need, already exists.
    """
    own = [power for power in range(6) if state.seat_of[power] == seat]
    return _view(state, seat, own, public(state) if known is None else known)


def _view(state: State, seat: int | None, own: Container[int], known: Public) -> View:
    """The view of a seat that sees hands, troops and placed cards of these powers."""
    setting, owner = state.setting, state.setting.power_of
    eyes = (1 << len(setting.seats)) - 1 if seat is None else 1 << seat
    seen: OfSeat = {
        "seat": None if seat is None else setting.seats[seat],
        "troops": [count if owner[general] in own else None for general, count in enumerate(state.troops)],
        **_faces(state, eyes, own),
    }
    return {**known, **seen}


def _faces(state: State, eyes: int, own: Container[int]) -> OfFaces:
    """The cards seen face-up by somebody who sees those of these powers."""
    faces = sorted(card for card, seats in state.known.faces.items() if seats & eyes == eyes)
    return {
        "hands": [state.hands[power].copy() if power in own else None for power in range(6)],
        "placed": [card if power in own else None for power, card in enumerate(state.placed)],
        "faces": faces,
        "known": sorted(
            [power, card]
            for power, hand in enumerate(state.hands)
            for card in (*hand, state.placed[power])
            if power not in own and card in faces
        ),
    }


def cards_seen(state: State, seat: int) -> View:
    """The part of a seat's view that a `Dealer` needs."""
    own = [power for power in range(6) if state.seat_of[power] == seat]
    piles = {name: getattr(state, name) for name in ("discards", "display", "face_down", "opened")}
    backs = {name: _PUBLIC[name].make(state) for name in OfBacks.__annotations__}
    return {**backs, **_faces(state, 1 << seat, own), **piles}


class _Entry(NamedTuple):
    """An entry of every view: the fields of a position it depends on, and how to make it."""

    sources: tuple[str, ...]
    make: Callable[[State], Any]


def _declared(name: str, encode: Callable[[Any], Any]) -> _Entry:
    return _Entry((name,), lambda state: encode(getattr(state, name)))


def _backs(state: State, cards: list[int]) -> list[int]:
    size = state.setting.deck_size
    return [card // size if card >= 0 else -1 for card in cards]


_PUBLIC: dict[str, _Entry] = {
    **{name: _declared(name, encode) for name, (encode, _) in _CODECS.items()},
    "totals": _Entry(("troops",), lambda state: [state.total(power) for power in range(6)]),
    "draw": _Entry(("draw",), lambda state: sorted(_backs(state, state.draw))),
    "discards": _Entry(("discards",), lambda state: [sorted(pile) for pile in state.discards]),
    "political": _Entry(("political",), lambda state: sorted(state.political)),
    "hoard": _Entry(("hoard",), lambda state: sorted(_backs(state, state.hoard))),
    "scores": _Entry(
        ("scores", "outcome"), lambda state: list(map(list, state.scores)) if state.outcome else []
    ),
    "sums": _Entry(
        ("known",), lambda state: sorted([members(s), low, high] for s, low, high in state.known.sums)
    ),
    "backs": _Entry(("hands",), lambda state: [sorted(_backs(state, hand)) for hand in state.hands]),
    "placed_backs": _Entry(("placed",), lambda state: _backs(state, state.placed)),
    "voids": _Entry(
        ("known",), lambda state: sorted([*key, most] for key, most in state.known.voids.items())
    ),
}
_FOLLOWING = {
    field: [name for name, entry in _PUBLIC.items() if field in entry.sources] for field in engine.COMPARED
}
"""The entries that depend on each field."""


def public(state: State, before: tuple[Changes, Public] | None = None) -> Public:
    """The public part of a view; with `before`, entries of unchanged fields are reused."""
    setting, variant = state.setting, state.setting.variant
    to_act = [setting.seats[seat] for seat in engine.to_act(state)]
    if before is not None:
        changed = {name for field in before[0].changed for name in _FOLLOWING[field]}
        return {**before[1], **{name: _PUBLIC[name].make(state) for name in changed}, "to_act": to_act}
    game: OfGame = {
        "variant": variant.name,
        "players": variant.players,
        "options": list(variant.options),
        "pack": setting.box.pack.hash,
    }
    return {**game, **{name: entry.make(state) for name, entry in _PUBLIC.items()}, "to_act": to_act}


# ---------------------------------------------------------------- samples


def sample(seen: View, rng: Random, box: Box) -> State:
    """A full position that fits what the seat has seen, with hidden troops, hands and decks at random."""
    return Sampler(seen, box).sample(rng)


class Sampler:
    """Draws full positions that fit what a seat has seen; reads its view only once."""

    def __init__(self, seen: View, box: Box) -> None:
        """Reads the view."""
        setting = make_setting(box, seen["variant"], seen["players"], "", seen["options"])
        self.seen, self.known = seen, State(setting)
        """What the seat knows: the position without its hidden parts."""
        state = self.known
        for name, (_, decode) in _CODECS.items():
            setattr(state, name, decode(seen[name]))
        state.scores = tuple(map(tuple, seen["scores"]))
        state.political = seen["political"].copy()
        derive(state)
        seat = seen["seat"]
        eyes = 1 << setting.seats.index(seat) if seat else (1 << len(setting.seats)) - 1
        state.known.faces = dict.fromkeys(seen["faces"], eyes)
        state.known.sums = [(bits(generals), low, high) for generals, low, high in seen["sums"]]
        state.known.voids = {(power, suit, deck): most for power, suit, deck, most in seen["voids"]}
        state.troops = [troops or 0 for troops in seen["troops"]]
        state.discards = [pile.copy() for pile in seen["discards"]]
        state.placed = [-1 if card is None else card for card in seen["placed"]]
        state.waits = tuple(setting.seats.index(waited) for waited in seen["to_act"])
        self.dealer = Dealer(seen, setting)
        self.years = [card.year for card in box.pack.cards]
        self.troops: list[Troops] = []
        for generals, total in zip(setting.generals_of, seen["totals"], strict=True):
            present = [general for general in generals if state.place[general] not in (REMOVED, AWAY)]
            unknown = [general for general in present if seen["troops"][general] is None]
            if unknown and total:
                self.troops.append(Troops(state.known.sums, unknown, total))

    def sample(self, rng: Random) -> State:
        """A full position, with hidden troops, hands and decks at random."""
        state = self.known.copy()
        state.setting = replace(state.setting, seed=f"sample {rng.getrandbits(64):x}")
        rng.shuffle(state.political)
        state.political.sort(key=lambda card: -self.years[card])
        for troops in self.troops:
            for general, count in troops.split(rng).items():
                state.troops[general] = count
        state.hands, state.draw = self.dealer.deal(rng)
        rng.shuffle(state.draw)
        _set_apart(state, self.seen, rng)
        return state


class Troops:
    """6.d: random splits of some generals' total troops that agree with all known limits."""

    def __init__(self, sums: list[tuple[int, int, int]], generals: list[int], total: int) -> None:
        """Finds the limits on these generals, alone or together."""
        self.generals, self.total, own = generals, total, bits(generals)
        known = [(members(some), low, high) for some, low, high in sums if some and not some & ~own]
        self.limits = {general: [each for each in known if general in each[0]] for general in generals}

    def split(self, rng: Random) -> dict[int, int]:
        """A random split within the limits; any possible one can occur. Raises ValueError without one."""
        order, given = self.generals.copy(), dict[int, int]()
        rng.shuffle(order)
        if not self._extend(order, 0, self.total, given, rng):
            raise ValueError(self.generals, self.total, self.limits)
        return given

    def _extend(self, order: list[int], number: int, left: int, given: dict[int, int], rng: Random) -> bool:
        """Gives troops to the generals from this number on; returns False if that is impossible."""
        if number == len(order):
            return left == 0
        general, rest = order[number], len(order) - number - 1
        counts = list(range(max(1, left - STRONGEST * rest), min(STRONGEST, left - rest) + 1))
        rng.shuffle(counts)
        for count in counts:
            given[general] = count
            if self._fits(general, given) and self._extend(order, number + 1, left - count, given, rng):
                return True
            del given[general]
        return False

    def _fits(self, general: int, given: dict[int, int]) -> bool:
        """Whether the limits on a general can still be met."""
        for together, low, high in self.limits[general]:
            least = most = 0
            for other in together:
                least += given.get(other, 1)
                most += given.get(other, STRONGEST)
            if least > high or most < low:
                return False
        return True


def _set_apart(state: State, seen: View, rng: Random) -> None:
    """17.c, SG.c: takes cards just placed out of the hands, and France's set-aside cards out of the deck."""
    size = state.setting.deck_size
    for power, deck in enumerate(seen["placed_backs"]):
        if seen["placed"][power] is None and deck >= 0:
            able = [card for card in state.hands[power] if card // size == deck]
            state.placed[power] = able[rng.randrange(len(able))]
            state.hands[power].remove(state.placed[power])
    for deck in seen["hoard"]:
        state.hoard.append(next(card for card in state.draw if card // size == deck))
        state.draw.remove(state.hoard[-1])


Want = tuple[int, int, list[int] | None]
"""A power, how many cards of a deck it needs, and how many of each suit at most, None without voids."""


class Dealer:
    """8.l: deals the hidden cards of a view at random, as often as needed."""

    def __init__(self, seen: View, setting: Setting) -> None:
        """Finds, for each deck, the unseen cards and how many of them each hand needs."""
        self.suits = setting.card_suit
        self.hands: list[list[int]] = [list(hand or ()) for hand in seen["hands"]]
        for power, card in seen["known"]:
            self.hands[power].append(card)
        piles = (*seen["discards"], *seen["display"], *seen["face_down"], *self.hands)
        shown = set(seen["placed"]).union(*piles)
        voids = {(power, suit, deck): most for power, suit, deck, most in seen["voids"]}
        hidden = [power for power in range(6) if seen["hands"][power] is None]
        hidden.sort(key=lambda power: -sum(key[0] == power for key in voids))
        self.decks: list[tuple[list[int], list[Want]]] = []
        """The unseen cards of each deck, and the hands that need some of them."""
        for deck in range(seen["opened"]):
            cards = range(deck * setting.deck_size, (deck + 1) * setting.deck_size)
            wants = []
            for power in hidden:
                have = [self.suits[card] for card in self.hands[power] if card in cards]
                most = [voids.get((power, suit, deck), len(cards)) for suit in range(4)]
                room = [count - have.count(suit) for suit, count in enumerate([*most, len(cards)])]
                wanted = [*seen["backs"][power], seen["placed_backs"][power]].count(deck) - len(have)
                wants.append((power, wanted, room if min(most) < len(cards) else None))
            unseen = [card for card in cards if card not in shown]
            self.decks.append((unseen, [want for want in wants if want[1]]))

    def deal(self, rng: Random) -> tuple[list[list[int]], list[int]]:
        """Random hands within the voids, including cards just placed (17.c), and the cards left over."""
        for _ in range(TRIES):
            if dealt := self._deal(rng):
                return dealt
        raise ValueError(self.decks)

    def hand(self, power: int, rng: Random) -> list[int]:
        """One power's random hand, distributed as in `deal`, without dealing the others."""
        hand = self.hands[power].copy()
        for unseen, wants in self.decks:
            wanted = next((count for other, count, _ in wants if other == power), 0)
            if wanted and all(most is None for _, _, most in wants):
                pool, count = unseen.copy(), len(unseen)
                for place in range(wanted):
                    other = place + int(rng.random() * (count - place))
                    pool[place], pool[other] = pool[other], pool[place]
                hand += pool[:wanted]
            elif wanted:
                hand += self._tried(unseen, wants, rng)[power]
        return hand

    def _tried(self, unseen: list[int], wants: list[Want], rng: Random) -> list[list[int]]:
        """The cards of one deck for each hand, within the voids; raises ValueError after too many tries."""
        for _ in range(TRIES):
            hands: list[list[int]] = [[] for _ in range(6)]
            if self._deal_deck(unseen, wants, rng, hands) is not None:
                return hands
        raise ValueError(self.decks)

    def _deal(self, rng: Random) -> tuple[list[list[int]], list[int]] | None:
        """One try; None if it violates the voids."""
        hands, left_over = [hand.copy() for hand in self.hands], list[int]()
        for unseen, wants in self.decks:
            left = self._deal_deck(unseen, wants, rng, hands)
            if left is None:
                return None
            left_over += left
        return [sorted(hand) for hand in hands], left_over

    def _deal_deck(
        self, unseen: list[int], wants: list[Want], rng: Random, hands: list[list[int]]
    ) -> list[int] | None:
        """Deals the cards of one deck; returns those left over, None if it violates the voids."""
        pool = unseen.copy()
        rng.shuffle(pool)
        for power, wanted, most in wants:
            if most is None:
                hands[power] += pool[:wanted]
                pool = pool[wanted:]
                continue
            room, left = most.copy(), list[int]()
            for card in pool:
                suit = self.suits[card]
                if wanted and room[suit] > 0:
                    wanted -= 1
                    room[suit] -= 1
                    hands[power].append(card)
                else:
                    left.append(card)
            if wanted:
                return None
            pool = left
        return pool
