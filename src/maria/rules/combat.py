"""11.1 Combat."""

from __future__ import annotations

from collections.abc import Iterator

from maria.actions import Action, Attack, PlayCard, Stop
from maria.box.tables import bits, members
from maria.events import Card, Event, Out, PowerEvent, Values, emit
from maria.rules.neutrality import fights
from maria.rules.retreat import RetreatStep
from maria.rules.saxony import SaxonyDue
from maria.rules.stacks import lose_troops, strength
from maria.rules.step import Automatic, Choices, Decision, Listed, Phase, Refusal
from maria.rules.tactical_cards import RESERVE_PAYS, discard
from maria.rules.victory_markers import combat_points, lose_points, win_points
from maria.state import PRAGMATIC, REMOVED, City, Pieces, Power, State

Pair = tuple[Pieces, Pieces]
"""The generals of the two sides of an attack, as bitmasks."""


class Attacked(Event, rule="11.1.a", reveals=True):
    """11.1.a, 11.1.l: a combat begins and both sides reveal their strength; `powers` are in command."""

    attackers: Pieces
    defenders: Pieces
    troops: tuple[int, int]
    score: int
    cities: tuple[City, City]
    powers: tuple[Power, Power]

    def details(self, state: State) -> Values:
        """The troops on each side."""
        return {"troops": self.troops[0], "against": self.troops[1]}


class Played(Event, rule="11.1.d", reveals=True):
    """11.1.d: a power plays a card in a combat; `score` is from that power's point of view."""

    power: Power
    card: Card
    value: int
    score: int

    def ending(self, state: State) -> str:
        """A different text for a Reserve."""
        return "-reserve" if state.setting.card_suit[self.card] < 0 else ""


class Tie(PowerEvent, rule="11.1.h", reveals=True, ends_combat=True):
    """11.1.h: a power ends a combat at a score of 0."""


class Defeated(Event, rule="11.1.f", ends_combat=True):
    """11.1.f: a side loses a combat and some of its troops."""

    losers: Pieces
    winners: Pieces
    lost: int


class CombatPhase(Phase, kind="combat"):
    """11.1.a, 11.1.o, 19.4.a, SG.b: the pairs that must fight are fixed when the phase starts."""

    def run(self, state: State, out: Out) -> None:
        """Finds all pairs of adjacent enemies in which one side belongs to the stage."""
        setting, near = state.setting, state.setting.board.neighbour_set
        powers, owner = state.stage_powers(self.stage), setting.power_of
        closed = setting.flanders if setting.variant.semi_active(state) else 0
        state.retreated = 0
        by_city: dict[int, list[int]] = {}
        for general in range(setting.generals) if _enemies_meet(state, powers) else ():
            place = state.place[general]
            if place >= 0 and not closed >> place & 1 and (not state.neutral or fights(state, general)):
                by_city.setdefault(place, []).append(general)
        pairs: list[Pair] = []
        for start, generals in by_city.items():
            hostile = 0
            for general in generals:
                if owner[general] in powers:
                    hostile |= state.enemies[owner[general]]
            for target, others in by_city.items() if hostile else ():
                if near[start] >> target & 1 and any(hostile >> owner[other] & 1 for other in others):
                    pairs.append((bits(generals), bits(others)))
        state.agenda.append(Attacks(tuple(pairs)))


def _enemies_meet(state: State, powers: tuple[int, ...]) -> bool:
    """Whether any general of these powers is next to an enemy piece, even a train: a quick check first."""
    near = state.setting.board.neighbour_set
    for power in powers:
        enemies = state.enemy_pieces(power)
        for general in state.setting.generals_of[power]:
            if state.place[general] >= 0 and near[state.place[general]] & enemies:
                return True
    return False


def city_of(state: State, generals: int) -> int:
    """The city where the generals of one side are."""
    return state.place[members(generals)[0]]


def attack_of(state: State, pair: Pair) -> Attack:
    """The action that makes this attack."""
    return Attack(city_of(state, pair[0]), city_of(state, pair[1]))


class AttackChoices(Listed):
    """11.1.a, 11.1.j: the attacks that may be made next."""

    def __init__(self, state: State, attacks: Attacks) -> None:
        """Lists them, and notes which attacks must wait."""
        nexts = [attack_of(state, pair) for pair in attacks.next(state)]
        super().__init__(nexts, Refusal("11.1.a", "refused-no-attack"))
        self.later = [attack_of(state, pair) for pair in attacks.outstanding(state)]

    def refusal(self, action: Action) -> Refusal | None:
        """11.1.j: the Pragmatic Army waits for Austria."""
        if action in self.later and action not in self.actions:
            return Refusal("11.1.j", "refused-austria-first")
        return super().refusal(action)


class Attacks(Decision, kind="attacks", rules="11.1.a 11.1.j 11.1.m 24.g"):
    """11.1.a: the attacking player decides the order of his attacks."""

    pairs: tuple[Pair, ...]

    def without(self, generals: int) -> Attacks:
        """11.1.o, 11.1.r: drops generals who are gone from all attacks; those stacked with them fight on."""
        pairs = [(one & ~generals, other & ~generals) for one, other in self.pairs]
        return Attacks(tuple(pair for pair in pairs if all(pair)))

    def outstanding(self, state: State) -> list[Pair]:
        """11.1.n, 11.1.o: the attacks still to be made, without those that have lapsed."""
        if not self.pairs:
            return []
        on_map = bits(general for general in range(state.setting.generals) if state.place[general] >= 0)
        pairs = [(a & on_map, b & on_map) for a, b in self.pairs if not (a | b) & state.retreated]
        return [pair for pair in pairs if all(pair)]

    def next(self, state: State) -> list[Pair]:
        """11.1.j, 11.1.q, 24.g: the attacks that may be made next; the Pragmatic Army attacks last."""
        pairs = self.outstanding(state)
        if not state.setting.variant.pragmatic_army_attacks_last:
            return pairs
        early = [pair for pair in pairs if state.commanding_power(city_of(state, pair[0])) != PRAGMATIC]
        return early or pairs

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The attacking player, if he has more than one attack to choose from."""
        pairs = self.next(state)
        if len(pairs) < 2:
            return ()
        return (state.seat_of[state.commanding_power(city_of(state, pairs[0][0]))],)

    def skip(self, state: State, out: Out) -> None:
        """Makes a single attack at once; without one the phase is over."""
        pairs = self.next(state)
        if pairs:
            self._begin(state, pairs[0], out)
        else:
            state.agenda.pop()

    def choices(self, state: State, seat: int) -> AttackChoices:
        """The attacks that may be made next."""
        return AttackChoices(state, self)

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Begins the chosen attack."""
        chosen = next(pair for pair in self.next(state) if attack_of(state, pair) == action)
        self._begin(state, chosen, out)

    def _begin(self, state: State, pair: Pair, out: Out) -> None:
        """11.1.c: reveals the troops of both sides; the difference is the first score."""
        state.agenda[-1] = Attacks(tuple(other for other in self.outstanding(state) if other != pair))
        totals = [strength(state, members(generals)) for generals in pair]
        for generals, total in zip(pair, totals, strict=True):
            state.known.learn(generals, total, total)
        score = totals[0] - totals[1]
        if out is not None:
            cities = city_of(state, pair[0]), city_of(state, pair[1])
            powers = state.commanding_power(cities[0]), state.commanding_power(cities[1])
            out.append(Attacked(*pair, (totals[0], totals[1]), score, cities, powers))
        state.agenda.append(Duel(*pair, score, 1 if score > 0 else 0))


# ---------------------------------------------------------------- the duel


class DuelChoices(Choices):
    """11.1.b, 11.1.d, 11.1.g: cards in the suit of the side's sector, Reserves, or stopping."""

    def __init__(self, state: State, duel: Duel) -> None:
        """Finds the cards that the power in command can play."""
        self.state, self.duel = state, duel
        suits, self.suit = state.setting.card_suit, duel.suit(state)
        self.hand = state.hands[duel.power(state)]
        self.cards = [card for card in self.hand if suits[card] == self.suit]
        self.reserves = [card for card in self.hand if suits[card] < 0]
        self.must = duel.own_score == 0 and bool(self.cards)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is not possible now, or None if it is."""
        if isinstance(action, Stop):
            return Refusal("11.1.g", "refused-must-play") if self.must else None
        if not isinstance(action, PlayCard):
            return Refusal("11.1.d", "refused-not-now")
        if action.card in self.reserves:
            wrong = Refusal("8.f", "refused-reserve-value", {"most": RESERVE_PAYS})
            return None if 1 <= action.value <= RESERVE_PAYS else wrong
        if action.card not in self.hand:
            return Refusal("8.d", "refused-not-in-hand")
        if action.card not in self.cards:
            return Refusal("11.1.b", "refused-suit", {"suit": self.suit})
        return Refusal("8.f", "refused-no-reserve") if action.value else None

    def __iter__(self) -> Iterator[Action]:
        """Stopping, the cards of the suit, and every Reserve at every value."""
        if not self.must:
            yield Stop()
        for card in self.cards:
            yield PlayCard(card)
        for card in self.reserves:
            for value in range(1, RESERVE_PAYS + 1):
                yield PlayCard(card, value)

    def count(self) -> int:
        """The number of cards, Reserves at each value, and stopping if allowed."""
        return len(self.cards) + len(self.reserves) * RESERVE_PAYS + (not self.must)

    def several(self) -> bool:
        """Whether there is a real choice."""
        return self.count() > 1


class Duel(Decision, kind="duel", rules="11.1.b 11.1.d 11.1.e 11.1.f 11.1.g 11.1.h 8.f"):
    """11.1.d to 11.1.i: the side that is behind plays cards until it draws level, gets ahead or stops."""

    attackers: Pieces
    defenders: Pieces
    score: int
    """The attackers' score: negative if they are behind."""
    side: int
    """The side with the right to play: 0 for the attackers, 1 for the defenders."""

    @property
    def own_score(self) -> int:
        """The score from the point of view of the side with the right to play: zero or negative."""
        return self.score if self.side == 0 else -self.score

    @property
    def sides(self) -> Pair:
        """The side with the right to play first, then the other side."""
        pair = self.attackers, self.defenders
        return pair if self.side == 0 else (pair[1], pair[0])

    def city(self, state: State) -> int:
        """Where the side with the right to play is."""
        return city_of(state, self.sides[0])

    def power(self, state: State) -> int:
        """6.j: the power in supreme command of the side with the right to play."""
        return state.commanding_power(self.city(state))

    def suit(self, state: State) -> int:
        """11.1.b: the suit of the sector where the side with the right to play is."""
        return int(state.setting.board.suit_of[self.city(state)])

    def waits_for(self, state: State) -> tuple[int, ...]:
        """The player in command, unless it is public that he has no cards."""
        power = self.power(state)
        return (state.seat_of[power],) if state.hands[power] else ()

    def skip(self, state: State, out: Out) -> None:
        """Ends the combat, as the side has no cards to play."""
        self._end(state, out)

    def choices(self, state: State, seat: int) -> DuelChoices:
        """Cards to play, or stopping."""
        return DuelChoices(state, self)

    def played(self, value: int) -> Duel:
        """11.1.e: the duel after a card of this value; a side no longer behind passes the right to play."""
        own = self.own_score + value
        side = self.side if own < 0 else 1 - self.side
        return Duel(self.attackers, self.defenders, -own if self.side else own, side)

    def apply(self, state: State, seat: int, action: Action, out: Out) -> None:
        """Plays a card, which changes the score and perhaps the side to play, or ends the combat."""
        if not isinstance(action, PlayCard):
            self._end(state, out)
            return
        power, value = self.power(state), action.value or state.setting.card_value[action.card]
        discard(state, power, action.card)
        emit(out, Played, power, action.card, value, self.own_score + value)
        state.agenda[-1] = self.played(value)

    def _end(self, state: State, out: Out) -> None:
        """11.1.f, 11.1.h: ends the combat: a tie at 0, otherwise the side that stops is defeated."""
        setting, power, city = state.setting, self.power(state), self.city(state)
        losers, winners = self.sides
        state.agenda.pop()
        if self.score == 0:
            if state.hands[power]:
                state.known.show_void(power, self.suit(state), len(state.discards))
            emit(out, Tie, power)
            return
        winner = state.commanding_power(city_of(state, winners))
        state.winner = state.seat_of[winner]
        troops = strength(state, members(losers))
        lost = min(-self.own_score, troops)
        emit(out, Defeated, losers, winners, lost)
        take_losses(state, members(losers), lost, out)
        left = bits(general for general in members(losers) if state.place[general] >= 0)
        state.agenda.append(CombatEnds(winner, power, bool(setting.bohemia >> city & 1), losers, troops))
        if left:
            state.agenda.append(RetreatStep(left, lost, winners))


class CombatEnds(Automatic, kind="points"):
    """16.a, 16.b, 19.3.a: settles a combat's points after the retreat."""

    winner: Power
    loser: Power
    bohemia: bool
    losers: Pieces
    troops: int
    """The losing side's troops before the combat; the difference to those left is its loss."""

    def run(self, state: State, out: Out) -> None:
        """Gives and takes points; Austria may move the Saxony marker for them."""
        losers = members(self.losers)
        removed = sum(state.place[general] == REMOVED for general in losers)
        points = combat_points(self.troops - strength(state, losers), removed)
        win_points(state, self.winner, points, out)
        lose_points(state, self.loser, points, self.bohemia, out)
        state.agenda.append(SaxonyDue())


def take_losses(state: State, generals: list[int], count: int, out: Out) -> None:
    """11.1.f, 11.1.l: removes troops lost in combat; a mixed stack's power in command loses last."""
    owner = state.setting.power_of
    command = owner[state.supreme_commander(state.place[generals[0]])]
    for own in (False, True):
        group = [general for general in generals if (owner[general] == command) == own]
        lost = min(count, strength(state, group))
        if group:
            lose_troops(state, group, {max(group, key=lambda g: state.setting.rank_of[g]): lost}, out)
        count -= lost
