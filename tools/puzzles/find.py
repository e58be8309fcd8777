"""Finds puzzles in games of bots, puts them into words and writes them as lessons (docs/lessons.md)."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

import yaml

from duels import Duels
from kinds import Found, Kind
from marches import Cut, Save, Take
from maria import notation, position
from maria.bots.arena import Series, play_series
from maria.box import DEFAULT
from maria.game import Game
from maria.lessons.check import check_lesson
from maria.lessons.lesson import PUZZLES, read_lesson
from maria.state import State
from maria.texts import MariaError, catalogue
from pursuits import Drive, Raid

KINDS: tuple[Kind, ...] = (Duels(), Take(), Save(), Cut(), Raid(), Drive())
GAMES = ("introductory", "advanced")
SEED = 18
EACH = 12
"""How many puzzles of each kind to find."""
ABOUT = ("general", "enemy", "city")
SAME_HERO = 3
"""The maximum number of puzzles of a kind about the same general or city."""
GRADES = (1, 2, 3)
ROOT = Path(__file__).parents[2]


# ---------------------------------------------------------------- positions


def positions(folder: Path, games: int) -> Iterator[tuple[str, int, State]]:
    """The decisions in captains' games: a name for each, the deciding seat, and the position before it."""
    played = [
        play_series(Series(variant, 3, (), ("captain",) * 3, SEED, DEFAULT), games, folder=folder / variant)
        for variant in GAMES
    ]
    for matches in zip(*played, strict=True):
        for variant, match in zip(GAMES, matches, strict=True):
            game = Game.load((folder / variant / "records" / f"{match.game:06}.txt").read_text("utf-8"))
            for moment in game.moments():
                yield f"{variant} {match.game} {moment.ply}", game.seats.index(moment.seat), moment.before


def without_treaties(state: State) -> State:
    """The position without treaties, proposals and contracts, because puzzles are about the board."""
    bare = state.copy()
    bare.treaties, bare.proposals, bare.contracts = (), (), ()
    return bare


# ---------------------------------------------------------------- words


class Wording:
    """Puts puzzles into words, using the available wordings in turn."""

    def __init__(self) -> None:
        """Starts with the first wording of each text."""
        self.used: Counter[str] = Counter()

    def say(self, place: str, facts: dict[str, str]) -> dict[str, str]:
        """A text of the catalogues, such as `duel-why-stop`, with its values, in the format of lessons."""
        name = f"{place}-{self.used[place] % wordings(place) + 1}"
        self.used[place] += 1
        wanted = {part for value in catalogue().variables(f"puzzle-{name}") for part in value.split("-")}
        return {"say": name, **{word: fact for word, fact in facts.items() if word in wanted}}

    def lesson(self, kind: Kind, puzzle: Found) -> dict[str, Any]:
        """The lesson of a puzzle, without its position."""
        state, name, facts = puzzle.state, puzzle.kind, puzzle.facts
        task: dict[str, Any] = {"words": self.words(puzzle, facts), "task": self.task(puzzle, facts)}
        right = [notation.format_action(state, action) for action in puzzle.answers]
        if puzzle.goal:
            task |= {"goal": list(puzzle.goal), "solution": right[:1]}
        else:
            task |= {"answer": right}
        task["wrong"] = [
            {
                "try": notation.format_action(state, wrong.action),
                **({"if": list(wrong.when)} if wrong.when else {}),
                "why": self.say(f"{name}-why-{wrong.reason}", wrong.facts),
            }
            for wrong in puzzle.wrong
        ]
        task["learned"] = self.say(f"{name}-learned-{puzzle.case}", facts)
        variant = state.setting.variant
        return {
            "title": self.say(f"{name}-title", facts),
            "about": self.say(f"{name}-about", facts),
            "role": state.setting.seats[puzzle.seat],
            "rules": list(puzzle.rules),
            "kind": name,
            "grade": kind.grade(puzzle.depth),
            "variant": variant.name,
            "players": variant.players,
            "tasks": [task],
        }

    def words(self, puzzle: Found, facts: dict[str, str]) -> dict[str, str]:
        """The text before the task."""
        if puzzle.kind != "duel":
            return self.say(f"{puzzle.kind}-words-{puzzle.case}", facts)
        score = getattr(puzzle.state.agenda[-1], "own_score", 0)
        parts = (f"scene-{facts['role']}", "stand-behind" if score else "stand-level", "facts")
        texts = [self.say(f"duel-{part}", facts) for part in parts]
        every = {word: fact for text in texts for word, fact in text.items()}
        return every | {"say": " ".join(text["say"] for text in texts)}

    def task(self, puzzle: Found, facts: dict[str, str]) -> dict[str, str]:
        """The text of the task."""
        place = "duel-task" if puzzle.kind == "duel" else f"{puzzle.kind}-task-{puzzle.case}"
        return self.say(place, facts)


def wordings(place: str) -> int:
    """How many wordings of a puzzle text the catalogues have."""
    return next(number for number in count() if f"puzzle-{place}-{number + 1}" not in catalogue())


# ---------------------------------------------------------------- writing


class Dumper(yaml.SafeDumper):
    """Indents lists like the hand-written lessons, and writes a text on one line."""

    def represent_text(self, data: Mapping[str, Any]) -> yaml.MappingNode:
        """Represents a mapping, on one line if it is a text."""
        return self.represent_mapping("tag:yaml.org,2002:map", data, flow_style="say" in data)

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        """Indents lists relative to their parent."""
        super().increase_indent(flow, False)


Dumper.add_representer(dict, Dumper.represent_text)


def text_of(lesson: dict[str, Any], state: State) -> str:
    """A lesson as a file: the head, the position in its usual format, and the task."""
    whole = position.write(state)
    given = whole[whole.index("given:") :]
    head = {key: value for key, value in lesson.items() if key != "tasks"}

    def dump(data: dict[str, Any]) -> str:
        return yaml.dump(data, Dumper=Dumper, sort_keys=False, allow_unicode=True, width=118)

    return f"{dump(head)}{given}{dump({'tasks': lesson['tasks']})}"


class Shelf:
    """The puzzles found: balanced over the grades, and not too many about the same."""

    def __init__(self, folder: Path, each: int) -> None:
        """Takes an empty folder, and the wanted number of puzzles of each kind."""
        self.folder, self.each = folder, each
        self.wording = Wording()
        self.count: Counter[tuple[str, int]] = Counter()
        """The number of puzzles of each kind and grade."""
        self.about: Counter[tuple[str, str]] = Counter()
        self.cases: Counter[tuple[str, str]] = Counter()
        self.known: set[tuple[str, ...]] = set()
        self.titles: list[dict[str, str]] = []
        self.names: Counter[str] = Counter()

    def has_room(self, kind: Kind, grade: int) -> bool:
        """Whether more puzzles of this kind and grade are wanted."""
        return self.count[kind.name, grade] < self.each // len(GRADES)

    def lacks(self, kind: Kind) -> int:
        """How many puzzles of a kind are missing."""
        return self.each - sum(self.count[kind.name, grade] for grade in GRADES)

    def put(self, kind: Kind, puzzle: Found) -> bool:
        """Writes a puzzle to its file, unless there are too many like it or its lesson fails the check."""
        grade = kind.grade(puzzle.depth)
        about = [(kind.name, puzzle.facts[who]) for who in ABOUT if who in puzzle.facts]
        if self.cases[kind.name, puzzle.case] >= kind.same_case:
            return False
        if puzzle.alike in self.known or any(self.about[each] >= SAME_HERO for each in about):
            return False
        lesson = self.wording.lesson(kind, puzzle)
        for _ in range(wordings(f"{kind.name}-title")):
            if lesson["title"] in self.titles:
                lesson["title"] = self.wording.say(f"{kind.name}-title", puzzle.facts)
        if lesson["title"] in self.titles:
            return False
        named_after = f"{kind.name}-{puzzle.facts[kind.title].replace('_', '-')}"
        number = f"-{self.names[named_after] + 1}" if self.names[named_after] else ""
        path = self.folder / f"{10 * KINDS.index(kind) + grade:02}-{named_after}{number}.yaml"
        path.write_text(text_of(lesson, puzzle.state), "utf-8")
        try:
            check_lesson(read_lesson(path))
        except MariaError as error:
            print(error.text())
            path.unlink()
            return False
        self.count[kind.name, grade] += 1
        self.cases[kind.name, puzzle.case] += 1
        self.known.add(puzzle.alike)
        self.titles.append(lesson["title"])
        self.names[named_after] += 1
        self.about.update(about)
        print(kind.name, puzzle.case, puzzle.depth, grade, lesson["title"], flush=True)
        return True


def main() -> None:
    """Examines positions until there are enough puzzles of each kind and grade."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24, help="games of each variant")
    parser.add_argument("--each", type=int, default=EACH, help="puzzles of each kind")
    parser.add_argument("--out", type=Path, default=PUZZLES, help="the folder that is filled anew")
    options = parser.parse_args()
    options.out.mkdir(exist_ok=True)
    for old in options.out.glob("*.yaml"):
        old.unlink()
    shelf = Shelf(options.out, options.each)
    spare: list[tuple[Kind, Found]] = []
    for name, seat, state in positions(ROOT / "build" / "puzzles", options.games):
        wanted = [kind for kind in KINDS if any(shelf.has_room(kind, grade) for grade in GRADES)]
        if not wanted:
            break
        for kind in wanted:
            puzzle = kind.find(without_treaties(state), seat, name)
            if puzzle and shelf.has_room(kind, kind.grade(puzzle.depth)):
                shelf.put(kind, puzzle)
            elif puzzle:
                spare.append((kind, puzzle))
    for kind, puzzle in spare:
        if shelf.lacks(kind):
            shelf.put(kind, puzzle)
    print(dict(sorted(shelf.count.items())))


if __name__ == "__main__":
    main()
