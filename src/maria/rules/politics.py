"""17 Politics, with the optional rule of 25 and the two-player rules 24.e and 24.i."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from maria.actions import Action, DiscardCard, Done, Execute, LayCard, NameTrump, Save, Select, SendCorps
from maria.box.model import Instruction, PoliticalCard, Shift
from maria.rules import saxony, tactical_cards
from maria.rules.step import Automatic, Choices, Decision, Listed, Out, Refusal, Value, tell
from maria.rules.transfers import WAY, nearest, put, transfer
from maria.rules.victory import CheckPools
from maria.rules.victory_markers import begin_stage, put_in_box, take_from_box
from maria.rules.winter import Assigning, capacity
from maria.state import ITALY, OFF_MAP, POWER, REMOVED, Political, Power, Seats, State, Step

REVEALED = 2
"""17.a: Political Cards a turn."""
RESERVE = 16
"""17.e: what a Reserve counts on the display."""
CORPS_TROOPS, CORPS_COST = 2, 8
"""17.m: the troops of a general who is not on the map, and what they cost."""
ORDER = ("italy", "russia", "saxony")
"""17.w: the order in which the tracks take effect."""


class PoliticalStage(Automatic, kind="politics"):
    """17, 23.a: the phases of the political stage."""

    def run(self, state: State, out: Out) -> None:
        """Everything from the cards that are revealed to the check of the pools."""
        tell(out, "politics", {"turn": state.turn})
        begin_stage(state)
        steps: list[Step] = [RevealCards(), NamingTrump()]
        steps += [Laying(power) for power in state.setting.spaces]
        steps += [TurnUp(), Shifts(), Effects(), ReturnCorps(), CheckPools()]
        state.agenda.extend(reversed(steps))


def card_of(state: State, card: int) -> PoliticalCard:
    """A Political Card by its number."""
    return state.setting.box.pack.cards[card]


class RevealCards(Automatic, kind="reveal-cards"):
    """17.a, 18.a, 25.a: two Political Cards are revealed; the Imperial Election brings a further one."""

    def run(self, state: State, out: Out) -> None:
        """Cards that lie face-down go back to the hands first."""
        for power in state.setting.spaces:
            for card in state.face_down[power]:
                tactical_cards.take_back(state, power, card)
                tell(out, "returned", {"power": power, "card": card})
            state.face_down[power] = []
        shown: list[int] = []
        while len(shown) < REVEALED and state.political:
            card = state.political.pop()
            if any(instruction.kind == "election" for instruction in card_of(state, card).instructions):
                state.election = 1
                tell(out, "election-due", {"political": card})
            else:
                shown.append(card)
        state.revealed = tuple(shown)
        tell(out, "revealed", {"politicals": state.revealed})


# ---------------------------------------------------------------- trump


class NamingTrump(Decision, kind="trump", rules="17.b 17.e"):
    """17.b: the player who won a combat most recently names trump; before that the draw deck does."""

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The last winner."""
        return (state.winner,) if state.winner >= 0 else ()

    def skip(self, state: State, out: Out) -> None:
        """Cards are turned up until one is no Reserve; without any such card there is no trump suit."""
        state.agenda.pop()
        state.trump = -1
        turned: set[int] = set()
        while state.trump < 0 and (state.draw or tactical_cards.open_deck(state, out)):
            card = state.draw.pop()
            state.discards[card // state.setting.deck_size].append(card)
            tell(out, "trump-turned", {"card": card})
            if card in turned:
                break
            turned.add(card)
            state.trump = state.setting.card_suit[card]

    def choices(self, state: State, seat: int) -> Listed:
        """The four suits."""
        return Listed([NameTrump(suit) for suit in range(4)], Refusal("17.b", "refused-trump"))

    def apply(self, state: State, seat: int, action: NameTrump, out: Out) -> None:
        """The suit is trump in this stage."""
        state.agenda.pop()
        state.trump = action.suit
        tell(out, "trump", {"seat": seat, "suit": action.suit})


# ---------------------------------------------------------------- the display


@dataclass(frozen=True, slots=True)
class Laying(Decision, kind="lay", rules="17.c 17.d 17.e 17.f 25.b"):
    """17.c: a major power may place a Tactical Card face-down."""

    owner: Power

    def asks(self, state: State) -> bool:
        """Whether the power has cards."""
        return bool(state.hands[self.owner])

    def choices(self, state: State, seat: int) -> LayChoices:
        """A card of the hand, or none."""
        return LayChoices(state, self.owner)

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """The card lies face-down; everybody sees its back (8.l)."""
        power = self.owner
        state.agenda.pop()
        if not isinstance(action, LayCard):
            tell(out, "laid-nothing", {"power": power})
            return
        state.hands[power].remove(action.card)
        state.placed[power] = action.card
        seen = {"power": power, "deck": action.card // state.setting.deck_size}
        tell(out, "laid", seen, {"card": action.card}, (seat,))


class LayChoices(Choices):
    """17.c: one Tactical Card of the hand, or none."""

    def __init__(self, state: State, power: int) -> None:
        """Looks at the power's hand."""
        self.state, self.hand = state, state.hands[power]

    def refusal(self, action: Action) -> Refusal | None:
        """Why this cannot be placed."""
        if isinstance(action, LayCard):
            return None if action.card in self.hand else Refusal("17.c", "refused-not-in-hand")
        return None if isinstance(action, Done) else Refusal("17.c", "refused-not-now")

    def __iter__(self) -> Iterator[Action]:
        """To place none, and every card."""
        yield Done()
        yield from map(LayCard, self.hand)

    def count(self) -> int:
        """Every card, or none."""
        return 1 + len(self.hand)

    def several(self) -> bool:
        """Whether there is a card."""
        return bool(self.hand)


def counts(state: State, card: int) -> int:
    """17.e: what a card counts on the display."""
    return state.setting.card_value[card] or RESERVE


def influence(state: State, power: int) -> int:
    """17.f, 25.b: the sum of a power's face-up cards on the display."""
    return sum(counts(state, card) for card in state.display[power])


def by_influence(state: State) -> list[int]:
    """17.f, 17.g, 25.c: the powers with a card on the display, the greatest influence first."""
    rightmost = [power for power in reversed(state.setting.spaces) if state.display[power]]
    return sorted(rightmost, key=lambda power: -influence(state, power))


class TurnUp(Automatic, kind="turn-up"):
    """17.d, 25.b: new cards are turned up; those that are not trump go back, or lie face-down."""

    def run(self, state: State, out: Out) -> None:
        """Then the powers select, the most influential first."""
        setting = state.setting
        for power in setting.spaces:
            card, state.placed[power] = state.placed[power], -1
            if card < 0:
                continue
            trump = setting.card_suit[card] in (state.trump, -1)
            tell(out, "turned-up", {"power": power, "card": card, "trump": int(trump)})
            tactical_cards.show(state, power, card)
            if trump or setting.variant.face_down_display:
                (state.display if trump else state.face_down)[power].append(card)
            else:
                tactical_cards.take_back(state, power, card)
        state.announced = [0] * len(setting.tracks)
        state.agenda.append(Selecting(tuple(by_influence(state))))


@dataclass(frozen=True, slots=True)
class Selecting(Decision, kind="select", rules="17.g 17.h 17.i 24.e 25.c 25.d"):
    """17.g: save or select, by influence; `executed` are the seats that have executed a card, as bits."""

    powers: tuple[Power, ...]
    executed: Seats = 0

    def power(self, state: State) -> int:
        """The most influential power still to come."""
        return self.powers[0] if self.powers else -1

    def offered(self, state: State) -> list[int]:
        """The revealed cards that show the arms of the power whose turn it is."""
        name = state.setting.power_ids[self.powers[0]]
        return [card for card in state.revealed if name in card_of(state, card).arms]

    def asks(self, state: State) -> bool:
        """Whether a card shows the arms of the next power."""
        return bool(self.powers and self.offered(state))

    def skip(self, state: State, out: Out) -> None:
        """17.g, 17.i, 25.d: a power without a card of its arms saves; with no card left all withdraw."""
        if not self.powers:
            state.agenda.pop()
            tell(out, "unselected", {"politicals": state.revealed})
            state.revealed = ()
        elif state.revealed:
            self._save(state, out)
        else:
            state.agenda[-1] = replace(self, powers=())
            for power in self.powers:
                _withdraw(state, power, out)

    def choices(self, state: State, seat: int) -> Listed:
        """To select one of the cards with the power's arms, or to save."""
        return Listed([Save(), *map(Select, self.offered(state))], Refusal("17.g", "refused-select"))

    def apply(self, state: State, seat: int, action: Save | Select, out: Out) -> None:
        """17.h: whoever selects discards his cards on the display, then decides on the Political Card."""
        if isinstance(action, Save):
            self._save(state, out)
            return
        power, *later = self.powers
        state.revealed = tuple(card for card in state.revealed if card != action.card)
        paid, state.display[power] = tuple(state.display[power]), []
        for card in paid:
            state.discards[card // state.setting.deck_size].append(card)
        tell(out, "selected", {"power": power, "political": action.card, "cards": paid})
        state.agenda[-1] = Executing(power, action.card, tuple(later), self.executed)

    def _save(self, state: State, out: Out) -> None:
        state.agenda[-1] = replace(self, powers=self.powers[1:])
        tell(out, "saved", {"power": self.powers[0]})


def _withdraw(state: State, power: int, out: Out) -> None:
    """17.i, 25.d: a power whose turn no longer comes takes its cards back, or turns them face-down."""
    cards, state.display[power] = state.display[power], []
    for card in cards:
        if state.setting.variant.face_down_display:
            state.face_down[power].append(card)
            tell(out, "turned-down", {"power": power, "card": card})
        else:
            tactical_cards.take_back(state, power, card)
            tell(out, "returned", {"power": power, "card": card})


# ---------------------------------------------------------------- executing


def instructions(state: State, power: int, card: int) -> list[Instruction]:
    """17.j: the instructions of a Political Card that this power may follow."""
    name = state.setting.power_ids[power]
    return [entry for entry in card_of(state, card).instructions if not entry.by or name in entry.by]


def shift_choices(shift: Shift) -> tuple[int, ...]:
    """17.j: not at all, or in full, to the left or to the right as the card says."""
    ways = {"left": (-1,), "right": (1,)}.get(shift.direction, (-1, 1))
    return (0, *(way * shift.boxes for way in ways))


@dataclass(frozen=True, slots=True)
class Executing(Decision, kind="execute", rules="17.h 17.j 17.k 24.i"):
    """17.h, 17.j: the selected card is executed, in whole or in part, or discarded; `later` powers follow."""

    owner: Power
    card: Political
    later: tuple[Power, ...]
    executed: Seats = 0

    def choices(self, state: State, seat: int) -> Listed:
        """Every combination of its shifts and its instruction."""
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
        """24.e, 24.i: whether the seat has executed a card this turn and may not execute another."""
        executed = self.executed >> state.seat_of[self.owner] & 1
        return state.setting.variant.one_card_a_turn and bool(executed)

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """The power and the card."""
        return {"power": self.owner, "political": self.card}

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Shifts are announced; the instruction is followed at once."""
        power, card = self.owner, self.card
        if not isinstance(action, Execute):
            state.agenda[-1] = Selecting(self.later, self.executed)
            tell(out, "political-discarded", {"power": power, "political": card})
            return
        state.agenda[-1] = Selecting(self.later, self.executed | 1 << seat)
        for track, count in action.shifts:
            state.announced[track] += count
        tracks, boxes = tuple(track for track, _ in action.shifts), tuple(count for _, count in action.shifts)
        seen: dict[str, Value] = {"power": power, "political": card, "tracks": tracks, "boxes": boxes}
        tell(out, "executed", seen | {"instructed": int(action.instructed)})
        for entry in reversed(instructions(state, power, card)) if action.instructed else ():
            follow(state, POWER[entry.power] if entry.power else power, entry, out)


def follow(state: State, power: int, entry: Instruction, out: Out) -> None:
    """17.j, 17.o, 17.r: an instruction of a Political Card, for the power that it is about."""
    if entry.kind == "cards":
        tactical_cards.draw_cards(state, power, entry.count, out)
    elif entry.kind == "troops":
        count = min(entry.count, capacity(state, power))
        tell(out, "troops-given", {"power": power, "count": count})
        if count:
            state.agenda.append(Assigning(power, count))
    elif entry.kind == "corps":
        state.corps[power] = state.turn + entry.count
        state.agenda.append(SendingCorps(power))


# ---------------------------------------------------------------- tracks


class Shifts(Automatic, kind="shifts"):
    """17.k, 17.n: the announced shifts of Italy and Russia, summed up, and the victory box Italy."""

    def run(self, state: State, out: Out) -> None:
        """Track by track."""
        for name in ("italy", "russia"):
            number = state.setting.track[name]
            boxes = state.setting.tracks[number].boxes
            before = state.markers[number]
            after = saxony.box_reached(state, number, state.announced[number])
            state.announced[number] = 0
            if after != before:
                state.markers[number] = after
                tell(out, "shifted", {"track": number, "box": after})
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


class Effects(Automatic, kind="effects"):
    """17.s, 17.t, 17.w: corps by Italy, then Russia, then Saxony; every stage checks who still lacks one."""

    def run(self, state: State, out: Out) -> None:
        """The Saxony marker moves last."""
        setting = state.setting
        tracks = [setting.track[name] for name in ORDER]
        boxes = [setting.tracks[track].boxes[state.markers[track]] for track in tracks]
        named = [POWER[name] for box in boxes for name in box.corps]
        due = [power for power in dict.fromkeys((*named, *setting.spaces)) if corps_due(state, power)]
        state.agenda.append(SaxonyShift())
        state.agenda.extend(SendingCorps(power) for power in reversed(due))


class SaxonyShift(Automatic, kind="saxony-shift"):
    """17.w: the announced shift of the Saxony marker, last of the three."""

    def run(self, state: State, out: Out) -> None:
        """What the cards together say."""
        number = state.setting.track["saxony"]
        boxes, state.announced[number] = state.announced[number], 0
        if boxes:
            saxony.shift_marker(state, boxes, out)


def box_after(state: State, track: int, boxes: int) -> int:
    """17.k: the box in which a marker would be if what is announced and this were carried out."""
    return saxony.box_reached(state, track, state.announced[track] + boxes)


class CorpsChoices(Choices):
    """17.m, 17.t: which general goes to the off-map box: one on the map, or one who is paid for."""

    def __init__(self, state: State, power: int) -> None:
        """Finds who is on the map, and who could be paid for."""
        self.state, self.power = state, power
        generals = state.setting.generals_of[power]
        self.on_map = [g for g in generals if state.place[g] >= 0]
        self.removed = [g for g in generals if state.place[g] == REMOVED]
        self.rich = bool(self.removed) and tactical_cards.can_pay(state, power, CORPS_COST)

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
            return Refusal("17.m", "refused-corps-general")
        return tactical_cards.refuse_payment(self.state, self.power, action.cards, CORPS_COST)

    def __iter__(self) -> Iterator[Action]:
        """Every general, the removed ones with every payment; nobody only if nobody can be sent."""
        yield from map(SendCorps, self.on_map)
        for general in self.removed if self.rich else ():
            for cards in tactical_cards.Payments(self.state, self.power, CORPS_COST):
                yield SendCorps(general, cards)
        if not self.on_map and not self.rich:
            yield Done()


@dataclass(frozen=True, slots=True)
class SendingCorps(Decision, kind="corps", rules="17.m 17.t 17.u"):
    """17.m: a power sends a general to its off-map box, unless one is there already (17.s)."""

    owner: Power

    def asks(self, state: State) -> bool:
        """Not if everybody sees that there is nothing to choose."""
        if in_box(state, self.owner) >= 0:
            return False
        choices = CorpsChoices(state, self.owner)
        return len(choices.on_map) > 1 or bool(choices.removed and state.hands[self.owner])

    def skip(self, state: State, out: Out) -> None:
        """The only general goes, or nobody."""
        state.agenda.pop()
        on_map = CorpsChoices(state, self.owner).on_map
        if in_box(state, self.owner) < 0 and on_map:
            self._send(state, on_map[0], 0, out)

    def choices(self, state: State, seat: int) -> CorpsChoices:
        """The power's generals."""
        return CorpsChoices(state, self.owner)

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """A general leaves the map, or is paid for."""
        state.agenda.pop()
        if not isinstance(action, SendCorps):
            return
        if action.cards:
            tactical_cards.pay(state, self.owner, action.cards, out)
            state.troops[action.general] = CORPS_TROOPS
            state.known.learn(1 << action.general, CORPS_TROOPS, CORPS_TROOPS)
        self._send(state, action.general, CORPS_TROOPS if action.cards else 0, out)

    def _send(self, state: State, general: int, bought: int, out: Out) -> None:
        """17.u: he keeps his troops, and will come back face-up."""
        if state.place[general] >= 0:
            state.commander.pop(state.place[general], None)
        state.move(general, OFF_MAP)
        state.down &= ~(1 << general)
        tell(out, "corps-sent", {"general": general, "count": bought})


class ReturnCorps(Automatic, kind="return"):
    """17.p, 17.q: generals whose penalty has ended come back, one after the other."""

    def run(self, state: State, out: Out) -> None:
        """Whoever stands in the way goes first."""
        for power in state.setting.spaces:
            general, arrow = in_box(state, power), state.setting.arrows[power]
            if general < 0 or arrow < 0 or corps_due(state, power):
                continue
            blockers = state.pieces_at(arrow)
            if not blockers:
                put(state, general, arrow, -1, out)
            elif all(nearest(state, piece, WAY) for piece in blockers):
                state.agenda.append(ReturnCorps())
                transfer(state, WAY, blockers)
                return
