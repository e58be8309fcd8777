"""The rulebook's cases for the page: small boards that the reader can step through."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel

from maria.actions import Done, March, Offer, Propose, Transfer
from maria.box.model import POWERS
from maria.box.names import Namer
from maria.box.render.style import style
from maria.box.tables import Board, members
from maria.conform import (
    CASES,
    Case,
    CaseObserver,
    Shown,
    faces,
    read_cases,
    read_heads,
    show_case,
    title_key,
)
from maria.events import card_refs
from maria.notation import SUITS, parse_action
from maria.server.models import Refused
from maria.server.packs import newest
from maria.state import AWAY, OFF_MAP, REMOVED, State
from maria.telling.choices import label
from maria.texts import Catalogue, MariaError, rulebook
from maria.texts.message import Kind, Message, Ref, Several, Value, message, refs
from maria.words import Names, action_values, catalogue_of

MOST_CITIES = 40
"""The most cities of the full board that are drawn for a case; larger parts are not drawn."""
KEPT = 64
"""How many drawn cases are cached, at about 140 kB each."""
ROUNDS = 80
"""Iterations of the layout of a small board."""


class CaseCity(BaseModel):
    """A city of a small board and its position: x and y are between 0 and 1."""

    name: str
    x: float
    y: float
    suit: int
    tint: str
    """The colour of its territory on the map."""
    fortress: str
    vote: bool


class CasePiece(BaseModel):
    """A piece on a small board."""

    name: str
    power: str
    city: int
    troops: int | None
    """None for a supply train."""
    down: bool


class CaseMark(BaseModel):
    """A power's marker in a city, or its question mark."""

    city: int
    power: str
    question: bool


class CaseHand(BaseModel):
    """The cards of a power."""

    power: str
    cards: str


class CaseStep(BaseModel):
    """A step of a case: who did or tried what, the rule that refused it, and what holds afterwards."""

    seat: str
    action: str
    refused: str
    holds: list[str]
    pieces: list[CasePiece]
    marks: list[CaseMark]
    hussars: list[int]
    hands: list[CaseHand]


class CaseData(BaseModel):
    """A case, step by step. A road is its two cities and whether it is a main road."""

    title: str
    rules: list[str]
    variant: str
    cities: list[CaseCity]
    roads: list[tuple[int, int, bool]]
    steps: list[CaseStep]


class RuleData(BaseModel):
    """A rule, and the titles of the cases that demonstrate it."""

    id: str
    scope: str
    text: str
    cases: list[str]


class ChapterData(BaseModel):
    """A chapter of the rulebook."""

    id: str
    title: str
    rules: list[RuleData]


class CaseAddress(NamedTuple):
    """Where to find a case: its file and its number there."""

    file: Path
    number: int
    rules: tuple[str, ...]
    title: str


@cache
def index() -> dict[str, list[CaseAddress]]:
    """Where to find each rule's cases, the plainest first; only the cases' heads are read."""
    found: dict[str, list[CaseAddress]] = {}
    for file in sorted(CASES.rglob("*.yaml")):
        for number, (rules, title) in enumerate(read_heads(file)):
            for rule in rules:
                found.setdefault(rule, []).append(CaseAddress(file, number, rules, title))
    return {rule: sorted(places, key=partial(_plainness, rule)) for rule, places in found.items()}


def _plainness(rule: str, place: CaseAddress) -> tuple[int, bool, int]:
    """A sort key: cases about fewer rules first, then those in the rule's own file, then in file order."""
    return len(place.rules), not place.file.stem.startswith(rule), place.number


def chapters(language: str) -> list[ChapterData]:
    """The rulebook in a language, chapter by chapter."""
    say, places = catalogue_of(newest(), language), index()
    made: dict[str, ChapterData] = {}
    for rule in rulebook.rules():
        title = say(rulebook.chapter_key(rule.chapter))
        chapter = made.setdefault(rule.chapter, ChapterData(id=rule.chapter, title=title, rules=[]))
        titles = [_title(place.title, say) for place in places.get(rule.id, ())]
        chapter.rules.append(RuleData(id=rule.id, scope=rule.scope, text=say(rule.key), cases=titles))
    return list(made.values())


def _title(title: str, say: Catalogue) -> str:
    """A title in a language, or the case's own title if there is no translation."""
    key = title_key(title)
    return say(key) if key in say else title


@lru_cache(maxsize=KEPT)
def case_of(rule: str, number: int, language: str) -> CaseData:
    """A case by its rule and its number in the rule's list of cases; raises `Refused` if there is none."""
    places = index().get(rule, [])
    if number >= len(places):
        raise Refused(404, "server-no-case", rule=rule)
    place = places[number]
    return drawn(list(read_cases([place.file]))[place.number], language)


def drawn(case: Case, language: str) -> CaseData:
    """A case with its small board, step by step, in a language."""
    steps = show_case(case)
    state = steps[0].state
    board = state.setting.board
    shown = list(range(len(board.cities))) if "board" in case.data else _part(board, steps)
    places = _spread(board) if "board" in case.data else _fitted([board.place_of[city] for city in shown])
    index = {city: number for number, city in enumerate(shown)}
    roads = [
        (index[city], index[other], bool(board.main_neighbour_set[city] >> other & 1))
        for city in shown
        for other in board.neighbours[city]
        if other > city and other in index
    ]
    tints = style().tints(state.setting.box.pack)
    cities = [
        CaseCity(
            name=board.cities[city].name,
            x=x,
            y=y,
            suit=board.suit_of[city],
            tint=tints[board.cities[city].territory].fill,
            fortress=board.cities[city].fortress,
            vote=board.cities[city].vote,
        )
        for city, (x, y) in zip(shown, places, strict=True)
    ]
    return CaseData(
        title=_title(case.title, catalogue_of(newest(), language)),
        rules=list(case.rules),
        variant=str(case.data.get("variant", "introductory")),
        cities=cities,
        roads=roads,
        steps=[
            _step(step, (before or step).state, index, language)
            for before, step in zip([None, *steps], steps, strict=False)
        ],
    )


def _sentence_of(before: State, seat: str, text: str, namer: Namer) -> str:
    """An action as a sentence, or quoted as typed if it cannot be parsed."""
    try:
        action = parse_action(before, before.setting.seats.index(seat), text)
    except MariaError:
        return namer.text(message("case-typed", line=text))
    words = label(before, action)
    if isinstance(action, Propose | Offer | Transfer) or (
        isinstance(action, Done) and words.key == "told-action"
    ):
        words = message(f"case-{action.verbs[0]}", **action_values(before, action)[1])
    elif isinstance(action, March) and len(action.path) > 2:
        words = message("page-case-way", march=words, cities=refs("city", action.path[1:-1]))
    return f"{namer.text(words)}."


PLACES = {REMOVED: "removed", AWAY: "away", OFF_MAP: "off-map"}
"""What the messages call the places of a piece that is not on the board."""


def held(shown: Shown, line: str) -> Message:
    """A statement of a case as a message: an event by its log sentence, anything else by the line's form."""
    state, observer = shown.state, CaseObserver(shown.state, shown.events)
    match line.split():
        case ["event", kind, *values]:
            event = observer.event(kind, values)
            assert event
            sentence_of_event = event.message(state)
            assert sentence_of_event
            return sentence_of_event
        case ["no", "event", kind, *values]:
            given = {name: int(value) for name, _, value in (word.partition("=") for word in values)}
            return message(f"holds-no-{kind}", **{"number": 0} | given)
    sentence, meant = observer.understood(line)
    made: dict[str, Value] = {}
    for kind, value in meant:
        name = kind.lower()
        made[f"{name}2" if name in made else name] = _value(state, kind, value)
    match sentence, made:
        case "PIECE is at CITY", {"city": Ref(_, int(place))} if place in PLACES:
            return message(f"holds-piece-is-{PLACES[place]}", **made)
        case "the step is WORD", {"word": str(step)}:
            return message(f"holds-step-{step}")
        case "trump is WORD", {"word": str(suit)}:
            made["suit"] = Ref("suit", SUITS.index(suit))
    return message(holds_key(sentence), **made)


def holds_key(sentence: str) -> str:
    """The key of the message for a form of `conform.SENTENCES`: `holds-piece-is-at-city`."""
    words = re.sub(r"\(.*?\)\?", "", sentence).lower()
    return f"holds-{'-'.join(re.findall('[a-z]+', words))}"


def _value(state: State, kind: str, value: Any) -> Value:
    """The message value for a word in capitals of a line's form."""
    setting = state.setting
    match kind:
        case "CITY" | "PIECE" | "POWER" | "TRACK" | "BOX":
            return Ref(KINDS[kind], value)
        case "SEAT":
            return Ref("seat", setting.seats[value])
        case "SEATS":
            return refs("seat", value)
        case "POLITICALS":
            return refs("political", value)
        case "CARDS":
            cards = {faces(state, [card])[0]: card for card in range(len(setting.card_suit))}
            known = card_refs(setting, (cards[face] for face in value if face in cards))
            return Several((*known.of, *(face for face in value if face not in cards)), known.by)
    assert isinstance(value, int | str)
    return value


KINDS: dict[str, Kind] = {"CITY": "city", "PIECE": "piece", "POWER": "power", "TRACK": "track", "BOX": "box"}
"""The words in capitals that stand for numbered things, and the things' kinds."""


def _step(shown: Shown, before: State, index: dict[int, int], language: str) -> CaseStep:
    state, words = shown.state, Names(shown.state, language)
    setting = state.setting
    seat, colon, action = shown.line.partition(":")
    acts = bool(colon) and seat.strip() in setting.seats
    pieces = [
        CasePiece(
            name=words.piece(piece),
            power=POWERS[setting.power_of[piece]],
            city=index[city],
            troops=state.troops[piece] if piece < setting.generals else None,
            down=bool(state.down >> piece & 1),
        )
        for piece, city in enumerate(state.place)
        if city in index
    ]
    marked = (
        CaseMark(city=index[city], power=POWERS[power], question=False)
        for power in range(len(POWERS))
        for city in members(state.held[power] & (state.marked | state.controls | setting.electors))
        if city in index
    )
    asked = (
        CaseMark(city=index[city], power=POWERS[power], question=True)
        for city, power in state.questions.items()
        if city in index
    )
    return CaseStep(
        seat=words.seat(seat.strip()) if acts else "",
        action=_sentence_of(before, seat.strip(), action.strip(), words) if acts else shown.line,
        refused=shown.refused,
        holds=[words.text(held(shown, line)) for line in shown.holds],
        pieces=pieces,
        marks=[*marked, *asked],
        hussars=[index[city] for city in state.hussars if city in index],
        hands=[
            CaseHand(power=words.power(power), cards=words.cards(hand))
            for power, hand in enumerate(state.hands)
            if hand
        ],
    )


# ---------------------------------------------------------------- where cities are drawn


def _part(board: Board, steps: Iterable[Shown]) -> list[int]:
    """The part of the full board that a case uses: cities with pieces, named cities and their neighbours."""
    wanted: set[int] = set()
    for step in steps:
        wanted |= {city for city in (*step.state.place, *step.state.hussars) if city >= 0}
        wanted |= set(_named(step.state, (step.line, *step.holds)))
    around = {other for city in wanted for other in board.neighbours[city]}
    for found in (wanted | around, wanted):
        if 0 < len(found) <= MOST_CITIES:
            return sorted(found)
    return []


def _named(state: State, lines: Iterable[str]) -> Iterator[int]:
    ids = {city.id: number for number, city in enumerate(state.setting.board.cities)}
    for word in re.findall(r"\w+", " ".join(lines)):
        if word in ids:
            yield ids[word]


Spots = list[tuple[float, float]]


def _spread(board: Board) -> Spots:
    """Lays out a small board, which has no map: drawn distances approximate the distances by road."""
    count, distance = len(board.cities), board.distance
    near = [[min(distance[a][b], count) for b in range(count)] for a in range(count)]
    pole = max(range(count), key=lambda city: (max(near[city]), -city)) if count else 0
    spots = [(float(near[pole][city]), 0.31 * ((city * 7) % 5 - 2)) for city in range(count)]
    for _ in range(ROUNDS):
        spots = [_pulled(spots, near[city], city) for city in range(count)]
    return _fitted(spots)


def _pulled(spots: Spots, wanted: list[int], city: int) -> tuple[float, float]:
    """A city's next position, pulled by all others, near ones more strongly (stress majorization)."""
    x, y = spots[city]
    to_x = to_y = weight = 0.0
    for other, (at_x, at_y) in enumerate(spots):
        if other != city:
            apart = max(((x - at_x) ** 2 + (y - at_y) ** 2) ** 0.5, 1e-6)
            pull, share = 1 / wanted[other] ** 2, wanted[other] / apart
            to_x += pull * (at_x + (x - at_x) * share)
            to_y += pull * (at_y + (y - at_y) * share)
            weight += pull
    return (to_x / weight, to_y / weight) if weight else (x, y)


def _fitted(spots: Spots) -> Spots:
    """The same positions scaled to lie between 0 and 1."""
    if not spots:
        return []
    low = [min(spot[axis] for spot in spots) for axis in (0, 1)]
    size = [max(spot[axis] for spot in spots) - low[axis] for axis in (0, 1)]
    scale = max(*size, 1e-6)
    return [(round((x - low[0]) / scale, 4), round((y - low[1]) / scale, 4)) for x, y in spots]
