"""What one seat may know, and positions that fit what it knows.

A view is plain data: JSON goes in and out without loss. It holds everything public, the seat's own hands and
troops, and of other hands only the backs of the cards (8.l).
"""

from __future__ import annotations

from collections.abc import Container
from random import Random
from typing import Any

from typing_extensions import TypedDict

from maria import engine
from maria.box import Box
from maria.box.model import POWERS
from maria.box.tables import members
from maria.knowledge import STRONGEST, Knowledge
from maria.rules.saxony import status
from maria.rules.setup import alliances, make_setting
from maria.state import AWAY, PRUSSIA, REMOVED, Outcome, State, Step

TRIES = 500


class Politics(TypedDict):
    """15 to 20, SG: what the advanced game and the Silesia Gambit add; powers, tracks and cards by number."""

    seat_of: list[int]
    neutral: list[int]
    drew: list[int]
    pool: list[int]
    battle: list[int]
    boxed: list[int]
    aside: list[int]
    controls: list[int]
    asked: list[int]
    missed: list[int]
    wanted: list[int]
    due: int
    scores: list[list[int]]
    political: list[int]
    """The Political Cards still to come; their order is hidden."""
    revealed: list[int]
    election: int
    trump: int
    display: list[list[int]]
    face_down: list[list[int]]
    placed_backs: list[int]
    announced: list[int]
    markers: list[int]
    corps: list[int]
    contracts: list[list[int]]
    proposals: list[list[int]]
    peace: int
    reduced: bool
    ceded: list[int]
    hoard: list[int]


class Public(Politics):
    """What everybody may know of a position. The fields are those of the position, sets as sorted lists."""

    variant: str
    players: int
    options: list[str]
    pack: str
    turn: int
    outcome: list[Any] | None
    """The winning seat, -1 for a draw, and the rule."""
    to_act: list[str]
    agenda: list[list[Any]]
    """The steps still to be done, each its kind and its values; the last comes first."""
    place: list[int]
    totals: list[int]
    down: list[int]
    moved: list[int]
    retreated: list[int]
    commander: list[list[int]]
    consents: list[list[int]]
    hussars: list[int]
    held: list[list[int]]
    marked: list[int]
    questions: list[list[int]]
    backs: list[list[int]]
    draw: list[int]
    """The backs of the draw deck."""
    opened: int
    discards: list[list[int]]
    merges: int
    winner: int
    sums: list[list[Any]]
    """Generals, and the least and the most of their troops together."""
    voids: list[list[int]]
    """Power, suit, deck, and the most such cards that the power can hold."""


class View(Public):
    """What somebody may know of a position."""

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


def spectator(state: State) -> View:
    """What everybody may know: no troops, no hands, and no face that only some seats have seen."""
    return view(state, None)


def everything(state: State) -> View:
    """The open position, for after the end."""
    return _view(state, None, range(6), public(state))


def view(state: State, seat: int | None, known: Public | None = None) -> View:
    """All that this seat may know, and nothing else; None stands for a spectator.

    Who shows a position to several seats can make its public part once.
    """
    own = [power for power in range(6) if state.seat_of[power] == seat]
    return _view(state, seat, own, known or public(state))


def _view(state: State, seat: int | None, own: Container[int], known: Public) -> View:
    """What a seat may know that sees hands, troops and placed cards of these powers."""
    setting = state.setting
    eyes = (1 << len(setting.seats)) - 1 if seat is None else 1 << seat
    faces = sorted(card for card, seats in state.known.faces.items() if seats & eyes == eyes)
    return {
        **known,
        "seat": None if seat is None else setting.seats[seat],
        "troops": [
            state.troops[general] if setting.power_of[general] in own else None
            for general in range(setting.generals)
        ],
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


def public(state: State) -> Public:
    """All that everybody may know."""
    setting = state.setting
    size = setting.deck_size

    def backs(cards: list[int]) -> list[int]:
        return sorted(card // size for card in cards)

    return {
        "variant": setting.variant,
        "players": setting.players,
        "options": list(setting.options),
        "pack": setting.box.pack.hash,
        "turn": state.turn,
        "outcome": list(state.outcome) if state.outcome else None,
        "to_act": [setting.seats[other] for other in engine.to_act(state)],
        "agenda": [[step.kind, list(step.values)] for step in state.agenda],
        "place": state.place.copy(),
        "totals": [state.total(power) for power in range(6)],
        "down": members(state.down),
        "moved": members(state.moved),
        "retreated": members(state.retreated),
        "commander": sorted([city, general] for city, general in state.commander.items()),
        "consents": sorted(map(list, state.consents)),
        "hussars": state.hussars.copy(),
        "held": [members(cities) for cities in state.held],
        "marked": members(state.marked),
        "questions": sorted([city, power] for city, power in state.questions.items()),
        "backs": [backs(hand) for hand in state.hands],
        "draw": backs(state.draw),
        "opened": state.opened,
        "discards": [sorted(pile) for pile in state.discards],
        "merges": state.merges,
        "winner": state.winner,
        **_politics(state),
        "sums": sorted([members(generals), low, high] for generals, low, high in state.known.sums),
        "voids": sorted([*key, most] for key, most in state.known.voids.items()),
    }


def _politics(state: State) -> Politics:
    """15 to 20, SG: what the advanced game and the Silesia Gambit add."""
    size = state.setting.deck_size
    return {
        "seat_of": list(state.seat_of),
        "neutral": members(state.neutral),
        "drew": members(state.drew),
        "pool": state.pool.copy(),
        "battle": state.battle.copy(),
        "boxed": state.boxed.copy(),
        "aside": state.aside.copy(),
        "controls": members(state.controls),
        "asked": members(state.asked),
        "missed": state.missed.copy(),
        "wanted": state.wanted.copy(),
        "due": state.due,
        "scores": [list(scores) for scores in state.scores],
        "political": sorted(state.political),
        "revealed": list(state.revealed),
        "election": state.election,
        "trump": state.trump,
        "display": [pile.copy() for pile in state.display],
        "face_down": [pile.copy() for pile in state.face_down],
        "placed_backs": [card // size if card >= 0 else -1 for card in state.placed],
        "announced": state.announced.copy(),
        "markers": state.markers.copy(),
        "corps": state.corps.copy(),
        "contracts": [list(entry) for entry in state.contracts],
        "proposals": [list(entry) for entry in state.proposals],
        "peace": state.peace,
        "reduced": state.reduced,
        "ceded": list(state.ceded),
        "hoard": sorted(card // size for card in state.hoard),
    }


def _public_politics(state: State, seen: View, rng: Random) -> None:
    """The public part of the advanced game, and the hidden order of the Political Cards."""
    state.seat_of = tuple(seen["seat_of"])
    state.neutral, state.drew, state.controls, state.asked = (
        sum(1 << number for number in seen[name]) for name in ("neutral", "drew", "controls", "asked")
    )
    state.pool, state.battle, state.boxed = seen["pool"].copy(), seen["battle"].copy(), seen["boxed"].copy()
    state.aside, state.missed, state.due = seen["aside"].copy(), seen["missed"].copy(), seen["due"]
    state.wanted = seen["wanted"].copy()
    state.scores = tuple(map(tuple, seen["scores"]))
    cards = state.setting.box.pack.cards
    order = seen["political"].copy()
    rng.shuffle(order)
    state.political = sorted(order, key=lambda card: -cards[card].year)
    state.revealed, state.election, state.trump = tuple(seen["revealed"]), seen["election"], seen["trump"]
    state.display = [pile.copy() for pile in seen["display"]]
    state.face_down = [pile.copy() for pile in seen["face_down"]]
    state.announced, state.markers = seen["announced"].copy(), seen["markers"].copy()
    state.corps = seen["corps"].copy()
    state.contracts = tuple((giver, taker, turns) for giver, taker, turns in seen["contracts"])
    state.proposals = tuple((giver, taker, turns, seat) for giver, taker, turns, seat in seen["proposals"])
    state.peace, state.reduced, state.ceded = seen["peace"], seen["reduced"], tuple(seen["ceded"])


def _lands(state: State) -> None:
    """3.c, 19.1.b, SG.g: home countries as they are now."""
    setting = state.setting
    home = [setting.board.home[name] for name in POWERS]
    if state.peace:
        home[PRUSSIA] |= setting.silesia
    if state.ceded:
        home = [land if state.seat_of[power] >= 0 else 0 for power, land in enumerate(home)]
    state.home = tuple(home)
    state.enemies, state.cooperating = alliances(status(state) if setting.advanced else "prussian")


def sample(seen: View, rng: Random, box: Box) -> State:
    """A full position that fits everything the seat has seen: hidden troops, hands and decks at random."""
    seed = f"sample {rng.getrandbits(64):x}"
    state = State()
    state.setting = setting = make_setting(box, seen["variant"], seen["players"], seed, seen["options"])
    state.agenda = [Step(kind, tuple(values)) for kind, values in seen["agenda"]]
    state.turn, state.opened, state.merges = seen["turn"], seen["opened"], seen["merges"]
    state.winner = seen["winner"]
    state.outcome = Outcome(*seen["outcome"]) if seen["outcome"] else None
    state.place, state.hussars = seen["place"].copy(), seen["hussars"].copy()
    state.down, state.moved, state.retreated, state.marked = (
        sum(1 << number for number in seen[name]) for name in ("down", "moved", "retreated", "marked")
    )
    state.commander = {pair[0]: pair[1] for pair in seen["commander"]}
    state.questions = {pair[0]: pair[1] for pair in seen["questions"]}
    state.consents = frozenset((seat, general, city) for seat, general, city in seen["consents"])
    state.held = [sum(1 << city for city in cities) for cities in seen["held"]]
    _public_politics(state, seen, rng)
    _lands(state)
    state.known = Knowledge()
    seat = seen["seat"]
    eyes = 1 << setting.seats.index(seat) if seat else (1 << len(setting.seats)) - 1
    state.known.faces = dict.fromkeys(seen["faces"], eyes)
    state.known.sums = [(sum(1 << g for g in generals), low, high) for generals, low, high in seen["sums"]]
    state.known.voids = {(power, suit, deck): most for power, suit, deck, most in seen["voids"]}
    _sample_troops(state, seen, rng)
    _sample_cards(state, seen, rng)
    return state


def _sample_troops(state: State, seen: View, rng: Random) -> None:
    """6.d: splits of the public totals that agree with all that combats have shown."""
    setting = state.setting
    state.troops = [troops or 0 for troops in seen["troops"]]
    for power in range(6):
        generals = [g for g in setting.generals_of[power] if state.place[g] not in (REMOVED, AWAY)]
        hidden = [g for g in generals if seen["troops"][g] is None]
        if hidden and seen["totals"][power]:
            split = _split(state.known.sums, hidden, seen["totals"][power], rng)
            for general, count in zip(hidden, split, strict=True):
                state.troops[general] = count


def _split(sums: list[tuple[int, int, int]], generals: list[int], total: int, rng: Random) -> list[int]:
    """Troops for these generals with this sum, within what is known; every such split can come."""
    order = generals.copy()
    rng.shuffle(order)
    given: dict[int, int] = {}
    mine = sum(1 << general for general in generals)
    limits = [entry for entry in sums if entry[0] & mine and not entry[0] & ~mine]

    def fits() -> bool:
        for known, low, high in limits:
            inside = members(known)
            sum_of = sum(given.get(general, 0) for general in inside)
            open_ = sum(general not in given for general in inside)
            if sum_of + open_ > high or sum_of + STRONGEST * open_ < low:
                return False
        return True

    def extend(number: int, left: int) -> bool:
        if number == len(order):
            return left == 0
        rest = len(order) - number - 1
        counts = list(range(max(1, left - STRONGEST * rest), min(STRONGEST, left - rest) + 1))
        rng.shuffle(counts)
        for count in counts:
            given[order[number]] = count
            if fits() and extend(number + 1, left - count):
                return True
            del given[order[number]]
        return False

    if not extend(0, total):
        raise ValueError(generals, total, limits)
    return [given[general] for general in generals]


def _sample_cards(state: State, seen: View, rng: Random) -> None:
    """8.l: the cards nobody has shown, given to hands and draw deck by the backs, within the voids shown."""
    setting = state.setting
    size = setting.deck_size
    state.discards = [pile.copy() for pile in seen["discards"]]
    hands = [hand for hand in seen["hands"] if hand is not None]
    piles = (*seen["discards"], *seen["display"], *seen["face_down"], *hands)
    known = set(seen["placed"]).union(*piles)
    known |= {card for _, card in seen["known"]}
    unseen = [
        [card for card in range(deck * size, (deck + 1) * size) if card not in known]
        for deck in range(state.opened)
    ]
    for _ in range(TRIES):
        dealt = _deal(state, seen, unseen, rng)
        if dealt is not None:
            state.hands, state.draw = dealt
            _set_apart(state, seen, rng)
            return
    raise ValueError(seen["voids"])


def _set_apart(state: State, seen: View, rng: Random) -> None:
    """17.c, SG.c: cards just placed come out of the hands, those that France set aside out of the deck."""
    size = state.setting.deck_size
    state.placed = [-1 if card is None else card for card in seen["placed"]]
    for power, deck in enumerate(seen["placed_backs"]):
        if seen["placed"][power] is None and deck >= 0:
            able = [card for card in state.hands[power] if card // size == deck]
            state.placed[power] = able[rng.randrange(len(able))]
            state.hands[power].remove(state.placed[power])
    state.hoard = []
    for deck in seen["hoard"]:
        card = next(card for card in state.draw if card // size == deck)
        state.draw.remove(card)
        state.hoard.append(card)


def _deal(
    state: State, seen: View, unseen: list[list[int]], rng: Random
) -> tuple[list[list[int]], list[int]] | None:
    """Hands and a draw deck at random, or None if the voids were not kept."""
    suits, voids = state.setting.card_suit, state.known.voids
    hands = [list(hand) if hand is not None else [] for hand in seen["hands"]]
    draw: list[int] = []
    hidden = [power for power in range(6) if seen["hands"][power] is None]
    hidden.sort(key=lambda power: -sum(key[0] == power for key in voids))
    for power, card in seen["known"]:
        hands[power].append(card)
    for deck, cards in enumerate(unseen):
        pool = cards.copy()
        rng.shuffle(pool)
        for power in hidden:
            have = [card for card in hands[power] if card // state.setting.deck_size == deck]
            room = {
                suit: voids.get((power, suit, deck), len(pool) + len(have))
                - sum(suits[card] == suit for card in have)
                for suit in range(4)
            }
            placed = int(seen["placed_backs"][power] == deck)
            wanted = seen["backs"][power].count(deck) + placed - len(have)
            left = []
            for card in pool:
                suit = suits[card]
                if wanted and (suit < 0 or room[suit] > 0):
                    wanted -= 1
                    hands[power].append(card)
                    if suit >= 0:
                        room[suit] -= 1
                else:
                    left.append(card)
            if wanted:
                return None
            pool = left
        draw += pool
    rng.shuffle(draw)
    return [sorted(hand) for hand in hands], draw
