"""Puzzles "win the duel": which card to play, or whether to stop, solved against the possible hands."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from itertools import takewhile
from statistics import fmean

from kinds import Found, Kind, Samples, Worths, Wrong, city_id, piece_id
from maria.actions import Action, PlayCard, Stop
from maria.bots.captain import LARGEST, side_of
from maria.bots.duel import STOP, Play, Side, Solver, Stakes, choices
from maria.box.model import POWERS
from maria.box.tables import members
from maria.notation import SUITS
from maria.rules.combat import Duel, DuelChoices, city_of
from maria.rules.stacks import strength
from maria.state import State

DEEPEST = 7
"""How many cards deep the search for a puzzle's depth goes. Beyond that it is taken as complete."""
THOROUGH = 8
"""Up to this many cards and no Reserve, the search is exhaustive. Above, it tries only the main plays."""
HANDS = 30
"""How many possible hands of the other side the depth is tested on."""


class Duels(Kind):
    """11.1: find the card to play."""

    name = "duel"
    margin = 2.0
    share = 0.9
    same_case = 3
    title = "city"
    grades = (1, 3)

    def __init__(self) -> None:
        """Starts with an empty cache of solvers, which is kept while the stakes stay the same."""
        self.solvers: dict[tuple[Stakes, bool], Solver] = {}

    def asks(self, state: State, seat: int) -> bool:
        """Whether the seat has several cards to choose from, but not too many."""
        step = state.agenda[-1]
        if not isinstance(step, Duel):
            return False
        offered = DuelChoices(state, step)
        few = len(offered.cards) <= LARGEST and len(offered.reserves) <= 1
        return few and len(offered.cards) >= 2

    def choices(self, state: State, seat: int) -> list[Action]:
        """Every card, a Reserve with every value, and stopping where it is legal."""
        step = state.agenda[-1]
        assert isinstance(step, Duel)
        return list(DuelChoices(state, step))

    def effect(self, state: State, choice: Action) -> Hashable:
        """The value played."""
        return play_of(state, choice)

    def is_clear(self, state: State, worths: Worths) -> bool:
        """Whether exactly one value is right, and clearly so."""
        one = len({self.effect(state, choice) for choice in worths.right}) == 1
        return one and super().is_clear(state, worths)

    def worth(self, state: State, seat: int, choice: Action) -> float:
        """The solver's result if both sides see all cards."""
        return self.outcome(state, choice)[0]

    def outcome(self, state: State, choice: Action) -> tuple[float, int]:
        """What a choice is worth, and the final score, positive if the seat wins."""
        step = state.agenda[-1]
        assert isinstance(step, Duel)
        stakes = stakes_of(state, step)
        own, other = sides_of(state, step)
        few = len(own.cards) + len(other.cards) <= THOROUGH
        key = stakes, few and not own.reserves and not other.reserves
        if key not in self.solvers:
            self.solvers = {kept: solver for kept, solver in self.solvers.items() if kept[0] == stakes}
            self.solvers[key] = Solver(*key)
        return self.solvers[key].outcome(0, step.own_score, own, other, play_of(state, choice))

    def found(self, state: State, seat: int, worths: Worths) -> Found | None:
        """The puzzle. For every other card it says why that is worse."""
        step = state.agenda[-1]
        assert isinstance(step, Duel)
        mine, theirs = (members(side) for side in step.sides)
        setting, power = state.setting, step.power(state)
        place = city_of(state, step.sides[1])
        other, suit = state.commanding_power(place), int(setting.board.suit_of[place])
        if len(state.hands[other]) < 2:
            return None
        facts = {
            "power": POWERS[power],
            "other": POWERS[other],
            "general": piece_id(state, state.supreme_commander(state.place[mine[0]])),
            "enemy": piece_id(state, state.supreme_commander(state.place[theirs[0]])),
            "city": city_id(state, step.city(state)),
            "there": city_id(state, place),
            "suit": SUITS[suit],
            "role": "attacks" if step.side == 0 else "defends",
        }
        right = play_of(state, worths.right[0])
        if right.reserve:
            return None
        own, _ = sides_of(state, step)
        answer = {"card": card_text(state, worths.right[0]), "best": card_text(state, worths.right[0])}
        wrong: dict[Play, Wrong] = {}
        for choice in worths.others:
            play = play_of(state, choice)
            key = Play(0, True) if play.reserve else play
            if key not in wrong:
                details = {**facts, **answer, "card": card_text(state, choice)}
                why = reason(step.own_score, right, play)
                if why == "no-stop" and self.wins(state, seat, choice) >= 0.5:
                    why = "dear"
                wrong[key] = Wrong(choice, why, details)
        return Found(
            self.name,
            case_of(step.own_score, own, right),
            state,
            seat,
            self.depth(state, step, right, worths),
            tuple(worths.right),
            (),
            tuple(wrong.values()),
            {**facts, **answer},
            ("11.1.d", "11.1.e", "11.1.f") if step.own_score < 0 else ("11.1.d", "11.1.e", "11.1.g"),
        )

    def wins(self, state: State, seat: int, choice: Action) -> float:
        """The probability that a choice wins the battle if both sides then play their best."""
        samples = Samples(state, seat, "wins").some(HANDS)
        return fmean(self.outcome(sample, choice)[1] > 0 for sample in samples)

    def depth(self, state: State, step: Duel, right: Play, worths: Worths) -> int:
        """The least number of cards to look ahead from which on this choice is always the best."""
        stakes = stakes_of(state, step)
        own, _ = sides_of(state, step)
        seat = state.seat_of[step.power(state)]
        hands = [sides_of(sample, step)[1] for sample in Samples(state, seat, "depth").some(HANDS)]

        @cache
        def ahead(side: int, score: int, mover: Side, other: Side, cards: int) -> float:
            """What a duel is worth to the mover if nobody plays after this many cards."""
            found = [stopped(side, score)]
            if cards:
                found += [
                    value(side, score, mover, other, p, cards)
                    for p in choices(score, mover, False)
                    if p != STOP
                ]
            return max(found[1:] or found) if score == 0 and mover.cards and cards else max(found)

        def stopped(side: int, score: int) -> float:
            troops = (stakes.own_troops, stakes.other_troops)[side]
            return -(stakes.troop * min(-score, troops) + stakes.victory) if score else 0.0

        def value(side: int, score: int, mover: Side, other: Side, play: Play, cards: int) -> float:
            if play == STOP:
                return stopped(side, score)
            left, after = mover.without(play.value, play.reserve), score + play.value
            cost = stakes.reserve if play.reserve else stakes.spent * play.value
            if after < 0:
                return ahead(side, after, left, other, cards - 1) - cost
            return -ahead(1 - side, -after, other, left, cards - 1) - cost

        plays = {play_of(state, choice) for choice in worths.mean}
        shown = []
        for cards in range(1, DEEPEST + 1):
            mean = {p: fmean(value(0, step.own_score, own, h, p, cards) for h in hands) for p in plays}
            shown.append(max(mean, key=lambda p: (mean[p], p == right)) == right)
        lasting = len(list(takewhile(bool, reversed(shown))))
        return min(DEEPEST - lasting + 1, DEEPEST)


def stakes_of(state: State, step: Duel) -> Stakes:
    """The stakes of the duel."""
    mine, theirs = (strength(state, members(side)) for side in step.sides)
    return Stakes(mine, theirs)


def sides_of(state: State, step: Duel) -> tuple[Side, Side]:
    """What each side can play."""
    place = city_of(state, step.sides[1])
    other, suit = state.commanding_power(place), int(state.setting.board.suit_of[place])
    return (
        side_of(state, state.hands[step.power(state)], step.suit(state)),
        side_of(state, state.hands[other], suit),
    )


def play_of(state: State, choice: Action) -> Play:
    """A choice in the solver's terms."""
    if isinstance(choice, Stop):
        return STOP
    assert isinstance(choice, PlayCard)
    return Play(choice.value, True) if choice.value else Play(state.setting.card_value[choice.card])


def card_text(state: State, choice: Action) -> str:
    """A card's name in the texts of lessons."""
    if not isinstance(choice, PlayCard):
        return ""
    suit = state.setting.card_suit[choice.card]
    return f"{SUITS[suit]}{state.setting.card_value[choice.card]}" if suit >= 0 else f"R={choice.value}"


def lead(score: int, play: Play) -> str:
    """Whether a card leaves its side behind, level or ahead."""
    after = score + play.value
    return "behind" if after < 0 else "level" if after == 0 else "ahead"


def case_of(score: int, own: Side, right: Play) -> str:
    """What is remarkable about the answer."""
    if right == STOP:
        return "stop"
    if right.reserve:
        return "reserve"
    if lead(score, right) != "ahead":
        return lead(score, right)
    enough = [value for value in own.cards if value + score > 0]
    if len(set(enough)) == 1:
        return "only"
    return "least" if right.value == min(enough) else "most" if right.value == max(enough) else "between"


def reason(score: int, right: Play, wrong: Play) -> str:
    """How a wrong choice differs from the right one."""
    if wrong == STOP:
        return "stop"
    if right == STOP:
        return "no-stop"
    if wrong.reserve:
        return "reserve"
    before, after = lead(score, right), lead(score, wrong)
    if before != after:
        return f"{after}-not-{before}"
    return f"{after}-{'high' if wrong.value > right.value else 'low'}"
