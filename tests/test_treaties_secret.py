"""21: treaties are public, and what they refuse, leave, set aside or end reveals nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from maria import engine
from maria.actions import Done, March
from maria.box import Box
from maria.conform import given_position
from maria.events import Event
from maria.random_play import pick
from maria.reading import anytime
from maria.reading.fact import detail_for
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.step import one_of
from maria.rules.treaties import Negotiations
from maria.state import State
from maria.view import public, sample, view

TREATIES = 0.3
"""How often somebody negotiates after an action."""
LOOKED_AT = 0.25
GAMES = (("advanced", 3, ()), ("advanced", 2, ()), ("advanced", 3, ("politics-gambit",)))


def about_treaties(events: list[Event]) -> list[Event]:
    kinds = ("clause-", "treaty", "promise-", "contract", "proposal", "proposed", "declined", "countered")
    return [event for event in events if event.kind.startswith(kinds)]


def refusals(state: State, seat: int) -> list[object]:
    """What treaties refuse among marches and the end of movement."""
    choices = engine.legal(state, seat)
    if not isinstance(choices, TreatyChoices):
        return []
    tried = [action for action in choices.choices if isinstance(action, March | Done)]
    return [choices.refusal(action) for action in tried[:200]]


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_treaties_tell_nothing_that_is_hidden(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    """A seat gets the same facts and refusals in every position that looks the same to it."""
    rng = Random(f"secret {players} {options}")
    state, _ = engine.new_game(box, variant, players, f"secret {players}", options)
    bound = told = 0
    while state.agenda:
        seat = one_of(engine.to_act(state), rng)
        action = pick(engine.legal(state, seat), rng)
        other = one_of([each for each in range(players) if each != seat], rng)
        guess = sample(view(state, other), rng, box) if state.treaties and rng.random() < LOOKED_AT else None
        if guess is not None:
            bound += 1
            assert public(guess)["treaties"] == public(state)["treaties"]
            assert anytime.at_any_time(guess, other) == anytime.at_any_time(state, other)
            assert detail_for(guess, other) == detail_for(state, other)
            assert refusals(guess, other) == refusals(state, other)
            assert refusals(guess, seat) == refusals(state, seat), "what others see him march"
            assert engine.may_act(guess) == engine.may_act(state)
            assert engine.to_act(guess) == engine.to_act(state)
        events = engine.carry_out(state, seat, action)
        if (
            guess is not None
            and engine.refusal(guess, seat, action) is None
            and isinstance(action, March | Done)
        ):
            told += 1
            assert about_treaties(engine.carry_out(guess, seat, action)) == about_treaties(events)
        if state.agenda and state.turn and rng.random() < TREATIES:
            negotiator = rng.randrange(players)
            choices = Negotiations(state, negotiator)
            proposed = pick(choices, rng) if choices else None
            if proposed is not None and engine.refusal(state, negotiator, proposed) is None:
                assert all(not event.readers() for event in engine.carry_out(state, negotiator, proposed))
    assert bound > 40 and told > 10


@pytest.mark.parametrize("hand", ("S3", "S4", "S4 R", ""))
def test_a_clause_yields_whatever_is_in_the_hand(hand: str) -> None:
    """8.d: it yields with or without cards to pay for a train: the log is the same, and nobody pays."""
    state = given_position(
        {
            "variant": "advanced",
            "board": {
                "cities": {
                    "A1": "austria",
                    "A2": "austria",
                    "A3": "",
                    "A4": "prussia",
                    "Berlin": "prussia major",
                },
                "roads": ["A4 - A3 - A2 - A1"],
            },
            "given": {
                "at": "prussia movement",
                "turn": 4,
                "hold": True,
                "pieces": {"friedrich": "A4 6", "karl": "A1 5", "prussia_1": "removed", "prussia_2": "away"},
                "hands": {"prussia": hand},
                "treaties": [
                    {"1 prussia france": ["prussia goes near 1 of a1 with friedrich for 2"]},
                    {"2 prussia austria": ["prussia does not attack austria for 2"]},
                ],
            },
        }
    )
    (seat,) = engine.to_act(state)
    assert [type(action) for action in engine.legal(state, seat)] == [March]
    (march,) = engine.legal(state, seat)
    told = [event.kind for event in about_treaties(engine.carry_out(state, seat, march))]
    assert told == ["clause-aside", "clause-fulfilled"]
