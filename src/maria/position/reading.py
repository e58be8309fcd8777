"""Reads positions from text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast, get_args

import yaml

from maria import engine
from maria.box import Box, load
from maria.box.model import POWERS
from maria.chance import shuffled
from maria.events import Event
from maria.negotiation import read_clause
from maria.notation import SUITS, Reader
from maria.position.codec import BOXES, ELECTION, END, MARKERS, SPECIAL_FIELDS, UNKNOWN, Codec, PositionError
from maria.position.moments import agenda
from maria.rules import saxony, setup, silesia_gambit
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.trains import second_train
from maria.rules.variants import derive, find_variant, make_setting
from maria.state import AWAY, CONTENT, DECLARED, POWER, REMOVED, STAGES, Outcome, Pieces, Seats, State
from maria.texts.message import Several
from maria.treaty import CONTRACT, Clause, Proposal, Status, Term, Treaty


def read(text: str, box: Box | None = None) -> State:
    """The position of a text; raises PositionError if something is wrong with it."""
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        place = getattr(error, "problem_mark", None)
        raise PositionError("position-yaml", line=place.line + 1 if place else 1) from None
    if not isinstance(data, dict) or not isinstance(data.get("given"), dict):
        raise PositionError("position-no-given")
    if "seen by" in data:
        raise PositionError("position-seen", seat=str(data["seen by"])[:30])
    check_words(data, {"variant", "players", "options", "pack", "given"})
    try:
        return given(data, box or load(), [])
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise PositionError("position-odd", detail=str(error)[:80]) from None


def given(data: Mapping[str, Any], box: Box, out: list[Event]) -> State:
    """The position at the start of a text or case; events before its first decision are appended to `out`."""
    words: Mapping[str, Any] = data.get("given") or {}
    variant, players = str(data.get("variant", "introductory")), data.get("players", 3)
    options = data.get("options") or ()
    options = (options,) if isinstance(options, str) else tuple(options)
    try:
        find_variant(variant, players, options)
    except KeyError:
        raise PositionError("position-variant", name=f"{variant} {players}"[:40]) from None
    seed = str(words.get("seed", "case"))
    check_words(words, {"at", "hold", "seed", "steps", "pieces", "control", "boxes", "pools", *CONTENT})
    if "at" not in words and "steps" not in words:
        if placed := [str(word) for word in words if word != "seed"]:
            raise PositionError("position-no-moment", word=placed[0])
        state, started = engine.new_game(box, variant, players, seed, options)
        out += started
        return state
    state = setup.empty(make_setting(box, variant, players, seed, options), [])
    setup.mark_fortresses(state)
    reader = _PositionReader(state, words)
    reader.all()
    if "steps" in words:
        state.agenda = [reader.code.read_step(step) for step in reversed(words["steps"] or ())]
    else:
        state.agenda = agenda(state, str(words["at"]), bool(words.get("hold")))
        engine.advance(state, out)
    return state


def check_words(words: Mapping[str, Any], known: set[str]) -> None:
    """Raises PositionError if there are unknown words."""
    if unknown := words.keys() - known:
        raise PositionError("case-unknown", words=Several(tuple(sorted(map(str, unknown)))))


class _PositionReader:
    def __init__(self, state: State, words: Mapping[str, Any]) -> None:
        self.state, self.words, self.code = state, words, Codec(state)
        self.taken: set[int] = set()
        self.whole = "steps" in words
        """Whether the text is complete, as a printed one is."""

    def part(self, name: str) -> Any:
        """A part that may be missing."""
        return self.words.get(name) or {}

    def _count(self, name: str, counts: list[int]) -> None:
        for power, count in self.part(name).items():
            counts[POWER[power]] = int(count)

    def all(self) -> None:
        """Reads all parts, in the order in which they depend on each other."""
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
            if name in words and name not in SPECIAL_FIELDS:
                setattr(state, name, self.code.read(DECLARED[name].hint, words[name]))
        self._known()
        if "winner" in words:
            state.winner = self.code.number("seat", words["winner"])
        if outcome := words.get("outcome"):
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
            state.move(piece, self.code.number("city", " ".join(parts)))
            if piece < state.setting.generals and state.place[piece] not in (REMOVED, AWAY):
                state.troops[piece] = troops
            if "face-down" in flags:
                state.down |= 1 << piece
            if "command" in flags:
                state.commander[state.place[piece]] = piece

    # ------------------------------------------------------------ cards

    def _take(self, word: str) -> int:
        """An unused card, from the lowest deck unless one is named."""
        setting = self.state.setting
        name, _, deck = word.partition("/")
        suit = SUITS.find(name[:1])
        value = int(name[1:]) if suit >= 0 else 0
        wanted, second = deck.rstrip("b"), deck.endswith("b")
        for card in range(setting.deck_size * len(self.state.discards)):
            same = (setting.card_suit[card], setting.card_value[card]) == (suit, value)
            in_deck = not wanted or card // setting.deck_size == int(wanted) - 1
            last = not (card + 1) % setting.deck_size
            if same and in_deck and (last or not second) and card not in self.taken:
                self.taken.add(card)
                return card
        raise PositionError("notation-card", name=word[:20])

    def _cards(self, text: object) -> list[int]:
        return [self._take(word) for word in str(text or "").split()]

    def _deal(self) -> None:
        """Piles as given, from the lowest decks; all other cards can be drawn or are discards."""
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
        """Gives a fortress to a power: `prussia`, or `prussia unmarked` for one without a victory marker.

        `prussia control` gives it a control marker (10.3.l). Elector fortresses never have victory markers.
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
        """Reads what the advanced game and the Silesia Gambit add to a position."""
        state, words, setting = self.state, self.words, self.state.setting
        markers = {} if self.whole else MARKERS
        for track, box in {**markers, **self.part("markers")}.items():
            state.markers[setting.track[track]] = int(box) - 1
        for track, boxes in self.part("announced").items():
            state.announced[setting.track[track]] = int(boxes)
        if setting.variant.politics and saxony.status(state) != "prussian":
            saxony.take_over(state)
            state.neutral |= 1 << POWER["saxony"] if saxony.status(state) == "neutral" else 0
        if words.get("peace"):
            state.peace = int(words["peace"])
            if state.turn < state.peace + PEACE_TURNS + self._before_prussia():
                state.neutral |= 1 << POWER["prussia"]
            self._second_train()
        derive(state)
        self._markers()
        if "political" in words:
            self._stack(str(words["political"]).split())
        revealed = str(words.get("revealed") or "").split()
        state.revealed = tuple(self.code.number("political", name) for name in revealed)
        state.trump = SUITS.find(str(words.get("trump") or UNKNOWN))
        state.election = ELECTION.index(str(words.get("election") or ""))
        self._count("corps", state.corps)
        contracts = [str(line).split() for line in words.get("contracts") or ()]
        state.contracts = tuple((POWER[giver], POWER[taker], int(n)) for giver, taker, n in contracts)
        state.reduced = bool(words.get("reduced"))
        state.treaties = tuple(self._treaty(entry) for entry in words.get("treaties") or ())
        state.signed = max((treaty.number for treaty in state.treaties), default=0)
        state.proposals = tuple(self._proposal(entry) for entry in words.get("proposals") or ())
        if words.get("ceded"):
            state.ceded = tuple(map(int, words["ceded"]))
            silesia_gambit.leave_game(state, [])
        winters = words.get("scores") or ()
        state.scores = tuple(tuple(int(scores.get(name, 0)) for name in POWERS) for scores in winters)

    def _clause(self, text: str, one: int, another: int) -> Clause:
        clause = read_clause(Reader(self.state, -1, text))
        return clause.promised_to(another if clause.bound == one else one)

    def _treaty(self, entry: dict[str, list[str]]) -> Treaty:
        """21: a treaty: `3 prussia austria`, and clauses: `runs 4: prussia does not attack austria for 2`.

        A clause without status and first turn is in force from the present turn.
        """
        ((name, lines),) = entry.items()
        number, *pair = str(name).split()
        one, another = (POWER[power] for power in pair)
        terms = []
        for line in map(str, lines):
            how, colon, said = line.partition(": ")
            status, since = how.split() if colon else ("runs", self.state.turn)
            if status not in get_args(Status):
                raise PositionError("position-treaty", name=line[:60])
            clause = self._clause(said or line, one, another)
            terms.append(Term(clause, cast(Status, status), int(since)))
        return Treaty(int(number), one, another, tuple(terms))

    def _proposal(self, entry: dict[str, Any]) -> Proposal:
        """21: a proposal: `prussia austria`, and clauses, or the number of a treaty to end.

        If the clauses start with `cancel`, it proposes to end a contract.
        """
        ((pair, said),) = entry.items()
        by, to = (POWER[name] for name in str(pair).split())
        if not isinstance(said, list):
            return Proposal(by, to, (), int(said))
        ends = CONTRACT if said[:1] == ["cancel"] else 0
        clauses = tuple(self._clause(text, by, to) for text in (said[1:] if ends else said))
        return Proposal(by, to, clauses, ends)

    def _second_train(self) -> None:
        """19.1.k: after the peace, a second train that the text does not name counts as eliminated."""
        train = second_train(self.state)
        if train >= 0 and self.state.setting.names[train] not in map(str, self.part("pieces")):
            self.state.move(train, REMOVED)

    def _before_prussia(self) -> bool:
        """19.1.g: whether Prussia's action stage of this turn is still to come."""
        match str(self.words.get("at", "")).split():
            case ["politics" | "hussars", *_]:
                return True
            case [name, phase] if name in POWER:
                return POWER[name] in STAGES[0] or (POWER[name] in STAGES[1] and phase == "stage")
        return False

    def _markers(self) -> None:
        """Reads victory markers in boxes and set aside; pools get the rest, unless they are given."""
        state = self.state
        self._count("battle", state.battle)
        self._count("aside", state.aside)
        for box, power in self.part("boxes").items():
            state.boxed[BOXES.index(box)] = POWER[power]
        for power in range(6) if not self.whole else ():
            marked = (state.held[power] & state.marked & ~state.setting.electors).bit_count()
            elsewhere = state.battle[power] + state.aside[power] + state.boxed.count(power)
            state.pool[power] = state.setting.pools[power] - marked - elsewhere
        if self.whole and "pools" in self.words:
            state.pool = [0] * 6
        self._count("pools", state.pool)

    def _stack(self, politicals: list[str]) -> None:
        """Puts these Political Cards on top, the first one topmost; with `end`, there are no others."""
        state = self.state
        chosen = [self.code.number("political", name) for name in politicals if name != END]
        under = [] if END in politicals else [card for card in state.political if card not in chosen]
        state.political = under + chosen[::-1]

    def _questions(self) -> None:
        """10.3.m: reads question marks; victory markers for them come from the pools if possible."""
        state, asked = self.state, self.words.get("asked")
        for city, power in self.part("questions").items():
            number, major = self.code.number("city", city), state.major_of(POWER[power])
            state.questions[number] = POWER[power]
            if asked is None and state.setting.variant.pools and state.pool[major]:
                state.asked |= 1 << number
                state.pool[major] -= 1

    def _known(self) -> None:
        """Reads what everybody knows of troops and suits, and who has seen which cards."""
        known, words, code = self.state.known, self.part("known"), self.code
        if "known" in self.words:
            known.faces = {}
        for line in words.get("sums") or ():
            generals, _, limits = str(line).partition(":")
            low, _, high = limits.partition(" to ")
            known.learn(code.read(Pieces, generals), int(low), int(high))
        for line in words.get("voids") or ():
            power, suit, most = str(line).split()
            known.voids[POWER[power], SUITS.index(suit[0]), int(suit[2:]) - 1] = int(most)
        for card, seats in (words.get("faces") or {}).items():
            self.taken = set()
            known.faces[self._take(str(card))] = code.read(Seats, seats)
