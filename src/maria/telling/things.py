"""Describes things of the box: a title, and rows of a label and a value."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from maria.box import Box, model
from maria.box.lookup import Thing
from maria.box.names import Namer
from maria.box.tables import members
from maria.phrases import box_effects, power_ref
from maria.texts.message import Message, Ref, Several, message

Row = tuple[str, str | int | list[str] | Several]
"""The last part of a label's message key, and the value; rows with an empty value are left out."""


class Sheet(NamedTuple):
    """The description of one thing."""

    title: str
    rows: list[tuple[str, str]]


def describe(words: Namer, thing: Thing) -> Sheet:
    """Everything the box says about a thing, in words."""
    box, say = words.box, words.say
    rows: list[Row]
    match thing:
        case model.City():
            chart = box.pack.about.map[box.board.map_of[box.board.index[thing.id]]]
            title = say("show-city", name=thing.name, map=say(f"map-{chart.id}"))
            rows = _city(words, thing)
        case model.General():
            title = say("show-general", name=thing.name, power=say(f"power-{thing.power}"))
            rows = [("rank", thing.rank), ("minimum", thing.minimum), ("setup", start_of(words, thing))]
        case model.Power():
            title = say(f"show-power-{thing.rank}", name=say(f"power-{thing.id}"))
            rows = _power(words, thing)
        case model.Territory():
            title = say("show-territory", name=say(f"territory-{thing.id}"))
            inside, board = box.board.in_territory[thing.id], box.board
            cities = [board.cities[city] for city in members(inside & board.fortresses)]
            rows = [
                ("home", say("show-nobody" if thing.home == "nobody" else f"power-{thing.home}")),
                ("cities", inside.bit_count()),
                ("fortresses", [f"{c.name} ({say(f'show-fortress-{c.fortress}')})" for c in cities]),
            ]
        case model.PoliticalCard():
            title = say("show-card", name=say(f"card-{thing.id}"))
            rows = [
                ("year", thing.year),
                ("arms", [say(f"power-{power}") for power in thing.arms]),
                ("shifts", [words.phrase(shift_words(box, shift)) for shift in thing.shifts]),
                *(("instruction", words.text(instruction_words(each))) for each in thing.instructions),
            ]
        case model.Track():
            title = say("show-track", name=say(f"track-{thing.id}"))
            rows = [("box", box_effects(each)) for each in thing.boxes]
    rows.append(("source", say("source-" + thing.source.replace(" ", "-"))))
    lines = []
    for number, (label, value) in enumerate(rows, 1):  # the boxes of a track have numbers
        text = words.value_text(Several(tuple(value), "more") if isinstance(value, list) else value)
        lines += [(say(f"show-field-{label}", number=number), text)] if text else []
    return Sheet(title, lines)


def start_of(words: Namer, piece: model.General | model.Train) -> str:
    """Where a piece starts."""
    box, say = words.box, words.say
    if piece.box:
        return say("show-in-box", box=say(f"box-{piece.box}"))
    city = box.board.cities[box.board.index[piece.city]]
    return say("show-in-city", city=city.name, square=city.square)


def _city(words: Namer, city: model.City) -> list[Row]:
    pack, board, say = words.box.pack, words.box.board, words.say
    index = board.index[city.id]
    suit, mains = board.suit_of[index], board.main_neighbours[index]

    def power(of: model.Train | model.Marking | model.OffMapBox) -> str:
        return words.value_text(power_ref(of.power))

    return [
        ("today", city.today),
        ("square", city.square),
        ("territory", say(f"territory-{city.territory}")),
        ("suit", words.value_text(Ref("suit", suit))),
        ("fortress", say(f"show-fortress-{city.fortress}") if city.fortress else ""),
        ("vote", say("show-yes") if city.vote else ""),
        ("main-roads", [board.cities[near].name for near in mains]),
        ("roads", [board.cities[near].name for near in board.neighbours[index] if near not in mains]),
        (
            "setup",
            [
                *(general.name for general in pack.generals if general.city == city.id),
                *(say("show-train", power=power(train)) for train in pack.trains if train.city == city.id),
                *(say(f"show-marked-{m.kind}", power=power(m)) for m in pack.markings if city.id in m.cities),
                *(
                    say("show-arrow", box=say(f"box-{arrow.id}"), power=power(arrow))
                    for arrow in pack.off_map_boxes
                    if arrow.city == city.id
                ),
            ],
        ),
    ]


def _power(words: Namer, power: model.Power) -> list[Row]:
    box, say = words.box, words.say
    return [
        ("role", say(f"role-{power.role}")),
        *((name, getattr(power, name)) for name in ("troops", "hand", "income")),
        ("pool", power.pool or ""),
        ("generals", [f"{g.rank} {g.name}" for g in box.pack.generals if g.power == power.id]),
        ("trains", [start_of(words, train) for train in box.pack.trains if train.power == power.id]),
    ]


def shift_words(box: Box, shift: model.Shift) -> Message:
    """17.j: a shift: the track, the number of boxes and the direction."""
    track = [track.id for track in box.pack.tracks].index(shift.track)
    return message(f"show-shift-{shift.direction}", track=Ref("track", track), boxes=shift.boxes)


def instruction_words(instruction: model.Instruction) -> Message:
    """17.j: an instruction as a sentence, with the powers that may follow it."""
    power = power_ref(instruction.power) if instruction.power else message("show-executing")
    text = message(f"show-instruction-{instruction.kind}", power=power, count=instruction.count)
    if not instruction.by:
        return text
    return message("show-instruction-by", powers=Several(tuple(map(power_ref, instruction.by))), text=text)


@lru_cache(maxsize=1024)
def box_changes(before: model.TrackBox, after: model.TrackBox) -> tuple[Message, ...]:
    """17.l to 17.n, 19.3: the effects that begin and end when a marker moves from one box to another."""
    words = [message(f"shift-status-{after.status}")] if after.status != before.status else []
    for kind in ("victory", "bonus", "penalty", "corps"):
        was, now = (Counter(_named(box, kind)) for box in (before, after))
        for way, powers in (("begins", now - was), ("ends", was - now)):
            words += [message(f"shift-{kind}-{way}", power=power_ref(power)) for power in powers.elements()]
    return tuple(words)


def _named(box: model.TrackBox, kind: str) -> tuple[model.PowerId, ...]:
    """The powers that a box names for an effect; for `victory` at most one."""
    named = getattr(box, kind)
    return named if isinstance(named, tuple) else (named,) if named else ()
