"""Offers of chapters 4 to 13: set-up, hussars, supply, movement, combat, retreat and winter."""

from __future__ import annotations

from itertools import islice

from maria.actions import (
    Attack,
    Dispute,
    Done,
    PassFlanders,
    PayToll,
    PlayCard,
    Recruit,
    Reenter,
    Retreat,
    Split,
    Stop,
)
from maria.box.model import POWERS
from maria.box.tables import members
from maria.knowledge import STRONGEST
from maria.rules.combat import Attacks, Duel, DuelChoices, attack_of, city_of
from maria.rules.hussars import HussarStage
from maria.rules.movement import Movement, can_move
from maria.rules.retreat import RetreatStep
from maria.rules.setup import SplitChoices, Splitting
from maria.rules.stacks import strength
from maria.rules.supply import Toll, TollChoices, tolls
from maria.rules.tactical_cards import RESERVE_PAYS, can_pay, cheapest_payment
from maria.rules.trains import COST as TRAIN_COST
from maria.rules.trains import reentry_cities, second_train, train_cities
from maria.rules.victory_markers import combat_points
from maria.rules.winter import COST, Assigning, Recruiting, capacity, entries_of
from maria.server.offers import models
from maria.server.offers.desk import Built, Desk
from maria.server.offers.models import (
    AssignDetail,
    AttackPair,
    AttacksDetail,
    Covering,
    Due,
    DuelDetail,
    Entering,
    EntryPlace,
    Force,
    FreeHussar,
    HussarsDetail,
    MovementDetail,
    Payment,
    Playable,
    RecruitDetail,
    Reentry,
    Reserve,
    RetreatDetail,
    RetreatEnd,
    SplitDetail,
    SplitGeneral,
    SplitPower,
    Spot,
    Stopping,
    Taker,
    TollDetail,
)
from maria.server.offers.supplying import Lines
from maria.state import AWAY, REMOVED
from maria.telling.parts import Parts, parts

LISTED = 12
"""How many ways to give out troops are listed as choices."""


# ---------------------------------------------------------------- 4, 7


def split(desk: Desk, step: Splitting) -> Built:
    """4.e: the powers whose troops the seat still has to split."""
    choices = step.choices(desk.state, desk.seat)
    proposals = [_fair_split(desk, choices, power) for power in choices.powers]
    detail = SplitDetail(powers=[_split_power(desk, choices, proposal) for proposal in proposals])
    away = any(general.away for power in detail.powers for general in power.generals)
    return Built(detail, [desk.say("play-split-away")] if away else [], list(map(desk.choice, proposals)))


def _split_power(desk: Desk, choices: SplitChoices, proposal: Split) -> SplitPower:
    power = proposal.power
    troops, minimums = choices.limits(power)
    generals = desk.setting.generals_of[power]
    return SplitPower(
        power=power,
        troops=troops,
        most=STRONGEST,
        generals=[
            SplitGeneral(general=general, least=least, away=desk.state.place[general] == AWAY)
            for general, least in zip(generals, minimums, strict=True)
        ],
        proposal=list(proposal.troops),
        action=desk.text(proposal),
        pattern=f"split {POWERS[power]} {{troops}}",
    )


def _fair_split(desk: Desk, choices: SplitChoices, power: int) -> Split:
    """Everybody gets his minimum, then the weakest of those who take part one troop after the other."""
    troops, given = choices.limits(power)
    away = [desk.state.place[general] == AWAY for general in desk.setting.generals_of[power]]
    for _ in range(troops - sum(given)):
        able = [number for number, count in enumerate(given) if count < STRONGEST]
        given[min(able, key=lambda number: (away[number], given[number], number))] += 1
    return Split(power, tuple(given))


def hussars(desk: Desk, step: HussarStage) -> Built:
    """7.a: the hussars that can still be placed."""
    choices = step.choices(desk.state, desk.seat)
    done = desk.choice(Done())
    free = [
        FreeHussar(
            hussar=hussar,
            city=desk.state.hussars[hussar] if desk.state.hussars[hussar] >= 0 else None,
            pattern=f"hussar {hussar + 1} > {{city}}",
        )
        for hussar in choices.free
    ]
    helps = [desk.say("play-hussar-cities", count=choices.cities.bit_count())]
    return Built(HussarsDetail(hussars=free, cities=members(choices.cities), done=done), helps, [done])


# ---------------------------------------------------------------- 9


def toll(desk: Desk, step: Toll) -> Built:
    """9.g, 9.h: what the supply of a power costs."""
    state, power = desk.state, step.payer
    hungry, due = tolls(state, power)
    choices = TollChoices(state, power, due)
    if choices.rich:
        actions = [PayToll(power, cheapest_payment(state, power, choices.cost), tuple(sorted(due)))]
    else:
        actions = [PayToll(power, tuple(state.hands[power]), chosen) for chosen in choices.fitting()]
    wealth = desk.worth(state.hands[power])
    lines = Lines(state, power, avoid_hussars=False)
    detail = TollDetail(
        power=power,
        due=[
            Due(
                general=general,
                city=state.place[general],
                points=points,
                path=lines.path(state.place[general]),
            )
            for general, points in due.items()
        ],
        hungry=list(map(desk.standing, hungry)),
        total=choices.cost,
        worth=wealth,
        hand=desk.hand(power),
        rich=choices.rich,
        cheapest=_payment(desk, actions[0]) if choices.rich else None,
        coverings=[]
        if choices.rich
        else [Covering(generals=list(action.supplied), action=desk.text(action)) for action in actions],
        pattern=f"toll {POWERS[power]} {{cards}} for {{generals}}",
    )
    key = "play-toll-all" if choices.rich else "play-toll-part"
    helps = [desk.say(key, due=choices.cost, worth=wealth)]
    if hungry:
        helps.append(desk.say("play-hungry", generals=desk.words.listed(map(desk.words.piece, hungry))))
    return Built(detail, helps, list(map(desk.choice, actions)))


def _payment(desk: Desk, action: PayToll) -> Payment:
    return Payment(cards=list(action.cards), sum=desk.worth(action.cards), action=desk.text(action))


# ---------------------------------------------------------------- 10


def movement(desk: Desk, phase: Movement) -> Built:
    """10: what a seat can still do in its movement phase; the marches of a piece are asked for one by one."""
    state, choices = desk.state, phase.choices(desk.state, desk.seat)
    pieces = [piece for piece in choices.pieces if can_move(state, piece)]
    left = [desk.words.piece(piece) for piece in pieces]
    told = desk.say("play-still-to-move", pieces=", ".join(left)) if left else desk.say("play-all-moved")
    done = desk.choice(Done(), told)
    dispute = desk.choice(Dispute()) if Dispute() in choices else None
    pass_flanders = desk.choice(PassFlanders()) if PassFlanders() in choices else None
    back, helps = _trains_back(desk, choices.powers)
    alternating = desk.setting.seats[phase.next] if phase.disputed and phase.next >= 0 else None
    if alternating is not None:
        helps.append(desk.say("offer-alternating", seat=desk.words.seat(alternating)))
    detail = MovementDetail(
        powers=choices.powers,
        pieces=list(map(desk.standing, pieces)),
        reentries=back,
        dispute=dispute,
        pass_flanders=pass_flanders,
        alternating=alternating,
        done=done,
    )
    return Built(detail, helps, [choice for choice in (done, dispute, pass_flanders) if choice])


def _trains_back(desk: Desk, powers: list[int]) -> tuple[list[Reentry], list[Parts]]:
    """10.2, 19.1.k: the trains that can be brought back now, and those of them that are off the map."""
    ways = _reentries(desk, powers)
    found, helps = [], []
    for train, actions in ways.items():
        power, cards = desk.setting.power_of[train], actions[0].cards
        paid = " with {cards}" if cards else ""
        found.append(
            Reentry(
                train=train,
                city=desk.place(train),
                cost=TRAIN_COST if cards else 0,
                hand=desk.hand(power) if cards else [],
                cheapest=list(cards),
                spots=[Spot(city=action.city, action=desk.text(action).strip()) for action in actions],
                pattern=f"re-enter {desk.ids[train]} {{city}}{paid}",
            )
        )
        if desk.place(train) is None:
            cities = ", ".join(desk.words.city(action.city) for action in actions)
            key = "offer-train-back" if cards else "offer-train-free"
            helps.append(desk.say(key, train=desk.words.piece(train), cities=cities, cost=TRAIN_COST))
    return found, helps


def _reentries(desk: Desk, powers: list[int]) -> dict[int, list[Reenter]]:
    """10.2.b, 19.1.k: each train that can come back, to each of its cities for the cheapest payment."""
    state = desk.state
    ways: dict[int, list[Reenter]] = {}
    free = second_train(state)
    if free >= 0 and desk.setting.power_of[free] in powers and train_cities(state):
        ways[free] = [Reenter(free, city, ()) for city in train_cities(state)]
    for power in powers:
        if not can_pay(state, power, TRAIN_COST):
            continue
        cards = cheapest_payment(state, power, TRAIN_COST)
        for train in desk.setting.trains_of[power]:
            cities = members(reentry_cities(state, power, train)) if state.place[train] != AWAY else []
            if cities:
                ways[train] = [Reenter(train, city, cards) for city in cities]
    return ways


# ---------------------------------------------------------------- 11


def attacks(desk: Desk, step: Attacks) -> Built:
    """11.1.a: the attacks that may come next, and those that must wait."""
    state = desk.state
    now = step.next(state)
    later = [pair for pair in step.outstanding(state) if pair not in now]
    detail = AttacksDetail(
        attacks=[_pair(desk, pair) for pair in now], later=[_pair(desk, pair) for pair in later]
    )
    choices = [
        desk.choice(
            Attack(pair.attackers.city, pair.defenders.city),
            desk.say("offer-against", own=_told(desk, pair.attackers), other=_told(desk, pair.defenders)),
        )
        for pair in detail.attacks
    ]
    return Built(detail, [], choices)


def _told(desk: Desk, force: Force) -> str:
    """Generals with their troops as far as the seat knows them."""
    generals = desk.words.listed(map(desk.words.piece, force.generals))
    if force.least == force.most:
        return desk.words.say("offer-force", generals=generals, count=force.most)
    return desk.words.say("offer-force-unsure", generals=generals, least=force.least, most=force.most)


def _pair(desk: Desk, pair: tuple[int, int]) -> AttackPair:
    action = attack_of(desk.state, pair)
    return AttackPair(
        attackers=desk.force(desk.state, pair[0]),
        defenders=desk.force(desk.state, pair[1]),
        action=desk.text(action),
    )


def duel(desk: Desk, fight: Duel) -> Built:
    """11.1.d: a combat; whoever does not decide now sees the same of it, but no cards."""
    state, owner = desk.state, desk.state.seat_of[fight.power(desk.state)]
    mine = owner == desk.seat
    choices = DuelChoices(state, fight)
    own, _ = fight.sides
    stop = _stopping(desk, fight) if mine and Stop() in choices else None
    cards = [_playable(desk, fight, PlayCard(card)) for card in choices.cards] if mine else []
    reserves = [_reserve(desk, fight, card) for card in choices.reserves] if mine else []
    detail = DuelDetail(
        attackers=desk.force(state, fight.attackers),
        defenders=desk.force(state, fight.defenders),
        score=fight.own_score,
        side="defenders" if fight.side else "attackers",
        seat=desk.setting.seats[owner],
        suit=choices.suit,
        must=mine and choices.must,
        cards=cards,
        reserves=reserves,
        stop=stop,
    )
    if not mine:
        return Built(detail, [], [])
    stopping = _what_stopping_brings(desk, fight, choices, strength(state, members(own)))
    plays = [
        desk.choice(
            PlayCard(card.card, card.value if reserve else 0),
            desk.say("offer-score", score=card.score, passes=int(card.passes)),
        )
        for reserve, playable in ((False, cards), (True, reserves[0].values if reserves else []))
        for card in playable
    ]
    return Built(detail, [stopping], [*([desk.choice(Stop(), stopping)] if stop else []), *plays])


def _what_stopping_brings(desk: Desk, fight: Duel, choices: DuelChoices, troops: int) -> Parts:
    if not fight.score:
        return desk.say("play-stop-forbidden" if choices.must else "play-stop-tie")
    key = "play-stop-costs" if -fight.own_score < troops else "play-stop-all"
    return desk.say(key, lost=min(-fight.own_score, troops))


def _playable(desk: Desk, fight: Duel, action: PlayCard) -> Playable:
    value = action.value or desk.setting.card_value[action.card]
    text = desk.text(action)
    score = fight.own_score + value
    return Playable(
        card=action.card,
        text=text.partition(" ")[2],
        value=value,
        score=score,
        passes=score >= 0,
        action=text,
    )


def _reserve(desk: Desk, fight: Duel, card: int) -> Reserve:
    values = [_playable(desk, fight, PlayCard(card, value)) for value in range(1, RESERVE_PAYS + 1)]
    return Reserve(card=card, text=values[0].text.partition("=")[0], values=values)


def _stopping(desk: Desk, fight: Duel) -> Stopping:
    troops = strength(desk.state, members(fight.sides[0]))
    losses = min(-fight.own_score, troops)
    points = combat_points(losses, int(losses >= troops)) if desk.setting.variant.pools and losses else 0
    return Stopping(
        action=desk.text(Stop()),
        tie=not fight.score,
        losses=losses,
        retreat=losses if losses < troops else 0,
        points=points,
    )


def retreat(desk: Desk, step: RetreatStep) -> Built:
    """11.2: the farthest ends, with a way to each."""
    losers, length, winners = step.losers, step.length, step.winners
    field = step.field(desk.state)
    ways = [Retreat(field.way(end)) for end in field.ends]
    winner = city_of(desk.state, winners)
    detail = RetreatDetail(
        losers=members(losers),
        city=field.start,
        length=length,
        winners=members(winners),
        winner_city=winner,
        distance=field.best,
        ends=[RetreatEnd(city=way.path[-1], path=list(way.path), action=desk.text(way)) for way in ways],
        pattern="retreat {path}",
    )
    told = desk.say(
        "offer-retreat",
        generals=desk.words.generals(losers),
        city=desk.words.city(field.start),
        length=length,
        winner=desk.words.city(winner),
        best=field.best,
    )
    choices = [desk.choice(way, parts(desk.words.way(way.path))) for way in ways]
    return Built(detail, [told], choices)


# ---------------------------------------------------------------- 13


def recruit(desk: Desk, step: Recruiting) -> Built:
    """13.a: how many troops can be bought, each number with its cheapest payment."""
    power, choices = step.buyer, step.choices(desk.state, desk.seat)
    room = capacity(desk.state, power)
    actions = [
        Recruit(power, count, cheapest_payment(desk.state, power, COST * count))
        for count in range(choices.most + 1)
    ]
    detail = RecruitDetail(
        power=power,
        cost=COST,
        most=choices.most,
        room=room,
        hand=desk.hand(power),
        worth=desk.worth(desk.state.hands[power]),
        counts=[
            models.Recruiting(
                count=action.count,
                cards=list(action.cards),
                sum=desk.worth(action.cards),
                action=desk.text(action),
            )
            for action in actions
        ],
        pattern=f"recruit {POWERS[power]} {{count}} with {{cards}}",
    )
    helps = [desk.say("play-recruit", most=choices.most, cost=COST, room=room)]
    return Built(detail, helps, list(map(desk.choice, actions)))


def assign(desk: Desk, step: Assigning) -> Built:
    """13.b, 13.c: the generals who can take new troops, and where removed ones can re-enter."""
    state, power, count = desk.state, step.owner, step.count
    generals = desk.setting.generals_of[power]
    entering = [_entering(desk, general) for general in generals if state.place[general] == REMOVED]
    detail = AssignDetail(
        power=power,
        count=count,
        takers=[
            Taker(
                general=general,
                city=state.place[general],
                troops=state.troops[general],
                room=STRONGEST - state.troops[general],
            )
            for general in generals
            if state.place[general] >= 0 and state.troops[general] < STRONGEST
        ],
        entering=[general for general in entering if general.entries],
        pattern=f"assign {POWERS[power]} {{troops}}",
    )
    helps = []
    for general in detail.entering:
        cities = ", ".join(map(desk.words.city, dict.fromkeys(place.city for place in general.entries)))
        helps.append(desk.say("play-entries", general=desk.words.piece(general.general), cities=cities))
    ways = step.choices(state, desk.seat)
    return Built(detail, helps, [desk.choice(way) for way in islice(ways, LISTED)])


def _entering(desk: Desk, general: int) -> Entering:
    entries = []
    for city, commander in entries_of(desk.state, general):
        command = f" command {desk.ids[commander]}" if commander >= 0 else ""
        entries.append(
            EntryPlace(
                city=city,
                commander=commander if commander >= 0 else None,
                text=f"{desk.city_id(city)}{command}",
            )
        )
    return Entering(general=general, room=STRONGEST, entries=entries)
