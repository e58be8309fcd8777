"""The political display and what belongs to it: tracks, cards, boxes, votes, contracts, neutrality."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from maria.box.model import POWERS, PoliticalCard
from maria.box.tables import members
from maria.cli.sheets import Sheet, power_name, rows
from maria.rules.election import MAJORITY, votes
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.politics import corps_due, in_box, influence
from maria.rules.subsidies import FIRST_TURNS
from maria.state import AUSTRIA, BAVARIA, FRANCE, MAJOR, PRAGMATIC, PRUSSIA
from maria.telling.things import box_words, instruction_words, shift_words
from maria.telling.words import Words

NOTHING = "–"


def sheet(words: Words) -> Sheet:
    """Everything of chapters 15 to 20 that lies on the table; winter scores stay hidden (13.f)."""
    yield Text(words.say("pol-heading", turn=words.state.turn), "bold")
    yield from cards(words)
    yield trump(words)
    yield display(words)
    yield from _tracks_in_full(words)
    yield _victory_boxes(words)
    yield from _electors(words)
    yield from _agreements(words)
    yield from _corps(words)


def brief(words: Words) -> Sheet:
    """What matters while Political Cards are fought for."""
    yield from cards(words)
    yield tracks(words)
    yield trump(words)
    yield display(words)


def trump(words: Words) -> str:
    """17.b: the political trump suit of this turn."""
    state = words.state
    named = state.trump >= 0 and not any(step.kind == "trump" for step in state.agenda)
    return words.say("pol-trump", suit=words.suit(state.trump)) if named else words.say("pol-no-trump")


# ---------------------------------------------------------------- cards and the display


def cards(words: Words) -> Sheet:
    """17.a: the revealed cards with arms and effects."""
    revealed = words.state.revealed
    if not revealed:
        yield words.say("pol-no-cards")
        return
    yield words.say("pol-cards")
    pack = words.state.setting.box.pack.cards
    yield rows((pack[card].id, _card(words, card)) for card in revealed)


def _card(words: Words, card: int) -> str:
    """A card's title, arms and effects."""
    entry = words.state.setting.box.pack.cards[card]
    arms = words.listed(words.say(f"power-{power}") for power in entry.arms)
    return words.say("pol-card", title=words.political(card), powers=arms, effects=effects(words, entry))


def effects(words: Words, card: PoliticalCard) -> str:
    """17.j: the shifts that a card offers, and its instructions."""
    shifts = ", ".join(shift_words(shift, words.say) for shift in card.shifts)
    sentences = [words.say("pol-shifts", shifts=shifts)] if shifts else []
    return " ".join([*sentences, *(instruction_words(entry, words.say) for entry in card.instructions)])


def display(words: Words) -> Table:
    """3.g, 17: each power's space, pool and battle boxes, from left to right."""
    state, setting = words.state, words.state.setting
    table = Table.grid(padding=(0, 2))
    heads = ("pol-power", "pol-pool", "pol-battle", "pol-display")
    table.add_row(*(Text(words.say(key), "dim") for key in heads))
    for power in setting.spaces:
        boxes = setting.box.pack.display.battle_boxes
        battle = words.say("pol-of", count=state.battle[power], most=boxes)
        table.add_row(power_name(words, power), str(state.pool[power]), battle, _space(words, power))
    return table


def _space(words: Words, power: int) -> str:
    """17.c, 17.f, 25.b: the cards on a power's space; everybody has seen those that lie there from before."""
    state = words.state
    parts = []
    if state.display[power]:
        parts.append(f"{words.cards(state.display[power])} ={influence(state, power)}")
    if state.placed[power] >= 0:
        parts.append(words.say("pol-placed"))
    if state.face_down[power]:
        parts.append(words.say("pol-face-down", cards=words.cards(state.face_down[power])))
    return ", ".join(parts) or NOTHING


# ---------------------------------------------------------------- tracks and boxes


def tracks(words: Words) -> Table:
    """Where the markers stand, and what that means."""
    return rows(
        (words.track(number), box_in_words(words, number, marker), _announced(words, number))
        for number, marker in enumerate(words.state.markers)
    )


def _announced(words: Words, track: int) -> str:
    """17.k: the shift that is to be carried out after both cards."""
    boxes = words.state.announced[track]
    return words.say("pol-announced", boxes=abs(boxes), right=int(boxes > 0)) if boxes else ""


def box_in_words(words: Words, track: int, box: int) -> str:
    """A box of a track by its number, with its effects."""
    boxes = words.state.setting.tracks[track].boxes
    meaning = ", ".join(box_words(boxes[box], words.say))
    return words.say("pol-box", number=box + 1, last=len(boxes), effects=meaning)


def _tracks_in_full(words: Words) -> Sheet:
    """Every box of every track from left to right; an arrow shows the marker."""
    state = words.state
    for number, track in enumerate(state.setting.tracks):
        yield words.say("pol-track", track=words.track(number))
        yield rows(
            (
                "▶" if place == state.markers[number] else " ",
                str(place + 1),
                ", ".join(box_words(box, words.say)),
            )
            for place, box in enumerate(track.boxes)
        )


def _victory_boxes(words: Words) -> str:
    """3.g: who has a marker in the boxes beside the battle boxes."""
    boxed = words.state.boxed
    named = (
        f"{words.victory_box(box)} {words.power(power) if power >= 0 else NOTHING}"
        for box, power in enumerate(boxed)
    )
    return words.say("pol-boxes", boxes=", ".join(named))


# ---------------------------------------------------------------- votes


def _electors(words: Words) -> Sheet:
    """4.h, 18: the Electoral College, and how the election stands."""
    state = words.state
    board = state.setting.board
    yield words.say("pol-college")
    entries = []
    for power in range(len(POWERS)):
        cities = members(state.held[power] & board.votes)
        if cities:
            entries.append((words.power(power), str(len(cities)), ", ".join(map(words.city, cities))))
    yield rows(entries)
    if state.election < 2:
        yield words.say(
            "pol-election-due" if state.election else "pol-election-later",
            count=certain_votes(words),
            most=MAJORITY,
        )


def certain_votes(words: Words) -> int:
    """18.c: the votes that Francis has in any case."""
    return votes(words.state, AUSTRIA) + votes(words.state, PRAGMATIC)


# ---------------------------------------------------------------- agreements


def _agreements(words: Words) -> Sheet:
    """19, 20: contracts, proposals, neutrality, peace and what was set aside."""
    state = words.state
    if state.turn <= FIRST_TURNS:
        powers = {"giver": words.power(FRANCE), "taker": words.power(BAVARIA)}
        yield words.say("pol-first-contract", **powers, last=FIRST_TURNS)
    for giver, taker, turns in state.contracts:
        yield words.say("pol-contract", giver=words.power(giver), taker=words.power(taker), turns=turns)
    for entry in state.proposals:
        yield _proposal(words, entry)
    for power in members(state.neutral):
        last = state.peace + PEACE_TURNS
        key = "pol-neutral-until" if power == PRUSSIA else "pol-neutral"
        yield words.say(key, power=words.power(power), turn=last)
    for power in MAJOR:
        if state.aside[power]:
            yield words.say("pol-aside", power=words.power(power), count=state.aside[power])
    if state.reduced:
        yield words.say("pol-reduced")


def _proposal(words: Words, entry: tuple[int, int, int, int]) -> str:
    giver, taker, turns, seat = entry
    return words.say(
        "pol-proposal" if turns else "pol-proposal-cancel",
        giver=words.power(giver),
        taker=words.power(taker),
        turns=turns,
        seat=words.seat(seat),
        pair=f"{POWERS[giver]} {POWERS[taker]}",
    )


def proposals(words: Words, seat: int) -> Sheet:
    """20: the proposals that a seat may accept."""
    state = words.state
    for entry in state.proposals:
        giver, taker, _, proposer = entry
        if proposer != seat and seat in (state.seat_of[giver], state.seat_of[taker]):
            yield _proposal(words, entry)


def _corps(words: Words) -> Sheet:
    """17.m, 17.p: the generals in off-map boxes."""
    state = words.state
    for power in state.setting.spaces:
        general = in_box(state, power)
        if general < 0:
            continue
        back = state.corps[power]
        key = "pol-corps-card" if back > state.turn else "pol-corps"
        if not corps_due(state, power):
            key = "pol-corps-free"
        box = words.off_map_box(power)
        yield words.say(key, general=words.piece(general), box=box, turn=back)
