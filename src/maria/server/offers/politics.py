"""Offers of chapters 17 to 20 and of the Silesia Gambit: politics, votes, peace and what comes with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

from maria.actions import (
    Answer,
    DiscardCard,
    Done,
    Execute,
    LayCard,
    NameTrump,
    Place,
    Save,
    Select,
    SendCorps,
    ShiftSaxony,
    Vote,
)
from maria.box.model import Shift
from maria.notation import format_card
from maria.rules import politics as rules
from maria.rules import saxony
from maria.rules.election import MAJORITY, Voting, free_votes
from maria.rules.neutrality import PEACE_TURNS
from maria.rules.silesia import SecondTrain, annex
from maria.rules.silesia_gambit import cede
from maria.rules.step import Decision, Event
from maria.rules.tactical_cards import cheapest_payment
from maria.rules.transfers import Transfer
from maria.server.offers.desk import Built, Desk
from maria.server.offers.models import (
    Choice,
    Corps,
    CorpsDetail,
    ExecuteDetail,
    Influence,
    Layable,
    LayDetail,
    PlaceDetail,
    Placing,
    QuestionDetail,
    SaxonyDetail,
    Selectable,
    SelectDetail,
    ShiftOption,
    Spot,
    SuitHeld,
    TrackShift,
    TrumpDetail,
    TrumpSuit,
    VoteDetail,
)
from maria.state import AUSTRIA, BAVARIA, FRANCE, PRUSSIA
from maria.telling.parts import Parts, parts
from maria.telling.things import box_words, instruction_words

Question = Literal["subsidy", "offer-peace", "accept-peace", "reduce", "cede"]
QUESTIONS: dict[str, Question] = {kind: kind for kind in get_args(Question)}


# ---------------------------------------------------------------- questions


def question(desk: Desk, step: Decision) -> Built:
    """8.b, 19.1.a, 19.2.a, SG.e: yes or no, and what each of them means."""
    choices = list(desk.legal())
    means = MEANINGS[step.kind](desk, step)
    by_answer = {action.yes: action for action in choices if isinstance(action, Answer)}
    yes, no = (desk.choice(by_answer[answer], means[answer]) for answer in (True, False))
    return Built(QuestionDetail(about=QUESTIONS[step.kind], yes=yes, no=no), [], [yes, no])


def _subsidy(desk: Desk, step: Decision) -> dict[bool, Parts]:
    """8.b: the cards that France and Bavaria would draw."""
    return {answer: desk.say("offer-subsidy", **_drawn(desk, step, answer)) for answer in (True, False)}


def _drawn(desk: Desk, step: Decision, answer: bool) -> dict[str, str | int]:
    drew = [event for event in _happened(desk, step, answer) if event.kind == "drew"]
    counts = dict.fromkeys((FRANCE, BAVARIA), 0)
    for event in drew:
        power, decks = event.seen["power"], event.seen["decks"]
        assert isinstance(power, int) and isinstance(decks, tuple)
        if power in counts:
            counts[power] += len(decks)
    return {"french": counts[FRANCE], "bavarian": counts[BAVARIA]}


def _happened(desk: Desk, step: Decision, answer: bool) -> list[Event]:
    """What an answer would bring at once, of which only public counts are told."""
    trial, out = desk.state.copy(), list[Event]()
    (action,) = (a for a in desk.legal() if isinstance(a, Answer) and a.yes == answer)
    step.apply(trial, desk.seat, action, out)
    return out


def _markers(events: list[Event], power: int) -> tuple[int, int]:
    """19.1.d, 19.2.a: how many markers of a power would leave the board, and how many of them set aside."""
    for event in events:
        if event.kind == "markers-left" and event.seen["power"] == power:
            return int(str(event.seen["count"])), int(str(event.seen["aside"]))
    return 0, 0


def _peace(desk: Desk, step: Decision) -> dict[bool, Parts]:
    """19.1: the peace that is offered or accepted."""
    trial, out = desk.state.copy(), list[Event]()
    annex(trial, out)
    prussian, aside = _markers(out, PRUSSIA)
    austrian, _ = _markers(out, AUSTRIA)
    yes = desk.say(
        "play-peace",
        aside=aside,
        returned=prussian - aside,
        austrian=austrian,
        turn=desk.state.turn + PEACE_TURNS,
    )
    return {True: yes, False: desk.say("offer-no-peace")}


def _reduce(desk: Desk, step: Decision) -> dict[bool, Parts]:
    """19.2: France leaves core Austria."""
    count, aside = _markers(_happened(desk, step, True), FRANCE)
    return {True: desk.say("play-reduce", count=count, aside=aside), False: desk.say("offer-no-reduction")}


def _cede(desk: Desk, step: Decision) -> dict[bool, Parts]:
    """SG.e to SG.i: what everybody would need after the cession."""
    trial, out = desk.state.copy(), list[Event]()
    cede(trial, out)
    austrian, allied, french, low = (goal.needed for goal in desk.setting.variant.goals(trial))
    yes = desk.say("offer-cede", austrian=austrian, allied=allied, french=french, low=low)
    return {True: yes, False: desk.say("offer-no-cession")}


MEANINGS: dict[str, Callable[[Desk, Decision], dict[bool, Parts]]] = {
    "subsidy": _subsidy,
    "offer-peace": _peace,
    "accept-peace": _peace,
    "reduce": _reduce,
    "cede": _cede,
}
"""What yes and no mean."""


# ---------------------------------------------------------------- 17: the display


def trump(desk: Desk, step: Decision) -> Built:
    """17.b: the four suits, and what the seat holds of them."""
    suits = desk.setting.card_suit
    majors = [power for power in desk.setting.spaces if desk.state.seat_of[power] == desk.seat]
    detail = TrumpDetail(
        suits=[
            TrumpSuit(
                suit=suit,
                held=[
                    SuitHeld(
                        power=power,
                        cards=[card for card in desk.state.hands[power] if suits[card] in (suit, -1)],
                    )
                    for power in majors
                ],
                action=desk.text(NameTrump(suit)),
            )
            for suit in range(4)
        ]
    )
    return Built(detail, [], [desk.choice(NameTrump(suit)) for suit in range(4)])


def lay(desk: Desk, step: rules.Laying) -> Built:
    """17.c: the cards that can be placed, and what they would count."""
    state, power = desk.state, step.owner
    now = rules.influence(state, power)
    done = desk.choice(Done())
    cards = []
    for card in state.hands[power]:
        is_trump = desk.setting.card_suit[card] in (state.trump, -1)
        counts = rules.counts(state, card)
        cards.append(
            Layable(
                card=card,
                text=format_card(state, power, card),
                trump=is_trump,
                counts=counts,
                influence=now + counts if is_trump else now,
                action=desk.text(LayCard(card)),
            )
        )
    detail = LayDetail(
        power=power,
        trump=state.trump if state.trump >= 0 else None,
        influence=now,
        cards=cards,
        done=done,
    )
    helps = [desk.say("pol-trump", suit=desk.words.suit(state.trump))] if state.trump >= 0 else []
    helps.append(desk.say("play-lay-gambit" if desk.setting.variant.face_down_display else "play-lay"))
    by_card = {card.card: card for card in cards}
    laid = [action for action in desk.legal() if isinstance(action, LayCard)]
    choices = [desk.choice(action, _influence(desk, by_card[action.card])) for action in laid]
    return Built(detail, helps, [*choices, done])


def _influence(desk: Desk, card: Layable) -> Parts:
    """17.d, 17.f, 25.b: what a card would do on the display."""
    if card.trump:
        return desk.say("offer-lay-trump", count=card.influence)
    return desk.say("offer-lay-down" if desk.setting.variant.face_down_display else "offer-lay-back")


def select(desk: Desk, step: rules.Selecting) -> Built:
    """17.g: the Political Cards with the power's arms, or to save."""
    state, (power, *later) = desk.state, step.powers
    cards = [action for action in desk.legal() if isinstance(action, Select)]
    only_discard = desk.setting.variant.one_card_a_turn and bool(step.executed >> desk.seat & 1)
    save = desk.choice(Save(), desk.say("offer-save-keeps"))
    costs = desk.say("offer-select-costs", cards=desk.words.cards(state.display[power]))
    detail = SelectDetail(
        power=power,
        cards=[Selectable(political=action.card, action=desk.text(action)) for action in cards],
        save=save,
        discards=sorted(state.display[power]),
        later=[Influence(power=other, influence=rules.influence(state, other)) for other in later],
        only_discard=only_discard,
    )
    helps = [desk.say("play-second-card")] if only_discard else []
    return Built(detail, helps, [*(desk.choice(action, costs) for action in cards), save])


def execute(desk: Desk, step: rules.Executing) -> Built:
    """17.j: every combination of a card's shifts and its instruction."""
    state, power, number = desk.state, step.owner, step.card
    actions = list(desk.legal())
    discard = desk.choice(DiscardCard())
    entries = rules.instructions(state, power, number)
    told = " ".join(instruction_words(entry, desk.words.say) for entry in entries)
    barred = step.barred(state)
    card = rules.card_of(state, number)
    detail = ExecuteDetail(
        power=power,
        political=number,
        shifts=[] if barred else [_track_shift(desk, shift) for shift in card.shifts],
        instruction=None if barred or not told else parts(told),
        barred=barred,
        discard=discard,
        pattern="execute {parts}",
    )
    helps = [desk.say("play-second-card") if barred else desk.say("offer-shifts-later")]
    meanings = {
        (shift.track, option.boxes): option.meaning for shift in detail.shifts for option in shift.options
    }
    executed = []
    for action in actions:
        if isinstance(action, Execute):
            effects = [meanings[shift] for shift in action.shifts]
            effects += [detail.instruction] if action.instructed and detail.instruction else []
            executed.append(desk.choice(action, *effects))
    return Built(detail, helps, [*executed, discard])


def _track_shift(desk: Desk, shift: Shift) -> TrackShift:
    track = desk.setting.track[shift.track]
    options = []
    for boxes in rules.shift_choices(shift):
        text = f"{shift.track} {'right' if boxes > 0 else 'left'} {abs(boxes)}" if boxes else ""
        options.append(_shift_option(desk, track, boxes, rules.box_after(desk.state, track, boxes), text))
    return TrackShift(
        track=track,
        marker=desk.state.markers[track],
        announced=desk.state.announced[track],
        options=options,
    )


def _shift_option(desk: Desk, track: int, boxes: int, box: int, text: str) -> ShiftOption:
    track_boxes = desk.setting.tracks[track].boxes
    meaning = ", ".join(box_words(track_boxes[box], desk.words.say))
    return ShiftOption(
        boxes=boxes,
        box=box,
        meaning=desk.say("pol-box", number=box + 1, last=len(track_boxes), effects=meaning),
        text=text,
    )


# ---------------------------------------------------------------- 17 to 19: pieces, votes, Saxony


def corps(desk: Desk, step: rules.SendingCorps) -> Built:
    """17.m: the generals who can be sent."""
    power, choices = step.owner, step.choices(desk.state, desk.seat)
    sent = [SendCorps(general) for general in choices.on_map]
    if choices.rich:
        paid = cheapest_payment(desk.state, power, rules.CORPS_COST)
        sent += [SendCorps(general, paid) for general in choices.removed]
    done = desk.choice(Done()) if Done() in choices else None
    box = next(
        box.id for box in desk.game.box.pack.off_map_boxes if box.power == desk.setting.power_ids[power]
    )
    detail = CorpsDetail(
        power=power,
        box=box,
        generals=[
            Corps(
                general=action.general,
                city=desk.place(action.general),
                cost=rules.CORPS_COST if action.cards else 0,
                cards=list(action.cards),
                action=desk.text(action),
                pattern=f"corps {desk.ids[action.general]}{' with {cards}' if action.cards else ''}",
            )
            for action in sent
        ],
        hand=desk.hand(power) if any(action.cards for action in sent) else [],
        done=done,
    )
    helps = []
    if any(action.cards for action in sent):
        helps.append(desk.say("play-corps-removed", cost=rules.CORPS_COST, troops=rules.CORPS_TROOPS))
    return Built(detail, helps, [*map(desk.choice, sent), *([done] if done else [])])


def place(desk: Desk, step: Transfer | SecondTrain) -> Built:
    """17.p, 19.1, 19.3: where the seat may put those of its pieces that go first."""
    actions = [action for action in desk.legal() if isinstance(action, Place)]
    spots: dict[int, list[Spot]] = {}
    for action in actions:
        commander = action.commander if action.commander >= 0 else None
        spot = Spot(city=action.city, action=desk.text(action), commander=commander)
        spots.setdefault(action.piece, []).append(spot)
    pieces = [Placing(piece=piece, city=desk.place(piece), spots=found) for piece, found in spots.items()]
    reason = step.why if isinstance(step, Transfer) else step.kind
    helps = [desk.say(f"play-transfer-{reason}")] if isinstance(step, Transfer) else []
    detail = PlaceDetail.model_validate({"reason": reason, "pieces": pieces})
    return Built(detail, helps, list(map(desk.choice, actions)))


def vote(desk: Desk, step: Voting) -> Built:
    """18.b: free votes for Francis or Charles Albert."""
    free, francis = free_votes(desk.state, desk.seat), step.francis
    detail = VoteDetail(free=free, francis=francis, needed=MAJORITY, all=desk.setting.board.votes.bit_count())
    helps = [desk.say("play-vote", francis=francis, most=MAJORITY)]
    return Built(detail, helps, [desk.choice(Vote(count)) for count in range(free + 1)])


def saxony_due(desk: Desk, step: Decision) -> Built:
    """19.3.j: the boxes to which Austria may move the Saxony marker."""
    track = desk.setting.track["saxony"]
    actions = [action for action in desk.legal() if isinstance(action, ShiftSaxony)]
    options = []
    choices: list[Choice] = []
    for action in actions:
        trial = desk.state.copy()
        saxony.shift_marker(trial, action.boxes, [])
        option = _shift_option(desk, track, action.boxes, trial.markers[track], desk.text(action))
        options.append(option)
        choices.append(desk.choice(action, option.meaning))
    marker = desk.state.markers[track]
    return Built(SaxonyDetail(track=track, marker=marker, options=options), [], choices)
