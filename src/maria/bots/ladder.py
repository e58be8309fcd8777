"""A file of matches to which games are only added. Ratings and balance are computed from it.

Each line either begins a series (its settings) or is a game of the series with its number. An interrupted
run therefore continues where it stopped, and no game is stored twice.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, NamedTuple

from maria.bots.arena import Match, Series, SeriesError, play_game
from maria.bots.standings import Share, by_bot, by_role, ratings
from maria.box import load
from maria.rules.variants import find_variant
from maria.workers import spread


class LadderEntry(NamedTuple):
    """A series in the file: its settings and its games."""

    game: str
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    pack: str
    matches: list[Match]

    @property
    def kind(self) -> tuple[str, int, tuple[str, ...]]:
        """The game, number of players and options."""
        return self.game, self.players, self.options

    @property
    def command(self) -> str:
        """The command that plays it."""
        words = [f"--game {self.game}", f"--players {self.players}", *(f"--option {o}" for o in self.options)]
        much = f"--games {len(self.matches)} --seed {self.seed}"
        return f"maria arena {' '.join(words)} --bots {','.join(self.bots)} {much}"


def tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every pairing: each bot alone at a table where another one fills all other seats."""
    pairs = permutations if players > 2 else combinations
    return [(one, *(other,) * (players - 1)) for one, other in pairs(dict.fromkeys(bots), 2)]


@dataclass(slots=True)
class Ladder:
    """All series of a file."""

    file: Path
    entries: list[LadderEntry] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Reads the file, and drops a last line that was cut short. A SeriesError if it cannot be read."""
        try:
            text = self.file.read_text("utf-8") if self.file.exists() else ""
            whole = text[: text.rfind("\n") + 1]
            if whole != text:
                self.file.write_text(whole, "utf-8")
            for line in whole.splitlines():
                self._read(json.loads(line))
        except OSError as error:
            raise SeriesError("arena-folder", folder=str(self.file), reason=error.strerror or "") from error
        except (ValueError, TypeError, KeyError, IndexError) as error:
            raise SeriesError("arena-unreadable", folder=str(self.file)) from error

    def _read(self, row: dict[str, Any]) -> None:
        if "bots" in row:
            row["options"], row["bots"] = tuple(row["options"]), tuple(row["bots"])
            self.entries.append(LadderEntry(**row, matches=[]))
            return
        entry = self.entries[row["series"]]
        number, seats = len(entry.matches), list(find_variant(*entry.kind).seats)
        names = [entry.bots[(seat + number) % len(entry.bots)] for seat in range(len(entry.bots))]
        match = Match(
            f"{entry.seed}-{number}", number, names, seats, row["winner"], row["rule"], row["turns"]
        )
        match.decisions, match.seconds = row["decisions"], row["seconds"]
        match.faults = row["faults"] or [{} for _ in names]
        entry.matches.append(match)

    def play(self, series: Series, games: int, jobs: int = 1, engine: str = "processes") -> Iterator[Match]:
        """Plays the missing games of a series. Each is in the file before the next one is yielded."""
        box = load(series.pack)
        settings = (
            series.variant,
            series.players,
            series.options,
            series.bots,
            series.seed,
            box.pack.hash[:12],
        )
        number = next((n for n, entry in enumerate(self.entries) if entry[:6] == settings), len(self.entries))
        if number == len(self.entries):
            self.entries.append(LadderEntry(*settings, matches=[]))
            self._write(
                {name: value for name, value in self.entries[-1]._asdict().items() if name != "matches"}
            )
        matches = self.entries[number].matches
        work = partial(play_game, series, box)
        with closing(spread(work, range(len(matches), games), jobs, engine)) as played:
            for match in played:
                match.seconds = [round(each, 1) for each in match.seconds]  # as they will be read back
                row = {"series": number, "winner": match.winner, "rule": match.rule, "turns": match.turns}
                row |= {"decisions": match.decisions, "seconds": match.seconds}
                self._write(row | {"faults": match.faults if any(match.faults) else []})
                matches.append(match)
                yield match

    def _write(self, row: dict[str, Any]) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, separators=(",", ":")) + "\n")

    def kinds(self) -> list[tuple[str, int, tuple[str, ...]]]:
        """The kinds of game in the file, in order of appearance."""
        return list(dict.fromkeys(entry.kind for entry in self.entries))

    def standing(self, kind: tuple[str, int, tuple[str, ...]]) -> list[tuple[Share, float, float]]:
        """The bots of a game with the mean and uncertainty of their ratings, the best first."""
        matches = [match for entry in self.entries if entry.kind == kind for match in entry.matches]
        mixed = [match for match in matches if len(set(match.bots)) > 1]
        rated = ratings(mixed)
        found = [(share, rated[share.name].mu, rated[share.name].sigma) for share in by_bot(mixed)]
        return sorted(found, key=lambda line: -line[1])

    def shares(self, entry: LadderEntry) -> tuple[Share, list[Share]]:
        """The results of a series' first bot: its total and its share in each role."""
        own = entry.bots[0]
        total = next(share for share in by_bot(entry.matches) if share.name == own)
        return total, by_role(entry.matches, own)
