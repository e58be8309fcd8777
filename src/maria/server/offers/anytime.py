"""6.e, 10.1.k, 20: what a seat may do whoever is on turn."""

from __future__ import annotations

from collections.abc import Iterator

from maria.actions import Accept, Cancel, Consent, Decline
from maria.actions import Offer as OfferContract
from maria.box.model import POWERS
from maria.rules.consent import Consents
from maria.rules.stacks import Transfers
from maria.rules.subsidies import FIRST_TURNS, LONGEST, Subsidies, contract
from maria.server.offers.desk import Desk
from maria.server.offers.models import (
    AnyTime,
    ConsentOption,
    Contract,
    ContractOffer,
    Proposal,
    TroopTransfer,
)
from maria.state import AUSTRIA, BAVARIA, FRANCE, MAJOR, PRAGMATIC


def any_time(desk: Desk) -> AnyTime:
    """All of it; nothing once the game is over."""
    if not desk.state.agenda:
        return AnyTime()
    consents = Consents(desk.state, desk.seat)
    return AnyTime(
        transfers=list(_transfers(desk)),
        consents=list(_consents(desk)) if consents.needed else [],
        consent_at=f"{desk.text(Consent(True))} at {{city}}" if consents.needed else None,
        offers=list(_offers(desk)),
        contracts=list(_contracts(desk)),
        proposals=list(_proposals(desk)),
    )


def _transfers(desk: Desk) -> Iterator[TroopTransfer]:
    """6.e: troops inside the seat's own stacks."""
    for giver, taker, most in Transfers(desk.state, desk.seat).pairs():
        yield TroopTransfer(
            giver=giver,
            taker=taker,
            most=most,
            pattern=f"transfer {desk.ids[giver]} > {desk.ids[taker]} {{count}}",
        )


def _consents(desk: Desk) -> Iterator[ConsentOption]:
    """10.1.k: for the stage, for each general of the two powers on the map, and for cities agreed to."""
    choices = Consents(desk.state, desk.seat)
    state, setting = desk.state, desk.setting
    allies = (*setting.generals_of[AUSTRIA], *setting.generals_of[PRAGMATIC])
    targets = [(-1, -1), *((general, -1) for general in allies if state.place[general] >= 0)]
    targets += sorted((-1, city) for seat, _, city in state.consents if seat == desk.seat and city >= 0)
    targets += sorted(
        (general, -1)
        for seat, general, _ in state.consents
        if seat == desk.seat and general >= 0 and (general, -1) not in targets
    )
    for general, city in targets:
        given = choices.stands(general, city)
        change = Consent(not given, general, city)
        if change in choices:
            yield ConsentOption(
                general=general if general >= 0 else None,
                city=city if city >= 0 else None,
                given=given,
                choice=desk.choice(change),
            )


def _offers(desk: Desk) -> Iterator[ContractOffer]:
    """20.a: the contracts that the seat may propose."""
    choices = Subsidies(desk.state, desk.seat)
    for giver in MAJOR if choices.on else ():
        for taker in range(len(POWERS)):
            if OfferContract(giver, taker, 1) in choices:
                yield ContractOffer(
                    giver=giver,
                    taker=taker,
                    most=LONGEST,
                    agreed=desk.state.seat_of[giver] == desk.state.seat_of[taker],
                    pattern=f"offer {POWERS[giver]} {POWERS[taker]} {{count}}",
                )


def _contracts(desk: Desk) -> Iterator[Contract]:
    """20.a, 20.c: the contracts that run, the first one of France and Bavaria too."""
    state, choices = desk.state, Subsidies(desk.state, desk.seat)
    pairs = [entry[:2] for entry in state.contracts]
    if choices.on and state.turn <= FIRST_TURNS:
        pairs.insert(0, (FRANCE, BAVARIA))
    for giver, taker in pairs:
        powers = {"giver": desk.words.power(giver), "taker": desk.words.power(taker)}
        turns = contract(state, giver, taker)
        cancel = Cancel(giver, taker)
        yield Contract(
            giver=giver,
            taker=taker,
            turns=turns,
            text=desk.say("pol-contract", **powers, turns=turns),
            cancel=desk.choice(cancel) if cancel in choices else None,
        )


def _proposals(desk: Desk) -> Iterator[Proposal]:
    """20: all proposals, with the answers that the seat may give."""
    choices = Subsidies(desk.state, desk.seat)
    for giver, taker, turns, seat in desk.state.proposals:
        accept, decline = Accept(giver, taker), Decline(giver, taker)
        yield Proposal(
            giver=giver,
            taker=taker,
            turns=turns,
            seat=desk.setting.seats[seat],
            text=desk.say(
                "event-proposed" if turns else "event-proposed-cancel",
                power=desk.words.power(giver),
                taker=desk.words.power(taker),
                seat=desk.words.seat(seat),
                turns=turns,
            ),
            accept=desk.choice(accept) if accept in choices else None,
            decline=desk.choice(decline) if decline in choices else None,
        )
