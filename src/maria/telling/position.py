"""What a position means, in words."""

from __future__ import annotations

from maria.reading.anytime import RunningContract
from maria.reading.position import Agreements, Ending, Politics, Sequence, winters
from maria.reading.treaties import ClauseFact, StandingProposal, TermFact, TreatyFact, clause_of
from maria.rules.victory import Goal
from maria.telling.things import box_words
from maria.telling.words import Words


def place_in_turn(words: Words, sequence: Sequence) -> str:
    """5: the turn, its part and its phase."""
    part = sequence.parts[sequence.part]
    told = [] if part.kind in ("setup", "end") else [words.say("event-turn", turn=sequence.turn)]
    key = "page-past-stage" if part.kind == "stage" else f"page-step-{part.kind}"
    told.append(words.say(key, powers=words.powers(part.powers)))
    if sequence.phase is not None:
        told.append(words.say(f"page-phase-{part.phases[sequence.phase]}"))
    return ", ".join(told)


def goal(words: Words, fact: Goal) -> str:
    """14, 23, 24, SG.i: how far a power is."""
    numbers = {"have": fact.reached, "need": fact.needed, "left": fact.needed - fact.reached}
    text = words.sentence(f"page-goal-{fact.what}", power=words.power(fact.power), **numbers)
    return f"{text} {words.say('page-goal-both')}" if fact.rule == "24.b" else text


def ending(words: Words, fact: Ending) -> str:
    """14.e, 23.c, 24.b, SG.i: what comes if nobody gets there."""
    if fact.winner is not None:
        return words.sentence("page-goal-otherwise", seat=words.seat(fact.winner), turn=fact.turn)
    if fact.rule == "23.c":
        return words.sentence("page-goal-winters", count=winters(words.state))
    return words.sentence("page-goal-draw", turn=fact.turn)


def box_of(words: Words, track: int, box: int) -> str:
    """17.l to 17.n, 19.3: a box of a track by its number, with what holds there."""
    boxes = words.state.setting.tracks[track].boxes
    effects = ", ".join(box_words(boxes[box], words.say))
    return words.say("pol-box", number=box + 1, last=len(boxes), effects=effects)


def shift(words: Words, boxes: int) -> str:
    """17.j: a shift by so many boxes, right counts positive."""
    way = "right" if boxes > 0 else "left" if boxes else "stay"
    return words.say(f"page-execute-{way}", boxes=abs(boxes))


def election(words: Words, fact: Politics) -> str:
    """18: how the election stands."""
    key = "page-election-over" if fact.held == "over" else f"pol-election-{fact.held}"
    return words.say(key, count=fact.francis, most=fact.needed)


def contract(words: Words, fact: RunningContract) -> str:
    """20.a: a contract that runs."""
    powers = {"giver": words.power(fact.giver), "taker": words.power(fact.taker)}
    return words.sentence("pol-contract", **powers, turns=fact.turns)


def proposal(words: Words, fact: StandingProposal) -> str:
    """20, 21: what somebody has proposed."""
    seat = words.seat(fact.seat)
    if fact.ends:
        return words.sentence("told-proposal-end", seat=seat, number=fact.ends)
    by, to = words.power(fact.by), words.power(fact.to)
    if fact.cancels:
        return words.sentence("event-proposed-cancel", seat=seat, power=by, taker=to)
    clauses = words.clauses([clause_of(words.state, clause).clause for clause in fact.clauses])
    return words.sentence("event-proposed-treaty", power=by, taker=to, clauses=clauses)


def clause(words: Words, fact: ClauseFact) -> str:
    """21: a clause in a sentence that begins with a capital letter."""
    return words.sentence("clause-alone", text=clause_of(words.state, fact).told(words.say, words.link))


def term(words: Words, fact: TermFact) -> str:
    """21: a clause of a treaty, and how it stands."""
    key = "sleeps" if fact.sleeps and fact.status == "runs" else fact.status
    return words.sentence(f"clause-status-{key}", until=fact.until or 0)


def treaty(words: Words, fact: TreatyFact) -> str:
    """21: whose treaty it is."""
    one, another = words.power(fact.one), words.power(fact.another)
    return words.sentence("told-treaty", number=fact.number, one=one, another=another)


def agreements(words: Words, fact: Agreements) -> list[str]:
    """19 to 21: what holds between the powers, sentence by sentence."""
    told = [words.say(f"page-saxony-{fact.saxony}")]
    for signed in fact.treaties:
        clauses = [clause_of(words.state, entry.clause).clause for entry in signed.terms]
        powers = {"power": words.power(signed.one), "taker": words.power(signed.another)}
        told.append(
            words.sentence("event-treaty", number=signed.number, **powers, clauses=words.clauses(clauses))
        )
    for entry in fact.contracts:
        powers = {"giver": words.power(entry.giver), "taker": words.power(entry.taker)}
        first = words.sentence("pol-first-contract", **powers, last=fact.first_turns)
        told.append(first if entry.first else contract(words, entry))
    until = [(neutral.power, neutral.until) for neutral in fact.neutral if neutral.until is not None]
    told += [words.sentence("pol-neutral-until", power=words.power(p), turn=turn) for p, turn in until]
    aside = [(power, count) for power, count in enumerate(words.state.aside) if count]
    told += [words.sentence("pol-aside", power=words.power(p), count=count) for p, count in aside]
    told += [words.say("pol-reduced")] if fact.reduced else []
    for corps in fact.corps:
        key = "pol-corps-free" if not corps.due else "pol-corps" if corps.until is None else "pol-corps-card"
        box, general = words.off_map_box(corps.power), words.piece(corps.general)
        told.append(words.sentence(key, general=general, box=box, turn=corps.until or 0))
    return told
