"""What is asked, and what helps to decide, in words."""

from __future__ import annotations

from functools import singledispatch

from maria.reading import combat, movement, politics, setup, supply, winter
from maria.reading.fact import Fact
from maria.rules.politics import CORPS_COST, CORPS_TROOPS
from maria.telling.choices import stopping
from maria.telling.words import Words


@singledispatch
def helps(detail: Fact, words: Words) -> list[str]:
    """What helps to decide, beside the choices themselves."""
    return []


@helps.register
def _(detail: setup.SplitDetail, words: Words) -> list[str]:
    away = any(general.away for power in detail.powers for general in power.generals)
    return [words.sentence("play-split-away")] if away else []


@helps.register
def _(detail: setup.HussarsDetail, words: Words) -> list[str]:
    return [words.sentence("play-hussar-cities", count=len(detail.cities))]


@helps.register
def _(detail: supply.TollDetail, words: Words) -> list[str]:
    key = "play-toll-all" if detail.rich else "play-toll-part"
    told = [words.sentence(key, due=detail.total, worth=detail.worth)]
    if detail.hungry:
        generals = words.listed(words.piece(general.piece) for general in detail.hungry)
        told.append(words.sentence("play-hungry", generals=generals))
    return told


@helps.register
def _(detail: movement.MovementDetail, words: Words) -> list[str]:
    told = []
    for back in detail.reentries:
        if back.city is None:
            key = "offer-train-back" if back.cost else "offer-train-free"
            cities = ", ".join(words.city(spot.city) for spot in back.spots)
            told.append(words.sentence(key, train=words.piece(back.train), cities=cities, cost=back.cost))
    if detail.alternating is not None:
        told.append(words.sentence("offer-alternating", seat=words.seat(detail.alternating)))
    return told


@helps.register
def _(detail: combat.DuelDetail, words: Words) -> list[str]:
    if detail.stop:
        return [stopping(words, detail.stop)]
    return [words.sentence("play-stop-forbidden")] if detail.must else []


@helps.register
def _(detail: combat.RetreatDetail, words: Words) -> list[str]:
    return [
        words.sentence(
            "offer-retreat",
            generals=words.listed(map(words.piece, detail.losers)),
            city=words.city(detail.city),
            length=detail.length,
            winner=words.city(detail.winner_city),
            best=detail.distance,
        )
    ]


@helps.register
def _(detail: winter.RecruitDetail, words: Words) -> list[str]:
    return [words.sentence("play-recruit", most=detail.most, cost=detail.cost, room=detail.room)]


@helps.register
def _(detail: winter.AssignDetail, words: Words) -> list[str]:
    told = []
    for general in detail.entering:
        cities = ", ".join(map(words.city, dict.fromkeys(place.city for place in general.entries)))
        told.append(words.sentence("play-entries", general=words.piece(general.general), cities=cities))
    return told


@helps.register
def _(detail: politics.LayDetail, words: Words) -> list[str]:
    told = [] if detail.trump is None else [words.sentence("pol-trump", suit=words.suit(detail.trump))]
    face_down = words.state.setting.variant.face_down_display
    return [*told, words.sentence("play-lay-gambit" if face_down else "play-lay")]


@helps.register
def _(detail: politics.SelectDetail, words: Words) -> list[str]:
    return [words.sentence("play-second-card")] if detail.only_discard else []


@helps.register
def _(detail: politics.ExecuteDetail, words: Words) -> list[str]:
    return [words.sentence("play-second-card" if detail.barred else "offer-shifts-later")]


@helps.register
def _(detail: politics.CorpsDetail, words: Words) -> list[str]:
    paid = any(general.cost for general in detail.generals)
    return [words.sentence("play-corps-removed", cost=CORPS_COST, troops=CORPS_TROOPS)] if paid else []


@helps.register
def _(detail: politics.PlaceDetail, words: Words) -> list[str]:
    key = f"play-transfer-{detail.reason}"
    return [words.sentence(key)] if key in words.say else []


@helps.register
def _(detail: politics.VoteDetail, words: Words) -> list[str]:
    return [words.sentence("play-vote", francis=detail.francis, most=detail.needed)]
