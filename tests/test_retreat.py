"""11.2: the search for retreats, compared with a plain enumeration of all paths."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from maria.box import Box
from maria.conform import given_position
from maria.random_play import pick
from maria.rules.retreat import Field, RetreatChoices
from maria.state import AWAY, State


def all_ways(field: Field) -> Iterator[tuple[int, ...]]:
    """Every path of full length through free cities, literally as in 11.2.c."""

    def extend(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(path) == field.length + 1:
            yield path
            return
        for city in field.near[path[-1]]:
            if field.free >> city & 1 and city not in path:
                yield from extend((*path, city))

    return extend((field.start,))


def crowded(box: Box, rng: Random) -> tuple[State, int, int]:
    """A position with pieces crowded around a defeated general, and the winner next to him."""
    data = {"given": {"at": "prussia combat", "pieces": {"friedrich": "prag 8", "karl": "beraun 8"}}}
    state = given_position(data)
    board = box.board
    bohemia = [city for city in range(len(board.cities)) if state.setting.bohemia >> city & 1]
    loser, winner = state.setting.names.index("friedrich"), state.setting.names.index("karl")
    start = rng.choice(bohemia)
    for piece in range(len(state.place)):
        state.move(piece, AWAY)
    state.move(loser, start)
    state.move(winner, rng.choice([c for c in board.neighbours[start] if c in bohemia]))
    near = [c for c in bohemia if board.distance[start][c] <= rng.choice((2, 3, 4, 6)) and c != start]
    others = [piece for piece in range(len(state.place)) if piece not in (loser, winner)]
    for piece, city in zip(
        rng.sample(others, rng.randrange(len(others))), rng.sample(near, len(near)), strict=False
    ):
        if city != state.place[winner]:
            state.move(piece, city)
    return state, loser, winner


@pytest.mark.parametrize("seed", range(8))
def test_the_search_finds_what_enumeration_finds(box: Box, seed: int) -> None:
    rng = Random(seed)
    without = 0
    for _ in range(25):
        state, loser, winner = crowded(box, rng)
        field = Field(state, 1 << loser, rng.randrange(1, 7), 1 << winner)
        ways = list(all_ways(field))
        best = max((field.far[way[-1]] for way in ways), default=-1)
        lawful = {way for way in ways if field.far[way[-1]] == best}
        assert (field.best, set(field.ends)) == (best, {way[-1] for way in lawful})
        assert {way for end in field.ends for way in field.ways(end)} == lawful
        without += not ways
        if ways:
            choices = RetreatChoices(state, field)
            assert choices.several() == (len(lawful) > 1)
            assert all(action in choices for action in choices)
            assert pick(choices, rng) in choices
    assert without < 25


@pytest.mark.parametrize("seed", range(4))
def test_a_search_ends_with_its_effort(box: Box, seed: int) -> None:
    """The search finds the first of all paths: a retreat cannot keep a server busy."""
    rng, met = Random(seed), 0
    for _ in range(10):
        state, loser, winner = crowded(box, rng)
        field = Field(state, 1 << loser, 6, 1 << winner)
        for end in field.ends:
            ways = list(field.ways(end))
            for effort in (0, 5, 6, 20):
                found = list(field.ways(end, effort=effort))
                assert found == ways[: len(found)] and len(found) <= max(0, effort - field.length + 1)
            met += len(ways)
    assert met > 10


@pytest.mark.parametrize("seed", range(4))
def test_long_retreats_are_decided_too(box: Box, seed: int) -> None:
    rng = Random(seed)
    for length in range(7, 17):
        state, loser, winner = crowded(box, rng)
        field = Field(state, 1 << loser, length, 1 << winner)
        for end in field.ends:
            way = field.way(end)
            assert (len(way), len(set(way)), way[0], way[-1]) == (length + 1, length + 1, field.start, end)
            assert field.far[end] == field.best
