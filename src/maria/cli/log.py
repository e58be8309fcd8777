"""Events in words, as one seat may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from maria.cli.words import Words
from maria.rules.step import Event, Value

Values = dict[str, str | int]
HEADINGS = ("turn", "stage", "winter", "ended")
"""The events that begin something new, or end everything."""

WORDS: dict[str, Callable[[Words, Any], str | int]] = {
    **dict.fromkeys(("power", "former", "owner"), Words.power),
    **dict.fromkeys(("piece", "general", "mate", "train", "giver", "taker"), Words.piece),
    **dict.fromkeys(("attackers", "defenders", "losers", "winners"), Words.generals),
    "powers": Words.powers,
    "city": Words.city,
    "path": Words.way,
    "card": Words.card,
    "cards": Words.cards,
    "decks": lambda words, decks: len(decks),
    "hussar": lambda words, hussar: hussar + 1,
    "seat": Words.seat,
}
"""How the values of events are told, by their names; others are numbers or texts already."""


def tell(words: Words, event: Event, seat: int | None) -> str:
    """What happened, in a sentence; an empty text if this seat (None: the public) sees nothing of it."""
    secret = seat in event.seats
    if not event.seen and not secret:
        return ""
    values = {**event.seen, **(event.secret if secret else {})}
    key = f"event-{event.kind}"
    shown: Values = {}
    if event.kind in SPECIAL:
        variant, shown = SPECIAL[event.kind](words, values)
        key += variant
    for name, value in values.items():
        if name not in shown:
            shown[name] = WORDS[name](words, value) if name in WORDS else _plain(value)
    text = words.say(f"{key}-secret" if secret else key, **shown)
    return text[:1].upper() + text[1:]


def _plain(value: Value) -> str | int:
    """A number or a text as it is."""
    return value if isinstance(value, int) else str(value)


def tell_all(words: Words, events: Iterable[Event], seat: int | None) -> list[tuple[str, bool]]:
    """The sentences of several events, each with whether it is a heading."""
    told = ((tell(words, event, seat), event.kind in HEADINGS) for event in events)
    return [(text, heading) for text, heading in told if text]


Special = tuple[str, Values]


def _split(words: Words, values: dict[str, Any]) -> Special:
    generals = words.state.setting.generals_of[values["power"]]
    counts = zip(map(words.piece, generals), values.get("troops", [0] * len(generals)), strict=True)
    return "", {"troops": ", ".join(f"{name} {count}" for name, count in counts)}


def _assigned(words: Words, values: dict[str, Any]) -> Special:
    troops = values.get("troops", ())
    pairs = zip(troops[::2], troops[1::2], strict=True)
    return "", {"troops": ", ".join(f"{words.piece(general)} +{count}" for general, count in pairs)}


def _attacked(words: Words, values: dict[str, Any]) -> Special:
    one, other = values["troops"]
    return "", {"troops": one, "against": other}


def _played(words: Words, values: dict[str, Any]) -> Special:
    reserve = words.state.setting.card_suit[values["card"]] < 0
    return "-reserve" if reserve else "", {}


def _conquered(words: Words, values: dict[str, Any]) -> Special:
    return "" if values["power"] == values["owner"] else "-for", {}


def _consent(words: Words, values: dict[str, Any]) -> Special:
    general, city = values["general"], values["city"]
    shown: Values = {
        "general": words.piece(general) if general >= 0 else "",
        "city": words.city(city) if city >= 0 else "",
    }
    return "-to" if general >= 0 else "-at" if city >= 0 else "", shown


def _ended(words: Words, values: dict[str, Any]) -> Special:
    shown: Values = {"text": words.rule(values["rule"])}
    if values["winner"] < 0:
        return "-draw", {**shown, "winner": ""}
    return "", {**shown, "winner": words.seat(values["winner"])}


SPECIAL: dict[str, Callable[[Words, dict[str, Any]], Special]] = {
    "split": _split,
    "assigned": _assigned,
    "attacked": _attacked,
    "played": _played,
    "conquered": _conquered,
    "consent": _consent,
    "ended": _ended,
}
"""Events that need more than their values by name: an ending of the message key, and further values."""
