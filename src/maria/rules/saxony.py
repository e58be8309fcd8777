"""19.3 Saxony: its marker, and what happens when its status changes."""

from __future__ import annotations

from maria.actions import ShiftSaxony
from maria.box.model import TrackBox
from maria.box.tables import bits
from maria.events import Event, Out, Track, Values, emit, seat_ref
from maria.phrases import box_effects
from maria.rules.step import Automatic, Decision, Listed, Refusal, Value
from maria.rules.subsidies import end_contracts
from maria.rules.transfers import FREE, SAXON, foreign_pieces, leave_combats, put, transfer
from maria.rules.victory_markers import return_markers, unmark_fortresses
from maria.rules.winter import Recruiting
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, REMOVED, SAXONY, City, State


class QuestionMarkGone(Event, rule="10.3.m"):
    """10.3.m: a fortress is still protected and loses its question mark."""

    city: City


class SaxonyChanged(Event, kind="saxony", rule="19.3.b"):
    """19.3.b: Saxony changes sides."""

    status: str

    def ending(self, state: State) -> str:
        """A different text for each side."""
        return f"-{self.status}"

    def details(self, state: State) -> Values:
        """The player of Austria, who plays Saxony from now on."""
        return {"seat": seat_ref(state.setting, state.seat_of[AUSTRIA])}


class SaxonyMoved(Event, kind="saxony-due", rule="19.3.a"):
    """19.3.a: Austria moves the Saxony marker for the boxes due."""

    count: int


class Shifted(Event, rule="17.k"):
    """17.k: the marker of a political track moves."""

    track: Track
    box: int

    def details(self, state: State) -> Values:
        """The box, counted from 1, and its effects."""
        return {"box": self.box + 1, "effects": box_effects(state.setting.tracks[self.track].boxes[self.box])}


def alliances(saxony: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """2.c, 2.d, 19.3.k, 19.4.d: each power's enemies, and those it co-operates with, by Saxony's status."""
    one, other = {FRANCE, BAVARIA, PRUSSIA}, {AUSTRIA, PRAGMATIC}
    pairs = [{FRANCE, BAVARIA}, {AUSTRIA, PRAGMATIC}]
    if saxony != "neutral":
        side, ally = (one, PRUSSIA) if saxony == "prussian" else (other, AUSTRIA)
        side.add(SAXONY)
        pairs.append({ally, SAXONY})
    enemies = [bits(other) if power in one else bits(one) if power in other else 0 for power in range(6)]
    friends = [bits({power}.union(*(pair for pair in pairs if power in pair))) for power in range(6)]
    return tuple(enemies), tuple(friends)


def status(state: State) -> str:
    """19.3: Saxony's status: prussian, neutral or austrian."""
    return _boxes(state)[state.markers[state.setting.track["saxony"]]].status


def _boxes(state: State) -> tuple[TrackBox, ...]:
    return state.setting.tracks[state.setting.track["saxony"]].boxes


def box_reached(state: State, track: int, boxes: int) -> int:
    """17.k, 19.3.d: where a marker stops: at the track's ends; Saxony's never goes back to Prussia's side."""
    leaves = track == state.setting.track["saxony"] and status(state) != "prussian"
    first = [box.status for box in _boxes(state)].index("neutral") if leaves else 0
    return max(first, min(state.markers[track] + boxes, len(state.setting.tracks[track].boxes) - 1))


def shift_marker(state: State, boxes: int, out: Out) -> None:
    """17.k: moves the marker as far as the track allows."""
    move_marker(state, box_reached(state, state.setting.track["saxony"], boxes), out)


def to_box_s(state: State, out: Out) -> None:
    """19.1.c: at the peace, moves the marker to box S if Saxony is Prussia's ally."""
    if status(state) == "prussian":
        move_marker(state, [box.letter for box in _boxes(state)].index("S"), out)


def move_marker(state: State, box: int, out: Out) -> None:
    """19.3.b, 19.3.c, 19.3.f, 19.3.h: moves the marker; only the box where it stops has an effect."""
    number = state.setting.track["saxony"]
    before = status(state)
    if box != state.markers[number]:
        state.markers[number] = box
        emit(out, Shifted, number, box)
    if status(state) != before:
        change_status(state, before, out)


def change_status(state: State, before: str, out: Out) -> None:
    """19.3.b to 19.3.d: carries out Saxony's change to neutral or to Austria's side."""
    now = status(state)
    state.enemies, state.cooperating = alliances(now)
    state.neutral = state.neutral & ~(1 << SAXONY) | (now == "neutral") << SAXONY
    take_over(state)
    state.set_stages()
    emit(out, SaxonyChanged, now)
    end_contracts(state, out)
    leave_combats(state, bits(state.setting.generals_of[SAXONY]))
    former = PRUSSIA if before == "prussian" else AUSTRIA
    for city, power in state.questions.items():
        if power == SAXONY:
            state.questions[city] = former
    if now == "neutral":
        _become_neutral(state, out)
    else:
        _join_austria(state)


def take_over(state: State) -> None:
    """19.3.d, 19.3.g: Maria Theresa takes over Saxony and its hand, which its former player has seen."""
    old, new = state.seat_of[SAXONY], state.seat_of[AUSTRIA]
    if old != new:
        state.known.see(state.hands[SAXONY], 1 << old)
        state.seat_of = tuple(new if power == SAXONY else seat for power, seat in enumerate(state.seat_of))


def _become_neutral(state: State, out: Out) -> None:
    """19.3.b, 19.3.i: clears Saxony of markers, then of foreign pieces; then Saxon pieces go home."""
    land = state.home[SAXONY]
    owners = tuple(power for power in range(6) if power != SAXONY)
    for power in owners:
        taken = unmark_fortresses(state, power, land)
        state.held[SAXONY] |= state.held[power] & land
        state.held[power] &= ~land
        return_markers(state, power, taken, out)
    for city in [city for city in state.questions if land >> city & 1]:
        drop_question(state, city, out)
    state.agenda.append(SaxonsHome())
    transfer(state, SAXON, foreign_pieces(state, land, owners))


def drop_question(state: State, city: int, out: Out) -> None:
    """10.3.m: removes a question mark; if it was a victory marker, that returns to its pool."""
    power = state.questions.pop(city)
    if state.asked >> city & 1:
        state.asked &= ~(1 << city)
        return_markers(state, state.major_of(power), 1, out)
    emit(out, QuestionMarkGone, city)


class SaxonsHome(Automatic, kind="saxons-home"):
    """19.3.b: Saxon pieces on the map go to their set-up cities."""

    def run(self, state: State, out: Out) -> None:
        """Takes all of them off the map first, so that none is in another's way."""
        setting = state.setting
        own = setting.pieces_of[SAXONY]
        pieces = [piece for piece in own if state.place[piece] >= 0 and setting.start[piece] >= 0]
        for piece in pieces:
            state.commander.pop(state.place[piece], None)
            state.move(piece, REMOVED)
        for piece in pieces:
            put(state, piece, setting.start[piece], -1, out)


def _join_austria(state: State) -> None:
    """19.3.c: a Saxon general leaves a stack; a removed one may re-enter at once with bought troops."""
    for general in state.setting.generals_of[SAXONY]:
        place = state.place[general]
        if place == REMOVED:
            state.agenda.append(Recruiting(SAXONY))
        elif place >= 0 and len(state.generals_at(place)) == 2:
            transfer(state, FREE, [general])


class SaxonyDue(Decision, kind="saxony-due", rules="19.3.a 19.3.j 24.f"):
    """19.3.a, 19.3.j: Austria decides how far to move the Saxony marker, up to the boxes due."""

    owner = AUSTRIA

    def most(self, state: State) -> int:
        """The boxes due, limited by the end of the track."""
        return min(state.due, len(_boxes(state)) - 1 - state.markers[state.setting.track["saxony"]])

    def asks(self, state: State) -> bool:
        """Whether the marker can move at all."""
        return bool(state.due and self.most(state))

    def skip(self, state: State, out: Out) -> None:
        """Drops the boxes due, as the marker cannot move."""
        state.agenda.pop()
        state.due = 0

    def subject(self, state: State, seat: int) -> dict[str, Value]:
        """How far the marker may move."""
        return {"power": AUSTRIA, "most": self.most(state)}

    def choices(self, state: State, seat: int) -> Listed:
        """Any number of boxes up to those due."""
        most = self.most(state)
        otherwise = Refusal("19.3.j", "refused-saxony-boxes", {"most": most})
        return Listed([*map(ShiftSaxony, range(most + 1))], otherwise)

    def apply(self, state: State, seat: int, action: ShiftSaxony, out: Out) -> None:
        """Moves the marker as far as Austria chose."""
        state.agenda.pop()
        state.due = 0
        emit(out, SaxonyMoved, action.boxes)
        if action.boxes:
            shift_marker(state, action.boxes, out)
