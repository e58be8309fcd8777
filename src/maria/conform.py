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
from maria.box import Box, load
from maria.box.folding import fold
from maria.box.model import POWERS, City, Fortress, Grid, Map, Road, Sector, SuitName
from maria.box.tables import make_board
from maria.chance import shuffled
from maria.rules import setup
from maria.rules.step import Event
from maria.state import AWAY, POWER, REMOVED, STAGES, State, Step
from maria.texts import MessageError

SUITS: tuple[SuitName, ...] = ("spades", "hearts", "clubs", "diamonds")
PHASES = ("cards", "supply", "begin-movement", "combat", "retroactive")


class CaseError(MessageError):
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
    known = {"rules", "title", "variant", "players", "board", "given", "when", "then"}
    if unknown := case.data.keys() - known:
        raise CaseError("case-unknown", words=", ".join(sorted(map(str, unknown))))
    player = _Player(case.data)
    for item in case.data.get("when") or ():
        player.perform(item)
    player.expect(case.data.get("then") or ())


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
    small = replace(
        pack,
        about=about,
        hash=str(list(spec["cities"].items())) + str(spec["roads"]),
        cities=tuple(cities),
        roads=tuple(roads),
        sectors=tuple(sectors),
        markings=(),
    )
    return Box(small, make_board(small))


# ---------------------------------------------------------------- given positions


def given_position(data: Mapping[str, Any], out: list[Event] | None = None) -> State:
    """The position that a case begins with; what happens before its first decision goes to `out`."""
    happened: list[Event] = [] if out is None else out
    box = little_box(data["board"]) if "board" in data else _default_box()
    variant, players = data.get("variant", "introductory"), data.get("players", 3)
    given = data.get("given") or {}
    seed = str(given.get("seed", "case"))
    if "at" not in given:
        state, started = engine.new_game(box, variant, players, seed)
        happened += started
        return state
    setting = setup.make_setting(box, variant, players, seed)
    blank = replace(
        box.pack,
        generals=tuple(replace(g, city="", box="x") for g in box.pack.generals),
        trains=tuple(replace(t, city="", box="x") for t in box.pack.trains),
    )
    state = setup.start(replace(setting, box=Box(blank, box.board)), [])
    state.setting = setting
    state.turn = int(given.get("turn", 1))
    _place_pieces(state, given)
    _deal(state, given)
    for city, power in (given.get("control") or {}).items():
        _set_control(state, str(city), str(power))
    for number, city in enumerate(given.get("hussars") or ()):
        state.hussars[number] = _city(state, city)
    for city, power in (given.get("questions") or {}).items():
        state.questions[_city(state, city)] = POWER[power]
    state.agenda = _agenda(state, str(given["at"]))
    engine.advance(state, happened)
    return state


def _city(state: State, name: object) -> int:
    found = notation.names(state).cities.get(fold(str(name)))
    if found is None:
        raise CaseError("notation-city", name=str(name))
    return found


def _piece(state: State, name: object) -> int:
    found = notation.names(state).pieces.get(fold(str(name)))
    if found is None:
        raise CaseError("notation-piece", name=str(name))
    return found


def _place_pieces(state: State, given: Mapping[str, Any]) -> None:
    """Each piece: `city`, `city troops`, then `face-down` or `command`; or `removed`, or `away`."""
    for name, words in (given.get("pieces") or {}).items():
        piece = _piece(state, name)
        words = str(words).split()
        flags = {word for word in words if word in ("face-down", "command")}
        words = [word for word in words if word not in flags]
        troops = int(words.pop()) if words and words[-1].isdigit() else 1
        city = " ".join(words)
        state.place[piece] = REMOVED if city == "removed" else AWAY if city == "away" else _city(state, city)
        if piece < state.setting.generals and state.place[piece] >= 0:
            state.troops[piece] = troops
        if "face-down" in flags:
            state.down |= 1 << piece
        if "command" in flags:
            state.commander[state.place[piece]] = piece


def _deal(state: State, given: Mapping[str, Any]) -> None:
    """Hands as given, from the lowest decks; the opened decks' other cards can be drawn or are discards."""
    setting = state.setting
    size, decks = setting.deck_size, len(state.discards)
    taken: set[int] = set()
    state.hands = [[] for _ in range(6)]

    def take(word: str) -> int:
        name, _, deck = word.partition("/")
        suit = notation.SUITS.find(name[0])
        value = int(name[1:]) if suit >= 0 else 0
        for card in range(size * decks):
            fits = (setting.card_suit[card], setting.card_value[card]) == (suit, value)
            if fits and card not in taken and (not deck or card // size == int(deck) - 1):
                taken.add(card)
                return card
        raise CaseError("notation-card", name=word)

    for power, words in (given.get("hands") or {}).items():
        state.hands[POWER[power]] = sorted(take(word) for word in str(words or "").split())
    state.draw = [take(word) for word in reversed(str(given.get("draw") or "").split())]
    state.opened = max([int(given.get("opened", 1)), *(card // size + 1 for card in taken)])
    rest = [card for card in range(state.opened * size) if card not in taken]
    discards = given.get("discards")
    for deck in range(decks):
        own = [card for card in rest if card // size == deck]
        if discards == "all" or (isinstance(discards, list) and deck + 1 in discards):
            state.discards[deck] = own
            rest = [card for card in rest if card not in own]
    if "draw" not in given:
        state.draw = shuffled(rest, setting.seed, "case", 0)
    else:
        for card in rest:
            state.discards[card // size].append(card)
        if isinstance(discards, Mapping):
            _move_discards(state, discards)


def _move_discards(state: State, wanted: Mapping[Any, Any]) -> None:
    """Exactly so many discards of each deck; what is too much lies under the draw deck."""
    for deck, count in wanted.items():
        pile = state.discards[int(deck) - 1]
        state.draw = pile[int(count) :] + state.draw
        state.discards[int(deck) - 1] = pile[: int(count)]


def _set_control(state: State, city: str, words: str) -> None:
    """A fortress is held by a power: `prussia`, or `prussia unmarked` for one without a victory marker."""
    power, *flags = words.split()
    bit = 1 << _city(state, city)
    for other in range(6):
        state.held[other] &= ~bit
    state.held[POWER[power]] |= bit
    state.marked &= ~bit
    if "unmarked" not in flags:
        state.marked |= bit


def _agenda(state: State, at: str) -> list[Step]:
    """`hussars`, `winter`, `end-of-turn`, or a power and a phase: `prussia movement`."""
    later: list[Step] = []
    if at == "winter":
        return [Step("turn"), Step("winter")]
    if at.replace(" ", "-") == "end-of-turn":
        return [Step("end-of-turn")]
    stages = [tuple(p for p in stage if state.setting.seat_of[p] >= 0) for stage in STAGES]
    if at == "hussars":
        later = [Step("hussars", (0,)), *(Step("stage", powers) for powers in stages)]
    else:
        name, phase = at.split()
        first = next(n for n, powers in enumerate(stages) if POWER[name] in powers)
        phases = [f if f != "begin-movement" else "movement" for f in PHASES]
        later = [Step(f, stages[first]) for f in PHASES[phases.index(phase) :]]
        later += [Step("stage", powers) for powers in stages[first + 1 :]]
    return [*reversed([*later, Step("end-of-turn")])]


# ---------------------------------------------------------------- when and then


class _Player:
    """Plays the actions of a case and checks what must hold."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.events: list[Event] = []
        self.state = given_position(data, self.events)

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

    def _read(self, line: str) -> tuple[int, Any]:
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
            case [*name, "is", "at", "removed" | "away" as gone]:
                return state.place[_piece(state, " ".join(name))] == (REMOVED if gone == "removed" else AWAY)
            case [piece, "is", "at", *city]:
                return state.place[_piece(state, piece)] == _city(state, " ".join(city))
            case [general, "has", count, "troops" | "troop"]:
                return state.troops[_piece(state, general)] == int(count)
            case [general, "is", "face-down"]:
                return bool(state.down >> _piece(state, general) & 1)
            case [general, "is", "face-up"]:
                return not state.down >> _piece(state, general) & 1
            case [*city, "is", "held", "by", power]:
                bit = 1 << _city(state, " ".join(city))
                return [number for number in range(6) if state.held[number] & bit] == [POWER[power]]
            case [*city, "is", "not", "held", "by", power]:
                return not state.held[POWER[power]] >> _city(state, " ".join(city)) & 1
            case [*city, "is", "marked"]:
                return bool(state.marked >> _city(state, " ".join(city)) & 1)
            case [*city, "is", "unmarked"]:
                return not state.marked >> _city(state, " ".join(city)) & 1
            case [*city, "has", "a", "question", "mark"]:
                return _city(state, " ".join(city)) in state.questions
            case [*city, "has", "no", "question", "mark"]:
                return _city(state, " ".join(city)) not in state.questions
            case ["hussar", number, "is", "at", *city]:
                return state.hussars[int(number) - 1] == _city(state, " ".join(city))
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
                return state.setting.seats.index(seat) in engine.may_act(state)
            case ["the", "step", "is", kind]:
                return bool(state.agenda) and state.agenda[-1].kind == kind
            case ["the", "score", "is", score]:
                return state.agenda[-1].kind == "duel" and self._score() == int(score)
            case ["the", "turn", "is", turn]:
                return state.turn == int(turn)
            case [city, "is", "commanded", "by", general]:
                return state.supreme_commander(_city(state, city)) == _piece(state, general)
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
            case ["event", kind]:
                return any(event.kind == kind for event in self.events)
            case ["no", "event", kind]:
                return not any(event.kind == kind for event in self.events)
            case _:
                raise CaseError("case-meaning", line=line)

    def _several(self) -> bool:
        (seat,) = engine.to_act(self.state)
        choices = engine.legal(self.state, seat)
        return choices is not None and choices.several()

    def _score(self) -> int:
        """The score of the side that has the right to play."""
        values = self.state.agenda[-1].values
        return values[2] if values[3] == 0 else -values[2]

    def _hand(self, power: str) -> list[str]:
        setting = self.state.setting
        suits, values = setting.card_suit, setting.card_value
        hand = self.state.hands[POWER[power]]
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
