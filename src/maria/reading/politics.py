"""17 to 19, SG.e, 8.b: the display, votes, tracks and questions, and the effects of each choice."""

from __future__ import annotations

from collections.abc import Container
from typing import Literal

from maria import actions as act
from maria import engine
from maria.box.model import Shift
from maria.notation import Blank, Writer, format_action, format_card
from maria.reading.fact import (
    Fact,
    HandCard,
    Spot,
    Trial,
    at_once,
    detail,
    hand_of,
    offered,
    or_none,
)
from maria.rules import politics as rules
from maria.rules import silesia, tracks
from maria.rules.election import MAJORITY, Voting, free_votes
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.saxony import SaxonyDue
from maria.rules.silesia_gambit import Ceding
from maria.rules.step import Decision
from maria.rules.tactical_cards import Subsidy, cheapest_payment
from maria.rules.transfers import TransferStep
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, State

# ---------------------------------------------------------------- the display


class SuitHeld(Fact):
    """The cards of one suit in a power's hand, and the Reserves."""

    power: int
    cards: list[int]


class TrumpSuit(Fact):
    """17.b: a suit, and the cards of it that the seat's major powers hold, including Reserves."""

    suit: int
    held: list[SuitHeld]
    action: act.NameTrump


class TrumpDetail(Fact):
    """17.b: the choice of the political trump."""

    suits: list[TrumpSuit]
    kind: Literal["trump"] = "trump"


@detail.register
def trump(step: rules.NamingTrump, state: State, seat: int) -> TrumpDetail:
    """17.b: the four suits, and the cards of each that the seat holds."""
    suits = state.setting.card_suit
    majors = [power for power in state.setting.spaces if state.seat_of[power] == seat]

    def held(suit: int) -> list[SuitHeld]:
        return [SuitHeld(p, [c for c in state.hands[p] if suits[c] in (suit, -1)]) for p in majors]

    return TrumpDetail([TrumpSuit(suit, held(suit), act.NameTrump(suit)) for suit in range(4)])


class Layable(Fact):
    """17.c: a card that can be placed: whether it is trump, its influence, and the resulting total.

    A card that is not trump adds nothing; it returns to the hand, or stays face-down (25.b).
    """

    card: int
    text: str
    trump: bool
    counts: int
    influence: int
    action: act.LayCard


class LayDetail(Fact):
    """17.c: the choice to place a Tactical Card on the display, or none."""

    power: int
    trump: int | None
    influence: int
    cards: list[Layable]
    done: act.Done | None
    kind: Literal["lay"] = "lay"


@detail.register
def lay(step: rules.Laying, state: State, seat: int) -> LayDetail:
    """17.c: the cards that can be placed, and the influence each would give."""
    power, now = step.owner, rules.influence(state, step.owner)
    cards, legal = [], engine.legal(state, seat)
    for card in state.hands[power] if act.LayCard(state.hands[power][0]) in legal else ():
        is_trump, more = state.setting.card_suit[card] in (state.trump, -1), rules.counts(state, card)
        after = now + more if is_trump else now
        cards.append(Layable(card, format_card(state, power, card), is_trump, more, after, act.LayCard(card)))
    return LayDetail(power, or_none(state.trump), now, cards, offered(legal, act.Done()))


class PowerInfluence(Fact):
    """17.f: a power's total influence on the display."""

    power: int
    influence: int


class Selectable(Fact):
    """17.g: a Political Card with the power's arms, and the display cards that selecting it costs (17.h)."""

    political: int
    discards: list[int]
    action: act.Select


class SelectDetail(Fact):
    """17.g: the choice of a Political Card, or to save the cards; `later`: the powers that come after.

    `only_discard`: the seat has executed a card this turn, so this one can only be discarded (24.i).
    """

    power: int
    cards: list[Selectable]
    save: act.Save | None
    discards: list[int]
    later: list[PowerInfluence]
    only_discard: bool
    kind: Literal["select"] = "select"


@detail.register
def select(step: rules.Selecting, state: State, seat: int) -> SelectDetail:
    """17.g: the Political Cards that can be selected, and whether saving is possible."""
    (power, *later), legal = step.powers, engine.legal(state, seat)
    discards = sorted(state.display[power])
    return SelectDetail(
        power=power,
        cards=[
            Selectable(card, discards, act.Select(card))
            for card in step.offered(state)
            if act.Select(card) in legal
        ],
        save=offered(legal, act.Save()),
        discards=discards,
        later=[PowerInfluence(other, rules.influence(state, other)) for other in later],
        only_discard=rules.Executing(power, -1, (), step.executed).barred(state),
    )


class ShiftOption(Fact):
    """17.j: a shift by a number of boxes (right is positive), and the marker's resulting box.

    `text` is a part of an `execute` action or, where the shift alone is an `action`, the whole text; a part
    for 0 boxes is empty. The resulting box includes other announced shifts.
    """

    boxes: int
    box: int
    text: str
    track: int
    action: act.ShiftSaxony | None = None


class TrackShift(Fact):
    """17.j: the shifts of one track that a card offers."""

    track: int
    marker: int
    announced: int
    options: list[ShiftOption]


class Execution(Fact):
    """17.j: one way to execute a Political Card: the tracks it shifts, and the box each marker ends in."""

    power: int
    political: int
    boxes: list[tuple[int, int]]
    action: act.Execute


class ExecuteDetail(Fact):
    """17.j: the parts of a Political Card; `{parts}` are texts of shifts and `instruction`, with commas.

    `executions` has every legal combination. `barred`: it can only be discarded (24.i).
    """

    power: int
    political: int
    shifts: list[TrackShift]
    barred: bool
    executions: list[Execution]
    discard: act.DiscardCard | None
    pattern: str
    kind: Literal["execute"] = "execute"


@detail.register
def execute(step: rules.Executing, state: State, seat: int) -> ExecuteDetail:
    """17.j: a card's shifts, and every legal combination of them and its instruction."""
    power, card, barred, legal = step.owner, step.card, step.barred(state), engine.legal(state, seat)
    lawful = [action for action in legal if isinstance(action, act.Execute)]
    shifts = (
        track_shifts(state, card, {shift for action in lawful for shift in action.shifts}) if lawful else []
    )
    box = {(option.track, option.boxes): option.box for shift in shifts for option in shift.options}
    return ExecuteDetail(
        power=power,
        political=card,
        shifts=shifts,
        barred=barred,
        executions=[
            Execution(power, card, [(shift[0], box[shift]) for shift in action.shifts], action)
            for action in lawful
        ],
        discard=offered(legal, act.DiscardCard()),
        pattern=format_action(state, act.Execute(((Blank.PARTS, 0),), False)),
    )


Given = Container[tuple[int, int]]
"""Pairs of a track and a number of boxes."""


def track_shifts(state: State, card: int, given: Given | None = None) -> list[TrackShift]:
    """17.j: the shifts of a Political Card; only those in `given`, unless that is None."""
    return [_track_shift(state, shift, given) for shift in rules.card_of(state, card).shifts]


def _track_shift(state: State, shift: Shift, given: Given | None) -> TrackShift:
    """The options for one track of a card: the shifts in `given` (None: all), and no shift."""
    track = state.setting.track[shift.track]
    options = []
    for boxes in (n for n in rules.shift_choices(shift) if not n or given is None or (track, n) in given):
        text = Writer(state).shift(track, boxes) if boxes else ""
        options.append(ShiftOption(boxes, tracks.box_after(state, track, boxes), text, track))
    return TrackShift(track, state.markers[track], state.announced[track], options)


class OnOffer(Fact):
    """17.a, 17.j: a revealed Political Card and the effects of its shifts."""

    political: int
    shifts: list[TrackShift]


def on_offer(state: State) -> list[OnOffer]:
    """17.a: the revealed Political Cards."""
    return [OnOffer(card, track_shifts(state, card)) for card in state.revealed]


class SaxonyDetail(Fact):
    """19.3.j: the choice of how many of the due boxes the Saxony marker moves; texts are whole actions."""

    track: int
    marker: int
    options: list[ShiftOption]
    kind: Literal["saxony-due"] = "saxony-due"


@detail.register
def saxony_due(step: SaxonyDue, state: State, seat: int) -> SaxonyDetail:
    """19.3.j: the boxes to which Austria may move the Saxony marker."""
    track, options = state.setting.track["saxony"], []
    for action in engine.legal(state, seat):
        assert isinstance(action, act.ShiftSaxony)
        box = at_once(state, seat, action).state.markers[track]
        options.append(ShiftOption(action.boxes, box, format_action(state, action), track, action))
    return SaxonyDetail(track, state.markers[track], options)


# ---------------------------------------------------------------- pieces and votes


class CorpsOption(Fact):
    """17.m: a general who can be sent, for free or for these cards."""

    general: int
    city: int | None
    cost: int
    cards: list[int]
    action: act.SendCorps
    pattern: str


class CorpsDetail(Fact):
    """17.m: the choice of a general to send to the off-map box; `done` only if there is none."""

    power: int
    box: str
    generals: list[CorpsOption]
    hand: list[HandCard]
    done: act.Done | None
    kind: Literal["corps"] = "corps"


@detail.register
def corps(step: tracks.SendingCorps, state: State, seat: int) -> CorpsDetail:
    """17.m: the generals who can be sent."""
    power, choices, setting = step.owner, step.choices(state, seat), state.setting
    paid = cheapest_payment(state, power, tracks.CORPS_COST) if choices.rich else ()
    able = [(general, tuple[int, ...]()) for general in choices.on_map]
    able += [(general, paid) for general in choices.removed if choices.rich]
    return CorpsDetail(
        power=power,
        box=next(b.id for b in setting.box.pack.off_map_boxes if b.power == setting.power_ids[power]),
        generals=[
            CorpsOption(
                general=general,
                city=or_none(state.place[general]),
                cost=tracks.CORPS_COST if cards else 0,
                cards=list(cards),
                action=act.SendCorps(general, cards),
                pattern=format_action(state, act.SendCorps(general, (Blank.CARDS,) if cards else ())),
            )
            for general, cards in able
        ],
        hand=hand_of(state, power) if paid else [],
        done=offered(choices, act.Done()),
    )


class Placing(Fact):
    """A piece that has to be placed, and where it can be put."""

    piece: int
    city: int | None
    spots: list[Spot]
    pattern: str


class PlaceDetail(Fact):
    """17.p, 19.1, 19.3: the choice of new cities for pieces, which the owner places one at a time."""

    reason: str
    pieces: list[Placing]
    kind: Literal["place"] = "place"


@detail.register(TransferStep)
@detail.register(silesia.SecondTrain)
def place(step: Decision, state: State, seat: int) -> PlaceDetail:
    """17.p, 19.1, 19.3: where the seat may put the pieces it can place next."""
    spots: dict[int, list[Spot]] = {}
    for action in engine.legal(state, seat):
        assert isinstance(action, act.Place)
        spots.setdefault(action.piece, []).append(Spot(action.city, action, or_none(action.commander)))
    pieces = [
        Placing(
            piece,
            or_none(state.place[piece]),
            at,
            format_action(state, act.Place(piece, Blank.CITY)),
        )
        for piece, at in spots.items()
    ]
    return PlaceDetail(step.why if isinstance(step, TransferStep) else step.kind, pieces)


class VoteOption(Fact):
    """18.b: a number of votes for Francis, his resulting total, and whether that elects him."""

    choice: act.Vote
    francis: int
    elected: bool


class VoteDetail(Fact):
    """18: the choice of how to cast free votes; Francis already has some and needs a majority."""

    free: int
    francis: int
    needed: int
    all: int
    options: list[VoteOption]
    kind: Literal["vote"] = "vote"


@detail.register
def vote(step: Voting, state: State, seat: int) -> VoteDetail:
    """18.b: the ways to split the free votes between Francis and Charles Albert."""
    free, francis = free_votes(state, seat), step.francis
    given = [action.francis for action in engine.legal(state, seat) if isinstance(action, act.Vote)]
    options = [VoteOption(act.Vote(n), francis + n, francis + n >= MAJORITY) for n in given]
    return VoteDetail(free, francis, MAJORITY, state.setting.board.votes.bit_count(), options)


# ---------------------------------------------------------------- questions of the rules

Numbers = dict[str, int]


class QuestionDetail(Fact):
    """8.b, 19.1, 19.2, SG.e: a yes-or-no question of the rules.

    `yes_brings` and `no_brings` are the effects: for the subsidy, the cards that France and Bavaria draw; for
    peace and reduction, how many markers leave the board, are set aside or return, the pools afterwards, and
    the turn in which Prussia's neutrality ends; for the cession, the fortresses that each side would need.
    """

    about: str
    yes: act.Answer | None
    no: act.Answer | None
    yes_brings: Numbers
    no_brings: Numbers
    kind: Literal["question"] = "question"


def _yes_or_no(step: Decision, state: State, seat: int, yes: Numbers, no: Numbers) -> QuestionDetail:
    answers = {a.yes: a for a in engine.legal(state, seat) if isinstance(a, act.Answer)}
    return QuestionDetail(step.kind, answers.get(True), answers.get(False), yes, no)


@detail.register
def subsidy(step: Subsidy, state: State, seat: int) -> QuestionDetail:
    """8.b: the cards that France and Bavaria would draw."""

    def drawn(yes: bool) -> Numbers:
        after, powers = at_once(state, seat, act.Answer("subsidy", yes)).state, (FRANCE, BAVARIA)
        more = [len(after.hands[power]) - len(state.hands[power]) for power in powers]
        return dict(zip(("french", "bavarian"), more, strict=True))

    return _yes_or_no(step, state, seat, drawn(True), drawn(False))


def _left(trial: Trial, power: int) -> Numbers:
    """19.1.d, 19.2.a: how many markers of a power would leave the board, and where they go."""
    found = [(event.count, event.aside) for event in trial.of(silesia.MarkersLeft) if event.power == power]
    count, aside = found[0] if found else (0, 0)
    return {"count": count, "aside": aside, "returned": count - aside, "pool": trial.state.pool[power]}


@detail.register(silesia.OfferPeace)
@detail.register(silesia.AcceptPeace)
def peace(step: Decision, state: State, seat: int) -> QuestionDetail:
    """19.1: whether to offer or accept peace."""
    trial = Trial(state.copy(), [])
    silesia.annex(trial.state, trial.events)
    silesia.Annexed().run(trial.state, trial.events)
    austrian, turn = _left(trial, AUSTRIA), state.turn + PEACE_TURNS
    brings = {"austrian": austrian["count"], "austrian_pool": austrian["pool"], "turn": turn}
    return _yes_or_no(step, state, seat, _left(trial, PRUSSIA) | brings, {})


@detail.register
def reduction(step: silesia.ReduceObjectives, state: State, seat: int) -> QuestionDetail:
    """19.2: whether France reduces its objectives."""
    trial = at_once(state, seat, act.Answer("reduce objectives", True))
    return _yes_or_no(step, state, seat, _left(trial, FRANCE), {})


@detail.register
def cession(step: Ceding, state: State, seat: int) -> QuestionDetail:
    """SG.e to SG.i: the fortresses that each side would need after the cession."""
    trial = at_once(state, seat, act.Answer("cede silesia", True)).state
    needed = (goal.needed for goal in trial.setting.variant.goals(trial))
    names = ("austrian", "allied", "french", "low")
    return _yes_or_no(step, state, seat, dict(zip(names, needed, strict=True)), {})
