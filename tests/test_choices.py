"""Choice sets against brute force: on small positions, the tests try everything anyone could try."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, combinations, product
from random import Random
from typing import Any, get_args
from zlib import crc32

import pytest

from maria import actions as act
from maria import engine, notation
from maria.actions import Action
from maria.conform import given_position
from maria.random_play import PREFERS, pick
from maria.rules.clauses.decisions import NotBid
from maria.rules.clauses.places import NotAttack
from maria.rules.step import AnyTime, Choices, Grouped, Listed, Refusal, Restricted, Shares
from maria.rules.tactical_cards import Payments, refuse_payment, worth
from maria.state import PRUSSIA, State

Case = tuple[dict[str, Any], str, str, Callable[[State], Iterator[Action]]]
LAND = {
    "cities": {
        "Prag": "austria major clubs",
        "Beraun": "austria clubs",
        "Tabor": "austria minor clubs",
        "Iglau": "austria hearts",
        "Linz": "austria minor",
        "Passau": "bavaria",
    },
    "roads": ["Prag = Beraun = Tabor - Iglau - Linz = Passau", "Prag - Tabor", "Beraun - Linz"],
}


def subsets(cards: list[int]) -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1)))


def walks(state: State, start: int, longest: int) -> Iterator[tuple[int, ...]]:
    """Every walk, even back and forth."""
    todo: list[tuple[int, ...]] = [(start,)]
    for _ in range(longest):
        todo = [(*path, city) for path in todo for city in state.setting.board.neighbours[path[-1]]]
        yield from todo


def splits(state: State) -> Iterator[Action]:
    for power in (2, 3, 5):
        for troops in product(range(10), repeat=len(state.setting.generals_of[power])):
            yield act.Split(power, troops)


def hussars(state: State) -> Iterator[Action]:
    yield act.Done()
    for hussar, city in product(range(3), range(len(state.setting.board.cities))):
        yield act.PlaceHussar(hussar, city)


def tolls(state: State) -> Iterator[Action]:
    for cards, generals in product(
        subsets(state.hands[PRUSSIA]), subsets(list(state.setting.generals_of[PRUSSIA]))
    ):
        yield act.PayToll(PRUSSIA, cards, generals)


def moves(state: State) -> Iterator[Action]:
    yield from (act.Done(), act.Dispute(), act.PassFlanders())
    setting = state.setting
    for piece, place in enumerate(state.place):
        if place < 0:
            continue
        for path in walks(state, place, 5):
            for commander in (-1, *(g for g in range(setting.generals) if state.place[g] >= 0)):
                yield act.March(piece, path, False, commander)
                yield act.March(piece, path, True, commander)
    for train in range(setting.generals, len(state.place)):
        for city in range(len(setting.board.cities)):
            for cards in subsets(state.hands[setting.power_of[train]]):
                yield act.Reenter(train, city, cards)


def attacks(state: State) -> Iterator[Action]:
    yield from (act.Attack(*pair) for pair in product(range(6), repeat=2))


def cards(state: State) -> Iterator[Action]:
    yield act.Stop()
    yield from (act.PlayCard(card, value) for card, value in product(range(152), range(11)))


def retreats(state: State) -> Iterator[Action]:
    for city in range(len(state.setting.board.cities)):
        yield from map(act.Retreat, walks(state, city, 4))


def recruits(state: State) -> Iterator[Action]:
    for count, paid in product(range(12), subsets(state.hands[4])):
        yield act.Recruit(4, count, paid)


def assigns(state: State) -> Iterator[Action]:
    own = [g for g in state.setting.generals_of[4] if state.place[g] != -2]
    towns = range(len(state.setting.board.cities))
    for shares in product(range(5), repeat=len(own)):
        troops = tuple((g, n) for g, n in sorted(zip(own, shares, strict=True)) if n)
        coming = [g for g, _ in troops if state.place[g] < 0]
        for places in product(product(towns, (-1, *own)), repeat=len(coming)):
            entries = [(g, city, who) for g, (city, who) in zip(coming, places, strict=True)]
            yield act.Assign(4, troops, tuple(entries))


def lays(state: State) -> Iterator[Action]:
    yield act.Done()
    yield from map(act.LayCard, range(152))


def selects(state: State) -> Iterator[Action]:
    yield act.Save()
    yield from map(act.Select, range(len(state.setting.box.pack.cards)))


def executes(state: State) -> Iterator[Action]:
    yield act.DiscardCard()
    shifts = [(track, boxes) for track in range(3) for boxes in (-3, -2, -1, 1, 2, 3)]
    for chosen in chain.from_iterable(combinations(shifts, size) for size in range(4)):
        yield act.Execute(chosen, False)
        yield act.Execute(chosen, True)


def corps(state: State) -> Iterator[Action]:
    yield act.Done()
    for general, paid in product(range(state.setting.generals), subsets(state.hands[PRUSSIA])):
        yield act.SendCorps(general, paid)


def places(state: State) -> Iterator[Action]:
    towns = range(len(state.setting.board.cities))
    for piece, city, who in product(range(len(state.place)), towns, range(-1, state.setting.generals)):
        yield act.Place(piece, city, who)


def numbers(make: Callable[[int], Action]) -> Callable[[State], Iterator[Action]]:
    return lambda state: map(make, range(-2, 12))


def transfers(state: State) -> Iterator[Action]:
    every = range(state.setting.generals)
    yield from (act.Transfer(*row) for row in product(every, every, range(10)))


def consents(state: State) -> Iterator[Action]:
    towns = range(-1, len(state.setting.board.cities) + 1)
    for given, general, city in product((True, False), range(-1, state.setting.generals), towns):
        yield act.Consent(given, general, city)


def contracts(state: State) -> Iterator[Action]:
    for one, other in product(range(6), repeat=2):
        yield from (act.Cancel(one, other), act.Accept(one, other), act.Decline(one, other))
        yield from (act.Offer(one, other, turns) for turns in range(15))
        for turns, counter in product(range(6), (False, True)):
            armistice = NotAttack(one, other, turns=turns), NotAttack(other, one, turns=turns)
            no_bids = NotBid(one, turns=turns), NotBid(other, turns=turns)
            for both in (armistice, no_bids) if state.allied(one, other) else (armistice,):
                for clauses in (both[:1], both[1:], both):
                    yield act.Propose(one, other, clauses, counter)
    for number in range(3):
        yield act.EndTreaty(number)
        yield from (act.Mark(number, clause, kept) for clause in range(3) for kept in (True, False))


def at(moment: str, pieces: dict[str, str], variant: str = "introductory", **given: Any) -> dict[str, Any]:
    return {"variant": variant, "board": LAND, "given": {"at": moment, "pieces": pieces, **given}}


FLANDERS = {
    "cities": {
        "Breda": "netherlands flanders major",
        "Utrecht": "netherlands flanders",
        "Mons": "austrian_netherlands flanders major",
        "Gent": "austrian_netherlands flanders",
    },
    "roads": ["Breda = Utrecht = Mons - Gent - Breda"],
}
SAXON = {
    "cities": {
        "Prag": "austria",
        "Glatz": "austria",
        "Dresden": "saxony major",
        "Plauen": "saxony",
        "Hof": "bavaria",
        "Metz": "france",
        "Toul": "france",
    },
    "roads": ["Dresden - Prag - Glatz", "Dresden - Plauen - Hof - Metz", "Hof - Toul"],
}
CASES: dict[str, Case] = {
    "split": ({"variant": "advanced"}, "", "frederick", splits),
    "hussars": (at("hussars", {"karl": "prag 3"}), "", "maria_theresa", hussars),
    "hussars, under treaties": (
        at(
            "hussars",
            {"karl": "prag 3"},
            "advanced",
            hussars=["tabor"],
            treaties=[
                {"1 prussia austria": ["austria places no hussars in tabor, iglau for 2"]},
                {"2 france austria": ["austria places no hussars in bavaria for 2"]},
            ],
        ),
        "",
        "maria_theresa",
        hussars,
    ),
    "toll": (
        at(
            "prussia supply",
            {"friedrich": "prag 3", "schwerin": "iglau 2", "prussia_1": "passau"},
            hussars=["linz"],
            hands={"prussia": "S2 S3 H4 R"},
        ),
        "",
        "frederick",
        tolls,
    ),
    "toll, poor": (
        at(
            "prussia supply",
            {"friedrich": "prag 3", "schwerin": "iglau 2", "prussia_1": "passau"},
            hussars=["linz"],
            hands={"prussia": "S2 S2"},
        ),
        "",
        "frederick",
        tolls,
    ),
    "movement": (
        at(
            "france movement",
            {"belle_isle": "prag 3", "toerring": "iglau 2", "france_2": "removed", "austria_2": "linz"},
            hussars=["beraun"],
            hands={"france": "S2 S3 H4"},
            control={"prag": "austria unmarked", "linz": "austria unmarked"},
        ),
        "",
        "louis",
        moves,
    ),
    "movement, under treaties": (
        at(
            "france movement",
            {"belle_isle": "prag 3", "toerring": "iglau 2", "karl": "passau 3", "austria_2": "linz"},
            "advanced",
            hussars=["beraun"],
            control={"prag": "austria unmarked", "linz": "austria unmarked"},
            treaties=[
                {
                    "1 france austria": [
                        "france keeps out of tabor for 2",
                        "france spares the trains of austria",
                    ]
                },
                {"2 austria france": ["france leaves prag, beraun for 1", "france does not attack karl"]},
            ],
        ),
        "",
        "louis",
        moves,
    ),
    "movement, two players": (
        {
            "variant": "advanced",
            "board": FLANDERS,
            "given": {
                "at": "austria movement",
                "pieces": {"karl": "breda 3", "george": "mons 3", "pragmatic_army_1": "gent"},
            },
        },
        "frederick: consent",
        "maria_theresa",
        moves,
    ),
    "attacks": (
        at(
            "austria combat",
            {"karl": "beraun 5", "friedrich": "prag 3", "schwerin": "linz 2"},
            hands={"prussia": "C4 S4"},
        ),
        "",
        "maria_theresa",
        attacks,
    ),
    "duel": (
        at(
            "austria combat",
            {"karl": "beraun 2", "friedrich": "prag 3"},
            hands={"austria": "C2 C2 C9 R R H5", "prussia": "S4"},
        ),
        "",
        "maria_theresa",
        cards,
    ),
    "retreat": (
        {
            "board": {
                "cities": dict.fromkeys(
                    ("Wien", "Krems", "Znaim", "Iglau", "Tabor", "Linz", "Steyr"), "austria"
                ),
                "roads": [
                    "Wien - Krems - Znaim - Linz",
                    "Krems - Iglau - Linz",
                    "Krems - Tabor - Linz",
                    "Tabor - Steyr",
                ],
            },
            "given": {
                "at": "austria combat",
                "pieces": {"karl": "wien 5", "friedrich": "krems 3"},
                "hussars": ["znaim", "iglau"],
            },
        },
        "",
        "maria_theresa",
        retreats,
    ),
    "recruit": (
        at("winter", {"karl": "prag 6", "traun": "removed"}, turn=3, hands={"austria": "S2 S3 H5 C9 R"}),
        "",
        "maria_theresa",
        recruits,
    ),
    "assign": (
        at(
            "winter",
            {"karl": "linz 6", "traun": "removed", "neipperg": "removed"},
            turn=3,
            hands={"austria": "S8 H8"},
        ),
        "maria_theresa: recruit austria 4 with S8 H8",
        "maria_theresa",
        assigns,
    ),
    "trump": (
        {"variant": "advanced", "given": {"at": "politics", "winner": "louis"}},
        "",
        "louis",
        numbers(act.NameTrump),
    ),
    "lay": (
        {
            "variant": "advanced",
            "given": {"at": "politics", "winner": "louis", "hands": {"prussia": "S2 S2/2 R H5"}},
        },
        "louis: trump S",
        "frederick",
        lays,
    ),
    "select": (
        {
            "variant": "advanced",
            "given": {"at": "politics selecting", "display": {"prussia": "S9"}, "revealed": "prague naples"},
        },
        "",
        "frederick",
        selects,
    ),
    "execute": (
        {
            "variant": "advanced",
            "given": {
                "at": "politics selecting",
                "display": {"prussia": "S9"},
                "revealed": "prague",
                "pieces": {"friedrich": "berlin 3"},
            },
        },
        "frederick: select prague",
        "frederick",
        executes,
    ),
    "corps": (
        at(
            "politics effects",
            {"friedrich": "prag 3", "schwerin": "removed", "dessauer": "removed"},
            "advanced",
            hands={"prussia": "S2 S3 H5 C9 R"},
            markers={"russia": 4},
        ),
        "",
        "frederick",
        corps,
    ),
    "transfer": (
        {
            "variant": "advanced",
            "board": SAXON,
            "given": {
                "at": "austria combat",
                "pieces": {
                    "karl": "prag 8",
                    "friedrich": "glatz 3",
                    "belle_isle": "plauen 2",
                    "toerring": "hof 2",
                },
                "markers": {"saxony": 3},
            },
        },
        "maria_theresa: saxony 1",
        "louis",
        places,
    ),
    "vote": (
        {"variant": "advanced", "given": {"at": "end of turn", "election": "due"}},
        "",
        "louis",
        numbers(act.Vote),
    ),
    "saxony": (
        {
            "variant": "advanced",
            "board": SAXON,
            "given": {
                "at": "austria combat",
                "pieces": {"karl": "prag 8", "friedrich": "glatz 3"},
                "markers": {"saxony": 3},
            },
        },
        "",
        "maria_theresa",
        numbers(act.ShiftSaxony),
    ),
    "answers": (
        at("france cards", {"belle_isle": "prag 3", "toerring": "passau 2"}, turn=4),
        "",
        "louis",
        lambda state: (
            act.Answer(question, yes) for question, yes in product(get_args(act.Question), (True, False))
        ),
    ),
}
AT_ANY_TIME: dict[str, tuple[int, str, Callable[[State], Iterator[Action]]]] = {
    "transfers": (0, "maria_theresa", transfers),
    "consents": (1, "frederick", consents),
    "contracts": (2, "louis", contracts),
}


def choices_at(name: str) -> tuple[State, int, Choices, list[Action]]:
    """A position, the seat that decides, its choices, and everything it could try."""
    if name in AT_ANY_TIME:
        number, seat, tried = AT_ANY_TIME[name]
        state = given_position(
            {
                "variant": "advanced",
                "board": FLANDERS,
                "given": {
                    "at": "austria movement",
                    "turn": 4,
                    "hold": True,
                    "pieces": {"karl": "breda 3", "traun": "breda 6", "george": "mons 3"},
                    "contracts": ["france prussia 2"],
                    "treaties": [
                        {"1 france austria": ['austria promises "quiet" for 2', "france does not bid for 2"]}
                    ],
                },
            }
        )
        engine.apply(state, 2, act.Offer(0, 1, 3))
        choices: Choices = engine.out_of_turn(state, state.setting.seats.index(seat))[number]
    else:
        data, line, seat, tried = CASES[name]
        state = given_position(data)
        if line:
            who, _, text = line.partition(": ")
            speaker = state.setting.seats.index(who)
            engine.apply(state, speaker, notation.parse_action(state, speaker, text))
        choices = engine.legal(state, state.setting.seats.index(seat))
    return state, state.setting.seats.index(seat), choices, list(tried(state))


def outcome(state: State, seat: int, action: Action) -> str:
    """The real effect of an action: the position after it."""
    after = state.copy()
    engine.apply(after, seat, action)
    return engine.fingerprint(after)


NAMES = [*CASES, *AT_ANY_TIME]
PATHS = (act.March, act.Retreat)


def closed(state: State, choices: Choices) -> list[Callable[[Action], Refusal | None]]:
    """Some restrictions: on random actions, and on paths that pass through a city or end there."""

    def some(action: Action) -> Refusal | None:
        if isinstance(action, PATHS):
            return None
        return Refusal("21.a", "refused-not-now") if crc32(repr(action).encode()) % 3 == 0 else None

    def passing(city: int) -> Callable[[Action], Refusal | None]:
        def by(action: Action) -> Refusal | None:
            path = action.path[1:] if isinstance(action, PATHS) else ()
            return Refusal("21.a", "refused-not-now") if city in path else some(action)

        return by

    return [some, *(passing(city) for city in range(min(len(state.setting.board.cities), 6)))]


@pytest.mark.parametrize("name", NAMES)
def test_choices_are_what_the_rules_allow(name: str) -> None:
    """Iteration, count and membership agree with everything one could try and its real effect."""
    state, seat, choices, tried = choices_at(name)
    lawful = [action for action in dict.fromkeys(tried) if action in choices]
    assert lawful, "nothing that was tried is legal"
    listed = list(choices)
    assert all(action in choices for action in listed)
    brought = [outcome(state, seat, action) for action in listed]
    assert len(set(brought)) == len(brought), "two choices bring the same"
    assert set(brought) == {outcome(state, seat, action) for action in lawful}
    assert choices.count() == len(listed)
    assert bool(choices) and choices.several() == (len(listed) > 1)
    assert len({choices.effect(action) for action in listed}) == len(listed)
    assert {choices.effect(action) for action in choices.every()} == {choices.effect(a) for a in listed}


@pytest.mark.parametrize("name", NAMES)
def test_restricted_choices(name: str) -> None:
    """Choices stay consistent under a restriction: another way to the same effect takes over."""
    state, seat, choices, tried = choices_at(name)
    lawful = [action for action in dict.fromkeys(tried) if action in choices]
    for by in closed(state, choices):
        left = choices.restricted(by)
        assert isinstance(left, Restricted)
        expected = {outcome(state, seat, action) for action in lawful if by(action) is None}
        listed = list(left)
        assert all(action in left and action in choices and by(action) is None for action in listed)
        assert [outcome(state, seat, action) for action in listed].__len__() == len(expected)
        assert {outcome(state, seat, action) for action in listed} == expected
        assert left.count() == len(listed)
        assert bool(left) == bool(listed)
        for action in tried[:: max(1, len(tried) // 200)]:
            assert (left.refusal(action) is None) == (action in choices and by(action) is None)
        if listed:
            assert left.sample(Random(1)) in listed
        twice = left.restricted(by)
        assert list(twice) == listed


@pytest.mark.parametrize("name", NAMES)
def test_samples_are_uniform(name: str) -> None:
    """All choices are equally frequent: chi-square, with a limit that chance exceeds once in 10^6."""
    _, _, choices, _ = choices_at(name)
    listed = list(choices)
    if len(listed) > 300:
        narrow = {choices.effect(action) for action in listed[:: len(listed) // 40]}
        choices = choices.restricted(
            lambda action: (
                None if choices_effect(choices, action) in narrow else Refusal("21.a", "refused-not-now")
            )
        )
        listed = list(choices)
    times, rng = 60 * len(listed), Random(7)
    found = Counter(choices.effect(choices.sample(rng)) for _ in range(times))
    assert set(found) == {choices.effect(action) for action in listed}
    chi = sum((count - 60) ** 2 / 60 for count in found.values())
    freedom = len(listed) - 1
    assert chi <= freedom + 5 * (2 * freedom) ** 0.5 + 25


def choices_effect(choices: Choices, action: Action) -> object:
    while isinstance(choices, Restricted):
        choices = choices.choices
    return choices.effect(action)


@pytest.mark.parametrize("name", NAMES)
def test_what_random_play_prefers_is_legal(name: str) -> None:
    _, _, choices, _ = choices_at(name)
    rng = Random(3)
    assert all(pick(choices, rng) in choices for _ in range(60))


def test_every_class_of_choices_is_tried() -> None:
    def below(kind: type[Choices]) -> Iterator[type[Choices]]:
        for each in kind.__subclasses__():
            yield each
            yield from below(each)

    tried = {type(choices_at(name)[2]) for name in NAMES}
    every = below(Choices)  # type: ignore[type-abstract]
    known = {kind for kind in every if kind.__module__.startswith("maria.")}
    assert known - {AnyTime, Grouped, Restricted} == tried | {Listed}
    assert set(PREFERS) <= tried


@pytest.mark.parametrize(
    ("total", "least", "most"),
    [(7, (1, 0, 2), (3, 4, 5)), (0, (0, 0), (3, 3)), (3, (0,), (2,)), (8, (1, 1, 1, 1), (8, 8, 8, 8))],
)
def test_shares(total: int, least: tuple[int, ...], most: tuple[int, ...]) -> None:
    shares = Shares(total, least, most)
    ranges = [range(low, high + 1) for low, high in zip(least, most, strict=True)]
    expected = {row for row in product(*ranges) if sum(row) == total}
    assert set(shares) == expected and len(list(shares)) == len(expected) == shares.count()
    if expected:
        assert {shares.sample(Random(n)) for n in range(400)} == expected


@pytest.mark.parametrize("cost", [0, 4, 8, 13, 30, 60])
def test_payments(cost: int) -> None:
    state = given_position(at("winter", {"karl": "prag 3"}, hands={"austria": "S2 S2 H3 C9 D10 R R H7"}))
    payments = Payments(state, 4, cost)
    hand = state.hands[4]
    expected = {
        paid for paid in subsets(hand) if (refuse_payment(state, 4, paid, cost) is None if cost else not paid)
    }
    assert set(payments) == expected and len(list(payments)) == len(expected) == payments.count()
    assert bool(expected) == (sum(worth(state, card) for card in hand) >= cost)
    if expected:
        assert {payments.sample(Random(n)) for n in range(1500)} == expected
