"""The ladder: a file of matches that resumes where it stopped, and what it is used for."""

from __future__ import annotations

from pathlib import Path

import pytest

from conftest import Run
from maria.bots.arena import Series, SeriesError
from maria.bots.ladder import Ladder, tables
from maria.box import DEFAULT

WORDS = ("arena", "--game", "introductory", "--players", "2", "--bots", "recruit,ensign")


def series(*bots: str) -> Series:
    return Series("introductory", 2, (), bots, 3, DEFAULT)


def test_everything_meets_everything() -> None:
    assert tables(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    first = list(Ladder(file).play(series("recruit", "recruit"), 2))
    file.write_text(file.read_text("utf-8") + '{"series":0,"win', "utf-8")  # cut short
    again = Ladder(file)
    kept = [(match.winner, match.seconds) for match in again.entries[0].matches]
    assert kept == [(match.winner, match.seconds) for match in first]
    assert len(list(again.play(series("recruit", "recruit"), 3))) == 1
    assert len(list(again.play(series("recruit", "ensign"), 1))) == 1
    whole = Ladder(file)
    assert [len(entry.matches) for entry in whole.entries] == [3, 1]
    assert whole.entries[1].matches[0].bots == ["recruit", "ensign"]
    assert (
        whole.entries[0].command
        == "maria arena --game introductory --players 2 --bots recruit,recruit --games 3 --seed 3"
    )


def test_a_file_that_is_no_ladder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text("[1]\n", "utf-8")
    with pytest.raises(SeriesError):
        Ladder(file)


def test_the_command_writes_a_page_between_its_marks(run: Run, tmp_path: Path) -> None:
    file, page = tmp_path / "ladder.jsonl", tmp_path / "page.md"
    page.write_text("# Before\n\n<!-- ladder -->\nold\n<!-- /ladder -->\nAfter.\n", "utf-8")
    code, told, wrong = run(*WORDS, "--games", "2", "--ladder", str(file), "--page", str(page))
    assert (code, wrong) == (0, "")
    text = page.read_text("utf-8")
    assert text.startswith("# Before") and text.endswith("After.\n") and "old" not in text
    assert "| recruit, ensign | 2 |" in text and "`maria arena --game introductory" in text
    assert "Ratings" in told
    run(*WORDS, "--games", "2", "--ladder", str(file), "--page", str(page))
    assert page.read_text("utf-8") == text
