"""The political display and related sheets: tracks, cards, boxes, votes, contracts, neutrality."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from maria.box import Box
from maria.box.model import POWERS, PoliticalCard
from maria.cli.common import grid
from maria.cli.sheets import NOTHING, Sheet, power_name, rows
from maria.phrases import box_effects
from maria.reading import position, treaties
from maria.reading.position import Politics
from maria.rules.politics import card_of, influence
from maria.telling import position as in_words
from maria.telling.things import instruction_words, shift_words
from maria.texts.message import Ref, Several, message, refs
from maria.treaty import RUNNING
from maria.words import Words


def sheet(words: Words) -> Sheet:
    """All public information of chapters 15 to 20. Winter scores stay hidden (13.f)."""
    yield Text(words.say("pol-heading", turn=words.state.turn), "bold")
    facts = position.politics(words.state)
    yield from cards(words)
    yield _trump(words, facts)
    yield display(words)
    yield from _tracks_in_full(words)
    yield _victory_boxes(words)
    yield from _electors(words, facts)
    yield words.text(in_words.election(words.state, facts))
    yield from map(words.text, in_words.agreements(words.state, facts.agreed))
    yield from proposals(words, None)


def brief(words: Words) -> Sheet:
    """What matters during the contest for Political Cards."""
    yield from cards(words)
    yield tracks(words)
    yield _trump(words, position.politics(words.state))
    yield display(words)


def _trump(words: Words, facts: Politics) -> str:
    if facts.trump is None:
        return words.say("pol-no-trump")
    return words.say("pol-trump", suit=words.name("suit", facts.trump))


# ---------------------------------------------------------------- cards and the display


def cards(words: Words) -> Sheet:
    """17.a: the revealed cards with their arms and effects."""
    if not words.state.revealed:
        yield words.say("pol-no-cards")
        return
    yield words.say("pol-cards")
    entries = []
    for card in words.state.revealed:
        entry = card_of(words.state, card)
        arms, brings = refs("power", map(POWERS.index, entry.arms)), effects(words.box, entry)
        text = message("pol-card", title=Ref("political", card), powers=arms, effects=brings)
        entries.append((entry.id, words.text(text)))
    yield rows(entries)


def effects(box: Box, card: PoliticalCard) -> Several:
    """17.j: a card's shifts and instructions."""
    shifts = Several(tuple(shift_words(box, shift) for shift in card.shifts))
    parts = [message("pol-shifts", shifts=shifts)] if shifts.of else []
    return Several((*parts, *map(instruction_words, card.instructions)), "sentences")


def display(words: Words) -> Table:
    """3.g, 17: each power's pool, battle boxes and space, from left to right."""
    state, boxes = words.state, words.state.setting.box.pack.display.battle_boxes
    table = grid([[Text(words.say(f"pol-{key}"), "dim") for key in ("power", "pool", "battle", "display")]])
    for power in state.setting.spaces:
        battle = words.say("pol-of", count=state.battle[power], most=boxes)
        table.add_row(power_name(words, power), str(state.pool[power]), battle, _space(words, power))
    return table


def _space(words: Words, power: int) -> str:
    """17.c, 17.f, 25.b: the cards on a power's space. Everybody has seen the face-down ones laid earlier."""
    state = words.state
    shown, hidden = state.display[power], state.face_down[power]
    parts = [f"{words.cards(shown)} ={influence(state, power)}"] if shown else []
    parts += [words.say("pol-placed")] if state.placed[power] >= 0 else []
    parts += [words.say("pol-face-down", cards=words.cards(hidden))] if hidden else []
    return words.say.listed(parts) or NOTHING


# ---------------------------------------------------------------- tracks and boxes


def tracks(words: Words) -> Table:
    """Each track's marker, what its box means, and the announced shift."""
    return rows(
        (
            words.name("track", number),
            words.phrase(in_words.box_of(words.state, number, marker)),
            _announced(words, number),
        )
        for number, marker in enumerate(words.state.markers)
    )


def _announced(words: Words, track: int) -> str:
    """17.k: the announced shift, which takes effect after both cards."""
    boxes = words.state.announced[track]
    return words.say("pol-announced", boxes=abs(boxes), right=int(boxes > 0)) if boxes else ""


def _tracks_in_full(words: Words) -> Sheet:
    """Every box of every track from left to right. An arrow marks the marker's box."""
    state = words.state
    for number, track in enumerate(state.setting.tracks):
        yield words.say("pol-track", track=words.name("track", number))
        arrows = ["▶" if place == state.markers[number] else " " for place in range(len(track.boxes))]
        contents = [words.value_text(box_effects(box)) for box in track.boxes]
        yield rows((arrows[place], str(place + 1), contents[place]) for place in range(len(contents)))


def _victory_boxes(words: Words) -> str:
    """3.g: the powers with a marker in the victory boxes."""
    owners = [words.power(power) if power >= 0 else NOTHING for power in words.state.boxed]
    named = [f"{words.name('box', box)} {owner}" for box, owner in enumerate(owners)]
    return words.say("pol-boxes", boxes=words.say.listed(named))


# ---------------------------------------------------------------- votes


def _electors(words: Words, facts: Politics) -> Sheet:
    """4.h, 18.b: the Electoral College."""
    yield words.say("pol-college")
    held: dict[int, list[int]] = {}
    for vote in facts.votes:
        held.setdefault(vote.power, []).append(vote.city)
    named = {power: words.value_text(refs("city", cities)) for power, cities in held.items()}
    yield rows((words.power(power), str(len(held[power])), cities) for power, cities in named.items())


def proposals(words: Words, seat: int | None) -> Sheet:
    """20, 21: the proposals that a seat may accept, or all of them."""
    for entry in treaties.proposals(words.state, seat):
        if entry.accept or seat is None:
            contract = [(fact.bound, fact.toward) for fact in entry.clauses if fact.kind == "pays"]
            alone = contract[0] if len(entry.clauses) == 1 and contract else (entry.by, entry.to)
            pair, back = (
                " ".join(POWERS[power] for power in powers) for powers in (alone, (entry.to, entry.by))
            )
            key = "pol-answer-counter" if entry.counter else "pol-answer"
            proposal = in_words.proposal(words.state, entry)
            yield words.text(message(key, proposal=proposal, pair=pair, back=back))


def binding(words: Words, seat: int) -> Sheet:
    """21: the clauses that bind a seat now, and the promises it gave."""
    for treaty in treaties.treaties(words.state, seat):
        for term in treaty.terms:
            if term.yours and term.status in (*RUNNING, "fulfilled") and not term.sleeps:
                state = words.state
                text, status = in_words.clause(state, term.clause), in_words.term(state, term)
                yield words.text(message("pol-binding", number=treaty.number, text=text, status=status))
