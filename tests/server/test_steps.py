"""An action that answers a decision is done once for that decision, however many ids it is sent with.

Some actions stay legal after they are done: a supply train may re-enter a second time in its own city, paid
with another card of the same face. A player who clicks twice must not pay twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from maria.actions import March, Reenter
from maria.box import Box
from maria.game import Game
from maria.server.room import name_of_step
from maria.texts import MariaError
from server.nearby import Nearby, nearby

DOUBLES = 20


class Found(NamedTuple):
    """A game, a seat, and a legal action of the seat as text."""

    game: Game
    seat: str
    text: str

    def is_legal_again(self) -> bool:
        """Whether the action stays legal after it is played, for the same decision."""
        after = self.game.copy()
        after.play(self.text, self.seat)
        try:
            same = name_of_step(self.game.state) == name_of_step(after.state)
            return same and after.parse(self.text, self.seat) in after.legal(self.seat)
        except MariaError:
            return False


def played(box: Box) -> Iterator[Found]:
    """The positions of random games, each with the next action."""
    for number in count():
        game, rng = Game.new("advanced", 3, f"{number:064x}", box), Random(number)
        while not game.outcome:
            seat = rng.choice(game.to_act)
            text = game.format(game.legal(seat).sample(rng))
            yield Found(game, seat, text)
            game.play(text, seat)


def loaded(served: Nearby, found: Found) -> tuple[str, str]:
    """Loads a game on a server; returns its path and the seat's key."""
    made = served.done("POST", "/api/games/load", json={"record": found.game.record()})
    game = made["game"]["id"]
    keys = {seat: served.take(game, seat, link) for seat, link in made["tokens"].items()}
    return f"/api/games/{game}", keys[found.seat]


def sent_often(served: Nearby, path: str, key: str, text: str, name: str = "double") -> Counter[int]:
    """Sends an action under many ids for the open decision; counts the responses by status."""
    step = served.done("GET", f"{path}/updates", key)["table"]["step"]

    def send(number: int) -> int:
        body = {"id": f"{name}-number-{number}", "step": step, "action": text}
        return served.ask("POST", f"{path}/act", key, json=body).status_code

    with ThreadPoolExecutor() as people:
        return Counter(people.map(send, range(DOUBLES)))


def lines(served: Nearby, path: str, key: str, found: Found) -> int:
    """How often the line occurs in the game's record."""
    record = served.ask("GET", f"{path}/record", key).text
    return record.splitlines().count(f"{found.seat}: {found.text}")


def test_what_stays_legal_is_done_once_for_a_decision(box: Box, tmp_path: Path) -> None:
    found = next(one for one in played(box) if one.text.startswith(Reenter.verbs[0]) and one.is_legal_again())
    with nearby(tmp_path / "maria.sqlite") as served:
        path, key = loaded(served, found)
        before = lines(served, path, key, found)
        assert sent_often(served, path, key, found.text) == {200: 1, 409: DOUBLES - 1}
        assert lines(served, path, key, found) == before + 1
    with nearby(tmp_path / "maria.sqlite") as served:  # the room is rebuilt from its lines
        step = served.done("GET", f"{path}/updates", key)["table"]["step"]
        body = {"id": "after-a-restart", "step": step, "action": found.text}
        assert served.refused("POST", f"{path}/act", key, json=body) == (409, "server-stale")


def test_what_was_taken_back_can_be_done_again_for_the_same_decision(box: Box, tmp_path: Path) -> None:
    found = next(one for one in played(box) if one.text.startswith(March.verbs[0]))
    with nearby(tmp_path / "maria.sqlite") as served:
        path, key = loaded(served, found)
        before = served.done("GET", f"{path}/updates", key)["table"]
        for name, done in {"first": 1, "second": 0}.items():
            assert sent_often(served, path, key, found.text, name)[200] == done
            assert lines(served, path, key, found) == 1
        served.done("POST", f"{path}/undo", key, json={"id": "taken-back"})
        assert served.done("GET", f"{path}/updates", key)["table"]["step"] == before["step"]
        assert sent_often(served, path, key, found.text, "third")[200] == 1
