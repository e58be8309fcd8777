"""Makes the files that are kept of a release: records, positions, a server's database and its archive.

They are made by the release's own code, so that later code can be tried with what players really have. In a
checkout of the release, after `make setup`:

    PYTHONPATH=tests .venv/bin/python tests/releases/make.py tests/releases/0.2.0

The folder gets `about.json`, which says what is in the others: `records/*.txt.gz`, `positions/*.yaml.gz`,
`games.sqlite.gz` and `archive.txt.gz`. People and bots play at random. Which decisions they face, how often they
take something back and where games stop is chosen so that there is something of everything. Once a release is
tagged its files are never made again: what was played with it does not change.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from maria import engine
from maria.actions import Action, March
from maria.box import Box, load
from maria.game import ENGINE, Game
from maria.history import History
from maria.simulate import boldest
from server.client import sampled, sampled_any_time
from server.nearby import Nearby, nearby
from treaties.soak import play as negotiated

Json = dict[str, Any]
GAMBIT = "politics-gambit"
SETTINGS: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
    ("introductory-2", "introductory", 2, ()),
    ("introductory-3", "introductory", 3, ()),
    ("advanced-2", "advanced", 2, ()),
    ("advanced-3", "advanced", 3, ()),
    ("advanced-gambit-2", "advanced", 2, (GAMBIT,)),
    ("advanced-gambit-3", "advanced", 3, (GAMBIT,)),
    ("silesia-gambit-3", "silesia-gambit", 3, ()),
)
TREATIES = 4
"""Games with many treaties."""
STOPPED = ("movement", "duel", "select", "vote", "recruit")
"""Decisions at which a game stops, and its position is kept."""
TRIES = 60
"""Games in which such a decision is looked for."""
SAID = ("Good evening.", "May I have that back?", "Zażółć gęślą jaźń: schöne Grüße!", "louis: undo")
OUT_OF_TURN, MESSAGES, UNDOS, GRANTED = 0.05, 0.01, 0.03, 0.7
LOOKS = 4
"""Marches of which the boldest is taken."""
START = 1_700_000_000.0
"""When the games on the server began; a minute passes with each action."""
DAY = 86_400.0


# ---------------------------------------------------------------- records


def choose(game: Game, seat: str, rng: Random) -> Action:
    """A legal action at random; of marches the boldest of some."""
    choices = game.legal(seat)
    assert choices is not None
    action = choices.sample(rng)
    if isinstance(action, March):
        action = boldest(game.state, [action, *(choices.sample(rng) for _ in range(LOOKS))])
    return action


def one(history: History, rng: Random) -> None:
    """Something that happens in a game: an action, an undo, a request and its answers, or a message."""
    game, chance = history.game, rng.random()
    if history.request is not None:
        if rng.random() < 0.5:
            asked = [seat for seat in game.seats if seat not in history.request.granted]
            (history.grant if rng.random() < GRANTED else history.refuse)(rng.choice(asked))
    elif chance < UNDOS:
        seats = {move.seat for move in game.moves}
        if seats:
            history.undo(rng.choice(sorted(seats)))
    elif chance < UNDOS + MESSAGES:
        history.say(rng.choice(game.seats), rng.choice(SAID))
    elif chance < UNDOS + MESSAGES + OUT_OF_TURN and game.may_act:
        seat = rng.choice(game.may_act)
        several = [c for c in engine.out_of_turn(game.state, game.seats.index(seat)) if c.several()]
        history.play(f"{seat}: {game.format(rng.choice(several).sample(rng))}")
    if game.to_act:
        seat = rng.choice(game.to_act)
        history.play(f"{seat}: {game.format(choose(game, seat, rng))}")


def played(game: Game, seed: str, stop: Callable[[History], bool]) -> History:
    """A game played until it is over, or something holds."""
    history, rng = History(game), Random(seed)
    while history.game.outcome is None and not stop(history):
        one(history, rng)
    return history


def record_of(history: History) -> Json:
    """What is noted of a record."""
    game = history.game
    assert History.load(history.record(), game.box).record() == history.record()
    return {
        "lines": len(history.lines),
        "over": list(game.outcome) if game.outcome else None,
        "turn": game.state.turn,
        "to_act": list(game.to_act),
        "messages": [[game.seats[said.seat], said.text] for said in history.messages()],
        "request": history.request.seat if history.request else None,
    }


def stopped(kind: str, box: Box) -> tuple[str, History] | None:
    """A game that waits for a kind of decision, and its setting; None if none of many games came to that."""

    def there(history: History) -> bool:
        return len(history.lines) > 50 and history.game.state.agenda[-1].kind == kind

    for number in range(TRIES):
        for name, variant, players, options in reversed(SETTINGS):
            seed = f"{name} {kind} {number}"
            history = played(Game.new(variant, players, seed, box, options), seed, there)
            if history.game.outcome is None:
                return name, history
    return None


def has_request(history: History) -> bool:
    """Whether an undo waits for answers, when there is something to see already."""
    return history.request is not None and len(history.lines) > 60


def make_records(folder: Path, box: Box, older: Box) -> tuple[Json, Json]:
    """Finished games of every setting, games with treaties, requests for an undo, and games stopped halfway."""
    games: dict[str, History] = {}
    for name, variant, players, options in SETTINGS:
        seed = f"{name} over"
        games[f"{name}-over"] = played(Game.new(variant, players, seed, box, options), seed, lambda _: False)
    for name, variant, players, options in (SETTINGS[1], SETTINGS[3]):
        seed = f"{name} undo"
        games[f"{name}-undo-asked"] = played(
            Game.new(variant, players, seed, box, options), seed, has_request
        )
    for number in range(TREATIES):
        games[f"treaties-{number}"] = History.load(negotiated(number, box, "release").text, box)
    new = Game.new("introductory", 3, "pack 1", older)
    games["introductory-3-over-pack-1"] = played(new, "pack 1", lambda _: False)
    positions = {}
    for kind in STOPPED:
        found = stopped(kind, box)
        assert found, kind
        name, history = f"{found[0]}-at-{kind}", found[1]
        games[name], positions[name] = history, list(history.game.to_act)
        write(folder / "positions" / f"{name}.yaml.gz", history.game.position().encode())
    told = {}
    for name, history in games.items():
        write(folder / "records" / f"{name}.txt.gz", history.record().encode())
        told[name] = record_of(history)
    return told, positions


def write(path: Path, content: bytes) -> None:
    """A packed file, the same for the same content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(content, 9, mtime=0))


# ---------------------------------------------------------------- a server


class Evening:
    """Games on a server, played by people who talk to it as the page does."""

    def __init__(self, database: Path, box: Box, rng: Random) -> None:
        """Takes the file of the database."""
        self.database, self.box, self.rng = database, box, rng
        self.clock = START
        self.games: Json = {}
        self.players: Json = {}
        self.ids = 0
        self.served: Nearby

    def id(self) -> str:
        """The id of something that is done once."""
        self.ids += 1
        return f"action-{self.ids}"

    def ask(self, name: str, path: str, seat: str | None = None) -> Any:
        """What a seat or a spectator is told of a game."""
        game = self.games[name]
        token = game["tokens"][seat] if seat else None
        return self.served.done("GET", f"/api/games/{game['id']}{path}", token)

    def do(self, name: str, seat: str, path: str, /, method: str = "POST", **body: Any) -> Any:
        """Something that a seat does; a minute passes."""
        self.clock += 60
        game = self.games[name]
        return self.served.done(method, f"/api/games/{game['id']}{path}", game["tokens"][seat], json=body)

    def once(self, name: str, seat: str, path: str, /, **body: Any) -> Any:
        """Something that is done once, however often it is sent."""
        return self.do(name, seat, path, id=self.id(), **body)

    def act(self, name: str, seat: str, /, **body: str) -> None:
        """An action; one that this seat has answered the same step with before is refused."""
        self.clock += 60
        game = self.games[name]
        given = {"id": self.id(), **body}
        answer = self.served.ask("POST", f"/api/games/{game['id']}/act", game["tokens"][seat], json=given)
        assert answer.is_success or answer.json()["error"] == "server-stale", answer.text

    def new(self, name: str, /, join: int = 3, player: str | None = None, **settings: Any) -> None:
        """A new game in which some take their seats; the last of them with a personal link if one is given."""
        made = self.served.done("POST", "/api/games", json={"name": name, **settings})
        self.games[name] = {"id": made["game"]["id"], "tokens": made["tokens"]}
        for seat in [*made["tokens"]][:join]:
            value, last = f"{self.rng.getrandbits(256):064x}", seat == [*made["tokens"]][-1]
            link = {"player": player} if player and last else {}
            self.take(name, seat, value=value, **link)

    def take(self, name: str, seat: str, /, **body: str) -> None:
        """Somebody sits down, and has a key from then on."""
        key = f"{self.rng.getrandbits(88):022x}"
        self.do(name, seat, "/take", name=f"Player {seat.title()}", key=key, **body)
        self.games[name]["tokens"][seat] = key

    def player(self, name: str) -> str:
        """A personal link."""
        token = str(self.served.done("POST", "/api/players", json={"name": name})["token"])
        self.players[name] = {"token": token}
        return token

    def table(self, name: str) -> Json:
        """The table when no bot has anything to do: as a person sees it whom the game waits for."""
        while True:
            for seat in self.games[name]["tokens"]:
                table: Json = self.ask(name, "/updates?after=0", seat)["table"]
                info = {entry["seat"]: entry for entry in table["game"]["seats"]}
                if info[seat]["resigned"] or info[seat]["standing_in"]:
                    continue
                if table["game"]["status"] != "running" or seat in table["to_act"]:
                    return table
            time.sleep(0.02)

    def play(self, name: str, actions: int, undos: float = 0.03) -> Json:
        """Some actions of people, with undos, messages and what may be done at any time; the table then."""
        table = self.table(name)
        for _ in range(actions):
            if table["game"]["status"] != "running":
                break
            seat, chance = table["seat"], self.rng.random()
            if table["request"]:
                for other in table["request"]["waiting"]:
                    self.once(name, other, "/undo/answer", grant=True)
            elif chance < undos and table["undo"]["possible"]:
                self.once(name, seat, "/undo")
            elif chance < undos + MESSAGES:
                self.once(name, seat, "/say", text=self.rng.choice(SAID))
            else:
                free = chance < undos + MESSAGES + OUT_OF_TURN
                action = sampled_any_time(table["view"], self.rng, self.box) if free else None
                action = action or sampled(table["view"], self.rng, self.box, boldest)
                self.act(name, seat, step=table["step"], action=action)
            table = self.table(name)
        return table

    def all(self) -> None:
        """All games of the database."""
        recruit, captain = (
            {"kind": "bot", "bot": "recruit"},
            {"kind": "bot", "bot": "captain", "seconds": 0.5},
        )
        somebody = self.player("Somebody")
        self.new("waiting", join=1, variant="advanced")
        self.new("hot-seat", watch="nobody")
        self.play("hot-seat", 90)
        self.new("links and bots", seats={"frederick": recruit, "louis": captain})
        self.play("links and bots", 25, undos=0)
        self.new("advanced", variant="advanced", watch="anyone", player=somebody)
        self.play("advanced", 330)
        self.do("advanced", "frederick", "/notes", method="PUT", text="Louis has no hearts.\nŁódź")
        self.do("advanced", "louis", "/read", seq=10**6)
        self.once("advanced", "frederick", "/say", text="Who votes for whom?")
        self.once("advanced", "maria_theresa", "/say", text="Nobody for you.")
        self.new("two and an undo", variant="advanced", players=2, options=[GAMBIT])
        table = self.play("two and an undo", 200)
        while table["undo"]["free"] or not table["undo"]["possible"] or table["request"]:
            table = self.play("two and an undo", 1, undos=0)
        self.once("two and an undo", table["seat"], "/undo")
        self.new("silesia gambit", variant="silesia-gambit")
        self.play("silesia gambit", 120)
        self.new("somebody is away", variant="advanced")
        self.play("somebody is away", 60)
        self.do("somebody is away", "frederick", "/leave", bot="recruit")
        self.play("somebody is away", 40, undos=0)
        self.new("over by the rules", watch="anyone", player=somebody)
        self.play("over by the rules", 10_000)
        self.once("over by the rules", "louis", "/say", text="Well played.")
        self.new("over by agreement", variant="advanced", players=2)
        self.play("over by agreement", 50)
        for seat in self.games["over by agreement"]["tokens"]:
            self.do("over by agreement", seat, "/end", agree=True)
        self.new("resigned", players=2)
        self.play("resigned", 20)
        self.do("resigned", "a", "/resign")
        self.play("resigned", 3, undos=0)
        self.load("from a record", "silesia-gambit", 70)
        self.new("days for a move", days=2.0)
        self.play("days for a move", 30)

    def load(self, name: str, variant: str, lines: int) -> None:
        """A game that goes on from a record."""
        new = Game.new(variant, 3, name, self.box)
        history = played(new, name, lambda history: len(history.lines) >= lines)
        body = {"record": history.record(), "name": name}
        made = self.served.done("POST", "/api/games/load", json=body)
        self.games[name] = {"id": made["game"]["id"], "tokens": made["tokens"]}
        for seat in made["tokens"]:
            self.take(name, seat, value=f"{self.rng.getrandbits(256):064x}")

    def observe(self) -> None:
        """Notes what each game is, as its seats are told."""
        for name, game in self.games.items():
            seen = {seat: self.served.update(game["id"], key) for seat, key in game["tokens"].items()}
            table = next(iter(seen.values()))["table"]
            info = table["game"]
            game["info"] = {key: value for key, value in info.items() if key not in ("differs", "engine")}
            for entry in info["seats"]:
                del entry["online"], entry["waiting_since"]  # which a server that starts sets anew
            game["to_act"], game["request"] = table["to_act"], table["request"]
            events = [entry["event"] for entry in next(iter(seen.values()))["entries"]]
            said = [event for event in events if event["kind"] == "said"]
            game["messages"] = [{key: event[key] for key in ("seat", "text")} for event in said]
            game["seq"] = {seat: update["table"]["seq"] for seat, update in seen.items()}
            game["unread"] = {seat: update["table"]["unread"] for seat, update in seen.items()}
            taken = [
                entry["seat"] for entry in info["seats"] if entry["taken"] and entry["seat"] in game["tokens"]
            ]
            game["notes"] = {seat: self.ask(name, "/notes", seat)["text"] for seat in taken}
        for player in self.players.values():
            held = self.served.done("GET", "/api/me", player["token"])["games"]
            player["games"] = sorted(entry["game"]["name"] for entry in held)


def make_database(folder: Path, box: Box) -> Json:
    """A server's database with games of every kind, and the archive that the command makes of it."""
    with tempfile.TemporaryDirectory() as place:
        file, archive = Path(place) / "games.sqlite", Path(place) / "archive.txt"
        evening = Evening(file, box, Random("an evening"))
        with nearby(file, now=lambda: evening.clock) as evening.served:
            evening.all()
            evening.observe()
            assert evening.served.logged.faults() == []
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("vacuum")
        command = [str(Path(sys.executable).with_name("maria")), "games", "export", str(archive)]
        subprocess.run([*command, "--database", f"sqlite:///{file}"], check=True)
        write(folder / "games.sqlite.gz", file.read_bytes())
        write(folder / "archive.txt.gz", archive.read_bytes())
    return {"now": evening.clock, "games": evening.games, "players": evening.players}


def main() -> None:
    """Makes all files of a release in a folder."""
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as cache:
        os.environ["MARIA_CACHE"] = cache
        packs = Path(sys.modules[load.__module__].__file__ or "").parent / "packs"
        box = load()
        records, positions = make_records(folder, box, load(packs / "reconstruction-1"))
        about = {"engine": ENGINE, "records": records, "positions": positions}
        about["server"] = make_database(folder, box)
    (folder / "about.json").write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
