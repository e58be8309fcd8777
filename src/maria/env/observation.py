"""What a seat sees, as a row of numbers between -1 and 1, computed from its view alone.

The row has the same blocks in all games with the same pack. `Observer.shapes` lists them in order, and
`Observer.blocks` splits a row into them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from maria.box.model import POWERS
from maria.box.names import VICTORY_BOXES
from maria.box.tables import members
from maria.knowledge import STRONGEST
from maria.rules.step import Decision
from maria.state import AWAY, OFF_MAP, REMOVED, Setting, Step, marks_of, read_step
from maria.texts.extras import extra
from maria.view import View

with extra("research"):
    import numpy as np
    from numpy.typing import NDArray

    Row = NDArray[np.float32]

SEATS, SUITS, ELECTION = 3, 4, 3
ASKED = 4
"""How many numbers of a step are shown, such as the score of a duel."""
LAST_TURN, MANY_CARDS, MANY_MARKERS, MANY = 16.0, 20.0, 20.0, 10.0
"""The divisors of turns, cards, victory markers and other numbers."""
PIECE = ("on_map", "removed", "off_map", "away", "x", "y", "least", "most", "down", "moved", "fled", "leads")
"""What is shown of each piece: its place, the bounds of its troops, 9.d, 10.1.a, 11.1.n, 6.i."""
POWER = ("troops", "pool", "battle", "aside", "missed", "corps", "neutral", "drew", "own", "plays")
"""What is shown of each power: its numbers, and whether this seat or anybody plays it."""
OTHERS = ("opened", "merges", "due", "peace", "reduced", "ceded")


@cache
def kinds() -> tuple[str, ...]:
    """The names of the game's decisions. Those of user-defined variants are not included."""
    known = Step.registry.items()
    return tuple(sorted(k for k, s in known if issubclass(s, Decision) and s.__module__.startswith("maria.")))


@cache
def _hints(kind: Any) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(each.name, hints[each.name]) for each in fields(kind)]


def _things(hint: Any, value: Any) -> Iterator[tuple[str, list[int]]]:
    """The things a field of a step refers to, with their kind according to its type."""
    if marks := marks_of(hint):
        yield marks[-1], members(value) if "bits" in marks else [value]
    elif get_origin(hint) is tuple:
        inner = get_args(hint)
        for number, entry in enumerate(value):
            yield from _things(inner[0 if inner[-1] is Ellipsis else number], entry)
    elif isinstance(value, int):
        yield "number", [int(value)]


class Observer:
    """Computes observations of games with the same pack."""

    def __init__(self, setting: Setting, words: int) -> None:
        """Takes the tables of a game, and the size of the vocabulary."""
        self.setting = setting
        board, powers = setting.board, len(POWERS)
        cities, pieces, cards = len(board.cities), len(setting.names), len(setting.card_suit)
        self.fortresses = {city: number for number, city in enumerate(members(board.fortresses))}
        self.decks = cards // setting.deck_size
        forts, tracks, political = len(self.fortresses), len(setting.tracks), len(setting.box.pack.cards)
        self.shapes: dict[str, tuple[int, ...]] = {
            "seat": (SEATS,),
            "turn": (1,),
            "decision": (len(kinds()),),
            "asked_powers": (powers,),
            "asked_pieces": (2, pieces),
            "asked_seats": (SEATS,),
            "asked_political": (political,),
            "asked_numbers": (ASKED,),
            "said": (words,),
            "pieces": (pieces, len(PIECE)),
            "generals": (powers, cities),
            "trains": (cities,),
            "hussars": (cities,),
            "held": (powers, forts),
            "questions": (powers, forts),
            "fortress_markers": (3, forts),
            "hands": (powers, cards),
            "laid": (powers, cards),
            "placed": (powers, cards),
            "discards": (cards,),
            "backs": (powers, self.decks),
            "placed_backs": (powers, self.decks),
            "draw": (self.decks,),
            "hoard": (self.decks,),
            "voids": (powers, SUITS, self.decks),
            "powers": (powers, len(POWER)),
            "seats_of_powers": (powers, SEATS),
            "victory_boxes": (len(VICTORY_BOXES), powers),
            "wanted_boxes": (len(VICTORY_BOXES), powers),
            "contracts": (powers, powers),
            "winner": (SEATS,),
            "political": (2, political),
            "trump": (SUITS,),
            "election": (ELECTION,),
            "tracks": (tracks, 2),
            "others": (len(OTHERS),),
        }
        ends = np.cumsum([int(np.prod(shape)) for shape in self.shapes.values()])
        self.size = int(ends[-1])
        starts = [0, *map(int, ends[:-1])]
        self._cuts = dict(zip(self.shapes, zip(starts, map(int, ends), strict=True), strict=True))
        places = np.array(board.place_of, np.float32) / np.array([board.width, board.height], np.float32)
        self._places = np.clip(places, 0, 1)
        self._powers = np.array(setting.power_of)

    def blocks(self, row: Row) -> dict[str, Row]:
        """The row split into its blocks by name. They share its memory."""
        return {name: row[slice(*self._cuts[name])].reshape(shape) for name, shape in self.shapes.items()}

    def say(self, row: Row, said: Sequence[int]) -> None:
        """Adds the words that the seat has said so far for its current action."""
        row[self._cuts["said"][0] + np.array(said, np.int64)] = 1

    def row(self, seen: View) -> Row:
        """The row of a view."""
        row = np.zeros(self.size, np.float32)
        at = self.blocks(row)
        if seen["seat"] is not None:
            at["seat"][self.setting.seats.index(seen["seat"])] = 1
        at["turn"][0] = seen["turn"] / LAST_TURN
        self._question(seen, at)
        self._pieces(seen, at)
        self._fortresses(seen, at)
        self._cards(seen, at)
        self._powers_and_politics(seen, at)
        return np.clip(row, -1, 1, out=row)

    def _question(self, seen: View, at: dict[str, Row]) -> None:
        """Fills in the current decision, by the meaning of its fields."""
        if not seen["agenda"]:
            return
        step = read_step(*seen["agenda"][-1])
        which: Any = type(step)
        if step.kind in kinds():
            at["decision"][kinds().index(step.kind)] = 1
        sides = numbers = 0
        for name, hint in _hints(which):
            for sort, things in _things(hint, getattr(step, name)):
                if sort == "number" and numbers < ASKED:
                    at["asked_numbers"][numbers] = things[0] / MANY
                    numbers += 1
                elif sort == "piece":  # attackers and defenders, losers and winners
                    at["asked_pieces"][sides % 2, things] = 1
                    sides += 1
                elif sort in ("power", "seat", "political"):
                    block = at["asked_political" if sort == "political" else f"asked_{sort}s"]
                    block[[thing for thing in things if thing >= 0]] = 1

    def _pieces(self, seen: View, at: dict[str, Row]) -> None:
        """Fills in the pieces' places, and the generals' troops as far as the seat knows them."""
        place, table, generals = np.array(seen["place"]), at["pieces"], self.setting.generals
        standing = np.flatnonzero(place >= 0)
        table[standing, 0] = 1
        table[standing, 4:6] = self._places[place[standing]]
        for column, where in ((1, REMOVED), (2, OFF_MAP), (3, AWAY)):
            table[:, column] = place == where
        bounds = {some[0]: (low, high) for some, low, high in seen["sums"] if len(some) == 1}
        for general, troops in enumerate(seen["troops"]):
            if troops is not None:
                table[general, 6:8] = troops / STRONGEST
            elif place[general] not in (REMOVED, AWAY):
                low, high = bounds.get(general, (1, STRONGEST))
                table[general, 6:8] = max(1, low) / STRONGEST, min(STRONGEST, high) / STRONGEST
        for column, some in ((8, "down"), (9, "moved"), (10, "retreated")):
            table[seen[some], column] = 1
        table[[piece for _, piece in seen["commander"]], 11] = 1
        on_map, trains = standing[standing < generals], standing[standing >= generals]
        np.add.at(at["generals"], (self._powers[on_map], place[on_map]), 0.5)
        at["trains"][place[trains]] = 1
        at["hussars"][[city for city in seen["hussars"] if city >= 0]] = 1

    def _fortresses(self, seen: View, at: dict[str, Row]) -> None:
        """Fills in who controls each fortress, and the markers on it."""
        number = self.fortresses
        for power, cities in enumerate(seen["held"]):
            at["held"][power, [number[city] for city in cities]] = 1
        for city, power in seen["questions"]:
            at["questions"][power, number[city]] = 1
        for line, some in enumerate(("marked", "controls", "asked")):
            at["fortress_markers"][line, [number[city] for city in seen[some]]] = 1

    def _cards(self, seen: View, at: dict[str, Row]) -> None:
        """Fills in the cards that the seat sees or knows, and the backs of the others."""
        size = self.setting.deck_size
        for power, hand in enumerate(seen["hands"]):
            at["hands"][power, hand or []] = 1
            at["laid"][power, [*seen["display"][power], *seen["face_down"][power]]] = 1
            np.add.at(at["backs"][power], seen["backs"][power], 1 / MANY_CARDS)
            placed = seen["placed"][power]
            if placed is not None and placed >= 0:
                at["placed"][power, placed] = 1
            if seen["placed_backs"][power] >= 0:
                at["placed_backs"][power, seen["placed_backs"][power]] = 1
        for power, card in seen["known"]:
            at["hands"][power, card] = 1
        for pile in seen["discards"]:
            at["discards"][pile] = 1
        np.add.at(at["draw"], seen["draw"], 1 / size)
        np.add.at(at["hoard"], seen["hoard"], 1 / size)
        for power, suit, deck, most in seen["voids"]:
            at["voids"][power, suit, deck] = 1 - min(most, size) / size

    def _powers_and_politics(self, seen: View, at: dict[str, Row]) -> None:
        """Fills in the rest: totals, victory markers, contracts, the political display and its tracks."""
        table = at["powers"]
        scales = {"totals": 48.0, "pool": MANY_MARKERS, "battle": MANY, "aside": MANY, "missed": MANY}
        for column, (name, scale) in enumerate({**scales, "corps": LAST_TURN}.items()):
            table[:, column] = np.array(seen[name]) / scale
        for column, some in ((6, "neutral"), (7, "drew")):
            table[seen[some], column] = 1
        own = None if seen["seat"] is None else self.setting.seats.index(seen["seat"])
        for power, seat in enumerate(seen["seat_of"]):
            table[power, 8], table[power, 9] = seat == own, seat >= 0
            if seat >= 0:
                at["seats_of_powers"][power, seat] = 1
        for name, block in (("boxed", "victory_boxes"), ("wanted", "wanted_boxes")):
            for number, power in enumerate(seen[name]):
                if power >= 0:
                    at[block][number, power] = 1
        for giver, taker, turns in seen["contracts"]:
            at["contracts"][giver, taker] = turns / MANY
        if seen["winner"] >= 0:
            at["winner"][seen["winner"]] = 1
        at["political"][0, seen["political"]] = 1
        at["political"][1, list(seen["revealed"])] = 1
        if seen["trump"] >= 0:
            at["trump"][seen["trump"]] = 1
        at["election"][seen["election"]] = 1
        at["tracks"][:, 0] = np.array(seen["markers"]) / MANY
        at["tracks"][:, 1] = np.array(seen["announced"]) / MANY
        at["others"][:-1] = np.array([seen[name] for name in OTHERS[:-1]], np.float32) / MANY
        at["others"][-1] = bool(seen["ceded"])
