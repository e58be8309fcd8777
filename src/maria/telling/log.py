"""Events in words, as one seat may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from maria.rules.step import Event, Value
from maria.state import AUSTRIA
from maria.telling.things import box_words
from maria.telling.words import Words

Values = dict[str, str | int]
HEADINGS = ("turn", "politics", "stage", "election", "winter", "ended")
"""The events that begin something new, or end everything."""

NEWS = ("defeated", "tie", "no-retreat")
"""The events that tell how a combat has ended."""

WORDS: dict[str, Callable[[Words, Any], str | int]] = {
    **dict.fromkeys(("power", "former", "owner"), lambda words, power: words.power(power)),
    **dict.fromkeys(
        ("piece", "general", "mate", "train", "giver", "taker"), lambda words, piece: words.piece(piece)
    ),
    **dict.fromkeys(
        ("attackers", "defenders", "losers", "winners"), lambda words, generals: words.generals(generals)
    ),
    "powers": lambda words, powers: words.powers(powers),
    "city": lambda words, city: words.city(city),
    "path": lambda words, path: words.way(path),
    "card": lambda words, card: words.card(card),
    "cards": lambda words, cards: words.cards(cards),
    "decks": lambda words, decks: len(decks),
    "hussar": lambda words, hussar: hussar + 1,
    "line": lambda words, line: words.line(line),
    "seat": lambda words, seat: words.seat(seat),
    "suit": lambda words, suit: words.suit(suit),
    "political": lambda words, political: words.political(political),
    "track": lambda words, track: words.track(track),
}
"""How the values of events are told, by their names; others are numbers or texts already."""


def seen_by(event: Event, seat: int | None) -> dict[str, Value]:
    """What a seat (None: the public) sees of an event; nothing of one that is wholly secret."""
    return {**event.seen, **(event.secret if seat in event.seats else {})}


def tell(words: Words, event: Event, seat: int | None) -> str:
    """What happened, in a sentence; an empty text if this seat (None: the public) sees nothing of it."""
    values = seen_by(event, seat)
    if not values:
        return ""
    key = f"event-{event.kind}"
    shown: Values = {}
    if event.kind in SPECIAL:
        special = SPECIAL[event.kind](words, values)
        if special is None:
            return ""
        key, shown = key + special[0], special[1]
    for name, value in values.items():
        if name not in shown:
            shown[name] = WORDS[name](words, value) if name in WORDS else _plain(words, value)
    return words.sentence(f"{key}-secret" if seat in event.seats else key, **shown)


def _plain(words: Words, value: Value) -> str | int:
    """A number or a text as it is."""
    return value if isinstance(value, int) else words.written(str(value))


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
    return "-reserve" if _is_reserve(words, values["card"]) else "", {}


def _is_reserve(words: Words, card: int) -> bool:
    return words.state.setting.card_suit[card] < 0


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


def _of_two_powers(words: Words, values: dict[str, Any]) -> Special:
    """20: giver and taker of a subsidy."""
    return "", {"taker": words.power(values["taker"])}


def _proposed(words: Words, values: dict[str, Any]) -> Special:
    return "" if values["turns"] else "-cancel", {"taker": words.power(values["taker"])}


def _revealed(words: Words, values: dict[str, Any]) -> Special:
    cards = values["politicals"]
    return ("", {"politicals": words.politicals(cards)}) if cards else ("-none", {"politicals": ""})


def _unselected(words: Words, values: dict[str, Any]) -> Special | None:
    cards = values["politicals"]
    return ("", {"politicals": words.politicals(cards), "count": len(cards)}) if cards else None


def _trump_turned(words: Words, values: dict[str, Any]) -> Special:
    card = values["card"]
    if _is_reserve(words, card):
        return "-reserve", {}
    return "", {"suit": words.suit(words.state.setting.card_suit[card])}


def _turned_up(words: Words, values: dict[str, Any]) -> Special:
    """17.d, 25.b: what becomes of a card that is not trump."""
    back = "-down" if words.state.setting.variant.face_down_display else "-back"
    return "" if values["trump"] else back, {}


def _executed(words: Words, values: dict[str, Any]) -> Special:
    parts = [
        words.say(
            f"show-shift-{'right' if boxes > 0 else 'left'}", track=words.track(track), boxes=abs(boxes)
        )
        for track, boxes in zip(values["tracks"], values["boxes"], strict=True)
    ]
    parts += [words.say("play-instruction")] if values["instructed"] else []
    return "", {"effects": ", ".join(parts), "tracks": "", "boxes": ""}


def _shifted(words: Words, values: dict[str, Any]) -> Special:
    box = words.state.setting.tracks[values["track"]].boxes[values["box"]]
    effects = ", ".join(box_words(box, words.say))
    return "", {"box": values["box"] + 1, "effects": effects}


def _corps_sent(words: Words, values: dict[str, Any]) -> Special:
    return "", {"box": words.off_map_box(words.state.setting.power_of[values["general"]])}


def _boxed(words: Words, values: dict[str, Any]) -> Special:
    return "", {"box": words.victory_box(values["box"])}


def _markers_left(words: Words, values: dict[str, Any]) -> Special | None:
    return ("", {}) if values["count"] else None


def _saxony(words: Words, values: dict[str, Any]) -> Special:
    return f"-{values['status']}", {"seat": words.seat(words.state.seat_of[AUSTRIA])}


def _elected(words: Words, values: dict[str, Any]) -> Special:
    return "-francis" if values["power"] == AUSTRIA else "-charles", {}


def _left_game(words: Words, values: dict[str, Any]) -> Special:
    return "" if values["cards"] else "-none", {}


def _hoard_taken(words: Words, values: dict[str, Any]) -> Special | None:
    return ("", {}) if values["decks"] else None


def _scored(words: Words, values: dict[str, Any]) -> Special:
    return "", {"scores": " + ".join(map(str, values["scores"]))}


SPECIAL: dict[str, Callable[[Words, dict[str, Any]], Special | None]] = {
    "split": _split,
    "assigned": _assigned,
    "attacked": _attacked,
    "played": _played,
    "conquered": _conquered,
    "consent": _consent,
    "ended": _ended,
    **dict.fromkeys(("subsidised", "declined", "contract", "contract-ended"), _of_two_powers),
    "proposed": _proposed,
    "revealed": _revealed,
    "unselected": _unselected,
    "trump-turned": _trump_turned,
    "turned-up": _turned_up,
    "executed": _executed,
    "shifted": _shifted,
    "corps-sent": _corps_sent,
    **dict.fromkeys(("box-taken", "box-left"), _boxed),
    "markers-left": _markers_left,
    "saxony": _saxony,
    "elected": _elected,
    "left-game": _left_game,
    "hoard-taken": _hoard_taken,
    "scored": _scored,
}
"""Events that need more than their values by name: an ending of the message key and further values, or None
if there is nothing to tell."""
