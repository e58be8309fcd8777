"""The data sent about a room are true for each audience: every field is compared with the game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pydantic import BaseModel
from pydantic_core import from_json, to_json

from maria import engine, record
from maria.box import Box
from maria.events import Event
from maria.fairness import commitment
from maria.game import ENGINE, Game
from maria.random_play import pick, pick_out_of_turn
from maria.reading.anytime import BASES as ANY_TIME
from maria.reading.position import BASES, facts
from maria.record import ASK, UNDO
from maria.rules.marches import Marched
from maria.rules.retreat import Retreated
from maria.rules.variant import Variant
from maria.rules.variants import VARIANTS
from maria.server import models as m
from maria.server import serializers
from maria.server.messages import message_data
from maria.server.offers import SeatChoices, choices, meaning, out_of_turn, question_to
from maria.server.offers import facts as shaped_facts
from maria.server.room import HASHED, RECORD, TABLE, Audience, Room
from maria.server.serializers import moment
from maria.server.storage.schema import GameRow, LineRow, SeatRow
from maria.server.table_events import GameBegins
from maria.server.updates import PAGE, RECENT, AudienceTable, _any_time, _update, table_state, update
from maria.state import MINOR, State
from maria.texts.message import Message
from maria.view import everything, public, view
from server.client import PARTS, merged
from spoken import spoken

GAMES = (("introductory", 3, ()), ("advanced", 3, ()), ("advanced", 2, ()), ("silesia-gambit", 3, ()))


class Seen:
    """A room and an audience."""

    def __init__(self, room: Room, audience: Audience) -> None:
        assert room.history is not None
        self.room, self.audience, self.history, self.game = room, audience, room.history, room.history.game
        self.name = None if audience is None else self.game.seats[audience]
        self.playing = room.status == "running"

    @property
    def latest(self) -> int:
        """The number of the seat's latest move, -1 without one."""
        own = [number for number, move in enumerate(self.game.moves) if move.seat == self.name]
        return own[-1] if own else -1


Same = Callable[[Seen, Any], bool]


def undo_free(seen: Seen, undo: m.UndoState) -> bool:
    """Whether `free` matches the game, and what happens when we try an undo."""
    if not undo.possible:
        return not undo.free
    trial = seen.history.copy()
    trial.request = None
    assert seen.name is not None
    tried = trial.undo(seen.name).own == f"{seen.name}: {UNDO}"
    return undo.free == seen.history.undo_is_free(seen.name) == tried


def again(seen: Seen, undo: m.UndoState) -> bool:
    """Whether the action to play again is legal, and is the seat's latest one taken back."""
    if undo.again is None:
        return True
    assert seen.audience is not None
    action = seen.game.parse(undo.again, seen.name)
    own = [line for line in seen.history.undone if line.seat == seen.audience]
    same = own[-1].own.endswith(undo.again)
    return same and engine.refusal(seen.game.state, seen.audience, action) is None


COMPARED: dict[type[BaseModel], dict[str, Same]] = {
    m.TableState: {
        "seq": lambda s, t: t.seq == s.room.sequence(s.audience),
        "step": lambda s, t: t.step == str(s.room.step),
        "game": lambda s, t: compare(s, t.game),
        "seat": lambda s, t: t.seat == s.name,
        "view": lambda s, t: t.view == (view(s.game.state, s.audience) if s.playing else everything(s.game.state)),
        "facts": lambda s, t: same_facts(s, t.facts.model_dump()),
        "choices": lambda s, t: t.choices == SeatChoices.model_validate(choices(s.game, s.audience if s.playing else None)),
        "any_time": lambda s, t: from_json(t.any_time.model_dump_json())
        == from_json(to_json(out_of_turn(s.game, s.audience if s.playing else None).told)),
        "to_act": lambda s, t: t.to_act == (list(s.game.to_act) if s.playing else []),
        "may_act": lambda s, t: t.may_act == (s.playing and s.name in s.game.may_act),
        "question": lambda s, t: t.question == (question_to(s.game, s.room.to_act(), s.audience) if t.to_act else None),
        "undo": lambda s, t: compare(s, t.undo),
        "request": lambda s, t: compare(s, t.request) if t.request else not (s.playing and s.history.request),
        "unread": lambda s, t: t.unread == (0 if s.audience is None else len(list(s.history.messages()))),
    },
    m.GameInfo: {
        **{name: lambda s, g, name=name: getattr(g, name) == getattr(s.room.row, name) for name in  # type: ignore[misc]
           ("id", "name", "variant", "players", "pack", "engine", "status", "watch", "days", "stand_in", "hints", "created")},
        "options": lambda s, g: g.options == json.loads(s.room.row.options),
        "changed": lambda s, g: g.changed <= s.room.log[-1].line.at,
        "turn": lambda s, g: g.turn == s.game.state.turn,
        "seats": lambda s, g: all(compare(s, seat) for seat in g.seats) and len(g.seats) == len(s.game.seats),
        "commitment": lambda s, g: g.commitment == commitment(s.room.row.secret),
        "loaded": lambda s, g: not g.loaded,
        "result": lambda s, g: (g.result is None) == s.playing,
        "differs": lambda s, g: g.differs == 0,
    },
    m.SeatInfo: {
        **{name: lambda s, i, name=name: getattr(i, name) == getattr(row_of(s, i), name) for name in  # type: ignore[misc]
           ("seat", "name", "kind", "taken", "standing_in", "resigned", "ends")},
        "bot": lambda s, i: i.bot == "",
        "online": lambda s, i: i.online == (i.seat == s.game.seats[0]),
        "waiting_since": lambda s, i: i.waiting_since == row_of(s, i).since,
        "due": lambda s, i: i.due is None,
        "powers": lambda s, i: i.powers == sorted(
            (p for p, seat in enumerate(s.game.state.seat_of) if seat == s.game.seats.index(i.seat)),
            key=lambda power: power in MINOR,
        ),
    },
    m.UndoState: {
        "possible": lambda s, u: u.possible == (
            s.playing and s.latest >= s.room.given and not (s.history.request and s.history.request.seat == s.name)
        ),
        "free": undo_free,
        "again": again,
    },
    m.UndoRequest: {
        "seat": lambda s, r: r.seat == s.history.request.seat,  # type: ignore[union-attr]
        "waiting": lambda s, r: set(r.waiting) == set(s.game.seats) - s.history.request.granted,  # type: ignore[union-attr]
        "text": lambda s, r: bool(spoken(r.text)),
    },
    m.MomentData: {
        "seq": lambda s, n: n.seq == s.room.sequence(s.audience),
        "view": lambda s, n: n.view == table_of(s).view,
        "facts": lambda s, n: n.facts == table_of(s).facts,
    },
}  # fmt: skip


def row_of(seen: Seen, info: m.SeatInfo) -> SeatRow:
    return next(row for row in seen.room.seats if row.seat == info.seat)


def table_of(seen: Seen) -> m.TableState:
    return table_state(seen.room, seen.audience, lambda _, number: number == 0)


def same_facts(seen: Seen, found: Any) -> bool:
    """Whether the facts are those of `reading`, whose tests compare the fields."""
    events = [event for move in reversed(seen.game.moves) for event in reversed(move.events)]
    wanted = shaped_facts(seen.game, seen.audience, not seen.playing)
    told = facts(seen.game.state, seen.audience, events)
    sure = [[count, count] for count in seen.game.state.troops]
    assert found["troops"] == (told.troops if seen.playing else sure)
    combat = [card.card for card in told.combat.played] if told.combat else []
    assert [card["card"] for card in (found["combat"] or {"played": []})["played"]] == combat
    assert (found["sequence"]["part"], found["winters"]) == (told.sequence.part, told.winters)
    return bool(
        from_json(to_json(found)) == from_json(to_json(wanted))
        and spoken(found["sequence"]["words"])
        and spoken(found["otherwise"]["text"])
    )


def compare(seen: Seen, told: Any) -> bool:
    """Compares every field of a model with the game."""
    for name, same in COMPARED[type(told)].items():
        assert same(seen, told), (type(told).__name__, name)
    return True


def test_every_field_of_a_table_is_compared() -> None:
    for model, names in COMPARED.items():
        assert set(model.model_fields) == set(names), model
    entry = {"seq", "at", "seat", "heading", "aside", "news", "text", "event", "journeys", "combat"}
    assert set(m.Entry.model_fields) == entry and set(m.Journey.model_fields) == {"piece", "path"}


# ---------------------------------------------------------------- a room without a database


def new_room(box: Box, variant: str, players: int, options: tuple[str, ...]) -> Room:
    row = GameRow(
        id="a" * 16, name="a game", variant=variant, players=players, options=json.dumps(options),
        pack=box.pack.hash, engine=ENGINE, status="running", created=1.0, changed=1.0, creator="somebody",
        secret="ab" * 32, seed="serializers",
    )  # fmt: skip
    room = Room(
        row, [SeatRow(name, "token", taken=True, name=f"player of {name}") for name in row.seat_names]
    )
    room.begin(Game(box, record.header_of(box, variant, players, ENGINE, "serializers", options)))
    room.add_line(LineRow(1, 1.0, "", TABLE, GameBegins.kind))
    return room


def next_line(room: Room, rng: Random) -> str:
    """A random line: a decision, an out-of-turn action, an undo, a request or answer, a redo or a message."""
    history = room.history
    assert history is not None
    game, request = history.game, history.request
    chance, number = rng.random(), rng.randrange(len(game.seats))
    if request and chance < 0.5:
        others = [seat for seat in game.seats if seat not in request.granted]
        return f"{rng.choice(others)}: {rng.choice(('grant undo', 'refuse undo'))}"
    if chance < 0.02:
        return f"{game.seats[number]} says: well, well"
    if chance < 0.12 and any(move.seat == game.seats[number] for move in game.moves):
        free = history.undo_is_free(game.seats[number])
        if free or not request:
            return f"{game.seats[number]}: {UNDO if free else ASK}"
    redo = history.again(number)
    if redo and chance < 0.6:
        return f"{game.seats[number]}: {redo}"
    chosen = pick_out_of_turn(game.state, rng) if chance < 0.2 else None
    seat = chosen[0] if chosen else rng.choice(engine.to_act(game.state))
    action = chosen[1] if chosen else pick(engine.legal(game.state, seat), rng)
    return record.format_line(game.state, seat, action)


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_what_is_told_of_a_room_is_true(
    box: Box, variant: str, players: int, options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serializers, "newest", lambda: box)
    room, rng = new_room(box, variant, players, options), Random(f"{variant} {players}")
    redone = 0
    told: dict[Audience, AudienceTable] = {}
    tables: dict[Audience, Any] = {}
    for number in range(2, 500):
        assert room.history is not None
        line = next_line(room, rng)
        redone += any(line == undone.own for undone in room.history.undone)
        room = room.copy()
        before = [room.sequence(audience) for audience in (*range(players), None)]
        room.add_line(LineRow(number, float(number), line.partition(":")[0].split()[0], RECORD, line))
        if room.game and room.game.outcome:
            room.row.status, room.row.ended = "over", "rules"
        for audience, known in zip((*range(players), None), before, strict=True):
            check_entries(room, audience, known)
            follow(room, audience, known, told, tables)
            if number % 7 == 0 or room.status == "over":
                seen = Seen(room, audience)
                table = table_of(seen)
                compare(seen, table)
                sent = json.loads(table.model_dump_json())
                assert json.loads(m.TableState(**sent).model_dump_json()) == sent, "as it was promised"
                whole = update(room, audience, known, lambda _, number: number == 0)
                assert sent == json.loads(whole.json)["table"]
        if number % 60 == 0:
            audience = rng.choice((*range(players), None))
            compare(Seen(room, audience), moment(room, audience, room.sequence(audience)))
        if room.status == "over":
            break
    assert redone > 3


@pytest.mark.parametrize("played", VARIANTS, ids=lambda v: f"{v.name}-{v.players}-{'-'.join(v.options)}")
def test_what_is_kept_of_a_position_is_as_if_made_anew(box: Box, played: Variant) -> None:
    room, rng = (
        new_room(box, played.name, played.players, played.options),
        Random(f"{played.name} {played.players}"),
    )
    kept: Counter[str] = Counter()
    any_time: dict[Audience, dict[str, Any]] = {}
    for number in range(2, 400):
        line, before = next_line(room, rng), room.facts
        room = room.copy()
        room.add_line(LineRow(number, float(number), line.partition(":")[0].split()[0], RECORD, line))
        assert room.game is not None
        if room.game.outcome:
            break
        assert room.facts == meaning(room.game).told, (number, line)
        assert room.public == public(room.position), (number, line)
        for seat in (*range(played.players), None):
            found = _any_time(room, room.game, seat).fields
            assert found == out_of_turn(room.game, seat).told, (number, line, seat)
            told = {name for name, value in found.items() if value is any_time.get(seat, {}).get(name)}
            kept.update(told & ANY_TIME.keys())
            any_time[seat] = found
        assert room.fingerprint() == HASHED + engine.fingerprint(room.position)[:15], (number, line)
        kept.update(name for name in BASES if room.facts[name] is before[name])
    assert all(kept[name] > 50 for name in (*BASES, *ANY_TIME)), kept


def follow(
    room: Room,
    audience: Audience,
    known: int,
    told: dict[Audience, AudienceTable],
    tables: dict[Audience, Any],
) -> None:
    """Checks that changes add up to the whole table, and that unchanged fields are not sent again."""
    sent = update(room, audience, known, lambda _, number: number == 0, told.get(audience))
    message, before = json.loads(sent.json), tables.get(audience)
    whole = json.loads(update(room, audience, known, lambda _, number: number == 0).json)["table"]
    if before is None:
        tables[audience] = message["table"]
    else:
        changes = message["changes"]
        tables[audience] = merged(before, changes)
        inner = [(before[name] or {}, changes[name]) for name in PARTS if name in changes]
        for was, now in [
            (before, {n: v for n, v in changes.items() if n not in PARTS}),
            *inner,
        ]:
            assert all(name not in was or was[name] != value for name, value in now.items())
        assert sent.is_new == bool(changes or message["entries"])
    assert tables[audience] == whole
    told[audience] = sent.table


def sentence_of(state: State, event: Event, audience: Audience) -> Message | None:
    seen = event.seen_by(audience)
    return seen.message(state) if seen else None


def check_entries(room: Room, audience: Audience, known: int) -> None:
    """Compares the entries of the latest line with its events."""
    log, game = room.log[-1], room.game
    assert game is not None
    told = m.Update.model_validate_json(update(room, audience, known, lambda *_: False).json).entries
    texts = [(event, sentence_of(game.state, event, audience)) for event in log.events]
    wanted = [(event, sentence) for event, sentence in texts if sentence]
    assert len(told) == len(wanted)
    decided = bool(game.moves) and log.events is game.moves[-1].events
    out_of_turn = decided and type(game.moves[-1].action) in engine.OUT_OF_TURN
    for entry, (event, sentence) in zip(told, wanted, strict=True):
        assert (entry.seq, entry.at, entry.event.kind) == (room.sequence(audience), log.line.at, event.kind)
        assert (entry.seat, entry.text) == (log.line.seat, from_json(to_json(message_data(sentence))))
        assert entry.aside == (not decided or out_of_turn)
        assert entry.news == (event.kind in ("defeated", "tie", "no-retreat"))
        assert entry.heading == (event.kind in ("turn", "politics", "stage", "election", "winter", "ended"))
        seen = event.seen_by(audience)
        assert seen and entry.event.model_dump(exclude_none=True) == json.loads(json.dumps(seen.plain()))
        assert bool(entry.journeys) == (event.kind in ("marched", "retreated"))
        for journey in entry.journeys:
            assert isinstance(event, Marched | Retreated) and tuple(journey.path) == event.path
            assert game.state.place[journey.piece] in (journey.path[-1], -1, -2)


def test_only_short_updates_are_kept(box: Box) -> None:
    room, rng = new_room(box, "introductory", 3, ()), Random(5)
    for number in range(2, 3 * RECENT):
        line = next_line(room, rng)
        room.add_line(LineRow(number, float(number), line.partition(":")[0].split()[0], RECORD, line))
    seen = room.sequence(None)
    kept = [_update.cache_info().currsize]
    for after in (1, seen - RECENT - 1, seen - RECENT):
        told = update(room, None, after, lambda *_: False)
        assert len({entry["seq"] for entry in json.loads(told.json)["entries"]}) == min(seen - after, PAGE)
        kept.append(_update.cache_info().currsize)
    assert kept[0] == kept[1] == kept[2] and (kept[3] == kept[0] + 1 or kept[0] == 64)


def test_a_long_log_comes_in_pages(box: Box) -> None:
    room, rng = new_room(box, "introductory", 3, ()), Random(6)
    for number in range(2, 2 * PAGE + 50):
        line = next_line(room, rng)
        room.add_line(LineRow(number, float(number), line.partition(":")[0].split()[0], RECORD, line))
    for audience in (0, None):
        told, after, last = list[int](), 1, room.sequence(audience)
        while after < last:
            page = m.Update.model_validate_json(update(room, audience, after, lambda *_: False).json)
            numbers = {entry.seq for entry in page.entries}
            assert numbers and numbers <= set(range(after + 1, after + PAGE + 1))
            assert (page.table.seq, page.until) == (last, min(after + PAGE, last))
            told, after = told + sorted(numbers), page.until
        assert told == sorted(set(told)) and len(told) > 1.5 * PAGE
