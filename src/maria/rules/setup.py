"""4 Set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from maria.actions import Action, Split
from maria.box.model import POWERS, General, Train
from maria.box.tables import bits, members
from maria.events import Guarded, Out, Secret, Values, counted, emit
from maria.knowledge import STRONGEST
from maria.rules.saxony import alliances
from maria.rules.step import Automatic, Decision, Grouped, Refusal, Shares
from maria.rules.tactical_cards import draw_cards, open_deck, shuffle
from maria.state import AWAY, OFF_MAP, POWER, REMOVED, Power, Powers, Setting, State


class TroopsSplit(Guarded, kind="split", rule="4.e"):
    """4.e: a power divides its troops among its generals."""

    power: Power
    troops: Secret[tuple[int, ...]]
    seats: tuple[int, ...] = ()

    def details(self, state: State) -> Values:
        """The troops of each general."""
        generals = state.setting.generals_of[self.power]
        return {"troops": counted(zip(generals, self.troops or [0] * len(generals), strict=True))}


def start(setting: Setting, out: Out) -> State:
    """4: the position before the troops are split."""
    state = empty(setting, out)
    pieces: list[General | Train] = [*setting.box.pack.generals, *setting.box.pack.trains]
    for number, piece in enumerate(pieces):
        state.move(number, start_place(state, piece))
    mark_fortresses(state)
    open_deck(state, out)
    for entry in setting.box.pack.powers:
        if state.seat_of[POWER[entry.id]] >= 0:
            draw_cards(state, POWER[entry.id], entry.hand, out)
    return state


def empty(setting: Setting, out: Out) -> State:
    """4: an empty board, with all cards in their decks."""
    pack, board = setting.box.pack, setting.board
    state = State(setting)
    state.seat_of = first_seats(setting)
    state.place = [AWAY] * len(setting.names)
    state.troops = [0] * setting.generals
    state.hussars = [REMOVED for _ in pack.hussars]
    state.home = tuple(board.home[name] for name in POWERS)
    state.enemies, state.cooperating = alliances("prussian")
    state.set_stages()
    state.held = [state.home[power] & board.fortresses for power in range(6)]
    state.pool = list(setting.pools)
    state.discards = [[] for _ in range(pack.decks.count)]
    prepare_politics(state, out)
    return state


def first_seats(setting: Setting) -> tuple[int, ...]:
    """2.a, 14.b, 24.a, 24.c: the seat that plays each power at the start."""
    variant, role = setting.variant, {entry.id: entry.role for entry in setting.box.pack.powers}
    return tuple(
        variant.seat(power, role[name]) if name in role and variant.plays(power) else -1
        for power, name in enumerate(POWERS)
    )


def start_place(state: State, piece: General | Train) -> int:
    """4.a, 4.k, 14.a, SG.a: where a piece starts; in the advanced game a general may start off the map."""
    setting = state.setting
    if state.seat_of[POWER[piece.power]] < 0:
        return AWAY
    if piece.city:
        city = setting.board.index[piece.city]
        return city if setting.land >> city & 1 else AWAY
    return OFF_MAP if setting.variant.starts_off_map and isinstance(piece, General) else AWAY


def prepare_politics(state: State, out: Out) -> None:
    """4.i, 4.j: shuffles the Political Cards year by year, and puts the markers on their starred boxes."""
    setting, cards = state.setting, state.setting.box.pack.cards
    for year in sorted({card.year for card in cards}, reverse=True):
        packet = [number for number, card in enumerate(cards) if card.year == year]
        state.political += shuffle(setting, packet, "politics", year, out)
    state.announced = [0] * len(setting.tracks)
    state.markers = [next(n for n, box in enumerate(track.boxes) if box.start) for track in setting.tracks]


def mark_fortresses(state: State) -> None:
    """4.c, 4.g: puts out the initial markers; victory markers are taken from the pools."""
    for marking in state.setting.box.pack.markings:
        cities = bits(state.setting.board.index[city] for city in marking.cities)
        for power in range(6):
            state.held[power] &= ~cities
        state.held[POWER[marking.power]] |= cities
        if marking.kind == "victory":
            state.marked |= cities
            state.pool[POWER[marking.power]] -= len(marking.cities)


class SplitChoices(Grouped):
    """4.e, 4.f, 4.l: the ways to split the troops of a seat's powers."""

    def __init__(self, state: State, powers: list[int]) -> None:
        """`powers` are the seat's powers that have not split yet."""
        self.state, self.powers = state, powers

    def limits(self, power: int) -> tuple[int, list[int]]:
        """A power's troops, and the minimum of each of its generals."""
        pack = self.state.setting.box.pack
        troops = next(entry.troops for entry in pack.powers if POWER[entry.id] == power)
        return troops, [pack.generals[general].minimum for general in self.state.setting.generals_of[power]]

    def refusal(self, action: Action) -> Refusal | None:
        """Why the troops cannot be split like this, or None if they can."""
        if not isinstance(action, Split):
            return Refusal("4.e", "refused-not-now")
        if action.power not in self.powers:
            return Refusal("4.e", "refused-split-power")
        troops, minimums = self.limits(action.power)
        if len(action.troops) != len(minimums) or sum(action.troops) != troops:
            return Refusal("4.l", "refused-split-sum", {"troops": troops})
        for count, least in zip(action.troops, minimums, strict=True):
            if not least <= count <= STRONGEST:
                limits = {"least": least, "most": STRONGEST, "got": count}
                return Refusal("4.f", "refused-split-limit", limits)
        return None

    def groups(self) -> Iterator[tuple[Shares, Callable[[tuple[int, ...]], Action]]]:
        """Every split of every power."""
        for power in self.powers:
            troops, minimums = self.limits(power)
            yield Shares(troops, minimums, [STRONGEST] * len(minimums)), partial(Split, power)

    def several(self) -> bool:
        """Whether anything is left to choose."""
        if len(self.powers) > 1:
            return True
        troops, minimums = self.limits(self.powers[0])
        return sum(minimums) < troops < STRONGEST * len(minimums) and len(minimums) > 1


class Splitting(Decision, kind="split", rules="4.e 4.f 4.l 6.d 14.g SG.p"):
    """4.e: all seats split their powers' troops at once; `powers` have not done so yet, a bitmask."""

    powers: Powers
    lasting = ()

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The seats with a power still to split."""
        return tuple(sorted({state.seat_of[power] for power in members(self.powers)}))

    def choices(self, state: State, seat: int) -> SplitChoices:
        """Splits for the seat's powers."""
        return SplitChoices(state, [power for power in members(self.powers) if state.seat_of[power] == seat])

    def apply(self, state: State, seat: int, action: Split, out: Out) -> None:
        """Gives the generals of a power their troops."""
        give_troops(state, action.power, action.troops)
        state.agenda[-1] = Splitting(self.powers & ~(1 << action.power))
        emit(out, TroopsSplit, action.power, action.troops, seats=(seat,))


class BeginSplit(Automatic, kind="begin-split"):
    """4.e: splits the troops of powers that have only one way to do it, and lets the others choose."""

    def run(self, state: State, out: Out) -> None:
        """Gives out troops where there is no choice."""
        left = 0
        for power in range(6):
            choices = SplitChoices(state, [power])
            if state.seat_of[power] >= 0 and choices.several():
                left |= 1 << power
            elif state.seat_of[power] >= 0:
                ways, _ = next(choices.groups())
                give_troops(state, power, next(iter(ways)))
        state.agenda.append(Splitting(left))


def give_troops(state: State, power: int, troops: tuple[int, ...]) -> None:
    """4.e, 14.g, SG.p: gives out a power's troops; the shares of generals who take no part are lost."""
    pack = state.setting.box.pack
    for general, count in zip(state.setting.generals_of[power], troops, strict=True):
        if state.place[general] != AWAY:
            state.troops[general] = count
            state.known.learn(1 << general, pack.generals[general].minimum, STRONGEST)
