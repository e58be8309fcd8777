"""21 Which of a seat's choices treaties leave, which clauses are set aside, and who may fight anyway."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

from maria.actions import Action, Done
from maria.box.tables import bits, members
from maria.events import Event, of_kind
from maria.phrases import Sentence
from maria.rules.clauses.obligations import Obligations
from maria.rules.clauses.places import LetsAlone, NotAttack, NotConquer
from maria.rules.combat import Attacked
from maria.rules.conquest import Conquered
from maria.rules.marches import Ground, Marched, marches
from maria.rules.movement import Movement, MovementChoices
from maria.rules.retreat import Field, RetreatChoices, RetreatStep
from maria.rules.step import Choices, Decision, Grouped, Refusal, Restricted
from maria.rules.transfers import Put
from maria.rules.treaty_events import ClauseAside
from maria.rules.winter import Entered
from maria.state import REMOVED, State
from maria.treaty import BindingTerm, Clause, standing

TRIES = 50
"""How often to draw an action that a clause may forbid, before listing everything that is left."""


class TreatyChoices(Restricted):
    """The choices treaties leave a seat: never none while the game waits for the seat (ruling)."""

    def __init__(self, choices: Choices, obligations: Obligations) -> None:
        """Takes the choices under the rules, and the clauses that bind."""
        super().__init__(choices, self._by)
        self.obligations = obligations

    def _by(self, action: Action) -> Refusal | None:
        obligations = self.obligations
        key, number = "refused-treaty", obligations.against(action, len(obligations.terms))
        if number < 0:
            key, number = "refused-treaty-first", obligations.too_early(action)
        if number < 0:
            return None
        treaty, clause, term = obligations.terms[number]
        sentence = Sentence(term, obligations.state.setting.box)
        return Refusal("21.a", key, {"number": treaty.number, "which": clause, "clause": sentence})

    def __iter__(self) -> Iterator[Action]:
        """One of the ways left to each effect; marches and retreats are searched without barred cities."""
        if isinstance(self.choices, MovementChoices):
            found = chain(self._moves(), self.choices.beside())
            return (action for action in found if self._by(action) is None)
        step = self.obligations.state.agenda[-1]
        if isinstance(self.choices, RetreatChoices) and isinstance(step, RetreatStep):
            return iter(RetreatChoices(self.obligations.state, self.retreats(step)))
        return super().__iter__()

    def _moves(self) -> Iterator[Action]:
        """Ending movement, and marches."""
        yield Done()
        for piece in self.obligations.moves.pieces if self.obligations.moves else ():
            yield from marches(self.obligations.ground(piece, len(self.obligations.terms)))

    def retreats(self, step: RetreatStep) -> Field:
        """11.2, 21.a: where the winner may send the defeated generals."""
        state, avoided = self.obligations.state, 0
        for term in self.obligations.terms:
            avoided |= term.clause.avoided(state) if isinstance(term.clause, LetsAlone) else 0
        field = step.field(state)
        field.avoid(avoided)
        return field

    def leaves_something(self) -> bool:
        """21.a: whether the clauses leave a march or the end of movement, which cost nothing, or a wait."""
        if self.obligations.moves is None:
            return bool(self)
        return self.obligations.waits() or any(self._by(action) is None for action in self._moves())

    def drawn(self, rng: Random) -> Action:
        """A random choice, all equally likely; large sets are sampled until one is allowed."""
        tries = (self.choices.drawn(rng) for _ in range(TRIES if isinstance(self.choices, Grouped) else 0))
        return next((action for action in tries if self._by(action) is None), None) or super().drawn(rng)


def binding(state: State, seat: int) -> tuple[BindingTerm, ...]:
    """The terms that bind a seat and do not sleep, oldest first."""
    own = bits(power for power in range(6) if state.seat_of[power] == seat)
    bound = [term for term in standing(state.treaties) if term.clause.powers(state) & own]
    return tuple([term for term in bound if not term.clause.sleeps(state, term.treaty.toward(term.clause))])


def restricted(state: State, seat: int, choices: Choices) -> Choices:
    """21.a: the choices treaties leave a seat; a clause that would leave none is set aside."""
    terms = binding(state, seat)
    if not terms:
        return choices
    made = TreatyChoices(choices, Obligations(state, choices, terms))
    if made.leaves_something():
        return made
    return TreatyChoices(choices, Obligations(state, choices, _compatible_terms(state, choices, terms)))


def waited_for(state: State, step: Decision) -> tuple[int, ...]:
    """The seats a step waits for, except those that can only wait for their turn in Flanders (10.1.l)."""
    seats = step.waits_for(state)
    if not state.treaties or not isinstance(step, Movement) or not step.disputed:
        return seats
    left = [(seat, restricted(state, seat, step.choices(state, seat))) for seat in seats]
    return tuple(
        [seat for seat, made in left if not (isinstance(made, TreatyChoices) and made.obligations.waits())]
    )


def _compatible_terms(
    state: State, choices: Choices, terms: tuple[BindingTerm, ...]
) -> tuple[BindingTerm, ...]:
    """The terms that together leave something to do; a younger one that conflicts is set aside (ruling)."""
    kept: tuple[BindingTerm, ...] = ()
    for term in terms:
        if TreatyChoices(choices, Obligations(state, choices, (*kept, term))).leaves_something():
            kept = (*kept, term)
    return kept


def breaches(state: State, seat: int, choices: Choices, action: Action) -> list[Event]:
    """Events for the clauses that an action breaks because nothing else was left; they bind again later."""
    if not isinstance(choices, TreatyChoices):
        return []
    kept = choices.obligations.terms
    aside = [term for term in binding(state, seat) if term not in kept]
    broken = []
    for term in aside:
        older = tuple(other for other in kept if _age(other) < _age(term))
        obligations = Obligations(state, choices, (*older, term))
        if term.clause.refuses(obligations, len(older), action):
            broken.append(aside_event(term))
    return broken


def _age(term: BindingTerm) -> tuple[int, int]:
    return term.treaty.number, term.number


def forced(state: State, events: list[Event]) -> Iterator[Event]:
    """Events for clauses that the rules broke: pieces that could not be put anywhere else."""
    arrived = [(each.piece, each.city) for each in of_kind(events, Put)]
    arrived += [(each.general, each.city) for each in of_kind(events, Entered)]
    for piece, city in arrived:
        for term in standing(state.treaties):
            if term.binds(state, state.setting.power_of[piece]) and _closes(state, term.clause, piece, city):
                yield aside_event(term)


def conquered(state: State, events: list[Event]) -> Iterator[Event]:
    """10.3.c: events for conquests of question marks older than a promise not to conquer (ruling)."""
    for event in of_kind(events, Conquered):
        for term in standing(state.treaties):
            clause = term.clause
            closed = isinstance(clause, NotConquer) and clause.where >> event.city & 1
            if closed and term.binds(state, event.power):
                yield aside_event(term)


def _closes(state: State, clause: Clause, piece: int, city: int) -> bool:
    """Whether a clause closes a city to a piece that arrives from elsewhere."""
    concerns = getattr(clause, "concerns", None)
    before = state.copy()
    before.move(piece, REMOVED)
    return bool(concerns and concerns(state, piece) and clause.closed(before, piece) >> city & 1)


def aside_event(term: BindingTerm) -> Event:
    """The event that logs a clause as set aside."""
    return ClauseAside(term.treaty.number, term.number, (term.clause,))


# ---------------------------------------------------------------- pairs that may fight anyway


def free_approached(state: State, events: list[Event]) -> None:
    """21.a: a protected general who comes next to a bound enemy, or attacks him, frees that pair to fight.

    The pair is free in the enemy's next stage; even a re-entry that had only one possible city counts.
    """
    near = state.setting.board.neighbour_set
    for piece, city in arrivals(events):
        places = enumerate(state.place)
        _free(state, piece, [other for other, place in places if place >= 0 and near[city] >> place & 1])
    for attackers, defenders in attacks(events):
        for piece in members(attackers):
            _free(state, piece, members(defenders))


def free_stayed(state: State, phase: Movement) -> None:
    """21.a: a protected general who stays next to a bound enemy although he could leave frees the pair."""
    setting, near = state.setting, state.setting.board.neighbour_set
    for piece in [g for power in state.stage_powers(phase.stage) for g in setting.generals_of[power]]:
        around = near[state.place[piece]] if state.place[piece] >= 0 else 0
        beside = [g for g in range(setting.generals) if state.place[g] >= 0 and around >> state.place[g] & 1]
        if beside and not state.moved >> piece & 1:
            ends = bits(march.path[-1] for march in marches(Ground(state, piece)))
            _free(state, piece, [g for g in beside if ends & ~near[state.place[g]]])


def _free(state: State, piece: int, generals: list[int]) -> None:
    """Notes pairs of a protected general and generals who may not attack him, free in their next stage."""
    for _, _, clause in standing(state.treaties):
        if isinstance(clause, NotAttack) and piece in clause.protected(state):
            for general in generals:
                if clause.concerns(state, general):
                    entry = (piece, general, next_stage(state, state.setting.power_of[general]))
                    state.approached |= {entry}


def arrivals(events: list[Event]) -> Iterator[tuple[int, int]]:
    """The pieces that marched or re-entered, with the cities where they arrived."""
    for event in events:
        if isinstance(event, Marched):
            yield event.piece, event.path[-1]
        elif isinstance(event, Entered):
            yield event.general, event.city


def attacks(events: list[Event]) -> Iterator[tuple[int, int]]:
    """The generals who attacked, and those they attacked, as bitmasks."""
    for event in of_kind(events, Attacked):
        yield event.attackers, event.defenders


def next_stage(state: State, power: int) -> int:
    """The turn of a power's next action stage."""
    to_come = (getattr(step, "stage", -1) for step in state.agenda if step.kind == "stage")
    return state.turn + (not any(power in state.stage_powers(stage) for stage in to_come))
