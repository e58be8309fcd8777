"""Coached first games through the server's own answers, by a pupil who always follows the coach.

    .venv/bin/python bench/coached.py --games 40 --seed 1 --json

The first game is the deal that everybody gets. The others have different cards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from pathlib import Path
from secrets import token_urlsafe
from time import perf_counter
from typing import Any, NamedTuple

from httpx import ASGITransport, AsyncClient

from maria.bots.coach import ROLE, SEED
from maria.server.app import create_app
from maria.server.learning import begin_first_game
from maria.server.settings import ClientLimits, Settings

MANY = 10**9
GENEROUS = ClientLimits(requests=MANY, burst=MANY, games=MANY)
PAUSE = 0.02
"""Seconds between two polls of a table while others move."""


class Played(NamedTuple):
    """How a coached game ended."""

    won: bool
    turn: int
    decisions: int
    longest: float
    """The longest wait for the coach's answer, in seconds."""
    repeated: int
    """How often the coach repeated his advice with its reason, or his comment, twice in a row."""
    ideas: tuple[str, ...]


class Pupil:
    """A pupil who follows the coach in everything."""

    def __init__(self, http: AsyncClient, game: str) -> None:
        """Takes the server, and a game."""
        self.http, self.game, self.key = http, game, token_urlsafe(16)

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Sends a request to the server, and returns its answer."""
        headers = {"Authorization": f"Bearer {token or self.key}"}
        answer = await self.http.request(method, f"/api/games/{self.game}/{path}", headers=headers, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def play(self, link: str) -> Played:
        """Takes the seat and plays to the end."""
        await self.ask("POST", "take", {"name": "Anna", "value": "0" * 64, "key": self.key}, link)
        decisions, longest, repeated = 0, 0.0, 0
        before: dict[str, Any] = {}
        ideas: list[str] = []
        while True:
            table = (await self.ask("GET", "updates?after=0"))["table"]
            if table["game"]["status"] == "over":
                won = table["game"]["result"]["winner"] == ROLE
                return Played(won, table["view"]["turn"], decisions, longest, repeated, tuple(ideas))
            if ROLE not in table["to_act"]:
                await asyncio.sleep(PAUSE)
                continue
            began = perf_counter()
            said = await self.ask("GET", "coach")
            longest = max(longest, perf_counter() - began)
            now = {"todo": [said["advice"]["label"], said["reason"]], "comment": said["comment"]}
            repeated += sum(bool(text) and before.get(name) == text for name, text in now.items())
            before = now
            ideas += [said["idea"]["name"]] if said["idea"] else []
            wanted = {"id": token_urlsafe(8), "step": table["step"], "action": said["advice"]["action"]}
            await self.ask("POST", "act", {**wanted, "after": table["seq"]})
            decisions += 1


async def play(games: int, seed: str) -> list[Played]:
    """Plays coached games one after the other on a separate server."""
    played: list[Played] = []
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(
            Settings(f"sqlite:///{Path(folder) / 'games.sqlite'}", limits=GENEROUS, watched=0, patience=0)
        )
        services = app.state.services
        transport = ASGITransport(app)
        async with (
            services.running(),
            AsyncClient(transport=transport, base_url="http://127.0.0.1:8740") as http,
        ):
            for number in range(games):
                deal = SEED if number == 0 else f"{seed}/{number}"
                made = await begin_first_game(services.rooms, "bench", deal)
                played.append(await Pupil(http, made.room.id).play(made.links[ROLE]))
    return played


def main() -> None:
    """Plays, and prints the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    given = parser.parse_args()
    played = asyncio.run(play(given.games, given.seed))
    found = {
        "games": len(played),
        "won": sum(game.won for game in played),
        "first": played[0].won,
        "turns": round(sum(game.turn for game in played) / len(played), 1),
        "decisions": round(sum(game.decisions for game in played) / len(played), 1),
        "longest": round(max(game.longest for game in played), 2),
        "repeated": sum(game.repeated for game in played),
        "ideas": dict(Counter(idea for game in played for idea in game.ideas).most_common()),
    }
    if given.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name}: {value}")


if __name__ == "__main__":
    main()
