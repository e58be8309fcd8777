"""A review of a finished game: its course, turning points, luck, combats with open hands, and why it was won.

It depends on the record alone and returns facts and messages. After the end nothing is hidden.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, NamedTuple

from maria.bots.captain import LARGEST, side_of
from maria.bots.duel import Solver, Stakes, small
from maria.box.tables import members
from maria.events import Event
from maria.game import Game, Moment
from maria.rules.combat import Attacked, Defeated, Duel, Played, Tie, city_of
from maria.rules.conquest import Conquered
from maria.rules.election import Elected
from maria.rules.marches import Marched
from maria.rules.saxony import SaxonyChanged
from maria.rules.sequence import StageBegan, TurnBegan
from maria.rules.silesia import PeaceMade, Reduced
from maria.rules.tactical_cards import Drew, worth
from maria.rules.victory import Ended
from maria.rules.winter import WinterBegan
from maria.state import State
from maria.texts.message import Message, Ref, Several, message, refs

SAMPLED = (TurnBegan, StageBegan, WinterBegan, Ended)
"""The events after which the standing of all powers is recorded."""
TURNING = 5
"""The most turning points in a review."""
HEAVY = 3
"""The fewest troops lost that make a combat a turning point."""
MARKED = 2.0
"""The weight of a fortress conquered, in troops."""
TURNING_EVENTS: dict[type[Event], float] = {PeaceMade: 8.0, Elected: 6.0, SaxonyChanged: 4.0, Reduced: 3.0}
"""The weight of other turning points, in troops."""
LUCKY = 10
"""The points of Tactical Cards that count as luck."""


class Standing(NamedTuple):
    """How all powers stand at a moment; lists have an entry per power."""

    ply: int
    turn: int
    goals: list[tuple[int, int, int]]
    """Each power with a goal, what it has reached, and what it needs."""
    troops: list[int]
    cards: list[int]
    """Points of the Tactical Cards in hand."""
    fortresses: list[int]


class Fighter(NamedTuple):
    """A side of a combat: its power, generals, city, troops, and cards held and played."""

    power: int
    generals: list[int]
    city: int
    troops: int
    held: list[int]
    """The cards that could be played: those of the suit, and Reserves."""
    played: list[tuple[int, int]]
    """The cards played, each with the value it was played at."""


class Fought(NamedTuple):
    """A combat in progress: when it began and in which position, its sides, and the first score."""

    ply: int
    turn: int
    state: State
    sides: tuple[Fighter, Fighter]
    first: int


class Battle(NamedTuple):
    """11.1: a combat as it went, and as it would have gone with open hands."""

    ply: int
    turn: int
    sides: tuple[Fighter, Fighter]
    """Attackers and defenders."""
    first: int
    final: int
    open: int
    """The attackers' score at first, at the end, and at the end if both sides had played their best."""
    lost: int
    summary: Message
    verdict: Message


class Turning(NamedTuple):
    """A moment that changed much; players can start a new game from the position before it."""

    ply: int
    turn: int
    weight: float
    text: Message


class Luck(NamedTuple):
    """The Tactical Cards a power has drawn: how many, their points, and the points to be expected."""

    power: int
    cards: int
    points: int
    expected: float


class Review(NamedTuple):
    """The whole review of a finished game."""

    winner: str | None
    rule: str
    why: Message
    standings: list[Standing]
    turnings: list[Turning]
    luck: list[Luck]
    battles: list[Battle]
    roads: list[tuple[int, int, int, int]]
    """Roads between two cities, a power, and how often its pieces have marched along them."""


def review(game: Game) -> Review:
    """Reviews a game."""
    reader = Reviewer(game)
    for moment in game.moments():
        reader.read(moment)
    return reader.review()


class Reviewer:
    """Collects the facts of a game, move by move."""

    def __init__(self, game: Game) -> None:
        """Starts before the first move."""
        self.game, self.setting = game, game.state.setting
        self.standings: list[Standing] = []
        self.battles: list[Battle] = []
        self.turnings: list[Turning] = []
        self.roads: Counter[tuple[int, int, int]] = Counter()
        self.drawn: dict[int, list[float]] = {}
        self.fought: Fought | None = None
        self.taken: dict[tuple[int, int], tuple[int, list[int]]] = {}
        """By turn and power: the fortresses conquered, and the number of the first move that did it."""

    def read(self, moment: Moment) -> None:
        """Adds a move."""
        for event in moment.events:
            match event:
                case Marched(piece, path):
                    power = self.setting.power_of[piece]
                    self.roads.update((min(road), max(road), power) for road in pairwise(path))
                case Drew(power, _, cards):
                    self._draw(moment.before, power, cards or ())
                case Conquered(power, city):
                    first = self.taken.setdefault((moment.after.turn, power), (moment.ply, []))
                    first[1].append(city)
                case Attacked():
                    self._attack(moment, event)
                case Played(power, card, value) if self.fought:
                    attackers, defenders = self.fought.sides
                    (attackers if power == attackers.power else defenders).played.append((card, value))
                case Tie() if self.fought:
                    self._end(self.fought, 0)
                case Defeated(_, _, lost) if self.fought:
                    self._end(self.fought, lost)
                case _ if type(event) in TURNING_EVENTS:
                    text = message(f"review-turned-{event.kind}")
                    weight = TURNING_EVENTS[type(event)]
                    self.turnings.append(Turning(moment.ply, moment.after.turn, weight, text))
        if any(isinstance(event, SAMPLED) for event in moment.events):
            self._note(moment.ply, moment.after)

    def _note(self, ply: int, state: State) -> None:
        goals = [(goal.power, goal.reached, goal.needed) for goal in self.setting.variant.goals(state)]
        points = [sum(worth(state, card) for card in hand) for hand in state.hands]
        held = [state.held[power].bit_count() for power in range(6)]
        troops = [state.total(power) for power in range(6)]
        self.standings.append(Standing(ply, state.turn, goals, troops, points, held))

    def _draw(self, before: State, power: int, cards: tuple[int, ...]) -> None:
        """Adds drawn cards; a card is expected to be worth the average of the pile it came from."""
        pile = before.draw or range(self.setting.deck_size)
        mean = sum(worth(before, card) for card in pile) / len(pile)
        drawn = self.drawn.setdefault(power, [0, 0, 0.0])
        drawn[0] += len(cards)
        drawn[1] += sum(worth(before, card) for card in cards)
        drawn[2] += mean * len(cards)

    # ------------------------------------------------------------ combats

    def _attack(self, moment: Moment, event: Attacked) -> None:
        """11.1.c: begins a combat with the cards that both sides hold before playing any."""
        begun = bool(moment.after.agenda) and isinstance(moment.after.agenda[-1], Duel)
        state = moment.after if begun else moment.before
        sides = []
        for generals, troops in zip((event.attackers, event.defenders), event.troops, strict=True):
            places = [moment.before.place[general] for general in members(generals)]
            city = city_of(state, generals) if begun else next(place for place in places if place >= 0)
            power, playable = state.commanding_power(city), (self.setting.board.suit_of[city], -1)
            held = [card for card in state.hands[power] if self.setting.card_suit[card] in playable]
            sides.append(Fighter(power, members(generals), city, troops, held, []))
        self.fought = Fought(moment.ply, moment.after.turn, state, (sides[0], sides[1]), event.score)

    def _end(self, fought: Fought, lost: int) -> None:
        """11.1.f, 11.1.h: ends a combat: the side that stopped has lost, or it is a tie."""
        ply, turn, _, sides, first = fought
        self.fought = None
        own, others = (sum(value for _, value in side.played) for side in sides)
        final, best = first + own - others, solved(fought)
        names = {"attackers": refs("piece", sides[0].generals), "defenders": refs("piece", sides[1].generals)}
        key = "tied" if not final else "won" if final > 0 else "held"
        summary = message(f"review-battle-{key}", **names, city=Ref("city", sides[1].city), lost=lost)
        verdict = "review-open-" + ("tie" if not best else "attackers" if best > 0 else "defenders")
        missed = (best > 0) - (best < 0) != (final > 0) - (final < 0)
        powers = {"attackers": Ref("power", sides[0].power), "defenders": Ref("power", sides[1].power)}
        comment = message(f"{verdict}-missed" if missed else verdict, score=abs(best), **powers)
        self.battles.append(Battle(ply, turn, sides, first, final, best, lost, summary, comment))
        if lost >= HEAVY:
            self.turnings.append(Turning(ply, turn, float(lost), summary))

    # ------------------------------------------------------------ the whole

    def review(self) -> Review:
        """The review of the whole game."""
        for (turn, power), (ply, cities) in self.taken.items():
            text = message("review-turned-taken", power=Ref("power", power), cities=refs("city", cities))
            self.turnings.append(Turning(ply, turn, MARKED * len(cities), text))
        heaviest = sorted(self.turnings, key=lambda each: (-each.weight, each.ply))[:TURNING]
        luck = [
            Luck(power, int(cards), int(points), round(expected, 1))
            for power, (cards, points, expected) in sorted(self.drawn.items())
        ]
        outcome = self.game.outcome
        return Review(
            outcome.winner if outcome else None,
            outcome.rule if outcome else "",
            self._why(luck),
            self.standings,
            sorted(heaviest, key=lambda each: each.ply),
            luck,
            self.battles,
            [(*road, count) for road, count in self.roads.most_common()],
        )

    def _why(self, luck: list[Luck]) -> Message:
        """A few sentences on why the winner has won."""
        state, outcome = self.game.state, self.game.outcome
        if outcome is None or outcome.winner is None:
            return message("review-why-nobody")
        seat = self.game.seats.index(outcome.winner)
        own = {power for power in range(6) if state.seat_of[power] == seat}
        met = [goal for goal in self.setting.variant.goals(state) if goal.met and goal.power in own]
        who: dict[str, Any] = {"seat": Ref("seat", outcome.winner), "turn": state.turn}
        if met:
            key = "pool" if met[0].what == "pool" else "fortresses"
            first = message(f"review-why-{key}", **who, power=Ref("power", met[0].power), count=met[0].needed)
        else:
            first = message("review-why-scores" if self.setting.variant.pools else "review-why-time", **who)
        fights = [battle for battle in self.battles if {side.power for side in battle.sides} & own]
        won = sum(battle.sides[battle.final < 0].power in own for battle in fights if battle.final)
        gain = round(sum(each.points - each.expected for each in luck if each.power in own))
        kind = "lucky" if gain >= LUCKY else "unlucky" if gain <= -LUCKY else "even"
        parts = [
            first,
            message("review-why-combats", seat=who["seat"], won=won, count=len(fights)),
            message(f"review-why-{kind}", points=abs(gain)),
        ]
        return message("review-why", parts=Several(tuple(parts), "sentences"))


def solved(fought: Fought) -> int:
    """The attackers' score at the end of a combat if both had played their best with open hands."""
    _, _, state, sides, first = fought
    turn, suits = 1 if first > 0 else 0, state.setting.board.suit_of
    hands = [side_of(state, side.held, int(suits[side.city]), LARGEST, 2) for side in sides]
    mover, other = hands[turn], hands[1 - turn]
    if not mover.cards and not mover.reserves:
        return first
    stakes = Stakes(sides[turn].troops, sides[1 - turn].troops)
    _, _, final = Solver(stakes, small(mover, other)).solve(0, -abs(first), mover, other)
    return -final if turn else final
