"""8 Tactical Cards: hands, decks, draws, France's subsidy to Bavaria, and paying with cards."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from random import Random

from maria.actions import Action, Answer
from maria.chance import shuffled
from maria.rules.step import Choices, Decision, Event, Refusal, yes_or_no
from maria.rules.subsidies import FIRST_TURNS, end_contracts, serve_contracts
from maria.state import BAVARIA, FRANCE, MINOR, State, Step

RESERVE_PAYS = 8
"""8.f, 8.h: the most a Reserve counts."""
SET_ASIDE = 2
"""SG.c: the cards of its income that France sets aside until Silesia is ceded."""


# ---------------------------------------------------------------- decks


def open_deck(state: State) -> bool:
    """8.g: puts a new draw deck in place of the used one; False if there is nothing left to draw."""
    setting, size = state.setting, state.setting.deck_size
    decks = len(state.discards)
    if state.opened < decks:
        first = state.opened * size
        state.draw = shuffled(range(first, first + size), setting.seed, "deck", state.opened + 1)
        state.opened += 1
        return True
    piles = sorted(range(decks), key=lambda deck: (-len(state.discards[deck]), deck))[:2]
    cards = sorted(card for deck in piles for card in state.discards[deck])
    if not cards:
        return False
    for deck in piles:
        state.discards[deck] = []
    state.merges += 1
    state.draw = shuffled(cards, setting.seed, "merge", state.merges)
    return True


def draw_cards(state: State, power: int, count: int, out: list[Event]) -> None:
    """8.d, 8.g: a power draws cards into its hand."""
    drawn = []
    for _ in range(count):
        if not state.draw and not open_deck(state):
            break
        card = state.draw.pop()
        drawn.append(card)
        insort(state.hands[power], card)
        state.known.draw(power, card // state.setting.deck_size)
    if count:
        decks = tuple(card // state.setting.deck_size for card in drawn)
        seat = state.seat_of[power]
        out.append(Event("drew", {"power": power, "decks": decks}, {"cards": tuple(drawn)}, (seat,)))


def discard(state: State, power: int, card: int) -> None:
    """8.g, 8.l: a card is played or paid openly and lies with its deck of origin."""
    state.hands[power].remove(card)
    state.discards[card // state.setting.deck_size].append(card)
    show(state, power, card)


def show(state: State, power: int, card: int) -> None:
    """Everybody sees a card that has left a hand."""
    setting = state.setting
    state.known.faces.pop(card, None)
    if setting.card_suit[card] >= 0:
        state.known.show_card(power, setting.card_suit[card], card // setting.deck_size)


def take_back(state: State, power: int, card: int) -> None:
    """17.d, 17.i, 25.a: a card that everybody has seen goes back into the hand."""
    setting = state.setting
    insort(state.hands[power], card)
    state.known.see((card,), (1 << len(setting.seats)) - 1)
    if setting.card_suit[card] >= 0:
        state.known.take_back(power, setting.card_suit[card], card // setting.deck_size)


# ---------------------------------------------------------------- the Tactical Cards phase


def starved(state: State, power: int) -> bool:
    """8.c: a minor power whose major fortress is enemy-controlled gets no cards."""
    if power not in MINOR:
        return False
    major = state.home[power] & state.setting.board.major_fortresses
    return bool(major & state.enemy_fortresses(power))


def income(state: State, power: int) -> int:
    """8.a, 8.i, 14.b, 17.l: the cards a power draws, before subsidies."""
    setting, name = state.setting, state.setting.power_ids[power]
    amount = next(entry.income for entry in setting.box.pack.powers if entry.id == name)
    if power == FRANCE and setting.variant == "introductory":
        amount -= 2
    if setting.advanced:
        for track, marker in zip(setting.tracks, state.markers, strict=True):
            box = track.boxes[marker]
            amount += box.bonus.count(name) - box.penalty.count(name)
    return max(amount, 0)


def cards_phase(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """8.a, 8.b, 8.j: the powers of a stage draw; France first decides on the subsidy."""
    asked = (
        FRANCE in state.stage_powers(values[0])
        and state.seat_of[BAVARIA] >= 0
        and not starved(state, BAVARIA)
        and state.turn > FIRST_TURNS
        and not any(contract[:2] == (FRANCE, BAVARIA) for contract in state.contracts)
    )
    if asked:
        state.agenda.append(Step("subsidy", values))
    else:
        draw_stage(state, values[0], state.turn <= FIRST_TURNS, out)


def draw_stage(state: State, stage: int, subsidy: bool, out: list[Event]) -> None:
    """8.m, 19.3.d, 20.b: the powers of a stage draw one after the other, and givers hand cards on unseen.

    `subsidy`: whether France pays Bavaria without a contract (8.b, 8.j).
    """
    for power in state.stage_powers(stage):
        if state.drew >> power & 1 or starved(state, power):
            continue
        state.drew |= 1 << power
        count = income(state, power)
        takers = serve_contracts(state, power)
        if subsidy and power == FRANCE and BAVARIA not in takers and state.seat_of[BAVARIA] >= 0:
            takers.insert(0, BAVARIA)
        takers = [taker for taker in takers if not starved(state, taker)]
        takers = takers[:count]
        count -= len(takers)
        if power == FRANCE and state.setting.variant == "silesia-gambit" and not state.ceded:
            count -= set_aside(state, min(SET_ASIDE, count), out)
        draw_cards(state, power, count, out)
        for taker in takers:
            out.append(Event("subsidised", {"power": power, "taker": taker}))
            draw_cards(state, taker, 1, out)
        end_contracts(state, out)


def set_aside(state: State, count: int, out: list[Event]) -> int:
    """SG.c: France sets cards of its income aside; nobody looks at them."""
    decks = []
    for _ in range(count):
        if state.draw or open_deck(state):
            state.hoard.append(state.draw.pop())
            decks.append(state.hoard[-1] // state.setting.deck_size)
    out.append(Event("set-aside", {"power": FRANCE, "decks": tuple(decks)}))
    return count


class SubsidyStep(Decision):
    """8.b, 8.j: from turn 4 France decides each turn whether it pays Bavaria the subsidy."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """Whoever plays France."""
        return (state.seat_of[FRANCE],)

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """To pay or not to pay."""
        return yes_or_no("subsidy", "8.j")

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Everybody draws accordingly."""
        assert isinstance(action, Answer)
        state.agenda.pop()
        out.append(Event("subsidy", {"pays": int(action.yes)}))
        draw_stage(state, step.values[0], action.yes, out)


# ---------------------------------------------------------------- paying


def worth(state: State, card: int) -> int:
    """8.h: what a card pays."""
    return state.setting.card_value[card] or RESERVE_PAYS


def refuse_payment(state: State, power: int, cards: tuple[int, ...], cost: int) -> Refusal | None:
    """8.h, 8.k: why these cards do not pay a cost: cards of the own hand, enough, and none too many."""
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
    """Whether the whole hand is worth as much."""
    return sum(worth(state, card) for card in state.hands[power]) >= cost


def random_payment(state: State, power: int, cost: int, rng: Random) -> tuple[int, ...]:
    """A payment that is neither too little nor too much; only if the power can pay."""
    hand = state.hands[power].copy()
    rng.shuffle(hand)
    paid: list[int] = []
    total = 0
    for card in hand:
        if total >= cost:
            break
        paid.append(card)
        total += worth(state, card)
    return _trim(state, paid, total, cost)


def cheapest_payment(state: State, power: int, cost: int) -> tuple[int, ...]:
    """The payment that wastes least, with Reserves kept for later; only if the power can pay."""
    best: dict[int, tuple[int, ...]] = {0: ()}
    order = sorted(
        state.hands[power], key=lambda card: (state.setting.card_value[card] == 0, worth(state, card))
    )
    for card in order:
        for total, cards in list(best.items()):
            if total < cost and total + worth(state, card) not in best:
                best[total + worth(state, card)] = (*cards, card)
    total = min(total for total in best if total >= cost)
    return _trim(state, list(best[total]), total, cost)


def _trim(state: State, paid: list[int], total: int, cost: int) -> tuple[int, ...]:
    """8.k: without the cards that the sum does not need."""
    for card in sorted(paid, key=lambda card: -worth(state, card)):
        if total - worth(state, card) >= cost:
            total -= worth(state, card)
            paid.remove(card)
    return tuple(sorted(paid))


def pay(state: State, power: int, cards: Iterable[int], out: list[Event]) -> None:
    """8.k: a power pays openly."""
    paid = tuple(cards)
    for card in paid:
        discard(state, power, card)
    if paid:
        out.append(Event("paid", {"power": power, "cards": paid}))


def payments(state: State, power: int, cost: int) -> Iterator[tuple[int, ...]]:
    """Payments that differ: the cheapest one first, then one for each card that could pay alone."""
    if can_pay(state, power, cost):
        cheapest = cheapest_payment(state, power, cost)
        yield cheapest
        for card in state.hands[power]:
            if worth(state, card) >= cost and (card,) != cheapest:
                yield (card,)
