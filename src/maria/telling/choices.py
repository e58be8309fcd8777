"""Choices in plain words: what helps to decide, what each is called, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from maria import actions as act
from maria.reading import combat, movement, politics, setup, supply, winter
from maria.reading.fact import Fact
from maria.reading.troops import Force
from maria.rules import politics as rules
from maria.telling.position import box_of
from maria.telling.things import instruction_words
from maria.telling.words import Words


def helps(detail: Fact, words: Words) -> Iterator[str]:
    """What helps to decide, beside the choices themselves."""
    match detail:
        case setup.SplitDetail() if any(g.away for power in detail.powers for g in power.generals):
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
        case politics.CorpsDetail() if any(general.cost for general in detail.generals):
            yield words.sentence("play-corps-removed", cost=rules.CORPS_COST, troops=rules.CORPS_TROOPS)
        case politics.PlaceDetail() if (key := f"play-transfer-{detail.reason}") in words.say:
            yield words.sentence(key)
        case politics.VoteDetail():
            yield words.sentence("play-vote", francis=detail.francis, most=detail.needed)


def label(words: Words, action: act.Action) -> str:
    """What a choice is called on a button; what it would bring stands elsewhere."""
    key = action.verbs[0].replace(" ", "-")
    values = words.told({each.name: getattr(action, each.name) for each in fields(action)})
    match action:
        case act.Split(power, troops):
            generals = words.state.setting.generals_of[power]
            values["troops"] = words.counted(zip(generals, troops, strict=True))
        case act.Done():
            key = f"done-{words.state.agenda[-1].kind}"
        case act.Answer(_, yes):
            key = "yes" if yes else "no"
        case act.PayToll(_, _, supplied):
            key = "toll" if supplied else "toll-nobody"
        case act.Consent(given, general, city):
            key = "consent" if given else "no-consent"
            key += "-to" if general >= 0 else "-at" if city >= 0 else ""
        case act.PlayCard(_, value):
            key = "play-as" if value else "play"
        case act.Retreat(path):
            values["city"] = words.city(path[-1])
        case act.Recruit(_, count):
            key = "recruit" if count else "recruit-none"
        case act.Assign(_, troops, entries):
            values["troops"] = _assigned(words, troops, {general: city for general, city, _ in entries})
        case act.Place(_, _, commander):
            key = "place" if commander < 0 else "place-command"
        case act.Select(card):
            values["political"] = words.political(card)
        case act.Execute(shifts, instructed):
            values["effects"] = words.executed(shifts, instructed)
        case act.SendCorps(_, cards):
            key = "corps-paid" if cards else "corps"
        case act.Mark(_, _, kept):
            values["kept"] = int(kept)
        case act.Cancel(giver, taker):
            values |= {"giver": words.power(giver), "taker": words.power(taker)}
    return words.sentence(f"offer-do-{key}", **values)


def _assigned(words: Words, troops: Iterable[tuple[int, int]], where: dict[int, int]) -> str:
    """13.b, 13.c: new troops, and the cities where generals re-enter."""
    told = []
    for general, count in troops:
        key, city = ("offer-entering", words.city(where[general])) if general in where else ("offer-gets", "")
        told.append(words.say(key, general=words.piece(general), count=count, city=city))
    return ", ".join(told)


# ---------------------------------------------------------------- what a choice would bring


BRINGS = {
    "subsidy": ("offer-subsidy", "offer-subsidy"),
    **dict.fromkeys(("offer-peace", "accept-peace"), ("play-peace", "offer-no-peace")),
    "reduce": ("play-reduce", "offer-no-reduction"),
    "cede": ("offer-cede", "offer-no-cession"),
}
"""8.b, 19.1, 19.2, SG.e: what yes and no mean."""


def effects(fact: Fact, action: act.Action, words: Words) -> Iterator[str]:
    """What an action would bring, told from the fact that it stands in."""
    match fact:
        case politics.QuestionDetail():
            yes_key, no_key = BRINGS[fact.about]
            yes = action == fact.yes
            yield words.sentence(yes_key if yes else no_key, **fact.yes_brings if yes else fact.no_brings)
        case movement.MovementDetail() if isinstance(action, act.Done):
            left = ", ".join(words.piece(entry.piece) for entry in fact.pieces)
            yield words.sentence("play-still-to-move" if left else "play-all-moved", pieces=left)
        case combat.AttackPair():
            own, other = force(words, fact.attackers), force(words, fact.defenders)
            yield words.sentence("offer-against", own=own, other=other)
        case combat.Playable():
            yield words.sentence("offer-score", score=fact.score, passes=int(fact.passes))
        case combat.Stopping():
            yield stopping(words, fact)
        case combat.RetreatEnd():
            yield words.way(fact.path)
        case politics.Layable():
            face_down = words.state.setting.variant.face_down_display
            key = "trump" if fact.trump else "down" if face_down else "back"
            yield words.sentence(f"offer-lay-{key}", count=fact.influence)
        case politics.SelectDetail():
            yield words.sentence("offer-save-keeps")
        case politics.Selectable():
            yield words.sentence("offer-select-costs", cards=words.cards(fact.discards))
        case politics.ShiftOption():
            yield box_of(words, fact.track, fact.box)
        case politics.Execution():
            yield from (box_of(words, track, box) for track, box in fact.boxes)
            if fact.action.instructed and (told := instruction(words, fact.power, fact.political)):
                yield told


def force(words: Words, fact: Force) -> str:
    """Generals with their troops as far as the seat knows them."""
    generals = words.listed(map(words.piece, fact.generals))
    if fact.least == fact.most:
        return words.say("offer-force", generals=generals, count=fact.most)
    return words.say("offer-force-unsure", generals=generals, least=fact.least, most=fact.most)


def stopping(words: Words, fact: combat.Stopping) -> str:
    """11.1.f, 11.1.h: what it brings to play no card."""
    key = "play-stop-tie" if fact.tie else "play-stop-costs" if fact.retreat else "play-stop-all"
    return words.sentence(key, lost=fact.losses)


def instruction(words: Words, power: int, political: int) -> str:
    """17.j: the instructions of a Political Card that a power may follow."""
    entries = rules.instructions(words.state, power, political)
    return " ".join(instruction_words(entry, words.say) for entry in entries)
