"""21 Clauses about one decision, subsidies, and promises in words."""

from __future__ import annotations

from typing import Any

from maria.actions import Action, Answer, DiscardCard, Execute, LayCard, Question, Select, ShiftSaxony, Vote
from maria.box.tables import members
from maria.events import Event
from maria.notation import NotationError, Reader, Writer
from maria.rules import subsidies
from maria.rules.clauses.obligations import Obligations
from maria.rules.election import Voted, free_votes, votes
from maria.rules.politics import Executed, Executing, Laying, PoliticalDiscarded, Selected, Selecting, card_of
from maria.rules.saxony import SaxonyDue
from maria.rules.silesia import PeaceDeclined, PeaceMade, PeaceOffered, Reduced
from maria.rules.step import Refusal
from maria.state import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, Political, Power, State
from maria.treaty import Clause

LONGEST_PROMISE = 200


class Votes(Clause, kind="votes", verbs=("votes for francis", "votes for charles")):
    """18.b: a power's votes go to a candidate."""

    francis: bool

    flag, goal = "francis", True

    def reads(self) -> dict[str, Any]:
        """For whom."""
        return {"candidate": "francis" if self.francis else "charles"}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """18.c: the votes of Austria and the Pragmatic Army are not free, those of Austria's Saxony are."""
        wrong = not self._free_powers(state) or self.impossible(state)
        return Refusal("18.c", "refused-clause-votes") if wrong else None

    def impossible(self, state: State) -> bool:
        """18.f: there is one election."""
        return state.election == 2

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """As many votes as the power has go there."""
        if not isinstance(action, Vote):
            return False
        state, seat = asked.state, asked.state.seat_of[self.bound]
        given = action.francis if self.francis else free_votes(state, seat) - action.francis
        return given < self._own(state)

    def _own(self, state: State) -> int:
        """The free votes of the power and its minor power."""
        return sum(votes(state, power) for power in self._free_powers(state))

    def _free_powers(self, state: State) -> list[int]:
        """18.c, 19.3.d: with Austria also a Saxony that its player plays, be it neutral."""
        powers = self.powers(state)
        if self.bound == AUSTRIA and state.seat_of[SAXONY] == state.seat_of[AUSTRIA]:
            powers |= 1 << SAXONY
        return [power for power in members(powers) if power not in (AUSTRIA, PRAGMATIC)]

    def done_by(self, state: State, event: Event) -> bool:
        """The power's player has voted like that."""
        if not isinstance(event, Voted) or event.seat != state.seat_of[self.bound]:
            return False
        return (event.francis if self.francis else event.charles) >= self._own(state)


SAYS: dict[str, tuple[int, Question, bool, type[Event] | None]] = {
    "offers peace": (PRUSSIA, "offer peace", True, PeaceOffered),
    "does not offer peace": (PRUSSIA, "offer peace", False, None),
    "accepts peace": (AUSTRIA, "accept peace", True, PeaceMade),
    "declines peace": (AUSTRIA, "accept peace", False, PeaceDeclined),
    "reduces its objectives": (FRANCE, "reduce objectives", True, Reduced),
    "does not reduce its objectives": (FRANCE, "reduce objectives", False, None),
}
"""19.1.a, 19.2.a: who answers what, and the event by which that is done."""


class Answers(Clause, kind="answers", verbs=tuple(SAYS)):
    """19.1.a, 19.2.a: the peace of Silesia is offered or accepted, or not; objectives are reduced or not."""

    says: str

    def verb(self) -> str:
        """What is answered."""
        return self.says

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """The verb says it."""
        rest.end()
        return {"says": rest.verb}

    def reads(self) -> dict[str, Any]:
        """What is answered."""
        return {"answer": self.says.replace(" ", "-")}

    @property
    def goal(self) -> bool:  # type: ignore[override]
        """Whether it is to be said, not left."""
        return bool(SAYS[self.says][3])

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """21.b: the one who is asked by the rules; there is no other peace."""
        if self.bound != SAYS[self.says][0]:
            return Refusal("21.b", "refused-clause-peace")
        return Refusal("21.c", "refused-clause-past") if self.impossible(state) else None

    def impossible(self, state: State) -> bool:
        """Both can happen once."""
        return state.reduced if SAYS[self.says][0] == FRANCE else bool(state.peace)

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """The other answer."""
        _, question, yes, _ = SAYS[self.says]
        return isinstance(action, Answer) and action.question == question and action.yes != yes

    def done_by(self, state: State, event: Event) -> bool:
        """It was said."""
        done = SAYS[self.says][3]
        return done is not None and isinstance(event, done)


class _Card(Clause):
    """A clause about one Political Card."""

    card: Political

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """A card of the power's arms that can still be selected."""
        wrong = state.setting.power_ids[self.bound] not in card_of(state, self.card).arms
        if wrong or self.impossible(state):
            return Refusal("17.g", "refused-clause-card")
        return None

    def impossible(self, state: State) -> bool:
        """The card has gone."""
        held = [step for step in state.agenda if isinstance(step, Executing) and step.card == self.card]
        return not held and self.card not in state.political and self.card not in state.revealed


def _selecting(state: State, power: int, card: int) -> bool:
    """Whether a power is asked about cards of which this is one."""
    step = state.agenda[-1]
    return isinstance(step, Selecting) and step.power(state) == power and card in step.offered(state)


class Selects(_Card, kind="selects", verbs=("selects",)):
    """17.g: a power selects a Political Card when it can."""

    goal = True

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """Everything but the card."""
        return _selecting(asked.state, self.bound, self.card) and action != Select(self.card)

    def done_by(self, state: State, event: Event) -> bool:
        """The power has selected it."""
        wanted = (self.bound, self.card)
        return isinstance(event, Selected) and (event.power, event.political) == wanted


class NotSelect(_Card, kind="not-select", verbs=("does not select",)):
    """17.g: a power leaves a Political Card to others."""

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """The card."""
        return action == Select(self.card) and asked.state.agenda[-1].power(asked.state) == self.bound

    def reached(self, state: State) -> bool:
        """The card has gone, and the power has not taken it."""
        return self.impossible(state)


class NotBid(Clause, kind="not-bid", verbs=("does not bid",)):
    """17.c: a power places no Tactical Card on the political display."""

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """Any card."""
        step = asked.state.agenda[-1]
        return isinstance(action, LayCard) and isinstance(step, Laying) and step.owner == self.bound


class Executes(_Card, kind="executes", verbs=("executes", "discards")):
    """17.h, 17.j: a power that has selected a Political Card executes just these parts, or discards it."""

    shifts: tuple[tuple[int, int], ...] = ()
    instructed: bool = False

    goal = True

    def action(self) -> Action:
        """What the power does."""
        return Execute(self.shifts, self.instructed) if self.shifts or self.instructed else DiscardCard()

    def verb(self) -> str:
        """By whether anything is executed."""
        return self.verbs[not self.shifts and not self.instructed]

    def write(self, to: Writer) -> str:
        """`military_aid as russia left 1`."""
        action = self.action()
        parts = f" as {action.write(to).removeprefix('execute ')}" if isinstance(action, Execute) else ""
        return to.political(self.card) + parts

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """The card, and the parts that are executed."""
        parts = rest.split_off("as")
        card = rest.political()
        rest.end()
        if rest.verb == cls.verbs[1]:
            return {"card": card}
        made = Execute.read(rest.part(parts))
        return {"card": card, "shifts": made.shifts, "instructed": made.instructed}

    def reads(self) -> dict[str, Any]:
        """The card and the parts."""
        instructed, count = int(self.instructed), len(self.shifts)
        return {"political": self.card, "shifts": self.shifts, "named": count, "instructed": instructed}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """What the card lets the power do."""
        action = self.action()
        step = Executing(self.bound, self.card, ())
        if isinstance(action, Execute) and action not in step.choices(state, state.seat_of[self.bound]):
            return Refusal("17.j", "refused-execute")
        return _Card.makes_sense(self, state, toward)

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """Everything else."""
        step = asked.state.agenda[-1]
        asks = isinstance(step, Executing) and (step.owner, step.card) == (self.bound, self.card)
        return asks and action != self.action()

    def done_by(self, state: State, event: Event) -> bool:
        """The power has executed or discarded it like that."""
        if not isinstance(self.action(), Execute):
            return event == PoliticalDiscarded(self.bound, self.card)
        tracks, boxes = (tuple(each for each, _ in self.shifts), tuple(each for _, each in self.shifts))
        return event == Executed(self.bound, self.card, tracks, boxes, self.instructed)


class ShiftsSaxony(Clause, kind="shifts-saxony", verbs=("shifts saxony", "does not shift saxony")):
    """19.3.a: Austria moves the Saxony marker as far as it may, or not at all."""

    shifts: bool

    flag = "shifts"

    def reads(self) -> dict[str, Any]:
        """Whether."""
        return {"yes": int(self.shifts)}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Only Austria moves it."""
        return None if self.bound == AUSTRIA else Refusal("19.3.a", "refused-clause-saxony")

    def refuses(self, asked: Obligations, older: int, action: Action) -> bool:
        """Any other number of boxes."""
        step = asked.state.agenda[-1]
        if not isinstance(action, ShiftSaxony) or not isinstance(step, SaxonyDue):
            return False
        return action.boxes != (step.most(asked.state) if self.shifts else 0)


class Consents(Clause, kind="consents", verbs=("consents to stacks",)):
    """10.1.k: the other's generals may stack with those of the bound, as if it had consented to all."""

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Only Austria and the Pragmatic Army need consent."""
        both = {self.bound, toward} == {AUSTRIA, PRAGMATIC}
        return None if both else Refusal("10.1.k", "refused-consent-needless")


# ---------------------------------------------------------------- subsidies, and promises in words


class Pays(Clause, kind="pays", verbs=("pays",)):
    """20: a subsidy contract, with the rules of its chapter."""

    taker: Power

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """20.a: what its chapter says."""
        return subsidies.refuse_contract(state, self.bound, self.taker, self.turns)


class Promise(Clause, kind="promise", verbs=("promises",)):
    """21.a: a promise in words, bound by honour; the engine does not judge it."""

    text: str

    def write(self, to: Writer) -> str:
        """In quotes."""
        return f'"{self.text}"'

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """In quotes, and no quotes in it."""
        text = rest.rest
        if len(text) < 3 or text[0] != '"' or text[-1] != '"' or not _sound(text[1:-1]):
            raise NotationError("notation-promise")
        if len(text) > LONGEST_PROMISE + 2:
            raise NotationError("notation-promise-long", most=LONGEST_PROMISE)
        return {"text": text[1:-1].strip()}

    def reads(self) -> dict[str, Any]:
        """What was said."""
        return {"text": self.text}

    def makes_sense(self, state: State, toward: int) -> Refusal | None:
        """Words, and not too many."""
        sound = _sound(self.text) and len(self.text) <= LONGEST_PROMISE
        return None if sound else Refusal("21.a", "notation-promise")


def _sound(text: str) -> bool:
    """Whether a text can be written in quotes and shown."""
    return text.isprintable() and '"' not in text and bool(text.strip())
