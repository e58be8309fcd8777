"""The facts of a position as messages."""

from __future__ import annotations

from maria.events import seat_ref
from maria.phrases import box_effects, clause_messages
from maria.reading.anytime import RunningContract
from maria.reading.danger import Danger
from maria.reading.position import Agreements, Ending, Politics, Sequence, winters
from maria.reading.treaties import ClauseFact, StandingProposal, TermFact, TreatyFact, clause_of
from maria.rules.tracks import box_after
from maria.rules.victory import Goal
from maria.state import Outcome, State
from maria.telling.things import box_changes
from maria.texts.message import Message, Ref, Several, Value, message, refs
from maria.treaty import RUNNING


def place_in_turn(state: State, sequence: Sequence) -> Message:
    """5: the turn, its part and its phase."""
    part = sequence.parts[sequence.part]
    texts = [] if part.kind in ("setup", "end") else [message("event-turn", turn=sequence.turn)]
    key = "page-past-stage" if part.kind == "stage" else f"page-step-{part.kind}"
    texts.append(message(key, powers=refs("power", part.powers)))
    if sequence.phase is not None:
        texts.append(message(f"page-phase-{part.phases[sequence.phase]}"))
    return message("told-parts", parts=Several(tuple(texts), "more"))


def goal(state: State, fact: Goal) -> Message:
    """14, 23, 24, SG.i: a power's progress towards its goal."""
    numbers = {"have": fact.reached, "need": fact.needed, "left": fact.needed - fact.reached}
    text = message(f"page-goal-{fact.what}", power=Ref("power", fact.power), **numbers)
    return _sentences(text, message("page-goal-both")) if fact.rule == "24.b" else text


def lacking(state: State, fact: Goal) -> Message | None:
    """14.c, 14.d, SG.i: the fortresses still missing for a goal; None if it is met or counts markers."""
    wanted = bool(fact.missing) and not fact.met
    return message("page-goal-missing", cities=refs("city", fact.missing)) if wanted else None


def danger(state: State, fact: Danger) -> Message:
    """10.1.f, 10.3: who could take a fortress or supply train, and whether that wins."""
    generals = Several(tuple(Ref("piece", raid.general) for raid in fact.raids), "or")
    taken: dict[str, Value] = {"city": Ref("city", fact.city), "generals": generals}
    if fact.train is not None:
        text = message("page-danger-train", train=Ref("piece", fact.train), **taken)
    elif fact.guards:
        text = message("page-danger-guarded", guards=refs("piece", fact.guards), **taken)
    else:
        text = message("page-danger-open", **taken)
    return _sentences(text, message("page-danger-wins")) if fact.wins else text


def _sentences(*texts: Message) -> Message:
    return message("told-parts", parts=Several(texts, "sentences"))


def ending(state: State, fact: Ending) -> Message:
    """14.e, 23.c, 24.b, SG.i: what happens if nobody reaches a goal; after the end, what decided the game."""
    if state.outcome is not None:
        return decided(state, state.outcome)
    if fact.winner is not None:
        return message("page-goal-otherwise", seat=_seat(state, fact.winner), turn=fact.turn)
    if fact.rule == "23.c":
        return message("page-goal-winters", count=winters(state))
    return message("page-goal-draw", turn=fact.turn)


def decided(state: State, outcome: Outcome) -> Message:
    """14, 23, 24, SG.i: what decided a game."""
    winner, rule = outcome
    if winner < 0:
        return message("page-decided-draw", turn=state.turn)
    seat = _seat(state, winner)
    if rule == "23.c":
        return message("page-decided-scores", seat=seat)
    goals = state.setting.variant.goals(state)
    met = next((goal for goal in goals if goal.met and state.seat_of[goal.power] == winner), None)
    if met is None:
        return message("page-decided-time", seat=seat, turn=state.turn)
    key = "pool" if met.what == "pool" else "fortresses"
    return message(f"page-decided-{key}", power=Ref("power", met.power), count=met.needed, turn=state.turn)


def _seat(state: State, named: str | int) -> Ref:
    return Ref("seat", named) if isinstance(named, str) else seat_ref(state.setting, named)


def box_of(state: State, track: int, box: int) -> Message:
    """17.l to 17.n, 19.3: a box of a track by its number, with its effects."""
    boxes = state.setting.tracks[track].boxes
    return message("pol-box", number=box + 1, last=len(boxes), effects=box_effects(boxes[box]))


def shift(state: State, boxes: int) -> Message:
    """17.j: a shift by a number of boxes; right is positive."""
    way = "right" if boxes > 0 else "left" if boxes else "stay"
    return message(f"page-execute-{way}", boxes=abs(boxes))


def changes(state: State, track: int, box: int) -> list[Message]:
    """17.k: what a shift to a box changes, apart from shifts already announced."""
    boxes = state.setting.tracks[track].boxes
    return list(box_changes(boxes[box_after(state, track, 0)], boxes[box]))


def election(state: State, fact: Politics) -> Message:
    """18: the state of the election."""
    key = "page-election-over" if fact.held == "over" else f"pol-election-{fact.held}"
    return message(key, count=fact.francis, most=fact.needed)


def contract(state: State, fact: RunningContract) -> Message:
    """20.a: a running contract."""
    return message("pol-contract", **_pair(fact), turns=fact.turns)


def _pair(fact: RunningContract) -> dict[str, Value]:
    return {"giver": Ref("power", fact.giver), "taker": Ref("power", fact.taker)}


def proposal(state: State, fact: StandingProposal) -> Message:
    """20, 21: a proposal."""
    by = _seat(state, fact.seat)
    if fact.ends:
        return message("told-proposal-end", seat=by, number=fact.ends)
    powers = {"power": Ref("power", fact.by), "taker": Ref("power", fact.to)}
    if fact.cancels:
        return message("event-proposed-cancel", seat=by, **powers)
    found = clause_messages(state.setting.box, [clause_of(state, clause).clause for clause in fact.clauses])
    return message("event-proposed-treaty", **powers, clauses=found)


def clause(state: State, fact: ClauseFact) -> Message:
    """21: a clause as a sentence."""
    return message("clause-alone", text=clause_of(state, fact).message())


def term(state: State, fact: TermFact) -> Message:
    """21: the status of a treaty's clause."""
    key = "sleeps" if fact.sleeps and fact.status in RUNNING else fact.status
    return message(f"clause-status-{key}", until=fact.until or 0)


def treaty(state: State, fact: TreatyFact) -> Message:
    """21: a treaty's number and powers."""
    powers = {"one": Ref("power", fact.one), "another": Ref("power", fact.another)}
    return message("told-treaty", number=fact.number, **powers)


def agreements(state: State, fact: Agreements) -> list[Message]:
    """19 to 21: the agreements between powers, sentence by sentence."""
    texts = [message(f"page-saxony-{fact.saxony}")]
    for signed in fact.treaties:
        found = clause_messages(
            state.setting.box, [clause_of(state, entry.clause).clause for entry in signed.terms]
        )
        powers = {"power": Ref("power", signed.one), "taker": Ref("power", signed.another)}
        texts.append(message("event-treaty", number=signed.number, **powers, clauses=found))
    for entry in fact.contracts:
        first = message("pol-first-contract", **_pair(entry), last=fact.first_turns)
        texts.append(first if entry.first else contract(state, entry))
    until = [(neutral.power, neutral.until) for neutral in fact.neutral if neutral.until is not None]
    texts += [message("pol-neutral-until", power=Ref("power", power), turn=turn) for power, turn in until]
    aside = [(power, count) for power, count in enumerate(state.aside) if count]
    texts += [message("pol-aside", power=Ref("power", power), count=count) for power, count in aside]
    texts += [message("pol-reduced")] if fact.reduced else []
    for corps in fact.corps:
        key = "pol-corps-free" if not corps.due else "pol-corps" if corps.until is None else "pol-corps-card"
        box, general = Ref("off-map", corps.power), Ref("piece", corps.general)
        texts.append(message(key, general=general, box=box, turn=corps.until or 0))
    return texts
