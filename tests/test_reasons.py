"""Why colonel advises something: the reason fits the advice, in every question of whole games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from conftest import many
from maria import actions as act
from maria import engine
from maria.actions import Action
from maria.bots import trained
from maria.bots.advice import advise
from maria.bots.captain import Captain
from maria.bots.judgement import Front, abroad, estimated_troops
from maria.bots.statecraft import desire, execution
from maria.box import Box
from maria.box.tables import members
from maria.notation import parse_action
from maria.rules import combat, conquest, supply
from maria.rules.neutrality import fights
from maria.rules.tactical_cards import worth
from maria.rules.variant import Variant
from maria.rules.variants import VARIANTS
from maria.state import State
from maria.texts.message import Ref
from maria.view import view

SEEDS = "abcdefgh"[: many(1, 8)]


class Case:
    """An advice: the position, the action with its result, and the values in the reason."""

    def __init__(self, state: State, seat: int, action: Action, values: Any) -> None:
        self.state, self.seat, self.action, self.values = state, seat, action, values
        self.after = state.copy()
        engine.apply(self.after, seat, action)
        self.board = state.setting.board
        self.weights = trained.colonel(state.setting, seat)

    @property
    def city(self) -> int:
        named = self.values["city"]
        assert isinstance(named, Ref)
        return int(named.id)

    @property
    def march(self) -> act.March:
        assert isinstance(self.action, act.March)
        return self.action

    @property
    def piece(self) -> int:
        return self.action.train if isinstance(self.action, act.Reenter) else self.march.piece

    @property
    def power(self) -> int:
        return self.state.setting.power_of[self.piece]

    @property
    def start(self) -> int:
        return self.state.place[self.piece]

    @property
    def end(self) -> int:
        return self.action.city if isinstance(self.action, act.Reenter) else self.march.path[-1]

    def front(self) -> Front:
        """The power's war, as its seat sees it."""
        front = Front(self.power, self.weights)
        front.update(self.state, estimated_troops(self.state, self.seat))
        return front

    def nearer(self, city: int) -> bool:
        row = self.board.distance[city]
        return row[self.end] < row[self.start]

    def enemies(self) -> list[int]:
        """The cities of enemy generals who can fight."""
        state, hostile = self.state, self.state.enemies[self.power]
        generals = [g for g in range(state.setting.generals) if hostile >> state.setting.power_of[g] & 1]
        return [state.place[g] for g in generals if state.place[g] >= 0 and fights(state, g)]


def conquers(case: Case) -> bool:
    taken = case.state.enemy_fortresses(case.power) & ~case.after.enemy_fortresses(case.power)
    return bool(taken >> case.city & 1)


def takes_train(case: Case) -> bool:
    setting = case.state.setting
    trains = [
        train
        for train in range(setting.generals, len(case.state.place))
        if case.state.place[train] == case.city
    ]
    return bool(trains) and all(case.after.place[train] != case.city for train in trains)


def attacks(case: Case) -> bool:
    here, suits = case.board.distance[case.end], case.state.setting.card_suit
    suit = case.board.suit_of[case.end]
    points = sum(worth(case.state, c) for c in case.state.hands[case.power] if suits[c] in (suit, -1))
    return (case.city, case.values["points"]) == (case.end, points) and any(
        here[city] == 1 for city in case.enemies()
    )


def protects(case: Case) -> bool:
    """10.3.b: whether he protects the city from where he goes."""
    return case.piece in conquest.protectors(case.after, case.city)


def comes_to_help(case: Case) -> bool:
    return case.nearer(case.city) and case.piece not in conquest.protectors(case.state, case.city)


def leads_towards(case: Case) -> bool:
    return case.nearer(case.city) and bool(case.state.enemy_fortresses(case.power) >> case.city & 1)


def enters(case: Case) -> bool:
    """10.3.a: whether he stands, face-up, in an enemy fortress that nobody protects."""
    down, fortresses = case.after.down >> case.piece & 1, case.after.enemy_fortresses(case.power)
    open_to = bool(fortresses >> case.city & 1) and not conquest.protected(case.after, case.city)
    return case.city == case.end and not down and open_to


def questions(case: Case) -> bool:
    return case.city in case.after.questions and conquest.protected(case.state, case.city)


def is_safer(case: Case) -> bool:
    if case.piece < case.state.setting.generals:
        front = case.front()
        return sum(front.exposure(case.piece, case.end)) > sum(front.exposure(case.piece, case.start))
    return threat(case, case.end) < threat(case, case.start)


def threat(case: Case, city: int) -> int:
    """The enemies' total threat to a train; five cities away there is none."""
    return sum(max(0, 5 - case.board.distance[city][army]) for army in set(case.enemies()))


def is_fed(case: Case) -> bool:
    front = case.front()
    return front.hunger(case.end) < front.hunger(case.start)


def supplies(case: Case) -> bool:
    row = case.board.distance[case.end]
    return any(row[place] <= supply.LONGEST for place in abroad(case.state, case.power))


def follows(case: Case) -> bool:
    generals = abroad(case.state, case.power)
    return bool(generals) if isinstance(case.action, act.Reenter) else any(map(case.nearer, generals))


def helps(case: Case) -> bool:
    """17.g, 17.j: a selected card must be worth executing; an executed one needs no more."""
    state, power = case.state, case.state.agenda[-1].power(case.state)
    if isinstance(case.action, act.Select):
        return execution(state, case.seat, power, case.action.card, case.weights)[0] > 0
    return isinstance(case.action, act.Execute)


def is_out_of_supply(case: Case) -> bool:
    assert isinstance(case.action, act.Retreat)
    step: Any = case.state.agenda[-1]
    power = case.state.setting.power_of[members(step.losers)[0]]
    near = sum(supply.rings(case.state, power, case.state.enemy_pieces(power))) | case.state.home[power]
    return not near >> case.action.path[-1] & 1


def guarded(case: Case, end: int) -> int:
    step: Any = case.state.agenda[-1]
    power = case.state.setting.power_of[members(step.losers)[0]]
    theirs = sum(case.state.held[friend] for friend in members(case.state.cooperating[power]))
    return (case.board.within[conquest.PROTECTION][end] & theirs).bit_count()


def protects_less(case: Case) -> bool:
    assert isinstance(case.action, act.Retreat)
    choices: Any = engine.legal(case.state, case.seat)
    return guarded(case, case.action.path[-1]) < max(guarded(case, other.path[-1]) for other in choices)


def comes_back(case: Case) -> bool:
    return isinstance(case.action, act.Assign) and bool(case.action.entries)


def holds_no_trump(case: Case) -> bool:
    setting = case.state.setting
    hand = case.state.hands[case.state.agenda[-1].power(case.state)]
    return case.action == act.Done() and all(setting.card_suit[card] != case.state.trump for card in hand)


def wants_a_card(case: Case) -> bool:
    wish = desire(case.state, case.seat, case.state.agenda[-1].power(case.state), case.weights)
    return isinstance(case.action, act.LayCard) and wish > 0


def of(*kinds: type[Action]) -> Callable[[Case], bool]:
    """A reason that fits every action of these kinds."""
    return lambda case: isinstance(case.action, kinds)


def shifts(some: bool) -> Callable[[Case], bool]:
    return lambda case: isinstance(case.action, act.ShiftSaxony) and bool(case.action.boxes) is some


def answers(yes: bool) -> Callable[[Case], bool]:
    return lambda case: isinstance(case.action, act.Answer) and case.action.yes is yes


def votes(francis: bool) -> Callable[[Case], bool]:
    return lambda case: isinstance(case.action, act.Vote) and bool(case.action.francis) is francis


def is_alone(case: Case) -> bool:
    return not engine.legal(case.state, case.seat).several()


FITS: dict[str, Callable[[Case], bool]] = {
    "only": is_alone,
    "conquers": conquers,
    "train": takes_train,
    "attacks": attacks,
    "protects": protects,
    "relieves": comes_to_help,
    "towards": leads_towards,
    "enters": enters,
    "questions": questions,
    "safer": is_safer,
    "fed": is_fed,
    "better": of(act.March),
    "supplies": supplies,
    "follows": follows,
    "all-stand": of(act.Done),
    "odds": of(act.Attack),
    **{f"duel-{how}": of(act.PlayCard) for how in ("ahead", "even", "behind")},
    **{f"stops-{how}": of(act.Stop) for how in ("ahead", "even", "behind")},
    "starves": is_out_of_supply,
    "drives": protects_less,
    "any-way": of(act.Retreat),
    "front": of(act.Split, act.Assign),
    "returns": comes_back,
    "near": of(act.Place),
    "hussar": of(act.PlaceHussar),
    "hussar-stays": of(act.Done),
    "hussar-idle": of(act.Done),
    "toll": of(act.PayToll),
    "recruits": of(act.Recruit),
    "trump": of(act.NameTrump),
    "no-card": of(act.Done),
    "no-trump": holds_no_trump,
    "influence": wants_a_card,
    "saves": of(act.Save),
    "card": helps,
    "denies": of(act.Select),
    "discards": of(act.DiscardCard),
    "weakest": of(act.SendCorps),
    "francis": votes(True),
    "charles": votes(False),
    "saxony": shifts(True),
    "saxony-stays": shifts(False),
    **{f"{about}-yes": answers(True) for about in ("offer", "accept", "reduce", "cede", "subsidy")},
    **{f"{about}-no": answers(False) for about in ("offer", "accept", "reduce", "cede", "subsidy")},
}
"""For each reason, what must be true of the advice."""


@pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: f"{variant.name}-{variant.players}-{'-'.join(variant.options)}"
)
def test_a_reason_belongs_to_what_is_advised(box: Box, variant: Variant) -> None:
    wrong: list[str] = []
    seen = 0
    for seed in SEEDS:
        state, _ = engine.new_game(box, variant.name, variant.players, seed, options=variant.options)
        captain = Captain(box, seed)
        while state.agenda:
            seat = engine.to_act(state)[0]
            if not isinstance(state.agenda[-1], combat.Duel) or not engine.legal(state, seat).several():
                advice = advise(view(state, seat), box)
                assert advice
                action = parse_action(state, seat, advice.action)
                key = advice.reason.key.removeprefix("bot-because-")
                if not FITS[key](Case(state, seat, action, advice.reason.values)):
                    wrong.append(f"{seed}, turn {state.turn}: {advice.action}: {advice.reason}")
                seen += 1
            engine.apply(state, seat, captain.choose(state, seat))
    assert seen > 100 * len(SEEDS)
    assert wrong == []
