"""Events in words, as one seat may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from maria.rules.step import Event, Value
from maria.state import AUSTRIA, State
from maria.telling.things import box_words
from maria.telling.words import Words
from maria.texts.message import Message, Ref, Several, message
from maria.words import Values, counted, executed, rule, values
from maria.words import seat as seat_of

HEADINGS = ("turn", "politics", "stage", "election", "winter", "ended")
"""The events that begin something new, or end everything."""

NEWS = ("defeated", "tie", "no-retreat")
"""The events that tell how a combat has ended."""


_RULES = {
    "4.e": ("split",),
    "5.a": ("turn",),
    "5.b": ("stage",),
    "5.d": ("winter",),
    "6.e": ("transferred",),
    "6.f": ("removed",),
    "7.a": ("hussar-placed",),
    "7.c": ("hussar-removed",),
    "8.a": ("drew",),
    "8.b": ("subsidy",),
    "8.g": ("shuffled",),
    "8.k": ("paid",),
    "9.d": ("out-of-supply",),
    "9.e": ("supplied",),
    "10.1.a": ("marched",),
    "10.1.e": ("stacked",),
    "10.1.f": ("train-taken",),
    "10.1.k": ("consent",),
    "10.1.l": ("dispute",),
    "10.2.a": ("train-reentered",),
    "10.3.a": ("conquered",),
    "10.3.e": ("question-mark",),
    "10.3.m": ("question-mark-gone",),
    "11.1.a": ("attacked",),
    "11.1.d": ("played",),
    "11.1.f": ("defeated",),
    "11.1.h": ("tie",),
    "11.2.b": ("retreated",),
    "11.2.e": ("no-retreat",),
    "13.a": ("recruited",),
    "13.b": ("assigned",),
    "13.c": ("entered",),
    "16.b": ("points-won", "points-lost"),
    "16.g": ("box-taken", "box-left"),
    "17.a": ("politics", "revealed"),
    "17.b": ("trump", "trump-turned"),
    "17.c": ("laid", "laid-nothing"),
    "17.d": ("turned-up",),
    "17.g": ("saved", "unselected"),
    "17.h": ("selected", "political-discarded"),
    "17.i": ("turned-down", "returned"),
    "17.j": ("executed",),
    "17.k": ("shifted",),
    "17.r": ("troops-given",),
    "17.u": ("corps-sent",),
    "18.a": ("election-due",),
    "18.b": ("election", "voted"),
    "18.e": ("elected",),
    "19.1.a": ("peace-offered", "peace-declined"),
    "19.1.b": ("peace",),
    "19.1.d": ("markers-left",),
    "19.1.g": ("peace-over",),
    "19.1.h": ("aside-returned",),
    "19.2.a": ("reduced",),
    "19.3.a": ("saxony-due",),
    "19.3.b": ("saxony",),
    "19.4.g": ("put",),
    "20.a": ("contract", "proposed", "declined"),
    "20.b": ("subsidised",),
    "20.c": ("contract-ended", "proposed-end"),
    "21.a": ("treaty", "treaty-cancelled", "treaty-over", "proposed-treaty", "countered", "proposal-lapsed"),
    "21.c": ("clause-lapsed",),
    "23.c": ("scored",),
    "SG.c": ("set-aside",),
    "SG.e": ("ceded", "not-ceded"),
    "SG.g": ("left-game",),
    "SG.h": ("hoard-taken",),
}
RULES = {kind: rule for rule, kinds in _RULES.items() for kind in kinds}
"""The rule that an event is about, by its kind; the end of a game names its own."""


def seen_by(event: Event, seat: int | None) -> dict[str, Value]:
    """What a seat (None: the public) sees of an event; nothing of one that is wholly secret."""
    return {**event.seen, **(event.secret if seat in event.seats else {})}


def told(state: State, event: Event, seat: int | None) -> Message | None:
    """What happened, as a message; None if this seat (None: the public) sees nothing of it."""
    kind, seen = event.kind, seen_by(event, seat)
    if not seen or (kind in NOTHING_WITHOUT and not seen[NOTHING_WITHOUT[kind]]):
        return None
    ending = ENDINGS[kind](state, seen) if kind in ENDINGS else ""
    more = MORE[kind](state, seen) if kind in MORE else {}
    key = f"event-{kind}{ending}{'-secret' if seat in event.seats else ''}"
    return message(key, **values(state.setting, seen) | more)


def tell(words: Words, event: Event, seat: int | None) -> str:
    """What happened, in a sentence; an empty text if this seat (None: the public) sees nothing of it."""
    found = told(words.state, event, seat)
    return words.text(found) if found else ""


def tell_all(words: Words, events: Iterable[Event], seat: int | None) -> list[tuple[str, bool]]:
    """The sentences of several events, each with whether it is a heading."""
    found = ((tell(words, event, seat), event.kind in HEADINGS) for event in events)
    return [(text, heading) for text, heading in found if text]


Seen = dict[str, Any]


def _suit(state: State, seen: Seen) -> int:
    return int(state.setting.card_suit[seen["card"]])


def _split(state: State, seen: Seen) -> Values:
    generals = state.setting.generals_of[seen["power"]]
    return {"troops": counted(zip(generals, seen.get("troops", [0] * len(generals)), strict=True))}


def _assigned(state: State, seen: Seen) -> Values:
    generals, counts = seen.get("troops", ())[::2], seen.get("troops", ())[1::2]
    return {"troops": counted((general, f"+{n}") for general, n in zip(generals, counts, strict=True))}


def _shifted(state: State, seen: Seen) -> Values:
    box = state.setting.tracks[seen["track"]].boxes[seen["box"]]
    return {"box": seen["box"] + 1, "effects": box_words(box)}


def _executed(state: State, seen: Seen) -> Values:
    shifts = zip(seen["tracks"], seen["boxes"], strict=True)
    return {"effects": executed(shifts, seen["instructed"])}


def _not_trump(state: State) -> str:
    """17.d, 25.b: what becomes of a card that is not trump."""
    return "-down" if state.setting.variant.face_down_display else "-back"


NOTHING_WITHOUT = {"unselected": "politicals", "markers-left": "count", "hoard-taken": "decks"}
"""Events of which there is nothing to tell without this."""
ENDINGS: dict[str, Callable[[State, Seen], str]] = {
    "played": lambda state, seen: "-reserve" if _suit(state, seen) < 0 else "",
    "trump-turned": lambda state, seen: "-reserve" if _suit(state, seen) < 0 else "",
    "conquered": lambda state, seen: "" if seen["power"] == seen["owner"] else "-for",
    "consent": lambda state, seen: "-to" if seen["general"] >= 0 else "-at" if seen["city"] >= 0 else "",
    "ended": lambda state, seen: "-draw" if seen["winner"] < 0 else "",
    "proposed": lambda state, seen: "" if seen["turns"] else "-cancel",
    "revealed": lambda state, seen: "" if seen["politicals"] else "-none",
    "left-game": lambda state, seen: "" if seen["cards"] else "-none",
    "turned-up": lambda state, seen: "" if seen["trump"] else _not_trump(state),
    "saxony": lambda state, seen: f"-{seen['status']}",
    "elected": lambda state, seen: "-francis" if seen["power"] == AUSTRIA else "-charles",
}
"""Events that have several messages: how the key goes on."""
MORE: dict[str, Callable[[State, Seen], Values]] = {
    "split": _split,
    "assigned": _assigned,
    "attacked": lambda state, seen: dict(zip(("troops", "against"), seen["troops"], strict=True)),
    "ended": lambda state, seen: {"rule": Ref("rule", seen["rule"]), "text": rule(seen["rule"])},
    **dict.fromkeys(
        (
            *("subsidised", "proposed", "declined", "contract", "contract-ended"),
            *("proposed-treaty", "countered", "treaty", "proposal-lapsed"),
        ),
        lambda state, seen: {"taker": Ref("power", seen["taker"])},
    ),
    "unselected": lambda state, seen: {"count": len(seen["politicals"])},
    "trump-turned": lambda state, seen: {"suit": Ref("suit", _suit(state, seen))},
    "executed": _executed,
    "shifted": _shifted,
    "corps-sent": lambda state, seen: {"box": Ref("off-map", state.setting.power_of[seen["general"]])},
    **dict.fromkeys(("box-taken", "box-left"), lambda state, seen: {"box": Ref("box", seen["box"])}),
    "saxony": lambda state, seen: {"seat": seat_of(state.setting, state.seat_of[AUSTRIA])},
    "scored": lambda state, seen: {"scores": Several(seen["scores"], "sum")},
}
"""Events that need more than their values by name."""
