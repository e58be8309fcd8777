"""19.1 Prussia annexes Silesia, and 19.2 France reduces its objectives."""

from __future__ import annotations

from maria.actions import Place
from maria.events import Event, Out, PowerEvent, emit
from maria.rules.saxony import to_box_s
from maria.rules.step import Automatic, Decision, Listed, Phase, Refusal, YesOrNo
from maria.rules.trains import second_train, train_cities
from maria.rules.transfers import PEACE, foreign_pieces, put, transfer
from maria.rules.victory import CheckPools
from maria.rules.victory_markers import put_in_box, return_aside, return_markers, unmark_fortresses
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, SILESIA, Power, State

FRENCH_STAGE, PRUSSIAN_STAGE = 0, 1


class PeaceOffered(PowerEvent, rule="19.1.a"):
    """19.1.a: Prussia offers peace for Silesia."""


class PeaceDeclined(PowerEvent, rule="19.1.a"):
    """19.1.a: Austria declines the peace."""


class PeaceMade(PowerEvent, kind="peace", rule="19.1.b"):
    """19.1.b: Prussia annexes Silesia and becomes neutral."""


class MarkersLeft(Event, rule="19.1.d"):
    """19.1.d: a power takes its victory markers from fortresses; half of them are set aside."""

    power: Power
    count: int
    aside: int

    def is_silent(self) -> bool:
        """Whether it took none."""
        return not self.count


class Reduced(PowerEvent, rule="19.2.a"):
    """19.2.a: France reduces its objectives."""


class StageEnd(Phase, kind="stage-end"):
    """19.1.m: after retroactive conquest come the peace offer and the reduction, then the victory check."""

    def run(self, state: State, out: Out) -> None:
        """Only in games with pools of victory markers (15.b)."""
        if not state.setting.variant.pools:
            return
        state.agenda.append(CheckPools())
        if self.stage == PRUSSIAN_STAGE and may_offer(state):
            state.agenda.append(OfferPeace())
        if self.stage == FRENCH_STAGE and may_reduce(state):
            state.agenda.append(ReduceObjectives())


# ---------------------------------------------------------------- 19.1


def may_offer(state: State) -> bool:
    """19.1.a: whether Prussia controls all Silesian fortresses and has not made this peace yet."""
    silesian = state.setting.silesia & state.setting.board.fortresses
    return not state.peace and bool(silesian) and not silesian & ~state.held[PRUSSIA]


class OfferPeace(YesOrNo, kind="offer-peace", rules="19.1.a 19.1.b 19.1.d 19.1.g"):
    """19.1.a: Prussia may offer Austria peace."""

    owner, question, rule = PRUSSIA, "offer peace", "19.1.a"

    def answer(self, state: State, yes: bool, out: Out) -> None:
        """Asks Austria, if Prussia offers peace."""
        if yes:
            emit(out, PeaceOffered, PRUSSIA)
            state.agenda.append(AcceptPeace())


class AcceptPeace(YesOrNo, kind="accept-peace", rules=OfferPeace.rules):
    """19.1.a: Austria accepts or declines the peace."""

    owner, question, rule = AUSTRIA, "accept peace", "19.1.a"

    def answer(self, state: State, yes: bool, out: Out) -> None:
        """Annexes Silesia, or notes that Austria declines."""
        if yes:
            annex(state, out)
        else:
            emit(out, PeaceDeclined, AUSTRIA)


def annex(state: State, out: Out) -> None:
    """19.1.b to 19.1.g: makes the peace; decisions for the players go on the agenda."""
    state.peace, silesia = state.turn, state.setting.silesia
    emit(out, PeaceMade, PRUSSIA)
    state.home = tuple(land | silesia if p == PRUSSIA else land for p, land in enumerate(state.home))
    state.agenda += [Annexed(), PeaceTransfers()]
    _give_back(state, AUSTRIA, state.home[PRUSSIA], PRUSSIA, False, out)
    _give_back(state, PRUSSIA, state.home[AUSTRIA], AUSTRIA, True, out)
    to_box_s(state, out)


class PeaceTransfers(Automatic, kind="peace-transfers"):
    """19.1.e, 19.1.j: Austrian pieces leave, Prussian ones go home, then all others leave Prussia."""

    def run(self, state: State, out: Out) -> None:
        """Asks the owners where they have a choice."""
        setting, prussia = state.setting, state.home[PRUSSIA]
        pieces = foreign_pieces(state, prussia | setting.poland, (AUSTRIA,))
        pieces += foreign_pieces(state, setting.board.all & ~prussia, (PRUSSIA,))
        pieces += foreign_pieces(state, prussia, (FRANCE, BAVARIA, SAXONY, PRAGMATIC))
        transfer(state, PEACE, pieces)


def _give_back(state: State, power: int, land: int, owner: int, aside: bool, out: Out) -> None:
    """19.1.d, 19.2.a: removes a power's markers from a land, which goes back to its owner.

    With `aside`, half of the victory markers, rounded up, are set aside; the others return to the pool.
    """
    taken = unmark_fortresses(state, power, land)
    gone = state.held[power] & land
    state.held[power] &= ~gone
    state.held[owner] |= gone
    kept = (taken + 1) // 2 if aside else 0
    state.aside[power] += kept
    emit(out, MarkersLeft, power, taken, kept)
    return_markers(state, power, taken - kept, out)


class Annexed(Automatic, kind="annexed"):
    """19.1.f, 19.1.g: Prussia gets the Silesia box, its second train and neutrality."""

    def run(self, state: State, out: Out) -> None:
        """Runs once all pieces have been moved."""
        put_in_box(state, PRUSSIA, SILESIA, out)
        state.neutral |= 1 << PRUSSIA
        state.agenda.append(SecondTrain())


class SecondTrain(Decision, kind="second-train", rules="19.1.f 19.1.k"):
    """19.1.f: Prussia places its second train free of charge."""

    owner = PRUSSIA

    def asks(self, state: State) -> bool:
        """Whether there is a choice."""
        return second_train(state) >= 0 and len(train_cities(state)) > 1

    def skip(self, state: State, out: Out) -> None:
        """19.1.k: takes the only city; without one the train comes later."""
        state.agenda.pop()
        train, cities = second_train(state), train_cities(state)
        if train >= 0 and cities:
            put(state, train, cities[0], -1, out)

    def choices(self, state: State, seat: int) -> Listed:
        """Prussia's empty major fortresses."""
        places = [Place(second_train(state), city) for city in train_cities(state)]
        return Listed(places, Refusal("19.1.f", "refused-second-train"))

    def apply(self, state: State, seat: int, action: Place, out: Out) -> None:
        """Brings the train into the game."""
        state.agenda.pop()
        put(state, action.piece, action.city, -1, out)


# ---------------------------------------------------------------- 19.2


def may_reduce(state: State) -> bool:
    """19.2.a, 19.2.c: whether France may reduce: once, with fortresses but no general in core Austria."""
    core = state.setting.core
    places = [state.place[general] for general in state.setting.generals_of[FRANCE]]
    french = any(place >= 0 and core >> place & 1 for place in places)
    return not state.reduced and not french and bool(state.held[FRANCE] & core)


class ReduceObjectives(YesOrNo, kind="reduce", rules="19.2.a 19.2.b 19.2.c"):
    """19.2.a: France may reduce its objectives."""

    owner, question, rule = FRANCE, "reduce objectives", "19.2.a"

    def answer(self, state: State, yes: bool, out: Out) -> None:
        """Gives core Austria back to Austria."""
        if yes:
            state.reduced = True
            emit(out, Reduced, FRANCE)
            _give_back(state, FRANCE, state.setting.core, AUSTRIA, True, out)


def resume_objectives(state: State, power: int, city: int, out: Out) -> None:
    """19.2.b: a French or Bavarian conquest on the Bohemia map ends the reduction."""
    if power in (FRANCE, BAVARIA) and state.aside[FRANCE] and state.setting.bohemia >> city & 1:
        return_aside(state, FRANCE, out)
