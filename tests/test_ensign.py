"""Ensign, the bot for beginners: plays every game, is no captain, and says nothing that others cannot see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from maria import engine
from maria.bots.arena import play_match
from maria.bots.captain import Captain
from maria.bots.ensign import Ensign, remark
from maria.bots.recruit import RecruitBot
from maria.bots.table import Reply
from maria.box import Box
from maria.box.names import Namer
from maria.events import Event
from maria.rules.movement import MovementChoices
from maria.rules.step import unrestricted
from maria.state import State
from maria.view import sample, view

SEATS = 3


class Ears:
    """Collects what bots say, and compares it with what they would say if hidden things were different."""

    def __init__(self, box: Box) -> None:
        self.box, self.rng = box, Random(1)
        self.said: Counter[str] = Counter()
        self.compared = 0

    def __call__(self, before: State, seat: int, choice: Reply | None, happened: list[Event]) -> None:
        choices = unrestricted(engine.legal(before, seat))
        if choice is None or not isinstance(choices, MovementChoices):
            assert choice is None or choice.aloud is None
            return
        for other in range(SEATS):
            if other != seat:
                guess = sample(view(before, other), self.rng, self.box)
                assert remark(guess, choices.powers) == remark(before, choices.powers)
                self.compared += 1
        if choice.aloud:
            assert choice.aloud == remark(before, choices.powers)
            assert Namer(self.box, "en").text(choice.aloud)
            self.said[choice.aloud.key] += 1


@pytest.mark.parametrize("variant", ["introductory", "advanced", "silesia-gambit"])
def test_ensign_plays_every_game_and_says_what_all_could_see(box: Box, variant: str) -> None:
    ears = Ears(box)
    match = play_match(variant, SEATS, (), [Ensign] * SEATS, "1", box, watch=ears)
    assert match.faults == [{}] * SEATS
    assert ears.compared > 50
    assert ears.said.keys() >= {"bot-aloud-wants", "bot-aloud-attacks"}


def test_ensign_plays_the_same_game_again(box: Box) -> None:
    games = [play_match("introductory", SEATS, (), [Ensign] * SEATS, "2", box) for _ in range(2)]
    assert games[0].record == games[1].record


def test_ensign_stands_between_recruit_and_captain(box: Box) -> None:
    """docs/balance.md has the figures of 120 games; these few only rule out that something is badly wrong."""
    wins = Counter[str]()
    for other, kind in (("recruit", RecruitBot), ("captain", Captain)):
        for game in range(12):
            bots = [Ensign if seat == game % SEATS else kind for seat in range(SEATS)]
            match = play_match("introductory", SEATS, (), bots, f"between {game}", box)
            wins[other] += match.winner == game % SEATS
    assert wins["recruit"] >= 6 > wins["captain"]
