"""What a player can look up at any time: hands, armies, dangers, and the distance to victory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from maria.box.model import POWERS, SUIT_SIGNS
from maria.cli.common import COLOURS, grid
from maria.reading.danger import dangers
from maria.reading.fact import worth_of
from maria.reading.position import otherwise
from maria.state import AWAY, OFF_MAP, REMOVED
from maria.telling.position import danger as danger_in_words
from maria.telling.position import ending
from maria.telling.position import goal as goal_in_words
from maria.words import Words

Sheet = Iterator[str | Text | Table]
NOTHING = "–"


def rows(entries: Iterable[tuple[str, ...]]) -> Table:
    """A table without borders, slightly indented."""
    table = grid((f"  {first}", *others) for first, *others in entries)
    if table.columns:
        table.columns[0].no_wrap = True
    return table


def hands(words: Words, powers: Iterable[int]) -> Table:
    """The hands of these powers, by suit, with totals."""
    suit_of, value_of = words.state.setting.card_suit, words.state.setting.card_value
    table = grid(())
    for power in powers:
        hand = words.state.hands[power]
        columns = []
        for suit, sign in enumerate(SUIT_SIGNS):
            values = sorted((value_of[c] for c in hand if suit_of[c] == suit), reverse=True)
            held = f"{' '.join(map(str, values))} ={sum(values)}" if values else NOTHING
            columns.append(f"{sign} {held}")
        reserves = sum(suit_of[card] < 0 for card in hand)
        columns.append(f"R ×{reserves}" if reserves else f"R {NOTHING}")
        total = words.say("play-hand-total", cards=len(hand), worth=worth_of(words.state, hand))
        table.add_row(power_name(words, power), Text(total, "dim"), *columns)
    return table


def army(words: Words, powers: Iterable[int]) -> Table:
    """The pieces of these powers: id, name, troops, place and notes."""
    state, table = words.state, grid(())
    for power in powers:
        total = words.say("play-troops", count=state.total(power))
        table.add_row(power_name(words, power), Text(total, "dim"))
        for piece in words.state.setting.pieces_of[power]:
            if state.place[piece] != AWAY:
                table.add_row(*_piece_row(words, piece))
    return table


def _piece_row(words: Words, piece: int) -> tuple[RenderableType, ...]:
    state, setting = words.state, words.state.setting
    name = Text(f"  {setting.names[piece]}", COLOURS[setting.power_of[piece]])
    what, troops = words.say("play-a-train"), ""
    if piece < setting.generals:
        what = words.say("play-rank", name=words.piece(piece), rank=setting.rank_of[piece])
        there = state.place[piece] not in (REMOVED, AWAY)
        troops = words.say("play-troops", count=state.troops[piece]) if there else ""
    return name, what, troops, where(words, piece), Text(words.say.listed(_notes(words, piece)), "dim")


def where(words: Words, piece: int) -> str:
    """A piece's city, or why it is in none."""
    state = words.state
    place = state.place[piece]
    if place == OFF_MAP:
        return words.say("play-in-box", box=words.name("off-map", state.setting.power_of[piece]))
    return words.place(place) if place >= 0 else words.say("play-off-map")


def _notes(words: Words, piece: int) -> list[str]:
    state = words.state
    notes = [words.say("play-face-down")] if state.down >> piece & 1 else []
    notes += [words.say("play-moved")] if state.moved >> piece & 1 else []
    city = state.place[piece]
    mates = [mate for mate in state.pieces_at(city) if mate != piece] if city >= 0 else []
    notes += [words.say("play-with", name=words.piece(mate)) for mate in mates]
    notes += [words.say("play-commands")] if mates and state.supreme_commander(city) == piece else []
    return notes


def danger(words: Words, powers: Iterable[int]) -> Table:
    """What these powers can take in their next movement, and what they can lose."""
    power_of, found = words.state.setting.power_of, dangers(words.state)
    able = [entry for entry in found if any(power_of[raid.general] in powers for raid in entry.raids)]
    at_risk, table = [entry for entry in found if entry.power in powers], grid(())
    for name, entries in (("take", able), ("lose", at_risk)):
        lines = [words.text(danger_in_words(words.state, entry)) for entry in entries]
        nothing = words.say(f"page-danger-nothing-to-{name}")
        table.add_row(words.say(f"page-danger-{name}"), "\n".join(lines) or nothing)
    return table


def others(words: Words, powers: Iterable[int]) -> Table:
    """The places of all other powers' pieces and of the hussars, with each power's troops and cards."""
    state, names, table = words.state, words.state.setting.names, grid(())
    for power in range(len(POWERS)):
        if power in powers or state.seat_of[power] < 0:
            continue
        own = state.setting.pieces_of[power]
        pieces = [piece for piece in own if state.place[piece] not in (REMOVED, AWAY)]
        standing = [f"{names[piece]} {where(words, piece)}" for piece in pieces]
        known = words.say("play-known", troops=state.total(power), cards=len(state.hands[power]))
        table.add_row(power_name(words, power), Text(known, "dim"), words.say.listed(standing))
    hussars = [f"{number} {words.place(city)}" for number, city in enumerate(state.hussars, 1) if city >= 0]
    if hussars:
        table.add_row(words.say("play-hussars"), "", words.say.listed(hussars))
    return table


def power_name(words: Words, power: int) -> Text:
    """A power's name in its colour."""
    return Text(words.power(power), f"bold {COLOURS[power]}")


def status(words: Words) -> str:
    """The turn, each power's distance to victory, and what happens if nobody gets there."""
    state = words.state
    ends, reached = otherwise(state), state.setting.variant.goals(state)
    turn = words.say("play-turn", turn=state.turn, last=ends.turn)
    if state.setting.variant.pools:
        pools = [f"{words.power(goal.power)} {goal.needed - goal.reached}" for goal in reached]
        return words.say.listed([turn, words.say("play-pools", pools=words.say.listed(pools))], "sentences")
    sentences = map(words.text, (*(goal_in_words(state, goal) for goal in reached), ending(state, ends)))
    return words.say.listed([turn, *sentences], "sentences")
