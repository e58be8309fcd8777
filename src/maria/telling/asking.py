"""What is asked, and what helps to decide, in words."""

from __future__ import annotations

from collections.abc import Iterator

from maria.reading import combat, movement, politics, setup, supply, winter
from maria.reading.fact import Fact
from maria.rules.politics import CORPS_COST, CORPS_TROOPS
from maria.telling.choices import stopping
from maria.telling.words import Words


def helps(detail: Fact, words: Words) -> Iterator[str]:
    """What helps to decide, beside the choices themselves."""
    match detail:
        case setup.SplitDetail():
            if any(general.away for power in detail.powers for general in power.generals):
                yield words.sentence("play-split-away")
        case setup.HussarsDetail():
            yield words.sentence("play-hussar-cities", count=len(detail.cities))
        case supply.TollDetail():
            key = "play-toll-all" if detail.rich else "play-toll-part"
            yield words.sentence(key, due=detail.total, worth=detail.worth)
            if detail.hungry:
                generals = words.listed(words.piece(general.piece) for general in detail.hungry)
                yield words.sentence("play-hungry", generals=generals)
        case movement.MovementDetail():
            for back in detail.reentries:
                if back.city is None:
                    key = "offer-train-back" if back.cost else "offer-train-free"
                    cities = ", ".join(words.city(spot.city) for spot in back.spots)
                    yield words.sentence(key, train=words.piece(back.train), cities=cities, cost=back.cost)
            if detail.alternating is not None:
                yield words.sentence("offer-alternating", seat=words.seat(detail.alternating))
        case combat.DuelDetail():
            if detail.stop:
                yield stopping(words, detail.stop)
            elif detail.must:
                yield words.sentence("play-stop-forbidden")
        case combat.RetreatDetail():
            generals = words.listed(map(words.piece, detail.losers))
            where = {"city": words.city(detail.city), "winner": words.city(detail.winner_city)}
            numbers = {"length": detail.length, "best": detail.distance}
            yield words.sentence("offer-retreat", generals=generals, **where, **numbers)
        case winter.RecruitDetail():
            yield words.sentence("play-recruit", most=detail.most, cost=detail.cost, room=detail.room)
        case winter.AssignDetail():
            for general in detail.entering:
                cities = ", ".join(map(words.city, dict.fromkeys(place.city for place in general.entries)))
                yield words.sentence("play-entries", general=words.piece(general.general), cities=cities)
        case politics.LayDetail():
            if detail.trump is not None:
                yield words.sentence("pol-trump", suit=words.suit(detail.trump))
            face_down = words.state.setting.variant.face_down_display
            yield words.sentence("play-lay-gambit" if face_down else "play-lay")
        case politics.SelectDetail(only_discard=True) | politics.ExecuteDetail(barred=True):
            yield words.sentence("play-second-card")
        case politics.ExecuteDetail():
            yield words.sentence("offer-shifts-later")
        case politics.CorpsDetail():
            if any(general.cost for general in detail.generals):
                yield words.sentence("play-corps-removed", cost=CORPS_COST, troops=CORPS_TROOPS)
        case politics.PlaceDetail():
            if (key := f"play-transfer-{detail.reason}") in words.say:
                yield words.sentence(key)
        case politics.VoteDetail():
            yield words.sentence("play-vote", francis=detail.francis, most=detail.needed)
