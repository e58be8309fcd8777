"""The question to a player: the relevant part of the table, hints, and what can be typed."""

from __future__ import annotations

from rich.text import Text

from maria import engine
from maria.actions import Assign, Split
from maria.box.model import POWERS, SUIT_SIGNS
from maria.cli import politics
from maria.cli.sheets import Sheet, army, hands, others, rows, status, where
from maria.notation import format_action
from maria.reading import combat, movement, setup, supply, winter
from maria.reading import politics as reading
from maria.reading.fact import Fact, actions_in, detail_for
from maria.rules.politics import card_of
from maria.telling import choices as in_words
from maria.telling.choices import effects, force, label, still_to_move
from maria.texts.message import Several, message, refs
from maria.words import Words, question_sentence


def question(words: Words, seat: int) -> Text:
    """Whose decision it is, and the question."""
    put = words.text(question_sentence(words.state, seat))
    hint = f"type-{put_by.kind}" if (put_by := engine.decision(words.state)) else ""
    sentences = [put, words.say(hint)] if hint in words.say else [put]
    return Text(words.say.listed(sentences, "sentences"), "bold")


def helps(words: Words, seat: int) -> Sheet:
    """Information for the decision. Nothing is repeated that the choices or the table already show."""
    detail = detail_for(words.state, seat)
    assert detail is not None
    table = list(_table(detail, words, seat))
    shown = [*table, *(brings for _, brings in choices(words, seat))]
    yield from table
    helping = map(words.text, in_words.helps(detail, words.state))
    yield from (text for text in helping if text not in shown)
    yield from reminder(words, seat)


def choices(words: Words, seat: int) -> list[tuple[str, str]]:
    """What can be typed, with its effect or description. Empty where there are too many choices."""
    detail = detail_for(words.state, seat)
    if detail is None or isinstance(detail, setup.HussarsDetail | movement.MovementDetail):
        return []
    found = []
    for fact, action in actions_in(detail):
        named = "" if isinstance(action, Split | Assign) else words.text(label(words.state, action))
        brings = words.say.listed(map(words.phrase, effects(fact, action, words.state)), "clauses")
        found.append((format_action(words.state, action), brings or named))
    return found


def reminder(words: Words, seat: int) -> Sheet:
    """What is left of a decision with many actions. Empty for other decisions."""
    detail = detail_for(words.state, seat)
    if isinstance(detail, setup.HussarsDetail):
        numbers = Several(tuple(free.hussar + 1 for free in detail.hussars))
        yield words.text(message("play-hussars-left", numbers=numbers))
    elif isinstance(detail, movement.MovementDetail):
        yield words.text(still_to_move(detail))


# ---------------------------------------------------------------- the relevant part of the table


def _table(detail: Fact, words: Words, seat: int) -> Sheet:
    """The hands, armies and displays that matter for a decision."""
    own, names = words.own(seat), words.state.setting.names
    match detail:
        case setup.SplitDetail():
            yield hands(words, own)
            for entry in detail.powers:
                power, id_ = words.power(entry.power), POWERS[entry.power]
                yield words.say("play-split-power", power=power, id=id_, troops=entry.troops, most=entry.most)
                entries = []
                for general in entry.generals:
                    place = words.say("play-no-part") if general.away else where(words, general.general)
                    least = words.say("play-at-least", count=general.least)
                    entries.append((names[general.general], least, place))
                yield rows(entries)
        case setup.HussarsDetail():
            yield from (status(words), army(words, own), others(words, own))
        case supply.TollDetail():
            yield hands(words, [detail.power])
            points = [words.say("play-points", count=due.points) for due in detail.due]
            places = [words.place(due.city) for due in detail.due]
            yield rows(zip([names[due.general] for due in detail.due], places, points, strict=True))
        case movement.MovementDetail(powers=powers):
            yield from (status(words), hands(words, powers), army(words, powers), others(words, powers))
        case combat.AttacksDetail():
            yield hands(words, own)
        case combat.DuelDetail():
            sides = {"attackers": detail.attackers, "defenders": detail.defenders}
            for key, side in sides.items():
                yield words.say(f"play-{key}", force=words.phrase(force(side)), city=words.place(side.city))
            yield hands(words, [sides[detail.side].power])
            yield Text(words.say("play-score", score=detail.score, suit=SUIT_SIGNS[detail.suit]), "bold")
        case winter.RecruitDetail():
            yield from (hands(words, [detail.power]), army(words, [detail.power]))
        case winter.AssignDetail():
            yield army(words, [detail.power])
        case reading.TrumpDetail():
            yield status(words)
            yield from politics.brief(words)
            yield hands(words, [held.power for held in detail.suits[0].held])
        case reading.LayDetail():
            yield from politics.brief(words)
            yield hands(words, [detail.power])
        case reading.SelectDetail():
            yield from politics.brief(words)
            if detail.later:
                later = refs("power", (entry.power for entry in detail.later))
                yield words.text(message("play-select-later", powers=later))
        case reading.ExecuteDetail():
            yield words.value_text(politics.effects(words.box, card_of(words.state, detail.political)))
            yield politics.tracks(words)
        case reading.CorpsDetail():
            yield from [hands(words, [detail.power])] if detail.hand else ()
            yield army(words, [detail.power])
        case reading.QuestionDetail():
            yield from (status(words), hands(words, own))
