"""Things of the box in words: a title, and rows of a label and what stands behind it."""

from __future__ import annotations

from typing import NamedTuple

from maria.box import Box, model
from maria.box.lookup import Thing
from maria.box.tables import members
from maria.texts import Catalogue

Row = tuple[str, str | int | list[str]]
"""What is told, by the end of its label's key: nothing if it is empty."""


class Sheet(NamedTuple):
    """What is shown of one thing."""

    title: str
    rows: list[tuple[str, str]]


def describe(box: Box, thing: Thing, say: Catalogue) -> Sheet:
    """Everything that the box tells of a thing."""
    rows: list[Row]
    match thing:
        case model.City():
            chart = box.pack.about.map[box.board.map_of[box.board.index[thing.id]]]
            title = say("show-city", name=thing.name, map=say(f"map-{chart.id}"))
            rows = _city(box, thing, say)
        case model.General():
            title = say("show-general", name=thing.name, power=say(f"power-{thing.power}"))
            rows = [("rank", thing.rank), ("minimum", thing.minimum), ("setup", start_of(box, thing, say))]
        case model.Power():
            title = say(f"show-power-{thing.rank}", name=say(f"power-{thing.id}"))
            rows = _power(box, thing, say)
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
                ("shifts", [shift_words(shift, say) for shift in thing.shifts]),
                *(("instruction", instruction_words(each, say)) for each in thing.instructions),
            ]
        case model.Track():
            title = say("show-track", name=say(f"track-{thing.id}"))
            rows = [("box", box_words(each, say)) for each in thing.boxes]
    rows.append(("source", say("source-" + thing.source.replace(" ", "-"))))
    joined = [(label, ", ".join(text) if isinstance(text, list) else str(text)) for label, text in rows]
    numbered = enumerate(joined, 1)  # the boxes of a track have numbers
    told = [(say(f"show-field-{label}", number=n), text) for n, (label, text) in numbered if text]
    return Sheet(title, told)


def start_of(box: Box, piece: model.General | model.Train, say: Catalogue) -> str:
    """Where a piece starts."""
    if piece.box:
        return say("show-in-box", box=say(f"box-{piece.box}"))
    city = box.board.cities[box.board.index[piece.city]]
    return say("show-in-city", city=city.name, square=city.square)


def _city(box: Box, city: model.City, say: Catalogue) -> list[Row]:
    pack, board = box.pack, box.board
    index = board.index[city.id]
    suit, mains = board.suit_of[index], board.main_neighbours[index]

    def power(of: model.Train | model.Marking | model.OffMapBox) -> str:
        return say(f"power-{of.power}")

    return [
        ("today", city.today),
        ("square", city.square),
        ("territory", say(f"territory-{city.territory}")),
        ("suit", f"{model.SUIT_SIGNS[suit]} {say(f'suit-{suit.name.lower()}')}"),
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


def _power(box: Box, power: model.Power, say: Catalogue) -> list[Row]:
    return [
        ("role", say(f"role-{power.role}")),
        *((name, getattr(power, name)) for name in ("troops", "hand", "income")),
        ("pool", power.pool or ""),
        ("generals", [f"{g.rank} {g.name}" for g in box.pack.generals if g.power == power.id]),
        ("trains", [start_of(box, train, say) for train in box.pack.trains if train.power == power.id]),
    ]


def shift_words(shift: model.Shift, say: Catalogue) -> str:
    """17.j: a track, how far and which way."""
    return say(f"show-shift-{shift.direction}", track=say(f"track-{shift.track}"), boxes=shift.boxes)


def instruction_words(instruction: model.Instruction, say: Catalogue) -> str:
    """17.j: an instruction in a sentence, and who may follow it."""
    power = say(f"power-{instruction.power}") if instruction.power else say("show-executing")
    text = say(f"show-instruction-{instruction.kind}", power=power, count=instruction.count)
    if not instruction.by:
        return text
    powers = ", ".join(say(f"power-{power}") for power in instruction.by)
    return say("show-instruction-by", powers=powers, text=text)


def box_words(box: model.TrackBox, say: Catalogue) -> list[str]:
    """17.l to 17.n, 19.3: what holds while the marker is in a box of a track."""
    words = [say("show-box-start")] if box.start else []
    words += [f'"{box.letter}"'] if box.letter else []
    words += [say(f"show-box-status-{box.status}")] if box.status else []
    for kind, powers in (("bonus", box.bonus), ("penalty", box.penalty), ("corps", box.corps)):
        words += [say(f"show-box-{kind}", power=say(f"power-{power}")) for power in powers]
    if box.victory:
        words.append(say("show-box-victory", power=say(f"power-{box.victory}")))
    return words or [say("show-box-empty")]
