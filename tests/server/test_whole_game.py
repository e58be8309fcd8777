"""A whole game over real HTTP and WebSockets, with everything that can go wrong; nobody learns hidden facts.

The server chooses the seed, so each run plays a different game; a failure leaves the record for a replay.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import aclosing
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from maria import fairness
from maria.actions import Transfer
from maria.box import Box
from maria.events import Event
from maria.game import Game
from maria.history import History
from maria.record import UNDO, read_header
from maria.rules.variant import Variant
from maria.simulate import boldest
from maria.state import State
from maria.view import everything, view
from maria.words import Words
from server.client import Client, Json, Refused, create, has, offered, sampled, sampled_any_time, together
from server.serving import serve
from spoken import spoken

SEATS = Variant.seats
TELLING = 5
"""A list with this many different numbers cannot match a secret by coincidence."""


class Evening:
    """Three players and a spectator at a table. Everything happens in sequence, with seeded randomness.

    `public` counts the lines that everybody gets, `secret` those that only one seat gets. So we know the
    number that each client's next update must have.
    """

    def __init__(self, url: str, game: str, tokens: dict[str, str], box: Box, seed: str) -> None:
        self.box, self.rng = box, Random(seed)
        self.players = {
            seat: Client(url, game, token, Random(f"{seed} {seat}"), address=seat)
            for seat, token in tokens.items()
        }
        self.spectator = Client(url, game, None, Random(seed))
        self.values: dict[str, str] = {}
        self.online: set[str] = set()
        self.public, self.secret = 0, Counter[str]()
        self.answers = cycle((True, True, False))
        self.before_the_end: dict[str, int] = {}
        self.done: Counter[str] = Counter()

    @property
    def all(self) -> dict[str, Client]:
        return {**self.players, "": self.spectator}

    async def sit_down(self) -> None:
        """Everybody takes a seat, and the game begins with the last one."""
        for seat, player in self.players.items():
            self.values[seat] = await player.take(f"player of {seat}")
        for seat in self.all:
            await self.come(seat)
        self.public = self.spectator.seq
        await self.settle()

    async def come(self, seat: str, after: int | None = None) -> None:
        client = self.all[seat]
        heard = len(client.updates)
        await client.connect(after)
        await client.until(lambda client: len(client.updates) > heard and client.is_up_to_date)
        self.online.add(seat)

    async def leave(self, seat: str) -> None:
        """Ends a live connection, with or without a close message."""
        if seat in self.online:
            self.online.remove(seat)
            await self.players[seat].disconnect(abruptly=self.rng.random() < 0.5)
            self.done["went"] += 1

    async def settle(self) -> None:
        """Waits until everybody online has all entries meant for them, and checks that they have no more."""
        for seat in self.online:
            wanted = self.public + self.secret[seat]
            await self.all[seat].until(has(wanted))
            assert self.all[seat].seq == wanted

    def waiting(self) -> list[str]:
        """The seats that the game waits for, as the spectator sees it."""
        assert self.spectator.table is not None
        return [seat for seat in self.spectator.table["to_act"] if seat in self.players]

    def over(self) -> bool:
        assert self.spectator.table is not None
        return bool(self.spectator.table["game"]["status"] == "over")

    async def ready(self, seat: str) -> Client:
        """The player of a seat, up to date, maybe without a live connection."""
        player = self.players[seat]
        if seat not in self.online:
            if self.rng.random() < 0.5:
                await self.come(seat, self.rng.choice([None, 0, self.rng.randrange(player.seq + 1)]))
                self.done["came back"] += 1
            else:
                await player.refresh()
        return player

    async def act(self, _: str) -> None:
        """Plays an action that the game waits for; sometimes sends it again, or three times at once."""
        player, number = await self.ready(self.rng.choice(self.waiting())), self.done["acted"]
        if number % 10 == 9:
            action = await offered(player, self.box)
            self.done["offered"] += 1
        else:
            action = sampled(player.view, player.rng, self.box, self.rng.choice([boldest, together]))
        name = player.new_id()
        assert player.table is not None
        step, before = player.table["step"], player.seq
        self.before_the_end = {other: len(client.received) for other, client in self.all.items()}
        times = 3 if number % 20 == 5 else 1
        sent = (player.act(action, name, step) for _ in range(times))
        answers = await asyncio.gather(*sent, return_exceptions=True)
        if refusals := [answer for answer in answers if isinstance(answer, BaseException)]:
            stale = [r for r in refusals if isinstance(r, Refused) and r.args[:2] == (409, "server-stale")]
            assert len(stale) == times, ("the same answer to a decision counts once", answers)
            return
        if times > 1:
            self.done["sent thrice at once"] += 1
        if number % 20 == 15:
            await player.act(action, name, step)
            self.done["sent again"] += 1
        assert player.seq == before + 1
        self.public += 1
        self.done["acted"] += 1

    async def stale(self, _: str) -> None:
        """Tries an answer to an earlier decision, and a text that is not an action."""
        player = await self.ready(self.rng.choice(self.waiting()))
        assert player.table is not None
        action, gone = sampled(player.view, player.rng, self.box), str(int(player.table["step"]) - 1)
        with pytest.raises(Refused) as late:
            await player.act(action, step=gone)
        assert late.value.status == 409
        assert late.value.body["table"]["seq"] == player.seq
        with pytest.raises(Refused) as nonsense:
            await player.act("storm the bastille")
        assert 400 <= nonsense.value.status < 500
        self.done["refused"] += 2

    async def not_on_turn(self, seat: str) -> None:
        """Tries a legal action of another seat."""
        if seat not in self.waiting():
            player = await self.ready(self.waiting()[0])
            action = sampled(player.view, player.rng, self.box)
            with pytest.raises(Refused) as refused:
                await (await self.ready(seat)).act(action)
            assert 400 <= refused.value.status < 500
            self.done["refused"] += 1

    async def transfer(self, _: str) -> None:
        """6.e: transfers troops within a stack, if anybody can; every other time, undoes it."""
        for seat in self.rng.sample(SEATS, len(SEATS)):
            player = await self.ready(seat)
            action = sampled_any_time(player.view, player.rng, self.box, Transfer)
            if action is not None:
                break
        else:
            return
        name = player.new_id()
        await player.act(action, name)
        if self.rng.random() < 0.3:
            await player.act(action, name)
        self.secret[seat] += 1
        self.done["transferred"] += 1
        if self.done["transferred"] % 2:
            await player.undo()
            self.secret[seat] += 1
            self.done["transfer taken back"] += 1

    async def any_time(self, seat: str) -> None:
        """10.1.k, 20: consent, and proposals of subsidies."""
        player = await self.ready(seat)
        action = sampled_any_time(player.view, player.rng, self.box)
        if action is not None and not action.startswith("transfer"):
            await player.act(action)
            self.public += 1
            self.done["out of turn"] += 1

    async def undo(self, seat: str) -> None:
        """Takes back an action, freely or with the others' consent, which they do not always give."""
        player = await self.ready(seat)
        assert player.table is not None
        if not player.table["undo"]["possible"] or player.table["request"]:
            return
        free = player.table["undo"]["free"]
        await player.undo()
        await self.count(seat)
        self.done["undo free" if free else "undo asked"] += 1
        for other in SEATS:
            asked = (await self.ready(other)).table
            assert asked is not None
            if asked["request"] and other in asked["request"]["waiting"]:
                grant = next(self.answers)
                await self.players[other].answer_undo(grant)
                await self.count(other)
                self.done["undo granted" if grant else "undo refused"] += 1

    async def count(self, seat: str) -> None:
        """Counts a seat's latest action as public or secret, by whether the spectator got an entry."""
        before = self.public
        await self.spectator.refresh()
        self.public = self.spectator.seq
        if self.public == before:
            self.secret[seat] += 1
        assert self.players[seat].seq == self.public + self.secret[seat]

    async def say(self, seat: str) -> None:
        player = await self.ready(seat)
        await player.say(f"message {self.rng.randrange(1000)} of {seat}: ♠7, Zürich & <b>")
        self.public += 1
        self.done["said"] += 1

    async def play(self) -> None:
        """Plays to the end. Undos are frequent until one is refused, so that even a short game covers all."""
        deeds = {
            self.leave: 4, self.stale: 3, self.not_on_turn: 2, self.transfer: 8, self.any_time: 4,
            self.undo: 12, self.say: 3, self.act: 72,
        }  # fmt: skip
        while not self.over():
            (deed,) = self.rng.choices(list(deeds), list(deeds.values()))
            await deed(self.rng.choice(SEATS))
            await self.settle()
            if self.done["undo refused"]:
                deeds[self.undo] = 3

    async def aclose(self) -> None:
        for client in self.all.values():
            await client.aclose()


# ---------------------------------------------------------------- what audiences may know, from the record


Told = tuple[int, Any, str]
"""An entry: its number, its event and its text."""


class Moment(NamedTuple):
    """The game after a line of its record: the position, and the only seat that may see the line, if any."""

    line: str
    state: State
    only: str | None


class Replay:
    """Replays a game line by line: its moments, and each audience's entries. The first is the start."""

    def __init__(self, text: str, box: Box, first: int) -> None:
        header, lines = read_header(text)
        self.history = History(Game(box, header))
        self.words = Words(self.history.game, "en")
        self.seen: dict[str, list[Moment]] = {seat: [] for seat in (*SEATS, "")}
        self.told: dict[str, list[Told]] = {seat: [] for seat in self.seen}
        self.first = first
        self._add("", self.history.game.started, None)
        for _, line in lines:
            seat = line.split(":")[0].split()[0]
            only = seat if self._is_secret(line, seat) else None
            self._add(line, self.history.play(line).events, only)

    def _is_secret(self, line: str, seat: str) -> bool:
        """6.e: whether a line is a transfer, or takes one back without asking anybody."""
        game = self.history.game
        if line != f"{seat}: {UNDO}":
            return line.startswith(f"{seat}: transfer ")
        latest = max(n for n, move in enumerate(game.moves) if move.seat == seat)
        asked = self.history.request is not None and self.history.request.move == latest
        return isinstance(game.moves[latest].action, Transfer) and not asked

    def _add(self, line: str, events: list[Event], only: str | None) -> None:
        moment = Moment(line, self.history.game.state.copy(), only)
        for seat in self.seen:
            if only in (None, seat):
                self.seen[seat].append(moment)
                self.told[seat] += self._told(seat, events)

    def _told(self, seat: str, events: list[Event]) -> Iterator[Told]:
        number = SEATS.index(seat) if seat else None
        for event in events:
            text, seen = self.words.text_of(event, number), event.seen_by(number)
            if text and seen:
                yield self.first + len(self.seen[seat]) - 1, as_json(seen.plain()), text


def as_json(content: Any) -> Any:
    return json.loads(json.dumps(content, default=lambda clause: clause.plain()))


def hidden_rows(state: State, seat: int | None) -> Iterator[list[int]]:
    """Lists of numbers that a seat must not get: hands, decks in order, troops."""
    setting = state.setting
    eyes = (1 << len(setting.seats)) - 1 if seat is None else 1 << seat
    for power in range(6):
        if seat is None or state.seat_of[power] != seat:
            faces = [state.known.faces.get(card, 0) & eyes == eyes for card in state.hands[power]]
            if not all(faces):  # 19.3.d: the seat that played Saxony has seen its hand
                yield state.hands[power]
            yield [state.troops[general] for general in setting.generals_of[power]]
    yield state.draw
    yield state.hoard
    yield state.political
    yield state.troops
    yield state.placed


def rows_in(content: Any) -> Iterator[list[int]]:
    """All lists of numbers in some JSON."""
    if isinstance(content, dict):
        content = list(content.values())
    if isinstance(content, list):
        if all(isinstance(number, int) for number in content):
            yield content
        for part in content:
            yield from rows_in(part)


def check_updates(client: Client, seat: str, replay: Replay) -> None:
    """Checks that every update shows its moment as the seat may see it, with the entries the seat may get.

    The numbers count only what the seat may see. So no number is missing or reveals that something is hidden.
    """
    number = SEATS.index(seat) if seat else None
    seen, first = replay.seen[seat], replay.first
    wanted: dict[int, Any] = {}
    for update in client.updates:
        table = update["table"]
        moment = seen[table["seq"] - first]
        over = table["game"]["status"] == "over"
        if table["seq"] not in wanted:
            wanted[table["seq"]] = as_json(everything(moment.state) if over else view(moment.state, number))
        assert table["view"] == wanted[table["seq"]], (seat, moment.line)
        if not over:
            rows = {tuple(row) for row in rows_in(update)}
            hidden = set(map(tuple, hidden_rows(moment.state, number)))
            assert not [row for row in hidden & rows if len(set(row)) >= TELLING], (seat, moment.line)
    begin = next(place for place, entry in enumerate(client.entries) if entry["seq"] == first)
    told = [entry for entry in client.entries[begin:] if entry["event"]["kind"] != "game-begins"]
    assert [(entry["seq"], entry["event"], spoken(entry["text"])) for entry in told] == replay.told[seat]
    assert client.seq == first + len(seen) - 1


def check_bytes(evening: Evening, seed: str, secret: str) -> None:
    """Checks that no client got the seed, the secret or another seat's values or token before the end."""
    for seat, client in evening.all.items():
        others = [other for other in SEATS if other != seat]
        hidden = [seed, secret, *(evening.values[other] for other in others)]
        hidden += [str(evening.players[other].token) for other in others]
        told = b"\n".join(client.received[: evening.before_the_end[seat]])
        assert [text for text in hidden if text.encode() in told] == []


ALL_OF_IT = {
    "acted", "came back", "offered", "out of turn", "refused", "said", "sent again", "sent thrice at once", "transferred",
    "transfer taken back", "undo asked", "undo free", "undo granted", "undo refused", "went",
}  # fmt: skip


def test_a_whole_game_tells_each_seat_what_it_may_know_and_nothing_else(
    database_url: str, box: Box, tmp_path: Path
) -> None:
    if database_url.startswith("postgres") and "MARIA_KILLS" not in os.environ:
        pytest.skip("`make soak-server` plays it on PostgreSQL: it takes minutes")

    async def play(url: str) -> None:
        created = await create(url, variant="advanced", players=3, watch="link")
        evening = Evening(url, created["game"]["id"], created["tokens"], box, "an evening in 1741")
        async with aclosing(evening):
            await evening.sit_down()
            first = evening.public
            await evening.play()
            text = await evening.spectator.record()
            (tmp_path / "record.txt").write_text(text, "utf-8")
            for seat in SEATS:
                await (await evening.ready(seat)).refresh()
            proof: Json = await evening.spectator.ask("/proof")
        assert evening.done.keys() >= ALL_OF_IT, evening.done
        fairness.check(proof["seed"], created["game"]["commitment"], proof["secret"], proof["values"])
        assert proof["values"] == evening.values
        assert History.load(text, box).record() == text
        assert read_header(text)[0].seed == proof["seed"]
        check_bytes(evening, proof["seed"], proof["secret"])
        replay = Replay(text, box, first)
        for seat, client in evening.all.items():
            check_updates(client, seat, replay)

    with serve(database_url, behind_proxy=True) as served:
        asyncio.run(play(served.url))
        assert "Traceback" not in "".join(served.logs)
