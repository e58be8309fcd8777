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


def seen_by(event: Event, seat: int | None) -> dict[str, Value]:
    """What a seat (None: the public) sees of an event; nothing of one that is wholly secret."""
    return {**event.seen, **(event.secret if seat in event.seats else {})}


def tell(words: Words, event: Event, seat: int | None) -> str:
    """What happened, in a sentence; an empty text if this seat (None: the public) sees nothing of it."""
    kind, values = event.kind, seen_by(event, seat)
    if not values or (kind in NOTHING_WITHOUT and not values[NOTHING_WITHOUT[kind]]):
        return ""
    ending = ENDINGS[kind](words, values) if kind in ENDINGS else ""
    more = MORE[kind](words, values) if kind in MORE else {}
    key = f"event-{kind}{ending}{'-secret' if seat in event.seats else ''}"
    return words.sentence(key, **words.told(values) | more)


def tell_all(words: Words, events: Iterable[Event], seat: int | None) -> list[tuple[str, bool]]:
    """The sentences of several events, each with whether it is a heading."""
    told = ((tell(words, event, seat), event.kind in HEADINGS) for event in events)
    return [(text, heading) for text, heading in told if text]


def _suit(words: Words, seen: dict[str, Any]) -> int:
    return int(words.state.setting.card_suit[seen["card"]])


def _split(words: Words, seen: dict[str, Any]) -> Values:
    generals = words.state.setting.generals_of[seen["power"]]
    return {"troops": words.counted(zip(generals, seen.get("troops", [0] * len(generals)), strict=True))}


def _assigned(words: Words, seen: dict[str, Any]) -> Values:
    generals, counts = seen.get("troops", ())[::2], seen.get("troops", ())[1::2]
    return {"troops": words.counted((general, f"+{n}") for general, n in zip(generals, counts, strict=True))}


def _shifted(words: Words, seen: dict[str, Any]) -> Values:
    box = words.state.setting.tracks[seen["track"]].boxes[seen["box"]]
    return {"box": seen["box"] + 1, "effects": ", ".join(box_words(box, words.say))}


def _executed(words: Words, seen: dict[str, Any]) -> Values:
    shifts = zip(seen["tracks"], seen["boxes"], strict=True)
    return {"effects": words.executed(shifts, seen["instructed"])}


def _not_trump(words: Words) -> str:
    """17.d, 25.b: what becomes of a card that is not trump."""
    return "-down" if words.state.setting.variant.face_down_display else "-back"


NOTHING_WITHOUT = {"unselected": "politicals", "markers-left": "count", "hoard-taken": "decks"}
"""Events of which there is nothing to tell without this."""
ENDINGS: dict[str, Callable[[Words, dict[str, Any]], str]] = {
    "played": lambda words, seen: "-reserve" if _suit(words, seen) < 0 else "",
    "trump-turned": lambda words, seen: "-reserve" if _suit(words, seen) < 0 else "",
    "conquered": lambda words, seen: "" if seen["power"] == seen["owner"] else "-for",
    "consent": lambda words, seen: "-to" if seen["general"] >= 0 else "-at" if seen["city"] >= 0 else "",
    "ended": lambda words, seen: "-draw" if seen["winner"] < 0 else "",
    "proposed": lambda words, seen: "" if seen["turns"] else "-cancel",
    "revealed": lambda words, seen: "" if seen["politicals"] else "-none",
    "left-game": lambda words, seen: "" if seen["cards"] else "-none",
    "turned-up": lambda words, seen: "" if seen["trump"] else _not_trump(words),
    "saxony": lambda words, seen: f"-{seen['status']}",
    "elected": lambda words, seen: "-francis" if seen["power"] == AUSTRIA else "-charles",
}
"""Events that have several messages: how the key goes on."""
MORE: dict[str, Callable[[Words, dict[str, Any]], Values]] = {
    "split": _split,
    "assigned": _assigned,
    "attacked": lambda words, seen: dict(zip(("troops", "against"), seen["troops"], strict=True)),
    "ended": lambda words, seen: {"text": words.rule(seen["rule"])},
    **dict.fromkeys(
        (
            *("subsidised", "proposed", "declined", "contract", "contract-ended"),
            *("proposed-treaty", "countered", "treaty", "proposal-lapsed"),
        ),
        lambda words, seen: {"taker": words.power(seen["taker"])},
    ),
    "unselected": lambda words, seen: {"count": len(seen["politicals"])},
    "trump-turned": lambda words, seen: {"suit": words.suit(_suit(words, seen))},
    "executed": _executed,
    "shifted": _shifted,
    "corps-sent": lambda words, seen: {
        "box": words.off_map_box(words.state.setting.power_of[seen["general"]])
    },
    **dict.fromkeys(("box-taken", "box-left"), lambda words, seen: {"box": words.victory_box(seen["box"])}),
    "saxony": lambda words, seen: {"seat": words.seat(words.state.seat_of[AUSTRIA])},
    "scored": lambda words, seen: {"scores": " + ".join(map(str, seen["scores"]))},
}
"""Events that need more than their values by name."""
