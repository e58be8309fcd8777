"""A position as text, as readable as the beginning of a case: what FEN is to chess.

It is YAML: the game, and under `given` the position. The printer tells everything; a reader may leave out
whatever is as at the set-up, and name a moment (`at: prussia movement`) instead of the steps still to come.
What one seat sees of a position is printed the same way, with `?` for what it may not know.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

import yaml

from maria import engine
from maria.box import Box, load
from maria.box.folding import fold
from maria.box.model import POWERS
from maria.box.tables import bits, members
from maria.chance import shuffled
from maria.notation import SUITS, format_card, names
from maria.rules import saxony, sequence, setup, silesia_gambit
from maria.rules.hussars import HussarStage
from maria.rules.movement import Movement
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.politics import Effects, PoliticalStage, ReturnCorps, Shifts, TurnUp
from maria.rules.step import Event
from maria.rules.trains import second_train
from maria.rules.variants import derive, find_variant, make_setting
from maria.rules.victory import CheckPools, FinalScoring
from maria.rules.winter import Winter
from maria.state import (
    AUSTRIA,
    AWAY,
    CONTENT,
    DECLARED,
    OFF_MAP,
    POWER,
    PRUSSIA,
    REMOVED,
    SAXONY,
    STAGES,
    Outcome,
    State,
    Step,
    marks_of,
)
from maria.texts import MariaError

NOWHERE = {"removed": REMOVED, "away": AWAY, "off-map": OFF_MAP}
PLACES = {number: name for name, number in NOWHERE.items()}
BOXES = ("electors", "emperor", "italy", "silesia")
ELECTION = ("", "due", "held")
MARKERS = {"saxony": 2, "russia": 4, "italy": 4}
"""The boxes that markers are in unless a position says otherwise."""
PHASES = dict(
    zip(("cards", "supply", "movement", "combat", "retroactive", "end"), sequence.PHASES, strict=True)
)
"""How a moment names the phases."""
END = "end"
"""Closes a list of Political Cards: there are no others."""
UNKNOWN = "?"
CARDS = ("hands", "display", "face_down", "placed", "draw", "discards", "hoard")
TOLD_APART = {
    *CARDS,
    *(
        "place",
        "troops",
        "down",
        "commander",
        "held",
        "marked",
        "controls",
        "hussars",
        "markers",
        "announced",
    ),
    *("pool", "battle", "boxed", "aside", "political", "revealed", "trump", "election", "corps", "contracts"),
    *("peace", "reduced", "ceded", "scores", "questions", "agenda", "outcome", "turn", "winner", "known"),
}
"""The fields with words of their own; all others are told by their declarations."""


ALWAYS = ("neutral", "seat_of", "asked")
"""Fields that a reader would work out if they were not told."""


class PositionError(MariaError):
    """A text that is no position."""


# ---------------------------------------------------------------- names of numbers


class Codec:
    """Numbers of a position as names and back, by what the declarations say they stand for."""

    def __init__(self, state: State) -> None:
        """Knows the names of the position's box."""
        self.state, self.known = state, names(state)
        setting = state.setting
        self.names: dict[str, tuple[str, ...]] = {
            "city": tuple(city.id for city in setting.board.cities),
            "piece": setting.names,
            "power": tuple(POWERS),
            "seat": setting.seats,
            "political": tuple(card.id for card in setting.box.pack.cards),
        }
        self.numbers: dict[str, Mapping[str, int]] = {
            "city": self.known.cities,
            "piece": self.known.pieces,
            "power": self.known.powers,
            "seat": {fold(seat): number for number, seat in enumerate(setting.seats)},
            "political": self.known.politicals,
        }

    def name(self, kind: str, number: int) -> str:
        """The name of a number; `none` for -1, and for cities where else a piece may be."""
        if number < 0:
            return PLACES[number] if kind == "city" and number != REMOVED else "none"
        return self.names[kind][number]

    def number(self, kind: str, name: object) -> int:
        """The number of a name."""
        word = str(name)
        if word == "none" or (kind == "city" and word in NOWHERE):
            return NOWHERE.get(word, -1)
        found = self.numbers[kind].get(fold(word))
        if found is None:
            key = kind if kind != "seat" else "seat-name"
            raise PositionError(f"notation-{key}", name=word[:40])
        return found

    def write(self, hint: Any, value: Any) -> Any:
        """A value of a declared type as plain text and lists."""
        marks, kind, inner = marks_of(hint), get_origin(hint), get_args(hint)
        if "bits" in marks:
            return " ".join(self.name(marks[1], number) for number in members(value))
        if marks:
            return self.name(marks[0], value)
        if kind is dict:
            return {str(self.write(inner[0], k)): self.write(inner[1], v) for k, v in value.items()}
        if kind is tuple and inner[-1] is not Ellipsis:
            return [self.write(each, item) for each, item in zip(inner, value, strict=True)]
        if kind in (list, tuple, frozenset):
            items = [self.write(inner[0], item) for item in value]
            return sorted(items) if kind is frozenset else items
        return value

    def read(self, hint: Any, text: Any) -> Any:
        """A value of a declared type, of what `write` made of it."""
        marks, kind, inner = marks_of(hint), get_origin(hint), get_args(hint)
        if "bits" in marks:
            return bits(self.number(marks[1], word) for word in str(text or "").split())
        if marks:
            return self.number(marks[0], text)
        if kind is dict:
            return {self.read(inner[0], k): self.read(inner[1], v) for k, v in (text or {}).items()}
        if kind is tuple and inner[-1] is not Ellipsis:
            return tuple(self.read(each, item) for each, item in zip(inner, text, strict=True))
        if kind in (list, tuple, frozenset):
            return kind(self.read(inner[0], item) for item in text or ())
        return str(text) if hint is str else hint(text)

    # ------------------------------------------------------------ steps

    def write_step(self, step: Step) -> Any:
        """A step: its kind alone, or with its values by their names."""
        hints = get_type_hints(type(step), include_extras=True)
        values = {
            each.name: self.write(hints[each.name], getattr(step, each.name))
            for each in fields(step)  # type: ignore[arg-type]
        }
        return {step.kind: values} if values else step.kind

    def read_step(self, text: Any) -> Step:
        """The step of what `write_step` made of it."""
        kind, values = (text, {}) if isinstance(text, str) else next(iter(dict(text).items()))
        made = Step.registry.get(str(kind))
        if made is None:
            raise PositionError("position-step", name=str(kind)[:40])
        hints = get_type_hints(made, include_extras=True)
        known = {each.name for each in fields(made)}  # type: ignore[arg-type]
        if not isinstance(values, dict) or not values.keys() <= known:
            raise PositionError("position-step", name=str(kind)[:40])
        return made(**{name: self.read(hints[name], value) for name, value in values.items()})

    # ------------------------------------------------------------ cards

    def card(self, card: int) -> str:
        """A card with its deck."""
        return format_card(self.state, 0, card, decks=True)

    def cards(self, cards: list[int]) -> str:
        """Cards in their order."""
        return " ".join(map(self.card, cards))


# ---------------------------------------------------------------- writing


def write(state: State, seat: str | None = None) -> str:
    """The whole position as text; or what a seat sees of it."""
    variant, about = state.setting.variant, state.setting.box.pack.about
    head: dict[str, Any] = {"variant": variant.name, "players": variant.players}
    if variant.options:
        head["options"] = list(variant.options)
    head["pack"] = f"{about.id} {about.version}"
    if seat is None:
        parts = _Writer(state, range(6), None)
    else:
        number = state.setting.seats.index(seat)
        own = [power for power in range(6) if state.seat_of[power] == number]
        head["seen by"] = seat
        parts = _Writer(state, own, number)
    told = {name: part for name, part in parts.given() if part or name in (*ALWAYS, "steps")}
    return yaml.dump({**head, "given": told}, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)


class _Dumper(yaml.SafeDumper):
    """Writes small things on one line."""

    def represent_mapping(self, tag: str, mapping: Any, flow_style: bool | None = None) -> Any:
        """A step's values stand behind it."""
        small = flow_style is None and all(isinstance(value, int | str) for value in mapping.values())
        return super().represent_mapping(tag, mapping, small and len(str(mapping)) < 90)

    def represent_sequence(self, tag: str, sequence: Any, flow_style: bool | None = None) -> Any:
        """Names and numbers stand in one line."""
        small = flow_style is None and all(isinstance(value, int | str) for value in sequence)
        return super().represent_sequence(tag, sequence, small and len(str(sequence)) < 90)


def one_line(text: str) -> str:
    """A position as a single line, which is read as well."""
    return json.dumps(yaml.safe_load(text))


def changes(before: State, after: State) -> dict[str, tuple[str, str]]:
    """What differs between two positions of a game: by what it is of, how it was and how it is."""
    old, new = (dict(_told(_Writer(state, range(6), None).given())) for state in (before, after))
    names = dict.fromkeys((*old, *new))
    return {name: (old.get(name, ""), new.get(name, "")) for name in names if old.get(name) != new.get(name)}


def _told(parts: Iterable[tuple[str, Any]], prefix: str = "") -> Iterator[tuple[str, str]]:
    """The parts of a position, each piece, hand and pool by itself."""
    for name, value in parts:
        if isinstance(value, dict):
            yield from _told(value.items(), f"{prefix}{name} ")
        else:
            yield f"{prefix}{name}", str(value)


class _Writer:
    """Writes a position for somebody who sees hands and troops of some powers."""

    def __init__(self, state: State, own: Container[int], seat: int | None) -> None:
        self.state, self.own, self.seat, self.code = state, own, seat, Codec(state)

    def given(self) -> Iterator[tuple[str, Any]]:
        """All parts that are not as they are without being named."""
        state, setting = self.state, self.state.setting
        plain = setup.empty(setting)
        if self.seat is None:
            yield "seed", setting.seed
        yield "turn", state.turn
        yield "steps", [self.code.write_step(step) for step in reversed(state.agenda)]
        if state.outcome:
            winner = self.code.name("seat", state.outcome.winner)
            yield "outcome", {"winner": winner, "rule": state.outcome.rule}
        yield "pieces", dict(self._pieces())
        yield "control", dict(self._control())
        if any(city >= 0 for city in state.hussars):
            yield "hussars", [self.code.name("city", city) for city in state.hussars]
        yield from self._cards()
        if setting.variant.politics or setting.variant.pools:
            yield from self._politics()
        yield "questions", self.code.write(DECLARED["questions"].hint, state.questions)
        yield "ceded", list(state.ceded)
        yield "winner", self.code.name("seat", state.winner) if state.winner >= 0 else ""
        for name in CONTENT:
            if name in ALWAYS or (name not in TOLD_APART and getattr(state, name) != getattr(plain, name)):
                yield name, self.code.write(DECLARED[name].hint, getattr(state, name))
        yield "known", self._known()

    def _pieces(self) -> Iterator[tuple[str, str]]:
        """Every piece that takes part: its place, troops, facing and command."""
        state, setting = self.state, self.state.setting
        for piece, place in enumerate(state.place):
            if place == AWAY:
                continue
            words = [PLACES[place] if place < 0 else self.code.name("city", place)]
            if piece < setting.generals and place != REMOVED:
                seen = setting.power_of[piece] in self.own
                words.append(str(state.troops[piece]) if seen else UNKNOWN)
            words += ["face-down"] if state.down >> piece & 1 else []
            words += ["command"] if state.commander.get(place) == piece else []
            yield setting.names[piece], " ".join(words)

    def _control(self) -> Iterator[tuple[str, str]]:
        """The fortresses that are not as they are without being named."""
        state, plain = self.state, setup.empty(self.state.setting)
        setup.mark_fortresses(plain)
        for city in members(state.setting.board.fortresses):
            if _control_of(state, city) != _control_of(plain, city):
                yield self.code.name("city", city), _control_of(state, city)

    def _cards(self) -> Iterator[tuple[str, Any]]:
        state, code = self.state, self.code
        for name in ("hands", "display", "face_down"):
            piles = getattr(state, name)
            yield (
                name,
                {POWERS[power]: self._pile(name, power, pile) for power, pile in enumerate(piles) if pile},
            )
        placed = {POWERS[power]: [card] for power, card in enumerate(state.placed) if card >= 0}
        yield "placed", {power: self._pile("hands", POWER[power], pile) for power, pile in placed.items()}
        hidden = self.seat is not None
        yield "draw", self._backs(state.draw) if hidden else code.cards(state.draw[::-1])
        piles = [sorted(pile) if hidden else pile for pile in state.discards]
        yield "discards", {number + 1: code.cards(pile) for number, pile in enumerate(piles)}
        yield "opened", state.opened
        yield "hoard", self._backs(state.hoard) if hidden else code.cards(state.hoard)

    def _pile(self, name: str, power: int, pile: list[int]) -> str:
        return self.code.cards(pile) if name != "hands" or power in self.own else self._backs(pile)

    def _backs(self, cards: list[int]) -> str:
        """8.l: the decks of hidden cards."""
        size = self.state.setting.deck_size
        return " ".join(f"{UNKNOWN}/{deck + 1}" for deck in sorted(card // size for card in cards))

    def _politics(self) -> Iterator[tuple[str, Any]]:
        """What the advanced game adds."""
        state, code, tracks = self.state, self.code, self.state.setting.tracks
        politicals = [code.name("political", card) for card in reversed(state.political)]
        yield "markers", {track.id: box + 1 for track, box in zip(tracks, state.markers, strict=True)}
        yield "announced", {t.id: n for t, n in zip(tracks, state.announced, strict=True) if n}
        yield "pools", self._by_power(state.pool)
        yield "battle", self._by_power(state.battle)
        yield "boxes", {BOXES[box]: POWERS[power] for box, power in enumerate(state.boxed) if power >= 0}
        yield "aside", self._by_power(state.aside)
        yield "political", " ".join([*(politicals if self.seat is None else sorted(politicals)), END])
        yield "revealed", " ".join(code.name("political", card) for card in state.revealed)
        yield "trump", SUITS[state.trump] if state.trump >= 0 else ""
        yield "election", ELECTION[state.election]
        yield "corps", self._by_power(state.corps)
        yield "contracts", [f"{POWERS[one]} {POWERS[other]} {turns}" for one, other, turns in state.contracts]
        yield "peace", state.peace
        yield "reduced", state.reduced
        if self.seat is None or state.outcome:
            yield "scores", [self._by_power(scores) for scores in state.scores]

    @staticmethod
    def _by_power(counts: Any) -> dict[str, int]:
        return {POWERS[power]: count for power, count in enumerate(counts) if count}

    def _known(self) -> dict[str, Any]:
        """What everybody knows of troops and suits, and who has seen which cards."""
        known, code = self.state.known, self.code
        eyes = (1 << len(self.state.setting.seats)) - 1 if self.seat is None else 1 << self.seat
        faces = {
            code.card(card): " ".join(code.name("seat", seat) for seat in members(seats & eyes))
            for card, seats in sorted(known.faces.items())
            if seats & eyes
        }
        return {
            "sums": [
                f"{' '.join(code.name('piece', g) for g in members(generals))}: {low} to {high}"
                for generals, low, high in sorted(known.sums)
            ],
            "voids": [
                f"{POWERS[power]} {SUITS[suit]}/{deck + 1} {most}"
                for (power, suit, deck), most in sorted(known.voids.items())
            ],
            "faces": faces,
        }


def _control_of(state: State, city: int) -> str:
    """Who controls a fortress, and how that is marked."""
    holder, bit = state.controller(city), 1 << city
    if holder < 0:
        return "nobody"
    if state.controls & bit:
        return f"{POWERS[holder]} control"
    return (
        POWERS[holder] if state.marked & bit or state.setting.electors & bit else f"{POWERS[holder]} unmarked"
    )


# ---------------------------------------------------------------- reading


def read(text: str, box: Box | None = None) -> State:
    """The position of a text; a PositionError says what is wrong."""
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        place = getattr(error, "problem_mark", None)
        raise PositionError("position-yaml", line=place.line + 1 if place else 1) from None
    if not isinstance(data, dict) or not isinstance(data.get("given"), dict):
        raise PositionError("position-no-given")
    if "seen by" in data:
        raise PositionError("position-seen", seat=str(data["seen by"])[:30])
    try:
        return given(data, box or load(), [])
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise PositionError("position-odd", detail=str(error)[:80]) from None


def given(data: Mapping[str, Any], box: Box, out: list[Event]) -> State:
    """The position that a text or case begins with; what happens before its first decision goes to `out`."""
    words: Mapping[str, Any] = data.get("given") or {}
    variant, players = data.get("variant", "introductory"), data.get("players", 3)
    options = tuple(data.get("options") or ())
    try:
        find_variant(variant, players, options)
    except KeyError:
        raise PositionError("position-variant", name=f"{variant} {players}"[:40]) from None
    seed = str(words.get("seed", "case"))
    if "at" not in words and "steps" not in words:
        state, started = engine.new_game(box, variant, players, seed, options)
        out += started
        return state
    state = setup.empty(make_setting(box, variant, players, seed, options))
    setup.mark_fortresses(state)
    reader = _Reader(state, words)
    reader.all()
    if "steps" in words:
        state.agenda = [reader.code.read_step(step) for step in reversed(words["steps"] or ())]
    else:
        state.agenda = _agenda(state, str(words["at"]), bool(words.get("hold")))
        engine.advance(state, out)
    return state


class _Reader:
    """Reads the parts of a position one after the other."""

    def __init__(self, state: State, words: Mapping[str, Any]) -> None:
        self.state, self.words, self.code = state, words, Codec(state)
        self.taken: set[int] = set()
        self.whole = "steps" in words
        """Whether the text tells everything, as a printed one does."""
        known = {
            "at",
            "hold",
            "seed",
            "steps",
            "turn",
            "pieces",
            "control",
            "battle",
            "boxes",
            "pools",
            *CONTENT,
        }
        if unknown := words.keys() - known:
            raise PositionError("case-unknown", words=", ".join(sorted(map(str, unknown))))

    def part(self, name: str) -> Any:
        """A part that may be left out."""
        return self.words.get(name) or {}

    def all(self) -> None:
        """All parts, in the order in which they follow from each other."""
        state, words = self.state, self.words
        state.turn = int(words.get("turn", 0 if self.whole else 1))
        self._pieces()
        self._deal()
        for city, power in self.part("control").items():
            self._control(str(city), str(power))
        for number, city in enumerate(words.get("hussars") or ()):
            state.hussars[number] = self.code.number("city", city)
        self._politics()
        self._questions()
        for name in CONTENT:
            if name in words and name not in TOLD_APART:
                setattr(state, name, self.code.read(DECLARED[name].hint, words[name]))
        self._known()
        if "winner" in words:
            state.winner = self.code.number("seat", words["winner"])
        if words.get("outcome"):
            outcome = words["outcome"]
            state.outcome = Outcome(self.code.number("seat", outcome["winner"]), str(outcome["rule"]))
        derive(state)

    def _pieces(self) -> None:
        """Each piece: `city troops`, then `face-down`, `command`; `removed`, `away`, or `off-map troops`."""
        state = self.state
        for name, text in self.part("pieces").items():
            piece = self.code.number("piece", name)
            parts = str(text).split()
            flags = {word for word in parts if word in ("face-down", "command")}
            parts = [word for word in parts if word not in flags]
            troops = int(parts.pop()) if parts and parts[-1].isdigit() else 1
            state.place[piece] = self.code.number("city", " ".join(parts))
            if piece < state.setting.generals and state.place[piece] not in (REMOVED, AWAY):
                state.troops[piece] = troops
            if "face-down" in flags:
                state.down |= 1 << piece
            if "command" in flags:
                state.commander[state.place[piece]] = piece

    # ------------------------------------------------------------ cards

    def _take(self, word: str) -> int:
        """A card that is not taken yet, of the lowest deck unless one is named."""
        setting = self.state.setting
        name, _, deck = word.partition("/")
        suit = SUITS.find(name[:1])
        value = int(name[1:]) if suit >= 0 else 0
        wanted, second = deck.rstrip("b"), deck.endswith("b")
        for card in range(setting.deck_size * len(self.state.discards)):
            if (setting.card_suit[card], setting.card_value[card]) != (suit, value) or card in self.taken:
                continue
            if wanted and card // setting.deck_size != int(wanted) - 1:
                continue
            if second and (card + 1) % setting.deck_size:
                continue
            self.taken.add(card)
            return card
        raise PositionError("notation-card", name=word[:20])

    def _cards(self, text: object) -> list[int]:
        return [self._take(word) for word in str(text or "").split()]

    def _deal(self) -> None:
        """Piles as given, of the lowest decks; other cards of opened decks can be drawn, or are discards."""
        state, words = self.state, self.words
        setting, decks = state.setting, len(state.discards)
        size, discards = setting.deck_size, words.get("discards")
        for name in ("display", "face_down", "hands"):
            for power, cards in self.part(name).items():
                pile = self._cards(cards)
                getattr(state, name)[POWER[power]] = sorted(pile) if name == "hands" else pile
        for power, card in self.part("placed").items():
            (state.placed[POWER[power]],) = self._cards(card)
        state.hoard = self._cards(words.get("hoard"))
        state.draw = self._cards(words.get("draw"))[::-1]
        if isinstance(discards, Mapping) and any(isinstance(pile, str) for pile in discards.values()):
            for deck, pile in discards.items():
                state.discards[int(deck) - 1] = self._cards(pile)
            state.opened = int(words["opened"])
            return
        state.opened = max([int(words.get("opened", 1)), *(card // size + 1 for card in self.taken)])
        rest = [card for card in range(state.opened * size) if card not in self.taken]
        for deck in range(decks):
            own = [card for card in rest if card // size == deck]
            if discards == "all" or (isinstance(discards, list) and deck + 1 in discards):
                state.discards[deck] = own
                rest = [card for card in rest if card not in own]
        if "draw" not in words:
            state.draw = shuffled(rest, setting.seed, "case", 0)
            return
        for card in rest:
            state.discards[card // size].append(card)
        for deck, count in discards.items() if isinstance(discards, Mapping) else ():
            pile = state.discards[int(deck) - 1]
            state.draw = pile[int(count) :] + state.draw
            state.discards[int(deck) - 1] = pile[: int(count)]

    # ------------------------------------------------------------ fortresses and politics

    def _control(self, city: str, text: str) -> None:
        """A fortress is held by a power: `prussia`, or `prussia unmarked` for one without a victory marker.

        `prussia control` is one with a control marker (10.3.l). Elector fortresses bear no victory markers.
        """
        state, (power, *flags) = self.state, text.split()
        bit = 1 << self.code.number("city", city)
        for other in range(6):
            state.held[other] &= ~bit
        state.marked &= ~bit
        if power == "nobody":
            return
        state.held[POWER[power]] |= bit
        if "control" in flags:
            state.controls |= bit
        elif "unmarked" not in flags and not state.setting.electors & bit:
            state.marked |= bit

    def _politics(self) -> None:
        """What the advanced game and the Silesia Gambit add to a position."""
        state, words, setting = self.state, self.words, self.state.setting
        markers = {} if self.whole else MARKERS
        for track, box in {**markers, **self.part("markers")}.items():
            state.markers[setting.track[track]] = int(box) - 1
        for track, boxes in self.part("announced").items():
            state.announced[setting.track[track]] = int(boxes)
        if setting.variant.politics and saxony.status(state) != "prussian":
            saxony.take_over(state)
            state.neutral |= 1 << SAXONY if saxony.status(state) == "neutral" else 0
        if words.get("peace"):
            state.peace = int(words["peace"])
            if state.turn < state.peace + PEACE_TURNS or (
                state.turn == state.peace + PEACE_TURNS and self._before_prussia()
            ):
                state.neutral |= 1 << PRUSSIA
            self._second_train()
        derive(state)
        self._markers()
        if "political" in words:
            self._stack(str(words["political"]).split())
        state.revealed = tuple(
            self.code.number("political", name) for name in str(words.get("revealed") or "").split()
        )
        state.trump = SUITS.find(str(words.get("trump") or UNKNOWN))
        state.election = ELECTION.index(str(words.get("election") or ""))
        for power, turn in self.part("corps").items():
            state.corps[POWER[power]] = int(turn)
        state.contracts = tuple(
            (POWER[giver], POWER[taker], int(turns))
            for giver, taker, turns in (str(line).split() for line in words.get("contracts") or ())
        )
        state.reduced = bool(words.get("reduced"))
        if words.get("ceded"):
            state.ceded = tuple(map(int, words["ceded"]))
            silesia_gambit.leave_game(state, [])
        state.scores = tuple(
            tuple(int(scores.get(name, 0)) for name in POWERS) for scores in words.get("scores") or ()
        )

    def _second_train(self) -> None:
        """19.1.k: after the peace a second train that is not named is not one that waits for a place."""
        train = second_train(self.state)
        if train >= 0 and self.state.setting.names[train] not in map(str, self.part("pieces")):
            self.state.place[train] = REMOVED

    def _before_prussia(self) -> bool:
        """19.1.g: whether Prussia's action stage of this turn is still to come."""
        match str(self.words.get("at", "")).split():
            case ["politics" | "hussars", *_]:
                return True
            case [name, phase] if name in POWER:
                return POWER[name] in STAGES[0] or (POWER[name] in STAGES[1] and phase == "stage")
        return False

    def _markers(self) -> None:
        """Victory markers in boxes and set aside; pools hold the rest, unless they are given."""
        state = self.state
        for power, count in self.part("battle").items():
            state.battle[POWER[power]] = int(count)
        for box, power in self.part("boxes").items():
            state.boxed[BOXES.index(box)] = POWER[power]
        for power, count in self.part("aside").items():
            state.aside[POWER[power]] = int(count)
        for power in range(6) if not self.whole else ():
            marked = (state.held[power] & state.marked & ~state.setting.electors).bit_count()
            elsewhere = state.battle[power] + state.aside[power] + state.boxed.count(power)
            state.pool[power] = state.setting.pools[power] - marked - elsewhere
        if self.whole and "pools" in self.words:
            state.pool = [0] * 6
        for power, count in self.part("pools").items():
            state.pool[POWER[power]] = int(count)

    def _stack(self, politicals: list[str]) -> None:
        """These Political Cards are the next ones, the first on top; after `end` there are no others."""
        state = self.state
        chosen = [self.code.number("political", name) for name in politicals if name != END]
        under = [] if END in politicals else [card for card in state.political if card not in chosen]
        state.political = under + chosen[::-1]

    def _questions(self) -> None:
        """10.3.m: question marks; where pools have a victory marker it is taken for them."""
        state, asked = self.state, self.words.get("asked")
        for city, power in self.part("questions").items():
            number, major = self.code.number("city", city), state.major_of(POWER[power])
            state.questions[number] = POWER[power]
            if asked is None and state.setting.variant.pools and state.pool[major]:
                state.asked |= 1 << number
                state.pool[major] -= 1

    def _known(self) -> None:
        """What everybody knows of troops and suits, and who has seen which cards."""
        known, told, code = self.state.known, self.part("known"), self.code
        if "known" in self.words:
            known.faces = {}
        for line in told.get("sums") or ():
            generals, _, limits = str(line).partition(":")
            low, _, high = limits.partition(" to ")
            known.learn(bits(code.number("piece", name) for name in generals.split()), int(low), int(high))
        for line in told.get("voids") or ():
            power, suit, most = str(line).split()
            key = (POWER[power], SUITS.index(suit[0]), int(suit[2:]) - 1)
            known.voids[key] = int(most)
        for card, seats in (told.get("faces") or {}).items():
            self.taken = set()
            known.faces[self._take(str(card))] = bits(
                code.number("seat", seat) for seat in str(seats).split()
            )


# ---------------------------------------------------------------- moments


@dataclass(frozen=True, slots=True)
class HeldMovement(Movement):
    """10: a movement phase that does not end by itself, so that a case can look at it."""

    kind: ClassVar[str] = Movement.kind

    def waits_for(self, state: State) -> tuple[int, ...]:
        """Whoever is not done."""
        seats = dict.fromkeys(state.seat_of[power] for power in state.stage_powers(self.stage))
        return tuple(seat for seat in seats if not self.done >> seat & 1)


@dataclass(frozen=True, slots=True)
class HeldHussarStage(HussarStage):
    """7: a hussar stage that does not end by itself."""

    kind: ClassVar[str] = HussarStage.kind

    def waits_for(self, state: State) -> tuple[int, ...]:
        """Austria."""
        return (state.seat_of[AUSTRIA],)


def _agenda(state: State, at: str, hold: bool) -> list[Step]:
    """`politics`, `hussars`, `winter`, `end of turn`, or a power and a phase: `prussia movement`.

    `politics selecting` begins after the cards were turned up, `politics effects` after they were settled.
    """
    steps: list[Step]
    match at.split():
        case ["winter"]:
            last = state.setting.variant.pools and state.turn == state.setting.variant.last_turn(state)
            return [FinalScoring() if last else sequence.Turn(), Winter()]
        case ["end", "of", "turn"] | ["end-of-turn"]:
            return [sequence.EndOfTurn()]
        case ["politics", *moment]:
            steps = [Shifts(), Effects(), ReturnCorps(), CheckPools()]
            if not moment:
                steps = [PoliticalStage()]
            elif moment == ["selecting"]:
                steps.insert(0, TurnUp())
            steps += sequence.stages_after()
        case ["hussars"]:
            steps = sequence.stages_after()
            if hold:
                steps[0] = HeldHussarStage()
        case [name, phase] if name in POWER and phase in ("stage", *PHASES):
            stage = next((n for n in range(len(STAGES)) if POWER[name] in state.stage_powers(n)), -1)
            if stage < 0:
                raise PositionError("position-moment", name=at[:40])
            steps = [sequence.Stage(stage)]
            if phase != "stage":
                steps = [made(stage) for made in sequence.PHASES[list(PHASES).index(phase) :]]
            if hold and phase == "movement":
                steps[0] = HeldMovement(stage)
            steps += sequence.stages_after(stage)
        case _:
            raise PositionError("position-moment", name=at[:40])
    return steps[::-1]
