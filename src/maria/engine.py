"""The loop: who may act, what is legal, apply one action, what happened."""

from __future__ import annotations

import hashlib

from maria.actions import Action, Consent, Transfer
from maria.box import Box
from maria.rules import (
    combat,
    conquest,
    consent,
    hussars,
    movement,
    retreat,
    sequence,
    setup,
    stacks,
    supply,
    winter,
)
from maria.rules import tactical_cards as cards
from maria.rules.step import Automatic, Choices, Decision, Event, Refusal
from maria.state import State

AUTOMATIC: dict[str, Automatic] = {
    "begin-split": setup.begin_split,
    "turn": sequence.begin_turn,
    "stage": sequence.action_stage,
    "cards": cards.cards_phase,
    "supply": supply.supply_phase,
    "begin-movement": movement.movement_phase,
    "combat": combat.combat_phase,
    "retroactive": conquest.retroactive_phase,
    "end-of-turn": sequence.end_of_turn,
    "winter": winter.winter,
}
DECISIONS: dict[str, Decision] = {
    "split": setup.SplitStep(),
    "hussars": hussars.HussarStage(),
    "subsidy": cards.SubsidyStep(),
    "toll": supply.TollStep(),
    "movement": movement.MovementPhase(),
    "attacks": combat.AttackStep(),
    "duel": combat.DuelStep(),
    "retreat": retreat.RetreatStep(),
    "recruit": winter.RecruitStep(),
    "assign": winter.AssignStep(),
}


class IllegalAction(Exception):
    """An action that the rules forbid; `refusal` names the rule."""

    def __init__(self, refusal: Refusal) -> None:
        """Takes the reason."""
        self.refusal = refusal
        super().__init__(refusal.rule, refusal.key, dict(refusal.values))


def new_game(box: Box, variant: str, players: int, seed: str) -> tuple[State, list[Event]]:
    """The position at the first decision of a game, and what happened until then."""
    out: list[Event] = []
    state = setup.start(setup.make_setting(box, variant, players, seed), out)
    advance(state, out)
    return state, out


def advance(state: State, out: list[Event]) -> None:
    """Runs the steps that need no decision, and stops at the first that does."""
    while state.agenda:
        step = state.agenda[-1]
        automatic = AUTOMATIC.get(step.kind)
        if automatic:
            state.agenda.pop()
            automatic(state, step.values, out)
            continue
        decision = DECISIONS[step.kind]
        if decision.waits_for(state, step):
            return
        decision.skip(state, step, out)


def to_act(state: State) -> tuple[int, ...]:
    """The seats the game waits for."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    return DECISIONS[step.kind].waits_for(state, step)


def may_act(state: State) -> tuple[int, ...]:
    """6.e, 10.1.k: the seats that may act although the game does not wait for them."""
    if not state.agenda:
        return ()
    return tuple(
        seat
        for seat in range(len(state.setting.seats))
        if any(choices.several() for choices in out_of_turn(state, seat))
    )


def out_of_turn(state: State, seat: int) -> tuple[Choices, Choices]:
    """6.e, 10.1.k: what a seat may do at any time: transfers in its stacks, and consent to stacks."""
    return stacks.TransferChoices(state, seat), consent.ConsentChoices(state, seat)


def legal(state: State, seat: int) -> Choices | None:
    """What a seat that the game waits for may do; None if the game does not wait for it."""
    if seat not in to_act(state):
        return None
    step = state.agenda[-1]
    return DECISIONS[step.kind].choices(state, step, seat)


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why an action is not legal now, or None if it is."""
    if not state.agenda:
        return Refusal("5.a", "refused-over")
    transfers, consents = out_of_turn(state, seat)
    if isinstance(action, Transfer):
        return transfers.refusal(action)
    if isinstance(action, Consent):
        return consents.refusal(action)
    choices = legal(state, seat)
    return choices.refusal(action) if choices else Refusal("5.a", "refused-not-your-turn")


def apply(state: State, seat: int, action: Action) -> list[Event]:
    """Carries out a legal action, in place, and runs on to the next decision; refuses any other."""
    problem = refusal(state, seat, action)
    if problem:
        raise IllegalAction(problem)
    out: list[Event] = []
    if isinstance(action, Transfer):
        stacks.apply_transfer(state, seat, action, out)
        return out
    if isinstance(action, Consent):
        consent.apply_consent(state, seat, action, out)
        return out
    return carry_out(state, seat, action)


def carry_out(state: State, seat: int, action: Action) -> list[Event]:
    """Carries out an action that is known to be legal because it came from the choices of this position."""
    out: list[Event] = []
    step = state.agenda[-1]
    DECISIONS[step.kind].apply(state, step, seat, action, out)
    advance(state, out)
    return out


def fingerprint(state: State) -> str:
    """A hash of everything in a position."""
    content = [(name, getattr(state, name)) for name in State.__slots__ if name not in ("setting", "known")]
    known = (sorted(state.known.sums), sorted(state.known.voids.items()))
    return hashlib.sha256(repr((content, known)).encode()).hexdigest()
