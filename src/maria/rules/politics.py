"""17 Politics, with the optional rule (25) and the two-player rules (24.e, 24.i)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from maria.actions import Action, DiscardCard, Done, Execute, LayCard, NameTrump, Save, Select
from maria.box.model import Instruction, PoliticalCard, Shift
from maria.events import Card, Cards, Event, Guarded, Out, PowerEvent, Secret, Suit, Values, emit
from maria.phrases import executed_parts
from maria.rules import tactical_cards
from maria.rules.election import ElectionDue
from maria.rules.step import Automatic, Choices, Decision, Listed, Refusal, Value
from maria.rules.tracks import Effects, ReturnCorps, SendingCorps, Shifts, TroopsGiven
from maria.rules.victory import CheckPools
from maria.rules.victory_markers import begin_stage
from maria.rules.winter import Assigning, capacity
from maria.state import POWER, Political, Power, Seat, Seats, State, Step
from maria.texts.message import Ref

REVEALED = 2
"""17.a: Political Cards revealed per turn."""
RESERVE = 16
"""17.e: the value of a Reserve on the display."""


class PoliticsBegan(Event, kind="politics", rule="17.a", heading=True):
    """17.a: the political stage begins."""

    turn: int


class Revealed(Event, rule="17.a", reveals=True):
    """17.a: Political Cards are revealed."""

    politicals: tuple[Political, ...]

    def ending(self, state: State) -> str:
        """A different text if there are none."""
        return "" if self.politicals else "-none"


class TrumpTurned(Event, rule="17.b", reveals=True):
    """17.b: a card from the draw deck decides the political trump."""

    card: Card

    def ending(self, state: State) -> str:
        """A different text for a Reserve."""
        return "-reserve" if state.setting.card_suit[self.card] < 0 else ""

    def details(self, state: State) -> Values:
        """The suit of the card."""
        return {"suit": Ref("suit", state.setting.card_suit[self.card])}


class TrumpNamed(Event, kind="trump", rule="17.b"):
    """17.b: the latest winner of a combat names the political trump."""

    seat: Seat
    suit: Suit


class Laid(Guarded, rule="17.c"):
    """17.c: a power places a card face-down on the display."""

    power: Power
    deck: int
    card: Secret[Card]
    seats: tuple[int, ...] = ()


class LaidNothing(PowerEvent, rule="17.c"):
    """17.c: a power places no card on the display."""


class TurnedUp(Event, rule="17.d", reveals=True):
    """17.d: a placed card is turned up."""

    power: Power
    card: Card
    trump: bool

    def ending(self, state: State) -> str:
        """17.d, 25.b: a different text for cards that go back to the hand or stay face-down."""
        return "" if self.trump else "-down" if state.setting.variant.face_down_display else "-back"


class Unselected(Event, rule="17.g"):
    """17.g: Political Cards that nobody selected are removed."""

    politicals: tuple[Political, ...]

    def details(self, state: State) -> Values:
        """The number of cards."""
        return {"count": len(self.politicals)}

    def is_silent(self) -> bool:
        """Whether there are none."""
        return not self.politicals


class Selected(Event, rule="17.h"):
    """17.h: a power selects a Political Card and pays for it with its cards on the display."""

    power: Power
    political: Political
    cards: Cards


class Saved(PowerEvent, rule="17.g"):
    """17.g: a power leaves its cards on the display."""


class TurnedDown(Event, rule="17.i"):
    """17.i: a card on the display is turned face-down."""

    power: Power
    card: Card


class Returned(Event, rule="17.i"):
    """17.i: a card goes back from the display to its owner's hand."""

    power: Power
    card: Card


class PoliticalDiscarded(Event, rule="17.h"):
    """17.h: a power discards a Political Card without effect."""

    power: Power
    political: Political


class Executed(Event, rule="17.j"):
    """17.j: a power executes parts of a Political Card; each track moves by a number of boxes."""

    power: Power
    political: Political
    tracks: tuple[int, ...]
    boxes: tuple[int, ...]
    instructed: bool

    def details(self, state: State) -> Values:
        """The parts executed."""
        return {"effects": executed_parts(zip(self.tracks, self.boxes, strict=True), self.instructed)}


class PoliticalStage(Automatic, kind="politics"):
    """17, 23.a: the phases of the political stage."""

    def run(self, state: State, out: Out) -> None:
        """Puts all phases on the agenda, from revealing cards to checking the pools."""
        emit(out, PoliticsBegan, state.turn)
        begin_stage(state)
        steps: list[Step] = [RevealCards(), NamingTrump()]
        steps += [Laying(power) for power in state.setting.spaces]
        steps += [TurnUp(), Shifts(), Effects(), ReturnCorps(), CheckPools()]
        state.agenda.extend(reversed(steps))


def card_of(state: State, card: int) -> PoliticalCard:
    """A Political Card by its number."""
    return state.setting.box.pack.cards[card]


class RevealCards(Automatic, kind="reveal-cards"):
    """17.a, 18.a, 25.a: reveals two Political Cards; the Imperial Election is replaced by another card."""

    def run(self, state: State, out: Out) -> None:
        """Returns face-down cards to their owners' hands first."""
        for power in state.setting.spaces:
            for card in state.face_down[power]:
                tactical_cards.take_back(state, power, card)
                emit(out, Returned, power, card)
            state.face_down[power] = []
        shown: list[int] = []
        while len(shown) < REVEALED and state.political:
            card = state.political.pop()
            if any(instruction.kind == "election" for instruction in card_of(state, card).instructions):
                state.election = 1
                emit(out, ElectionDue, card)
            else:
                shown.append(card)
        state.revealed = tuple(shown)
        emit(out, Revealed, state.revealed)


# ---------------------------------------------------------------- trump


class NamingTrump(Decision, kind="trump", rules="17.b 17.e"):
    """17.b: the latest winner of a combat names trump; before the first combat the draw deck decides."""

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The seat that won the latest combat, if any."""
        return (state.winner,) if state.winner >= 0 else ()

    def skip(self, state: State, out: Out) -> None:
        """Turns up cards until one is not a Reserve; if there is none, there is no trump suit."""
        state.agenda.pop()
        state.trump = -1
        turned: set[int] = set()
        while state.trump < 0 and (state.draw or tactical_cards.open_deck(state, out)):
            card = state.draw.pop()
            state.discards[card // state.setting.deck_size].append(card)
            emit(out, TrumpTurned, card)
            if card in turned:
                break
            turned.add(card)
            state.trump = state.setting.card_suit[card]

    def choices(self, state: State, seat: int) -> Listed:
        """The four suits."""
        return Listed([NameTrump(suit) for suit in range(4)], Refusal("17.b", "refused-trump"))

    def apply(self, state: State, seat: int, action: NameTrump, out: Out) -> None:
        """Makes the suit trump for this stage."""
        state.agenda.pop()
        state.trump = action.suit
        emit(out, TrumpNamed, seat, action.suit)


# ---------------------------------------------------------------- the display


class Laying(Decision, kind="lay", rules="17.c 17.d 17.e 17.f 25.b"):
    """17.c: a major power may place a Tactical Card face-down."""

    owner: Power

    def asks(self, state: State) -> bool:
        """Whether the power has cards to place."""
        return bool(state.hands[self.owner])

    def choices(self, state: State, seat: int) -> LayChoices:
        """A card from the hand, or none."""
        return LayChoices(state, self.owner)

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Places the card face-down; everybody sees its back (8.l)."""
        power = self.owner
        state.agenda.pop()
        if not isinstance(action, LayCard):
            emit(out, LaidNothing, power)
            return
        state.hands[power].remove(action.card)
        state.placed[power] = action.card
        emit(out, Laid, power, action.card // state.setting.deck_size, action.card, seats=(seat,))


class LayChoices(Choices):
    """17.c: one Tactical Card from the hand, or none."""

    def __init__(self, state: State, power: int) -> None:
        """Takes the power's hand."""
        self.state, self.hand = state, state.hands[power]

    def refusal(self, action: Action) -> Refusal | None:
        """Why this cannot be placed, or None if it can."""
        if isinstance(action, LayCard):
            return None if action.card in self.hand else Refusal("17.c", "refused-not-in-hand")
        return None if isinstance(action, Done) else Refusal("17.c", "refused-not-now")

    def __iter__(self) -> Iterator[Action]:
        """Placing none, and every card."""
        yield Done()
        yield from map(LayCard, self.hand)

    def count(self) -> int:
        """The number of cards, plus placing none."""
        return 1 + len(self.hand)

    def several(self) -> bool:
        """Whether there is a card to place."""
        return bool(self.hand)


def counts(state: State, card: int) -> int:
    """17.e: a card's value on the display."""
    return state.setting.card_value[card] or RESERVE


def influence(state: State, power: int) -> int:
    """17.f, 25.b: the sum of a power's face-up cards on the display."""
    return sum(counts(state, card) for card in state.display[power])


def by_influence(state: State) -> list[int]:
    """17.f, 17.g, 25.c: the powers with cards on the display, greatest influence first."""
    rightmost = [power for power in reversed(state.setting.spaces) if state.display[power]]
    return sorted(rightmost, key=lambda power: -influence(state, power))


class TurnUp(Automatic, kind="turn-up"):
    """17.d, 25.b: turns up new cards; those that are not trump go back to the hand, or stay face-down."""

    def run(self, state: State, out: Out) -> None:
        """After that the powers select, the most influential first."""
        setting = state.setting
        for power in setting.spaces:
            card, state.placed[power] = state.placed[power], -1
            if card < 0:
                continue
            trump = setting.card_suit[card] in (state.trump, -1)
            emit(out, TurnedUp, power, card, trump)
            tactical_cards.show(state, power, card)
            if trump or setting.variant.face_down_display:
                (state.display if trump else state.face_down)[power].append(card)
            else:
                tactical_cards.take_back(state, power, card)
        state.announced = [0] * len(setting.tracks)
        state.agenda.append(Selecting(tuple(by_influence(state))))


class Selecting(Decision, kind="select", rules="17.g 17.h 17.i 24.e 25.c 25.d"):
    """17.g: powers save or select by influence; `executed` are the seats that executed a card, a bitmask."""

    powers: tuple[Power, ...]
    executed: Seats = 0

    def power(self, state: State) -> int:
        """The most influential power that has not chosen yet, -1 if all have."""
        return self.powers[0] if self.powers else -1

    def offered(self, state: State) -> list[int]:
        """The revealed cards that show the arms of the power in turn."""
        name = state.setting.power_ids[self.powers[0]]
        return [card for card in state.revealed if name in card_of(state, card).arms]

    def asks(self, state: State) -> bool:
        """Whether a card shows the arms of the power in turn."""
        return bool(self.powers and self.offered(state))

    def skip(self, state: State, out: Out) -> None:
        """17.g, 17.i, 25.d: a power without a matching card saves; once no card is left, all withdraw."""
        if not self.powers:
            state.agenda.pop()
            emit(out, Unselected, state.revealed)
            state.revealed = ()
        elif state.revealed:
            self._save(state, out)
        else:
            state.agenda[-1] = replace(self, powers=())
            for power in self.powers:
                _withdraw(state, power, out)

    def choices(self, state: State, seat: int) -> Listed:
        """Saving, or selecting a card with the power's arms."""
        return Listed([Save(), *map(Select, self.offered(state))], Refusal("17.g", "refused-select"))

    def apply(self, state: State, seat: int, action: Save | Select, out: Out) -> None:
        """17.h: saves, or pays with the power's display for the selected card, which it then executes."""
        if isinstance(action, Save):
            self._save(state, out)
            return
        power, *later = self.powers
        state.revealed = tuple(card for card in state.revealed if card != action.card)
        paid, state.display[power] = tuple(state.display[power]), []
        for card in paid:
            state.discards[card // state.setting.deck_size].append(card)
        emit(out, Selected, power, action.card, paid)
        state.agenda[-1] = Executing(power, action.card, tuple(later), self.executed)

    def _save(self, state: State, out: Out) -> None:
        state.agenda[-1] = replace(self, powers=self.powers[1:])
        emit(out, Saved, self.powers[0])


def _withdraw(state: State, power: int, out: Out) -> None:
    """17.i, 25.d: a power left without a turn takes its cards back, or turns them face-down."""
    cards, state.display[power] = state.display[power], []
    for card in cards:
        if state.setting.variant.face_down_display:
            state.face_down[power].append(card)
            emit(out, TurnedDown, power, card)
        else:
            tactical_cards.take_back(state, power, card)
            emit(out, Returned, power, card)


# ---------------------------------------------------------------- executing


def instructions(state: State, power: int, card: int) -> list[Instruction]:
    """17.j: the instructions of a Political Card that this power may follow."""
    name = state.setting.power_ids[power]
    return [entry for entry in card_of(state, card).instructions if not entry.by or name in entry.by]


def shift_choices(shift: Shift) -> tuple[int, ...]:
    """17.j: the moves a shift allows: none, or the full number of boxes in the card's direction or either."""
    ways = {"left": (-1,), "right": (1,)}.get(shift.direction, (-1, 1))
    return (0, *(way * shift.boxes for way in ways))


class Executing(Decision, kind="execute", rules="17.h 17.j 17.k 24.i"):
    """17.h, 17.j: a power executes its card wholly, partly or not at all; the `later` powers follow."""

    owner: Power
    card: Political
    later: tuple[Power, ...]
    executed: Seats = 0

    def choices(self, state: State, seat: int) -> Listed:
        """Discarding, and every combination of the card's shifts and its instruction."""
        if self.barred(state):
            return Listed([DiscardCard()], Refusal("24.i", "refused-second-card"))
        shifts, tracks = card_of(state, self.card).shifts, state.setting.track
        actions: list[Action] = [DiscardCard()]
        for boxes in product(*map(shift_choices, shifts)):
            made = tuple(sorted((tracks[s.track], n) for s, n in zip(shifts, boxes, strict=True) if n))
            follows = (False, True) if instructions(state, self.owner, self.card) else (False,)
            actions += [Execute(made, instructed) for instructed in follows if made or instructed]
        return Listed(actions, Refusal("17.j", "refused-execute"))

    def barred(self, state: State) -> bool:
        """24.e, 24.i: whether the seat may execute no second card this turn."""
        executed = self.executed >> state.seat_of[self.owner] & 1
        return state.setting.variant.one_card_a_turn and bool(executed)

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """The power and its card."""
        return {"power": self.owner, "political": self.card}

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Announces the shifts, and follows the instruction at once."""
        power, card = self.owner, self.card
        if not isinstance(action, Execute):
            state.agenda[-1] = Selecting(self.later, self.executed)
            emit(out, PoliticalDiscarded, power, card)
            return
        state.agenda[-1] = Selecting(self.later, self.executed | 1 << seat)
        for track, count in action.shifts:
            state.announced[track] += count
        tracks, boxes = tuple(track for track, _ in action.shifts), tuple(count for _, count in action.shifts)
        emit(out, Executed, power, card, tracks, boxes, action.instructed)
        for entry in reversed(instructions(state, power, card)) if action.instructed else ():
            follow(state, POWER[entry.power] if entry.power else power, entry, out)


def follow(state: State, power: int, entry: Instruction, out: Out) -> None:
    """17.j, 17.o, 17.r: carries out a Political Card's instruction for the power it applies to."""
    if entry.kind == "cards":
        tactical_cards.draw_cards(state, power, entry.count, out)
    elif entry.kind == "troops":
        count = min(entry.count, capacity(state, power))
        emit(out, TroopsGiven, power, count)
        if count:
            state.agenda.append(Assigning(power, count))
    elif entry.kind == "corps":
        state.corps[power] = state.turn + entry.count
        state.agenda.append(SendingCorps(power))
