"""The built-in bots: duels solved exactly, whole games of captain, its reasons, and `maria watch`."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import asdict
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conftest import GAMES, ROOT, Run
from maria import engine, texts
from maria.actions import Action
from maria.bots import duel, statecraft
from maria.bots.arena import Match, play_match
from maria.bots.candidates import candidates
from maria.bots.captain import Captain
from maria.bots.duel import SMALL, STOP, Play, Side, Solver, Stakes, advise
from maria.bots.protocol import Program
from maria.bots.recruit import RecruitBot
from maria.bots.table import Ask, Motive, Reply, make_ask
from maria.box import Box
from maria.events import Event
from maria.notation import format_action
from maria.random_play import pick
from maria.rules.movement import Movement
from maria.simulate import EAGERNESS, boldest
from maria.state import State
from maria.view import Dealer, view
from maria.words import Names

NOTHING: Any = None
SEVEN: Any = 7
"""What a careless bot may return in place of a reason or of choices."""
SOURCE = ROOT / "src" / "maria"

# ---------------------------------------------------------------- duels


def brute(turn: int, balance: int, hands: list[list[int]], reserves: list[int], stakes: Stakes) -> Any:
    """11.1: what each choice is worth to side 0, by playing everything out; `turn` is the side to play.

    `balance` is the score of side 0.
    """
    sign = 1 if turn == 0 else -1
    score, troops = sign * balance, (stakes.own_troops, stakes.other_troops)[turn]
    worth: dict[tuple[int, bool], float] = {}
    if score < 0:
        worth[0, False] = -sign * (stakes.troop * min(-score, troops) + stakes.victory)
    elif not hands[turn]:
        worth[0, False] = 0.0
    plays = [(value, False) for value in hands[turn]]
    plays += [(value, True) for value in range(1, 9) if reserves[turn]]
    for value, reserve in plays:
        left, kept = [hands[0].copy(), hands[1].copy()], reserves.copy()
        if reserve:
            kept[turn] -= 1
        else:
            left[turn].remove(value)
        goes_on = turn if score + value < 0 else 1 - turn
        later = brute(goes_on, balance + sign * value, left, kept, stakes)
        best = max(later.values()) if goes_on == 0 else min(later.values())
        worth[value, reserve] = best - sign * (stakes.reserve if reserve else stakes.spent * value)
    return worth


def hand(rng: Random, room: int) -> Side:
    """A random hand that fits into this much room; a Reserve takes up three."""
    reserves = int(room >= 3 and rng.random() < 0.35)
    count = rng.randint(0, room - 3 * reserves)
    return Side(tuple(sorted(rng.randint(2, 10) for _ in range(count))), reserves)


def two_hands(rng: Random) -> tuple[Side, Side]:
    own = hand(rng, rng.randint(0, SMALL))
    return own, hand(rng, SMALL - len(own.cards) - 3 * own.reserves)


def some_stakes(rng: Random) -> Stakes:
    return Stakes(
        rng.randint(1, 12),
        rng.randint(1, 12),
        troop=rng.choice((2.0, 5.0, 5.5)),
        spent=rng.choice((0.8, 1.0)),
        victory=rng.choice((0.0, 4.0, 6.0)),
    )


def played_out(score: int, own: Side, other: Side, stakes: Stakes) -> dict[Play, float]:
    found = brute(0, score, [list(own.cards), list(other.cards)], [own.reserves, other.reserves], stakes)
    return {Play(*play): worth for play, worth in found.items()}


@pytest.mark.parametrize("seed", range(4))
def test_small_duels_are_solved_as_if_everything_were_played_out(seed: int) -> None:
    rng = Random(seed)
    for _ in range(150):
        (own, other), stakes, score = two_hands(rng), some_stakes(rng), -rng.randint(0, 9)
        wanted = played_out(score, own, other, stakes)
        value, play, _ = Solver(stakes, thorough=True).solve(0, score, own, other)
        assert value == pytest.approx(max(wanted.values()))
        assert wanted[play] == pytest.approx(value)
        advice = advise(score, own, [other], stakes)
        assert advice.worth == pytest.approx(wanted)
        assert wanted[advice.best] == pytest.approx(value)
        assert sum(advice.scores.values()) == pytest.approx(1)


def test_the_other_side_solves_its_duels_with_its_own_troops() -> None:
    rng = Random(7)
    for _ in range(100):
        (own, other), stakes, score = two_hands(rng), some_stakes(rng), -rng.randint(0, 9)
        found = brute(1, -score, [list(other.cards), list(own.cards)], [other.reserves, own.reserves], stakes)
        value, _, _ = Solver(stakes, thorough=True).solve(1, score, own, other)
        assert value == pytest.approx(-min(found.values()))


def test_several_hands_count_as_much_as_they_are_likely() -> None:
    rng = Random(8)
    for _ in range(60):
        own, stakes, score = hand(rng, 3), some_stakes(rng), -rng.randint(0, 9)
        belief = [hand(rng, 3) for _ in range(rng.randint(2, 5))]
        advice = advise(score, own, belief, stakes)
        each = [played_out(score, own, other, stakes) for other in belief]
        for play, worth in advice.worth.items():
            assert worth == pytest.approx(sum(found[play] for found in each) / len(each))
        assert advice.worth[advice.best] == max(advice.worth.values())


def minimax(side: int, score: int, mover: Side, other: Side, stakes: Stakes) -> float:
    """The value of a duel, by following all its most important choices to the end."""
    found = []
    for play in duel.choices(score, mover, thorough=False):
        if play == STOP:
            troops = (stakes.own_troops, stakes.other_troops)[side]
            found.append(-(stakes.troop * min(-score, troops) + stakes.victory) if score else 0.0)
            continue
        after, rest = score + play.value, mover.without(*play)
        cost = stakes.reserve if play.reserve else stakes.spent * play.value
        if after < 0:
            found.append(minimax(side, after, rest, other, stakes) - cost)
        else:
            found.append(-minimax(1 - side, -after, other, rest, stakes) - cost)
    return max(found)


def test_what_need_not_be_looked_at_changes_nothing() -> None:
    """One solver for many hands, so that what it remembers of one duel serves the others."""
    rng = Random(10)
    for _ in range(8):
        stakes, score = some_stakes(rng), -rng.randint(0, 6)
        own = Side(tuple(sorted(rng.choices(range(2, 11), k=4))), 1)
        belief = [Side(tuple(sorted(rng.choices(range(2, 11), k=rng.randint(2, 4))))) for _ in range(6)]
        solver = Solver(stakes, thorough=False)
        for other in belief:
            wanted = minimax(0, score, own, other, stakes)
            assert solver.solve(0, score, own, other)[0] == pytest.approx(wanted)


def test_final_scores_are_a_distribution() -> None:
    rng = Random(9)
    for _ in range(25):
        sides = [Side(tuple(sorted(rng.choices(range(2, 11), k=rng.randint(0, 6)))), 1) for _ in range(6)]
        advice = advise(-rng.randint(0, 12), sides[0], sides[1:], Stakes(8, 8))
        assert sum(advice.scores.values()) == pytest.approx(1)
        assert advice.best in advice.worth


@pytest.mark.parametrize(
    ("score", "own", "other", "stakes", "best", "final"),
    [
        (-12, Side((2, 3)), Side((9, 9)), Stakes(3, 8), STOP, -12),  # hopeless
        (-3, Side((2, 4, 9)), Side(()), Stakes(8, 1), Play(4), 1),  # the lowest that suffices
        (-3, Side((2, 3, 9)), Side(()), Stakes(8, 8, victory=0, troop=0.1), STOP, -3),  # not worth a card
        (-2, Side((9,), 1), Side(()), Stakes(8, 2), Play(9), 7),  # a Reserve serves anywhere: it is kept
        (0, Side(()), Side((5,)), Stakes(8, 8), STOP, 0),  # 11.1.h: a tie
        (0, Side((2,)), Side((10, 10)), Stakes(8, 8), Play(2), -8),  # 11.1.g: it must be played
    ],
)  # fmt: skip
def test_obvious_duels(score: int, own: Side, other: Side, stakes: Stakes, best: Play, final: int) -> None:
    advice = advise(score, own, [other], stakes)
    assert advice.best == best
    assert advice.scores == {final: 1.0}


# ---------------------------------------------------------------- candidates and beliefs


def positions(box: Box, variant: str, players: int, options: tuple[str, ...], every: int) -> Iterator[State]:
    """Some positions of a random game with bold marches."""
    state, _ = engine.new_game(box, variant, players, "candidates", options)
    rng, number = Random(5), 0
    while state.agenda:
        if number % every == 0 or not isinstance(state.agenda[-1], Movement):
            yield state.copy()
        seat = engine.to_act(state)[0]
        choices = engine.legal(state, seat)
        engine.apply(state, seat, boldest(state, [pick(choices, rng) for _ in range(EAGERNESS)]))
        number += 1


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_candidates_are_legal_and_few(box: Box, variant: str, players: int, options: tuple[str, ...]) -> None:
    rng, kinds = Random(1), set[str]()
    for state in positions(box, variant, players, options, 12):
        for seat in engine.to_act(state):
            choices = engine.legal(state, seat)
            found = candidates(choices)
            assert 0 < len(set(found)) == len(found) < 2_000
            assert [
                action for action in rng.sample(found, min(len(found), 30)) if action not in choices
            ] == []
            kinds.add(state.agenda[-1].kind)
            for open_ in engine.out_of_turn(state, seat):
                assert [action for action in candidates(open_) if action not in open_] == []
                assert len(candidates(open_)) <= 60
    assert kinds >= {"split", "movement", "duel", "retreat", "recruit", "assign"}


class Hears(Program):
    """A program that answers with a legal action, listed or not."""

    def _exchange(self, ask: Ask, text: str) -> str:
        self.listed = json.loads(text)["choices"]
        return json.dumps({"action": format_action(ask.position, pick(ask.choices, self.rng))})


def test_a_program_is_told_some_choices_and_may_take_any(box: Box) -> None:
    unlisted = 0
    for state in positions(box, "advanced", 3, (), 15):
        seat, program = engine.to_act(state)[0], Hears(box, str(state.turn))
        reply = program.decide(make_ask(state, seat, (), "1"))
        assert engine.refusal(state, seat, reply.action) is None
        assert 0 < len(program.listed) <= 200
        unlisted += format_action(state, reply.action) not in program.listed
    assert unlisted


def test_hands_are_dealt_by_backs_and_within_what_is_known(box: Box) -> None:
    rng, voids = Random(3), 0
    for state in positions(box, "advanced", 3, (), 30):
        suits, size = state.setting.card_suit, state.setting.deck_size
        for power, suit in product(range(6), range(4)):
            if all(suits[card] != suit for card in state.hands[power]) and state.placed[power] < 0:
                state.known.show_void(power, suit, len(state.discards))  # as after a tie
        seen = view(state, 0)
        hands, _ = Dealer(seen, state.setting).deal(rng)
        for power, hand in enumerate(hands):
            if seen["hands"][power] is None:
                backs = [*seen["backs"][power], *({seen["placed_backs"][power]} - {-1})]
                assert sorted(card // size for card in hand) == sorted(backs)
                assert {card for holder, card in seen["known"] if holder == power} <= set(hand)
            else:
                assert hand == state.hands[power]
        for power, suit, deck, most in seen["voids"]:
            voids += 1
            assert sum((suits[card], card // size) == (suit, deck) for card in hands[power]) <= most
    assert voids > 100


# ---------------------------------------------------------------- captain


class Looks:
    """Keeps captain's replies, and checks that its alternatives are legal and no better."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, Reply]] = []

    def __call__(self, before: State, seat: int, choice: Reply | None, happened: list[Event]) -> None:
        if choice is None:
            return
        self.kept.append((before.agenda[-1].kind, choice))
        assert Names(before, "en").phrase(choice.reason)
        assert len(choice.others) <= 2
        for action, worth in choice.others:
            assert engine.refusal(before, seat, action) is None
            assert worth <= choice.worth


def of_captains(
    box: Box, variant: str, players: int, options: tuple[str, ...], seed: str = "1"
) -> tuple[Match, Looks]:
    looks = Looks()
    match = play_match(variant, players, options, [Captain] * players, seed, box, watch=looks)
    return match, looks


def without_times(match: Match) -> dict[str, Any]:
    return {key: value for key, value in asdict(match).items() if key not in ("seconds", "took")}


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_captain_plays_every_game(box: Box, variant: str, players: int, options: tuple[str, ...]) -> None:
    match, looks = of_captains(box, variant, players, options)
    assert match.faults == [{}] * players
    decided = [choice for _, choice in looks.kept if type(choice.action) not in engine.OUT_OF_TURN]
    assert len(decided) == sum(match.decisions) > 50
    assert any(choice.others for _, choice in looks.kept)


def test_the_same_seed_gives_the_same_game_and_looking_on_changes_nothing(box: Box) -> None:
    watched, _ = of_captains(box, "advanced", 3, (), "4")
    alone = play_match("advanced", 3, (), [Captain] * 3, "4", box)
    assert without_times(watched) == without_times(alone)


def test_captain_does_not_pay_to_bring_saxony_back_to_prussia(box: Box) -> None:
    """19.3.d: the marker stops at the first neutral box."""
    state, _ = engine.new_game(box, "advanced", 3, "1")
    track = state.setting.track["saxony"]
    boxes = state.setting.tracks[track].boxes
    state.markers[track] = next(number for number, place in enumerate(boxes) if place.status == "neutral")
    assert [statecraft.shift_worth(state, 1, track, boxes) for boxes in (-2, -1)] == [0.0, 0.0]
    assert statecraft.shift_worth(state, 1, track, 1) != 0.0


@pytest.mark.parametrize("seat", range(3))
def test_captain_beats_recruits(box: Box, seat: int) -> None:
    bots = [Captain if number == seat else RecruitBot for number in range(3)]
    match = play_match("introductory", 3, (), bots, f"short {seat}", box)
    assert (match.winner, match.faults) == (seat, [{}] * 3)


def test_every_reason_is_a_message_and_every_message_a_reason() -> None:
    used: set[str] = set()
    for module in SOURCE.rglob("*.py"):
        tree = ast.parse(module.read_text("utf-8"))
        asked: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "yes":
                key = node.args[-1]
                assert isinstance(key, ast.Constant) and isinstance(key.value, str)
                asked.add(id(key))
                used |= {f"{key.value}yes", f"{key.value}no"}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in asked:
                used |= set(re.findall(r"^bot-because-[a-z-]+$", node.value))
    catalogue = texts.message_keys((SOURCE / "texts" / "en" / "bots.ftl").read_text("utf-8"))
    assert used == {key for key in catalogue if key.startswith("bot-because-")}


# ---------------------------------------------------------------- maria watch

OTHER = r"the \S.* \(-?\d+\.\d\d\)"
WHY = re.compile(rf"^    why: \S.*[.!?]( Worth -?\d+\.\d\d; next best: {OTHER}( or {OTHER})?\.)?$")


def test_a_game_is_told_with_reasons_or_without(run: Run) -> None:
    words = ["watch", "--game", "advanced", "--option", "politics-gambit", "--bots", "captain", "--seed", "5"]
    code, told, err = run(*words)
    assert (code, err) == (0, "")
    lines = told.splitlines()
    assert lines[0] == "The advanced game with the optional politics rule for 3 players, seed 5"
    for line in ("  Louis XV: Captain", "Turn 1", "Political stage", "Action stage of France and Bavaria"):
        assert line in lines
    reasons = [line for line in lines if line.startswith("    ")]
    assert [line for line in reasons if not WHY.fullmatch(line)] == []
    assert any("’s march to " in line for line in reasons)
    assert len(reasons) > 50
    assert "Everyone is where they should be" not in told
    for before, line in pairwise(lines):
        if line in reasons:
            assert re.match(r"  \S", before)  # a reason follows the action it explains
    _, public, _ = run(*words, "--no-why")
    does = re.compile(r"  (Maria Theresa|Frederick|Louis XV) (ends|offers no|does not reduce) \S.*\.")
    assert public.splitlines() == [line for line in lines if line not in reasons and not does.fullmatch(line)]
    assert not re.search(r"draws [♠♥♣♦R]", told)  # only one seat may see this


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            ["Runde 1", "Zug Frankreichs und Bayerns", "  Preußen zieht 9 Karten.", "Winter nach Runde 3"],
        ),
        ("pl", ["Tura 1", "Etap działań Francji i Bawarii", "  Prusy dobierają 9 kart.", "Zima po turze 3"]),
    ],
)
def test_a_game_is_told_in_other_languages(run: Run, language: str, told: list[str]) -> None:
    code, out, err = run("watch", "--seed", "5", "--no-why", "--bots", "recruit", "--lang", language)
    lines = out.splitlines()
    assert (code, err) == (0, "") and [line for line in told if line not in lines] == []
    assert not re.search(r"\b(draws|marches|plays|troops|with)\b", out)


def test_a_game_is_told_in_markdown(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "game.md"
    code, out, err = run("watch", "--players", "2", "--seed", "3", "--out", str(page))
    assert (code, out, err) == (0, "", "")
    lines = page.read_text("utf-8").splitlines()
    assert lines[0].startswith("# The introductory game for 2 players")
    turns = [line for line in lines if line.startswith("## ")]
    assert turns == [f"## Turn {number}" for number in range(1, len(turns) + 1)]
    assert "### Action stage of Austria" in lines
    assert any(line.startswith("  - why: ") for line in lines)
    assert {line[:2] for line in lines} == {"# ", "##", "- ", "  ", "**", ""}
    for before, line in pairwise(lines):
        assert (before, line) != ("", "")
        assert not line.startswith("#") or not before


class Chatters(RecruitBot):
    """Gives invalid reasons."""

    REASONS: tuple[Callable[[Action], Any], ...] = (
        lambda action: Reply(action, Motive("no-such-message")),
        lambda action: Reply(action, Motive("bot-because-conquers")),
        lambda action: Reply(action, NOTHING),
        lambda action: Reply(action, others=((NOTHING, 1.0),)),
        lambda action: Reply(action, others=SEVEN),
        lambda action: Reply(action, Motive("bot-because-said", {"why": "so\n# it\x1b[1m *is*"})),
    )

    def decide(self, ask: Ask) -> Reply:
        made: Reply = self.rng.choice(self.REASONS)(super().decide(ask).action)
        return made


def test_odd_reasons_harm_nobody(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "game.md"
    words = ["watch", "--players", "2", "--bots", "test_bots:Chatters,recruit"]
    assert run(*words, "--out", str(page))[0] == 0
    lines = page.read_text("utf-8").splitlines()
    assert {line for line in lines if line.startswith("  ")} == {r"  - why: so # it \[1m \*is\*"}
    code, out, _ = run(*words)
    assert code == 0
    assert "\x1b" not in out


class Fails(RecruitBot):
    """Fails to decide."""

    def decide(self, ask: Ask) -> Reply:
        raise ValueError


def test_faults_are_told(run: Run) -> None:
    _, out, _ = run("watch", "--players", "2", "--bots", "recruit,test_bots:Fails")
    assert re.search(r"^  Faults of Player B: crashed \d+$", out, re.M)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "recruit,recruit"], "The game has 3 seats, but there are 2 bots."),
        (["--bots", "general"], "There is no bot “general”."),
        (["--game", "chess"], "There is no game “chess”."),
        (["--out", "/dev/null/x.md"], "The file /dev/null/x.md cannot be written: Not a directory"),
        (["--out", "/dev/full"], "The file /dev/full cannot be written: No space left on device"),
    ],
)
def test_what_cannot_be_watched_gets_a_sentence(run: Run, words: list[str], message: str) -> None:
    if "/dev/full" in words and not Path("/dev/full").exists():
        pytest.skip("there is no such device")
    code, _, err = run("watch", *words)
    assert code == 1
    assert err.startswith(message)
