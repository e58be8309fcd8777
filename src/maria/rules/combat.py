"""11.1 Combat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maria.actions import Action, Attack, PlayCard, Stop
from maria.box.tables import bits, members
from maria.rules.neutrality import fights
from maria.rules.silesia_gambit import semi_active
from maria.rules.stacks import lose_troops, strength
from maria.rules.step import Choices, Decision, Event, Listed, Refusal, Value
from maria.rules.tactical_cards import RESERVE_PAYS, discard
from maria.rules.victory_markers import combat_points, lose_points, win_points
from maria.state import PRAGMATIC, REMOVED, State, Step


def combat_phase(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """11.1.a, 11.1.o, 19.4.a, SG.b: who must attack whom is fixed when the phase starts."""
    setting, near = state.setting, state.setting.board.neighbour_set
    powers, closed = state.stage_powers(values[0]), setting.flanders if semi_active(state) else 0
    state.retreated = 0
    by_city: dict[int, list[int]] = {}
    for general in range(setting.generals):
        place = state.place[general]
        if place >= 0 and fights(state, general) and not closed >> place & 1:
            by_city.setdefault(place, []).append(general)
    pairs: list[int] = []
    for start, generals in by_city.items():
        active = [general for general in generals if setting.power_of[general] in powers]
        for target, others in by_city.items():
            if active and near[start] >> target & 1 and _enemies(state, active, others):
                pairs += [bits(generals), bits(others)]
    state.agenda.append(Step("attacks", tuple(pairs)))


def _enemies(state: State, generals: list[int], others: list[int]) -> bool:
    """Whether any of them are enemies."""
    owner = state.setting.power_of
    return any(state.enemies[owner[one]] >> owner[other] & 1 for one in generals for other in others)


def outstanding(state: State, step: Step) -> list[tuple[int, int]]:
    """11.1.n, 11.1.o: the attacks still to be made, as pairs of generals; others have lapsed."""
    pairs = zip(step.values[::2], step.values[1::2], strict=True)
    on_map = bits(general for general in range(state.setting.generals) if state.place[general] >= 0)
    return [
        (one & on_map, other & on_map)
        for one, other in pairs
        if not (one | other) & state.retreated and one & on_map and other & on_map
    ]


def next_attacks(state: State, step: Step) -> list[tuple[int, int]]:
    """11.1.j, 11.1.q, 24.g: the attacks that may come next: the Pragmatic Army's after all others."""
    pairs = outstanding(state, step)
    if state.setting.players == 2:
        return pairs
    early = [pair for pair in pairs if state.commanding_power(city_of(state, pair[0])) != PRAGMATIC]
    return early or pairs


def city_of(state: State, generals: int) -> int:
    """The city that generals of one side stand on."""
    return state.place[members(generals)[0]]


class AttackChoices(Listed):
    """11.1.a, 11.1.j: the attacks that may come next."""

    def __init__(self, state: State, step: Step) -> None:
        """Lists them, and remembers those that must wait."""
        super().__init__(_attacks(state, next_attacks(state, step)), Refusal("11.1.a", "refused-no-attack"))
        self.later = _attacks(state, outstanding(state, step))

    def refusal(self, action: Action) -> Refusal | None:
        """11.1.j: the Pragmatic Army waits for Austria."""
        if action in self.later and action not in self.actions:
            return Refusal("11.1.j", "refused-austria-first")
        return super().refusal(action)


def _attacks(state: State, pairs: list[tuple[int, int]]) -> list[Action]:
    return [Attack(city_of(state, one), city_of(state, other)) for one, other in pairs]


class AttackStep(Decision):
    """11.1.a: the attacking player chooses the order of attacks."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The player of the attackers, if more than one attack can come next."""
        pairs = next_attacks(state, step)
        if len(pairs) < 2:
            return ()
        return (state.seat_of[state.commanding_power(city_of(state, pairs[0][0]))],)

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """A single attack is made at once; without one the phase is over."""
        pairs = next_attacks(state, step)
        if pairs:
            self._begin(state, step, pairs[0], out)
        else:
            state.agenda.pop()

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """The attacks that may come next."""
        return AttackChoices(state, step)

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """The chosen attack begins."""
        assert isinstance(action, Attack)
        chosen = next(
            pair
            for pair in next_attacks(state, step)
            if (city_of(state, pair[0]), city_of(state, pair[1])) == (action.start, action.target)
        )
        self._begin(state, step, chosen, out)

    def _begin(self, state: State, step: Step, pair: tuple[int, int], out: list[Event]) -> None:
        """11.1.c: the troops of both sides are made public; the difference is the first score."""
        left = [other for other in outstanding(state, step) if other != pair]
        state.agenda[-1] = Step("attacks", tuple(generals for pair in left for generals in pair))
        totals = [strength(state, members(generals)) for generals in pair]
        for generals, total in zip(pair, totals, strict=True):
            state.known.learn(generals, total, total)
        score = totals[0] - totals[1]
        seen: dict[str, Value] = {
            "attackers": pair[0],
            "defenders": pair[1],
            "troops": tuple(totals),
            "score": score,
        }
        out.append(Event("attacked", seen))
        side = 1 if score > 0 else 0
        state.agenda.append(Step("duel", (*pair, score, side)))


# ---------------------------------------------------------------- the duel


class Duel:
    """The values of the step: both sides' generals, the attackers' score, and whose right to play it is."""

    def __init__(self, state: State, step: Step) -> None:
        """Reads the step."""
        one, other, score, self.side = step.values
        self.sides = (one, other)
        self.score = score if self.side == 0 else -score
        """The score of the side that has the right to play: zero or negative."""
        self.city = city_of(state, self.sides[self.side])
        self.power = state.commanding_power(self.city)
        self.suit = int(state.setting.board.suit_of[self.city])


class DuelChoices(Choices):
    """11.1.b, 11.1.d, 11.1.g: cards of the suit of one's sector, Reserves, or to stop."""

    def __init__(self, state: State, duel: Duel) -> None:
        """Finds the playable cards of the power in command."""
        self.state, self.duel = state, duel
        suits = state.setting.card_suit
        hand = state.hands[duel.power]
        self.cards = [card for card in hand if suits[card] == duel.suit]
        self.reserves = [card for card in hand if suits[card] < 0]
        self.must = duel.score == 0 and bool(self.cards)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this may not be played now."""
        if isinstance(action, Stop):
            return Refusal("11.1.g", "refused-must-play") if self.must else None
        if not isinstance(action, PlayCard):
            return Refusal("11.1.d", "refused-not-now")
        if action.card in self.reserves:
            low_high = 1 <= action.value <= RESERVE_PAYS
            return None if low_high else Refusal("8.f", "refused-reserve-value", {"most": RESERVE_PAYS})
        if action.card not in self.state.hands[self.duel.power]:
            return Refusal("8.d", "refused-not-in-hand")
        if action.card not in self.cards:
            return Refusal("11.1.b", "refused-suit", {"suit": self.duel.suit})
        return Refusal("8.f", "refused-no-reserve") if action.value else None

    def sample(self, rng: Random) -> Action:
        """One of the choices at random."""
        stop = 0 if self.must else 1
        reserves = len(self.reserves) * RESERVE_PAYS
        number = int(rng.random() * (len(self.cards) + reserves + stop))
        if number < len(self.cards):
            return PlayCard(self.cards[number])
        number -= len(self.cards)
        if number < reserves:
            return PlayCard(self.reserves[number // RESERVE_PAYS], number % RESERVE_PAYS + 1)
        return Stop()

    def representatives(self) -> Iterator[Action]:
        """Cards of different values, Reserves with every value, and to stop."""
        if not self.must:
            yield Stop()
        seen: set[int] = set()
        for card in self.cards:
            value = self.state.setting.card_value[card]
            if value not in seen:
                seen.add(value)
                yield PlayCard(card)
        for card in self.reserves[:1]:
            for value in range(1, RESERVE_PAYS + 1):
                yield PlayCard(card, value)

    def several(self) -> bool:
        """Whether there is more than one choice."""
        return len(self.cards) + len(self.reserves) * RESERVE_PAYS + (not self.must) > 1


class DuelStep(Decision):
    """11.1.d to 11.1.i: the side that is behind plays cards until it is ahead or stops."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """The player in command; he is asked unless everybody can see that he has no cards."""
        duel = Duel(state, step)
        return (state.seat_of[duel.power],) if state.hands[duel.power] else ()

    def skip(self, state: State, step: Step, out: list[Event]) -> None:
        """Without cards there is nothing to play."""
        self._end(state, step, out)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Cards to play, or to stop."""
        return DuelChoices(state, Duel(state, step))

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """A card changes the score, and with it perhaps the right to play; to stop ends the combat."""
        if not isinstance(action, PlayCard):
            self._end(state, step, out)
            return
        duel = Duel(state, step)
        value = action.value or state.setting.card_value[action.card]
        discard(state, duel.power, action.card)
        score = duel.score + value
        out.append(
            Event("played", {"power": duel.power, "card": action.card, "value": value, "score": score})
        )
        side = duel.side if score < 0 else 1 - duel.side
        attackers = score if duel.side == 0 else -score
        state.agenda[-1] = Step("duel", (*duel.sides, attackers, side))

    def _end(self, state: State, step: Step, out: list[Event]) -> None:
        """11.1.f, 11.1.h: a tie, or the side that stops is defeated."""
        duel = Duel(state, step)
        state.agenda.pop()
        if duel.score == 0:
            if state.hands[duel.power]:
                state.known.show_void(duel.power, duel.suit, len(state.discards))
            out.append(Event("tie", {"power": duel.power}))
            return
        losers, winners = duel.sides[duel.side], duel.sides[1 - duel.side]
        winner = state.commanding_power(city_of(state, winners))
        state.winner = state.seat_of[winner]
        lost = min(-duel.score, strength(state, members(losers)))
        out.append(Event("defeated", {"losers": losers, "winners": winners, "lost": lost}))
        take_losses(state, members(losers), lost, out)
        left = bits(general for general in members(losers) if state.place[general] >= 0)
        if state.setting.advanced:
            bohemia = state.setting.bohemia >> duel.city & 1
            state.agenda.append(Step("points", (winner, duel.power, bohemia, losers, lost)))
        if left:
            state.agenda.append(Step("retreat", (left, lost, winners)))


def combat_ends(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """16.a, 16.b, 19.3.a: after the retreat the points of a combat are won and lost.

    Values: the winning and the losing power, whether on the Bohemia map, the defeated, and their losses.
    """
    winner, loser, bohemia, losers, lost = values
    removed = sum(state.place[general] == REMOVED for general in members(losers))
    points = combat_points(lost, removed)
    win_points(state, winner, points, out)
    lose_points(state, loser, points, bool(bohemia), out)
    state.agenda.append(Step("saxony-due"))


def take_losses(state: State, generals: list[int], count: int, out: list[Event]) -> None:
    """11.1.f, 11.1.l: troops lost in combat; in a mixed stack first by the power not in command."""
    owner = state.setting.power_of
    command = owner[state.supreme_commander(state.place[generals[0]])]
    for own in (False, True):
        group = [general for general in generals if (owner[general] == command) == own]
        lost = min(count, strength(state, group))
        if group:
            lose_troops(state, group, {max(group, key=lambda g: state.setting.rank_of[g]): lost}, out)
        count -= lost
