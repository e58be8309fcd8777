"""Writes positions as text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import yaml

from maria.box.model import POWERS
from maria.box.tables import members
from maria.knowledge import ALL
from maria.negotiation import write_clause
from maria.notation import SUITS, Writer
from maria.position.codec import ALWAYS, BOXES, ELECTION, END, PLACES, SPECIAL_FIELDS, UNKNOWN, Codec
from maria.rules import setup
from maria.state import AWAY, CONTENT, DECLARED, REMOVED, Pieces, Seats, State
from maria.treaty import CONTRACT, Proposal, Treaty

SPECTATOR = "spectator"


def write(state: State, seat: str | None = ALL) -> str:
    """The position as text: all of it, or as a seat or a spectator (None) sees it."""
    variant, about = state.setting.variant, state.setting.box.pack.about
    head: dict[str, Any] = {"variant": variant.name, "players": variant.players}
    if variant.options:
        head["options"] = list(variant.options)
    head["pack"] = f"{about.id} {about.version}"
    if seat == ALL:
        parts = _Writer(state)
    else:
        head["seen by"] = seat or SPECTATOR
        parts = _Writer(state, whole=False, seat=None if seat is None else state.setting.seats.index(seat))
    shown = {name: part for name, part in parts.given() if part or name in (*ALWAYS, "steps")}
    return yaml.dump({**head, "given": shown}, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)


class _Dumper(yaml.SafeDumper):
    """Writes short mappings and lists on one line."""

    def represent_mapping(self, tag: str, mapping: Any, flow_style: bool | None = None) -> Any:
        """Writes a short mapping, such as a step's values, on one line."""
        small = flow_style is None and all(isinstance(value, int | str) for value in mapping.values())
        return super().represent_mapping(tag, mapping, small and len(str(mapping)) < 90)

    def represent_sequence(self, tag: str, sequence: Any, flow_style: bool | None = None) -> Any:
        """Writes a short list of names or numbers on one line."""
        small = flow_style is None and all(isinstance(value, int | str) for value in sequence)
        return super().represent_sequence(tag, sequence, small and len(str(sequence)) < 90)


def one_line(text: str) -> str:
    """A position as a single line of JSON, which can be read as well."""
    return json.dumps(yaml.safe_load(text), ensure_ascii=False)


def changes(before: State, after: State) -> dict[str, tuple[str, str]]:
    """What differs between two positions of a game: the name of each part, with its old and new text."""
    old, new = (dict(_flattened(_Writer(state).given())) for state in (before, after))
    names = (name for name in dict.fromkeys((*old, *new)) if old.get(name) != new.get(name))
    return {name: (_short(old.get(name)), _short(new.get(name))) for name in names}


def _short(value: Any) -> str:
    """A part of a position on one line; empty for a missing one."""
    if isinstance(value, list):
        how: dict[str, Any] = {"default_flow_style": True, "sort_keys": False, "allow_unicode": True}
        return str(yaml.safe_dump(value, width=10_000, **how)).strip()
    return "" if value is None else str(value)


def _flattened(parts: Iterable[tuple[str, Any]], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The parts of a position, with a separate entry for each piece, hand and pool."""
    for name, value in parts:
        if isinstance(value, dict):
            yield from _flattened(value.items(), f"{prefix}{name} ")
        else:
            yield f"{prefix}{name}", value


class _Writer:
    """Writes a whole position; or for a seat, which sees hands and troops of its own powers only."""

    def __init__(self, state: State, whole: bool = True, seat: int | None = None) -> None:
        self.state, self.whole, self.code = state, whole, Codec(state)
        self.own = [p for p in range(6) if whole or (seat is not None and state.seat_of[p] == seat)]
        self.eyes = (1 << len(state.setting.seats)) - 1 if seat is None else 1 << seat

    def given(self) -> Iterator[tuple[str, Any]]:
        """All parts that differ from their defaults."""
        state, setting = self.state, self.state.setting
        plain = setup.empty(setting, [])
        if self.whole:
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
            if name in ALWAYS or (
                name not in SPECIAL_FIELDS and getattr(state, name) != getattr(plain, name)
            ):
                yield name, self.code.write(DECLARED[name].hint, getattr(state, name))
        yield "known", self._known()

    def _pieces(self) -> Iterator[tuple[str, str]]:
        """Every piece in play: its place, troops, facing and command."""
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
        """The fortresses whose control differs from the set-up."""
        state, plain = self.state, setup.empty(self.state.setting, [])
        setup.mark_fortresses(plain)
        for city in members(state.setting.board.fortresses):
            if _control_of(state, city) != _control_of(plain, city):
                yield self.code.name("city", city), _control_of(state, city)

    def _cards(self) -> Iterator[tuple[str, Any]]:
        state, code = self.state, self.code
        for name in ("hands", "display", "face_down"):
            yield name, self._piles(getattr(state, name), hidden=name == "hands")
        yield "placed", self._piles([[card] if card >= 0 else [] for card in state.placed], hidden=True)
        hidden = not self.whole
        yield "draw", self._backs(state.draw) if hidden else code.cards(state.draw[::-1])
        piles = [sorted(pile) if hidden else pile for pile in state.discards]
        yield "discards", {number + 1: code.cards(pile) for number, pile in enumerate(piles)}
        yield "opened", state.opened
        yield "hoard", self._backs(state.hoard) if hidden else code.cards(state.hoard)

    def _treaty(self, treaty: Treaty) -> dict[str, Any]:
        """21: a treaty, and each of its clauses with its status and first turn."""
        to = Writer(self.state)
        terms = [f"{status} {since}: {write_clause(clause, to)}" for clause, status, since in treaty.terms]
        return {f"{treaty.number} {POWERS[treaty.one]} {POWERS[treaty.another]}": terms}

    def _proposal(self, proposal: Proposal) -> dict[str, Any]:
        """21: the powers, and the clauses, the treaty to end, or the contract to cancel."""
        by, to, clauses, ends = proposal
        said: list[Any] = [write_clause(clause, Writer(self.state)) for clause in clauses]
        if ends == CONTRACT:
            said = ["cancel", *said]
        return {f"{POWERS[by]} {POWERS[to]}": said or ends}

    def _piles(self, piles: list[list[int]], hidden: bool) -> dict[str, str]:
        """Each power's cards; other players' cards may be hidden."""
        shown = [self._backs if hidden and power not in self.own else self.code.cards for power in range(6)]
        return {POWERS[power]: shown[power](pile) for power, pile in enumerate(piles) if pile}

    def _backs(self, cards: list[int]) -> str:
        """8.l: the decks of hidden cards."""
        size = self.state.setting.deck_size
        return " ".join(f"{UNKNOWN}/{deck + 1}" for deck in sorted(card // size for card in cards))

    def _politics(self) -> Iterator[tuple[str, Any]]:
        state, code, tracks = self.state, self.code, self.state.setting.tracks
        politicals = [code.name("political", card) for card in reversed(state.political)]
        yield "markers", {track.id: box + 1 for track, box in zip(tracks, state.markers, strict=True)}
        yield "announced", {t.id: n for t, n in zip(tracks, state.announced, strict=True) if n}
        yield "pools", self._by_power(state.pool)
        yield "battle", self._by_power(state.battle)
        yield "boxes", {BOXES[box]: POWERS[power] for box, power in enumerate(state.boxed) if power >= 0}
        yield "aside", self._by_power(state.aside)
        yield "political", " ".join([*(politicals if self.whole else sorted(politicals)), END])
        yield "revealed", " ".join(code.name("political", card) for card in state.revealed)
        yield "trump", SUITS[state.trump] if state.trump >= 0 else ""
        yield "election", ELECTION[state.election]
        yield "corps", self._by_power(state.corps)
        yield "treaties", [self._treaty(treaty) for treaty in state.treaties]
        yield "proposals", [self._proposal(proposal) for proposal in state.proposals]
        yield "contracts", [f"{POWERS[one]} {POWERS[other]} {turns}" for one, other, turns in state.contracts]
        yield "peace", state.peace
        yield "reduced", state.reduced
        if self.whole or state.outcome:
            yield "scores", [self._by_power(scores) for scores in state.scores]

    @staticmethod
    def _by_power(counts: Any) -> dict[str, int]:
        return {POWERS[power]: count for power, count in enumerate(counts) if count}

    def _known(self) -> dict[str, Any]:
        """What everybody knows of troops and suits, and who has seen which cards."""
        known, code = self.state.known, self.code
        sums, voids = sorted(known.sums), sorted(known.voids.items())
        faces = [
            (card, seats) for card, seats in sorted(known.faces.items()) if self.whole or self._sees(seats)
        ]
        return {
            "sums": [f"{code.write(Pieces, some)}: {low} to {high}" for some, low, high in sums],
            "voids": [f"{POWERS[power]} {SUITS[suit]}/{deck + 1} {n}" for (power, suit, deck), n in voids],
            "faces": {
                code.card(card): code.write(Seats, seats & self.eyes) for card, seats in faces if seats
            },
        }

    def _sees(self, seats: int) -> bool:
        return seats & self.eyes == self.eyes


def _control_of(state: State, city: int) -> str:
    """A fortress's controller, and how its control is marked."""
    holder, bit = state.controller(city), 1 << city
    if holder < 0:
        return "nobody"
    if state.controls & bit:
        return f"{POWERS[holder]} control"
    return POWERS[holder] if (state.marked | state.setting.electors) & bit else f"{POWERS[holder]} unmarked"
