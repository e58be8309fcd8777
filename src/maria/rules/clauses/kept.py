"""21 What treaties leave of a seat's choices, what is set aside, and who came up to whom."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maria.actions import Action, Done
from maria.box.tables import bits
from maria.rules.clauses.asked import Asked
from maria.rules.clauses.places import NotAttack
from maria.rules.clauses.sentence import Sentence
from maria.rules.movement import MovementChoices, marches
from maria.rules.step import Choices, Event, Grouped, Refusal, Restricted, one_of
from maria.state import REMOVED, State
from maria.treaty import Clause, Standing, standing

TRIES = 50
"""How often something is drawn that a clause may forbid, before all that is left is listed."""


class Kept(Restricted):
    """What is left of the choices of a seat that treaties bind, never nothing (ruling)."""

    def __init__(self, choices: Choices, asked: Asked) -> None:
        """Takes what the rules allow, and the clauses that bind."""
        super().__init__(choices, self._by)
        self.asked = asked

    def _by(self, action: Action) -> Refusal | None:
        asked = self.asked
        number = asked.against(action, len(asked.terms))
        if number < 0:
            return None
        treaty, clause, term = asked.terms[number]
        told = Sentence(term, asked.state.setting.box)
        return Refusal("21.a", "refused-treaty", {"number": treaty.number, "which": clause, "clause": told})

    def __iter__(self) -> Iterator[Action]:
        """One of the ways left to each effect; of marches found without those through barred cities."""
        asked = self.asked
        if not isinstance(self.choices, MovementChoices):
            return super().__iter__()
        return (action for action in self._moves(self.choices, asked) if self._by(action) is None)

    def _moves(self, choices: MovementChoices, asked: Asked) -> Iterator[Action]:
        yield Done()
        for piece in choices.pieces:
            yield from marches(asked.ground(piece, len(asked.terms)))
        yield from choices.beside()

    def sample(self, rng: Random) -> Action:
        """Each as likely as any other; of very many that the rules allow until one is left."""
        tries = (self.choices.sample(rng) for _ in range(TRIES if isinstance(self.choices, Grouped) else 0))
        return next((action for action in tries if self._by(action) is None), None) or one_of(list(self), rng)


def binding(state: State, seat: int) -> tuple[Standing, ...]:
    """The terms that bind a seat and do not sleep, oldest first."""
    own = bits(power for power in range(6) if state.seat_of[power] == seat)
    bound = [term for term in standing(state.treaties) if term.clause.powers(state) & own]
    return tuple([term for term in bound if not term.clause.sleeps(state, term.treaty.toward(term.clause))])


def restricted(state: State, seat: int, choices: Choices) -> Choices:
    """21.a: what treaties leave of a seat's choices; a clause that would leave nothing is set aside."""
    terms = binding(state, seat)
    if not terms:
        return choices
    made = Kept(choices, Asked(state, choices, terms))
    return made if made else Kept(choices, Asked(state, choices, _kept(state, choices, terms)))


def _kept(state: State, choices: Choices, terms: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """The terms that leave something to do, oldest first: the youngest is set aside (ruling)."""
    kept: tuple[Standing, ...] = ()
    for term in terms:
        if Kept(choices, Asked(state, choices, (*kept, term))):
            kept = (*kept, term)
    return kept


def breaches(state: State, seat: int, choices: Choices, action: Action) -> list[Event]:
    """The clauses that an action breaks because nothing else was left: they bind again afterwards."""
    if not isinstance(choices, Kept):
        return []
    kept = choices.asked.terms
    aside = [term for term in binding(state, seat) if term not in kept]
    broken = []
    for term in aside:
        older = tuple(other for other in kept if _age(other) < _age(term))
        asked = Asked(state, choices, (*older, term))
        if term.clause.refuses(asked, len(older), action):
            broken.append(aside_event(term))
    return broken


def _age(term: Standing) -> tuple[int, int]:
    return term.treaty.number, term.number


def forced(state: State, events: list[Event]) -> Iterator[Event]:
    """What the rules forced although a clause forbids it: pieces that could be put nowhere else."""
    for event in [each for each in events if each.kind in ("put", "entered")]:
        piece, city = (
            int(str(event.seen[n])) for n in ("piece" if event.kind == "put" else "general", "city")
        )
        for term in standing(state.treaties):
            clause, toward = term.clause, term.treaty.toward(term.clause)
            bound = clause.powers(state) >> state.setting.power_of[piece] & 1
            if bound and not clause.sleeps(state, toward) and _closes(state, clause, piece, city):
                yield aside_event(term)


def _closes(state: State, clause: Clause, piece: int, city: int) -> bool:
    """Whether a clause closes a city to a piece that came there from elsewhere."""
    concerns = getattr(clause, "concerns", None)
    before = state.copy()
    before.move(piece, REMOVED)
    return bool(concerns and concerns(state, piece) and clause.closed(before, piece) >> city & 1)


def aside_event(term: Standing) -> Event:
    """The log says that a clause was set aside."""
    return Event(
        "clause-aside", {"number": term.treaty.number, "which": term.number, "clauses": (term.clause,)}
    )


def came_up(state: State, events: list[Event]) -> None:
    """21.a: who comes up by himself to somebody who may not attack him frees that pair in its next stage.

    By a march or by his re-entry in winter, also where that had one place only.
    """
    near = state.setting.board.neighbour_set
    for piece, city in arrivals(events):
        for _, _, clause in standing(state.treaties):
            if not isinstance(clause, NotAttack) or piece not in clause.protected(state):
                continue
            for general in range(state.setting.generals):
                place = state.place[general]
                if place >= 0 and near[city] >> place & 1 and clause.concerns(state, general):
                    entry = (piece, general, next_stage(state, state.setting.power_of[general]))
                    state.approached |= {entry}


def arrivals(events: list[Event]) -> Iterator[tuple[int, int]]:
    """The pieces that marched or re-entered, and where they arrived."""
    for event in events:
        match event.kind, event.seen:
            case "marched", {"piece": int(piece), "path": tuple(path)}:
                yield piece, int(path[-1])
            case "entered", {"general": int(general), "city": int(city)}:
                yield general, city


def next_stage(state: State, power: int) -> int:
    """The turn of a power's next action stage."""
    to_come = (getattr(step, "stage", -1) for step in state.agenda if step.kind == "stage")
    return state.turn + (not any(power in state.stage_powers(stage) for stage in to_come))
