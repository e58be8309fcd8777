"""The loop: who may act, what is legal, apply one action, what happened."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

from maria.actions import Accept, Action, Cancel, Consent, Decline, Offer, Transfer
from maria.box import Box
from maria.rules import (
    combat,
    conquest,
    consent,
    election,
    hussars,
    movement,
    politics,
    retreat,
    saxony,
    sequence,
    setup,
    silesia,
    silesia_gambit,
    stacks,
    subsidies,
    supply,
    transfers,
    victory,
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
    "points": combat.combat_ends,
    "retroactive": conquest.retroactive_phase,
    "stage-end": silesia.stage_end,
    "check": victory.check_pools,
    "end-of-turn": sequence.end_of_turn,
    "winter": winter.winter,
    "scoring": victory.winter_scoring,
    "final": victory.final_scoring,
    "politics": politics.political_stage,
    "reveal-cards": politics.reveal_cards,
    "turn-up": politics.turn_up,
    "shifts": politics.shifts,
    "effects": politics.effects,
    "saxony-shift": politics.saxony_shift,
    "return": politics.return_corps,
    "election": election.election,
    "peace-transfers": silesia.peace_transfers,
    "annexed": silesia.annexed,
    "saxons-home": saxony.saxons_home,
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
    "trump": politics.TrumpStep(),
    "lay": politics.LayStep(),
    "select": politics.SelectStep(),
    "execute": politics.ExecuteStep(),
    "corps": politics.CorpsStep(),
    "transfer": transfers.TransferStep(),
    "vote": election.VoteStep(),
    "saxony-due": saxony.SaxonyStep(),
    "offer-peace": silesia.OfferStep(),
    "accept-peace": silesia.AcceptStep(),
    "second-train": silesia.TrainStep(),
    "reduce": silesia.ReduceStep(),
    "cede": silesia_gambit.CedeStep(),
}


class IllegalAction(Exception):
    """An action that the rules forbid; `refusal` names the rule."""

    def __init__(self, refusal: Refusal) -> None:
        """Takes the reason."""
        self.refusal = refusal
        super().__init__(refusal.rule, refusal.key, dict(refusal.values))


def new_game(
    box: Box, variant: str, players: int, seed: str, options: Collection[str] = ()
) -> tuple[State, list[Event]]:
    """The position at the first decision of a game, and what happened until then."""
    out: list[Event] = []
    state = setup.start(setup.make_setting(box, variant, players, seed, options), out)
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
    """6.e, 10.1.k, 20: the seats that may act although the game does not wait for them."""
    if not state.agenda:
        return ()
    return tuple(seat for seat in range(len(state.setting.seats)) if is_free(state, seat))


def is_free(state: State, seat: int) -> bool:
    """Whether a seat may do something out of turn."""
    return any(choices.several() for choices in out_of_turn(state, seat))


def out_of_turn(state: State, seat: int) -> tuple[Choices, Choices, Choices]:
    """6.e, 10.1.k, 20: what a seat may do at any time: transfers in stacks, consent, subsidies."""
    return (
        stacks.TransferChoices(state, seat),
        consent.ConsentChoices(state, seat),
        subsidies.SubsidyChoices(state, seat),
    )


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
    if isinstance(action, Transfer):
        return stacks.TransferChoices(state, seat).refusal(action)
    if isinstance(action, Consent):
        return consent.ConsentChoices(state, seat).refusal(action)
    if isinstance(action, Offer | Cancel | Accept | Decline):
        return subsidies.SubsidyChoices(state, seat).refusal(action)
    choices = legal(state, seat)
    return choices.refusal(action) if choices else Refusal("5.a", "refused-not-your-turn")


def apply(state: State, seat: int, action: Action) -> list[Event]:
    """Carries out a legal action, in place, and runs on to the next decision; refuses any other."""
    problem = refusal(state, seat, action)
    if problem:
        raise IllegalAction(problem)
    return carry_out(state, seat, action)


def carry_out(state: State, seat: int, action: Action) -> list[Event]:
    """Carries out an action that is known to be legal: it was not refused, or is one of the choices."""
    out: list[Event] = []
    if isinstance(action, Transfer):
        stacks.apply_transfer(state, seat, action, out)
    elif isinstance(action, Consent):
        consent.apply_consent(state, seat, action, out)
    elif isinstance(action, Offer | Cancel | Accept | Decline):
        subsidies.apply_subsidies(state, seat, action, out)
    else:
        step = state.agenda[-1]
        DECISIONS[step.kind].apply(state, step, seat, action, out)
    advance(state, out)
    return out


def fingerprint(state: State) -> str:
    """A hash of everything in a position."""
    content = [(name, getattr(state, name)) for name in State.__slots__ if name not in ("setting", "known")]
    known = state.known
    content.append(("known", (sorted(known.sums), sorted(known.voids.items()), sorted(known.faces.items()))))
    return hashlib.sha256(repr(content).encode()).hexdigest()
