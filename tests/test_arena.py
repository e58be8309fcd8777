"""Bots in the arena: faults are counted and games continue, results repeat, and nothing hidden leaks."""

from __future__ import annotations

import gc
import json
import re
import sys
import time
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conftest import ROOT, Run
from maria import Game, compiled, engine
from maria.actions import Accept, March, Offer, Stop, Transfer
from maria.bots import BOTS, BotError, Maker, find_bot
from maria.bots.arena import BotLimits, Match, Series, SeriesError, default, play_match, play_series
from maria.bots.candidates import candidates
from maria.bots.protocol import Program
from maria.bots.recruit import RecruitBot
from maria.bots.standings import Share, by_bot, by_role, card_lines, ratings, wilson
from maria.bots.table import Ask, Bot, Reply, make_ask
from maria.box import DEFAULT, Box
from maria.events import of_kind
from maria.random_play import pick
from maria.rules.sequence import TurnBegan
from maria.rules.treaties import Negotiations
from maria.state import DECLARED, State
from maria.view import sample, view

TIMES = {"seconds", "took"}
NOTHING: Any = None
WORD: Any = "done"
CLASS: Any = Stop
"""What a careless bot may return in place of an action."""


class Crashes(Bot):
    def decide(self, ask: Ask) -> Reply:
        raise ValueError(ask)


class Leaves(Bot):
    def decide(self, ask: Ask) -> Reply:
        sys.exit(3)


class Unmade(RecruitBot):
    def __init__(self, box: Box, seed: str) -> None:
        raise RuntimeError(seed)


class Sleeps(RecruitBot):
    def decide(self, ask: Ask) -> Reply:
        time.sleep(0.002)
        return super().decide(ask)


ILL_TYPED = () if compiled.build == "compiled" else (Reply(March(WORD, ())),)
"""An action that the compiled build refuses to create."""


class Babbles(Bot):
    """Answers with things that are no actions, or with illegal ones."""

    ANSWERS: tuple[Any, ...] = (
        None,
        "march",
        Reply(NOTHING),
        Reply(WORD),
        *ILL_TYPED,
        Reply(March(10**9, (1, 2))),
        Reply(Transfer(0, 0, -1)),
        Reply(CLASS),
    )

    def decide(self, ask: Ask) -> Reply:
        answer: Reply = self.rng.choice(self.ANSWERS)
        return answer

    def unasked(self, ask: Ask) -> Reply | None:
        return Reply(March(0, (0, 1)))


class Proposes(RecruitBot):
    """Keeps proposing and declining, without end."""

    def unasked(self, ask: Ask) -> Reply | None:
        action = next(iter(Negotiations(ask.position, ask.seat)), None)
        return Reply(action) if action else None

    def decide(self, ask: Ask) -> Reply:
        return self.unasked(ask) or super().decide(ask)


class Listens(RecruitBot):
    """Keeps the questions it gets."""

    asks: list[tuple[str, Ask]]

    def __init__(self, box: Box, seed: str) -> None:
        super().__init__(box, seed)
        self.asks = KEPT

    def decide(self, ask: Ask) -> Reply:
        self.asks.append(("decide", ask))
        return super().decide(ask)

    def unasked(self, ask: Ask) -> Reply | None:
        self.asks.append(("unasked", ask))
        return super().unasked(ask)


KEPT: list[tuple[str, Ask]] = []


def introductory(box: Box, *bots: Maker, seed: str = "1", seconds: float = 60.0) -> Match:
    return play_match("introductory", len(bots), (), bots, seed, box, BotLimits(seconds))


def without_times(match: Match) -> dict[str, Any]:
    return {key: value for key, value in asdict(match).items() if key not in TIMES}


def a_series(*bots: str, **changes: Any) -> Series:
    return Series("introductory", 3, (), bots, **{"seed": 5, "pack": DEFAULT, **changes})


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """A short series with one job."""
    return list(play_series(a_series("recruit", "recruit", "test_arena:Sleeps"), 4))


# ---------------------------------------------------------------- matches


@pytest.mark.parametrize(
    ("variant", "players"), [("introductory", 2), ("advanced", 3), ("silesia-gambit", 3)]
)
def test_a_match_is_a_game_that_loads(box: Box, variant: str, players: int) -> None:
    match = play_match(variant, players, (), [RecruitBot] * players, "7", box)
    game = Game.load(match.record, box)
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.rule) == (
        match.seats[match.winner] if match.winner >= 0 else None,
        match.rule,
    )
    assert match.turns == game.state.turn
    assert match.faults == [{}] * players
    executed = [event for move in game.moves for event in move.events if event.kind == "executed"]
    assert len(executed) == len(match.executed)
    assert bool(match.saxony) == (variant == "advanced")


def test_the_same_seed_gives_the_same_match(box: Box) -> None:
    first, again, other = (introductory(box, *[RecruitBot] * 3, seed=seed) for seed in ("1", "1", "2"))
    assert without_times(first) == without_times(again)
    assert first.record != other.record


@pytest.mark.parametrize(("bot", "kind"), [(Crashes, "crash"), (Leaves, "crash"), (Unmade, "crash")])
def test_a_bot_that_raises_gets_the_default(box: Box, bot: Maker, kind: str) -> None:
    match = introductory(box, bot, RecruitBot)
    assert match.faults[1] == {}
    assert match.faults[0].keys() == {kind}
    assert match.faults[0][kind] >= match.decisions[0] > 10
    assert Game.load(match.record, box).outcome


def test_a_bot_that_is_slow_gets_the_default(box: Box) -> None:
    match = introductory(box, Sleeps, Crashes, seconds=0.001)
    assert match.faults[0]["slow"] >= match.decisions[0]
    assert match.seconds[0] > 0.002 * match.decisions[0]


def test_a_bot_that_babbles_gets_the_default(box: Box) -> None:
    match = introductory(box, Babbles, RecruitBot)
    assert match.faults[0].keys() == {"nonsense", "illegal"}
    assert sum(match.faults[0].values()) >= match.decisions[0]
    assert Game.load(match.record, box).outcome


def test_the_default_is_done_or_the_first_choice(box: Box) -> None:
    game = Game.new("introductory", seed=1, box=box)
    assert default(game.state, 2) == candidates(engine.legal(game.state, 2))[0]
    lines = [line for line in introductory(box, Crashes, Crashes).record.splitlines() if "hussar" in line]
    assert lines == []  # a seat that may end its part ends it


def test_proposals_are_asked_about_and_come_to_an_end(box: Box) -> None:
    match = play_match("advanced", 3, (), [Proposes] * 3, "3", box, BotLimits(60, 4))
    assert sum(fault.get("illegal", 0) for fault in match.faults) > 0
    assert Game.load(match.record, box).outcome
    assert ": decline" in match.record


def test_everybody_is_asked_when_a_turn_begins_and_about_proposals(box: Box) -> None:
    KEPT.clear()
    match = play_match("advanced", 3, (), [Listens] * 3, "3", box)
    turns = [ask.view["turn"] for kind, ask in KEPT if kind == "unasked" and ask.seat == 1]
    assert set(turns) == set(range(1, match.turns + 1))
    about = [
        (ask.view["seat"], ask.position.seat_of[proposal[0]])
        for kind, ask in KEPT
        if kind == "unasked"
        for proposal in ask.view["proposals"]
        if any(event.kind.startswith("proposed") for event in ask.events)
    ]
    assert any(seat != match.seats[proposer] for seat, proposer in about)
    assert re.search(": (accept|decline)", match.record)
    # every seat has learned of every turn exactly once
    for seat in range(3):
        events = [event for _, ask in KEPT if ask.seat == seat for event in ask.events]
        assert [event.turn for event in of_kind(events, TurnBegan)] == list(range(1, match.turns + 1))


# ---------------------------------------------------------------- nothing hidden gets out


def some_positions(box: Box, variant: str, every: int) -> list[State]:
    state, _ = engine.new_game(box, variant, 3, "11", ())
    rng, found, number = Random(2), [], 0
    while state.agenda:
        choices = engine.legal(state, engine.to_act(state)[0])
        if number % every == 0:
            found.append(state.copy())
        engine.apply(state, engine.to_act(state)[0], pick(choices, rng))
        number += 1
    return found


def test_no_way_leads_from_a_question_to_the_true_position(box: Box) -> None:
    for state in some_positions(box, "advanced", 60):
        hidden = {id(state), id(state.known), id(state.setting)}
        for name in DECLARED:
            value = getattr(state, name)
            if isinstance(value, list | dict | set):
                hidden.add(id(value))
                inner = value.values() if isinstance(value, dict) else value
                hidden |= {id(item) for item in inner if isinstance(item, list | dict | set)}
        hidden |= {id(value) for value in (state.known.sums, state.known.voids, state.known.faces)}
        seat = engine.to_act(state)[0]
        ask = make_ask(state, seat, (), "s")
        seen: set[int] = set()
        open_: list[Any] = [ask]
        while open_:
            thing = open_.pop()
            if id(thing) in seen or isinstance(thing, type) or thing is box or thing is box.board:
                continue
            seen.add(id(thing))
            assert id(thing) not in hidden, thing
            if type(thing).__name__ not in ("module", "function", "builtin_function_or_method", "method"):
                open_ += gc.get_referents(thing)
        assert len(seen) > 100


@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_know_does_not_change_its_decision(box: Box, name: str) -> None:
    for number, state in enumerate(some_positions(box, "advanced", 50)):
        seat = engine.to_act(state)[0]
        swapped = sample(view(state, seat), Random(number), box)
        swapped.scores = state.scores  # known to anyone who followed the game
        decided = []
        for true in (state, swapped):
            bot = find_bot(name)(box, "same")
            decided.append(bot.decide(make_ask(true, seat, (), f"seed {number}")))
        assert decided[0] == decided[1]


def test_a_bot_does_not_learn_the_seed_of_the_cards(box: Box) -> None:
    KEPT.clear()
    match = introductory(box, Listens, RecruitBot, seed="the seed of the cards")
    assert match.seed in match.record
    assert all(match.seed not in ask.position.setting.seed for _, ask in KEPT)
    assert all(match.seed not in json.dumps(ask.view) for _, ask in KEPT)


# ---------------------------------------------------------------- programs

SCRIPT = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps([question["type"], question.get("seat")]), file=log, flush=True)
    if question["type"] in ("decide", "unasked"):
        {answer}
"""
GOOD = (
    'print(json.dumps({"action": question["choices"][-1] if "decide" in line[:20] else None, "why": "so"}))'
)


def program(folder: Path, answer: str) -> str:
    """A bot that runs as a program and logs its questions."""
    text = SCRIPT.replace("{answer}", answer + "; sys.stdout.flush()")
    path = folder / "bot.py"
    path.write_text(f"log = open({str(folder / 'log')!r}, 'a')\n{text}")
    return f"command:{sys.executable} -I {path}"


def questions_in(folder: Path) -> list[str]:
    return [json.loads(line)[0] for line in (folder / "log").read_text().splitlines()]


def test_a_program_plays_a_game(box: Box, tmp_path: Path) -> None:
    match = introductory(box, find_bot(program(tmp_path, GOOD)), RecruitBot)
    assert match.faults == [{}, {}]
    assert Game.load(match.record, box).outcome
    questions = questions_in(tmp_path)
    assert (questions[0], questions[-1]) == ("start", "end")
    assert questions.count("start") == 1
    assert questions.count("decide") == match.decisions[0]
    assert questions.count("unasked") >= match.turns


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("sys.exit(1) if len(line) % 7 == 0 else " + GOOD, "crash"),
        ("print('hello')", "nonsense"),
        ("print('{\"action\": 7}')", "nonsense"),
        ('print(\'{"action": "conquer vienna"}\')', "nonsense"),
        ('print(\'{"action": "attack wien > prag"}\')', "illegal"),
    ],
)
def test_a_program_that_fails_loses_only_its_decisions(
    box: Box, tmp_path: Path, answer: str, kind: str
) -> None:
    match = introductory(box, find_bot(program(tmp_path, answer)), RecruitBot)
    assert match.faults[0][kind] > 0
    assert match.faults[0].keys() == {kind}
    assert Game.load(match.record, box).outcome
    if kind == "crash":
        assert questions_in(tmp_path).count("start") - match.faults[0][kind] in (0, 1)
        assert match.faults[0][kind] < match.decisions[0]


def test_a_program_that_does_not_answer_is_stopped(box: Box, tmp_path: Path) -> None:
    """Asks about a single position, as a whole game would take too long."""
    state, _ = engine.new_game(box, "introductory", 2, "1", ())
    bot = find_bot(program(tmp_path, "import time; time.sleep(60)"))(box, "1")
    assert isinstance(bot, Program)
    bot.seconds = 0.3
    with pytest.raises(TimeoutError):
        bot.decide(make_ask(state, 0, (), "1"))
    assert bot.process is None


def test_the_program_in_the_documentation_plays(box: Box, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    (snippet,) = re.findall(r"^```sh\n(.*?)^```", page, re.M | re.S)
    (tmp_path / "last.sh").write_text(snippet)
    match = introductory(box, RecruitBot, find_bot(f"command:sh {tmp_path / 'last.sh'}"))
    assert match.faults == [{}, {}]


# ---------------------------------------------------------------- names


def test_bots_are_found_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert find_bot("recruit") is RecruitBot
    (tmp_path / "my_own_bots.py").write_text("from maria.bots.recruit import RecruitBot as Mine\n")
    (tmp_path / "broken_bots.py").write_text("1 +\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert find_bot("my_own_bots:Mine") is RecruitBot
    for name, key in (
        ("general", "bot-unknown"),
        (":", "bot-unknown"),
        ("no_such_module:Bot", "bot-no-module"),
        ("broken_bots:Bot", "bot-no-module"),
        ("my_own_bots:Yours", "bot-no-class"),
        ("json:loads", "bot-no-class"),
        ("command:", "bot-no-program"),
        ("command:./no_such_program", "bot-no-program"),
        ("command:'", "bot-no-program"),
    ):
        with pytest.raises(BotError) as caught:
            find_bot(name)
        assert caught.value.key == key


def test_a_bot_of_the_documentation_comes_with_the_game_by_one_line(
    box: Box, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    (snippet,) = re.findall(r"^```python\n(.*?)^match = ", page, re.M | re.S)
    (line,) = re.findall(r'^    "(\w+)": "maria.bots.(\w+:\w+)",$', page, re.M)
    (tmp_path / "runner.py").write_text(snippet)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(BOTS, *line)
    assert introductory(box, find_bot(line[0]), RecruitBot).faults == [{}, {}]


# ---------------------------------------------------------------- series


def test_roles_rotate(matches: list[Match]) -> None:
    one, two, three = "recruit", "recruit", "test_arena:Sleeps"
    assert [match.bots for match in matches] == [
        [one, two, three],
        [two, three, one],
        [three, one, two],
        [one, two, three],
    ]
    assert [match.seed for match in matches] == ["5-0", "5-1", "5-2", "5-3"]


def test_the_number_of_jobs_changes_nothing(matches: list[Match]) -> None:
    series = a_series("recruit", "recruit", "test_arena:Sleeps")
    assert [without_times(m) for m in play_series(series, 4, jobs=2)] == [without_times(m) for m in matches]


def test_a_series_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    series, folder = a_series("recruit", "recruit", "recruit"), tmp_path / "a" / "b"
    first = list(play_series(series, 2, folder=folder))
    with (folder / "results.jsonl").open("a") as file:
        file.write('{"seed": "5-2", "faults": [{}')
    played: list[str] = []

    def counted(*words: Any) -> Match:
        played.append(words[4])
        return play_match(*words)

    monkeypatch.setattr("maria.bots.arena.play_match", counted)
    more = list(play_series(series, 3, folder=folder))
    assert played == ["5-2"]
    assert [asdict(m) for m in more[:2]] == [{**asdict(m), "record": ""} for m in first]
    assert [m.game for m in more] == [0, 1, 2]
    assert len((folder / "results.jsonl").read_text().splitlines()) == 3
    for match in more:
        record = (folder / "records" / f"{match.game:06}.txt").read_text("utf-8")
        assert Game.load(record).outcome
    assert [m.seed for m in play_series(series, 1, folder=folder)] == ["5-0"]
    with pytest.raises(SeriesError) as problem:
        play_series(a_series("recruit", "recruit", "recruit", seed=6), 1, folder=folder)
    assert problem.value.key == "arena-other-settings"
    (folder / "results.jsonl").write_text("nothing\n")
    with pytest.raises(SeriesError) as problem:
        play_series(series, 1, folder=folder)
    assert problem.value.key == "arena-unreadable"


# ---------------------------------------------------------------- figures


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0, 1),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """81 of 263 is the example of Newcombe (1998); the others are from the usual table."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def match_of(game: int, winner: int, *executed: tuple[int, str]) -> Match:
    bots = ["x", "y", "y"]
    bots = bots[game % 3 :] + bots[: game % 3]
    match = Match("", game, bots, ["maria_theresa", "frederick", "louis"], winner, "23.a", 12)
    match.decisions, match.seconds, match.faults = [10, 20, 30], [1.0, 1.0, 1.0], [{}, {"slow": 1}, {}]
    match.executed = list(executed)
    return match


def test_figures_of_a_series() -> None:
    series = [match_of(0, 0, (0, "a")), match_of(1, 2, (0, "a"), (2, "b")), match_of(2, 2), match_of(3, -1)]
    x, y = by_bot(series)
    assert (x.name, x.games, x.wins, x.rate) == ("x", 4, 2, 0.5)
    assert (y.name, y.games, y.wins) == ("y", 8, 1)
    assert x.decisions == 10 + 30 + 20 + 10
    assert x.ms == pytest.approx(4000 / 70)
    assert y.faults == {"slow": 3}
    assert [(role.name, role.wins) for role in by_role(series)] == [
        ("maria_theresa", 1),
        ("frederick", 0),
        ("louis", 2),
    ]
    assert [role.games for role in by_role(series, "x")] == [2, 1, 1]
    rated = ratings(series)
    assert rated["x"].mu > 25 > rated["y"].mu
    assert ratings([match_of(0, -1)])["x"].mu == pytest.approx(25)
    lines = {line.card: line for line in card_lines(series)}
    assert (lines["a"].executed, lines["a"].wins, lines["a"].expected) == (2, 1, 0.5)
    assert (lines["b"].executed, lines["b"].gain) == (1, 0)
    assert Share("").rate == Share("").ms == 0


# ---------------------------------------------------------------- the command


def test_the_report_as_json(run: Run, tmp_path: Path) -> None:
    words = ["arena", "--bots", "recruit", "--games", "3", "--players", "2", "--out", str(tmp_path)]
    code, out, err = run(*words, "--json", "--balance")
    assert (code, err) == (0, "")
    data = json.loads(out)
    (bot,) = data["bots"]
    assert list(bot) == ["bot", "games", "wins", "win_rate", "low", "high", "ms_per_decision"]
    assert (data["games"], bot["games"]) == (3, 6)
    assert sum(data["endings"].values()) == 3
    assert bot["wins"] + data["draws"] == 3
    assert json.loads((tmp_path / "report.json").read_text()).items() <= data.items()
    for name in ("wins", "roles"):
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert (tmp_path / f"{name}.svg").read_text().count("<rect") == (2 if name == "wins" else 3)
    again = json.loads(run(*words, "--json", "--balance")[1])
    assert again == data  # nothing was replayed: even the times are equal


def test_the_report_as_tables(run: Run, tmp_path: Path) -> None:
    words = ["--game", "advanced", "--games", "2", "--jobs", "2", "--out", str(tmp_path), "--balance"]
    code, out, err = run("arena", *words)
    assert (code, err) == (0, "")
    for text in ("recruit", "Maria Theresa", "95% interval", "Prussia annexed Silesia", "ms per decision"):
        assert text in out
    page = (tmp_path / "balance.md").read_text("utf-8")
    for text in ("| Frederick |", "## Political Cards", "Prussia annexed Silesia", "| --- |"):
        assert text in page
    assert " ms " not in page  # times do not repeat


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "recruit,recruit"], "The game has 3 seats, but there are 2 bots."),
        (
            ["--bots", "general"],
            "There is no bot “general”. Bots: recruit, ensign, captain, colonel, marshal; also my_module:MyBot",
        ),
        (["--bots", "command:./nothing"], "The program “./nothing” cannot be found."),
        (["--game", "chess"], "There is no game “chess”."),
        (["--out", "/dev/null/x"], "The folder /dev/null/x cannot be used: Not a directory"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(run: Run, words: list[str], message: str) -> None:
    code, _, err = run("arena", "--games", "1", *words)
    assert code == 1
    assert err.startswith(message)


def test_other_settings_are_refused(run: Run, tmp_path: Path) -> None:
    words = ["arena", "--games", "1", "--players", "2", "--out", str(tmp_path), "--json"]
    assert run(*words)[0] == 0
    code, _, err = run(*words, "--seed", "2")
    assert (code, err) == (
        1,
        f"The folder {tmp_path} holds games with other settings. Choose another one, or remove it.\n",
    )


def test_an_offer_between_bots_can_be_accepted(box: Box) -> None:
    """The other seat gets a proposal at once, and its answer counts."""

    class Gives(RecruitBot):
        def unasked(self, ask: Ask) -> Reply | None:
            contracts = candidates(Negotiations(ask.position, ask.seat))
            return next((Reply(action) for action in contracts if isinstance(action, Offer | Accept)), None)

    match = play_match("advanced", 3, (), [Gives] * 3, "5", box)
    lines = match.record.splitlines()
    (first,) = [number for number, line in enumerate(lines) if ": offer " in line][:1]
    assert any(": accept " in line for line in lines[first + 1 : first + 4])
