"""SG The Silesia Gambit. Its cards are in 8, its victory in `victory`, its moves in 10.1 and 11."""

from __future__ import annotations

from bisect import insort

from maria.actions import Action, Answer
from maria.rules import victory
from maria.rules.step import Choices, Decision, Event, yes_or_no
from maria.state import AUSTRIA, AWAY, FRANCE, PRUSSIA, SAXONY, State, Step


def semi_active(state: State) -> bool:
    """SG.b: until Silesia is ceded the Flanders map is closed, and nobody fights there."""
    return state.setting.variant == "silesia-gambit" and not state.ceded


def allied_homes(state: State, power: int) -> int:
    """SG.b: where a piece may end its move on the Flanders map: its own or an allied home country."""
    land = 0
    for other in range(6):
        if state.allied(power, other):
            land |= state.home[other]
    return land


class CedeStep(Decision):
    """SG.e, SG.n: at the end of turn 6, before the winter, Austria decides once."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """Whoever plays Austria."""
        return (state.seat_of[AUSTRIA],)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """To cede Silesia or not."""
        return yes_or_no("cede silesia", "SG.e")

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Silesia is ceded, or the game goes on to turn 9."""
        assert isinstance(action, Answer)
        state.agenda.pop()
        if action.yes:
            cede(state, out)
        else:
            out.append(Event("not-ceded", {"power": AUSTRIA}))


def cede(state: State, out: list[Event]) -> None:
    """SG.f to SG.h, SG.o: Prussia goes for good, and the war moves to Flanders too."""
    setting = state.setting
    lacked_by_prussia = victory.PRUSSIAN - victory.prussian_fortresses(state)
    lacked_by_france = victory.FRENCH - victory.french_fortresses(state)
    austrian = (state.held[AUSTRIA] & setting.silesia).bit_count()
    state.ceded = (lacked_by_prussia, lacked_by_france, austrian)
    out.append(Event("ceded", {"prussia": lacked_by_prussia, "france": lacked_by_france, "count": austrian}))
    leave_game(state, out)
    for card in state.hoard:
        insort(state.hands[FRANCE], card)
    decks = tuple(card // setting.deck_size for card in state.hoard)
    for deck in decks:
        state.known.draw(FRANCE, deck)
    seats = (state.seat_of[FRANCE],)
    out.append(Event("hoard-taken", {"power": FRANCE, "decks": decks}, {"cards": tuple(state.hoard)}, seats))
    state.hoard = []
    victory.check_ceded(state, out)


def leave_game(state: State, out: list[Event]) -> None:
    """SG.g, SG.o: pieces, markers and cards of Prussia and Saxony go; their fortresses are mere cities."""
    setting = state.setting
    gone = state.home[PRUSSIA] | state.home[SAXONY] | setting.silesia
    for piece, power in enumerate(setting.power_of):
        if power in (PRUSSIA, SAXONY):
            state.commander.pop(state.place[piece], None)
            state.place[piece] = AWAY
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
        for key in [key for key in state.known.voids if key[0] == power]:
            del state.known.voids[key]
        out.append(Event("left-game", {"power": power, "cards": cards}))
    for power in range(6):
        state.held[power] &= ~gone
    for owner in range(6):
        back = (state.held[PRUSSIA] | state.held[SAXONY]) & state.home[owner]
        state.held[owner] |= back if owner not in (PRUSSIA, SAXONY) else 0
        state.marked &= ~back
    state.held[PRUSSIA] = state.held[SAXONY] = 0
    state.marked &= ~gone
    state.home = tuple(0 if p in (PRUSSIA, SAXONY) else land for p, land in enumerate(state.home))
    state.seat_of = tuple(-1 if p in (PRUSSIA, SAXONY) else seat for p, seat in enumerate(state.seat_of))
