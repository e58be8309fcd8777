"""What the page is offered: every text can be played, every number is true, and nothing secret is in it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import BaseModel

from maria import engine, notation
from maria.actions import March
from maria.box import Box
from maria.conform import Case, given_position, read_cases
from maria.game import Game
from maria.random_play import pick
from maria.rules import politics
from maria.rules.retreat import RetreatStep
from maria.rules.step import Decision, Event
from maria.rules.tactical_cards import worth
from maria.rules.transfers import REASONS, Transfer
from maria.server.offers import BUILDERS, Offer, marches, offer, overlays, question, way, why
from maria.server.offers import models as m
from maria.state import AUSTRIA, State, Step
from maria.telling.parts import plain
from maria.texts import LANGUAGES, rulebook
from maria.view import sample, view

GAMES = (
    ("introductory", 3, ()),
    ("introductory", 2, ()),
    ("advanced", 3, ()),
    ("advanced", 2, ()),
    ("advanced", 3, ("politics-gambit",)),
    ("silesia-gambit", 3, ()),
)
CASES = Path(__file__).parent.parent / "cases"
EACH, RARELY = 5, 30
"""Every so many decisions of a game the twin of a position is looked at, and overlays are drawn."""
LAST = 7
"""The last turn of the longer games that is played."""
WAYS = 4
"""How many marches of a piece are tried."""


@cache
def first_game() -> Game:
    return Game.new("introductory", 3, 1)


def at(state: State) -> Game:
    """A game that stands at this position."""
    game = copy.copy(first_game())
    game.box, game.state = state.setting.box, state
    return game


def play(state: State, seat: int, text: str) -> tuple[State, list[Event]]:
    """A copy of the position after an action, which must be legal, and what happened."""
    after = state.copy()
    return after, engine.apply(after, seat, notation.parse_action(after, seat, text))


def legal(game: Game, seat: int, text: str) -> bool:
    return engine.refusal(game.state, seat, notation.parse_action(game.state, seat, text)) is None


def actions(found: object) -> Iterator[str]:
    """Every text of an action in a model or a part of it."""
    if isinstance(found, BaseModel):
        for name, value in found:
            if name == "action" and isinstance(value, str):
                yield value
            else:
                yield from actions(value)
    elif isinstance(found, list):
        for value in found:
            yield from actions(value)


def seen(events: list[Event], kind: str) -> list[Any]:
    return [event.seen for event in events if event.kind == kind]


# ---------------------------------------------------------------- what must hold of any offer


def check(game: Game, seat: int, found: Offer) -> None:
    """All of an offer to a seat."""
    state = game.state
    assert found.yours == (seat in engine.to_act(state))
    assert found.question and all(found.helps)
    later = list(actions(found.detail.later)) if isinstance(found.detail, m.AttacksDetail) else []
    for text in dict.fromkeys(actions(found)):
        assert legal(game, seat, text) != (text in later), text
    known = {rule.id for rule in rulebook.rules()}
    assert set(found.rules) <= known and bool(found.rules) == bool(state.agenda)
    if found.yours and found.detail is not None:
        TRUTHS[found.detail.kind](game, seat, found.detail)
    check_any_time(game, seat, found.any_time)
    json.loads(found.model_dump_json())
    watched = offer(game, None, "en")
    assert (watched.step, watched.waiting, watched.yours) == (found.step, found.waiting, False)
    assert not any(actions(watched)) and watched.any_time == m.AnyTime()
    assert (watched.detail is not None) == (watched.step == "duel")


def check_any_time(game: Game, seat: int, found: m.AnyTime) -> None:
    for transfer in found.transfers:
        for count in range(transfer.most + 2):
            assert legal(game, seat, transfer.pattern.format(count=count)) == (1 <= count <= transfer.most)
    for contract in found.offers:
        for count in (0, 1, contract.most, contract.most + 1):
            assert legal(game, seat, contract.pattern.format(count=count)) == (1 <= count <= contract.most)
        _, events = play(game.state, seat, contract.pattern.format(count=2))
        assert [event.kind for event in events] == ["contract" if contract.agreed else "proposed"]
    for consent in found.consents:
        entry = (seat, *(-1 if target is None else target for target in (consent.general, consent.city)))
        assert consent.given == (entry in game.state.consents)
    if found.consent_at:
        cities = {city for giver, _, city in game.state.consents if giver == seat}
        city = next(n for n in range(len(game.box.pack.cities)) if n not in cities)
        assert legal(game, seat, found.consent_at.format(city=game.box.pack.cities[city].id))
    open_choices = engine.out_of_turn(game.state, seat) if game.state.agenda else ()
    wanted = {type(action).__name__.casefold() for c in open_choices for action in c}
    given = {text.removeprefix("no ").split()[0] for text in actions(found)}
    given |= {"transfer"} if found.transfers else set()
    given |= {"offer"} if found.offers else set()
    assert given == wanted


def check_split(game: Game, seat: int, found: m.SplitDetail) -> None:
    for power in found.powers:
        ids = [game.state.setting.names[entry.general] for entry in power.generals]
        assert sum(power.proposal) == power.troops
        least = [entry.least for entry in power.generals]
        assert all(low <= count <= power.most for low, count in zip(least, power.proposal, strict=True))
        filled = ", ".join(f"{name} {count}" for name, count in zip(ids, power.proposal, strict=True))
        assert power.pattern.format(troops=filled) == power.action
        low = ", ".join(f"{name} {count}" for name, count in zip(ids, least, strict=True))
        assert legal(game, seat, power.pattern.format(troops=low)) == (sum(least) == power.troops)


def check_hussars(game: Game, seat: int, found: m.HussarsDetail) -> None:
    cities = game.box.pack.cities
    looked_at = Random(len(found.cities)).sample(range(len(cities)), min(40, len(cities)))
    for hussar in found.hussars:
        assert (hussar.city is None) == (game.state.hussars[hussar.hussar] < 0)
        for city in looked_at:
            text = hussar.pattern.format(city=cities[city].id)
            assert legal(game, seat, text) == (city in found.cities)


def check_question(game: Game, seat: int, found: m.QuestionDetail) -> None:
    assert found.yes.action.endswith(" yes") and found.no.action.endswith(" no")
    assert found.yes.effects and found.no.effects
    if found.about == "subsidy":
        for choice in (found.yes, found.no):
            _, events = play(game.state, seat, choice.action)
            drawn = dict.fromkeys((0, 1), 0)
            for values in seen(events, "drew"):
                if values["power"] in drawn:
                    drawn[values["power"]] += len(values["decks"])
            french = "one card" if drawn[0] == 1 else f"{drawn[0]} cards"
            assert plain(choice.effects[0]) == f"France draws {french}, Bavaria {drawn[1]}."


def check_toll(game: Game, seat: int, found: m.TollDetail) -> None:
    state = game.state
    assert found.total == sum(due.points for due in found.due)
    assert found.worth == sum(card.worth for card in found.hand)
    assert found.rich == (found.worth >= found.total) == (found.cheapest is not None) == (not found.coverings)
    trains = {state.place[train] for train in state.setting.trains_of[found.power]}
    for due in found.due:
        assert len(due.path) == due.points + 1 and due.path[0] == due.city and due.path[-1] in trains
        check_roads(game, due.path)
        assert any(city in state.hussars for city in due.path)
    hungry = {standing.piece for standing in found.hungry}
    if found.cheapest:
        _, events = play(state, seat, found.cheapest.action)
        (paid,) = seen(events, "paid")
        assert sorted(paid["cards"]) == sorted(found.cheapest.cards)
        assert found.cheapest.sum >= found.total
        check_hungry(state, found.power, events, hungry)
        cards = " ".join(card.text for card in found.hand if card.card in found.cheapest.cards)
        whom = " ".join(state.setting.names[due.general] for due in found.due)
        assert legal(game, seat, found.pattern.format(cards=cards, generals=whom))
    for covering in found.coverings:
        _, events = play(state, seat, covering.action)
        left = {due.general for due in found.due} - set(covering.generals)
        check_hungry(state, found.power, events, hungry | left)


def check_hungry(state: State, power: int, events: list[Event], hungry: set[int]) -> None:
    out = [values["general"] for values in seen(events, "out-of-supply")]
    assert {general for general in out if state.setting.power_of[general] == power} == hungry


def check_roads(game: Game, path: list[int]) -> None:
    near = game.state.setting.board.neighbours
    assert all(to in near[city] for city, to in pairwise(path))


def check_movement(game: Game, seat: int, found: m.MovementDetail) -> None:
    state, ids = game.state, game.state.setting.names
    for back in found.reentries:
        fill = " ".join(card.text for card in back.hand if card.card in back.cheapest)
        for spot in back.spots:
            city = game.box.pack.cities[spot.city].id
            assert legal(game, seat, back.pattern.format(city=city, cards=fill))
            after, _ = play(state, seat, spot.action)
            assert after.place[back.train] == spot.city
        assert sum(worth(state, card) for card in back.cheapest) >= back.cost
        assert back.pattern.split()[1] == ids[back.train]
    for standing in found.pieces:
        assert state.place[standing.piece] == standing.city


def check_attacks(game: Game, seat: int, found: m.AttacksDetail) -> None:
    for pair in found.attacks:
        _, events = play(game.state, seat, pair.action)
        attacked = seen(events, "attacked")[0]
        for force, troops in zip((pair.attackers, pair.defenders), attacked["troops"], strict=True):
            assert force.least <= troops <= force.most
            owners = {game.state.seat_of[game.state.setting.power_of[general]] for general in force.generals}
            assert force.least == force.most or owners != {seat}
        assert attacked["score"] == attacked["troops"][0] - attacked["troops"][1]


def check_duel(game: Game, seat: int, found: m.DuelDetail) -> None:
    state = game.state
    for force in (found.attackers, found.defenders):
        assert force.least == force.most == sum(state.troops[general] for general in force.generals)
        assert {state.place[general] for general in force.generals} == {force.city}
    for card in (*found.cards, *(value for reserve in found.reserves for value in reserve.values)):
        _, events = play(state, seat, card.action)
        played = seen(events, "played")[0]
        assert (played["card"], played["value"], played["score"]) == (card.card, card.value, card.score)
        assert card.passes == (card.score >= 0)
    assert found.must == (found.stop is None)
    if found.stop:
        after, events = go(state, seat, found.stop.action)
        assert bool(seen(events, "tie")) == found.stop.tie
        lost = [values["lost"] for values in seen(events, "defeated")]
        assert lost == ([] if found.stop.tie else [found.stop.losses])
        lengths = [step.length for step in after.agenda if isinstance(step, RetreatStep)]
        assert lengths == ([found.stop.retreat] if found.stop.retreat else [])
    assert found.seat == state.setting.seats[seat]


def check_retreat(game: Game, seat: int, found: m.RetreatDetail) -> None:
    row = game.state.setting.board.distance[found.winner_city]
    ids = [city.id for city in game.box.pack.cities]
    for end in found.ends:
        assert len(end.path) == len(set(end.path)) == found.length + 1
        assert end.path[0] == found.city and end.path[-1] == end.city and row[end.city] == found.distance
        _, events = play(game.state, seat, end.action)
        assert list(seen(events, "retreated")[0]["path"]) == end.path
        assert found.pattern.format(path=" > ".join(ids[city] for city in end.path)) == end.action
        assert way(game, seat, -1, end.path[1:], False, "en").action == end.action
        there = way(game, seat, -1, [end.city], False, "en")
        assert there.why.legal and there.path[-1] == end.city and there.action and there.march is None


def check_recruit(game: Game, seat: int, found: m.RecruitDetail) -> None:
    assert [entry.count for entry in found.counts] == list(range(found.most + 1))
    assert found.most == min(found.worth // found.cost, found.room)
    for entry in found.counts:
        _, events = play(game.state, seat, entry.action)
        assert seen(events, "recruited")[0] == {"power": found.power, "count": entry.count}
        assert sum(card.worth for card in found.hand if card.card in entry.cards) == entry.sum
        assert entry.sum >= found.cost * entry.count
        if entry.count:
            cards = " ".join(card.text for card in found.hand if card.card in entry.cards)
            assert legal(game, seat, found.pattern.format(count=entry.count, cards=cards))


def check_assign(game: Game, seat: int, found: m.AssignDetail) -> None:
    state, ids = game.state, game.state.setting.names
    for taker in found.takers:
        assert (state.troops[taker.general], state.place[taker.general]) == (taker.troops, taker.city)
        filled = found.pattern.format(troops=f"{ids[taker.general]} {found.count}")
        assert legal(game, seat, filled) == (found.count <= taker.room)
    for general in found.entering:
        for entry in general.entries:
            filled = found.pattern.format(troops=f"{ids[general.general]} {found.count} {entry.text}")
            assert legal(game, seat, filled) == (found.count <= general.room)


def check_trump(game: Game, seat: int, found: m.TrumpDetail) -> None:
    for suit in found.suits:
        _, events = play(game.state, seat, suit.action)
        assert seen(events, "trump")[0]["suit"] == suit.suit
        assert all(set(held.cards) <= set(game.state.hands[held.power]) for held in suit.held)


def check_lay(game: Game, seat: int, found: m.LayDetail) -> None:
    for card in found.cards:
        trial = game.state.copy()
        trial.hands[found.power].remove(card.card)
        trial.placed = [-1] * 6
        trial.placed[found.power] = card.card
        politics.TurnUp().run(trial, [])
        assert politics.influence(trial, found.power) == card.influence
        assert (card.card in trial.display[found.power]) == card.trump
    assert [card.card for card in found.cards] == game.state.hands[found.power]


def check_select(game: Game, seat: int, found: m.SelectDetail) -> None:
    assert {card.political for card in found.cards} <= set(game.state.revealed)
    for card in found.cards:
        after, events = play(game.state, seat, card.action)
        selected = seen(events, "selected")[0]
        assert (selected["political"], sorted(selected["cards"])) == (card.political, found.discards)
        detail = offer(at(after), seat, "en").detail
        assert isinstance(detail, m.ExecuteDetail) and detail.barred == found.only_discard


def check_execute(game: Game, seat: int, found: m.ExecuteDetail) -> None:
    for shift in found.shifts:
        for option in shift.options:
            assert bool(option.text) == bool(option.boxes)
            if option.text:
                assert legal(game, seat, found.pattern.format(parts=option.text))
                assert abs(option.box - shift.marker) <= abs(option.boxes + shift.announced)
    if found.instruction:
        assert legal(game, seat, found.pattern.format(parts="instruction"))
    assert found.barred == (not found.shifts and not found.instruction)


def check_corps(game: Game, seat: int, found: m.CorpsDetail) -> None:
    for general in found.generals:
        _, events = play(game.state, seat, general.action)
        assert seen(events, "corps-sent")[0]["general"] == general.general
        cards = " ".join(card.text for card in found.hand if card.card in general.cards)
        assert legal(game, seat, general.pattern.format(cards=cards))
    assert bool(found.done) == (not found.generals)


def check_place(game: Game, seat: int, found: m.PlaceDetail) -> None:
    for piece in found.pieces:
        for spot in piece.spots:
            _, events = play(game.state, seat, spot.action)
            assert {"piece": piece.piece, "city": spot.city} in seen(events, "put")


def check_vote(game: Game, seat: int, found: m.VoteDetail) -> None:
    for francis in range(found.free + 1):
        _, events = play(game.state, seat, f"vote francis {francis}")
        voted = seen(events, "voted")[0]
        assert (voted["francis"], voted["charles"]) == (francis, found.free - francis)
    assert not legal(game, seat, f"vote francis {found.free + 1}")


def check_saxony(game: Game, seat: int, found: m.SaxonyDetail) -> None:
    for option in found.options:
        _, events = play(game.state, seat, option.text)
        boxes = [values["box"] for values in seen(events, "shifted") if values["track"] == found.track]
        assert (boxes or [found.marker])[0] == option.box
    assert not legal(game, seat, f"saxony {len(found.options)}")


TRUTHS: dict[str, Callable[[Game, int, Any], None]] = {
    "split": check_split,
    "hussars": check_hussars,
    "question": check_question,
    "toll": check_toll,
    "movement": check_movement,
    "attacks": check_attacks,
    "duel": check_duel,
    "retreat": check_retreat,
    "recruit": check_recruit,
    "assign": check_assign,
    "trump": check_trump,
    "lay": check_lay,
    "select": check_select,
    "execute": check_execute,
    "corps": check_corps,
    "place": check_place,
    "vote": check_vote,
    "saxony-due": check_saxony,
}


def check_marches(game: Game, seat: int, piece: int, rng: Random) -> list[m.March]:
    """The marches of a piece: what is foretold happens."""
    found = marches(game, seat, piece, "en")
    assert found.ways
    for march in rng.sample(found.ways, min(WAYS, len(found.ways))):
        assert all(legal(game, seat, text) for text in actions(march))
        after, events = go(game.state, seat, march.action)
        assert seen(events, "marched") == [
            {"piece": piece, "path": tuple(march.path), "force": int(march.force)}
        ]
        conquered = [(values["city"], values["owner"]) for values in seen(events, "conquered")]
        assert conquered == [(conquest.city, conquest.owner) for conquest in march.conquers]
        for conquest in march.conquers:
            assert game.state.controller(conquest.city) == conquest.former
        assert [values["city"] for values in seen(events, "question-mark")] == march.marks
        assert [values["train"] for values in seen(events, "train-taken")] == march.takes
        assert [values["hussar"] for values in seen(events, "hussar-removed")] == march.drives_off
        assert [values["mate"] for values in seen(events, "stacked")] == [march.joins][march.joins is None :]
        assert march.wins == (after.outcome is not None)
        assert bool(march.spots) == ("command" in march.action)
        there = way(game, seat, piece, march.path[1:], march.force, "en")
        assert there.why.legal and there.march and there.march.path == march.path
    return found.ways


def go(state: State, seat: int, text: str) -> tuple[State, list[Event]]:
    """A copy of the position after an action and before anything else, and what happened by it."""
    after, events = state.copy(), list[Event]()
    step = after.agenda[-1]
    action = notation.parse_action(after, seat, text)
    assert isinstance(step, Decision)
    step.apply(after, seat, action, events)
    return after, events


# ---------------------------------------------------------------- games played by offers alone


def chosen(game: Game, seat: int, found: Offer, rng: Random) -> str:
    """One of the actions offered; in movement rather a march that leads to something."""
    detail = found.detail
    if isinstance(detail, m.MovementDetail) and detail.pieces and rng.random() < 0.9:
        walk = pick(engine.legal(game.state, seat), rng)
        if isinstance(walk, March):
            there = way(game, seat, walk.piece, list(walk.path[1:]), walk.force, "en")
            assert there.why.legal and tuple(there.path) == walk.path, "any lawful way can be gone"
        piece = rng.choice(detail.pieces).piece
        ways = check_marches(game, seat, piece, rng)
        telling = [march for march in ways if march.attacks or march.conquers or march.takes or march.joins]
        return rng.choice(telling if telling and rng.random() < 0.8 else ways).action
    if isinstance(detail, m.HussarsDetail) and rng.random() < 0.8:
        city = game.box.pack.cities[rng.choice(detail.cities)].id
        return rng.choice(detail.hussars).pattern.format(city=city)
    if isinstance(detail, m.QuestionDetail) and detail.about != "subsidy":
        return detail.yes.action
    listed = list(dict.fromkeys(actions(found.detail))) + [choice.action for choice in found.choices]
    later = list(actions(detail.later)) if isinstance(detail, m.AttacksDetail) else []
    return rng.choice([text for text in listed if text not in later])


def twin(game: Game, seat: int, rng: Random) -> Game:
    """A game at another position that looks the same from the seat."""
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
            found = offer(game, seat, "en")
            check(game, seat, found)
            if number % EACH == 0:
                other = twin(game, seat, rng)
                assert offer(other, seat, "en") == found
                if isinstance(found.detail, m.MovementDetail):
                    for standing in found.detail.pieces[:2]:
                        wanted = marches(game, seat, standing.piece, "en")
                        assert marches(other, seat, standing.piece, "en") == wanted
                if number % RARELY == 0:
                    assert overlays(other) == overlays(game)
        seat = game.seats.index(rng.choice(game.to_act))
        found = offer(game, seat, "en")
        game.play(f"{game.seats[seat]}: {chosen(game, seat, found, rng)}")
        if rng.random() < 0.1:
            seat = rng.randrange(len(game.seats))
            at_any_time = list(actions(offer(game, seat, "en").any_time))
            if at_any_time:
                game.play(f"{game.seats[seat]}: {rng.choice(at_any_time)}")
    for seat in range(len(game.seats)) if game.outcome else ():
        over = offer(game, seat, "en")
        check(game, seat, over)
        assert (over.step, over.waiting, over.detail, list(actions(over))) == ("", [], None, [])
        assert plain(over.question) == "The game is over."


# ---------------------------------------------------------------- the positions of all cases


def lines_of(case: Case) -> Iterator[tuple[str, str]]:
    """The actions of a case and, where one is only tried, the rule that refuses it."""
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
                found = offer(game, other, "en")
                check(game, other, found)
                if isinstance(found.detail, m.MovementDetail) and found.detail.pieces:
                    check_marches(game, other, rng.choice(found.detail.pieces).piece, rng)
            overlays(game)
            game.state, _ = play(game.state, seat, text)


# ---------------------------------------------------------------- some offers in full


def decisions(kind: type[Step] = Step) -> Iterator[type[Decision]]:
    """All classes of decisions."""
    for below in kind.__subclasses__():
        if issubclass(below, Decision) and below.kind:
            yield below
        yield from decisions(below)


def test_every_decision_has_an_offer_and_its_rules_exist() -> None:
    assert set(BUILDERS) == {step.kind for step in decisions()}
    known = {rule.id for rule in rulebook.rules()}
    for step in decisions():
        if step is not Transfer:
            assert step.rules and set(step.rules.split()) <= known
    assert all(set(reason.rules.split()) <= known for reason in REASONS.values())


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
"""Belle-Isle on an enemy fortress that Neipperg protects, with a hussar between him and his train."""


def test_a_march_tells_what_it_takes_whom_it_attacks_and_how_it_is_supplied() -> None:
    game = at(given_position(FRONT))
    index, names = game.state.setting.board.index, game.state.setting.names
    belle_isle, neipperg = names.index("belle_isle"), names.index("neipperg")
    ways = marches(game, 2, belle_isle, "en").ways
    found = {march.path[-1]: march for march in reversed(ways)}
    there = found[index["kolin"]]
    assert there.path == [index[city] for city in ("pilsen", "beraun", "kolin")]
    assert there.action == "march belle_isle pilsen > beraun > kolin"
    assert (there.takes, there.marks, there.conquers) == ([names.index("austria_2")], [index["pilsen"]], [])
    assert there.supply == [m.SupplyOf(general=belle_isle, state="toll", points=6)]
    assert found[index["czaslau"]].supply == [m.SupplyOf(general=belle_isle, state="hungry")]
    near = found[index["beraun"]]
    assert [(force.generals, force.city) for force in near.attacks] == [([neipperg], index["prag"])]
    assert (near.attacks[0].least, near.attacks[0].most) == (4, 4), "Austria has no other troops"
    assert near.supply == [m.SupplyOf(general=belle_isle, state="toll", points=5)]
    driving = [march for march in ways if march.path[-1] == index["beraun"] and march.drives_off]
    assert [march.supply[0].state for march in driving] == ["supplied"], "the long way opens his path"
    back = found[index["tachau"]]
    assert back.drives_off == [0] and back.supply[0].state == "supplied" and not back.attacks
    assert found[index["cham"]].joins == names.index("broglie") and not found[index["cham"]].spots
    train = marches(game, 2, names.index("france_2"), "en").ways
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
        assert marches(game, 2, nobody, "en").ways == []
    assert marches(game, 0, piece, "en").ways == []


def test_a_stack_that_needs_consent_is_told_with_whose() -> None:
    data = {
        "variant": "advanced",
        "board": board("Wesel - Kleve - Venlo", Wesel="empire", Kleve="empire", Venlo="empire"),
        "given": {"at": "austria movement", "pieces": {"arenberg": "Wesel 4", "stair": "Venlo 4"}},
    }
    game = at(given_position(data))
    index, names = game.state.setting.board.index, game.state.setting.names
    arenberg, stair = names.index("arenberg"), names.index("stair")
    found = marches(game, 0, arenberg, "en")
    assert {march.path[-1] for march in found.ways} == {index["kleve"], index["wesel"]}
    assert found.agreements == [
        m.Agreement(
            city=index["venlo"],
            general=stair,
            seat="frederick",
            path=[index[city] for city in ("wesel", "kleve", "venlo")],
        )
    ]
    asked = offer(game, 1, "en").any_time.consents
    (agree,) = [consent.choice for consent in asked if consent.general == arenberg]
    assert (agree.action, plain(agree.label)) == ("consent to arenberg", "Agree to stacks with Arenberg")
    game.state, _ = play(game.state, 1, agree.action)
    found = marches(game, 0, arenberg, "en")
    (joined,) = [march for march in found.ways if march.joins == stair]
    assert joined.path[-1] == index["venlo"] and found.agreements == []
    ranks = game.state.setting.rank_of
    assert bool(joined.spots) == (ranks[arenberg] == ranks[stair])
    taken_back = [consent for consent in offer(game, 1, "en").any_time.consents if consent.given]
    assert [consent.choice.action for consent in taken_back] == ["no consent to arenberg"]


def test_overlays_show_supply_protection_reach_and_threats() -> None:
    game = at(given_position(FRONT))
    index, names = game.state.setting.board.index, game.state.setting.names
    found = overlays(game)
    (french,) = [entry for entry in found.trains if entry.train == names.index("france_2")]
    assert set(french.cities) == {index["hof"], index["eger"]}, "the hussar at Tachau cuts the rest off"
    assert set(french.toll) == {index[city] for city in ("tachau", "cham", "pilsen", "beraun")}
    (pilsen,) = [entry for entry in found.fortresses if entry.city == index["pilsen"]]
    assert (pilsen.power, pilsen.generals) == (AUSTRIA, [names.index("neipperg")])
    assert found.threats == [m.Threat(train=names.index("austria_2"), generals=[names.index("belle_isle")])]
    (belle_isle,) = [entry for entry in found.supply if entry.general == names.index("belle_isle")]
    assert (belle_isle.state, belle_isle.points) == ("toll", 4)
    assert belle_isle.path == [index[city] for city in ("pilsen", "tachau", "eger", "hof", "asch")]
    (reach,) = [entry for entry in found.reach if entry.piece == names.index("broglie")]
    assert index["tachau"] in reach.march and index["pilsen"] in reach.march and not reach.force


def test_reasons_are_told_in_words_with_links_and_the_text_of_the_rule() -> None:
    game = at(given_position(FRONT))
    index = game.state.setting.board.index
    told = why(game, 2, "march belle_isle pilsen > beraun > prag", "en")
    assert (told.legal, told.rule) == (False, "10.1.d")
    assert told.reason == [
        "An enemy piece stands there. (",
        {"text": "Prag", "kind": "city", "id": index["prag"]},
        ")",
    ]
    assert told.rule_text and told.rule_text.startswith("No piece enters or passes a city")
    assert why(game, 2, "march belle_isle pilsen > tachau", "en") == m.Why(legal=True)
    nonsense = why(game, 2, "fly home \ue000city 3\ue001x\ue002", "en")
    assert (nonsense.legal, nonsense.rule) == (False, None)
    assert nonsense.reason and all(isinstance(part, str) for part in nonsense.reason)
    german = why(game, 2, "march belle_isle pilsen > beraun > prag", "de")
    assert german.rule_text != told.rule_text
    assert why(game, 2, "march belle_isle pilsen > beraun > prag", "xx") == told


def test_the_question_is_told_to_everybody() -> None:
    game = Game.new("advanced", 3, 1)
    assert (
        plain(question(game, engine.to_act(game.state), 0, "en"))
        == "Maria Theresa, split your troops over your generals."
    )
    everybody = "The game waits for Maria Theresa, Frederick and Louis XV."
    assert plain(question(game, engine.to_act(game.state), None, "en")) == everybody
    front = at(given_position(FRONT))
    asked = "Louis XV, move the pieces of France and Bavaria."
    assert {plain(question(front, engine.to_act(front.state), seat, "en")) for seat in (0, 1, 2, None)} == {
        asked
    }
    assert offer(front, 1, "en").question == question(front, engine.to_act(front.state), 1, "en")
    for language in LANGUAGES:
        assert offer(front, 2, language).choices
