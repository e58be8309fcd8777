"""What a player is asked, and what helps to decide: hand, army, duel, toll, retreat, recruits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from maria import engine
from maria.box.model import POWERS, SUIT_SIGNS
from maria.box.tables import members
from maria.cli.words import COLOURS, Words
from maria.rules import victory
from maria.rules.combat import Duel, DuelChoices, city_of, next_attacks
from maria.rules.hussars import HussarChoices
from maria.rules.movement import Movement, MovementChoices
from maria.rules.retreat import Field
from maria.rules.setup import SplitChoices
from maria.rules.stacks import strength
from maria.rules.supply import tolls
from maria.rules.tactical_cards import income, worth
from maria.rules.trains import COST as TRAIN_COST
from maria.rules.trains import removed_trains
from maria.rules.winter import COST, RecruitChoices, capacity, entry_cities
from maria.state import AUSTRIA, BAVARIA, FRANCE, REMOVED, Step

Sheet = Iterator[str | Text | Table]


def question(words: Words, seat: int) -> Text:
    """Whose decision it is and what is asked, in one sentence."""
    step = words.state.agenda[-1]
    values: dict[str, str | int] = {"seat": words.seat(seat)}
    if step.kind == "movement":
        values["powers"] = words.powers(_moving(words, step, seat))
    elif step.kind in ("toll", "recruit", "assign"):
        values["power"] = words.power(step.values[0])
    if step.kind == "assign":
        values["count"] = step.values[1]
    return Text(words.say(f"ask-{step.kind}", **values), "bold")


def _moving(words: Words, step: Step, seat: int) -> list[int]:
    """The powers of a seat that move in this phase."""
    return [power for power in Movement(step).powers() if power in words.own(seat)]


def helps(words: Words, seat: int) -> Sheet:
    """What helps to decide."""
    step = words.state.agenda[-1]
    yield from HELPS[step.kind](words, step, seat)


def reminder(words: Words, seat: int) -> Sheet:
    """The short form, for a player who goes on with what he has been asked."""
    state, step = words.state, words.state.agenda[-1]
    if step.kind == "hussars":
        left = HussarChoices(state, step.values[0]).free
        yield words.say("play-hussars-left", numbers=", ".join(str(number + 1) for number in left))
        return
    pieces = MovementChoices(state, Movement(step), seat).pieces
    names = ", ".join(state.setting.names[piece] for piece in pieces)
    yield words.say("play-still-to-move", pieces=names) if names else words.say("play-all-moved")


# ---------------------------------------------------------------- hand and army


def hands(words: Words, powers: Iterable[int]) -> Table:
    """The hands of these powers, by suit, with sums."""
    setting = words.state.setting
    table = Table.grid(padding=(0, 2))
    for power in powers:
        hand = words.state.hands[power]
        columns = []
        for suit, sign in enumerate(SUIT_SIGNS):
            values = sorted(
                (setting.card_value[c] for c in hand if setting.card_suit[c] == suit), reverse=True
            )
            columns.append(f"{sign} {' '.join(map(str, values))} ={sum(values)}" if values else f"{sign} –")
        reserves = sum(setting.card_suit[card] < 0 for card in hand)
        columns.append(f"R ×{reserves}" if reserves else "R –")
        total = words.say("play-hand-total", cards=len(hand), worth=sum(worth(words.state, c) for c in hand))
        table.add_row(_power(words, power), Text(total, "dim"), *columns)
    return table


def army(words: Words, powers: Iterable[int]) -> Table:
    """The pieces of these powers: id, name, troops, place, and what is to be said of them."""
    state, setting = words.state, words.state.setting
    table = Table.grid(padding=(0, 2))
    for power in powers:
        total = words.say("play-troops", count=state.total(power))
        table.add_row(_power(words, power), Text(total, "dim"))
        for piece in (*setting.generals_of[power], *setting.trains_of[power]):
            if state.place[piece] >= REMOVED:
                table.add_row(*_piece_row(words, piece))
    return table


def _piece_row(words: Words, piece: int) -> tuple[RenderableType, ...]:
    state, setting = words.state, words.state.setting
    general = piece < setting.generals
    place = state.place[piece]
    name = Text(f"  {setting.names[piece]}", COLOURS[setting.power_of[piece]])
    what = words.say("play-rank", name=words.piece(piece), rank=setting.rank_of[piece]) if general else ""
    troops = words.say("play-troops", count=state.troops[piece]) if general and place >= 0 else ""
    where = words.place(place) if place >= 0 else words.say("play-off-map")
    return (
        name,
        what or words.say("play-a-train"),
        troops,
        where,
        Text(", ".join(_notes(words, piece)), "dim"),
    )


def _notes(words: Words, piece: int) -> list[str]:
    """Face-down, moved, in a stack, or in supreme command."""
    state = words.state
    notes = [words.say("play-face-down")] if state.down >> piece & 1 else []
    notes += [words.say("play-moved")] if state.moved >> piece & 1 else []
    city = state.place[piece]
    mates = [mate for mate in state.pieces_at(city) if mate != piece] if city >= 0 else []
    notes += [words.say("play-with", name=words.piece(mate)) for mate in mates]
    notes += [words.say("play-commands")] if mates and state.supreme_commander(city) == piece else []
    return notes


def others(words: Words, powers: Iterable[int]) -> Table:
    """Where the pieces of all other powers and the hussars stand, and how many troops a power has."""
    state, setting = words.state, words.state.setting
    table = Table.grid(padding=(0, 2))
    for power in range(len(POWERS)):
        if power in powers or setting.seat_of[power] < 0:
            continue
        pieces = (*setting.generals_of[power], *setting.trains_of[power])
        standing = [
            f"{setting.names[piece]} {words.place(state.place[piece])}"
            for piece in pieces
            if state.place[piece] >= 0
        ]
        known = words.say("play-known", troops=state.total(power), cards=len(state.hands[power]))
        table.add_row(_power(words, power), Text(known, "dim"), ", ".join(standing))
    hussars = [f"{number} {words.place(city)}" for number, city in enumerate(state.hussars, 1) if city >= 0]
    if hussars:
        table.add_row(words.say("play-hussars"), "", ", ".join(hussars))
    return table


def _power(words: Words, power: int) -> Text:
    return Text(words.power(power), f"bold {COLOURS[power]}")


def status(words: Words) -> str:
    """The turn, and how near France and Prussia are to victory."""
    state = words.state
    return words.say(
        "play-status",
        turn=state.turn,
        last=state.setting.last_turn,
        french=victory.french_fortresses(state),
        frenchgoal=victory.FRENCH,
        prussian=victory.prussian_fortresses(state),
        prussiangoal=victory.PRUSSIAN,
    )


# ---------------------------------------------------------------- decision by decision


def _general_line(words: Words, generals: int, city: int) -> str:
    troops = strength(words.state, members(generals))
    return words.say("play-force", generals=words.generals(generals), troops=troops, city=words.place(city))


def _rows(rows: Iterable[tuple[str, ...]]) -> Table:
    table = Table.grid(padding=(0, 2))
    for row in rows:
        table.add_row(*(f"  {row[0]}", *row[1:]))
    return table


def _split(words: Words, step: Step, seat: int) -> Sheet:
    state, setting = words.state, words.state.setting
    choices = engine.legal(state, seat)
    assert isinstance(choices, SplitChoices)
    for power in choices.powers:
        troops, minimums = choices.limits(power)
        yield words.say("play-split-power", power=words.power(power), id=POWERS[power], troops=troops)
        rows = []
        for general, least in zip(setting.generals_of[power], minimums, strict=True):
            place = state.place[general]
            where = words.place(place) if place >= 0 else words.say("play-no-part")
            rows.append((setting.names[general], words.say("play-at-least", count=least), where))
        yield _rows(rows)
    yield hands(words, words.own(seat))


def _hussars(words: Words, step: Step, seat: int) -> Sheet:
    choices = HussarChoices(words.state, step.values[0])
    yield status(words)
    yield from reminder(words, seat)
    yield words.say("play-hussar-cities", count=choices.cities.bit_count())
    yield army(words, [AUSTRIA])
    yield others(words, [AUSTRIA])


def _subsidy(words: Words, step: Step, seat: int) -> Sheet:
    french, bavarian = income(words.state, FRANCE), income(words.state, BAVARIA)
    yield words.say("play-subsidy", yes=french - 1, more=bavarian + 1, no=french, less=bavarian)
    yield hands(words, [FRANCE, BAVARIA])


def _toll(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    power = step.values[0]
    unsupplied, due = tolls(state, power)
    total = sum(due.values())
    wealth = sum(worth(state, card) for card in state.hands[power])
    key = "play-toll-all" if wealth >= total else "play-toll-part"
    yield words.say(key, due=total, worth=wealth)
    yield _rows(
        (
            state.setting.names[general],
            words.place(state.place[general]),
            words.say("play-points", count=points),
        )
        for general, points in due.items()
    )
    if unsupplied:
        yield words.say("play-hungry", generals=words.listed(map(words.piece, unsupplied)))
    yield hands(words, [power])


def _movement(words: Words, step: Step, seat: int) -> Sheet:
    yield status(words)
    powers = _moving(words, step, seat)
    yield hands(words, powers)
    yield army(words, powers)
    back = removed_trains(words.state, powers)
    if back:
        names = ", ".join(words.state.setting.names[train] for train in back)
        yield words.say("play-trains-back", trains=names, cost=TRAIN_COST)
    yield others(words, powers)


def _attacks(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    cities = state.setting.board.cities
    rows = []
    for pair in next_attacks(state, step):
        start, target = city_of(state, pair[0]), city_of(state, pair[1])
        own = _general_line(words, pair[0], start)
        line = f"{cities[start].id} > {cities[target].id}"
        rows.append((line, own, f"{words.generals(pair[1])}, {words.place(target)}"))
    yield _rows(rows)
    yield hands(words, words.own(seat))


def _duel(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    duel = Duel(state, step)
    for key, generals in zip(("play-attackers", "play-defenders"), duel.sides, strict=True):
        city = city_of(state, generals)
        yield words.say(key, force=_general_line(words, generals, city))
    choices = DuelChoices(state, duel)
    cards = words.cards(choices.cards + choices.reserves) or "–"
    yield Text(words.say("play-score", score=duel.score, suit=SUIT_SIGNS[duel.suit], cards=cards), "bold")
    if duel.score < 0:
        troops = strength(state, members(duel.sides[duel.side]))
        key = "play-stop-costs" if -duel.score < troops else "play-stop-all"
        yield words.say(key, lost=min(-duel.score, troops))
    else:
        yield words.say("play-stop-forbidden" if choices.must else "play-stop-tie")
    yield hands(words, [duel.power])


def _retreat(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    losers, length, winners = step.values
    field = Field(state, losers, length, winners)
    yield words.say(
        "play-retreat",
        generals=words.generals(losers),
        city=words.city(field.start),
        length=length,
        winner=words.city(city_of(state, winners)),
        best=field.best,
    )
    for end in field.ends:
        yield f"  {words.way(field.way(end))}"


def _recruit(words: Words, step: Step, seat: int) -> Sheet:
    (power,) = step.values
    choices = RecruitChoices(words.state, power)
    yield words.say("play-recruit", most=choices.most, cost=COST, room=capacity(words.state, power))
    yield hands(words, [power])
    yield army(words, [power])


def _assign(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    power = step.values[0]
    yield army(words, [power])
    if any(state.place[general] == REMOVED for general in state.setting.generals_of[power]):
        cities = members(entry_cities(state, power))
        if cities:
            yield words.say("play-entries", cities=", ".join(map(words.city, cities)))


HELPS: dict[str, Callable[[Words, Step, int], Sheet]] = {
    "split": _split,
    "hussars": _hussars,
    "subsidy": _subsidy,
    "toll": _toll,
    "movement": _movement,
    "attacks": _attacks,
    "duel": _duel,
    "retreat": _retreat,
    "recruit": _recruit,
    "assign": _assign,
}
"""What helps with each kind of decision."""
