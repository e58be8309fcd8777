"""The variants that can be played, and the setting of a game: what stays the same throughout."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Collection
from operator import add
from typing import Any

from maria.box import Box
from maria.box.model import POWERS, General, Train
from maria.rules.introductory import Introductory
from maria.rules.optional_politics import PoliticsGambit, PoliticsGambitForTwo
from maria.rules.saxony import alliances, status
from maria.rules.silesia_gambit import SilesiaGambit
from maria.rules.two_players import AdvancedForTwo, IntroductoryForTwo
from maria.rules.variant import Variant
from maria.state import AWAY, POWER, PRUSSIA, Setting, State

VARIANTS: list[Variant] = [
    Introductory(),
    IntroductoryForTwo(),
    Variant(),
    AdvancedForTwo(),
    PoliticsGambit(),
    PoliticsGambitForTwo(),
    SilesiaGambit(),
]
"""All playable variants: add one of the rulebooks here; others call `register`."""


def register(variant: Variant) -> None:
    """Makes a variant playable; it replaces one with the same name, players and options."""
    same = [known for known in VARIANTS if _key(known) == _key(variant)]
    VARIANTS[:] = [*(known for known in VARIANTS if known not in same), variant]


def unregister(variant: Variant) -> None:
    """Removes a variant again."""
    VARIANTS[:] = [known for known in VARIANTS if _key(known) != _key(variant)]


def _key(variant: Variant) -> tuple[str, int, frozenset[str]]:
    return variant.name, variant.players, frozenset(variant.options)


def find_variant(name: str, players: int, options: Collection[str] = ()) -> Variant:
    """The variant with a name, a number of players and options; raises KeyError if there is none."""
    for variant in VARIANTS:
        if _key(variant) == (name, players, frozenset(options)):
            return variant
    raise KeyError(name, players, options)


def derive(state: State) -> None:
    """3.c, 2.c, 19.1.b, 19.3, SG.g: recomputes home countries, alliances, and the pieces on each city.

    For positions that were built or changed by hand; in a game the rules keep all this up to date.
    """
    setting = state.setting
    home = [setting.board.home[name] for name in POWERS]
    if state.peace:
        home[PRUSSIA] |= setting.silesia
    if state.ceded:
        home = [land if state.seat_of[power] >= 0 else 0 for power, land in enumerate(home)]
    state.home = tuple(home)
    state.enemies, state.cooperating = alliances(status(state) if setting.variant.politics else "prussian")
    state.set_stages()
    places, state.place = state.place, [AWAY] * len(state.place)
    state.at, state.cities_of, state.occupied, state.waits = {}, [0] * 6, 0, None
    for piece, place in enumerate(places):
        state.move(piece, place)


def make_setting(box: Box, name: str, players: int, seed: str, options: Collection[str] = ()) -> Setting:
    """14.a, 15.a: builds the setting of a game, with its tables; raises KeyError for an unknown variant."""
    pack, board = box.pack, box.board
    variant = find_variant(name, players, options)
    maps = {chart.id: board.on_map[number] for number, chart in enumerate(pack.about.map)}
    bohemia = maps.get("bohemia", board.all)
    pieces: list[General | Train] = [*pack.generals, *pack.trains]
    per_suit = pack.decks.highest - pack.decks.lowest + 1
    suits = [suit for suit in range(4) for _ in range(per_suit)] + [-1] * pack.decks.reserves
    values = [pack.decks.lowest + n % per_suit for n in range(4 * per_suit)] + [0] * pack.decks.reserves
    ranked = sorted(enumerate(pack.generals), key=lambda entry: entry[1].rank)
    trains = list(enumerate(pack.trains, len(pack.generals)))
    arrows: dict[str, int] = {box.power: board.index.get(box.city, -1) for box in pack.off_map_boxes}
    pools = {power.id: power.pool for power in pack.powers}
    income: dict[str, int] = {power.id: power.income for power in pack.powers}
    nobody = board.all & ~sum(board.home.values())
    silesia = board.in_territory.get("silesia", 0)
    generals_of = tuple(tuple(n for n, general in ranked if general.power == name) for name in POWERS)
    trains_of = tuple(tuple(n for n, train in trains if train.power == name) for name in POWERS)
    return Setting(
        box=box,
        board=board,
        variant=variant,
        seed=seed,
        land=variant.land(board, bohemia),
        generals=len(pack.generals),
        power_ids=tuple(POWERS),
        power_of=tuple(POWER[piece.power] for piece in pieces),
        rank_of=tuple(general.rank for general in pack.generals),
        names=tuple(piece.id for piece in pieces),
        generals_of=generals_of,
        trains_of=trains_of,
        pieces_of=tuple(map(add, generals_of, trains_of)),
        start=tuple(board.index.get(piece.city, -1) for piece in pieces),
        pools=tuple(pools.get(name, 0) for name in POWERS),
        income=tuple(income.get(name, 0) for name in POWERS),
        spaces=tuple(POWER[name] for name in pack.display.spaces),
        tracks=pack.tracks,
        track={track.id: number for number, track in enumerate(pack.tracks)},
        arrows=tuple(arrows.get(name, -1) for name in POWERS),
        arenberg=next((n for n, general in enumerate(pack.generals) if general.id == "arenberg"), -1),
        silesia=silesia,
        electors=board.votes & nobody & ~silesia,
        bohemia=bohemia,
        flanders=maps.get("flanders", 0),
        core=board.home["austria"] & bohemia,
        netherlands=board.in_territory.get("netherlands", 0),
        austrian_netherlands=board.in_territory.get("austrian_netherlands", 0),
        poland=board.in_territory.get("poland", 0),
        card_suit=tuple(suits * pack.decks.count),
        card_value=tuple(values * pack.decks.count),
        deck_size=len(suits),
    )


def _named(setting: Setting) -> tuple[Callable[..., Setting], tuple[Any, ...]]:
    """Pickles a setting as the arguments that rebuild it."""
    variant = setting.variant
    return make_setting, (setting.box, variant.name, variant.players, setting.seed, variant.options)


copyreg.pickle(Setting, _named)
