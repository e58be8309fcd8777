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
from maria.rules import saxony, setup, silesia_gambit, subsidies, victory
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.step import Event
from maria.rules.tactical_cards import income
from maria.rules.victory_markers import missing
from maria.state import AWAY, OFF_MAP, POWER, PRUSSIA, REMOVED, SAXONY, STAGES, State, Step
from maria.texts import MessageError

SUITS: tuple[SuitName, ...] = ("spades", "hearts", "clubs", "diamonds")
PHASES = ("cards", "supply", "begin-movement", "combat", "retroactive", "stage-end")
MOMENTS = {"begin-movement": "movement", "stage-end": "end"}
"""How a case names the phases that have other names."""
BOXES = ("electors", "emperor", "italy", "silesia")
MARKERS = {"saxony": 2, "russia": 4, "italy": 4}
"""The boxes that markers are in unless a case says otherwise."""
NOWHERE = {"removed": REMOVED, "away": AWAY, "off-map": OFF_MAP}


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
    known = {"rules", "title", "variant", "players", "options", "board", "given", "when", "then"}
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


# ---------------------------------------------------------------- given positions


def given_position(data: Mapping[str, Any], out: list[Event] | None = None) -> State:
    """The position that a case begins with; what happens before its first decision goes to `out`."""
    happened: list[Event] = [] if out is None else out
    box = little_box(data["board"]) if "board" in data else _default_box()
    variant, players = data.get("variant", "introductory"), data.get("players", 3)
    given = data.get("given") or {}
    seed = str(given.get("seed", "case"))
    options = tuple(data.get("options") or ())
    if "at" not in given:
        state, started = engine.new_game(box, variant, players, seed, options)
        happened += started
        return state
    setting = setup.make_setting(box, variant, players, seed, options)
    blank = replace(
        box.pack,
        generals=tuple(replace(g, city="", box="x") for g in box.pack.generals),
        trains=tuple(replace(t, city="", box="x") for t in box.pack.trains),
    )
    state = setup.start(replace(setting, box=Box(blank, box.board)), [])
    state.setting = setting
    state.place = [AWAY] * len(state.place)
    state.turn = int(given.get("turn", 1))
    _place_pieces(state, given)
    _deal(state, given)
    for city, power in (given.get("control") or {}).items():
        _set_control(state, str(city), str(power))
    for number, city in enumerate(given.get("hussars") or ()):
        state.hussars[number] = _city(state, city)
    _politics(state, given)
    for city, power in (given.get("questions") or {}).items():
        state.questions[_city(state, city)] = POWER[power]
        if setting.advanced and state.pool[state.major_of(POWER[power])]:
            state.asked |= 1 << _city(state, city)
            state.pool[state.major_of(POWER[power])] -= 1
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


def _politics(state: State, given: Mapping[str, Any]) -> None:
    """What the advanced game and the Silesia Gambit add to a position."""
    setting = state.setting
    for track, box in {**MARKERS, **(given.get("markers") or {})}.items():
        state.markers[setting.track[track]] = int(box) - 1
    if setting.advanced:
        now = saxony.status(state)
        state.enemies, state.cooperating = setup.alliances(now)
        if now != "prussian":
            saxony.take_over(state)
            state.neutral |= 1 << SAXONY if now == "neutral" else 0
    if given.get("peace"):
        state.peace = int(given["peace"])
        state.home = tuple(
            land | (setting.silesia if power == PRUSSIA else 0) for power, land in enumerate(state.home)
        )
        if state.turn < state.peace + PEACE_TURNS:
            state.neutral |= 1 << PRUSSIA
    _markers(state, given)
    if "political" in given:
        _stack_politicals(state, str(given["political"]).split())
    state.revealed = tuple(_political(state, name) for name in str(given.get("revealed") or "").split())
    state.trump = notation.SUITS.find(str(given.get("trump") or "?"))
    state.election = {"due": 1, "held": 2}.get(str(given.get("election")), 0)
    if "winner" in given:
        state.winner = setting.seats.index(given["winner"])
    for power, turn in (given.get("corps") or {}).items():
        state.corps[POWER[power]] = int(turn)
    state.contracts = tuple(
        (POWER[giver], POWER[taker], int(turns))
        for giver, taker, turns in (str(line).split() for line in given.get("contracts") or ())
    )
    state.reduced = bool(given.get("reduced"))
    if given.get("ceded"):
        state.ceded = tuple(map(int, given["ceded"]))
        silesia_gambit.leave_game(state, [])
    state.scores = tuple(
        tuple(int(scores.get(name, 0)) for name in POWERS) for scores in given.get("scores") or ()
    )


def _markers(state: State, given: Mapping[str, Any]) -> None:
    """Victory markers in boxes and set aside; pools hold the rest, unless they are given."""
    for power, count in (given.get("battle") or {}).items():
        state.battle[POWER[power]] = int(count)
    for box, power in (given.get("boxes") or {}).items():
        state.boxed[BOXES.index(box)] = POWER[power]
    for power, count in (given.get("aside") or {}).items():
        state.aside[POWER[power]] = int(count)
    for power in range(6):
        marked = (state.held[power] & state.marked & ~state.setting.electors).bit_count()
        elsewhere = state.battle[power] + state.aside[power] + state.boxed.count(power)
        state.pool[power] = state.setting.pools[power] - marked - elsewhere
    for power, count in (given.get("pools") or {}).items():
        state.pool[POWER[power]] = int(count)


def _political(state: State, name: str) -> int:
    found = notation.names(state).politicals.get(fold(name))
    if found is None:
        raise CaseError("notation-political", name=name)
    return found


def _stack_politicals(state: State, names: list[str]) -> None:
    """These Political Cards are the next ones, the first on top."""
    chosen = [_political(state, name) for name in names]
    state.political = [card for card in state.political if card not in chosen] + chosen[::-1]


def _place_pieces(state: State, given: Mapping[str, Any]) -> None:
    """Each piece: `city`, `city troops`, then `face-down`, `command`; `removed`, `away`, `off-map troops`."""
    for name, words in (given.get("pieces") or {}).items():
        piece = _piece(state, name)
        words = str(words).split()
        flags = {word for word in words if word in ("face-down", "command")}
        words = [word for word in words if word not in flags]
        troops = int(words.pop()) if words and words[-1].isdigit() else 1
        city = " ".join(words)
        nowhere = NOWHERE.get(city)
        state.place[piece] = _city(state, city) if nowhere is None else nowhere
        if piece < state.setting.generals and city not in ("removed", "away"):
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

    for piles, name in ((state.display, "display"), (state.face_down, "face_down")):
        for power, words in (given.get(name) or {}).items():
            piles[POWER[power]] = [take(word) for word in str(words or "").split()]
    state.hoard = [take(word) for word in str(given.get("hoard") or "").split()]
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
    """A fortress is held by a power: `prussia`, or `prussia unmarked` for one without a victory marker.

    `prussia control` is one with a control marker (10.3.l). Elector fortresses never bear victory markers.
    """
    power, *flags = words.split()
    bit = 1 << _city(state, city)
    for other in range(6):
        state.held[other] &= ~bit
    state.held[POWER[power]] |= bit
    state.marked &= ~bit
    if "control" in flags:
        state.controls |= bit
    elif "unmarked" not in flags and not state.setting.electors & bit:
        state.marked |= bit


def _agenda(state: State, at: str) -> list[Step]:
    """`politics`, `hussars`, `winter`, `end of turn`, or a power and a phase: `prussia movement`.

    `politics selecting` begins after the cards were turned up, `politics effects` after they were settled.
    """
    later: list[Step] = []
    if at == "winter":
        last = state.setting.advanced and state.turn == victory.last_turn(state)
        return [Step("final" if last else "turn"), Step("winter")]
    if at.replace(" ", "-") == "end-of-turn":
        return [Step("end-of-turn")]
    stages = [Step("stage", (number,)) for number in range(len(STAGES))]
    if at.startswith("politics"):
        steps = [Step(kind) for kind in ("shifts", "effects", "return", "check")]
        if at == "politics":
            steps = [Step("politics")]
        elif at == "politics selecting":
            steps.insert(0, Step("turn-up"))
        later = [*steps, Step("hussars", (0,)), *stages]
    elif at == "hussars":
        later = [Step("hussars", (0,)), *stages]
    else:
        name, phase = at.split()
        first = next(n for n in range(len(STAGES)) if POWER[name] in state.stage_powers(n))
        phases = [MOMENTS.get(kind, kind) for kind in PHASES]
        steps = [Step(kind, (first,)) for kind in PHASES]
        whole = [Step("stage", (first,))] if phase == "stage" else steps[phases.index(phase) :]
        later = [*whole, *stages[first + 1 :]]
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
            case [*name, "is", "at", "removed" | "away" | "off-map" as gone]:
                return state.place[_piece(state, " ".join(name))] == NOWHERE[gone]
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
                return sorted(state.revealed) == sorted(_political(state, name) for name in names)
            case ["contract", giver, taker, turns]:
                return subsidies.contract(state, POWER[giver], POWER[taker]) == int(turns)
            case ["no", "contract", giver, taker]:
                return not subsidies.contract(state, POWER[giver], POWER[taker])
            case [*city, "bears", "a", "control", "marker"]:
                return bool(state.controls >> _city(state, " ".join(city)) & 1)
            case ["income", "of", power, "is", count]:
                return income(state, POWER[power]) == int(count)
            case [count, "cards" | "card", "set", "aside"]:
                return len(state.hoard) == int(count)
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
