"""The numbers by which a bot judges. Captain's are the defaults. `trained` holds the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import exp

from maria.state import Setting

Boxes = dict[tuple[str, tuple[int, ...], tuple[int, ...], int, int, int], float]


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth to a bot, in victory markers unless a field says otherwise."""

    # targets and marches
    pull: float = 0.84
    """The fraction of its worth that a target keeps per city of distance."""
    second: float = 0.3
    """How much a general's second-best target counts."""
    unclaimed: float = 0.45
    """How much a target counts that another general is nearer to."""
    guard: float = 6.0
    """Troops added to those that protect a target."""
    conquer: float = 1.3
    """Conquering a fortress on the way, times its worth."""
    pass_by: float = 0.15
    """Passing a protected fortress, times its worth."""
    train: float = 1.2
    """Eliminating a supply train."""
    minor: float = 0.35
    """A fortress that does not bring the power a victory marker of its own."""
    elector: float = 1.0
    """An elector, times how much it is needed."""
    denied: float = 0.6
    """A marker that an enemy loses."""
    race: float = 0.3
    """How much more an own marker counts for each marker below four that is still needed."""
    urgent: float = 0.3
    """The same for other powers' markers."""
    worthwhile: float = 0.04
    """What a march must gain over staying to be made."""

    # protection
    cover: float = 1.2
    """Protecting a fortress that nobody else protects, times what its loss would cost."""
    held: float = 0.08
    """The same if others protect it as well."""
    approach: float = 0.5
    """How much of `cover` counts for being on the way."""
    nearer: float = 0.85
    """The fraction of that which is left per city of distance."""
    loss: float = 0.7
    """Losing a fortress."""
    marked: float = 0.5
    """Losing one's own marker on it as well."""
    short_loss: float = 0.9
    """Losing a fortress that counts in a game without pools."""

    # battle
    spent: float = 0.6
    """The fraction of their cards that enemies spend in a combat."""
    hand: float = 0.8
    """The fraction of one's own cards of a suit that counts in a combat."""
    steep: float = 4.0
    """The scale of an advantage in points. A larger number makes combats less predictable."""
    ground: float = 0.3
    """Winning a combat at all."""
    troop: float = 0.1
    """Each troop that the loser can lose."""
    point: float = 0.7
    """A battle point for an empty box."""
    lost: float = 0.4
    """A battle point that an enemy loses."""
    attack: float = 0.0
    """Being next to an enemy army."""
    risk: float = 0.8
    """How much of the danger of being attacked counts."""
    joined: float = 0.7
    """How much of a second enemy army counts in that danger."""

    # supply
    nearly_hungry: float = 0.7
    """Being a little out of supply."""
    hungry: float = 2.0
    """Being out of supply."""

    flee: float = 0.45
    """Keeping a train away from enemies, for each city nearer than five."""

    # duels, in points of Tactical Cards
    duel_troop: float = 5.5
    duel_victory: float = 6.0
    duel_spent: float = 1.0
    duel_reserve: float = 10.0
    short_duel_troop: float = 5.0
    short_duel_victory: float = 5.0

    # winter, in points of Tactical Cards
    kept: float = 14.0
    """The points that a power wants to keep in hand."""
    short: float = 0.6
    """Each point below that."""
    recruit: float = 5.0
    """A troop. It costs 4 points."""
    late: float = 0.0
    """The fraction of its worth that a troop loses from the beginning of the game to its end."""
    returning: float = 4.0
    """A removed general who can return."""

    # politics
    lay_cost: float = 0.06
    """A point of a card laid for influence."""
    lay_slope: float = 0.07
    """How much a point of influence helps to select first."""
    save: float = 0.3
    """Saving influence."""
    bonus: float = 0.9
    """A bonus card of a track's box."""
    corps: float = 1.3
    """A corps that a box demands."""
    victory: float = 1.1
    """A victory marker in a box."""
    foe: float = 0.6
    """How much an enemy's gain counts against one's own."""
    saxony: float = 1.0
    """Saxony's status, times what it is worth to each side."""
    deny: float = 0.6
    """Keeping a card from others, times the harm it could do."""

    # peace and the crown
    peace: float = 3.0
    """Austria accepts peace if it leaves Prussia at least as many markers to place."""
    offer: float = 0.0
    """Prussia offers peace if it has more markers than this to place."""
    reduce: float = 1.0
    """France reduces its objectives with at most this many fortresses in the Austrian core."""
    vote: float = 0.0
    """Frederick votes for Francis if Austria needs more than this many markers more than France."""

    boxes: Boxes = field(default_factory=dict, compare=False, kw_only=True)
    """A cache for `statecraft.track_worth`."""


CAPTAIN = Weights()
Judge = Callable[[Setting, int], Weights]
"""Gives the weights with which a seat of a game is played."""

ADDED: dict[str, float] = {
    "pull": 0.03,
    "nearer": 0.04,
    "attack": 0.25,
    "late": 0.15,
    "peace": 1.5,
    "offer": 1.0,
    "reduce": 1.0,
    "vote": 1.5,
}
"""Weights to which a unit adds. All others are multiplied by `FACTOR` per unit."""
FACTOR = exp(0.35)
LIMITS: dict[str, tuple[float, float]] = {"pull": (0.3, 0.97), "nearer": (0.3, 0.98), "late": (-1.0, 1.0)}
"""The ranges of weights that make no sense outside them."""

POOLS = {
    *("minor", "elector", "denied", "race", "urgent", "loss", "marked", "point", "lost"),
    *("duel_troop", "duel_victory", "peace", "offer", "reduce", "vote"),
}
SHORT = {"short_loss", "short_duel_troop", "short_duel_victory"}
POLITICS = {"lay_cost", "lay_slope", "save", "bonus", "corps", "victory", "foe", "saxony", "deny"}
"""Weights that matter only with pools of victory markers (15.b), without them, and with politics (17)."""


def captain(setting: Setting, seat: int) -> Weights:
    """Captain's weights, the same for every seat."""
    return CAPTAIN


def names(setting: Setting) -> list[str]:
    """The names of the weights that matter in a game, in order."""
    unused = (SHORT if setting.variant.pools else POOLS) | (set() if setting.variant.politics else POLITICS)
    return [name for name in Weights.__dataclass_fields__ if name != "boxes" and name not in unused]


def values(weights: Weights) -> dict[str, float]:
    """The numbers by name."""
    return {name: getattr(weights, name) for name in Weights.__dataclass_fields__ if name != "boxes"}


def moved(weights: Weights, units: Mapping[str, float]) -> Weights:
    """The weights moved by this many units, within their limits."""
    numbers = values(weights)
    for name, unit in units.items():
        number = numbers[name]
        number = number + ADDED[name] * unit if name in ADDED else number * FACTOR**unit
        low, high = LIMITS.get(name, (number, number))
        numbers[name] = min(max(number, low), high)
    return Weights(*numbers.values())
