"""Choices in plain words: what each is called, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from maria import actions as act
from maria.reading import combat, movement, politics, questions
from maria.reading.fact import Fact
from maria.reading.troops import Force
from maria.rules import politics as rules
from maria.telling.position import box_of
from maria.telling.things import instruction_words
from maria.telling.words import Words

Named = tuple[str, dict[str, str | int]]
"""The end of a message's key, and the message's values."""


def label(words: Words, action: act.Action) -> str:
    """What a choice is called on a button; what it would bring stands elsewhere."""
    key, values = _of_war(words, action) or _of_politics(words, action)
    return words.sentence(f"offer-do-{key}", **values)


def _of_war(words: Words, action: act.Action) -> Named | None:
    """Choices of chapters 4 to 13."""
    match action:
        case act.Split(power, troops):
            generals = words.state.setting.generals_of[power]
            counts = _counted(words, zip(generals, troops, strict=True))
            return "split", {"power": words.power(power), "troops": counts}
        case act.Done():
            return f"done-{words.state.agenda[-1].kind}", {}
        case act.Answer(_, yes):
            return "yes" if yes else "no", {}
        case act.PayToll(_, cards, supplied):
            if not supplied:
                return "toll-nobody", {"cards": words.cards(cards)}
            return "toll", {"cards": words.cards(cards), "generals": words.listed(map(words.piece, supplied))}
        case act.Consent(given, general, city):
            key = "consent" if given else "no-consent"
            if general >= 0:
                return f"{key}-to", {"general": words.piece(general)}
            return (f"{key}-at", {"city": words.city(city)}) if city >= 0 else (key, {})
        case act.Dispute():
            return "dispute", {}
        case act.PassFlanders():
            return "pass-flanders", {}
        case act.Attack(start, target):
            return "attack", {"city": words.city(start), "target": words.city(target)}
        case act.PlayCard(card, value):
            return "play-as" if value else "play", {"card": words.card(card), "value": value}
        case act.Stop():
            return "stop", {}
        case act.Retreat(path):
            return "retreat", {"city": words.city(path[-1])}
        case act.Recruit(_, count, cards):
            return (
                ("recruit", {"count": count, "cards": words.cards(cards)}) if count else ("recruit-none", {})
            )
        case act.Assign(_, troops, entries):
            return _assigned(words, troops, entries)
    return None


def _of_politics(words: Words, action: act.Action) -> Named:
    """Choices of chapters 17 to 20."""
    match action:
        case act.Reenter(train, city):
            return "place", {"piece": words.piece(train), "city": words.city(city)}
        case act.Place(piece, city, commander):
            values: dict[str, str | int] = {"piece": words.piece(piece), "city": words.city(city)}
            if commander < 0:
                return "place", values
            return "place-command", values | {"general": words.piece(commander)}
        case act.NameTrump(suit):
            return "trump", {"suit": words.suit(suit)}
        case act.LayCard(card):
            return "lay", {"card": words.card(card)}
        case act.Select(card):
            return "select", {"political": words.political(card)}
        case act.Execute(shifts, instructed):
            return "execute", {"effects": ", ".join(_executed(words, shifts, instructed))}
        case act.SendCorps(general, cards):
            values = {"general": words.piece(general)}
            return ("corps-paid", values | {"cards": words.cards(cards)}) if cards else ("corps", values)
        case act.ShiftSaxony(boxes):
            return "saxony", {"count": boxes}
        case act.Vote(francis):
            return "vote", {"count": francis}
        case act.Cancel(giver, taker):
            return "cancel", {"giver": words.power(giver), "taker": words.power(taker)}
    return type(action).__name__.casefold(), {}


def _executed(words: Words, shifts: tuple[tuple[int, int], ...], instructed: bool) -> Iterable[str]:
    """17.j: the parts of a Political Card that are executed."""
    for track, boxes in shifts:
        key = "show-shift-right" if boxes > 0 else "show-shift-left"
        yield words.say(key, track=words.track(track), boxes=abs(boxes))
    if instructed:
        yield words.say("play-instruction")


def _counted(words: Words, counts: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{words.piece(general)} {count}" for general, count in counts)


def _assigned(
    words: Words, troops: tuple[tuple[int, int], ...], entries: tuple[tuple[int, int, int], ...]
) -> Named:
    """13.b, 13.c: new troops, and the cities where generals re-enter."""
    where = {general: city for general, city, _ in entries}
    told = [
        words.say(
            "offer-entering", general=words.piece(general), count=count, city=words.city(where[general])
        )
        if general in where
        else words.say("offer-gets", general=words.piece(general), count=count)
        for general, count in troops
    ]
    return "assign", {"troops": ", ".join(told)}


# ---------------------------------------------------------------- what a choice would bring


@singledispatch
def effects(fact: Fact, action: act.Action, words: Words) -> list[str]:
    """What an action would bring, told from the fact that it stands in."""
    return []


@effects.register
def _(fact: questions.QuestionDetail, action: act.Action, words: Words) -> list[str]:
    yes = action == fact.yes
    yes_key, no_key = BRINGS[fact.about]
    return [words.sentence(yes_key, **fact.yes_brings) if yes else words.sentence(no_key, **fact.no_brings)]


BRINGS = {
    "subsidy": ("offer-subsidy", "offer-subsidy"),
    **dict.fromkeys(("offer-peace", "accept-peace"), ("play-peace", "offer-no-peace")),
    "reduce": ("play-reduce", "offer-no-reduction"),
    "cede": ("offer-cede", "offer-no-cession"),
}
"""8.b, 19.1, 19.2, SG.e: what yes and no mean."""


@effects.register
def _(fact: movement.MovementDetail, action: act.Action, words: Words) -> list[str]:
    if not isinstance(action, act.Done):
        return []
    left = ", ".join(words.piece(entry.piece) for entry in fact.pieces)
    return [words.sentence("play-still-to-move", pieces=left) if left else words.sentence("play-all-moved")]


@effects.register
def _(fact: combat.AttackPair, action: act.Action, words: Words) -> list[str]:
    return [
        words.sentence("offer-against", own=force(words, fact.attackers), other=force(words, fact.defenders))
    ]


def force(words: Words, fact: Force) -> str:
    """Generals with their troops as far as the seat knows them."""
    generals = words.listed(map(words.piece, fact.generals))
    if fact.least == fact.most:
        return words.say("offer-force", generals=generals, count=fact.most)
    return words.say("offer-force-unsure", generals=generals, least=fact.least, most=fact.most)


@effects.register
def _(fact: combat.Playable, action: act.Action, words: Words) -> list[str]:
    return [words.sentence("offer-score", score=fact.score, passes=int(fact.passes))]


@effects.register
def _(fact: combat.Stopping, action: act.Action, words: Words) -> list[str]:
    return [stopping(words, fact)]


def stopping(words: Words, fact: combat.Stopping) -> str:
    """11.1.f, 11.1.h: what it brings to play no card."""
    if fact.tie:
        return words.sentence("play-stop-tie")
    return words.sentence("play-stop-costs" if fact.retreat else "play-stop-all", lost=fact.losses)


@effects.register
def _(fact: combat.RetreatEnd, action: act.Action, words: Words) -> list[str]:
    return [words.way(fact.path)]


@effects.register
def _(fact: politics.Layable, action: act.Action, words: Words) -> list[str]:
    if fact.trump:
        return [words.sentence("offer-lay-trump", count=fact.influence)]
    face_down = words.state.setting.variant.face_down_display
    return [words.sentence("offer-lay-down" if face_down else "offer-lay-back")]


@effects.register
def _(fact: politics.SelectDetail, action: act.Action, words: Words) -> list[str]:
    return [words.sentence("offer-save-keeps")]


@effects.register
def _(fact: politics.Selectable, action: act.Action, words: Words) -> list[str]:
    return [words.sentence("offer-select-costs", cards=words.cards(fact.discards))]


@effects.register
def _(fact: politics.ShiftOption, action: act.Action, words: Words) -> list[str]:
    return [box_of(words, fact.track, fact.box)]


@effects.register
def _(fact: politics.Execution, action: act.Action, words: Words) -> list[str]:
    told = [box_of(words, track, box) for track, box in fact.boxes]
    return [*told, *filter(None, [instruction(words, fact.power, fact.political)] * fact.action.instructed)]


def instruction(words: Words, power: int, political: int) -> str:
    """17.j: the instructions of a Political Card that a power may follow."""
    entries = rules.instructions(words.state, power, political)
    return " ".join(instruction_words(entry, words.say) for entry in entries)
