"""The worked example of CONTRIBUTING.md: your own decision, variant and bot, in a few lines each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest
from pydantic import TypeAdapter

from maria import Game, engine, notation, position
from maria.actions import Action, Done
from maria.bots import BOTS
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.bots.ensign import Ensign
from maria.bots.table import Ask, Bot, Reply, make_ask
from maria.box import Box
from maria.box.names import Namer
from maria.events import Event, Out, emit
from maria.notation import Reader, Writer
from maria.random_play import pick
from maria.reading.fact import OtherDetail, detail_for
from maria.rules import variants
from maria.rules.introductory import Introductory
from maria.rules.step import Decision, Listed, Refusal
from maria.server.messages import message_data
from maria.server.offers import Detail, question_to
from maria.server.offers.shapes import Shaper
from maria.state import AUSTRIA, Power, State, Step
from maria.telling.choices import label
from maria.view import sample, view
from maria.words import question_sentence

HIGHEST = 3


@pytest.fixture
def extended() -> Iterator[None]:
    """Adds a variant in which Austria may drink to the end of each turn; restores everything afterwards."""
    steps, actions = dict(Step.registry), dict(Action.registry)

    # An action: a value, and how it is written and read (in maria/actions.py). A decorator is allowed.
    @dataclass(frozen=True, slots=True)
    class Drink(Action):
        glasses: int

        verbs: ClassVar[tuple[str, ...]] = ("drink",)

        def write(self, to: Writer) -> str:
            return f"drink {self.glasses}"

        @classmethod
        def read(cls, rest: Reader) -> Drink:
            number = rest.number()
            rest.end()
            return cls(number)

    # An event (in the module of its rule).
    class Drunk(Event, rule="5.d"):
        power: Power
        count: int

    # A decision: everything about it in one class (in the module of its rule).
    class Toast(Decision):
        host: Power

        kind: ClassVar[str] = "toast"
        rules: ClassVar[str] = "5.d"

        def power(self, state: State) -> int:
            return self.host

        def waits_for(self, state: State) -> tuple[int, ...]:
            return (state.seat_of[self.host],)

        def choices(self, state: State, seat: int) -> Listed:
            drinks = [Drink(glasses) for glasses in range(1, HIGHEST + 1)]
            return Listed([Done(), *drinks], Refusal("5.d", "refused-not-now"))

        def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
            state.agenda.pop()
            if isinstance(action, Drink):
                emit(out, Drunk, self.host, action.glasses)

    # A variant: what it changes (in a module of its own; `register` makes it playable).
    class Merry(Introductory):
        name: ClassVar[str] = "merry"

        def after_turn(self, state: State, out: Out) -> list[Step]:
            steps = super().after_turn(state, out)
            return [Toast(AUSTRIA), *steps] if steps else []

    variants.register(Merry())
    yield
    variants.unregister(Merry())
    del Step.registry["toast"], Action.registry["drink"], Event.registry["drunk"]
    assert (Step.registry, Action.registry) == (steps, actions)


def test_a_decision_and_a_variant_of_ones_own(extended: None, box: Box) -> None:
    """It is played, refused, written, recorded, seen and printed like any other decision."""
    played, rng, toasts = Game.new("merry", seed=1740, box=box), Random(1740), 0
    while not played.outcome:
        choices = played.legal()
        step = engine.decision(played.state)
        assert step is not None
        if step.kind == "toast":
            assert played.to_act == ("maria_theresa",)
            assert choices.count() == HIGHEST + 1
            assert played.format(next(a for a in choices if a != Done())) == "drink 1"
            with pytest.raises(engine.IllegalAction, match=r"5\.d"):
                played.play("maria_theresa: drink 9")
            assert_it_can_be_played(played)
            again = position.read(position.write(played.state), box)
            assert again == played.state and engine.legal(again, 0).count() == HIGHEST + 1
            assert sample(view(played.state, 2), rng, box).agenda == played.state.agenda
            played.play(f"maria_theresa: drink {rng.randint(1, HIGHEST)}")
            assert played.moves[-1].events[0].kind == "drunk"
            toasts += 1
        else:
            played.play(pick(choices, rng))
    assert toasts == 8, "one after every turn but the last"
    loaded = Game.load(played.record(), box)
    assert loaded.state == played.state and loaded.outcome == played.outcome


def assert_it_can_be_played(game: Game) -> None:
    """Terminal and page show it like any other; sentences of its own would be messages in the catalogue."""
    detail, namer = detail_for(game.state, 0), Namer(game.box, "en")
    assert isinstance(detail, OtherDetail) and detail.options == list(game.legal())
    assert "merry" in str(game).splitlines()[0] and "Maria Theresa decides." in str(game)
    assert namer.text(question_sentence(game.state, 0)) == "Maria Theresa: decide."
    assert namer.text(label(game.state, detail.options[1])) == "Drink 1"
    sent = TypeAdapter(Detail).validate_python(Shaper(game).shaped(detail), from_attributes=True)
    assert [choice.action for choice in sent.options] == ["done", "drink 1", "drink 2", "drink 3"]
    assert question_to(game, (0,), 0) == message_data(question_sentence(game.state, 0, named=False))


@pytest.mark.parametrize("bot", [Captain, Ensign])
def test_bots_try_out_a_decision_that_they_do_not_know(extended: None, box: Box, bot: type[Bot]) -> None:
    asked = []

    def observe(before: State, seat: int, choice: Reply | None, events: object) -> None:
        if before.agenda[-1].kind == "toast" and choice:
            asked.append(choice.reason.key)

    match = play_match("merry", 3, (), [bot] * 3, "1740", box, watch=observe)
    assert match.faults == [{}] * 3 and set(asked) == {"bot-because-tried"}


def test_nothing_of_it_is_left() -> None:
    assert "toast" not in Step.registry
    with pytest.raises(notation.NotationError):
        Game.new("introductory").parse("drink 1", "louis")
    with pytest.raises(engine.SettingError):
        Game.new("merry")


class Sluggard(Bot):
    """A bot is one class; this one avoids doing anything it need not do."""

    def decide(self, ask: Ask) -> Reply:
        return Reply(Done() if Done() in ask.choices else pick(ask.choices, self.rng))


def test_a_bot_of_ones_own(box: Box) -> None:
    state, _ = engine.new_game(box, "introductory", 3, "sluggards")
    bots = [Sluggard(box, str(seat)) for seat in range(3)]
    asked = 0
    while state.agenda:
        seat, asked = engine.to_act(state)[0], asked + 1
        engine.apply(state, seat, bots[seat].decide(make_ask(state, seat, (), f"{asked}")).action)
    assert state.outcome is not None and asked > 20
    assert all(name.isidentifier() for name in BOTS)
