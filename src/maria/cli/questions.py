"""What a player is asked, and what helps to decide, decision by decision."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from rich.text import Text

from maria.actions import Answer
from maria.box.model import POWERS, SUIT_SIGNS
from maria.box.tables import members
from maria.cli import politics
from maria.cli.sheets import Sheet, army, hands, others, rows, status, where
from maria.rules.combat import Attacks, Duel, city_of
from maria.rules.election import MAJORITY, Voting
from maria.rules.hussars import HussarChoices, HussarStage
from maria.rules.movement import Movement, MovementChoices
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.politics import (
    CORPS_COST,
    CORPS_TROOPS,
    Executing,
    Laying,
    NamingTrump,
    Selecting,
    SendingCorps,
    box_after,
    card_of,
    instructions,
    shift_choices,
)
from maria.rules.retreat import Field, RetreatStep
from maria.rules.saxony import SaxonyDue
from maria.rules.setup import Splitting
from maria.rules.silesia import AcceptPeace, OfferPeace, ReduceObjectives, SecondTrain, annex
from maria.rules.silesia_gambit import Ceding, cede
from maria.rules.stacks import strength
from maria.rules.step import Decision, Event
from maria.rules.supply import Toll, tolls
from maria.rules.tactical_cards import Subsidy, worth
from maria.rules.trains import COST as TRAIN_COST
from maria.rules.trains import removed_trains, second_train, train_cities
from maria.rules.transfers import Transfer, nearest
from maria.rules.winter import COST, Assigning, Recruiting, capacity, entry_cities
from maria.state import AUSTRIA, AWAY, BAVARIA, FRANCE, PRUSSIA, REMOVED
from maria.telling.words import Words


def question(step: Decision, words: Words, seat: int) -> Text:
    """Whose decision it is and what is asked."""
    values: dict[str, str | int] = {"seat": words.seat(seat)}
    for name, value in step.subject(words.state, seat).items():
        match name, value:
            case "power", int(power):
                values[name] = words.power(power)
            case "powers", tuple(powers):
                values[name] = words.powers(powers)
            case "card", int(card):
                values[name] = words.political(card)
            case _, int(count):
                values[name] = count
    if isinstance(step, SendingCorps):
        values["box"] = words.off_map_box(step.owner)
    if isinstance(step, SaxonyDue):
        values["most"] = step.most(words.state)
    return Text(words.say(f"ask-{step.kind}", **values), "bold")


def reminder(step: Decision, words: Words, seat: int) -> Sheet:
    """The short form of a decision of many actions, for a player who goes on with it; else nothing."""
    state = words.state
    if isinstance(step, HussarStage):
        left = HussarChoices(state, step.placed).free
        yield words.say("play-hussars-left", numbers=", ".join(str(number + 1) for number in left))
    elif isinstance(step, Movement):
        pieces = MovementChoices(state, step, seat).pieces
        names = ", ".join(state.setting.names[piece] for piece in pieces)
        yield words.say("play-still-to-move", pieces=names) if names else words.say("play-all-moved")


@singledispatch
def helps(step: Decision, words: Words, seat: int) -> Sheet:
    """What helps to decide."""
    yield from ()


# ---------------------------------------------------------------- decision by decision


def _general_line(words: Words, generals: int, city: int) -> str:
    troops = strength(words.state, members(generals))
    return words.say("play-force", generals=words.generals(generals), troops=troops, city=words.place(city))


@helps.register
def _split(step: Splitting, words: Words, seat: int) -> Sheet:
    state, setting = words.state, words.state.setting
    choices = step.choices(state, seat)
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


@helps.register
def _hussars(step: HussarStage, words: Words, seat: int) -> Sheet:
    choices = HussarChoices(words.state, step.placed)
    yield status(words)
    yield from reminder(step, words, seat)
    yield words.say("play-hussar-cities", count=choices.cities.bit_count())
    yield army(words, words.own(seat))
    yield others(words, words.own(seat))


@helps.register
def _toll(step: Toll, words: Words, seat: int) -> Sheet:
    state, power = words.state, step.payer
    unsupplied, due = tolls(state, power)
    choices = step.choices(state, seat)
    wealth = sum(worth(state, card) for card in state.hands[power])
    yield words.say("play-toll-all" if choices.rich else "play-toll-part", due=choices.cost, worth=wealth)
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


@helps.register
def _movement(step: Movement, words: Words, seat: int) -> Sheet:
    yield status(words)
    powers = step.choices(words.state, seat).powers
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


@helps.register
def _attacks(step: Attacks, words: Words, seat: int) -> Sheet:
    state = words.state
    cities = state.setting.board.cities
    entries = []
    for pair in step.next(state):
        start, target = city_of(state, pair[0]), city_of(state, pair[1])
        own = _general_line(words, pair[0], start)
        line = f"{cities[start].id} > {cities[target].id}"
        entries.append((line, own, f"{words.generals(pair[1])}, {words.place(target)}"))
    yield rows(entries)
    yield hands(words, words.own(seat))


@helps.register
def _duel(step: Duel, words: Words, seat: int) -> Sheet:
    state = words.state
    for key, generals in (("play-attackers", step.attackers), ("play-defenders", step.defenders)):
        yield words.say(key, force=_general_line(words, generals, city_of(state, generals)))
    choices = step.choices(state, seat)
    cards, score = words.cards(choices.cards + choices.reserves) or "–", step.own_score
    yield Text(words.say("play-score", score=score, suit=SUIT_SIGNS[choices.suit], cards=cards), "bold")
    if score < 0:
        troops = strength(state, members(step.sides[0]))
        key = "play-stop-costs" if -score < troops else "play-stop-all"
        yield words.say(key, lost=min(-score, troops))
    else:
        yield words.say("play-stop-forbidden" if choices.must else "play-stop-tie")
    yield hands(words, [step.power(state)])


@helps.register
def _retreat(step: RetreatStep, words: Words, seat: int) -> Sheet:
    state = words.state
    field = Field(state, step.losers, step.length, step.winners)
    yield words.say(
        "play-retreat",
        generals=words.generals(step.losers),
        city=words.city(field.start),
        length=step.length,
        winner=words.city(city_of(state, step.winners)),
        best=field.best,
    )
    for end in field.ends:
        yield f"  {words.way(field.way(end))}"


@helps.register
def _recruit(step: Recruiting, words: Words, seat: int) -> Sheet:
    state, power = words.state, step.buyer
    most = step.choices(state, seat).most
    yield words.say("play-recruit", most=most, cost=COST, room=capacity(state, power))
    yield hands(words, [power])
    yield army(words, [power])


@helps.register
def _assign(step: Assigning, words: Words, seat: int) -> Sheet:
    state = words.state
    yield army(words, [step.owner])
    for general in state.setting.generals_of[step.owner]:
        cities = members(entry_cities(state, general)) if state.place[general] == REMOVED else []
        if cities:
            where_to = ", ".join(map(words.city, cities))
            yield words.say("play-entries", general=words.piece(general), cities=where_to)


# ---------------------------------------------------------------- politics


def _own_majors(words: Words, seat: int) -> list[int]:
    return [power for power in words.state.setting.spaces if power in words.own(seat)]


@helps.register
def _trump(step: NamingTrump, words: Words, seat: int) -> Sheet:
    yield status(words)
    yield from politics.brief(words)
    yield hands(words, _own_majors(words, seat))


@helps.register
def _lay(step: Laying, words: Words, seat: int) -> Sheet:
    yield from politics.brief(words)
    yield words.say("play-lay-gambit" if words.state.setting.variant.face_down_display else "play-lay")
    yield hands(words, [step.owner])


@helps.register
def _select(step: Selecting, words: Words, seat: int) -> Sheet:
    yield from politics.brief(words)
    _, *later = step.powers
    if later:
        yield words.say("play-select-later", powers=words.powers(later))
    if Executing(step.powers[0], -1, (), step.executed).barred(words.state):
        yield words.say("play-second-card")


@helps.register
def _execute(step: Executing, words: Words, seat: int) -> Sheet:
    state = words.state
    card = card_of(state, step.card)
    yield politics.effects(words, card)
    yield politics.tracks(words)
    if step.barred(state):
        yield words.say("play-second-card")
        return
    entries = []
    for shift in card.shifts:
        track = state.setting.track[shift.track]
        for boxes in filter(None, shift_choices(shift)):
            direction = "right" if boxes > 0 else "left"
            there = politics.box_in_words(words, track, box_after(state, track, boxes))
            entries.append((f"{shift.track} {direction} {abs(boxes)}", there))
    if instructions(state, step.owner, step.card):
        entries.append(("instruction", words.say("play-execute-instruction")))
    yield words.say("play-execute", example=entries[0][0])
    yield rows(entries)


@helps.register
def _corps(step: SendingCorps, words: Words, seat: int) -> Sheet:
    power = step.owner
    choices = step.choices(words.state, seat)
    if choices.removed:
        yield words.say("play-corps-removed", cost=CORPS_COST, troops=CORPS_TROOPS)
        yield hands(words, [power])
    if not choices.on_map and not choices.rich:
        yield words.say("play-corps-nobody")
    yield army(words, [power])


@helps.register
def _transfer(step: Transfer, words: Words, seat: int) -> Sheet:
    state = words.state
    cities = state.setting.board.cities
    yield words.say(f"play-transfer-{step.why}")
    yield rows(
        (
            f"place {state.setting.names[piece]}",
            where(words, piece),
            words.say(
                "play-nearest",
                cities=", ".join(cities[city].id for city in nearest(state, piece, step.reason)),
            ),
        )
        for piece in step.choices(state, seat).pieces
    )


@helps.register
def _vote(step: Voting, words: Words, seat: int) -> Sheet:
    yield words.say("play-vote", francis=step.francis, most=MAJORITY)


@helps.register
def _saxony_due(step: SaxonyDue, words: Words, seat: int) -> Sheet:
    state = words.state
    track = state.setting.track["saxony"]
    now = state.markers[track]
    yield rows(
        (f"saxony {boxes}", politics.box_in_words(words, track, now + boxes))
        for boxes in range(step.most(state) + 1)
    )


@helps.register
def _peace(step: OfferPeace | AcceptPeace, words: Words, seat: int) -> Sheet:
    trial, out = words.state.copy(), list[Event]()
    annex(trial, out)
    left = _left(out)
    yield status(words)
    yield words.say(
        "play-peace",
        aside=left[PRUSSIA][1],
        returned=left[PRUSSIA][0] - left[PRUSSIA][1],
        austrian=left[AUSTRIA][0],
        turn=trial.turn + PEACE_TURNS,
    )


@helps.register
def _second_train(step: SecondTrain, words: Words, seat: int) -> Sheet:
    state = words.state
    name = state.setting.names[second_train(state)]
    cities = state.setting.board.cities
    yield rows((f"place {name} {cities[city].id}",) for city in train_cities(state))


@helps.register
def _reduce(step: ReduceObjectives, words: Words, seat: int) -> Sheet:
    out = list[Event]()
    step.apply(words.state.copy(), seat, Answer("reduce objectives", True), out)
    count, aside = _left(out)[FRANCE]
    yield status(words)
    yield words.say("play-reduce", count=count, aside=aside)


def _left(events: list[Event]) -> dict[int, tuple[int, int]]:
    """19.1.d, 19.2.a: the markers of each power that leave the board, and those of them set aside."""
    found: list[Any] = [event.seen for event in events if event.kind == "markers-left"]
    return {seen["power"]: (seen["count"], seen["aside"]) for seen in found}


@helps.register
def _subsidy(step: Subsidy, words: Words, seat: int) -> Sheet:
    for yes in (True, False):
        trial = words.state.copy()
        step.apply(trial, seat, Answer("subsidy", yes), [])
        french, bavarian = (len(trial.hands[p]) - len(words.state.hands[p]) for p in (FRANCE, BAVARIA))
        yield words.say("play-subsidy", yes=int(yes), french=french, bavarian=bavarian)
    yield hands(words, [FRANCE, BAVARIA])


@helps.register
def _cede(step: Ceding, words: Words, seat: int) -> Sheet:
    trial = words.state.copy()
    cede(trial, [])
    needed = {
        f"need{number}": goal.needed for number, goal in enumerate(trial.setting.variant.goals(trial), 1)
    }
    yield status(words)
    yield words.say("play-cede", **needed)
