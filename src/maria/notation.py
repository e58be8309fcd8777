"""Actions and cards as text and back: what a player would write, in log, record, case file and command line.

Parsing accepts what formatting prints. Cities and pieces go by id or name, umlauts and case do not matter. A
card is S7, H10, C2, D9 or R, with /3 for the copy of the third deck; without, of the lowest deck held.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import get_args

from maria import actions as act
from maria.box import Box
from maria.box.folding import fold
from maria.box.model import POWERS, SUIT_SIGNS, SuitName
from maria.state import State
from maria.texts import MessageError

SUITS = "SHCD"
CARD = re.compile(r"(?:([SHCD])(\d{1,2})|R)(?:/(\d)(b?))?(?:=([SHCD])(\d{1,2}))?", re.I)
LONGEST = 2_000
"""No action needs a longer text."""


class NotationError(MessageError):
    """A text that is no action."""


# ---------------------------------------------------------------- names


class Names:
    """The names of a box's cities and pieces, folded."""

    def __init__(self, box: Box) -> None:
        """Learns ids and names; a name that two cities would share is nobody's."""
        self.cities: dict[str, int] = {}
        self.pieces: dict[str, int] = {}
        for number, city in enumerate(box.pack.cities):
            self.cities[fold(city.id)] = number
        for number, city in enumerate(box.pack.cities):
            self.cities.setdefault(fold(city.name), number)
        for number, general in enumerate(box.pack.generals):
            self.pieces[fold(general.id)] = number
            self.pieces.setdefault(fold(general.name), number)
        for number, train in enumerate(box.pack.trains):
            self.pieces[fold(train.id)] = len(box.pack.generals) + number
        self.powers = {fold(power): number for number, power in enumerate(POWERS)}
        self.politicals = {fold(card.id): number for number, card in enumerate(box.pack.cards)}


_KNOWN: dict[str, Names] = {}


def names(state: State) -> Names:
    """The names of a position's box, made once a pack."""
    box = state.setting.box
    if box.pack.hash not in _KNOWN:
        _KNOWN[box.pack.hash] = Names(box)
    return _KNOWN[box.pack.hash]


# ---------------------------------------------------------------- formatting


def format_action(state: State, seat: int, action: act.Action, decks: bool = False) -> str:
    """The text of a legal action; with `decks` each card names its deck, whatever else the hand holds."""
    setting = state.setting
    city = [entry.id for entry in setting.board.cities]
    piece = setting.names

    def way(path: tuple[int, ...]) -> str:
        return " > ".join(city[number] for number in path)

    def command(commander: int) -> str:
        return f" command {piece[commander]}" if commander >= 0 else ""

    match action:
        case act.Split(power, troops):
            parts = [f"{piece[g]} {n}" for g, n in zip(setting.generals_of[power], troops, strict=True)]
            return f"split {POWERS[power]} {', '.join(parts)}"
        case act.PlaceHussar(hussar, where):
            return f"hussar {hussar + 1} > {city[where]}"
        case act.Done():
            return "done"
        case act.Answer(question, yes):
            return f"{question} {'yes' if yes else 'no'}"
        case act.PayToll(power, cards, supplied):
            whom = " ".join(piece[general] for general in supplied) or "nobody"
            return f"toll {POWERS[power]} {format_cards(state, power, cards, decks)} for {whom}"
        case act.March(number, path, force, commander):
            return f"{'force ' if force else ''}march {piece[number]} {way(path)}{command(commander)}"
        case act.Reenter(train, where, cards):
            power = setting.power_of[train]
            return f"re-enter {piece[train]} {city[where]} with {format_cards(state, power, cards, decks)}"
        case act.Consent(given, general, where):
            target = f" to {piece[general]}" if general >= 0 else f" at {city[where]}" if where >= 0 else ""
            return f"{'' if given else 'no '}consent{target}"
        case act.Dispute():
            return "dispute"
        case act.PassFlanders():
            return "pass flanders"
        case act.Attack(start, target_city):
            return f"attack {city[start]} > {city[target_city]}"
        case act.PlayCard(card, value):
            return f"play {_format_played(state, card, value, decks)}"
        case act.Stop():
            return "stop"
        case act.Retreat(path):
            return f"retreat {way(path)}"
        case act.Recruit(power, count, cards):
            paid = f" with {format_cards(state, power, cards, decks)}" if cards else ""
            return f"recruit {POWERS[power]} {count}{paid}"
        case act.Assign(power, given_troops, entries):
            places = {general: (where, commander) for general, where, commander in entries}
            parts = []
            for general, count in given_troops:
                where, commander = places.get(general, (-1, -1))
                at = f" {city[where]}" if where >= 0 else ""
                parts.append(f"{piece[general]} {count}{at}{command(commander)}")
            return f"assign {POWERS[power]} {', '.join(parts)}"
        case act.Transfer(giver, taker, count):
            return f"transfer {piece[giver]} > {piece[taker]} {count}"
        case act.Place(number, where, commander):
            return f"place {piece[number]} {city[where]}{command(commander)}"
        case _:
            return _format_political(state, action, decks)


def _format_political(state: State, action: act.Action, decks: bool) -> str:
    """The text of an action of chapters 17 to 20."""
    setting = state.setting
    match action:
        case act.NameTrump(suit):
            return f"trump {SUITS[suit]}"
        case act.LayCard(card):
            return f"lay {format_card(state, state.agenda[-1].values[0], card, decks)}"
        case act.Select(card):
            return f"select {setting.box.pack.cards[card].id}"
        case act.Execute(shifts, instructed):
            parts = [
                f"{setting.tracks[track].id} {'right' if boxes > 0 else 'left'} {abs(boxes)}"
                for track, boxes in shifts
            ]
            return f"execute {', '.join([*parts, 'instruction'] if instructed else parts)}"
        case act.SendCorps(general, cards):
            power = setting.power_of[general]
            paid = f" with {format_cards(state, power, cards, decks)}" if cards else ""
            return f"corps {setting.names[general]}{paid}"
        case act.ShiftSaxony(boxes):
            return f"saxony {boxes}"
        case act.Vote(francis):
            return f"vote francis {francis}"
        case act.Offer(giver, taker, turns):
            return f"offer {POWERS[giver]} {POWERS[taker]} {turns}"
        case act.Cancel(giver, taker) | act.Accept(giver, taker) | act.Decline(giver, taker):
            return f"{type(action).__name__.lower()} {POWERS[giver]} {POWERS[taker]}"
        case _:
            return {act.Save: "save", act.DiscardCard: "discard"}[type(action)]


def format_card(state: State, power: int, card: int, decks: bool = False) -> str:
    """A card of a hand: with its deck if `decks` says so, or if the hand has another copy of a lower deck."""
    setting = state.setting
    suit, value = setting.card_suit[card], setting.card_value[card]
    name = f"{SUITS[suit]}{value}" if suit >= 0 else "R"
    among = range(len(setting.card_suit)) if decks else state.hands[power]
    alike = [c for c in among if (setting.card_suit[c], setting.card_value[c]) == (suit, value)]
    if not decks and card == min(alike, default=card):
        return name
    deck = card // setting.deck_size
    second = card - 1 in alike and (card - 1) // setting.deck_size == deck and suit < 0
    return f"{name}/{deck + 1}{'b' if second else ''}"


def format_cards(state: State, power: int, cards: tuple[int, ...], decks: bool = False) -> str:
    """Several cards of a hand."""
    return " ".join(format_card(state, power, card, decks) for card in cards)


def _format_played(state: State, card: int, value: int, decks: bool) -> str:
    """8.f: a Reserve is played with the suit and the value declared for it."""
    power = next(power for power in range(6) if card in state.hands[power])
    name = format_card(state, power, card, decks)
    if not value:
        return name
    return f"{name}={SUITS[_duel_suit(state)]}{value}"


def _duel_suit(state: State) -> int:
    """11.1.b: the suit of the sector of the side that has the right to play."""
    step = state.agenda[-1]
    if step.kind != "duel":
        raise NotationError("notation-no-duel")
    generals = step.values[step.values[3]]
    place = state.place[(generals & -generals).bit_length() - 1]
    return int(state.setting.board.suit_of[place])


# ---------------------------------------------------------------- parsing


def parse_action(state: State, seat: int, text: str) -> act.Action:
    """The action that a text stands for; whether it is legal is another question."""
    if len(text) > LONGEST:
        raise NotationError("notation-too-long", most=LONGEST)
    words = text.split()
    verb = words[0].casefold() if words else ""
    pair = " ".join(words[:2]).casefold()
    if pair in PARSERS or verb in ("force", "no", "pass", "vote"):
        verb, words = pair, words[1:]
    parser = PARSERS.get(verb)
    if parser is None:
        raise NotationError("notation-verb", verb=verb[:30], verbs=", ".join(PARSERS))
    return parser(_Reader(state, seat, " ".join(words[1:])))


class _Reader:
    """Reads the rest of a text after its verb."""

    def __init__(self, state: State, seat: int, rest: str) -> None:
        self.state, self.seat, self.rest = state, seat, rest.strip()
        self.names = names(state)

    def split_off(self, word: str) -> str:
        """What stands behind a word such as `with`; the rest keeps what stands before it."""
        found = re.search(rf"(?:^|\s){word}(?:\s|$)", self.rest)
        if not found:
            return ""
        behind = self.rest[found.end() :].strip()
        self.rest = self.rest[: found.start()].strip()
        return behind

    def end(self) -> None:
        """Nothing more may come."""
        if self.rest:
            raise NotationError("notation-too-much", rest=self.rest[:40])

    def head(self, known: Mapping[str, int], key: str) -> int:
        """Takes a name off the front: as many words as make a known one."""
        words = self.rest.split()
        for count in range(len(words), 0, -1):
            number = known.get(fold(" ".join(words[:count])))
            if number is not None:
                self.rest = " ".join(words[count:])
                return number
        raise NotationError(key, name=self.rest[:40])

    def number(self) -> int:
        """Takes a number off the front."""
        word, _, rest = self.rest.partition(" ")
        if not word.isascii() or not word.isdigit() or len(word) > 3:
            raise NotationError("notation-number", name=word[:20])
        self.rest = rest.strip()
        return int(word)

    def piece(self) -> int:
        """Takes a piece off the front."""
        return self.head(self.names.pieces, "notation-piece")

    def power(self) -> int:
        """Takes a power off the front."""
        return self.head(self.names.powers, "notation-power")

    def city(self) -> int:
        """Takes a city off the front."""
        return self.head(self.names.cities, "notation-city")

    def only_city(self) -> int:
        """All of the rest, as one city."""
        city = self.city()
        self.end()
        return city

    def path(self) -> tuple[int, ...]:
        """All of the rest, as cities with > between them."""
        parts, made = self.rest.split(">"), []
        for part in parts:
            number = self.names.cities.get(fold(part))
            if number is None:
                raise NotationError("notation-city", name=part.strip()[:40])
            made.append(number)
        self.rest = ""
        return tuple(made)

    def own_hand(self, power: int) -> None:
        """8.d: nobody learns by asking what another seat holds."""
        if self.state.seat_of[power] != self.seat:
            raise NotationError("notation-not-your-hand")

    def cards(self, power: int, text: str) -> tuple[int, ...]:
        """Cards of a power's hand."""
        self.own_hand(power)
        taken: list[int] = []
        for word in text.split():
            taken.append(parse_card(self.state, power, word, taken)[0])
        return tuple(taken)

    def commander(self) -> int:
        """6.i: the supreme commander, if one is named."""
        named = self.split_off("command")
        if not named:
            return -1
        number = self.names.pieces.get(fold(named))
        if number is None:
            raise NotationError("notation-piece", name=named[:40])
        return number


def parse_card(state: State, power: int, word: str, taken: list[int] | None = None) -> tuple[int, int, int]:
    """A card of a power's hand that is not taken yet, and the suit and value declared for a Reserve."""
    found = CARD.fullmatch(word)
    if not found:
        raise NotationError("notation-card", name=word[:20])
    suit = SUITS.index(found[1].upper()) if found[1] else -1
    value = int(found[2]) if found[2] else 0
    setting = state.setting
    alike = [
        card
        for card in state.hands[power]
        if (setting.card_suit[card], setting.card_value[card]) == (suit, value) and card not in (taken or ())
    ]
    if found[3]:
        alike = [card for card in alike if card // setting.deck_size == int(found[3]) - 1]
        if found[4] and suit < 0:
            alike = [card for card in alike if card % setting.deck_size == setting.deck_size - 1]
    if not alike:
        raise NotationError("notation-not-in-hand", name=word[:20])
    declared = SUITS.index(found[5].upper()) if found[5] else -1
    return alike[0], declared, int(found[6]) if found[6] else 0


def _parse_split(reader: _Reader) -> act.Action:
    power = reader.power()
    given: dict[int, int] = {}
    for part in reader.rest.split(","):
        inner = _Reader(reader.state, reader.seat, part)
        general = inner.piece()
        if general in given:
            raise NotationError("notation-split")
        given[general] = inner.number()
        inner.end()
    generals = reader.state.setting.generals_of[power]
    if sorted(given) != sorted(generals):
        raise NotationError("notation-split")
    return act.Split(power, tuple(given[general] for general in generals))


def _parse_hussar(reader: _Reader) -> act.Action:
    where, _, city = reader.rest.partition(">")
    reader.rest = where
    hussar = reader.number()
    reader.end()
    reader.rest = city.strip()
    return act.PlaceHussar(hussar - 1, reader.only_city())


def _parse_answer(question: act.Question) -> Callable[[_Reader], act.Action]:
    def parse(reader: _Reader) -> act.Action:
        if reader.rest.casefold() not in ("yes", "no"):
            raise NotationError("notation-yes-no", name=reader.rest[:20])
        return act.Answer(question, reader.rest.casefold() == "yes")

    return parse


def _parse_toll(reader: _Reader) -> act.Action:
    power = reader.power()
    whom = reader.split_off("for")
    cards = reader.cards(power, reader.rest)
    inner = _Reader(reader.state, reader.seat, "" if whom.casefold() == "nobody" else whom)
    supplied = []
    while inner.rest:
        supplied.append(inner.piece())
    return act.PayToll(power, cards, tuple(supplied))


def _parse_march(force: bool) -> Callable[[_Reader], act.Action]:
    def parse(reader: _Reader) -> act.Action:
        commander = reader.commander()
        piece = reader.piece()
        return act.March(piece, reader.path(), force, commander)

    return parse


def _parse_reenter(reader: _Reader) -> act.Action:
    paid = reader.split_off("with")
    train = reader.piece()
    city = reader.only_city()
    power = reader.state.setting.power_of[train]
    return act.Reenter(train, city, reader.cards(power, paid))


def _parse_consent(given: bool) -> Callable[[_Reader], act.Action]:
    def parse(reader: _Reader) -> act.Action:
        city, general = reader.split_off("at"), reader.split_off("to")
        reader.end()
        if city:
            reader.rest = city
            return act.Consent(given, city=reader.only_city())
        if general:
            reader.rest = general
            number = reader.piece()
            reader.end()
            return act.Consent(given, general=number)
        return act.Consent(given)

    return parse


def _parse_attack(reader: _Reader) -> act.Action:
    path = reader.path()
    if len(path) != 2:
        raise NotationError("notation-attack")
    return act.Attack(*path)


def _parse_play(reader: _Reader) -> act.Action:
    state = reader.state
    if not state.agenda or state.agenda[-1].kind != "duel":
        raise NotationError("notation-no-duel")
    suit = _duel_suit(state)
    power = _power_to_play(state)
    reader.own_hand(power)
    card, declared, value = parse_card(state, power, reader.rest)
    if declared >= 0 and declared != suit:
        raise NotationError("notation-declared", suit=SUITS[suit])
    return act.PlayCard(card, value)


def _power_to_play(state: State) -> int:
    """6.j: the power in supreme command of the side that has the right to play."""
    step = state.agenda[-1]
    generals = step.values[step.values[3]]
    return state.commanding_power(state.place[(generals & -generals).bit_length() - 1])


def _parse_retreat(reader: _Reader) -> act.Action:
    return act.Retreat(reader.path())


def _parse_recruit(reader: _Reader) -> act.Action:
    paid = reader.split_off("with")
    power = reader.power()
    count = reader.number()
    reader.end()
    return act.Recruit(power, count, reader.cards(power, paid))


def _parse_assign(reader: _Reader) -> act.Action:
    power = reader.power()
    troops, entries = [], []
    for part in reader.rest.split(","):
        inner = _Reader(reader.state, reader.seat, part)
        commander = inner.commander()
        general = inner.piece()
        troops.append((general, inner.number()))
        if inner.rest:
            entries.append((general, inner.only_city(), commander))
    return act.Assign(power, tuple(troops), tuple(entries))


def _parse_transfer(reader: _Reader) -> act.Action:
    giver, _, rest = reader.rest.partition(">")
    reader.rest = giver.strip()
    one = reader.piece()
    reader.end()
    reader.rest = rest.strip()
    other = reader.piece()
    count = reader.number()
    reader.end()
    return act.Transfer(one, other, count)


def _parse_plain(action: act.Action) -> Callable[[_Reader], act.Action]:
    def parse(reader: _Reader) -> act.Action:
        reader.end()
        return action

    return parse


def _parse_place(reader: _Reader) -> act.Action:
    commander = reader.commander()
    piece = reader.piece()
    return act.Place(piece, reader.only_city(), commander)


def _parse_trump(reader: _Reader) -> act.Action:
    word = reader.rest.casefold()
    for suit, (letter, sign, name) in enumerate(zip(SUITS, SUIT_SIGNS, get_args(SuitName), strict=True)):
        if word in (letter.casefold(), sign, name):
            return act.NameTrump(suit)
    raise NotationError("notation-suit", name=reader.rest[:20])


def _parse_lay(reader: _Reader) -> act.Action:
    state = reader.state
    if not state.agenda or state.agenda[-1].kind != "lay":
        raise NotationError("notation-no-laying")
    power = state.agenda[-1].values[0]
    reader.own_hand(power)
    return act.LayCard(parse_card(state, power, reader.rest)[0])


def _parse_select(reader: _Reader) -> act.Action:
    number = reader.head(reader.names.politicals, "notation-political")
    reader.end()
    return act.Select(number)


def _parse_execute(reader: _Reader) -> act.Action:
    tracks = reader.state.setting.track
    shifts, instructed = [], False
    for part in reader.rest.split(","):
        words = part.casefold().split()
        if words == ["instruction"]:
            instructed = True
        elif len(words) == 3 and words[0] in tracks and words[1] in ("left", "right") and words[2].isdigit():
            shifts.append((tracks[words[0]], int(words[2][:3]) * (1 if words[1] == "right" else -1)))
        else:
            raise NotationError("notation-execute", name=part.strip()[:40])
    return act.Execute(tuple(sorted(shifts)), instructed)


def _parse_corps(reader: _Reader) -> act.Action:
    paid = reader.split_off("with")
    general = reader.piece()
    reader.end()
    power = reader.state.setting.power_of[general]
    return act.SendCorps(general, reader.cards(power, paid) if paid else ())


def _parse_count(make: Callable[[int], act.Action]) -> Callable[[_Reader], act.Action]:
    def parse(reader: _Reader) -> act.Action:
        number = reader.number()
        reader.end()
        return make(number)

    return parse


def _parse_pair(make: Callable[[int, int], act.Action]) -> Callable[[_Reader], act.Action]:
    def parse(reader: _Reader) -> act.Action:
        giver, taker = reader.power(), reader.power()
        reader.end()
        return make(giver, taker)

    return parse


def _parse_offer(reader: _Reader) -> act.Action:
    giver, taker, turns = reader.power(), reader.power(), reader.number()
    reader.end()
    return act.Offer(giver, taker, turns)


PARSERS: dict[str, Callable[[_Reader], act.Action]] = {
    "split": _parse_split,
    "hussar": _parse_hussar,
    "done": _parse_plain(act.Done()),
    **{question: _parse_answer(question) for question in get_args(act.Question)},
    "toll": _parse_toll,
    "march": _parse_march(False),
    "force march": _parse_march(True),
    "re-enter": _parse_reenter,
    "consent": _parse_consent(True),
    "no consent": _parse_consent(False),
    "dispute": _parse_plain(act.Dispute()),
    "pass flanders": _parse_plain(act.PassFlanders()),
    "attack": _parse_attack,
    "play": _parse_play,
    "stop": _parse_plain(act.Stop()),
    "retreat": _parse_retreat,
    "recruit": _parse_recruit,
    "assign": _parse_assign,
    "transfer": _parse_transfer,
    "place": _parse_place,
    "trump": _parse_trump,
    "lay": _parse_lay,
    "select": _parse_select,
    "save": _parse_plain(act.Save()),
    "execute": _parse_execute,
    "discard": _parse_plain(act.DiscardCard()),
    "corps": _parse_corps,
    "saxony": _parse_count(act.ShiftSaxony),
    "vote francis": _parse_count(act.Vote),
    "offer": _parse_offer,
    "cancel": _parse_pair(act.Cancel),
    "accept": _parse_pair(act.Accept),
    "decline": _parse_pair(act.Decline),
}
"""The verbs, and what reads the rest of a text after each."""
