"""What a player is asked, and what helps to decide, decision by decision."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from maria import engine
from maria.box.model import POWERS, SUIT_SIGNS
from maria.box.tables import members
from maria.cli import politics
from maria.cli.sheets import Sheet, army, goals, hands, others, rows, status, where
from maria.rules import victory
from maria.rules.combat import Duel, DuelChoices, city_of, next_attacks
from maria.rules.election import MAJORITY
from maria.rules.hussars import HussarChoices
from maria.rules.movement import Movement, MovementChoices
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.politics import (
    CORPS_COST,
    CORPS_TROOPS,
    CorpsChoices,
    box_after,
    instructions,
    shift_choices,
)
from maria.rules.retreat import Field
from maria.rules.setup import SplitChoices
from maria.rules.silesia import second_train, train_cities
from maria.rules.silesia_gambit import semi_active
from maria.rules.stacks import strength
from maria.rules.supply import tolls
from maria.rules.tactical_cards import SET_ASIDE, income, worth
from maria.rules.trains import COST as TRAIN_COST
from maria.rules.trains import removed_trains
from maria.rules.transfers import FREE, PEACE, SAXON, WAY, nearest
from maria.rules.winter import COST, RecruitChoices, capacity, entry_cities
from maria.state import AUSTRIA, AWAY, BAVARIA, FRANCE, PRUSSIA, REMOVED, Step
from maria.telling.words import Words

REASONS = {WAY: "way", PEACE: "peace", SAXON: "saxon", FREE: "free"}
"""Why pieces must be put elsewhere."""
SUBJECTS = ("toll", "recruit", "assign", "lay", "execute", "corps")
"""The decisions of one power, which is the first value of their step."""


def question(words: Words, seat: int) -> Text:
    """Whose decision it is and what is asked."""
    step = words.state.agenda[-1]
    values: dict[str, str | int] = {"seat": words.seat(seat)}
    if step.kind in SUBJECTS:
        values["power"] = words.power(step.values[0])
    if step.kind in MORE_VALUES:
        values.update(MORE_VALUES[step.kind](words, step, seat))
    return Text(words.say(f"ask-{step.kind}", **values), "bold")


MORE_VALUES: dict[str, Callable[[Words, Step, int], dict[str, str | int]]] = {
    "movement": lambda words, step, seat: {"powers": words.powers(_moving(words, step, seat))},
    "assign": lambda words, step, seat: {"count": step.values[1]},
    "select": lambda words, step, seat: {"power": words.power(step.values[1])},
    "execute": lambda words, step, seat: {"card": words.political(step.values[1])},
    "corps": lambda words, step, seat: {"box": words.off_map_box(step.values[0])},
    "vote": lambda words, step, seat: {"count": _choices(words, seat) - 1},
    "saxony-due": lambda words, step, seat: {"most": _choices(words, seat) - 1},
}
"""What the questions tell beside the seat."""


def _moving(words: Words, step: Step, seat: int) -> list[int]:
    """The powers of a seat that move in this phase."""
    return [power for power in Movement(words.state, step).powers if power in words.own(seat)]


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
    pieces = MovementChoices(state, Movement(state, step), seat).pieces
    names = ", ".join(state.setting.names[piece] for piece in pieces)
    yield words.say("play-still-to-move", pieces=names) if names else words.say("play-all-moved")


# ---------------------------------------------------------------- decision by decision


def _general_line(words: Words, generals: int, city: int) -> str:
    troops = strength(words.state, members(generals))
    return words.say("play-force", generals=words.generals(generals), troops=troops, city=words.place(city))


def _split(words: Words, step: Step, seat: int) -> Sheet:
    state, setting = words.state, words.state.setting
    choices = engine.legal(state, seat)
    assert isinstance(choices, SplitChoices)
    for power in choices.powers:
        troops, minimums = choices.limits(power)
        yield words.say("play-split-power", power=words.power(power), id=POWERS[power], troops=troops)
        yield rows(
            (
                setting.names[general],
                words.say("play-at-least", count=least),
                words.say("play-no-part") if state.place[general] == AWAY else where(words, general),
            )
            for general, least in zip(setting.generals_of[power], minimums, strict=True)
        )
    if any(state.place[g] == AWAY for power in choices.powers for g in setting.generals_of[power]):
        yield words.say("play-split-away")
    yield hands(words, words.own(seat))


def _hussars(words: Words, step: Step, seat: int) -> Sheet:
    choices = HussarChoices(words.state, step.values[0])
    yield status(words)
    yield from reminder(words, seat)
    yield words.say("play-hussar-cities", count=choices.cities.bit_count())
    yield army(words, words.own(seat))
    yield others(words, words.own(seat))


def _subsidy(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    owed = sum(giver == FRANCE for giver, _, _ in state.contracts)
    owed += SET_ASIDE if semi_active(state) else 0
    french, bavarian = max(income(state, FRANCE) - owed, 1), income(state, BAVARIA)
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
    yield rows(
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
    yield from _trains_back(words, powers)
    yield others(words, powers)


def _trains_back(words: Words, powers: list[int]) -> Sheet:
    """10.2, 19.1.k: the trains that can come back for points, and the one that comes free of charge."""
    names, free = words.state.setting.names, second_train(words.state)
    back = removed_trains(words.state, powers)
    paid = [train for train in back if train != free]
    if paid:
        yield words.say("play-trains-back", trains=", ".join(names[t] for t in paid), cost=TRAIN_COST)
    if free in back:
        cities = ", ".join(map(words.city, train_cities(words.state)))
        yield words.say("play-train-free", train=names[free], cities=cities)


def _attacks(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    cities = state.setting.board.cities
    entries = []
    for pair in next_attacks(state, step):
        start, target = city_of(state, pair[0]), city_of(state, pair[1])
        own = _general_line(words, pair[0], start)
        line = f"{cities[start].id} > {cities[target].id}"
        entries.append((line, own, f"{words.generals(pair[1])}, {words.place(target)}"))
    yield rows(entries)
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
    for general in state.setting.generals_of[power]:
        cities = members(entry_cities(state, general)) if state.place[general] == REMOVED else []
        if cities:
            where_to = ", ".join(map(words.city, cities))
            yield words.say("play-entries", general=words.piece(general), cities=where_to)


# ---------------------------------------------------------------- politics


def _own_majors(words: Words, seat: int) -> list[int]:
    return [power for power in words.state.setting.spaces if power in words.own(seat)]


def _trump(words: Words, step: Step, seat: int) -> Sheet:
    yield status(words)
    yield from politics.brief(words)
    yield hands(words, _own_majors(words, seat))


def _lay(words: Words, step: Step, seat: int) -> Sheet:
    yield from politics.brief(words)
    yield words.say("play-lay-gambit" if words.state.setting.gambit else "play-lay")
    yield hands(words, [step.values[0]])


def _select(words: Words, step: Step, seat: int) -> Sheet:
    yield from politics.brief(words)
    _, _, *later = step.values
    if later:
        yield words.say("play-select-later", powers=words.powers(later))
    if words.state.setting.players == 2 and step.values[0] >> seat & 1:
        yield words.say("play-second-card")


def _execute(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    card = state.setting.box.pack.cards[step.values[1]]
    yield politics.effects(words, card)
    yield politics.tracks(words)
    choices = engine.legal(state, seat)
    assert choices is not None
    if not choices.several():
        yield words.say("play-second-card")
        return
    entries = []
    for shift in card.shifts:
        track = state.setting.track[shift.track]
        for boxes in filter(None, shift_choices(shift)):
            direction = "right" if boxes > 0 else "left"
            there = politics.box_in_words(words, track, box_after(state, track, boxes))
            entries.append((f"{shift.track} {direction} {abs(boxes)}", there))
    if instructions(state, *step.values):
        entries.append(("instruction", words.say("play-execute-instruction")))
    yield words.say("play-execute", example=entries[0][0])
    yield rows(entries)


def _corps(words: Words, step: Step, seat: int) -> Sheet:
    (power,) = step.values
    choices = CorpsChoices(words.state, power)
    if choices.removed:
        yield words.say("play-corps-removed", cost=CORPS_COST, troops=CORPS_TROOPS)
        yield hands(words, [power])
    if not choices.on_map and not choices.rich:
        yield words.say("play-corps-nobody")
    yield army(words, [power])


def _transfer(words: Words, step: Step, seat: int) -> Sheet:
    state, (reason, *pieces) = words.state, step.values
    owner = state.setting.power_of
    yield words.say(f"play-transfer-{REASONS[reason]}")
    cities = state.setting.board.cities
    yield rows(
        (
            f"place {state.setting.names[piece]}",
            where(words, piece),
            words.say(
                "play-nearest", cities=", ".join(cities[city].id for city in nearest(state, piece, reason))
            ),
        )
        for piece in pieces
        if owner[piece] == owner[pieces[0]]
    )


def _vote(words: Words, step: Step, seat: int) -> Sheet:
    yield words.say("play-vote", francis=step.values[0], most=MAJORITY)


def _saxony_due(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    track = state.setting.track["saxony"]
    now = state.markers[track]
    yield rows(
        (f"saxony {boxes}", politics.box_in_words(words, track, now + boxes))
        for boxes in range(_choices(words, seat))
    )


def _choices(words: Words, seat: int) -> int:
    """How many choices a seat has."""
    choices = engine.legal(words.state, seat)
    return len(list(choices.representatives())) if choices else 0


def _peace(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    yield status(words)
    austrian = (state.held[PRUSSIA] & state.marked & state.home[AUSTRIA]).bit_count()
    prussian = (state.held[AUSTRIA] & state.marked & state.home[PRUSSIA]).bit_count()
    yield words.say(
        "play-peace",
        aside=(austrian + 1) // 2,
        returned=austrian // 2,
        austrian=prussian,
        turn=state.turn + PEACE_TURNS,
    )


def _second_train(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    name = state.setting.names[second_train(state)]
    cities = state.setting.board.cities
    yield rows((f"place {name} {cities[city].id}",) for city in train_cities(state))


def _reduce(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    count = (state.held[FRANCE] & state.marked & state.setting.core).bit_count()
    yield status(words)
    yield words.say("play-reduce", count=count, aside=(count + 1) // 2)


def _cede(words: Words, step: Step, seat: int) -> Sheet:
    state = words.state
    lacked_by_prussia = victory.PRUSSIAN - victory.prussian_fortresses(state)
    lacked_by_france = victory.FRENCH - victory.french_fortresses(state)
    austrian = (state.held[AUSTRIA] & state.setting.silesia).bit_count()
    yield status(words)
    yield words.say("play-cede", **goals(lacked_by_prussia, lacked_by_france, austrian))


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
    "trump": _trump,
    "lay": _lay,
    "select": _select,
    "execute": _execute,
    "corps": _corps,
    "transfer": _transfer,
    "vote": _vote,
    "saxony-due": _saxony_due,
    "offer-peace": _peace,
    "accept-peace": _peace,
    "second-train": _second_train,
    "reduce": _reduce,
    "cede": _cede,
}
"""What helps with each kind of decision."""
