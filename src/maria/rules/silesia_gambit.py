"""SG The Silesia Gambit."""

from __future__ import annotations

from bisect import insort

from maria.events import Cards, Decks, Event, Guarded, Out, PowerEvent, Secret, emit
from maria.rules.introductory import FRENCH, PRUSSIAN, ShortGame, french_fortresses, prussian_fortresses
from maria.rules.step import YesOrNo
from maria.rules.tactical_cards import open_deck
from maria.rules.victory import Goal, end, land_goal
from maria.state import AUSTRIA, AWAY, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, Power, State, Step

CESSION = 6
"""SG.e: the turn at whose end Austria decides on Silesia."""
SET_ASIDE = 2
"""SG.c: how many cards of its income France sets aside each turn until Silesia is ceded."""


class SetAside(Event, rule="SG.c", reveals=True):
    """SG.c: France sets cards aside unseen."""

    power: Power
    decks: Decks


class Ceded(Event, rule="SG.e"):
    """SG.e: Austria cedes Silesia; the fortresses Prussia and France lacked, and those Austria held."""

    prussia: int
    france: int
    count: int


class NotCeded(PowerEvent, rule="SG.e"):
    """SG.e: Austria does not cede Silesia."""


class HoardTaken(Guarded, rule="SG.h", reveals=True):
    """SG.h: France takes the cards that were set aside."""

    power: Power
    decks: Decks
    cards: Secret[Cards]
    seats: tuple[int, ...] = ()

    def is_silent(self) -> bool:
        """Whether there are none."""
        return not self.decks


class LeftGame(Event, rule="SG.g", reveals=True):
    """SG.g: a power leaves the game and discards its cards."""

    power: Power
    cards: Cards

    def ending(self, state: State) -> str:
        """A different text if it had none."""
        return "" if self.cards else "-none"


class SilesiaGambit(ShortGame):
    """SG: a short game on both maps, in which Austria may cede Silesia to end the war with Prussia."""

    name = "silesia-gambit"
    scopes = frozenset(("all", "sg"))

    def semi_active(self, state: State) -> bool:
        """SG.b: whether the Flanders map is closed and free of combat, as it is until Silesia is ceded."""
        return not state.ceded

    def march_ends(self, state: State, power: int) -> int:
        """SG.b: on the closed Flanders map a move must end in one's own or an ally's home country."""
        if not self.semi_active(state):
            return -1
        allied = (state.home[other] for other in range(6) if state.allied(power, other))
        return ~state.setting.flanders | sum(allied)

    def set_aside(self, state: State, power: int, count: int, out: Out) -> int:
        """SG.c: sets cards of France's income aside unseen; returns how many."""
        if power != FRANCE or state.ceded:
            return 0
        decks = []
        for _ in range(min(SET_ASIDE, count)):
            if state.draw or open_deck(state, out):
                state.hoard.append(state.draw.pop())
                decks.append(state.hoard[-1] // state.setting.deck_size)
        emit(out, SetAside, FRANCE, tuple(decks))
        return min(SET_ASIDE, count)

    def last_turn(self, state: State) -> int:
        """SG.e, SG.i: turn 9, or turn 15 after the cession."""
        return 15 if state.ceded else 9

    def after_turn(self, state: State, out: Out) -> list[Step]:
        """SG.e, SG.n: at the end of turn 6, before winter, Austria decides whether to cede Silesia."""
        steps = super().after_turn(state, out)
        return [Ceding(), *steps] if state.turn == CESSION else steps

    def after_last_turn(self, state: State, out: Out) -> None:
        """14.e, SG.i: Maria Theresa wins; after the cession, Louis."""
        if state.ceded:
            end(state, state.seat_of[FRANCE], "SG.i", out)
        else:
            super().after_last_turn(state, out)

    def goals(self, state: State) -> list[Goal]:
        """14.c, 14.d, SG.i: as in the introductory game; after the cession new ones, in tie order (23.b)."""
        if not state.ceded:
            return super().goals(state)
        lacked_by_prussia, lacked_by_france, austrian = state.ceded
        setting, home = state.setting, state.home
        low_countries = setting.netherlands | setting.austrian_netherlands
        wanted = (
            (AUSTRIA, "bavaria-france", home[BAVARIA] | home[FRANCE], 8 - austrian),
            (PRAGMATIC, "france", home[FRANCE], 5 + lacked_by_prussia),
            (FRANCE, "core", setting.core, FRENCH + lacked_by_france),
            (FRANCE, "low-countries", low_countries, 5 + lacked_by_france),
        )
        return [land_goal(state, power, "SG.i", land, needed, what) for power, what, land, needed in wanted]


class Ceding(YesOrNo, kind="cede", rules="SG.e SG.f SG.g SG.h SG.i"):
    """SG.e, SG.n: Austria's one chance to cede Silesia, at the end of turn 6 before winter."""

    owner, question, rule = AUSTRIA, "cede silesia", "SG.e"

    def answer(self, state: State, yes: bool, out: Out) -> None:
        """Cedes Silesia, or notes that Austria does not."""
        if yes:
            cede(state, out)
        else:
            emit(out, NotCeded, AUSTRIA)


def cede(state: State, out: Out) -> None:
    """SG.f to SG.h, SG.o: Prussia leaves for good, France takes its hoard, and Flanders opens."""
    setting = state.setting
    lacked_by_prussia = PRUSSIAN - prussian_fortresses(state)
    lacked_by_france = FRENCH - french_fortresses(state)
    austrian = (state.held[AUSTRIA] & setting.silesia).bit_count()
    state.ceded = (lacked_by_prussia, lacked_by_france, austrian)
    emit(out, Ceded, lacked_by_prussia, lacked_by_france, austrian)
    leave_game(state, out)
    decks = tuple(card // setting.deck_size for card in state.hoard)
    for card, deck in zip(state.hoard, decks, strict=True):
        insort(state.hands[FRANCE], card)
        state.known.draw(FRANCE, deck)
    seats = (state.seat_of[FRANCE],)
    emit(out, HoardTaken, FRANCE, decks, tuple(state.hoard), seats=seats)
    state.hoard = []
    setting.variant.after_conquest(state, out)


def leave_game(state: State, out: Out) -> None:
    """SG.g, SG.o: removes Prussia's and Saxony's pieces, markers and cards; fortresses become cities."""
    setting = state.setting
    gone = state.home[PRUSSIA] | state.home[SAXONY] | setting.silesia
    for piece, power in enumerate(setting.power_of):
        if power in (PRUSSIA, SAXONY):
            state.commander.pop(state.place[piece], None)
            state.move(piece, AWAY)
            if piece < setting.generals:
                state.troops[piece] = 0
                state.down &= ~(1 << piece)
                state.known.remove(piece)
    for power in (PRUSSIA, SAXONY):
        cards = tuple(state.hands[power])
        for card in cards:
            state.discards[card // setting.deck_size].append(card)
            state.known.faces.pop(card, None)
        state.hands[power] = []
        state.known.voids = {key: most for key, most in state.known.voids.items() if key[0] != power}
        emit(out, LeftGame, power, cards)
    taken = (state.held[PRUSSIA] | state.held[SAXONY]) & ~gone
    state.marked &= ~gone & ~(taken & sum(state.home))
    lands = zip(state.held, state.home, strict=True)
    state.held = [(cities | taken & home) & ~gone for cities, home in lands]
    state.held[PRUSSIA] = state.held[SAXONY] = 0
    state.home = tuple(0 if p in (PRUSSIA, SAXONY) else land for p, land in enumerate(state.home))
    state.seat_of = tuple(-1 if p in (PRUSSIA, SAXONY) else seat for p, seat in enumerate(state.seat_of))
    state.set_stages()
