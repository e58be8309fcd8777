"""The coached first game on the server: a pupil who follows the advice wins it, and bots talk."""

from __future__ import annotations

from secrets import token_urlsafe

from maria.events import Kindred, of_kind
from maria.history import Said
from maria.server import commands
from maria.server.learning import begin_first_game
from maria.server.models import TakeSeat
from maria.server.offers.coaching import coaching
from maria.server.room import Room
from maria.server.routes.dependencies import begun
from maria.server.updates import table_state
from server.inside import Inside, Minds
from server.test_bots import FREDERICK, run, url

__all__ = ["url"]
MOST = 150
"""More than the decisions of any first game."""


def happened(room: Room, kind: type[Kindred]) -> list[Kindred]:
    return [event for entry in room.log for event in of_kind(entry.events, kind)]


def test_what_a_game_began_with_is_not_taken_back(url: str) -> None:
    """A first game starts with its troops already split: there is nothing to undo before the first march."""

    async def test(process: Inside) -> None:
        made = await begin_first_game(process.rooms, "somebody")
        game, seat = made.room.id, made.room.number_of(FREDERICK)
        taken = TakeSeat(name="Anna", value="0" * 64, key=token_urlsafe(16))
        await process.do(game, FREDERICK, commands.take_seat(taken, None))
        possible = []
        for deed in ("wait", "act", "undo"):
            if deed == "act":
                await process.act(game, FREDERICK)
            elif deed == "undo":
                await process.do(game, FREDERICK, commands.undo)
            room = await process.settled(game)
            possible.append(table_state(room, seat, lambda game, number: True).undo.possible)
        assert possible == [False, True, False]

    run(url, Minds(), test)


def test_who_does_what_the_coach_says_wins_the_game_that_everybody_gets(url: str) -> None:
    async def test(process: Inside) -> None:
        made = await begin_first_game(process.rooms, "somebody")
        game = made.room.id
        assert list(made.links) == [FREDERICK]
        taken = TakeSeat(name="Anna", value="0" * 64, key=token_urlsafe(16))
        await process.do(game, FREDERICK, commands.take_seat(taken, None))
        seat = made.room.number_of(FREDERICK)
        room = await process.settled(game)
        for _ in range(MOST):
            said = coaching(begun(room), seat)
            if said.advice is None:
                break
            await process.do(game, FREDERICK, commands.act(said.advice.action, str(room.step)))
            room = await process.settled(game)
        assert room.status == "over" and room.row.winner == FREDERICK
        assert {event.seat for event in happened(room, Said)} >= {2}, "Louis has said what he is up to"

    run(url, Minds(), test)
