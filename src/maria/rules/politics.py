"""17 Politics, with the optional rule of 25 and the two-player rules 24.e and 24.i."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from maria.actions import Action, DiscardCard, Done, Execute, LayCard, NameTrump, Save, Select, SendCorps
from maria.box.model import Instruction, PoliticalCard, Shift
from maria.rules import saxony
from maria.rules.step import Choices, Decision, Event, Listed, Refusal, Value
from maria.rules.tactical_cards import (
    can_pay,
    draw_cards,
    open_deck,
    pay,
    payments,
    random_payment,
    refuse_payment,
    show,
    take_back,
)
from maria.rules.transfers import WAY, nearest, put, transfer
from maria.rules.victory_markers import begin_stage, put_in_box, take_from_box
from maria.rules.winter import assignable
from maria.state import ITALY, OFF_MAP, POWER, REMOVED, State, Step

REVEALED = 2
"""17.a: Political Cards a turn."""
RESERVE = 16
"""17.e: what a Reserve counts on the display."""
CORPS_TROOPS, CORPS_COST = 2, 8
"""17.m: the troops of a general who is not on the map, and what they cost."""
ORDER = ("italy", "russia", "saxony")
"""17.w: the order in which the tracks take effect."""


def political_stage(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """17, 23.a: the phases of the political stage."""
    out.append(Event("politics", {"turn": state.turn}))
    begin_stage(state)
    steps = [Step("reveal-cards"), Step("trump")]
    steps += [Step("lay", (power,)) for power in state.setting.spaces]
    steps += [Step("turn-up"), Step("shifts"), Step("effects"), Step("return"), Step("check")]
    state.agenda.extend(reversed(steps))


def card_of(state: State, card: int) -> PoliticalCard:
    """A Political Card by its number."""
    return state.setting.box.pack.cards[card]


def reveal_cards(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """17.a, 18.a, 25.a: two Political Cards are revealed; the Imperial Election brings a further one."""
    for power in state.setting.spaces:
        for card in state.face_down[power]:
            take_back(state, power, card)
            out.append(Event("returned", {"power": power, "card": card}))
        state.face_down[power] = []
    shown: list[int] = []
    while len(shown) < REVEALED and state.political:
        card = state.political.pop()
        if any(instruction.kind == "election" for instruction in card_of(state, card).instructions):
            state.election = 1
            out.append(Event("election-due", {"political": card}))
        else:
            shown.append(card)
    state.revealed = tuple(shown)
    out.append(Event("revealed", {"politicals": state.revealed}))


# ---------------------------------------------------------------- trump


class TrumpStep(Decision):
    """17.b: the player who won a combat most recently names trump; before that the draw deck does."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The last winner."""
        return (state.winner,) if state.winner >= 0 else ()

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """Cards are turned up until one is no Reserve; without any such card there is no trump suit."""
        state.agenda.pop()
        state.trump = -1
        turned: set[int] = set()
        while state.trump < 0 and (state.draw or open_deck(state)):
            card = state.draw.pop()
            state.discards[card // state.setting.deck_size].append(card)
            if card in turned:
                break
            turned.add(card)
            state.trump = state.setting.card_suit[card]
            out.append(Event("trump-turned", {"card": card}))

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """The four suits."""
        return Listed([NameTrump(suit) for suit in range(4)], Refusal("17.b", "refused-trump"))

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """The suit is trump in this stage."""
        assert isinstance(action, NameTrump)
        state.agenda.pop()
        state.trump = action.suit
        out.append(Event("trump", {"seat": seat, "suit": action.suit}))


# ---------------------------------------------------------------- the display


class LayChoices(Choices):
    """17.c: one Tactical Card of the hand, or none."""

    def __init__(self, state: State, power: int) -> None:
        """Looks at the power's hand."""
        self.state, self.power = state, power

    def refusal(self, action: Action) -> Refusal | None:
        """Why this cannot be placed."""
        if isinstance(action, Done):
            return None
        if not isinstance(action, LayCard):
            return Refusal("17.c", "refused-not-now")
        in_hand = action.card in self.state.hands[self.power]
        return None if in_hand else Refusal("17.c", "refused-not-in-hand")

    def sample(self, rng: Random) -> Action:
        """A card at random, more often trump than not, or none."""
        state, hand = self.state, self.state.hands[self.power]
        suits = state.setting.card_suit
        trumps = [card for card in hand if suits[card] in (state.trump, -1)]
        chance = rng.random()
        if chance < 0.2 or not hand:
            return Done()
        cards = trumps if trumps and chance < 0.8 else hand
        return LayCard(cards[int(rng.random() * len(cards))])

    def representatives(self) -> Iterator[Action]:
        """All of them; of equal cards one."""
        yield Done()
        setting, seen = self.state.setting, set()
        for card in self.state.hands[self.power]:
            face = setting.card_suit[card], setting.card_value[card]
            if face not in seen:
                seen.add(face)
                yield LayCard(card)

    def several(self) -> bool:
        """Whether there is a card to place."""
        return bool(self.state.hands[self.power])


class LayStep(Decision):
    """17.c: a major power may place a Tactical Card face-down."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The power's seat, if it has cards."""
        (power,) = step.values
        return (state.seat_of[power],) if state.hands[power] else ()

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Cards of the hand."""
        return LayChoices(state, step.values[0])

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """The card lies face-down; everybody sees its back (8.l)."""
        (power,) = step.values
        state.agenda.pop()
        if isinstance(action, LayCard):
            state.hands[power].remove(action.card)
            state.placed[power] = action.card
            seen = {"power": power, "deck": action.card // state.setting.deck_size}
            out.append(Event("laid", seen, {"card": action.card}, (seat,)))
        else:
            out.append(Event("laid-nothing", {"power": power}))


def counts(state: State, card: int) -> int:
    """17.e: what a card counts on the display."""
    return state.setting.card_value[card] or RESERVE


def influence(state: State, power: int) -> int:
    """17.f, 25.b: the sum of a power's face-up cards on the display."""
    return sum(counts(state, card) for card in state.display[power])


def by_influence(state: State) -> list[int]:
    """17.f, 17.g, 25.c: the powers with a card on the display, the greatest influence first."""
    spaces = state.setting.spaces
    order = sorted(
        range(len(spaces)), key=lambda space: (influence(state, spaces[space]), space), reverse=True
    )
    return [spaces[space] for space in order if state.display[spaces[space]]]


def turn_up(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """17.d, 25.b: new cards are turned up; those that are not trump go back, or lie face-down."""
    setting = state.setting
    for power in setting.spaces:
        card, state.placed[power] = state.placed[power], -1
        if card < 0:
            continue
        trump = setting.card_suit[card] in (state.trump, -1)
        out.append(Event("turned-up", {"power": power, "card": card, "trump": int(trump)}))
        show(state, power, card)
        if trump or setting.gambit:
            (state.display if trump else state.face_down)[power].append(card)
        else:
            take_back(state, power, card)
    state.announced = [0] * len(setting.tracks)
    state.agenda.append(Step("select", (0, *by_influence(state))))


class SelectStep(Decision):
    """17.g: save or select, by influence. Values: the seats that executed a card, then the powers to come."""

    def _offered(self, state: State, step: Step) -> list[int]:
        """The revealed cards that show the arms of the power whose turn it is."""
        name = state.setting.power_ids[step.values[1]]
        return [card for card in state.revealed if name in card_of(state, card).arms]

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The most influential power still to come, if a card shows its arms."""
        if len(step.values) < 2 or not self._offered(state, step):
            return ()
        return (state.seat_of[step.values[1]],)

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """17.g, 17.i, 25.d: a power without a card of its arms saves; with no card left all withdraw."""
        executed, *powers = step.values
        if not powers:
            state.agenda.pop()
            out.append(Event("unselected", {"politicals": state.revealed}))
            state.revealed = ()
        elif state.revealed:
            self._save(state, step, out)
        else:
            state.agenda[-1] = Step("select", (executed,))
            for power in powers:
                _withdraw(state, power, out)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """To select one of the cards with the power's arms, or to save."""
        actions: list[Action] = [Save(), *map(Select, self._offered(state, step))]
        return Listed(actions, Refusal("17.g", "refused-select"))

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """17.h: whoever selects discards his cards on the display, then decides on the Political Card."""
        if isinstance(action, Save):
            self._save(state, step, out)
            return
        assert isinstance(action, Select)
        executed, power, *later = step.values
        state.agenda[-1] = Step("select", (executed, *later))
        state.revealed = tuple(card for card in state.revealed if card != action.card)
        paid, state.display[power] = tuple(state.display[power]), []
        for card in paid:
            state.discards[card // state.setting.deck_size].append(card)
        out.append(Event("selected", {"power": power, "political": action.card, "cards": paid}))
        state.agenda.append(Step("execute", (power, action.card)))

    def _save(self, state: State, step: Step, out: list[Event]) -> None:
        executed, power, *later = step.values
        state.agenda[-1] = Step("select", (executed, *later))
        out.append(Event("saved", {"power": power}))


def _withdraw(state: State, power: int, out: list[Event]) -> None:
    """17.i, 25.d: a power whose turn no longer comes takes its cards back, or turns them face-down."""
    cards, state.display[power] = state.display[power], []
    for card in cards:
        if state.setting.gambit:
            state.face_down[power].append(card)
            out.append(Event("turned-down", {"power": power, "card": card}))
        else:
            take_back(state, power, card)
            out.append(Event("returned", {"power": power, "card": card}))


# ---------------------------------------------------------------- executing


def instructions(state: State, power: int, card: int) -> list[Instruction]:
    """17.j: the instructions of a Political Card that this power may follow."""
    name = state.setting.power_ids[power]
    return [entry for entry in card_of(state, card).instructions if not entry.by or name in entry.by]


def shift_choices(shift: Shift) -> tuple[int, ...]:
    """17.j: not at all, or in full, to the left or to the right as the card says."""
    left = (-shift.boxes,) if shift.direction != "right" else ()
    right = (shift.boxes,) if shift.direction != "left" else ()
    return (0, *left, *right)


class ExecuteStep(Decision):
    """17.h, 17.j: the selected card is executed in whole or in part, or discarded. Values: power, card."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """Whoever selected it."""
        return (state.seat_of[step.values[0]],)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Every combination of its shifts and its instruction; 24.e, 24.i: with two players only once."""
        power, card = step.values
        if self._barred(state, seat):
            return Listed([DiscardCard()], Refusal("24.i", "refused-second-card"))
        shifts, tracks = card_of(state, card).shifts, state.setting.track
        actions: list[Action] = [DiscardCard()]
        for boxes in product(*map(shift_choices, shifts)):
            made = tuple(sorted((tracks[s.track], n) for s, n in zip(shifts, boxes, strict=True) if n))
            follows = (False, True) if instructions(state, power, card) else (False,)
            actions += [Execute(made, instructed) for instructed in follows if made or instructed]
        return Listed(actions, Refusal("17.j", "refused-execute"))

    def _barred(self, state: State, seat: int) -> bool:
        """24.e, 24.i: a player of two who has executed a card this turn."""
        return state.setting.players == 2 and bool(state.agenda[-2].values[0] >> seat & 1)

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Shifts are announced; the instruction is followed at once."""
        power, card = step.values
        state.agenda.pop()
        if not isinstance(action, Execute):
            out.append(Event("political-discarded", {"power": power, "political": card}))
            return
        executed, *later = state.agenda[-1].values
        state.agenda[-1] = Step("select", (executed | 1 << seat, *later))
        seen: dict[str, Value] = {
            "power": power,
            "political": card,
            "tracks": tuple(track for track, _ in action.shifts),
            "boxes": tuple(boxes for _, boxes in action.shifts),
            "instructed": int(action.instructed),
        }
        out.append(Event("executed", seen))
        for track, count in action.shifts:
            state.announced[track] += count
        for entry in reversed(instructions(state, power, card)) if action.instructed else ():
            follow(state, POWER[entry.power] if entry.power else power, entry, out)


def follow(state: State, power: int, entry: Instruction, out: list[Event]) -> None:
    """17.j, 17.o, 17.r: an instruction of a Political Card, for the power that it is about."""
    if entry.kind == "cards":
        draw_cards(state, power, entry.count, out)
    elif entry.kind == "troops":
        count = assignable(state, power, entry.count)
        out.append(Event("troops-given", {"power": power, "count": count}))
        if count:
            state.agenda.append(Step("assign", (power, count)))
    elif entry.kind == "corps":
        state.corps[power] = state.turn + entry.count
        state.agenda.append(Step("corps", (power,)))


# ---------------------------------------------------------------- tracks


def shifts(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """17.k, 17.n: the announced shifts of Italy and Russia, summed up, and the victory box Italy."""
    for name in ("italy", "russia"):
        number = state.setting.track[name]
        boxes = state.setting.tracks[number].boxes
        before = state.markers[number]
        after = max(0, min(before + state.announced[number], len(boxes) - 1))
        state.announced[number] = 0
        if after != before:
            state.markers[number] = after
            out.append(Event("shifted", {"track": number, "box": after}))
        star = next(place for place, box in enumerate(boxes) if box.start)
        if name == "italy" and min(before, after) <= star <= max(before, after):
            take_from_box(state, ITALY, out)
        if boxes[after].victory:
            put_in_box(state, POWER[boxes[after].victory], ITALY, out)


def corps_due(state: State, power: int) -> bool:
    """17.m: whether a track or a Political Card keeps a general of the power off the map."""
    name = state.setting.power_ids[power]
    tracks = zip(state.setting.tracks, state.markers, strict=True)
    return state.corps[power] > state.turn or any(name in track.boxes[box].corps for track, box in tracks)


def in_box(state: State, power: int) -> int:
    """The general in a power's off-map box, -1 if there is none."""
    return next((g for g in state.setting.generals_of[power] if state.place[g] == OFF_MAP), -1)


def effects(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """17.s, 17.t, 17.w: corps by Italy, then Russia, then Saxony; every stage checks who still lacks one."""
    boxes = [
        state.setting.tracks[state.setting.track[name]].boxes[state.markers[state.setting.track[name]]]
        for name in ORDER
    ]
    named = [POWER[name] for box in boxes for name in box.corps]
    due = [power for power in dict.fromkeys((*named, *state.setting.spaces)) if corps_due(state, power)]
    state.agenda.append(Step("saxony-shift"))
    state.agenda.extend(Step("corps", (power,)) for power in reversed(due))


def box_after(state: State, track: int, boxes: int) -> int:
    """17.k: the box in which a marker would be if what is announced and this were carried out."""
    trial = state.copy()
    trial.announced[track] += boxes
    (saxony_shift if track == state.setting.track["saxony"] else shifts)(trial, (), [])
    return trial.markers[track]


def saxony_shift(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """17.w: the announced shift of the Saxony marker, last of the three."""
    number = state.setting.track["saxony"]
    boxes, state.announced[number] = state.announced[number], 0
    if boxes:
        saxony.shift_marker(state, boxes, out)


class CorpsChoices(Choices):
    """17.m, 17.t: which general goes to the off-map box."""

    def __init__(self, state: State, power: int) -> None:
        """A single general on the map must go; of several, or of none, others can be paid for."""
        self.state, self.power = state, power
        generals = state.setting.generals_of[power]
        self.on_map = [g for g in generals if state.place[g] >= 0]
        self.removed = [g for g in generals if state.place[g] == REMOVED] if len(self.on_map) != 1 else []
        self.rich = bool(self.removed) and can_pay(state, power, CORPS_COST)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this general cannot be sent."""
        if isinstance(action, Done):
            nobody = not self.on_map and not self.rich
            return None if nobody else Refusal("17.t", "refused-corps-must")
        if not isinstance(action, SendCorps):
            return Refusal("17.m", "refused-not-now")
        if action.general in self.on_map:
            return Refusal("17.m", "refused-corps-free") if action.cards else None
        if action.general not in self.removed:
            rule = "17.t" if len(self.on_map) == 1 else "17.m"
            return Refusal(rule, "refused-corps-general")
        return refuse_payment(self.state, self.power, action.cards, CORPS_COST)

    def sample(self, rng: Random) -> Action:
        """A general at random."""
        able = [*self.on_map, *(self.removed if self.rich else ())]
        if not able:
            return Done()
        general = able[int(rng.random() * len(able))]
        if general in self.on_map:
            return SendCorps(general)
        return SendCorps(general, random_payment(self.state, self.power, CORPS_COST, rng))

    def representatives(self) -> Iterator[Action]:
        """Every general, the removed ones with one payment each."""
        for general in self.on_map:
            yield SendCorps(general)
        for general in self.removed if self.rich else ():
            yield SendCorps(general, next(payments(self.state, self.power, CORPS_COST)))
        if not self.on_map and not self.rich:
            yield Done()

    def several(self) -> bool:
        """Whether there is more than one way."""
        if self.on_map or not self.rich:
            return len(self.on_map) > 1
        return len(self.removed) > 1 or len(list(payments(self.state, self.power, CORPS_COST))) > 1


class CorpsStep(Decision):
    """17.m: a power sends a general to its off-map box, unless one is there already (17.s)."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The power's seat, unless everybody sees that there is nothing to choose."""
        (power,) = step.values
        if in_box(state, power) >= 0:
            return ()
        choices = CorpsChoices(state, power)
        payable = bool(choices.removed and state.hands[power])
        return (state.seat_of[power],) if len(choices.on_map) > 1 or payable else ()

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """The only general goes, or nobody."""
        (power,) = step.values
        state.agenda.pop()
        on_map = CorpsChoices(state, power).on_map
        if in_box(state, power) < 0 and on_map:
            self._send(state, on_map[0], 0, out)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """The power's generals."""
        return CorpsChoices(state, step.values[0])

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """A general leaves the map, or is paid for."""
        (power,) = step.values
        state.agenda.pop()
        if not isinstance(action, SendCorps):
            return
        if action.cards:
            pay(state, power, action.cards, out)
            state.troops[action.general] = CORPS_TROOPS
            state.known.learn(1 << action.general, CORPS_TROOPS, CORPS_TROOPS)
        self._send(state, action.general, CORPS_TROOPS if action.cards else 0, out)

    def _send(self, state: State, general: int, bought: int, out: list[Event]) -> None:
        """17.u: he keeps his troops, and will come back face-up."""
        if state.place[general] >= 0:
            state.commander.pop(state.place[general], None)
        state.place[general] = OFF_MAP
        state.down &= ~(1 << general)
        out.append(Event("corps-sent", {"general": general, "count": bought}))


def return_corps(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """17.p, 17.q: generals whose penalty has ended come back, one after the other."""
    for power in state.setting.spaces:
        general, arrow = in_box(state, power), state.setting.arrows[power]
        if general < 0 or arrow < 0 or corps_due(state, power):
            continue
        blockers = state.pieces_at(arrow)
        if not blockers:
            put(state, general, arrow, -1, out)
        elif all(nearest(state, piece, WAY) for piece in blockers):
            state.agenda.append(Step("return"))
            transfer(state, WAY, blockers)
            return
