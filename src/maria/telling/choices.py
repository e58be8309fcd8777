"""Choices as messages: background for a decision, and the label and effects of each choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maria import actions as act
from maria.events import card_refs, counted
from maria.reading import combat, movement, politics, setup, supply, winter
from maria.reading.fact import Fact
from maria.reading.troops import Force
from maria.rules import politics as rules
from maria.rules import tracks
from maria.state import State
from maria.telling.position import box_of
from maria.telling.things import instruction_words
from maria.texts import catalogue
from maria.texts.message import Message, Ref, Several, message, refs
from maria.words import action_values, consent_target, known, written


def helps(detail: Fact, state: State) -> Iterator[Message]:
    """Background information for a decision."""
    match detail:
        case setup.SplitDetail() if any(g.away for power in detail.powers for g in power.generals):
            yield message("play-split-away")
        case setup.HussarsDetail():
            yield message("play-hussar-cities", count=len(detail.cities))
        case supply.TollDetail():
            key = "play-toll-all" if detail.rich else "play-toll-part"
            yield message(key, due=detail.total, worth=detail.worth)
            if detail.hungry:
                hungry = refs("piece", (general.piece for general in detail.hungry))
                yield message("play-hungry", generals=hungry)
        case movement.MovementDetail():
            for back in detail.reentries:
                if back.city is None:
                    key = "offer-train-back" if back.cost else "offer-train-free"
                    cities = refs("city", (spot.city for spot in back.spots), "or")
                    yield message(key, train=Ref("piece", back.train), cities=cities, cost=back.cost)
            if detail.alternating is not None:
                yield message("offer-alternating", seat=Ref("seat", detail.alternating))
        case combat.DuelDetail():
            if detail.stop:
                yield stopping(detail.stop)
            elif detail.must:
                yield message("play-stop-forbidden")
        case combat.RetreatDetail():
            where = {"city": Ref("city", detail.city), "winner": Ref("city", detail.winner_city)}
            numbers = {"length": detail.length, "best": detail.distance}
            yield message("offer-retreat", generals=refs("piece", detail.losers), **where, **numbers)
        case winter.RecruitDetail():
            yield message("play-recruit", most=detail.most, cost=detail.cost, room=detail.room)
        case winter.AssignDetail():
            for general in detail.entering:
                cities = refs("city", dict.fromkeys(place.city for place in general.entries), "or")
                yield message("play-entries", general=Ref("piece", general.general), cities=cities)
        case politics.LayDetail():
            if detail.trump is not None:
                yield message("pol-trump", suit=Ref("suit", detail.trump))
            face_down = state.setting.variant.face_down_display
            yield message("play-lay-gambit" if face_down else "play-lay")
        case politics.SelectDetail(only_discard=True) | politics.ExecuteDetail(barred=True):
            yield message("play-second-card")
        case politics.ExecuteDetail():
            yield message("offer-shifts-later")
        case politics.CorpsDetail() if any(general.cost for general in detail.generals):
            yield message("play-corps-removed", cost=tracks.CORPS_COST, troops=tracks.CORPS_TROOPS)
        case politics.PlaceDetail() if (key := f"play-transfer-{detail.reason}") in catalogue():
            yield message(key)
        case politics.VoteDetail():
            yield message("play-vote", francis=detail.francis, most=detail.needed)


def label(state: State, action: act.Action) -> Message:
    """The label of a choice on its button, without its effects."""
    key, made = action_values(state, action)
    match action:
        case act.Split(power, troops):
            made["troops"] = counted(zip(state.setting.generals_of[power], troops, strict=True))
        case act.Answer(_, yes):
            key = "yes" if yes else "no"
        case act.PayToll(_, _, supplied):
            key = "toll" if supplied else "toll-nobody"
        case act.Consent(given):
            key = ("consent" if given else "no-consent") + consent_target(action)
        case act.PlayCard(_, value):
            key = "play-as" if value else "play"
        case act.Recruit(_, count):
            key = "recruit" if count else "recruit-none"
        case act.Assign(_, troops, entries):
            made["troops"] = _assigned(troops, {general: city for general, city, _ in entries})
        case act.Place(_, _, commander):
            key = "place" if commander < 0 else "place-command"
        case act.SendCorps(_, paid):
            key = "corps-paid" if paid else "corps"
    return known(f"offer-do-{key}", written(state, action), **made)


def _assigned(troops: Iterable[tuple[int, int]], where: dict[int, int]) -> Several:
    """13.b, 13.c: new troops, and the cities where generals re-enter."""
    parts = []
    for general, count in troops:
        key, city = ("offer-entering", where[general]) if general in where else ("offer-gets", -1)
        parts.append(message(key, general=Ref("piece", general), count=count, city=Ref("city", city)))
    return Several(tuple(parts), "more")


# ---------------------------------------------------------------- the effects of a choice


BRINGS = {
    "subsidy": ("offer-subsidy", "offer-subsidy"),
    **dict.fromkeys(("offer-peace", "accept-peace"), ("play-peace", "offer-no-peace")),
    "reduce": ("play-reduce", "offer-no-reduction"),
    "cede": ("offer-cede", "offer-no-cession"),
}
"""8.b, 19.1, 19.2, SG.e: the messages for the effects of yes and no."""


def effects(fact: Fact, action: act.Action, state: State) -> Iterator[Message]:
    """The effects of an action, described from the fact that holds it."""
    match fact:
        case politics.QuestionDetail():
            yes_key, no_key = BRINGS[fact.about]
            yes = action == fact.yes
            yield message(yes_key if yes else no_key, **fact.yes_brings if yes else fact.no_brings)
        case movement.MovementDetail() if isinstance(action, act.Done):
            yield still_to_move(fact)
        case combat.AttackPair():
            yield message("offer-against", own=force(fact.attackers), other=force(fact.defenders))
        case combat.Playable():
            yield message("offer-score", score=fact.score, passes=int(fact.passes))
        case combat.Stopping():
            yield stopping(fact)
        case combat.RetreatEnd():
            yield message("told-parts", parts=refs("city", fact.path, "way"))
        case politics.Layable():
            face_down = state.setting.variant.face_down_display
            key = "trump" if fact.trump else "down" if face_down else "back"
            yield message(f"offer-lay-{key}", count=fact.influence)
        case politics.SelectDetail():
            yield message("offer-save-keeps")
        case politics.Selectable():
            yield message("offer-select-costs", cards=card_refs(state.setting, fact.discards))
        case politics.ShiftOption():
            yield box_of(state, fact.track, fact.box)
        case politics.Execution():
            yield from (box_of(state, track, box) for track, box in fact.boxes)
            if fact.action.instructed and (text := instruction(state, fact.power, fact.political)):
                yield text


def still_to_move(fact: movement.MovementDetail) -> Message:
    """10.1.a: the pieces that have not moved."""
    left = refs("piece", (entry.piece for entry in fact.pieces))
    return message("play-still-to-move", pieces=left) if left.of else message("play-all-moved")


def force(fact: Force) -> Message:
    """Generals with their troops, as far as the seat knows them."""
    generals = refs("piece", fact.generals)
    if fact.least == fact.most:
        return message("offer-force", generals=generals, count=fact.most)
    return message("offer-force-unsure", generals=generals, least=fact.least, most=fact.most)


def stopping(fact: combat.Stopping) -> Message:
    """11.1.f, 11.1.h: the effects of playing no card."""
    key = "play-stop-tie" if fact.tie else "play-stop-costs" if fact.retreat else "play-stop-all"
    return message(key, lost=fact.losses)


def instruction(state: State, power: int, political: int) -> Message | None:
    """17.j: the instructions of a Political Card that a power may follow, if any."""
    sentences = tuple(instruction_words(entry) for entry in rules.instructions(state, power, political))
    return message("told-parts", parts=Several(sentences, "sentences")) if sentences else None
