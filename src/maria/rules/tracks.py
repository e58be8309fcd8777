"""17.k to 17.w The political tracks: shifts and their effects, and the corps that leave the map."""

from __future__ import annotations

from collections.abc import Iterator

from maria.actions import Action, Done, SendCorps
from maria.events import CountEvent, Event, Out, Values, emit
from maria.rules import saxony, tactical_cards
from maria.rules.saxony import Shifted
from maria.rules.step import Automatic, Choices, Decision, Refusal
from maria.rules.transfers import WAY, nearest, put, transfer
from maria.rules.victory_markers import put_in_box, take_from_box
from maria.state import ITALY, OFF_MAP, POWER, REMOVED, Piece, Power, State
from maria.texts.message import Ref

CORPS_TROOPS, CORPS_COST = 2, 8
"""17.m: the troops that a general who is not on the map gets, and their cost."""
ORDER = ("italy", "russia", "saxony")
"""17.w: the order in which the tracks take effect."""


class TroopsGiven(CountEvent, rule="17.r"):
    """17.r: a Political Card gives a power new troops."""


class CorpsSent(Event, rule="17.u"):
    """17.u: a general goes to his power's off-map box; `count` is the troops bought for him."""

    general: Piece
    count: int

    def details(self, state: State) -> Values:
        """The off-map box."""
        return {"box": Ref("off-map", state.setting.power_of[self.general])}


class Shifts(Automatic, kind="shifts"):
    """17.k, 17.n: carries out the announced shifts of Italy and Russia, and fills the victory box Italy."""

    def run(self, state: State, out: Out) -> None:
        """Handles one track after the other."""
        for name in ("italy", "russia"):
            number = state.setting.track[name]
            boxes = state.setting.tracks[number].boxes
            before = state.markers[number]
            after = saxony.box_reached(state, number, state.announced[number])
            state.announced[number] = 0
            if after != before:
                state.markers[number] = after
                emit(out, Shifted, number, after)
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
    """17.s, 17.t, 17.w: corps due by Italy, Russia, then Saxony; powers that still lack one are caught up."""

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
    """17.w: carries out the announced shift of the Saxony marker, after the other two."""

    def run(self, state: State, out: Out) -> None:
        """Moves the marker by the sum of the announced boxes."""
        number = state.setting.track["saxony"]
        boxes, state.announced[number] = state.announced[number], 0
        if boxes:
            saxony.shift_marker(state, boxes, out)


def box_after(state: State, track: int, boxes: int) -> int:
    """17.k: where a marker would be after the announced shifts and this one."""
    return saxony.box_reached(state, track, state.announced[track] + boxes)


class CorpsChoices(Choices):
    """17.m, 17.t: which general goes to the off-map box: one on the map, or a removed one for a payment."""

    def __init__(self, state: State, power: int) -> None:
        """Finds the generals on the map, and the removed ones the power can pay for."""
        self.state, self.power = state, power
        generals = state.setting.generals_of[power]
        self.on_map = [g for g in generals if state.place[g] >= 0]
        self.removed = [g for g in generals if state.place[g] == REMOVED]
        self.rich = bool(self.removed) and tactical_cards.can_pay(state, power, CORPS_COST)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this general cannot be sent, or None if he can."""
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
        """Every general, removed ones with every payment; nobody only if no general can be sent."""
        yield from map(SendCorps, self.on_map)
        for general in self.removed if self.rich else ():
            for cards in tactical_cards.Payments(self.state, self.power, CORPS_COST):
                yield SendCorps(general, cards)
        if not self.on_map and not self.rich:
            yield Done()


class SendingCorps(Decision, kind="corps", rules="17.m 17.t 17.u"):
    """17.m: a power sends a general to its off-map box, unless one is already there (17.s)."""

    owner: Power

    def asks(self, state: State) -> bool:
        """Whether public facts leave a choice."""
        if in_box(state, self.owner) >= 0:
            return False
        choices = CorpsChoices(state, self.owner)
        return len(choices.on_map) > 1 or bool(choices.removed and state.hands[self.owner])

    def skip(self, state: State, out: Out) -> None:
        """Sends the only general, or nobody."""
        state.agenda.pop()
        on_map = CorpsChoices(state, self.owner).on_map
        if in_box(state, self.owner) < 0 and on_map:
            self._send(state, on_map[0], 0, out)

    def choices(self, state: State, seat: int) -> CorpsChoices:
        """The power's generals."""
        return CorpsChoices(state, self.owner)

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Sends a general, from the map or with bought troops."""
        state.agenda.pop()
        if not isinstance(action, SendCorps):
            return
        if action.cards:
            tactical_cards.pay(state, self.owner, action.cards, out)
            state.troops[action.general] = CORPS_TROOPS
            state.known.learn(1 << action.general, CORPS_TROOPS, CORPS_TROOPS)
        self._send(state, action.general, CORPS_TROOPS if action.cards else 0, out)

    def _send(self, state: State, general: int, bought: int, out: Out) -> None:
        """17.u: moves a general to the box; he keeps his troops and will come back face-up."""
        if state.place[general] >= 0:
            state.commander.pop(state.place[general], None)
        state.move(general, OFF_MAP)
        state.down &= ~(1 << general)
        emit(out, CorpsSent, general, bought)


class ReturnCorps(Automatic, kind="return"):
    """17.p, 17.q: generals whose penalty has ended come back, one after the other."""

    def run(self, state: State, out: Out) -> None:
        """Makes pieces in the way move first."""
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
