"""Tempers of the strong bots: found by name, with their own play, and silent about what others cannot see."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from conftest import Run
from maria import engine, notation
from maria.actions import Accept, Decline, Done
from maria.bots import TEMPERED, TEMPERS, BotError, comes_with_the_game, find_bot, trained
from maria.bots.arena import play_match
from maria.bots.characters import PHRASINGS, SURPRISE, UNITS, Character, why_not
from maria.bots.colonel import Colonel
from maria.bots.marshal import Marshal
from maria.bots.recruit import RecruitBot
from maria.bots.search import Budget
from maria.bots.table import Ask, Bot, Reply, make_ask, redact
from maria.bots.weights import values
from maria.box import Box
from maria.box.names import Namer
from maria.events import Event
from maria.rules.movement import Movement
from maria.rules.treaties import Negotiations
from maria.rules.variants import make_setting
from maria.state import AUSTRIA, FRANCE, PRUSSIA, State
from maria.texts import Catalogue
from maria.texts.message import Message, Ref, Several
from maria.view import sample, view

SEATS = 3
TINY = Budget(playouts=4, plans=2, samples=2, single=2)
MARIA, FREDERICK, LOUIS = range(SEATS)
MORE = {
    "gambler": (["attack"], ["risk", "duel_spent"]),
    "stubborn": (["cover", "loss", "marked", "peace", "offer"], ["reduce"]),
    "schemer": (["bonus", "deny", "saxony", "train"], ["attack", "lay_cost"]),
}
"""The weights that are higher with each temper, and those that are lower."""


# ---------------------------------------------------------------- names and weights


def test_every_temper_is_found_by_its_name(box: Box) -> None:
    assert (*UNITS, SURPRISE) == TEMPERS
    for level, kind in zip(TEMPERED, (Colonel, Marshal), strict=True):
        for temper in TEMPERS:
            bot = find_bot(f"{level}-{temper}")(box, "1")
            assert isinstance(bot, Colonel) and type(bot) is kind
            assert bot.character.temper == temper if temper != SURPRISE else bot.character.temper in UNITS
        assert find_bot(level) is kind
        assert kind(box, "1").character.temper == ""


@pytest.mark.parametrize("name", ["captain-gambler", "colonel-", "colonel-angry", "gambler", "-gambler"])
def test_other_names_are_no_bots(name: str) -> None:
    assert not comes_with_the_game(name)
    with pytest.raises(BotError):
        find_bot(name)


@pytest.mark.parametrize("temper", UNITS)
def test_a_temper_moves_the_weights_of_its_level(box: Box, temper: str) -> None:
    setting = make_setting(box, "advanced", SEATS, "")
    for seat in range(SEATS):
        plain = values(trained.colonel(setting, seat))
        own = values(Colonel(box, "1", temper=temper).judge(setting, seat))
        more, less = MORE[temper]
        assert all(own[name] > plain[name] for name in more)
        assert all(own[name] < plain[name] for name in less)
        assert {name for name in own if own[name] != plain[name]} == set(UNITS[temper])
        assert Colonel(box, "1").judge(setting, seat) == trained.colonel(setting, seat)


def test_a_surprise_is_drawn_from_the_seed() -> None:
    drawn = [Character(SURPRISE, str(seed)).temper for seed in range(60)]
    assert drawn == [Character(SURPRISE, str(seed)).temper for seed in range(60)]
    assert min(Counter(drawn)[temper] for temper in UNITS) > 10


# ---------------------------------------------------------------- words


class Overheard(Colonel):
    """A colonel whose words are checked: he must say the same if everything hidden from others differs."""

    compared = 0

    def __init__(self, box: Box, seed: str, temper: str) -> None:
        super().__init__(box, seed, temper=temper)
        self.others = {other: Character(temper, seed) for other in range(SEATS)}
        self.dice = Random(seed)

    def decide(self, ask: Ask) -> Reply:
        reply = self.think(ask)
        said = self.character.comment(ask, reply)
        assert said[:4] == reply[:4]
        for other, character in self.others.items():
            if other != ask.seat:
                guess = sample(view(ask.position, other), self.dice, self.box)
                heard = replace(ask, position=guess, events=redact(ask.events, other))
                assert character.comment(heard, reply).aloud == said.aloud
                character.turn = self.character.turn
                Overheard.compared += said.aloud is not None
        return said

    def unasked(self, ask: Ask) -> Reply | None:
        reply = super().unasked(ask)
        for character in self.others.values():  # they have not seen the proposal
            character.rng.setstate(self.character.rng.getstate())
            character.turn = self.character.turn
            character.left = {occasion: [*left] for occasion, left in self.character.left.items()}
        return reply


class Ears:
    """Collects what bots say, by turn and seat."""

    def __init__(self, box: Box) -> None:
        self.namer, self.said = Namer(box, "en"), defaultdict[tuple[int, int], list[str]](list)

    def __call__(self, before: State, seat: int, choice: Reply | None, happened: list[Event]) -> None:
        if choice and choice.aloud:
            assert self.namer.text(choice.aloud)
            self.said[before.turn, seat].append(choice.aloud.key)

    def occasions(self) -> set[str]:
        return {key.split("-")[-2] for keys in self.said.values() for key in keys}


@pytest.mark.parametrize("variant", ["introductory", "advanced"])
def test_they_talk_of_what_all_can_see_and_once_a_turn(box: Box, variant: str) -> None:
    ears, Overheard.compared = Ears(box), 0
    makers = [
        lambda box, seed, temper=temper: Overheard(box, seed, temper) for temper in UNITS
    ]  # the seats have different tempers
    for seed in ("1", "2"):
        ears.said = ears.said if seed == "1" else defaultdict(list)
        match = play_match(variant, SEATS, (), makers, seed, box, watch=ears)
        assert match.faults == [{}] * SEATS, match.trouble
        for keys in ears.said.values():
            talk = [key for key in keys if any(temper in key for temper in UNITS)]
            assert len(talk) <= 1
            assert len(keys) <= SEATS - 1
    assert Overheard.compared > 8


@pytest.mark.parametrize("level", [Colonel, partial(Marshal, budget=TINY)], ids=TEMPERED)
def test_every_temper_plays_a_whole_game(box: Box, level: Callable[..., Bot]) -> None:
    makers = [partial(level, temper=temper) for temper in UNITS]
    ears = Ears(box)
    match = play_match("introductory", SEATS, (), makers, "whole", box, watch=ears)
    assert match.faults == [{}] * SEATS
    assert ears.occasions() & {"won", "lost"} and ears.occasions() & {"attacks", "wants", "passes"}


def test_without_a_temper_nobody_makes_small_talk(box: Box) -> None:
    ears = Ears(box)
    play_match("introductory", SEATS, (), [Colonel] * SEATS, "1", box, watch=ears)
    assert not ears.said


def test_nobody_repeats_himself(box: Box) -> None:
    character = Character("gambler", "1")
    said = [character.phrase("gambler-won").key for _ in range(3 * PHRASINGS)]
    for start in range(0, len(said), PHRASINGS):
        assert len(set(said[start : start + PHRASINGS])) == PHRASINGS
    catalogue, occasions = Catalogue("en"), ("attacks", "wants", "passes", "won", "lost", "agrees")
    for temper in UNITS:
        keys = [f"bot-says-{temper}-{what}-{n}" for what in occasions for n in range(1, PHRASINGS + 1)]
        texts = [catalogue(key, general="A", enemy="B", city="C") for key in keys]
        assert len(set(texts)) == len(texts)


# ---------------------------------------------------------------- answers


def at_move(box: Box) -> State:
    """The first movement of an advanced game."""
    state, _ = engine.new_game(box, "advanced", SEATS, "1")
    colonel = Colonel(box, "1")
    while not (isinstance(state.agenda[-1], Movement) and LOUIS in engine.to_act(state)):
        seat = engine.to_act(state)[0]
        engine.apply(state, seat, colonel.choose(state, seat))
    return state


def answer(box: Box, state: State, by: int, to: int, line: str, temper: str = "") -> Reply:
    """A colonel's reply to clauses; it must not depend on what he cannot know."""
    names, seat = state.setting.power_ids, state.seat_of[to]
    asks = f"propose {names[by]} {names[to]}: {line}"
    engine.apply(state, state.seat_of[by], notation.parse_action(state, state.seat_of[by], asks))
    replies = []
    for number in range(2):
        other = sample(view(state, seat), Random(number), box) if number else state
        replies.append(Colonel(box, "1", temper=temper).unasked(make_ask(other, seat, (), "1")))
    assert replies[0] == replies[1]
    assert replies[0] is not None and replies[0].aloud is not None
    return replies[0]


def reply_text(box: Box, reply: Reply) -> str:
    assert reply.aloud is not None
    return Namer(box, "en").text(reply.aloud)


def test_a_colonel_says_why_it_declines(box: Box) -> None:
    unsure = answer(box, at_move(box), AUSTRIA, PRUSSIA, "prussia goes to breslau with schwerin")
    assert isinstance(unsure.action, Decline)
    assert why_key(unsure).startswith("bot-says-unsure-")
    assert "Maria Theresa" in reply_text(box, unsure)
    leads = answer(box, at_move(box), AUSTRIA, PRUSSIA, "prussia does not attack austria for 4")
    assert why_key(leads).startswith("bot-says-leads-")


def why_key(reply: Reply) -> str:
    assert reply.aloud is not None
    why = reply.aloud.values.get("why", reply.aloud)
    assert isinstance(why, Message)
    return why.key


def test_a_colonel_says_what_it_would_want_instead(box: Box) -> None:
    state = at_move(box)
    state.pool = [*state.setting.pools]
    state.pool[FRANCE] = 1
    clauses = "prussia stays out of france for 2; france pays prussia for 1; prussia pays france for 2"
    reply = answer(box, state, FRANCE, PRUSSIA, clauses)
    assert reply.aloud is not None and reply.aloud.key.startswith("bot-says-drops-")
    assert "Prussia pays France subsidies" in reply_text(box, reply)


def test_who_agrees_says_so_in_his_own_words(box: Box) -> None:
    gift = "prussia does not attack austria for 2"
    reply = answer(box, at_move(box), PRUSSIA, AUSTRIA, gift, "schemer")
    assert isinstance(reply.action, Accept)
    assert reply.aloud is not None and reply.aloud.key.startswith("bot-says-schemer-agrees-")


def test_answers_name_clauses_and_seats_and_nothing_else(box: Box) -> None:
    """In whole games against recruits, who propose anything: no cards, no troops, no numbers but turns."""
    kinds = Counter[str]()

    def observe(before: State, seat: int, choice: Reply | None, happened: list[Event]) -> None:
        if choice is None or choice.aloud is None:
            return
        assert seat != FREDERICK
        open_: list[object] = [choice.aloud]
        while open_:
            value = open_.pop()
            if isinstance(value, Ref):
                assert value.kind in {"seat", "power", "city", "land", "piece", "political", "track"}
            elif isinstance(value, Message):
                open_ += value.values.values()
            elif isinstance(value, Several):
                open_ += value.of
        if isinstance(choice.action, Decline):
            able = Negotiations(before, seat)
            proposal = able.answered(choice.action.giver, choice.action.taker)
            assert proposal is not None
            guess = sample(view(before, seat), Random(1), box)
            assert why_not(Negotiations(guess, seat), proposal)[0] in why_key(choice)
            kinds[why_key(choice).split("-")[2]] += 1
        assert choice.action != Done()

    for seed in ("1", "2", "3"):
        match = play_match("advanced", SEATS, (), [Colonel, RecruitBot, Colonel], seed, box, watch=observe)
        assert match.faults == [{}] * SEATS, match.trouble
    assert len(kinds) > 2


def test_watching_tells_who_plays_and_what_they_say(run: Run) -> None:
    spoken = set()
    for seed in ("1", "2", "3"):
        code, out, _ = run(
            "watch", "--bots", "colonel-gambler,colonel-stubborn,recruit", "--no-why", "--seed", seed
        )
        assert code == 0
        assert "Maria Theresa: Colonel, the gambler" in out
        assert "Frederick: Colonel, the stubborn one" in out
        spoken |= {name for name in ("Maria Theresa", "Frederick", "Louis XV") if f"{name} says: " in out}
    assert spoken == {"Maria Theresa", "Frederick"}
