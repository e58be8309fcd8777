"""The things of a game in words: cities, pieces, powers, seats, cards, rules and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from maria import engine
from maria.box import Box
from maria.box.model import POWERS, SUIT_SIGNS
from maria.box.tables import members
from maria.rules.clauses.sentence import Sentence
from maria.rules.politics import SendingCorps
from maria.rules.step import Refusal, Value
from maria.state import State
from maria.texts import Catalogue, catalogue, rulebook
from maria.treaty import Clause

SUIT_NAMES = ("spades", "hearts", "clubs", "diamonds")
VICTORY_BOXES = ("electors", "emperor", "italy", "silesia")
"""3.g: the victory boxes beside the battle boxes, in the order of the position."""
NOTED = re.compile(r"(?P<suit>[SHCD])(?P<value>\d+)(?:/\d)?\b|[a-z]\w+")
"""The words of a line of the record, and cards in it with or without their deck."""


def catalogue_of(box: Box, language: str) -> Catalogue:
    """The messages of a language with the names of a box."""
    return catalogue(language, box.pack.names)


class Names:
    """Names and sentences of one position in one language."""

    def __init__(self, state: State, language: str) -> None:
        """Takes the language of rules and names."""
        self._state = state
        self.say = catalogue_of(state.setting.box, language)

    @property
    def state(self) -> State:
        """The position."""
        return self._state

    def sentence(self, key: str, **values: str | int) -> str:
        """A message that begins with a capital letter, whatever its first word is."""
        text = self.say(key, **values)
        return text[:1].upper() + text[1:]

    def written(self, text: str) -> str:
        """A text that somebody wrote, as it is."""
        return text

    def link(self, kind: str, id: int | str, name: str) -> str:
        """The name of a thing, which may lead to it."""
        return name

    def city(self, city: int) -> str:
        """A city by its name."""
        return self.link("city", city, self.state.setting.board.cities[city].name)

    def place(self, city: int) -> str:
        """A city with the suit of its sector."""
        return f"{self.city(city)} {SUIT_SIGNS[self.state.setting.board.suit_of[city]]}"

    def way(self, path: Iterable[int]) -> str:
        """Cities one after the other."""
        return " > ".join(map(self.city, path))

    def piece(self, piece: int) -> str:
        """A general by his name, a train by its id."""
        setting = self.state.setting
        if piece < setting.generals:
            return self.link("piece", piece, setting.box.pack.generals[piece].name)
        return self.link("piece", piece, self.say("play-train", id=setting.names[piece]))

    def generals(self, generals: int) -> str:
        """The generals of a set."""
        return self.listed(map(self.piece, members(generals)))

    def listed(self, parts: Iterable[str]) -> str:
        """Some names, with `and` before the last."""
        *first, last = [*parts] or [""]
        return self.say("play-and", first=", ".join(first), last=last) if first else last

    def power(self, power: int) -> str:
        """A power by its name."""
        return self.link("power", power, self.say(f"power-{POWERS[power]}"))

    def powers(self, powers: Iterable[int]) -> str:
        """Some powers."""
        return self.listed(map(self.power, powers))

    def seat(self, seat: str | int) -> str:
        """The player on a seat."""
        return self.say(f"role-{seat if isinstance(seat, str) else self.state.setting.seats[seat]}")

    def own(self, seat: int) -> list[int]:
        """The powers of a seat."""
        return [power for power in range(len(POWERS)) if self.state.seat_of[power] == seat]

    def card(self, card: int) -> str:
        """A card such as ♠7, or R for a Reserve."""
        setting = self.state.setting
        suit = setting.card_suit[card]
        return self.link("card", card, f"{SUIT_SIGNS[suit]}{setting.card_value[card]}" if suit >= 0 else "R")

    def cards(self, cards: Iterable[int]) -> str:
        """Some cards, by suit and value."""
        setting = self.state.setting
        order = sorted(cards, key=lambda card: (setting.card_suit[card] % 5, -setting.card_value[card]))
        return " ".join(map(self.card, order))

    def suit(self, suit: int) -> str:
        """A suit by its sign and name."""
        return f"{SUIT_SIGNS[suit]} {self.say(f'suit-{SUIT_NAMES[suit]}')}"

    def political(self, card: int) -> str:
        """A Political Card by its title."""
        title = self.say(f"card-{self.state.setting.box.pack.cards[card].id}")
        return self.link("political", card, self.say("play-title", title=title))

    def politicals(self, cards: Iterable[int]) -> str:
        """Some Political Cards."""
        return self.listed(map(self.political, cards))

    def track(self, track: int) -> str:
        """A track of the political display by its name."""
        return self.say(f"track-{self.state.setting.tracks[track].id}")

    def victory_box(self, box: int) -> str:
        """A victory box by its name."""
        return self.say(f"box-{VICTORY_BOXES[box]}")

    def off_map_box(self, power: int) -> str:
        """The name of a power's off-map box."""
        boxes = self.state.setting.box.pack.off_map_boxes
        return self.say(f"box-{next(box.id for box in boxes if box.power == POWERS[power])}")

    def line(self, line: str) -> str:
        """An action as the record has it, without its seat and with names instead of ids."""
        return NOTED.sub(self._noted, line.partition(": ")[2])

    def _noted(self, found: re.Match[str]) -> str:
        """The name of what a word of the record stands for, or the word."""
        setting, word = self.state.setting, found[0]
        if found["suit"]:
            return f"{SUIT_SIGNS['SHCD'.index(found['suit'])]}{found['value']}"
        named: list[tuple[Sequence[str], Callable[[int], str]]] = [
            (setting.names, self.piece),
            (POWERS, self.power),
            ([city.id for city in setting.board.cities], self.city),
            ([track.id for track in setting.tracks], self.track),
            ([card.id for card in setting.box.pack.cards], self.political),
        ]
        for ids, name in named:
            if word in ids:
                return name(ids.index(word))
        return word

    def rule(self, rule: str) -> str:
        """A rule's id and text; an empty text if there is no such rule."""
        found = rulebook.find(rule)
        return "\n".join(f"{self.link('rule', entry.id, entry.id)}  {self.say(entry.key)}" for entry in found)

    def told(self, values: Mapping[str, Value]) -> dict[str, str | int]:
        """Values in words by what their names stand for, nothing for none of them; others as they are."""
        return {name: self._told(name, value) for name, value in values.items()}

    def _told(self, name: str, value: Value) -> str | int:
        if name not in TOLD:
            return value if isinstance(value, int) else self.written(str(value))
        return "" if value == -1 else TOLD[name](self, value)

    def clause(self, clause: Clause) -> str:
        """21: a clause in a sentence."""
        return Sentence(clause, self.state.setting.box).told(self.say, self.link)

    def clauses(self, clauses: Sequence[Clause]) -> str:
        """21: the clauses of a treaty or a proposal, numbered if there are several."""
        told = list(map(self.clause, clauses))
        if len(told) < 2:
            return "".join(told)
        numbered = (self.say("clause-numbered", number=n, text=text) for n, text in enumerate(told, 1))
        return "; ".join(numbered)

    def problem(self, key: str, values: Mapping[str, Any]) -> str:
        """Why something is refused: the sentence, and the cities and the suit it speaks of by name."""
        return Refusal("", key, values).told(self.say, self.city, self.written, link=self.link)

    def question(self, seat: int, *prefixes: str) -> str:
        """The question to a seat that the game waits for, by the first of these beginnings that has one."""
        step = engine.decision(self.state)
        assert step is not None
        values = self.told(step.subject(self.state, seat)) | {"seat": self.seat(seat)}
        if isinstance(step, SendingCorps):
            values["box"] = self.off_map_box(step.owner)
        key = next(key for prefix in prefixes if (key := prefix + step.kind) in self.say)
        return self.sentence(key, **values)


TOLD: dict[str, Callable[[Names, Any], str | int]] = {
    **dict.fromkeys(("power", "former", "owner"), lambda words, power: words.power(power)),
    **dict.fromkeys(("piece", "general", "mate", "train"), lambda words, piece: words.piece(piece)),
    **dict.fromkeys(("giver", "taker", "commander"), lambda words, general: words.piece(general)),
    **dict.fromkeys(("attackers", "defenders", "losers", "winners"), lambda words, it: words.generals(it)),
    **dict.fromkeys(("city", "start", "target"), lambda words, city: words.city(city)),
    **dict.fromkeys(("seat", "winner"), lambda words, seat: words.seat(seat)),
    "powers": lambda words, powers: words.powers(powers),
    "supplied": lambda words, generals: words.listed(map(words.piece, generals)),
    "path": lambda words, path: words.way(path),
    "card": lambda words, card: words.card(card),
    "cards": lambda words, cards: words.cards(cards),
    "decks": lambda words, decks: len(decks),
    "hussar": lambda words, hussar: hussar + 1,
    "line": lambda words, line: words.line(line),
    "suit": lambda words, suit: words.suit(suit),
    "political": lambda words, political: words.political(political),
    "politicals": lambda words, politicals: words.politicals(politicals),
    "track": lambda words, track: words.track(track),
    "clauses": lambda words, clauses: words.clauses(clauses),
}
"""How the values of events, actions and questions are told, by their names."""
