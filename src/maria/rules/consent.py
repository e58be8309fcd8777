"""10.1.k, 10.1.p: the consent that Austrian and Pragmatic generals need to stack."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maria.actions import Action, Consent
from maria.rules.step import Choices, Event, Refusal
from maria.state import AUSTRIA, PRAGMATIC, State


def consented(state: State, coming: int, there: int, city: int) -> bool:
    """10.1.k, 10.1.p: Austrian and Pragmatic generals of two players stack only if both agree."""
    setting = state.setting
    one, other = setting.power_of[coming], setting.power_of[there]
    if {one, other} != {AUSTRIA, PRAGMATIC} or state.seat_of[one] == state.seat_of[other]:
        return True
    seat = state.seat_of[other]
    return any(
        giver == seat and general in (-1, coming, there) and where in (-1, city)
        for giver, general, where in state.consents
    )


class ConsentChoices(Choices):
    """10.1.k: a seat gives its agreement to stacks of Austria and the Pragmatic Army, or takes it back."""

    def __init__(self, state: State, seat: int) -> None:
        """Only the two players who share a stage need each other's consent."""
        self.state, self.seat = state, seat
        both = {state.seat_of[AUSTRIA], state.seat_of[PRAGMATIC]}
        self.needed = len(both) == 2 and -1 not in both and seat in both

    def refusal(self, action: Action) -> Refusal | None:
        """Why this consent makes no sense."""
        setting = self.state.setting
        if not isinstance(action, Consent):
            return Refusal("5.a", "refused-not-now")
        if not self.needed:
            return Refusal("10.1.k", "refused-consent-needless")
        one_target = action.general < 0 or action.city < 0
        allies = {-1, *setting.generals_of[AUSTRIA], *setting.generals_of[PRAGMATIC]}
        known = action.general in allies and action.city < len(setting.board.cities)
        if not one_target or not known or min(action.general, action.city) < -1:
            return Refusal("10.1.k", "refused-consent-target")
        standing = (self.seat, action.general, action.city) in self.state.consents
        return Refusal("10.1.k", "refused-consent-stands") if standing == action.given else None

    def sample(self, rng: Random) -> Action:
        """Consent for the stage is given, or taken back; for a general or a city now and then."""
        chance, setting = rng.random(), self.state.setting
        allies = (*setting.generals_of[AUSTRIA], *setting.generals_of[PRAGMATIC])
        general = allies[int(chance * 4 * len(allies))] if chance < 0.25 else -1
        city = int((chance - 0.25) * 4 * len(self.state.setting.board.cities)) if 0.25 <= chance < 0.5 else -1
        return Consent((self.seat, general, city) not in self.state.consents, general, city)

    def representatives(self) -> Iterator[Action]:
        """Consent for the stage."""
        if self.needed:
            yield Consent((self.seat, -1, -1) not in self.state.consents)

    def several(self) -> bool:
        """To agree or not is always a choice."""
        return self.needed


def apply_consent(state: State, seat: int, action: Consent, out: list[Event]) -> None:
    """10.1.k: the agreement stands until the movement of the two powers, or winter, is over."""
    entry = (seat, action.general, action.city)
    state.consents = state.consents | {entry} if action.given else state.consents - {entry}
    seen = {"seat": seat, "given": int(action.given), "general": action.general, "city": action.city}
    out.append(Event("consent", seen))
