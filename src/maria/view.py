"""What one seat may know, and positions that fit what it knows.

A view is plain data: JSON goes in and out without loss. It holds everything public, the seat's own hands and
troops, and of other hands only the backs of the cards (8.l).
"""

from __future__ import annotations

from random import Random
from typing import Any

from maria import engine
from maria.box import Box
from maria.box.model import POWERS
from maria.box.tables import members
from maria.knowledge import STRONGEST, Knowledge
from maria.rules.setup import cooperating, enemies, make_setting
from maria.state import Outcome, State, Step

View = dict[str, Any]
TRIES = 500


def view(state: State, seat: int) -> View:
    """All that this seat may know, and nothing else."""
    setting = state.setting
    own = [power for power in range(6) if setting.seat_of[power] == seat]
    size = setting.deck_size

    def backs(cards: list[int]) -> list[int]:
        return sorted(card // size for card in cards)

    return {
        "seat": setting.seats[seat],
        "variant": setting.variant,
        "players": setting.players,
        "pack": setting.box.pack.hash,
        "turn": state.turn,
        "outcome": list(state.outcome) if state.outcome else None,
        "to_act": [setting.seats[other] for other in engine.to_act(state)],
        "agenda": [[step.kind, list(step.values)] for step in state.agenda],
        "place": state.place.copy(),
        "troops": [
            state.troops[general] if setting.power_of[general] in own else None
            for general in range(setting.generals)
        ],
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
        "hands": [state.hands[power].copy() if power in own else None for power in range(6)],
        "backs": [backs(hand) for hand in state.hands],
        "draw": backs(state.draw),
        "opened": state.opened,
        "discards": [sorted(pile) for pile in state.discards],
        "merges": state.merges,
        "winner": state.winner,
        "sums": sorted([members(generals), low, high] for generals, low, high in state.known.sums),
        "voids": sorted([*key, most] for key, most in state.known.voids.items()),
    }


def sample(seen: View, rng: Random, box: Box) -> State:
    """A full position that fits everything the seat has seen: hidden troops, hands and decks at random."""
    seed = f"sample {rng.getrandbits(64):x}"
    state = State()
    state.setting = setting = make_setting(box, seen["variant"], seen["players"], seed)
    board = setting.board
    state.agenda = [Step(kind, tuple(values)) for kind, values in seen["agenda"]]
    state.turn, state.opened, state.merges = seen["turn"], seen["opened"], seen["merges"]
    state.winner = seen["winner"]
    state.outcome = Outcome(*seen["outcome"]) if seen["outcome"] else None
    state.place, state.hussars = seen["place"].copy(), seen["hussars"].copy()
    state.down, state.moved, state.retreated, state.marked = (
        sum(1 << number for number in seen[name]) for name in ("down", "moved", "retreated", "marked")
    )
    state.commander = dict(map(tuple, seen["commander"]))
    state.questions = dict(map(tuple, seen["questions"]))
    state.consents = frozenset((seat, general, city) for seat, general, city in seen["consents"])
    state.held = [sum(1 << city for city in cities) for cities in seen["held"]]
    state.home = tuple(board.home[name] for name in POWERS)
    state.enemies, state.cooperating = tuple(map(enemies, range(6))), tuple(map(cooperating, range(6)))
    state.known = Knowledge()
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
        generals = [g for g in setting.generals_of[power] if state.place[g] >= 0]
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
    known = {card for pile in seen["discards"] for card in pile}
    known |= {card for hand in seen["hands"] if hand is not None for card in hand}
    unseen = [
        [card for card in range(deck * size, (deck + 1) * size) if card not in known]
        for deck in range(state.opened)
    ]
    for _ in range(TRIES):
        dealt = _deal(state, seen, unseen, rng)
        if dealt is not None:
            state.hands, state.draw = dealt
            return
    raise ValueError(seen["voids"])


def _deal(
    state: State, seen: View, unseen: list[list[int]], rng: Random
) -> tuple[list[list[int]], list[int]] | None:
    """Hands and a draw deck at random, or None if the voids were not kept."""
    suits, voids = state.setting.card_suit, state.known.voids
    hands = [list(hand) if hand is not None else [] for hand in seen["hands"]]
    draw: list[int] = []
    hidden = [power for power in range(6) if seen["hands"][power] is None]
    hidden.sort(key=lambda power: -sum(key[0] == power for key in voids))
    for deck, cards in enumerate(unseen):
        pool = cards.copy()
        rng.shuffle(pool)
        for power in hidden:
            room = {suit: voids.get((power, suit, deck), len(pool)) for suit in range(4)}
            wanted = seen["backs"][power].count(deck)
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
