"""Positions as text: written, read, and as one seat sees them."""

from __future__ import annotations

from random import Random

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from maria import Game, engine, position
from maria.box import Box
from maria.conform import given_position
from maria.random_play import pick, pick_out_of_turn
from maria.rules.clauses.places import NotAttack
from maria.rules.variants import VARIANTS
from maria.state import AUSTRIA, CONTENT, DECLARED, PRUSSIA, State
from maria.texts import MariaError
from maria.treaty import Proposal, Term, Treaty
from maria.view import sample, view


def moments(box: Box, number: int, seed: str, often: float) -> list[State]:
    """Positions from a random game, including the first and the last."""
    variant, rng = VARIANTS[number], Random(seed)
    state, _ = engine.new_game(box, variant.name, variant.players, seed, variant.options)
    found = [state.copy()]
    while state.agenda:
        seat = engine.to_act(state)[0]
        engine.apply(state, seat, pick(engine.legal(state, seat), rng))
        if rng.random() < 0.1 and (taken := pick_out_of_turn(state, rng)):
            engine.apply(state, *taken)
        if rng.random() < often or not state.agenda:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=lambda n: type(VARIANTS[n]).__name__)
def test_a_printed_position_is_read_as_the_same_and_goes_on_alike(box: Box, number: int) -> None:
    for state in moments(box, number, f"text {number}", 0.04):
        text = position.write(state)
        again = position.read(text, box)
        assert {name for name in CONTENT if getattr(again, name) != getattr(state, name)} == set()
        assert again == state and hash(again) == hash(state)
        assert engine.to_act(again) == engine.to_act(state)
        for name, declared in DECLARED.items():
            if declared.derived:
                assert getattr(again, name) == getattr(state, name), name
        assert position.write(again) == text
        rngs = Random(1), Random(1)
        for _ in range(20):
            if not state.agenda:
                break
            seat = engine.to_act(state)[0]
            one, other = (pick(engine.legal(s, seat), r) for s, r in zip((state, again), rngs, strict=True))
            assert one == other
            assert engine.apply(state, seat, one) == engine.apply(again, seat, other)


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=lambda n: type(VARIANTS[n]).__name__)
def test_what_a_seat_sees_as_text_tells_nothing_hidden(box: Box, number: int) -> None:
    """Another position that the seat cannot tell apart has exactly the same text."""
    for state in moments(box, number, f"seen {number}", 0.03):
        if state.outcome:
            continue
        for seat, name in enumerate(state.setting.seats):
            other = sample(view(state, seat), Random(5), box)
            assert position.write(other, name) == position.write(state, name)
            assert yaml.safe_load(position.write(state, name))["seen by"] == name


def test_a_text_that_one_seat_sees_is_no_whole_position(box: Box) -> None:
    state, _ = engine.new_game(box, "advanced", 3, "seen")
    with pytest.raises(position.PositionError) as caught:
        position.read(position.write(state, "louis"), box)
    assert caught.value.key == "position-seen"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "position-no-given"),
        ("{", "position-yaml"),
        ("given: 3", "position-no-given"),
        ("variant: chess\ngiven: {}", "position-variant"),
        ("players: 9\ngiven: {}", "position-variant"),
        ("given: {at: noon}", "position-moment"),
        ("given: {at: pragmatic_army movement}", "position-moment"),
        ("given: {at: hussars, moon: blue}", "case-unknown"),
        ("given: {at: hussars, pieces: {hannibal: prag 3}}", "notation-piece"),
        ("given: {at: hussars, pieces: {karl: atlantis 3}}", "notation-city"),
        ("given: {at: hussars, hands: {austria: S5/9}}", "notation-card"),
        ("given: {at: hussars, hands: {sweden: S5}}", "position-odd"),
        ("given: {at: hussars, pieces: karl}", "position-odd"),
        ("given: {at: hussars, winner: caesar}", "notation-seat-name"),
        ("given: {steps: [fly]}", "position-step"),
        ("given: {steps: [{duel: {wings: 2}}]}", "position-step"),
        ("given: {steps: [{duel: {score: 2}}]}", "position-odd"),
    ],
)
def test_a_text_that_is_no_position(box: Box, text: str, key: str) -> None:
    with pytest.raises(position.PositionError) as caught:
        position.read(text, box)
    assert caught.value.key == key
    assert caught.value.text().strip()


def test_a_position_is_written_as_a_person_would(box: Box) -> None:
    text = """\
variant: advanced
given:
  at: austria combat
  turn: 4
  pieces: {karl: prag 5 face-down, friedrich: beraun 3}
  hands: {prussia: D5 R}
"""
    written = position.write(position.read(text, box))
    for line in (
        "  turn: 4",
        "  pieces: {friedrich: beraun 3, karl: prag 5 face-down}",
        "  hands: {prussia: D5/1 R/1}",
        "  - duel: {attackers: karl, defenders: friedrich, score: 2, side: 1}",
        "  - stage-end: {stage: 2}",
        "  - end-of-turn",
    ):
        assert line in written.splitlines(), written
    assert position.write(position.read(written, box)) == written


def test_a_clause_about_a_saxon_general_is_read_as_it_was_agreed_on_after_saxony_changed_sides(
    box: Box,
) -> None:
    state = given_position(
        {"variant": "advanced", "given": {"at": "austria movement", "turn": 4, "markers": {"saxony": 6}}}
    )
    clause = NotAttack(AUSTRIA, PRUSSIA, 1 << state.setting.names.index("rutowski"), turns=2)
    state.treaties = (Treaty(1, PRUSSIA, AUSTRIA, (Term(clause, "runs", 4),)),)
    state.signed = 1
    state.proposals = (Proposal(PRUSSIA, AUSTRIA, (clause,)),)
    again = position.read(position.write(state), box)
    assert (again.treaties, again.proposals) == (state.treaties, state.proposals)


WORDS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)


@settings(max_examples=150, deadline=None)
@given(words=WORDS | st.sampled_from(["\U0001f600 ok", "a: b # c", "- [x]", "\\ud83d", "'", "é\u0301"]))
def test_a_promise_that_is_accepted_survives_every_round_trip(words: str, box: Box) -> None:
    """21.a: as a line, a position, a position on one line, and in a game that began from it."""
    game = Game.from_position("variant: advanced\ngiven:\n  at: prussia movement\n  turn: 2\n", box)
    try:
        game.play(f'frederick: propose prussia austria: prussia promises "{words}" for 2')
    except MariaError:
        return
    game.play("maria_theresa: accept prussia austria")
    text = game.position()
    for again in (text, position.one_line(text)):
        loaded = Game.from_position(again, box)
        assert loaded.state.treaties == game.state.treaties
        assert Game.load(loaded.record(), box).state.treaties == game.state.treaties
    assert Game.load(game.record(), box).state.treaties == game.state.treaties
