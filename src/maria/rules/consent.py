"""10.1.k, 10.1.p: the consent that Austrian and Pragmatic generals need to stack."""

from __future__ import annotations

from collections.abc import Iterator

from maria.actions import Action, Consent
from maria.events import Event, Out, emit
from maria.rules.step import AnyTime, Refusal
from maria.state import AUSTRIA, PRAGMATIC, City, Piece, Seat, State
from maria.treaty import standing

ALLIES = (AUSTRIA, PRAGMATIC)
MOST_CONSENTS = 24
"""10.1.k: how often a player may give or withdraw consent per turn, so that nobody can stall a game."""


class ConsentChanged(Event, kind="consent", rule="10.1.k"):
    """10.1.k: a player allows others to stack with his generals, or withdraws that consent."""

    seat: Seat
    given: bool
    general: Piece
    city: City

    def ending(self, state: State) -> str:
        """A different text for consent to one general, for one city, or in general."""
        return "-to" if self.general >= 0 else "-at" if self.city >= 0 else ""


def needs_consent(state: State, coming: int, there: int) -> bool:
    """10.1.k: whether two generals of two players, one Austrian and one Pragmatic, need consent to stack."""
    one, other = (state.setting.power_of[general] for general in (coming, there))
    return one != other and one in ALLIES and other in ALLIES and state.seat_of[one] != state.seat_of[other]


def consented(state: State, coming: int, there: int, city: int) -> bool:
    """10.1.k, 10.1.p: whether two generals may stack as far as consent goes: the player there must agree."""
    if not needs_consent(state, coming, there):
        return True
    if bound_to_consent(state, state.setting.power_of[there]):
        return True
    seat = state.seat_of[state.setting.power_of[there]]
    enough = [(seat, general, where) for general in (-1, coming, there) for where in (-1, city)]
    return not state.consents.isdisjoint(enough)


def bound_to_consent(state: State, power: int) -> bool:
    """21.a: whether a treaty obliges this power to consent to all stacks."""
    terms = standing(state.treaties) if state.treaties else ()
    return any(term.clause.kind == "consents" and term.clause.bound == power for term in terms)


def agreed(state: State) -> State:
    """10.1.k: a copy of the position in which everybody has consented to every stack."""
    if state.seat_of[AUSTRIA] == state.seat_of[PRAGMATIC] or state.seat_of[PRAGMATIC] < 0:
        return state
    trial = state.copy()
    trial.consents = frozenset((seat, -1, -1) for seat in range(len(state.setting.seats)))
    return trial


class StackConsent(AnyTime):
    """10.1.k: a seat gives or withdraws its consent to stacks of Austria and the Pragmatic Army."""

    answers = (Consent,)

    def __init__(self, state: State, seat: int) -> None:
        """Consent matters only if two different players have Austria and the Pragmatic Army."""
        super().__init__(state, seat)
        both = {state.seat_of[power] for power in ALLIES}
        self.needed = len(both) == 2 and -1 not in both and seat in both

    def may(self) -> bool:
        """Whether consent matters; if so, the seat always has a choice."""
        return self.needed

    def generals(self) -> list[int]:
        """The generals whose stacks can need consent."""
        return [general for power in ALLIES for general in self.state.setting.generals_of[power]]

    def is_there(self, general: int, city: int) -> bool:
        """Whether the seat has given exactly this consent."""
        return (self.seat, general, city) in self.state.consents

    def refusal(self, action: Action) -> Refusal | None:
        """Why this consent cannot be given or withdrawn, or None if it can."""
        if not isinstance(action, Consent):
            return Refusal("5.a", "refused-not-now")
        if not self.needed:
            return Refusal("10.1.k", "refused-consent-needless")
        known = action.general == -1 or action.general in self.generals()
        known = known and -1 <= action.city < len(self.state.setting.board.cities)
        if not known or min(action.general, action.city) >= 0:
            return Refusal("10.1.k", "refused-consent-target")
        own = (power for power in ALLIES if self.state.seat_of[power] == self.seat)
        if not action.given and any(bound_to_consent(self.state, power) for power in own):
            return Refusal("21.a", "refused-consent-promised")
        if self.is_there(action.general, action.city) == action.given:
            return Refusal("10.1.k", "refused-consent-stands")
        if self.state.agreements[self.seat] >= MOST_CONSENTS:
            return Refusal("10.1.k", "refused-consents-most", {"most": MOST_CONSENTS})
        return self._refuse_relied(action)

    def _refuse_relied(self, action: Consent) -> Refusal | None:
        """10.1.p: a consent cannot be withdrawn while troops are being assigned that rely on it."""
        if action.given or not self.state.agenda:
            return None
        without = self.state.copy()
        without.consents -= {(self.seat, action.general, action.city)}
        relied = self.state.agenda[-1].counts_on(self.state, without)
        return Refusal("10.1.p", "refused-consent-relied") if relied else None

    __bool__ = may

    def __iter__(self) -> Iterator[Action]:
        """Giving or withdrawing consent in general, for each general, and for each city."""
        if not self.needed:
            return
        targets = [(-1, -1), *((general, -1) for general in self.generals())]
        targets += [(-1, city) for city in range(len(self.state.setting.board.cities))]
        for general, city in targets:
            action = Consent(not self.is_there(general, city), general, city)
            if action in self:
                yield action

    def apply(self, action: Consent, out: Out) -> None:
        """10.1.k: records the consent, which lasts until the powers' movement, or the winter, is over."""
        self.state.agreements[self.seat] += 1
        consents, entry = self.state.consents, (self.seat, action.general, action.city)
        self.state.consents = consents | {entry} if action.given else consents - {entry}
        emit(out, ConsentChanged, self.seat, action.given, action.general, action.city)
