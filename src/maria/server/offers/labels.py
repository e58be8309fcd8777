"""Choices in plain words, with the names in them as links."""

from __future__ import annotations

from collections.abc import Iterable

from maria import actions as act
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
