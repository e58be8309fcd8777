"""What one seat may know, and positions that fit what it knows.

A view is plain data: JSON goes in and out without loss. Each field of `State` that is not hidden or derived
is in every view, sets as sorted lists; of other hands only the backs of the cards (8.l).
"""

from __future__ import annotations

from collections.abc import Callable, Container
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, TypedDict, get_args, get_origin

from maria import engine
from maria.box import Box
from maria.box.tables import bits, members
from maria.knowledge import STRONGEST
from maria.rules.variants import derive, make_setting
from maria.state import AWAY, DECLARED, REMOVED, Outcome, Setting, State, Step, marks_of, read_step
from maria.treaty import Proposal, Treaty, read_proposal, read_treaty

TRIES = 500

# ---------------------------------------------------------------- fields as plain data


def _bits(hint: Any) -> bool:
    return "bits" in marks_of(hint)


def _number(hint: Any) -> bool:
    """Whether a field is a plain number, whatever it stands for."""
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
    """What makes plain data of a field, and a field of plain data again."""
    kind, inner = get_origin(hint), get_args(hint)
    if _bits(hint):
        return members, bits
    if _number(hint):
        return lambda value: value, lambda value: value
    if kind is list and inner[0] is Step:
        return lambda steps: [s.plain() for s in steps], lambda steps: [read_step(*s) for s in steps]
    if inner and inner[0] in (Treaty, Proposal):
        again = read_treaty if inner[0] is Treaty else read_proposal
        return lambda told: [t.plain() for t in told], lambda told: tuple(again(*t) for t in told)
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
    return lambda outcome: list(outcome) if outcome else None, lambda told: Outcome(*told) if told else None


_OPEN = {name: hint for name, (hint, hidden, derived) in DECLARED.items() if not (hidden or derived)}
_CODECS = {name: _codec(hint) for name, hint in _OPEN.items()}


class OfGame(TypedDict):
    """What game a view is of."""

    variant: str
    players: int
    options: list[str]
    pack: str


class OfHidden(TypedDict):
    """What everybody sees of hidden things."""

    to_act: list[str]
    totals: list[int]
    """6.d: the troops of each power together."""
    backs: list[list[int]]
    """8.l: the decks of the cards in each hand."""
    draw: list[int]
    """The backs of the draw deck."""
    discards: list[list[int]]
    political: list[int]
    """The Political Cards still to come; their order is hidden."""
    placed_backs: list[int]
    hoard: list[int]
    scores: list[list[int]]
    """13.f: the winter scores of all powers, once the game is over."""
    sums: list[list[Any]]
    """Generals, and the least and the most of their troops together."""
    voids: list[list[int]]
    """Power, suit, deck, and the most such cards that the power can hold."""


class OfSeat(TypedDict):
    """What a view adds for the one who sees it."""

    seat: str | None
    """Who sees this; None for spectators, and after the end for everybody."""
    troops: list[int | None]
    hands: list[list[int] | None]
    placed: list[int | None]
    """Cards just placed, by power: -1 for none, None for one that the seat may not see."""
    faces: list[int]
    """Cards in hands, or just placed, whose faces the seat has seen."""
    known: list[list[int]]
    """Those of them that others hold, each with its power."""


if TYPE_CHECKING:
    Public = dict[str, Any]
    View = dict[str, Any]
else:

    def __getattr__(name: str) -> Any:
        """`Public` and `View` as types for those who check data with them, made when first asked for."""
        if name not in ("Public", "View"):
            raise AttributeError(name)
        from typing_extensions import TypedDict

        declared = {field: _plain_type(hint) for field, hint in _OPEN.items()}
        fields = {**OfGame.__annotations__, **declared, **OfHidden.__annotations__}
        if name == "View":
            fields |= OfSeat.__annotations__
        return globals().setdefault(name, TypedDict(name, fields))


# ---------------------------------------------------------------- views


def spectator(state: State) -> View:
    """What everybody may know: no troops, no hands, and no face that only some seats have seen."""
    return view(state, None)


def everything(state: State) -> View:
    """The open position, for after the end."""
    return _view(state, None, range(6), public(state))


def view(state: State, seat: int | None, known: Public | None = None) -> View:
    """All that this seat, or a spectator (None), may know, and nothing else; `known`: its public part."""
    own = [power for power in range(6) if state.seat_of[power] == seat]
    return _view(state, seat, own, known or public(state))


def _view(state: State, seat: int | None, own: Container[int], known: Public) -> View:
    """What a seat may know that sees hands, troops and placed cards of these powers."""
    setting, owner = state.setting, state.setting.power_of
    eyes = (1 << len(setting.seats)) - 1 if seat is None else 1 << seat
    faces = sorted(card for card, seats in state.known.faces.items() if seats & eyes == eyes)
    seen: OfSeat = {
        "seat": None if seat is None else setting.seats[seat],
        "troops": [count if owner[general] in own else None for general, count in enumerate(state.troops)],
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
    return {**known, **seen}


def public(state: State) -> Public:
    """All that everybody may know."""
    setting, variant = state.setting, state.setting.variant
    size = setting.deck_size

    def backs(cards: list[int]) -> list[int]:
        return sorted(card // size for card in cards)

    game: OfGame = {
        "variant": variant.name,
        "players": variant.players,
        "options": list(variant.options),
        "pack": setting.box.pack.hash,
    }
    counted: OfHidden = {
        "to_act": [setting.seats[other] for other in engine.to_act(state)],
        "totals": [state.total(power) for power in range(6)],
        "backs": [backs(hand) for hand in state.hands],
        "draw": backs(state.draw),
        "discards": [sorted(pile) for pile in state.discards],
        "political": sorted(state.political),
        "placed_backs": [card // size if card >= 0 else -1 for card in state.placed],
        "hoard": backs(state.hoard),
        "scores": list(map(list, state.scores)) if state.outcome else [],
        "sums": sorted([members(generals), low, high] for generals, low, high in state.known.sums),
        "voids": sorted([*key, most] for key, most in state.known.voids.items()),
    }
    declared = {name: encode(getattr(state, name)) for name, (encode, _) in _CODECS.items()}
    return {**game, **declared, **counted}


# ---------------------------------------------------------------- samples


def sample(seen: View, rng: Random, box: Box) -> State:
    """A full position that fits everything the seat has seen: hidden troops, hands and decks at random."""
    seed = f"sample {rng.getrandbits(64):x}"
    setting = make_setting(box, seen["variant"], seen["players"], seed, seen["options"])
    state = State(setting)
    for name, (_, decode) in _CODECS.items():
        setattr(state, name, decode(seen[name]))
    state.scores = tuple(map(tuple, seen["scores"]))
    state.political = seen["political"].copy()
    rng.shuffle(state.political)
    state.political.sort(key=lambda card: -setting.box.pack.cards[card].year)
    derive(state)
    seat = seen["seat"]
    eyes = 1 << setting.seats.index(seat) if seat else (1 << len(setting.seats)) - 1
    state.known.faces = dict.fromkeys(seen["faces"], eyes)
    state.known.sums = [(bits(generals), low, high) for generals, low, high in seen["sums"]]
    state.known.voids = {(power, suit, deck): most for power, suit, deck, most in seen["voids"]}
    _sample_troops(state, seen, rng)
    state.discards = [pile.copy() for pile in seen["discards"]]
    state.hands, state.draw = Dealer(seen, setting).deal(rng)
    rng.shuffle(state.draw)
    _set_apart(state, seen, rng)
    return state


def _sample_troops(state: State, seen: View, rng: Random) -> None:
    """6.d: splits of the public totals that agree with all that combats have shown."""
    state.troops = [troops or 0 for troops in seen["troops"]]
    for generals, total in zip(state.setting.generals_of, seen["totals"], strict=True):
        present = [general for general in generals if state.place[general] not in (REMOVED, AWAY)]
        hidden = [general for general in present if seen["troops"][general] is None]
        if hidden and total:
            for general, count in _split(state.known.sums, hidden, total, rng).items():
                state.troops[general] = count


def _split(sums: list[tuple[int, int, int]], generals: list[int], total: int, rng: Random) -> dict[int, int]:
    """Troops for these generals with this sum, within what is known; every such split can come."""
    order = generals.copy()
    rng.shuffle(order)
    given: dict[int, int] = {}
    limits = [entry for entry in sums if entry[0] and not entry[0] & ~bits(generals)]

    def fits(known: int, low: int, high: int) -> bool:
        inside = members(known)
        sum_of = sum(given.get(general, 0) for general in inside)
        open_ = sum(general not in given for general in inside)
        return sum_of + open_ <= high and sum_of + STRONGEST * open_ >= low

    def extend(number: int, left: int) -> bool:
        if number == len(order):
            return left == 0
        rest = len(order) - number - 1
        counts = list(range(max(1, left - STRONGEST * rest), min(STRONGEST, left - rest) + 1))
        rng.shuffle(counts)
        for count in counts:
            given[order[number]] = count
            if all(fits(*limit) for limit in limits) and extend(number + 1, left - count):
                return True
            del given[order[number]]
        return False

    if not extend(0, total):
        raise ValueError(generals, total, limits)
    return given


def _set_apart(state: State, seen: View, rng: Random) -> None:
    """17.c, SG.c: cards just placed come out of the hands, those that France set aside out of the deck."""
    size = state.setting.deck_size
    state.placed = [-1 if card is None else card for card in seen["placed"]]
    for power, deck in enumerate(seen["placed_backs"]):
        if seen["placed"][power] is None and deck >= 0:
            able = [card for card in state.hands[power] if card // size == deck]
            state.placed[power] = able[rng.randrange(len(able))]
            state.hands[power].remove(state.placed[power])
    for deck in seen["hoard"]:
        state.hoard.append(next(card for card in state.draw if card // size == deck))
        state.draw.remove(state.hoard[-1])


class Dealer:
    """8.l: deals hands of cards that a view does not show, again and again."""

    def __init__(self, seen: View, setting: Setting) -> None:
        """Finds the cards that could be anywhere, and what each hand lacks, by deck."""
        self.suits = setting.card_suit
        self.hands: list[list[int]] = [list(hand or ()) for hand in seen["hands"]]
        for power, card in seen["known"]:
            self.hands[power].append(card)
        piles = (*seen["discards"], *seen["display"], *seen["face_down"], *self.hands)
        shown = set(seen["placed"]).union(*piles)
        voids = {(power, suit, deck): most for power, suit, deck, most in seen["voids"]}
        hidden = [power for power in range(6) if seen["hands"][power] is None]
        hidden.sort(key=lambda power: -sum(key[0] == power for key in voids))
        self.decks: list[tuple[list[int], list[tuple[int, int, list[int] | None]]]] = []
        """Cards, and the hands that get some: how many, and how many of each suit where voids limit them."""
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
        """Hands at random, with the cards just placed (17.c), within the voids; and what is left over."""
        for _ in range(TRIES):
            if dealt := self._deal(rng):
                return dealt
        raise ValueError(self.decks)

    def _deal(self, rng: Random) -> tuple[list[list[int]], list[int]] | None:
        """One try, or None if the voids were not kept."""
        hands, left_over = [hand.copy() for hand in self.hands], list[int]()
        for unseen, wants in self.decks:
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
            left_over += pool
        return [sorted(hand) for hand in hands], left_over
