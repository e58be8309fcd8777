"""Cases: a position, actions taken or tried, and what must hold. They are the conformance suite of this game.

A case is a small YAML file that a player who does not program can read and dispute; docs/cases.md tells how.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from maria import engine, notation
from maria.actions import Action
from maria.box import Box, load
from maria.box.folding import fold
from maria.box.model import POWERS, City, Fortress, Grid, Map, Road, Sector, SuitName
from maria.box.tables import make_board
from maria.position import PositionError, given
from maria.position.codec import BOXES, NOWHERE, UNKNOWN, Codec
from maria.rules import saxony, subsidies
from maria.rules.combat import Duel
from maria.rules.stacks import Transfers
from maria.rules.step import Event
from maria.rules.tactical_cards import income
from maria.rules.victory_markers import missing
from maria.state import POWER, SAXONY, State
from maria.texts import MariaError
from maria.view import view

SUITS: tuple[SuitName, ...] = ("spades", "hearts", "clubs", "diamonds")
NAMED = {
    "city": "city",
    "power": "power",
    "former": "power",
    "owner": "power",
    "taker": "power",
    "piece": "piece",
    "general": "piece",
    "mate": "piece",
    "train": "piece",
    "seat": "seat",
    "winner": "seat",
    "political": "political",
}
"""The values of events that a case tells by name, and what they are."""


class CaseError(MariaError):
    """A case that does not hold, or makes no sense."""


@dataclass(frozen=True)
class Case:
    """One case as it is written."""

    path: Path
    rules: tuple[str, ...]
    title: str
    data: Mapping[str, Any]


def read_cases(paths: list[Path]) -> Iterator[Case]:
    """The cases of files and of all files below folders; a file may hold several, with --- between."""
    for path in paths:
        for file in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
            try:
                documents = list(yaml.safe_load_all(file.read_text("utf-8")))
            except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
                raise CaseError("case-unreadable", file=str(file), detail=str(error)) from None
            for data in documents:
                if not isinstance(data, dict) or not {"rules", "title"} <= data.keys():
                    raise CaseError("case-head", file=str(file))
                yield Case(file, tuple(map(str, data["rules"])), str(data["title"]), data)


def run_case(case: Case) -> None:
    """Plays a case; raises CaseError at the first thing that does not hold."""
    known = {"rules", "title", "variant", "players", "options", "board", "given", "when", "then"}
    if unknown := case.data.keys() - known:
        raise CaseError("case-unknown", words=", ".join(sorted(map(str, unknown))))
    try:
        player = _Player(case.data)
        for item in case.data.get("when") or ():
            player.perform(item)
        player.expect(case.data.get("then") or ())
    except PositionError as error:
        raise CaseError(error.key, **error.values) from None


def given_position(data: Mapping[str, Any], out: list[Event] | None = None) -> State:
    """The position that a case begins with; what happens before its first decision goes to `out`."""
    box = little_box(data["board"]) if "board" in data else _default_box()
    return given(data, box, [] if out is None else out)


# ---------------------------------------------------------------- little boards


@lru_cache(maxsize=1)
def _default_box() -> Box:
    return load()


def little_box(spec: Mapping[str, Any]) -> Box:
    """A box with the default pieces and decks, but a board of a few cities.

    `cities` maps a name to words: a territory, `minor` or `major`, `vote`, a suit, `flanders`. `roads` are
    lines of cities with ` - ` for a normal and ` = ` for a main road between them.
    """
    pack = _default_box().pack
    lands = {territory.id for territory in pack.territories}
    cities, sectors = [], []
    counts = {"flanders": 0, "bohemia": 0}
    for name, words in spec["cities"].items():
        words = str(words or "").split()
        chart = "flanders" if "flanders" in words else "bohemia"
        number = counts[chart]
        counts[chart] += 1
        columns = "ABCDEF" if chart == "flanders" else "GHIJKLMN"
        column, row = number % len(columns), number // len(columns)
        land = next((word for word in words if word in lands), "empire")
        fortress: Fortress = "major" if "major" in words else "minor" if "minor" in words else ""
        suit = next((suit for suit in SUITS if suit in words), SUITS[0])
        square = f"{columns[column]}{row + 1}"
        key = fold(str(name)).replace(" ", "_")
        made = City(key, str(name), square, 50, 50, land, "owner", fortress, "vote" in words)
        cities.append(made)
        sectors.append(Sector(chart, suit, column, row, column + 1, row + 1, "owner"))
    index = {fold(city.name): city.id for city in cities}
    roads = []
    for line in spec["roads"]:
        words = str(line).replace(" = ", "\n=\n").replace(" - ", "\n-\n").split("\n")
        for start, kind, end in zip(words[::2], words[1::2], words[2::2], strict=False):
            ends = index[fold(start)], index[fold(end)]
            roads.append(Road(*ends, "main" if kind == "=" else "normal", "owner"))
    about = replace(
        pack.about,
        id="little",
        practice=True,
        grid=Grid(100, 100, 50),
        map=(Map("flanders", "ABCDEF", 12), Map("bohemia", "GHIJKLMN", 12)),
    )
    arrows = {power: index[fold(str(city))] for power, city in (spec.get("arrows") or {}).items()}
    starts = {piece: index[fold(str(city))] for piece, city in (spec.get("starts") or {}).items()}
    small = replace(
        pack,
        about=about,
        hash=str(spec),
        cities=tuple(cities),
        roads=tuple(roads),
        sectors=tuple(sectors),
        markings=(),
        off_map_boxes=tuple(replace(b, city=arrows.get(b.power, "")) for b in pack.off_map_boxes),
        generals=tuple(replace(g, city=starts.get(g.id, g.city)) for g in pack.generals),
        trains=tuple(replace(t, city=starts.get(t.id, t.city)) for t in pack.trains),
    )
    return Box(small, make_board(small))


# ---------------------------------------------------------------- when and then


class _Player:
    """Plays the actions of a case and checks what must hold."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.events: list[Event] = []
        self.state = given_position(data, self.events)
        self.code = Codec(self.state)

    def _city(self, words: list[str]) -> int:
        return self.code.number("city", " ".join(words))

    def _piece(self, name: str) -> int:
        return self.code.number("piece", name)

    def perform(self, item: object) -> None:
        """`seat: action`, or {try: `seat: action`, refused: rule}, or {then: [...]} in between."""
        if isinstance(item, dict) and "try" in item:
            self._try(str(item["try"]), str(item["refused"]))
        elif isinstance(item, dict) and "then" in item:
            self.expect(item["then"])
        elif isinstance(item, dict) and len(item) == 1:
            ((seat, text),) = item.items()
            self._play(f"{seat}: {text}")
        else:
            self._play(str(item))

    def _read(self, line: str) -> tuple[int, Action]:
        name, _, text = line.partition(":")
        seat = self.state.setting.seats.index(name.strip())
        return seat, notation.parse_action(self.state, seat, text)

    def _play(self, line: str) -> None:
        try:
            seat, action = self._read(line)
            self.events += engine.apply(self.state, seat, action)
        except notation.NotationError as error:
            raise CaseError("case-no-action", line=line, detail=error.key) from None
        except engine.IllegalAction as error:
            raise CaseError("case-refused", line=line, rule=error.refusal.rule) from None

    def _try(self, line: str, rule: str) -> None:
        before = engine.fingerprint(self.state)
        try:
            seat, action = self._read(line)
            engine.apply(self.state.copy(), seat, action)
        except notation.NotationError as error:
            if rule != "notation":
                raise CaseError("case-no-action", line=line, detail=error.key) from None
        except engine.IllegalAction as error:
            if error.refusal.rule != rule:
                raise CaseError("case-other-rule", line=line, rule=error.refusal.rule, wanted=rule) from None
        else:
            raise CaseError("case-not-refused", line=line, rule=rule)
        if engine.fingerprint(self.state) != before:
            raise CaseError("case-changed", line=line)

    def expect(self, lines: object) -> None:
        """Each line says something of the position; the first that is not true ends the case."""
        for line in lines if isinstance(lines, list) else [lines] if lines else []:
            if not self._holds(str(line)):
                raise CaseError("case-does-not-hold", line=str(line), seen=self._seen(str(line)))

    def _holds(self, line: str) -> bool:
        state, words = self.state, line.split()
        match words:
            case [*name, "is", "at", "removed" | "away" | "off-map" as gone]:
                return state.place[self._piece(" ".join(name))] == NOWHERE[gone]
            case [piece, "is", "at", *city]:
                return state.place[self._piece(piece)] == self._city(city)
            case [general, "has", count, "troops" | "troop"]:
                return state.troops[self._piece(general)] == int(count)
            case [general, "is", "face-down"]:
                return bool(state.down >> self._piece(general) & 1)
            case [general, "is", "face-up"]:
                return not state.down >> self._piece(general) & 1
            case [*city, "is", "held", "by", power]:
                bit = 1 << self._city(city)
                return [number for number in range(6) if state.held[number] & bit] == [POWER[power]]
            case [*city, "is", "not", "held", "by", power]:
                return not state.held[POWER[power]] >> self._city(city) & 1
            case [*city, "is", "marked"]:
                return bool(state.marked >> self._city(city) & 1)
            case [*city, "is", "unmarked"]:
                return not state.marked >> self._city(city) & 1
            case [*city, "has", "a", "question", "mark"]:
                return self._city(city) in state.questions
            case [*city, "has", "no", "question", "mark"]:
                return self._city(city) not in state.questions
            case ["hussar", number, "is", "at", *city]:
                return state.hussars[int(number) - 1] == self._city(city)
            case ["hussar", number, "is", "off"]:
                return state.hussars[int(number) - 1] < 0
            case [power, "holds", count, "cards" | "card"]:
                return len(state.hands[POWER[power]]) == int(count)
            case [power, "holds", *cards]:
                return self._hand(power) == sorted(cards)
            case [power, "has", count, "in", "all"]:
                return state.total(POWER[power]) == int(count)
            case ["waits", "for", *seats]:
                names = sorted(state.setting.seats[seat] for seat in engine.to_act(state))
                return names == sorted(seat for seat in seats if seat != "nobody")
            case [seat, "may", "transfer"]:
                return bool(Transfers(state, self.code.number("seat", seat)))
            case [seat, "may", "act"]:
                return self.code.number("seat", seat) in engine.may_act(state)
            case [seat, "may", "not", "act"]:
                return self.code.number("seat", seat) not in engine.may_act(state)
            case [seat, "sees", *line_seen]:
                return self._sees(self.code.number("seat", seat), line_seen)
            case ["pile", deck, "holds", count, "cards" | "card"]:
                return len(state.discards[int(deck) - 1]) == int(count)
            case ["pile", deck, "holds", *cards]:
                return self._faces(state.discards[int(deck) - 1]) == sorted(cards)
            case ["announced", track, "nothing"]:
                return state.announced[state.setting.track[track]] == 0
            case ["announced", track, ("left" | "right") as side, boxes]:
                shift = int(boxes) * (1 if side == "right" else -1)
                return state.announced[state.setting.track[track]] == shift
            case ["the", "step", "is", kind]:
                return bool(state.agenda) and state.agenda[-1].kind == kind
            case ["the", "score", "is", score]:
                step = state.agenda[-1]
                return isinstance(step, Duel) and step.own_score == int(score)
            case ["the", "turn", "is", turn]:
                return state.turn == int(turn)
            case [city, "is", "commanded", "by", general]:
                return state.supreme_commander(self._city([city])) == self._piece(general)
            case ["a", "choice"]:
                return self._several()
            case ["no", "choice"]:
                return not self._several()
            case [winner, "wins", "by", rule]:
                outcome = state.outcome
                return bool(outcome) and outcome == (state.setting.seats.index(winner), rule)
            case ["draw", "by", rule]:
                return state.outcome == (-1, rule)
            case ["the", "game", "goes", "on"]:
                return state.outcome is None
            case ["pool", "of", power, "is", count]:
                return state.pool[POWER[power]] == int(count)
            case [power, "has", count, "in", "battle", "boxes"]:
                return state.battle[POWER[power]] == int(count)
            case ["box", box, "is", "empty"]:
                return state.boxed[BOXES.index(box)] < 0
            case ["box", box, "is", power]:
                return state.boxed[BOXES.index(box)] == POWER[power]
            case [power, "has", count, "set", "aside"]:
                return state.aside[POWER[power]] == int(count)
            case [power, "misses", count]:
                return missing(state, POWER[power]) == int(count)
            case ["marker", track, "is", "in", "box", box]:
                return state.markers[state.setting.track[track]] == int(box) - 1
            case ["saxony", "is", ("prussian" | "neutral" | "austrian") as status]:
                return saxony.status(state) == status and bool(state.neutral >> SAXONY & 1) == (
                    status == "neutral"
                )
            case [power, "is", "neutral"]:
                return bool(state.neutral >> POWER[power] & 1)
            case [power, "is", "not", "neutral"]:
                return not state.neutral >> POWER[power] & 1
            case [power, "is", "played", "by", seat]:
                return state.seat_of[POWER[power]] == state.setting.seats.index(seat)
            case [power, "displays", *cards]:
                return self._faces(state.display[POWER[power]]) == sorted(c for c in cards if c != "nothing")
            case [power, "hides", *cards]:
                return self._faces(state.face_down[POWER[power]]) == sorted(
                    c for c in cards if c != "nothing"
                )
            case ["trump", "is", suit]:
                return state.trump == notation.SUITS.index(suit)
            case ["revealed", *names]:
                return sorted(state.revealed) == sorted(self.code.number("political", name) for name in names)
            case ["contract", giver, taker, turns]:
                return subsidies.contract(state, POWER[giver], POWER[taker]) == int(turns)
            case ["no", "contract", giver, taker]:
                return not subsidies.contract(state, POWER[giver], POWER[taker])
            case [*city, "bears", "a", "control", "marker"]:
                return bool(state.controls >> self._city(city) & 1)
            case ["income", "of", power, "is", count]:
                return income(state, POWER[power]) == int(count)
            case [count, "cards" | "card", "set", "aside"]:
                return len(state.hoard) == int(count)
            case ["event", kind, *values]:
                return any(event.kind == kind and self._fits(event, values) for event in self.events)
            case ["no", "event", kind]:
                return not any(event.kind == kind for event in self.events)
            case _:
                raise CaseError("case-meaning", line=line)

    def _several(self) -> bool:
        (seat,) = engine.to_act(self.state)
        return engine.legal(self.state, seat).several()

    def _fits(self, event: Event, values: list[str]) -> bool:
        """Whether an event has these values, such as `city=prag` or `count=2`; hidden ones too."""
        told = {**event.seen, **event.secret}
        for word in values:
            name, _, wanted = word.partition("=")
            value = told.get(name)
            if isinstance(value, int) and name in NAMED and not wanted.lstrip("-").isdigit():
                if value != self.code.number(NAMED[name], wanted):
                    return False
            elif wanted != (",".join(map(str, value)) if isinstance(value, tuple) else str(value)):
                return False
        return True

    def _sees(self, seat: int, words: list[str]) -> bool:
        """What a seat knows of troops and hands; `?` where it knows nothing."""
        seen = view(self.state, seat)
        match words:
            case [general, "has", count, "troops" | "troop"]:
                troops = seen["troops"][self._piece(general)]
                return count == (UNKNOWN if troops is None else str(troops))
            case [power, "holds", count, "cards" | "card"]:
                return len(seen["backs"][POWER[power]]) == int(count)
            case [power, "holds", *cards]:
                hand = seen["hands"][POWER[power]]
                known = [card for owner, card in seen["known"] if owner == POWER[power]]
                return sorted(cards) == (
                    self._faces(known) or [UNKNOWN] if hand is None else self._faces(hand)
                )
            case [winter, "scores"]:
                return len(seen["scores"]) == int(winter)
            case _:
                raise CaseError("case-meaning", line=" ".join(words))

    def _hand(self, power: str) -> list[str]:
        return self._faces(self.state.hands[POWER[power]])

    def _faces(self, hand: list[int]) -> list[str]:
        suits, values = self.state.setting.card_suit, self.state.setting.card_value
        return sorted(f"{notation.SUITS[suits[c]]}{values[c]}" if suits[c] >= 0 else "R" for c in hand)

    def _seen(self, line: str) -> str:
        """What is true instead, as far as it helps to know."""
        state = self.state
        word = line.split()[0]
        if word in POWERS:
            return " ".join(self._hand(word))
        piece = notation.names(state).pieces.get(fold(word))
        if piece is not None:
            place = state.place[piece]
            where = state.setting.board.cities[place].id if place >= 0 else str(place)
            troops = state.troops[piece] if piece < state.setting.generals else 0
            return f"{where}, {troops}"
        step = state.agenda[-1].kind if state.agenda else "-"
        return f"{step}, {state.outcome}"
