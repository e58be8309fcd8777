"""Things of the box in words: a title, and rows of a label and what stands behind it."""

from __future__ import annotations

from dataclasses import dataclass, field

from maria.box import Box
from maria.box.lookup import Thing
from maria.box.model import (
    SUIT_SIGNS,
    City,
    General,
    Instruction,
    PoliticalCard,
    Power,
    Shift,
    Territory,
    Track,
    TrackBox,
    Train,
)
from maria.box.tables import members
from maria.texts import Catalogue


@dataclass
class Sheet:
    """What is shown of one thing."""

    title: str
    say: Catalogue
    rows: list[tuple[str, str]] = field(default_factory=list)

    def add(self, label: str, text: str | int | list[str]) -> None:
        """Adds a row; a list is joined, and nothing is added for an empty text or list."""
        joined = ", ".join(text) if isinstance(text, list) else str(text)
        if joined:
            self.rows.append((self.say(f"show-field-{label}"), joined))


def describe(box: Box, thing: Thing, say: Catalogue) -> Sheet:
    """Everything that the box tells of a thing."""
    match thing:
        case City():
            sheet = _city(box, thing, say)
        case General():
            sheet = _general(box, thing, say)
        case Power():
            sheet = _power(box, thing, say)
        case Territory():
            sheet = _territory(box, thing, say)
        case PoliticalCard():
            sheet = _card(thing, say)
        case Track():
            sheet = _track(thing, say)
    sheet.add("source", say("source-" + thing.source.replace(" ", "-")))
    return sheet


def start_of(box: Box, piece: General | Train, say: Catalogue) -> str:
    """Where a piece starts."""
    if piece.box:
        return say("show-in-box", box=say(f"box-{piece.box}"))
    city = box.board.cities[box.board.index[piece.city]]
    return say("show-in-city", city=city.name, square=city.square)


def _city(box: Box, city: City, say: Catalogue) -> Sheet:
    pack, board = box.pack, box.board
    index = board.index[city.id]
    chart = pack.about.map[board.map_of[index]]
    sheet = Sheet(say("show-city", name=city.name, map=say(f"map-{chart.id}")), say)
    sheet.add("today", city.today)
    sheet.add("square", city.square)
    sheet.add("territory", say(f"territory-{city.territory}"))
    suit = board.suit_of[index]
    sheet.add("suit", f"{SUIT_SIGNS[suit]} {say(f'suit-{suit.name.lower()}')}")
    if city.fortress:
        sheet.add("fortress", say(f"show-fortress-{city.fortress}"))
    if city.vote:
        sheet.add("vote", say("show-yes"))
    mains = board.main_neighbours[index]
    sheet.add("main-roads", [board.cities[near].name for near in mains])
    sheet.add("roads", [board.cities[near].name for near in board.neighbours[index] if near not in mains])
    at_start = [general.name for general in pack.generals if general.city == city.id]
    at_start += [
        say("show-train", power=say(f"power-{train.power}")) for train in pack.trains if train.city == city.id
    ]
    at_start += [
        say(f"show-marked-{marking.kind}", power=say(f"power-{marking.power}"))
        for marking in pack.markings
        if city.id in marking.cities
    ]
    at_start += [
        say("show-arrow", box=say(f"box-{arrow.id}"), power=say(f"power-{arrow.power}"))
        for arrow in pack.off_map_boxes
        if arrow.city == city.id
    ]
    sheet.add("setup", at_start)
    return sheet


def _general(box: Box, general: General, say: Catalogue) -> Sheet:
    sheet = Sheet(say("show-general", name=general.name, power=say(f"power-{general.power}")), say)
    sheet.add("rank", general.rank)
    sheet.add("minimum", general.minimum)
    sheet.add("setup", start_of(box, general, say))
    return sheet


def _power(box: Box, power: Power, say: Catalogue) -> Sheet:
    sheet = Sheet(say(f"show-power-{power.rank}", name=say(f"power-{power.id}")), say)
    sheet.add("role", say(f"role-{power.role}"))
    sheet.add("troops", power.troops)
    sheet.add("hand", power.hand)
    sheet.add("income", power.income)
    sheet.add("pool", power.pool or "")
    sheet.add("generals", [f"{g.rank} {g.name}" for g in box.pack.generals if g.power == power.id])
    sheet.add("trains", [start_of(box, t, say) for t in box.pack.trains if t.power == power.id])
    return sheet


def _territory(box: Box, territory: Territory, say: Catalogue) -> Sheet:
    sheet = Sheet(say("show-territory", name=say(f"territory-{territory.id}")), say)
    home = territory.home
    sheet.add("home", say("show-nobody") if home == "nobody" else say(f"power-{home}"))
    inside = box.board.in_territory[territory.id]
    sheet.add("cities", inside.bit_count())
    cities = [box.board.cities[city] for city in members(inside & box.board.fortresses)]
    sheet.add("fortresses", [f"{c.name} ({say(f'show-fortress-{c.fortress}')})" for c in cities])
    return sheet


def _card(card: PoliticalCard, say: Catalogue) -> Sheet:
    sheet = Sheet(say("show-card", name=say(f"card-{card.id}")), say)
    sheet.add("year", card.year)
    sheet.add("arms", [say(f"power-{power}") for power in card.arms])
    sheet.add("shifts", [shift_words(shift, say) for shift in card.shifts])
    for instruction in card.instructions:
        sheet.add("instruction", instruction_words(instruction, say))
    return sheet


def shift_words(shift: Shift, say: Catalogue) -> str:
    """17.j: a track, how far and which way."""
    return say(f"show-shift-{shift.direction}", track=say(f"track-{shift.track}"), boxes=shift.boxes)


def instruction_words(instruction: Instruction, say: Catalogue) -> str:
    """17.j: an instruction in a sentence, and who may follow it."""
    power = say(f"power-{instruction.power}") if instruction.power else say("show-executing")
    text = say(f"show-instruction-{instruction.kind}", power=power, count=instruction.count)
    if not instruction.by:
        return text
    powers = ", ".join(say(f"power-{power}") for power in instruction.by)
    return say("show-instruction-by", powers=powers, text=text)


def _track(track: Track, say: Catalogue) -> Sheet:
    sheet = Sheet(say("show-track", name=say(f"track-{track.id}")), say)
    for number, box in enumerate(track.boxes, 1):
        sheet.rows.append((say("show-field-box", number=number), ", ".join(box_words(box, say))))
    return sheet


def box_words(box: TrackBox, say: Catalogue) -> list[str]:
    """17.l to 17.n, 19.3: what holds while the marker is in a box of a track."""
    words = [say("show-box-start")] if box.start else []
    words += [f'"{box.letter}"'] if box.letter else []
    words += [say(f"show-box-status-{box.status}")] if box.status else []
    effects = (("bonus", box.bonus), ("penalty", box.penalty), ("corps", box.corps))
    for kind, powers in effects:
        words += [say(f"show-box-{kind}", power=say(f"power-{power}")) for power in powers]
    if box.victory:
        words.append(say("show-box-victory", power=say(f"power-{box.victory}")))
    return words or [say("show-box-empty")]
