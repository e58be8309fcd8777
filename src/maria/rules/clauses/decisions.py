"""21 Clauses about a single decision, subsidies, and promises in words."""

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

    def message_values(self) -> dict[str, Any]:
        """The candidate."""
        return {"candidate": "francis" if self.francis else "charles"}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """18.c: refuses powers without free votes; with Austria, those of a Saxony it plays are free."""
        wrong = not self._free_powers(state) or self.impossible(state)
        return Refusal("18.c", "refused-clause-votes") if wrong else None

    def impossible(self, state: State) -> bool:
        """18.f: whether the only election is over."""
        return state.election == 2

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses giving the candidate fewer votes than the power has."""
        if not isinstance(action, Vote):
            return False
        state, seat = obligations.state, obligations.state.seat_of[self.bound]
        given = action.francis if self.francis else free_votes(state, seat) - action.francis
        return given < self._own(state)

    def _own(self, state: State) -> int:
        """The free votes of the power and its minor power."""
        return sum(votes(state, power) for power in self._free_powers(state))

    def _free_powers(self, state: State) -> list[int]:
        """18.c, 19.3.d: with Austria also Saxony if Austria's player has it, even a neutral one."""
        powers = self.powers(state)
        if self.bound == AUSTRIA and state.seat_of[SAXONY] == state.seat_of[AUSTRIA]:
            powers |= 1 << SAXONY
        return [power for power in members(powers) if power not in (AUSTRIA, PRAGMATIC)]

    def done_by(self, state: State, event: Event) -> bool:
        """Whether the power's player has voted as promised."""
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
"""19.1.a, 19.2.a: for each verb who answers which question how, and the event that fulfils it."""


class Answers(Clause, kind="answers", verbs=tuple(SAYS)):
    """19.1.a, 19.2.a: how a power answers an offer of peace, makes it, or decides on its objectives."""

    says: str

    def verb(self) -> str:
        """The promised answer."""
        return self.says

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """The verb says everything."""
        rest.end()
        return {"says": rest.verb}

    def message_values(self) -> dict[str, Any]:
        """The promised answer."""
        return {"answer": self.says.replace(" ", "-")}

    @property
    def goal(self) -> bool:  # type: ignore[override]
        """Whether the promise is to do something rather than not to do it."""
        return bool(SAYS[self.says][3])

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """21.b: refuses powers the rules never ask this; there is no other peace."""
        if self.bound != SAYS[self.says][0]:
            return Refusal("21.b", "refused-clause-peace")
        return Refusal("21.c", "refused-clause-past") if self.impossible(state) else None

    def impossible(self, state: State) -> bool:
        """Whether it has happened already: each can happen only once."""
        return state.reduced if SAYS[self.says][0] == FRANCE else bool(state.peace)

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses the opposite answer."""
        _, question, yes, _ = SAYS[self.says]
        return isinstance(action, Answer) and action.question == question and action.yes != yes

    def done_by(self, state: State, event: Event) -> bool:
        """Whether the promised answer was given."""
        done = SAYS[self.says][3]
        return done is not None and isinstance(event, done)


class _Card(Clause):
    """A clause about one Political Card."""

    card: Political

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses cards without the power's arms, and those that can no longer be selected."""
        wrong = state.setting.power_ids[self.bound] not in card_of(state, self.card).arms
        if wrong or self.impossible(state):
            return Refusal("17.g", "refused-clause-card")
        return None

    def impossible(self, state: State) -> bool:
        """Whether the card is gone."""
        held = [step for step in state.agenda if isinstance(step, Executing) and step.card == self.card]
        return not held and self.card not in state.political and self.card not in state.revealed


def _selecting(state: State, power: int, card: int) -> bool:
    """Whether a power is choosing among cards that include this one."""
    step = state.agenda[-1]
    return isinstance(step, Selecting) and step.power(state) == power and card in step.offered(state)


class Selects(_Card, kind="selects", verbs=("selects",)):
    """17.g: a power selects a Political Card when it can."""

    goal = True

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses everything but this card while it is on offer."""
        return _selecting(obligations.state, self.bound, self.card) and action != Select(self.card)

    def done_by(self, state: State, event: Event) -> bool:
        """Whether the power has selected it."""
        wanted = (self.bound, self.card)
        return isinstance(event, Selected) and (event.power, event.political) == wanted


class NotSelect(_Card, kind="not-select", verbs=("does not select",)):
    """17.g: a power leaves a Political Card to others."""

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses this card."""
        return (
            action == Select(self.card)
            and obligations.state.agenda[-1].power(obligations.state) == self.bound
        )

    def reached(self, state: State) -> bool:
        """Whether the card is gone without the power taking it."""
        return self.impossible(state)


class NotBid(Clause, kind="not-bid", verbs=("does not bid",)):
    """17.c: a power places no Tactical Card on the political display."""

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses placing any card."""
        step = obligations.state.agenda[-1]
        return isinstance(action, LayCard) and isinstance(step, Laying) and step.owner == self.bound


class Executes(_Card, kind="executes", verbs=("executes", "discards")):
    """17.h, 17.j: after selecting a Political Card a power executes exactly these parts, or discards it."""

    shifts: tuple[tuple[int, int], ...] = ()
    instructed: bool = False

    goal = True

    def action(self) -> Action:
        """The promised action."""
        return Execute(self.shifts, self.instructed) if self.shifts or self.instructed else DiscardCard()

    def verb(self) -> str:
        """The verb for executing, or for discarding."""
        return self.verbs[not self.shifts and not self.instructed]

    def write(self, to: Writer) -> str:
        """As in `military_aid as russia left 1`."""
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

    def message_values(self) -> dict[str, Any]:
        """The card, and the parts."""
        instructed, count = int(self.instructed), len(self.shifts)
        return {"political": self.card, "shifts": self.shifts, "named": count, "instructed": instructed}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses parts that the card does not allow the power to execute."""
        action = self.action()
        step = Executing(self.bound, self.card, ())
        if isinstance(action, Execute) and action not in step.choices(state, state.seat_of[self.bound]):
            return Refusal("17.j", "refused-execute")
        return _Card.refuse_proposal(self, state, toward)

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses every other way to use the card."""
        step = obligations.state.agenda[-1]
        asks = isinstance(step, Executing) and (step.owner, step.card) == (self.bound, self.card)
        return asks and action != self.action()

    def done_by(self, state: State, event: Event) -> bool:
        """Whether the power has executed or discarded it as promised."""
        if not isinstance(self.action(), Execute):
            return event == PoliticalDiscarded(self.bound, self.card)
        tracks, boxes = (tuple(each for each, _ in self.shifts), tuple(each for _, each in self.shifts))
        return event == Executed(self.bound, self.card, tracks, boxes, self.instructed)


class ShiftsSaxony(Clause, kind="shifts-saxony", verbs=("shifts saxony", "does not shift saxony")):
    """19.3.a: Austria moves the Saxony marker as far as it may, or not at all."""

    shifts: bool

    flag = "shifts"

    def message_values(self) -> dict[str, Any]:
        """Whether it shifts."""
        return {"yes": int(self.shifts)}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses powers other than Austria, which alone moves the marker."""
        return None if self.bound == AUSTRIA else Refusal("19.3.a", "refused-clause-saxony")

    def refuses(self, obligations: Obligations, older: int, action: Action) -> bool:
        """Refuses any other number of boxes."""
        step = obligations.state.agenda[-1]
        if not isinstance(action, ShiftSaxony) or not isinstance(step, SaxonyDue):
            return False
        return action.boxes != (step.most(obligations.state) if self.shifts else 0)


class Consents(Clause, kind="consents", verbs=("consents to stacks",)):
    """10.1.k: the bound power's generals stack with the other's, as if it had consented to everything."""

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses pairs other than Austria and the Pragmatic Army, which alone need consent."""
        both = {self.bound, toward} == {AUSTRIA, PRAGMATIC}
        return None if both else Refusal("10.1.k", "refused-consent-needless")


# ---------------------------------------------------------------- subsidies, and promises in words


class Pays(Clause, kind="pays", verbs=("pays",)):
    """20: a subsidy contract, under the rules of its chapter."""

    taker: Power

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """20.a: refuses what the rules for contracts refuse."""
        return subsidies.refuse_contract(state, self.bound, self.taker, self.turns)


class Promise(Clause, kind="promise", verbs=("promises",)):
    """21.a: a promise in words, a matter of honour; the engine does not judge it."""

    text: str

    def write(self, to: Writer) -> str:
        """The text in quotes."""
        return f'"{self.text}"'

    @classmethod
    def read(cls, rest: Reader) -> dict[str, Any]:
        """A text in quotes that contains no quotes; raises NotationError otherwise."""
        text = rest.rest
        if len(text) < 3 or text[0] != '"' or text[-1] != '"' or not _sound(text[1:-1]):
            raise NotationError("notation-promise")
        if len(text) > LONGEST_PROMISE + 2:
            raise NotationError("notation-promise-long", most=LONGEST_PROMISE)
        return {"text": text[1:-1].strip()}

    def message_values(self) -> dict[str, Any]:
        """The text."""
        return {"text": self.text}

    def refuse_proposal(self, state: State, toward: int) -> Refusal | None:
        """Refuses an empty, unprintable or long text."""
        sound = _sound(self.text) and len(self.text) <= LONGEST_PROMISE
        return None if sound else Refusal("21.a", "notation-promise")


def _sound(text: str) -> bool:
    """Whether a text can be written in quotes and shown."""
    return text.isprintable() and '"' not in text and bool(text.strip())
