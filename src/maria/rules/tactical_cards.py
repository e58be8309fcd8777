"""8 Tactical Cards: hands, decks, draws, France's subsidy to Bavaria, and paying with cards."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from random import Random

from maria.chance import shuffled
from maria.events import Cards, Decks, Event, Guarded, Out, PairEvent, Secret, emit
from maria.rules.step import Phase, Refusal, YesOrNo
from maria.rules.subsidies import FIRST_TURNS, end_contracts, serve_contracts
from maria.state import BAVARIA, FRANCE, MINOR, Power, Setting, State

RESERVE_PAYS = 8
"""8.f, 8.h: the highest value of a Reserve."""


# ---------------------------------------------------------------- decks


class Shuffled(Guarded, rule="8.g"):
    """8.g: cards are shuffled; nobody sees their order."""

    purpose: Secret[str]
    ordinal: Secret[int]
    order: Secret[tuple[int, ...]]
    seats: tuple[int, ...] = ()


class Drew(Guarded, rule="8.a", reveals=True):
    """8.a: a power draws cards; everybody sees their backs."""

    power: Power
    decks: Decks
    cards: Secret[Cards]
    seats: tuple[int, ...] = ()


class Subsidised(PairEvent, rule="20.b"):
    """20.b: a power gives up one of its cards for another power to draw."""


class SubsidyDecided(Event, kind="subsidy", rule="8.b"):
    """8.b: France decides whether to pay Bavaria a subsidy."""

    pays: bool


class Paid(Event, rule="8.k", reveals=True):
    """8.k: a power pays with cards."""

    power: Power
    cards: Cards


def shuffle(setting: Setting, cards: Sequence[int], purpose: str, ordinal: int, out: Out) -> list[int]:
    """Shuffles cards by the game's seed, top card last; the order stays secret until the game ends."""
    order = shuffled(cards, setting.seed, purpose, ordinal)
    emit(out, Shuffled, purpose, ordinal, tuple(order))
    return order


def open_deck(state: State, out: Out) -> bool:
    """8.g: replaces the used draw deck; returns False if no cards are left."""
    setting, size, decks = state.setting, state.setting.deck_size, len(state.discards)
    if state.opened < decks:
        first = state.opened * size
        state.draw = shuffle(setting, range(first, first + size), "deck", state.opened + 1, out)
        state.opened += 1
        return True
    piles = sorted(range(decks), key=lambda deck: (-len(state.discards[deck]), deck))[:2]
    cards = sorted(card for deck in piles for card in state.discards[deck])
    if not cards:
        return False
    for deck in piles:
        state.discards[deck] = []
    state.merges += 1
    state.draw = shuffle(setting, cards, "merge", state.merges, out)
    return True


def draw_cards(state: State, power: int, count: int, out: Out) -> None:
    """8.d, 8.g: a power draws cards into its hand."""
    drawn: list[int] = []
    while len(drawn) < count and (state.draw or open_deck(state, out)):
        drawn.append(state.draw.pop())
        insort(state.hands[power], drawn[-1])
        state.known.draw(power, drawn[-1] // state.setting.deck_size)
    if count:
        decks, seats = tuple(card // state.setting.deck_size for card in drawn), (state.seat_of[power],)
        emit(out, Drew, power, decks, tuple(drawn), seats=seats)


def discard(state: State, power: int, card: int) -> None:
    """8.g, 8.l: puts a card that is played or paid openly on the discard pile of its deck."""
    state.hands[power].remove(card)
    state.discards[card // state.setting.deck_size].append(card)
    show(state, power, card)


def show(state: State, power: int, card: int) -> None:
    """Records that everybody has seen a card that left a hand."""
    setting = state.setting
    state.known.faces.pop(card, None)
    if setting.card_suit[card] >= 0:
        state.known.show(power, setting.card_suit[card], card // setting.deck_size, -1)


def take_back(state: State, power: int, card: int) -> None:
    """17.d, 17.i, 25.a: returns a card that everybody has seen to a hand."""
    setting = state.setting
    insort(state.hands[power], card)
    state.known.see((card,), (1 << len(setting.seats)) - 1)
    if setting.card_suit[card] >= 0:
        state.known.show(power, setting.card_suit[card], card // setting.deck_size, 1)


# ---------------------------------------------------------------- the Tactical Cards phase


def starved(state: State, power: int) -> bool:
    """8.c: whether a power gets no cards: a minor power whose major fortress an enemy controls."""
    major = state.home[power] & state.setting.board.major_fortresses
    return power in MINOR and bool(major & state.enemy_fortresses(power))


def income(state: State, power: int) -> int:
    """8.a, 8.i, 14.b, 17.l: how many cards a power draws, before subsidies."""
    setting = state.setting
    return max(setting.income[power] + setting.variant.more_income(state, power), 0)


class CardsPhase(Phase, kind="cards"):
    """8.a, 8.b, 8.j: the powers of a stage draw; France decides on the subsidy first."""

    def run(self, state: State, out: Out) -> None:
        """Asks France about the subsidy from turn 4 on, unless a contract settles it."""
        settled = any(contract[:2] == (FRANCE, BAVARIA) for contract in state.contracts)
        due = state.turn > FIRST_TURNS and FRANCE in state.stage_powers(self.stage) and not settled
        if due and state.seat_of[BAVARIA] >= 0 and not starved(state, BAVARIA):
            state.agenda.append(Subsidy(self.stage))
        else:
            draw_stage(state, self.stage, state.turn <= FIRST_TURNS, out)


def draw_stage(state: State, stage: int, subsidy: bool, out: Out) -> None:
    """8.m, 19.3.d, 20.b: a stage's powers draw in turn; if `subsidy` (8.b, 8.j), France pays Bavaria."""
    for power in state.stage_powers(stage):
        if state.drew >> power & 1 or starved(state, power):
            continue
        state.drew |= 1 << power
        count = income(state, power)
        takers = serve_contracts(state, power)
        if subsidy and power == FRANCE and BAVARIA not in takers and state.seat_of[BAVARIA] >= 0:
            takers.insert(0, BAVARIA)
        takers = [taker for taker in takers if not starved(state, taker)][:count]
        count -= len(takers)
        count -= state.setting.variant.set_aside(state, power, count, out)
        draw_cards(state, power, count, out)
        for taker in takers:
            emit(out, Subsidised, power, taker)
            draw_cards(state, taker, 1, out)
        end_contracts(state, out)


class Subsidy(YesOrNo, kind="subsidy", rules="8.b 8.j"):
    """8.b, 8.j: from turn 4, France decides each turn whether to pay Bavaria's subsidy."""

    stage: int

    owner, question, rule, lasts = FRANCE, "subsidy", "8.j", False

    def answer(self, state: State, yes: bool, out: Out) -> None:
        """Lets the stage draw accordingly."""
        emit(out, SubsidyDecided, yes)
        draw_stage(state, self.stage, yes, out)


# ---------------------------------------------------------------- paying


def worth(state: State, card: int) -> int:
    """8.h: a card's value as payment."""
    return state.setting.card_value[card] or RESERVE_PAYS


def refuse_payment(state: State, power: int, cards: tuple[int, ...], cost: int) -> Refusal | None:
    """8.h, 8.k: why these cards cannot pay a cost: not in hand, too little, or a card too many."""
    hand = state.hands[power]
    if len(set(cards)) != len(cards) or any(card not in hand for card in cards):
        return Refusal("8.k", "refused-not-in-hand")
    total = sum(worth(state, card) for card in cards)
    if total < cost:
        return Refusal("8.h", "refused-pays-too-little", {"paid": total, "cost": cost})
    if any(total - worth(state, card) >= cost for card in cards):
        return Refusal("8.k", "refused-pays-too-much", {"paid": total, "cost": cost})
    return None


def can_pay(state: State, power: int, cost: int) -> bool:
    """Whether the whole hand is worth at least the cost."""
    return sum(worth(state, card) for card in state.hands[power]) >= cost


class Payments:
    """8.h, 8.k: all ways to pay a cost: cards of the hand that are enough, with none to spare."""

    def __init__(self, state: State, power: int, cost: int) -> None:
        """Prepares the counts for the power's hand."""
        self.cost = cost
        self.cards = sorted(state.hands[power], key=lambda card: worth(state, card))
        self.worth = [worth(state, card) for card in self.cards]
        self._digit, self._sums = len(self.cards) + 2, [1]
        for more in reversed(self.worth):
            others = self._sums[-1]
            self._sums.append(others + (others << more * self._digit))
        self._sums.reverse()
        """For each card and those after it: how many sets have each sum, packed into one integer."""

    def _ways(self, first: int, low: int, high: int) -> int:
        """How many sets of the cards from `first` on are worth at least `low` and at most `high`."""
        if high < low:
            return 0
        counts = self._sums[first] >> low * self._digit & (1 << (high - low + 1) * self._digit) - 1
        return counts % ((1 << self._digit) - 1)  # the sum of the digits, by casting out nines

    def _after(self, first: int) -> tuple[int, int, int]:
        """The range the later cards must add if this card is the lowest of a payment and cannot be spared."""
        return first + 1, max(self.cost - self.worth[first], 0), self.cost - 1

    def count(self) -> int:
        """How many payments there are."""
        if not self.cost:
            return 1
        return sum(self._ways(*self._after(first)) for first in range(len(self.cards)))

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """All payments, lowest cards first."""
        if not self.cost:
            yield ()
        for first in range(len(self.cards)) if self.cost else ():
            for others in self._sets(*self._after(first)):
                yield tuple(sorted((self.cards[first], *others)))

    def _sets(self, first: int, low: int, high: int) -> Iterator[tuple[int, ...]]:
        if not self._ways(first, low, high):
            return
        if first == len(self.cards):
            yield ()
            return
        more = self.worth[first]
        for others in self._sets(first + 1, max(low - more, 0), high - more):
            yield (self.cards[first], *others)
        yield from self._sets(first + 1, low, high)

    def sample(self, rng: Random) -> tuple[int, ...]:
        """A random payment, all equally likely."""
        number, least = int(rng.random() * self.count()), 0
        if not self.cost:
            return ()
        while number >= (ways := self._ways(*self._after(least))):
            number -= ways
            least += 1
        paid = [self.cards[least]]
        first, low, high = self._after(least)
        for card, more in zip(self.cards[first:], self.worth[first:], strict=True):
            first += 1
            ways = self._ways(first, max(low - more, 0), high - more)
            if number < ways:
                paid.append(card)
                low, high = max(low - more, 0), high - more
            else:
                number -= ways
        return tuple(sorted(paid))


def cheapest_payment(state: State, power: int, cost: int) -> tuple[int, ...]:
    """The payment that wastes least and avoids Reserves; fails with a ValueError if the power cannot pay."""
    best: dict[int, tuple[int, ...]] = {0: ()}
    values = state.setting.card_value
    for card in sorted(state.hands[power], key=lambda card: (not values[card], worth(state, card))):
        for total, cards in list(best.items()):
            if total < cost and total + worth(state, card) not in best:
                best[total + worth(state, card)] = (*cards, card)
    total = min(total for total in best if total >= cost)
    return trimmed(state, list(best[total]), total, cost)


def trimmed(state: State, paid: list[int], total: int, cost: int) -> tuple[int, ...]:
    """8.k: the payment without cards it does not need."""
    for card in sorted(paid, key=lambda card: -worth(state, card)):
        if total - worth(state, card) >= cost:
            total -= worth(state, card)
            paid.remove(card)
    return tuple(sorted(paid))


def pay(state: State, power: int, cards: tuple[int, ...], out: Out) -> None:
    """8.k: pays openly with cards."""
    for card in cards:
        discard(state, power, card)
    if cards and out is not None:
        out.append(Paid(power, cards))
