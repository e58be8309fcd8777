"""What the page is offered: every action is legal, the data match their models, nothing secret leaks.

The tests of `reading` check that the facts themselves are true.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import BaseModel
from pydantic_core import from_json, to_json

from conftest import GAMES
from maria import engine, notation
from maria.actions import March
from maria.box import Box
from maria.conform import Case, given_position, read_cases
from maria.events import Event
from maria.game import Game
from maria.random_play import pick
from maria.reading.movement import NeededConsent
from maria.reading.supply import SupplyOf
from maria.server import offers
from maria.server.offers import overlays, question_to, way, why
from maria.server.offers.shapes import model_of
from maria.state import AUSTRIA, State
from maria.texts import rulebook
from maria.view import sample, view
from server.offered import Offered, marches, offered
from spoken import spoken

CASES = Path(__file__).parent.parent / "cases"
EACH, RARELY = 5, 30
"""Intervals, in decisions, at which we compare with a twin position, and check overlays."""
LAST = 7
"""The last turn we play in the longer games."""


@cache
def first_game() -> Game:
    return Game.new("introductory", 3, 1)


def at(state: State) -> Game:
    """A game at this position."""
    game = copy.copy(first_game())
    game.box, game.state = state.setting.box, state
    return game


def play(state: State, seat: int, text: str) -> tuple[State, list[Event]]:
    """A copy of the position after a legal action, and its events."""
    after = state.copy()
    return after, engine.apply(after, seat, notation.parse_action(after, seat, text))


def legal(game: Game, seat: int, text: str) -> bool:
    return engine.refusal(game.state, seat, notation.parse_action(game.state, seat, text)) is None


def actions(found: object) -> Iterator[str]:
    """Every action text in a model or a part of it."""
    if isinstance(found, BaseModel):
        for name, value in found:
            if name == "action" and isinstance(value, str):
                yield value
            else:
                yield from actions(value)
    elif isinstance(found, list):
        for value in found:
            yield from actions(value)


def check(game: Game, seat: int, found: Offered) -> None:
    """Checks everything that a seat is offered."""
    state = game.state
    assert found.yours == (seat in engine.to_act(state))
    assert all(found.helps)
    for text in dict.fromkeys(actions(found)):
        assert legal(game, seat, text), text
    detail: Any = found.detail
    for shift in getattr(detail, "shifts", ()):
        assert all(spoken(option.meaning)[0].isupper() for option in shift.options), "a sentence"
    known = {rule.id for rule in rulebook.rules()}
    assert set(found.rules) <= known and bool(found.rules) == bool(state.agenda)
    assert Offered.model_validate_json(found.model_dump_json()) == found, "as it was promised"
    watched = offered(game, None)
    assert (watched.step, watched.yours) == (found.step, False)
    assert not any(actions(watched))
    assert (watched.detail is not None) == (watched.step == "duel")
    assert [entry.text for entry in watched.any_time.contracts] == [e.text for e in found.any_time.contracts]


def check_marches(game: Game, seat: int, piece: int, rng: Random) -> list[Any]:
    """The marches of a piece; checks that they are legal and can be found again by their waypoints."""
    found = marches(game, seat, piece)
    assert (found.ways or found.closed) and offers.Marches.model_validate_json(
        found.model_dump_json()
    ) == found
    for march in rng.sample(found.ways, min(3, len(found.ways))):
        assert all(legal(game, seat, text) for text in actions(march))
        assert bool(march.spots) == ("command" in march.action)
        there = way(game, seat, piece, march.path[1:], march.force, "en")
        assert there.why.legal and there.march and there.march.path == march.path
    return list(found.ways)


# ---------------------------------------------------------------- games played by offers alone


def chosen(game: Game, seat: int, found: Offered, rng: Random) -> str:
    """One of the offered actions; in movement preferably a march with an effect."""
    detail: Any = found.detail
    if found.step == "movement" and detail.pieces and rng.random() < 0.9:
        walk = pick(engine.legal(game.state, seat), rng)
        if isinstance(walk, March):
            there = way(game, seat, walk.piece, list(walk.path[1:]), walk.force, "en")
            assert there.why.legal and tuple(there.path) == walk.path, "any lawful way can be gone"
        piece = rng.choice(detail.pieces).piece
        ways = check_marches(game, seat, piece, rng)
        telling = [march for march in ways if march.attacks or march.conquers or march.takes or march.joins]
        return str(rng.choice(telling if telling and rng.random() < 0.8 else ways).action)
    if found.step == "hussars" and rng.random() < 0.8:
        city = game.box.pack.cities[rng.choice(detail.cities)].id
        return str(rng.choice(detail.hussars).pattern.format(city=city))
    if detail.kind == "question" and detail.about != "subsidy":
        return str(detail.yes.action)
    return rng.choice(list(actions(detail)))


def twin(game: Game, seat: int, rng: Random) -> Game:
    """A game at another position that looks the same to the seat."""
    return at(sample(view(game.state, seat), rng, game.box))


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_a_game_can_be_played_by_offers_alone_and_every_offer_is_true_and_keeps_secrets(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    rng = Random(f"{variant} {players} {options}")
    game = Game.new(variant, players, "offers", box, options)
    number = 0
    while not game.outcome and (game.state.turn <= LAST or variant == "introductory"):
        number += 1
        for seat in range(len(game.seats)):
            found = offered(game, seat)
            check(game, seat, found)
            if number % EACH == 0:
                assert offered(twin(game, seat, rng), seat) == found
                facts = offers.facts(game, seat)
                assert from_json(offers.Facts(**facts).model_dump_json()) == from_json(to_json(facts))
        if number % RARELY == 0:
            drawn = overlays(game)
            assert offers.Overlays.model_validate_json(drawn.model_dump_json()) == drawn
        seat = game.seats.index(rng.choice(game.to_act))
        found = offered(game, seat)
        game.play(f"{game.seats[seat]}: {chosen(game, seat, found, rng)}")
        if rng.random() < 0.1:
            seat = rng.randrange(len(game.seats))
            at_any_time = list(actions(offered(game, seat).any_time))
            if at_any_time:
                game.play(f"{game.seats[seat]}: {rng.choice(at_any_time)}")
    for seat in range(len(game.seats)) if game.outcome else ():
        over = offered(game, seat)
        check(game, seat, over)
        assert (over.step, over.detail, list(actions(over))) == ("", None, [])
        assert spoken(question_to(game, (), seat)) == "The game is over."


# ---------------------------------------------------------------- the positions of all cases


def lines_of(case: Case) -> Iterator[tuple[str, str]]:
    """The actions of a case; for those only tried, with the rule that refuses them."""
    for item in case.data.get("when") or ():
        if isinstance(item, dict) and "try" in item:
            yield str(item["try"]), str(item["refused"])
        elif isinstance(item, dict) and "then" not in item:
            ((seat, text),) = item.items()
            yield f"{seat}: {text}", ""
        elif isinstance(item, str):
            yield item, ""


@pytest.mark.parametrize("folder", sorted(CASES.iterdir()), ids=lambda folder: folder.name)
def test_offers_and_reasons_in_the_positions_of_the_cases(folder: Path) -> None:
    rng = Random(folder.name)
    for case in read_cases([folder]):
        game = at(given_position(case.data))
        for line, rule in lines_of(case):
            name, _, text = line.partition(":")
            seat = game.seats.index(name.strip())
            told = why(game, seat, text, "en")
            assert told.legal == (not rule), line
            if rule:
                assert told.reason and (told.rule or "notation") == rule
                assert told.rule is None or told.rule_text
                continue
            for other in range(len(game.seats)):
                found = offered(game, other)
                check(game, other, found)
                detail: Any = found.detail
                if found.yours and found.step == "movement" and detail.pieces:
                    check_marches(game, other, rng.choice(detail.pieces).piece, rng)
            game.state, _ = play(game.state, seat, text)


# ---------------------------------------------------------------- some offers in full


def board(*roads: str, **cities: str) -> dict[str, Any]:
    return {"cities": cities, "roads": list(roads)}


FRONT = {
    "board": board(
        "Prag = Beraun = Pilsen = Tachau = Eger = Hof = Asch",
        "Beraun - Kolin - Czaslau",
        "Tachau - Cham",
        Prag="austria",
        Beraun="austria",
        Pilsen="austria minor",
        Tachau="empire",
        Eger="empire",
        Hof="empire",
        Asch="empire",
        Kolin="austria",
        Czaslau="austria",
        Cham="bavaria",
    ),
    "given": {
        "at": "france movement",
        "turn": 2,
        "pieces": {
            "belle_isle": "Pilsen 6",
            "broglie": "Cham 3",
            "france_2": "Asch",
            "neipperg": "Prag 4",
            "austria_2": "Kolin",
        },
        "hussars": ["Tachau"],
    },
}
"""Belle-Isle on an enemy fortress that Neipperg protects, with a hussar between him and his supply train."""


def test_hussars_are_offered_only_where_and_when_a_treaty_lets_them() -> None:
    treaties = [{"1 prussia austria": ["austria places no hussars in silesia for 2"]}]
    given = {"at": "hussars", "pieces": {"karl": "Glatz 3"}, "hussars": ["Breslau"], "treaties": treaties}
    game = at(given_position({"variant": "advanced", "given": given}))
    seat = game.state.seat_of[AUSTRIA]
    found = offered(game, seat)
    before: Any = found.detail
    assert before.done is None and [free.hussar for free in before.hussars] == [0], "he goes first"
    assert before.cities and not any(game.state.setting.silesia >> city & 1 for city in before.cities)
    (forbidden,) = found.forbidden
    assert spoken(forbidden.label) == "Place no more hussars"
    assert (
        spoken(forbidden.reason) == "Treaty 1 forbids this: Austria places no hussars in Silesia for 2 turns."
    )
    state, _ = play(game.state, seat, "hussar 1 > olmuetz")
    after: Any = offered(at(state), seat).detail
    assert after.done is not None and [free.hussar for free in after.hussars] == [1]


def supply(general: int, state: str, points: int) -> BaseModel:
    return model_of(SupplyOf)(general=general, state=state, points=points, path=[])


def test_a_march_tells_what_it_takes_whom_it_attacks_and_how_it_is_supplied() -> None:
    game = at(given_position(FRONT))
    index, names = game.state.setting.board.index, game.state.setting.names
    belle_isle, neipperg = names.index("belle_isle"), names.index("neipperg")
    ways = marches(game, 2, belle_isle).ways
    found = {march.path[-1]: march for march in reversed(ways)}
    there = found[index["kolin"]]
    assert there.path == [index[city] for city in ("pilsen", "beraun", "kolin")]
    assert there.action == "march belle_isle pilsen > beraun > kolin"
    assert (there.takes, there.marks, there.conquers) == ([names.index("austria_2")], [index["pilsen"]], [])
    assert there.supply == [supply(belle_isle, "toll", 6)]
    assert found[index["czaslau"]].supply == [supply(belle_isle, "hungry", 0)]
    near = found[index["beraun"]]
    assert [(force.generals, force.city) for force in near.attacks] == [([neipperg], index["prag"])]
    assert (near.attacks[0].least, near.attacks[0].most) == (4, 4), "Austria has no other troops"
    assert near.supply == [supply(belle_isle, "toll", 5)]
    driving = [march for march in ways if march.path[-1] == index["beraun"] and march.drives_off]
    assert [march.supply[0].state for march in driving] == ["supplied"], "the long way opens his path"
    back = found[index["tachau"]]
    assert back.drives_off == [0] and back.supply[0].state == "supplied" and not back.attacks
    assert found[index["cham"]].joins == names.index("broglie") and not found[index["cham"]].spots
    train = marches(game, 2, names.index("france_2")).ways
    (nearer,) = [march for march in train if march.path[-1] == index["tachau"]]
    assert [(entry.general, entry.state) for entry in nearer.supply] == [
        (belle_isle, "supplied"),
        (names.index("broglie"), "supplied"),
    ]


def test_a_way_along_points_and_why_there_is_none() -> None:
    game = at(given_position(FRONT))
    index, names = game.state.setting.board.index, game.state.setting.names
    piece = names.index("belle_isle")
    kolin, prag, cham, asch = (index[city] for city in ("kolin", "prag", "cham", "asch"))
    found = way(game, 2, piece, [kolin], False, "en")
    assert found.action == "march belle_isle pilsen > beraun > kolin" and found.march and found.why.legal
    back_and_forth = way(game, 2, piece, [index["beraun"], index["pilsen"]], False, "en")
    assert back_and_forth.action == "march belle_isle pilsen > beraun > pilsen"
    for points, force, rule in (
        ([prag], False, "10.1.d"),
        ([kolin], True, "10.1.g"),
        ([asch], True, "10.1.d"),
        ([cham, kolin], False, "10.1.b"),
        ([], False, "10.1.a"),
        ([999], False, "10.1.a"),
    ):
        refused = way(game, 2, piece, points, force, "en")
        assert (refused.why.legal, refused.why.rule, refused.action, refused.march) == (
            False,
            rule,
            None,
            None,
        )
    assert way(game, 0, piece, [kolin], False, "en").why.rule == "5.a"
    assert way(game, 2, 999, [kolin], False, "en").why.rule == "10.1.a"
    for nobody in (999, -1, names.index("neipperg")):
        assert marches(game, 2, nobody).ways == []
    assert marches(game, 0, piece).ways == []


def test_a_march_that_is_too_far_tells_where_a_force_march_would_reach() -> None:
    """From Vienna to the fifth city, along a main road and along an ordinary one."""
    names = ("Wien", "Krems", "Melk", "Linz", "Wels", "Ried")
    for main, forced in ((" = ", True), (" - ", False)):
        data = {
            "variant": "introductory",
            "board": board(main.join(names), **dict.fromkeys(names, "austria")),
            "given": {"at": "austria movement", "pieces": {"traun": "Wien 4"}},
        }
        game = at(given_position(data))
        found = why(game, 0, "march traun " + " > ".join(names).lower(), "en")
        assert found.rule == "10.1.b" and found.reason is not None
        assert ("force march" in spoken(found.reason)) == forced


def test_a_stack_that_needs_consent_is_told_with_whose() -> None:
    data = {
        "variant": "advanced",
        "board": board("Wesel - Kleve - Venlo", Wesel="empire", Kleve="empire", Venlo="empire"),
        "given": {"at": "austria movement", "pieces": {"arenberg": "Wesel 4", "stair": "Venlo 4"}},
    }
    game = at(given_position(data))
    index, names = game.state.setting.board.index, game.state.setting.names
    arenberg, stair = names.index("arenberg"), names.index("stair")
    found = marches(game, 0, arenberg)
    assert {march.path[-1] for march in found.ways} == {index["kleve"], index["wesel"]}
    assert found.agreements == [
        model_of(NeededConsent)(
            city=index["venlo"],
            general=stair,
            seat="frederick",
            path=[index[city] for city in ("wesel", "kleve", "venlo")],
        )
    ]
    asked = offered(game, 1).any_time.consents
    (agree,) = [consent.choice for consent in asked if consent.general == arenberg]
    assert (agree.action, spoken(agree.label)) == ("consent to arenberg", "Agree to stacks with Arenberg")
    game.state, _ = play(game.state, 1, agree.action)
    found = marches(game, 0, arenberg)
    (joined,) = [march for march in found.ways if march.joins == stair]
    assert joined.path[-1] == index["venlo"] and found.agreements == []
    ranks = game.state.setting.rank_of
    assert bool(joined.spots) == (ranks[arenberg] == ranks[stair])
    taken_back = [consent for consent in offered(game, 1).any_time.consents if consent.given]
    assert [consent.choice.action for consent in taken_back] == ["no consent to arenberg"]


def test_overlays_show_supply_protection_reach_and_dangers() -> None:
    game = at(given_position(FRONT))
    index, names = game.state.setting.board.index, game.state.setting.names
    found = overlays(game)
    (french,) = [entry for entry in found.trains if entry.train == names.index("france_2")]
    assert set(french.cities) == {index["hof"], index["eger"]}, "the hussar at Tachau cuts the rest off"
    assert set(french.toll) == {index[city] for city in ("tachau", "cham", "pilsen", "beraun")}
    (pilsen,) = [entry for entry in found.fortresses if entry.city == index["pilsen"]]
    assert (pilsen.power, pilsen.generals) == (AUSTRIA, [names.index("neipperg")])
    train, fortress = found.dangers
    belle_isle, neipperg = names.index("belle_isle"), names.index("neipperg")
    assert (train.train, train.power, train.guards) == (names.index("austria_2"), AUSTRIA, [])
    assert [raid.general for raid in train.raids] == [belle_isle]
    assert train.raids[0].path == [index[city] for city in ("pilsen", "beraun", "kolin")]
    assert (fortress.city, fortress.train, fortress.guards) == (index["pilsen"], None, [neipperg])
    (belle_isle,) = [entry for entry in found.supply if entry.general == names.index("belle_isle")]
    assert (belle_isle.state, belle_isle.points) == ("toll", 4)
    assert belle_isle.path == [index[city] for city in ("pilsen", "tachau", "eger", "hof", "asch")]
    (reach,) = [entry for entry in found.reach if entry.piece == names.index("broglie")]
    assert index["tachau"] in reach.march and index["pilsen"] in reach.march and not reach.force


def values_in(content: Any) -> list[Any]:
    """All plain objects anywhere in a message."""
    inner = list(content.values()) if isinstance(content, dict) else content
    if not isinstance(inner, list):
        return []
    found = [one for each in inner for one in values_in(each)]
    return [content, *found] if isinstance(content, dict) else found


def test_reasons_are_told_in_words_with_links_and_the_text_of_the_rule() -> None:
    game = at(given_position(FRONT))
    index = game.state.setting.board.index
    told = why(game, 2, "march belle_isle pilsen > beraun > prag", "en")
    assert (told.legal, told.rule) == (False, "10.1.d")
    assert spoken(told.reason, game.box) == "There is an enemy piece there. (Prag)"
    assert {"kind": "city", "id": index["prag"]} in values_in(told.reason)
    assert told.rule_text and told.rule_text.startswith("No piece enters or passes a city")
    assert why(game, 2, "march belle_isle pilsen > tachau", "en") == offers.Why(legal=True)
    nonsense = why(game, 2, "fly home \ue000city 3\ue001x\ue002", "en")
    assert (nonsense.legal, nonsense.rule) == (False, None)
    assert nonsense.reason and not any("kind" in value for value in values_in(nonsense.reason))
    german = why(game, 2, "march belle_isle pilsen > beraun > prag", "de")
    assert german.rule_text != told.rule_text
    assert why(game, 2, "march belle_isle pilsen > beraun > prag", "xx") == told


def test_a_question_has_two_voices() -> None:
    """The deciding player is addressed directly; everybody else reads who decides what."""

    def offer_text(game: Game, seat: int | None) -> str:
        return spoken(question_to(game, engine.to_act(game.state), seat))

    game = Game.new("advanced", 3, 1)
    assert offer_text(game, 0) == "Your turn: split your troops among your generals."
    several = "Maria Theresa, Frederick and Louis XV split their troops among their generals."
    assert offer_text(game, None) == several
    front = at(given_position(FRONT))
    assert offer_text(front, 2) == "Your turn: move the pieces of France and Bavaria."
    assert {offer_text(front, seat) for seat in (0, 1, None)} == {
        "Louis XV moves the pieces of France and Bavaria."
    }
    assert any(actions(offered(front, 2).detail)) and offered(front, 1).detail is None
