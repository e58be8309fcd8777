"""Updates do not depend on hidden facts: tables, events and changes are the same byte for byte.

For each position of a random game we make a twin that an audience cannot distinguish: hands, troops and decks
are dealt anew, consistent with what the audience has seen. We play the same line in both, or one that looks
the same to others. As long as it reveals nothing, the audience gets the same data.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from maria import engine, record
from maria.actions import Action
from maria.box import Box
from maria.events import Event
from maria.history import public_line
from maria.random_play import pick
from maria.server import serializers
from maria.server.room import RECORD, Audience, Room
from maria.server.storage.schema import LineRow
from maria.server.updates import Sent, update
from maria.state import State
from maria.view import sample, view
from server.test_serializers import GAMES, new_room

TRIES = 10
"""How often we try to find another action that looks the same to others."""


def update_for(room: Room, audience: Audience, after: int, known: Sent | None = None) -> tuple[Sent, Any]:
    """An update for an audience, without whether an undo is free: that depends on the real game's past."""
    sent = update(room, audience, after, lambda *_: True, known and known.table)
    content = json.loads(sent.json)
    content.get("table", content.get("changes", {})).get("undo", {}).pop("free", None)
    return sent, content


def twin(room: Room, audience: Audience, rng: Random) -> Room:
    """A room that the audience cannot distinguish from this one."""
    other = room.copy()
    assert other.game is not None
    other.game.state = sample(view(room.position, audience), rng, other.game.box)
    other.game.state.setting = room.position.setting
    other._cached, other._before = {}, None
    return other


def alike(state: State, other: State, seat: int, action: Action, rng: Random) -> Action | None:
    """An action in another position that looks the same to others; a different one if we find one."""
    public, found = public_line(state, seat, action), action
    for _ in range(TRIES):
        choices = engine.legal(other, seat)
        found = choices.sample(rng) if choices else action
        if type(found) is type(action) and found != action and public_line(other, seat, found) == public:
            return found
    return None if engine.refusal(other, seat, action) else action


def totals(room: Room) -> list[int]:
    """6.d, 14.g: the total troops per power, which are public even after generals leave with theirs."""
    return [room.position.total(power) for power in range(6)]


def play(room: Room, number: int, seat: int, action: Action) -> list[Event]:
    line = record.format_line(room.position, seat, action)
    room.add_line(LineRow(number, float(number), room.seats[seat].seat, RECORD, line))
    return room.log[-1].events


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_updates_differ_in_nothing_that_is_hidden(
    box: Box, variant: str, players: int, options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serializers, "newest", lambda: box)
    room, rng = new_room(box, variant, players, options), Random(f"secret {variant} {players}")
    compared: Counter[str] = Counter()
    for number in range(2, 150):
        seat = rng.choice(engine.to_act(room.position))
        action, after = pick(engine.legal(room.position, seat), rng), room.copy()
        events = play(after, number, seat, action)
        if after.position.outcome:
            break
        for audience in (*range(players), None):
            if audience == seat:
                continue
            known, other = room.sequence(audience), twin(room, audience, rng)
            (before, seen), (other_before, other_seen) = (
                update_for(it, audience, known) for it in (room, other)
            )
            assert seen == other_seen, (number, audience)
            done = alike(room.position, other.position, seat, action, rng)
            if done is None:
                continue
            other = other.copy()  # a published room must not change
            others = play(other, number, seat, done)
            open_ = any(event.reveals for event in (*events, *others))
            if not open_ and totals(after) == totals(other):
                _, changes = update_for(after, audience, known, before)
                _, other_changes = update_for(other, audience, known, other_before)
                assert changes == other_changes, (number, audience, action, done)
                compared[type(action).__name__] += 1
                compared["another"] += done != action
        room = after
    assert sum(compared.values()) > 100 and compared["another"], compared
