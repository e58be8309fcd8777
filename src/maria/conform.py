"""Cases: a position, actions taken or tried, and the expected result (docs/cases.md): the test suite."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from maria import engine, notation
from maria.box import Box, load
from maria.box.folding import fold
from maria.box.model import POWERS, City, Fortress, Grid, Map, Road, Sector, SuitName
from maria.box.tables import make_board
from maria.events import Event, declarations
from maria.frozen import Frozen
from maria.position import PositionError, given
from maria.position.codec import BOXES, UNKNOWN, Codec
from maria.record import parse_line
from maria.rules import combat, conquest, saxony, stacks, subsidies, supply, tactical_cards, victory_markers
from maria.state import POWER, SAXONY, State
from maria.texts import MariaError
from maria.texts.message import Several
from maria.view import View, view

_PACKAGE = Path(__file__).parent
CASES = next(
    (folder for folder in (_PACKAGE / "cases", _PACKAGE.parents[1] / "tests" / "cases") if folder.is_dir()),
    _PACKAGE / "cases",
)
"""The cases shipped with the game: in the installed package, or among the tests of a source tree."""
SUITS: tuple[SuitName, ...] = ("spades", "hearts", "clubs", "diamonds")
COLUMNS = {"flanders": "ABCDEF", "bohemia": "GHIJKLMN"}
"""The columns of the maps on a little board."""
HEAD = re.compile(r"^rules: *\[(.*?)\]\ntitle: *(.*)$", re.M)
"""How each case begins: the rules it is about, and its title."""
NAMED = ("power", "piece", "seat", "city", "political")
"""What cases refer to by name in events."""
YAML_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""libyaml is eight times as fast, but deep nesting crashes it: for local files, never for requests."""


class CaseError(MariaError):
    """A case that fails or makes no sense."""


class Case(Frozen):
    """One case as written."""

    path: Path
    rules: tuple[str, ...]
    title: str
    data: Mapping[str, Any]


def read_cases(paths: list[Path]) -> Iterator[Case]:
    """The cases in files and in all files below folders; a file may hold several, separated by ---."""
    for path in paths:
        for file in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
            try:
                documents = list(yaml.load_all(file.read_text("utf-8"), YAML_LOADER))
            except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
                raise CaseError("case-unreadable", file=str(file), detail=str(error)) from None
            for data in documents:
                if not isinstance(data, dict) or not {"rules", "title"} <= data.keys():
                    raise CaseError("case-head", file=str(file))
                yield Case(file, tuple(map(str, data["rules"])), str(data["title"]), data)


def read_heads(file: Path) -> Iterator[tuple[tuple[str, ...], str]]:
    """The rules and title of each case in a file, found by pattern: quicker than parsing the cases."""
    for rules, title in HEAD.findall(file.read_text("utf-8")):
        yield tuple(rule.strip().strip("\"'") for rule in rules.split(",")), str(yaml.safe_load(title))


def title_key(title: str) -> str:
    """The key of a title's translations: `title-` and its words, separated by hyphens."""
    plain = unicodedata.normalize("NFKD", title.casefold())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return "-".join(("title", *re.findall("[a-z0-9]+", plain)))


def title_keys() -> frozenset[str]:
    """The keys of the titles of all cases shipped with the game."""
    return frozenset(title_key(title) for file in CASES.rglob("*.yaml") for _, title in read_heads(file))


def run_case(case: Case) -> None:
    """Plays a case; raises CaseError at the first expectation that fails."""
    known = {"rules", "title", "variant", "players", "options", "board", "given", "when", "then"}
    if unknown := case.data.keys() - known:
        raise CaseError("case-unknown", words=Several(tuple(sorted(map(str, unknown)))))
    try:
        player = _CaseRun(case.data)
        for item in case.data.get("when") or ():
            player.perform(item)
        player.expect(case.data.get("then") or ())
    except PositionError as error:
        raise CaseError(error.key, **error.values) from None


class Shown(NamedTuple):
    """A moment of a case: the action taken or tried, the rule that refused it, the expectations after it.

    The last fields are the position, and all events before it.
    """

    line: str
    refused: str
    holds: list[str]
    state: State
    events: tuple[Event, ...]


def show_case(case: Case) -> list[Shown]:
    """A case step by step: its first position, and the result of each action."""
    player = _CaseRun(case.data)

    def moment(line: str, refused: str = "") -> Shown:
        return Shown(line, refused, [], player.state.copy(), tuple(player.events))

    shown = [moment("")]
    for item in (*(case.data.get("when") or ()), {"then": case.data.get("then") or ()}):
        player.perform(item)
        match item:
            case {"then": lines}:
                shown[-1].holds.extend(
                    map(str, lines if isinstance(lines, list) else [lines] if lines else [])
                )
            case {"try": line, "refused": rule}:
                shown.append(moment(str(line), str(rule)))
            case _:
                shown.append(moment(": ".join(*item.items()) if isinstance(item, dict) else str(item)))
    return shown


def given_position(data: Mapping[str, Any], out: list[Event] | None = None) -> State:
    """The position at the start of a case; events before its first decision are appended to `out`."""
    box = little_box(data["board"]) if "board" in data else _default_box()
    return given(data, box, [] if out is None else out)


# ---------------------------------------------------------------- little boards


_default_box = cache(load)


def little_box(spec: Mapping[str, Any]) -> Box:
    """A box with the default pieces and decks, but a board of a few cities, as docs/cases.md describes it."""
    pack = _default_box().pack
    lands = {territory.id for territory in pack.territories}
    cities: list[City] = []
    sectors: list[Sector] = []
    for name, words in spec["cities"].items():
        words = str(words or "").split()
        chart = "flanders" if "flanders" in words else "bohemia"
        number = sum(sector.map == chart for sector in sectors)
        row, column = divmod(number, len(COLUMNS[chart]))
        land = next((word for word in words if word in lands), "empire")
        fortress: Fortress = "major" if "major" in words else "minor" if "minor" in words else ""
        suit = next((suit for suit in SUITS if suit in words), SUITS[0])
        square = f"{COLUMNS[chart][column]}{row + 1}"
        key = fold(str(name)).replace(" ", "_")
        cities.append(City(key, str(name), square, 50, 50, land, "owner", fortress, "vote" in words))
        sectors.append(Sector(chart, suit, column, row, column + 1, row + 1, "owner"))
    index = {fold(city.name): city.id for city in cities}
    roads = []
    for line in spec["roads"]:
        words = str(line).replace(" = ", "\n=\n").replace(" - ", "\n-\n").split("\n")
        for start, kind, end in zip(words[::2], words[1::2], words[2::2], strict=False):
            ends = index[fold(start)], index[fold(end)]
            roads.append(Road(*ends, "main" if kind == "=" else "normal", "owner"))
    maps = tuple(Map(chart, columns, 12) for chart, columns in COLUMNS.items())
    about = replace(pack.about, id="little", practice=True, grid=Grid(100, 100, 50), map=maps)
    arrows, starts = (
        {name: index[fold(str(city))] for name, city in (spec.get(key) or {}).items()}
        for key in ("arrows", "starts")
    )
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


class CaseObserver:
    """Evaluates sentences about a position and the events before it."""

    def __init__(self, state: State, events: Sequence[Event]) -> None:
        """Takes a position and its events; both may change later."""
        self.state, self.events = state, events
        self.code = Codec(state)

    def holds(self, line: str) -> bool:
        """Whether a line such as `friedrich is at neisse` is true."""
        match line.split():
            case ["event", kind, *values]:
                return self.event(kind, values) is not None
            case ["no", "event", kind, *values]:
                return self.event(kind, values) is None
        sentence, meant = self.understood(line)
        return bool(SENTENCES[sentence](self.state, *(value for _, value in meant)))

    def event(self, kind: str, values: list[str]) -> Event | None:
        """The latest event of a kind with these values, None if there is none."""
        fitting = (
            event for event in reversed(self.events) if event.kind == kind and self._fits(event, values)
        )
        return next(fitting, None)

    def understood(self, line: str) -> tuple[str, list[tuple[str, Any]]]:
        """The sentence that a line matches, and the value for each of its words in capitals."""
        line = " ".join(line.split())
        for sentence in SENTENCES:
            kinds, pattern = _pattern(sentence)
            if found := pattern.fullmatch(line):
                return sentence, list(zip(kinds, map(self._meant, kinds, found.groups()), strict=True))
        raise CaseError("case-meaning", line=line)

    def _meant(self, kind: str, words: str) -> Any:
        """The value of words in a line, given the word in capitals they replace."""
        match kind:
            case "WORD" | "STATUS":
                return words
            case "NUMBER":
                return int(words)
            case "CARDS" | "SEATS":
                return sorted(word for word in words.split() if word not in ("nothing", "nobody"))
            case "POLITICALS":
                return sorted(self.code.number("political", word) for word in words.split())
            case "TRACK":
                return self.state.setting.track[words]
            case "BOX":
                return BOXES.index(words)
        return self.code.number(kind.lower(), words)

    def _fits(self, event: Event, values: list[str]) -> bool:
        """Whether an event has these values, such as `city=prag` or `count=2`, even hidden ones."""
        marks = {each.name: each.mark for each in declarations(type(event))}
        for word in values:
            name, _, wanted = word.partition("=")
            value = getattr(event, name, None)
            value = int(value) if isinstance(value, bool) else value
            text = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            if marks.get(name) in NAMED and not wanted.lstrip("-").isdigit():
                wanted = str(self.code.number(marks[name], wanted))
            if text != wanted:
                return False
        return True

    def seen(self, line: str) -> str:
        """What is true instead, for the error message."""
        state, word = self.state, line.split()[0]
        if word in POWERS:
            return " ".join(faces(state, state.hands[POWER[word]]))
        piece = notation.names(state).pieces.get(fold(word))
        if piece is not None:
            place = state.place[piece]
            where = state.setting.board.cities[place].id if place >= 0 else str(place)
            return f"{where}, {state.troops[piece] if piece < state.setting.generals else 0}"
        return f"{state.agenda[-1].kind if state.agenda else '-'}, {state.outcome}"


class _CaseRun(CaseObserver):
    """Plays the actions of a case and checks what must hold."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        events: list[Event] = []
        super().__init__(given_position(data, events), events)
        self.events: list[Event] = events

    def perform(self, item: object) -> None:
        """`seat: action`, or {try: `seat: action`, refused: rule}, or {then: [...]} in between."""
        match item:
            case {"try": line, "refused": rule}:
                self._try(str(line), str(rule))
            case {"then": lines}:
                self.expect(lines)
            case dict() if len(item) == 1:
                ((seat, text),) = item.items()
                self._play(f"{seat}: {text}")
            case _:
                self._play(str(item))

    def _play(self, line: str) -> None:
        try:
            self.events += engine.apply(self.state, *parse_line(self.state, line))
        except notation.NotationError as error:
            raise CaseError("case-no-action", line=line, detail=error.key) from None
        except engine.IllegalAction as error:
            raise CaseError("case-refused", line=line, rule=error.refusal.rule) from None

    def _try(self, line: str, rule: str) -> None:
        before = engine.fingerprint(self.state)
        try:
            engine.apply(self.state.copy(), *parse_line(self.state, line))
        except notation.NotationError as error:
            if rule != (error.rule or "notation"):
                raise CaseError("case-no-action", line=line, detail=error.key) from None
        except engine.IllegalAction as error:
            if error.refusal.rule != rule:
                raise CaseError("case-other-rule", line=line, rule=error.refusal.rule, wanted=rule) from None
        else:
            raise CaseError("case-not-refused", line=line, rule=rule)
        if engine.fingerprint(self.state) != before:
            raise CaseError("case-changed", line=line)

    def expect(self, lines: object) -> None:
        for line in lines if isinstance(lines, list) else [lines] if lines else []:
            if not self.holds(str(line)):
                raise CaseError("case-does-not-hold", line=str(line), seen=self.seen(str(line)))


def faces(state: State, cards: list[int]) -> list[str]:
    """The cards as cases name them, sorted."""
    suits, values = state.setting.card_suit, state.setting.card_value
    return sorted(f"{notation.SUITS[suits[c]]}{values[c]}" if suits[c] >= 0 else "R" for c in cards)


def _several(state: State) -> bool:
    (seat,) = engine.to_act(state)
    return engine.legal(state, seat).several()


def _seen_hand(seen: View, state: State, power: int) -> list[str]:
    """The cards of a hand that a seat knows, `?` if it knows none."""
    if seen["hands"][power] is not None:
        return faces(state, seen["hands"][power])
    return faces(state, [card for owner, card in seen["known"] if owner == power]) or [UNKNOWN]


def _clause_is(state: State, which: int, number: int, how: str) -> bool:
    """Whether a clause of a treaty has this status, or sleeps or is awake at the moment."""
    treaty = next((treaty for treaty in state.treaties if treaty.number == number), None)
    if treaty is None or not 1 <= which <= len(treaty.terms):
        return False
    clause, status, _ = treaty.terms[which - 1]
    sleeping = {"sleeps": True, "awake": False}
    if how in sleeping:
        return clause.sleeps(state, treaty.toward(clause)) == sleeping[how]
    return status == how


MANY = {"CITY": ".+", "CARDS": ".*", "SEATS": ".*", "POLITICALS": ".*", "STATUS": "prussian|neutral|austrian"}
"""The patterns of words in capitals that do not stand for exactly one word."""
SENTENCES: dict[str, Callable[..., Any]] = {
    "PIECE is at CITY": lambda s, piece, city: s.place[piece] == city,
    "PIECE has NUMBER troops?": lambda s, piece, count: s.troops[piece] == count,
    "PIECE is in supply": lambda s, piece: piece not in supply.tolls(s, s.setting.power_of[piece])[0],
    "PIECE is out of supply": lambda s, piece: piece in supply.tolls(s, s.setting.power_of[piece])[0],
    "PIECE is face-down": lambda s, piece: s.down >> piece & 1,
    "PIECE is face-up": lambda s, piece: not s.down >> piece & 1,
    "CITY is held by POWER": lambda s, city, power: [p for p in range(6) if s.held[p] >> city & 1] == [power],
    "CITY is not held by POWER": lambda s, city, power: not s.held[power] >> city & 1,
    "CITY is protected": lambda s, city: conquest.protected(s, city),
    "CITY is not protected": lambda s, city: not conquest.protected(s, city),
    "CITY is marked": lambda s, city: s.marked >> city & 1,
    "CITY is unmarked": lambda s, city: not s.marked >> city & 1,
    "CITY has a question mark": lambda s, city: city in s.questions,
    "CITY has no question mark": lambda s, city: city not in s.questions,
    "CITY bears a control marker": lambda s, city: s.controls >> city & 1,
    "CITY is commanded by PIECE": lambda s, city, piece: s.supreme_commander(city) == piece,
    "hussar NUMBER is at CITY": lambda s, number, city: s.hussars[number - 1] == city,
    "hussar NUMBER is off": lambda s, number: s.hussars[number - 1] < 0,
    "POWER holds NUMBER cards?": lambda s, power, count: len(s.hands[power]) == count,
    "POWER holds ?CARDS": lambda s, power, cards: faces(s, s.hands[power]) == cards,
    "POWER has NUMBER in all": lambda s, power, count: s.total(power) == count,
    "waits for SEATS": lambda s, seats: sorted(s.setting.seats[seat] for seat in engine.to_act(s)) == seats,
    "SEAT may transfer": lambda s, seat: stacks.Transfers(s, seat),
    "SEAT may act": lambda s, seat: seat in engine.may_act(s),
    "SEAT may not act": lambda s, seat: seat not in engine.may_act(s),
    "SEAT sees PIECE has \\? troops?": lambda s, seat, piece: view(s, seat)["troops"][piece] is None,
    "SEAT sees PIECE has NUMBER troops?": lambda s, seat, piece, n: view(s, seat)["troops"][piece] == n,
    "SEAT sees POWER holds NUMBER cards?": lambda s, seat, power, n: len(view(s, seat)["backs"][power]) == n,
    "SEAT sees POWER holds ?CARDS": lambda s, seat, power, c: _seen_hand(view(s, seat), s, power) == c,
    "SEAT sees NUMBER scores": lambda s, seat, winters: len(view(s, seat)["scores"]) == winters,
    "pile NUMBER holds NUMBER cards?": lambda s, deck, count: len(s.discards[deck - 1]) == count,
    "pile NUMBER holds ?CARDS": lambda s, deck, cards: faces(s, s.discards[deck - 1]) == cards,
    "announced TRACK nothing": lambda s, track: s.announced[track] == 0,
    "announced TRACK left NUMBER": lambda s, track, boxes: s.announced[track] == -boxes,
    "announced TRACK right NUMBER": lambda s, track, boxes: s.announced[track] == boxes,
    "the step is WORD": lambda s, kind: s.agenda and s.agenda[-1].kind == kind,
    "the score is NUMBER": lambda s, n: isinstance(s.agenda[-1], combat.Duel) and s.agenda[-1].own_score == n,
    "the turn is NUMBER": lambda s, turn: s.turn == turn,
    "a choice": _several,
    "no choice": lambda s: not _several(s),
    "SEAT wins by WORD": lambda s, seat, rule: s.outcome == (seat, rule),
    "draw by WORD": lambda s, rule: s.outcome == (-1, rule),
    "the game goes on": lambda s: s.outcome is None,
    "pool of POWER is NUMBER": lambda s, power, count: s.pool[power] == count,
    "POWER has NUMBER in battle boxes": lambda s, power, count: s.battle[power] == count,
    "box BOX is empty": lambda s, box: s.boxed[box] < 0,
    "box BOX is POWER": lambda s, box, power: s.boxed[box] == power,
    "POWER has NUMBER set aside": lambda s, power, count: s.aside[power] == count,
    "POWER misses NUMBER": lambda s, power, count: victory_markers.missing(s, power) == count,
    "marker TRACK is in box NUMBER": lambda s, track, box: s.markers[track] == box - 1,
    "saxony is STATUS": lambda s, status: (
        saxony.status(s) == status and bool(s.neutral >> SAXONY & 1) == (status == "neutral")
    ),
    "POWER is neutral": lambda s, power: s.neutral >> power & 1,
    "POWER is not neutral": lambda s, power: not s.neutral >> power & 1,
    "POWER is played by SEAT": lambda s, power, seat: s.seat_of[power] == seat,
    "POWER displays ?CARDS": lambda s, power, cards: faces(s, s.display[power]) == cards,
    "POWER hides ?CARDS": lambda s, power, cards: faces(s, s.face_down[power]) == cards,
    "trump is WORD": lambda s, suit: s.trump == notation.SUITS.index(suit),
    "revealed ?POLITICALS": lambda s, cards: sorted(s.revealed) == cards,
    "contract POWER POWER NUMBER": lambda s, giver, taker, n: subsidies.contract(s, giver, taker) == n,
    "no contract POWER POWER": lambda s, giver, taker: not subsidies.contract(s, giver, taker),
    "treaty NUMBER stands": lambda s, number: any(treaty.number == number for treaty in s.treaties),
    "no treaty NUMBER": lambda s, number: all(treaty.number != number for treaty in s.treaties),
    "clause NUMBER of treaty NUMBER (?:is |has )?WORD": _clause_is,
    "POWER proposes to POWER": lambda s, by, to: any(p[:2] == (by, to) for p in s.proposals),
    "no proposal of POWER and POWER": lambda s, *two: all({p.by, p.to} != {*two} for p in s.proposals),
    "SEAT sees treaty NUMBER": lambda s, seat, n: n in [treaty[0] for treaty in view(s, seat)["treaties"]],
    "income of POWER is NUMBER": lambda s, power, count: tactical_cards.income(s, power) == count,
    "NUMBER cards? set aside": lambda s, count: len(s.hoard) == count,
}
"""The sentences of cases, each with its test; words in capitals stand for names and numbers."""


@cache
def _pattern(sentence: str) -> tuple[list[str], re.Pattern[str]]:
    """The words in capitals in a sentence, and the pattern that lines must match."""
    kinds = re.findall("[A-Z]+", sentence)
    return kinds, re.compile(re.sub("[A-Z]+", lambda found: f"({MANY.get(found[0], '[^ ]+')})", sentence))
