"""Bots under treaties: what binds them, how captain judges proposals, and what it proposes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from conftest import Run
from maria import engine, notation
from maria.actions import Accept, Action, Decline, Done, EndTreaty, March, Offer, Propose
from maria.bots.arena import play_match
from maria.bots.candidates import candidates
from maria.bots.captain import Captain
from maria.bots.diplomacy import TreatyValuer
from maria.bots.envoy import COUNTERS, WORTHWHILE
from maria.bots.protocol import Program
from maria.bots.recruit import RecruitBot
from maria.bots.table import Ask, Bot, Reply, make_ask
from maria.box import Box
from maria.conform import given_position
from maria.events import Event
from maria.random_play import pick
from maria.random_treaties import negotiate
from maria.rules.clauses.going import Leaves
from maria.rules.clauses.places import NoHussars, NotAttack, NotConquer
from maria.rules.clauses.treaty_choices import TreatyChoices
from maria.rules.movement import Movement
from maria.rules.treaties import Negotiations
from maria.rules.treaty_events import TreatyMade
from maria.state import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, State
from maria.treaty import Clause, Proposal, Term, Treaty

MARIA, FREDERICK, LOUIS = range(3)


class Reckless(Captain):
    """Proposes random clauses of all kinds, and accepts every proposal."""

    def unasked(self, ask: Ask) -> Reply | None:
        able = Negotiations(ask.position, ask.seat)
        accepts = next((action for action in able if isinstance(action, Accept)), None)
        action = accepts or (negotiate(able, self.rng) if able else None)
        return Reply(action) if action is not None and action in able else None


class Rash(RecruitBot):
    """Negotiates like `Reckless`, and plays at random otherwise."""

    unasked = Reckless.unasked


# ---------------------------------------------------------------- bound by anything


@pytest.mark.parametrize("bots", [(Reckless, Reckless, Rash), (Reckless, Rash), (Reckless, Reckless)])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_bots_bound_by_random_treaties_finish_their_games_without_a_fault(
    box: Box, bots: tuple[type[Bot], ...], seed: str
) -> None:
    seen = Counter[str]()

    def observe(before: State, seat: int, reply: Reply | None, happened: list[Event]) -> None:
        seen.update(event.kind for event in happened)
        seen["bound"] += isinstance(engine.legal(before, seat), TreatyChoices)

    match = play_match("advanced", len(bots), (), bots, seed, box, watch=observe)
    assert match.faults == [{}] * len(bots)
    assert seen["treaty"] > 1
    assert seen["bound"] > 20


def bound_positions(box: Box, seed: str) -> Iterator[tuple[State, int]]:
    """Positions in which treaties bind the seat that decides."""
    found: list[tuple[State, int]] = []

    def observe(before: State, seat: int, reply: Reply | None, happened: list[Event]) -> None:
        if isinstance(engine.legal(before, seat), TreatyChoices):
            found.append((before, seat))

    play_match("advanced", 3, (), [Rash, Reckless, Rash], seed, box, watch=observe)
    yield from found


def test_candidates_of_what_treaties_leave_are_legal_and_never_none(box: Box) -> None:
    kinds = set[str]()
    for state, seat in bound_positions(box, "5"):
        choices = engine.legal(state, seat)
        found = candidates(choices)
        assert found
        assert [action for action in found[:: max(1, len(found) // 20)] if action not in choices] == []
        kinds.add(state.agenda[-1].kind)
    assert kinds >= {"movement", "lay", "select"}


class Reader(Program):
    """A program that reads everything it gets, and answers with a legal action."""

    def _exchange(self, ask: Ask, text: str) -> str:
        question = json.loads(text)
        HEARD.update(event["kind"] for event in question["events"] if event.get("clauses"))
        found = question["choices"] if question["type"] == "decide" else [None]
        return json.dumps({"action": pick_text(ask, self) if found[0] else None})


def pick_text(ask: Ask, program: Program) -> str:
    return notation.format_action(ask.position, pick(ask.choices, program.rng))


HEARD = Counter[str]()


def test_programs_hear_of_treaties_as_plain_data(box: Box) -> None:
    HEARD.clear()
    match = play_match("advanced", 3, (), [Reader, Reckless, Reckless], "2", box)
    assert match.faults == [{}] * 3
    assert HEARD["treaty"] and HEARD["proposed-treaty"]


# ---------------------------------------------------------------- captain is bound


@cache
def _at_move(box: Box, seat: int) -> State:
    state, _ = engine.new_game(box, "advanced", 3, "move")
    captain = Captain(box, "1")
    while not (isinstance(state.agenda[-1], Movement) and seat in engine.to_act(state)):
        mover = engine.to_act(state)[0]
        engine.apply(state, mover, captain.decide(make_ask(state, mover, (), "1")).action)
    return state


def at_move(box: Box, seat: int) -> State:
    """A position of a captains' game in which a seat begins to move."""
    return _at_move(box, seat).copy()


def move_on(box: Box, state: State) -> Iterator[tuple[int, Action]]:
    """The captains' actions up to the end of the movement phase."""
    captain = Captain(box, "1")
    while isinstance(state.agenda[-1], Movement):
        seat = engine.to_act(state)[0]
        reply = captain.decide(make_ask(state, seat, (), "1"))
        engine.apply(state, seat, reply.action)
        yield seat, reply.action


def sign(state: State, one: int, another: int, *clauses: Clause) -> None:
    """Adds a treaty that is in force from now on."""
    state.signed += 1
    terms = tuple(Term(clause, "runs", state.turn) for clause in clauses)
    state.treaties = (*state.treaties, Treaty(state.signed, one, another, terms))


def test_captain_leaves_a_land_when_it_must(box: Box) -> None:
    state = at_move(box, MARIA)
    own = state.setting.generals_of[AUSTRIA]
    home = state.setting.board.in_territory["austria"]
    sign(state, AUSTRIA, PRUSSIA, Leaves(AUSTRIA, home, turns=4))
    there = [general for general in own if state.place[general] >= 0 and home >> state.place[general] & 1]
    marched = {action.piece for _, action in move_on(box, state) if isinstance(action, March)}
    assert there
    assert set(there) <= marched


def test_captain_does_not_fear_whom_a_treaty_binds_nor_go_for_what_it_may_not_take(box: Box) -> None:
    state = at_move(box, FREDERICK)
    before = TreatyValuer(state, FREDERICK).front(PRUSSIA)
    assert before.targets
    city = max(before.targets, key=lambda target: before.targets[target])
    sign(
        state, PRUSSIA, AUSTRIA, NotConquer(PRUSSIA, 1 << city, turns=2), NotAttack(AUSTRIA, PRUSSIA, turns=2)
    )
    after = TreatyValuer(state, FREDERICK).front(PRUSSIA)
    assert after.targets.keys() == before.targets.keys() - {city}
    assert before.quiet is None
    assert after.quiet is not None
    assert after.quiet.tame >> AUSTRIA & 1 and not after.quiet.tame >> PRAGMATIC & 1


# ---------------------------------------------------------------- captain answers


def answer(box: Box, state: State, seat: int, by: int, to: int, *texts: str) -> Reply:
    """Captain's reply to proposed clauses."""
    line = "; ".join(texts)
    other = state.seat_of[by]
    names = state.setting.power_ids
    proposal = notation.parse_action(state, other, f"propose {names[by]} {names[to]}: {line}")
    engine.apply(state, other, proposal)
    reply = Captain(box, "1").unasked(make_ask(state, seat, (), "1"))
    assert reply is not None
    assert engine.refusal(state, seat, reply.action) is None
    return reply


@pytest.mark.parametrize(
    "clause",
    [
        'austria promises "We are friends"',
        "prussia goes to breslau with schwerin",
        "austria does not attack prussia; prussia goes to breslau with schwerin",
    ],
)
def test_captain_agrees_to_nothing_that_it_cannot_value(box: Box, clause: str) -> None:
    reply = answer(box, at_move(box, LOUIS), FREDERICK, AUSTRIA, PRUSSIA, *clause.split("; "))
    assert not isinstance(reply.action, Accept)
    if isinstance(reply.action, Propose):  # a counter-proposal without it is fine
        assert {c.kind for c in reply.action.clauses}.isdisjoint({"promise", "goes-to"})


def hussar_stage(*treaties: str) -> State:
    """Friedrich in Bohemia, his train behind him at Glatz, and a hussar in between."""
    pieces = {"karl": "Bruenn 8", "friedrich": "Kolin 8", "prussia_1": "Glatz", "broglie": "Nuernberg 8"}
    given = {
        **{"at": "hussars", "turn": 3, "pieces": pieces, "hussars": ["Hohenmauth"]},
        "treaties": [{f"{number} prussia austria": [text]} for number, text in enumerate(treaties, 1)],
    }
    return given_position({"variant": "advanced", "given": given})


def test_captain_knows_what_freedom_from_hussars_is_worth() -> None:
    state = hussar_stage()
    scales, lands = TreatyValuer(state, FREDERICK), state.setting.board.in_territory
    useful = scales.worth(PRUSSIA, AUSTRIA, [NoHussars(AUSTRIA, lands["austria"], turns=2)])
    longer = scales.worth(PRUSSIA, AUSTRIA, [NoHussars(AUSTRIA, lands["austria"], turns=3)])
    useless = scales.worth(PRUSSIA, AUSTRIA, [NoHussars(AUSTRIA, lands["bavaria"], turns=2)])
    assert useful and longer and useless
    assert longer[FREDERICK] > useful[FREDERICK] > 0 > useful[MARIA] > longer[MARIA]
    assert useless[FREDERICK] == useless[MARIA] == 0


def test_captain_asks_for_something_when_its_hussars_are_to_stay_away(box: Box) -> None:
    clause = "austria places no hussars in austria, silesia for 4"
    taken = answer(box, hussar_stage(), FREDERICK, AUSTRIA, PRUSSIA, clause)
    assert taken.action == Accept(AUSTRIA, PRUSSIA)
    given = answer(box, hussar_stage(), MARIA, PRUSSIA, AUSTRIA, clause)
    assert not isinstance(given.action, Accept)


def test_captain_takes_its_hussars_away_from_where_it_promised_none(box: Box) -> None:
    state, captain = hussar_stage("austria places no hussars in austria for 2"), Captain(box, "1")
    home = state.setting.board.in_territory["austria"]
    while state.agenda[-1].kind == "hussars":
        action = captain.decide(make_ask(state, MARIA, (), "1")).action
        assert engine.refusal(state, MARIA, action) is None
        engine.apply(state, MARIA, action)
    there = [city for city in state.hussars if city >= 0]
    assert there and not any(home >> city & 1 for city in there)


def test_captain_takes_a_promise_for_nothing_and_gives_none_for_nothing(box: Box) -> None:
    given = answer(box, at_move(box, LOUIS), MARIA, PRUSSIA, AUSTRIA, "prussia does not attack austria for 2")
    assert given.action == Accept(PRUSSIA, AUSTRIA)
    assert given.worth >= WORTHWHILE
    asked = answer(
        box, at_move(box, LOUIS), FREDERICK, AUSTRIA, PRUSSIA, "prussia does not attack austria for 4"
    )
    assert not isinstance(asked.action, Accept)


def test_captain_helps_nobody_who_is_nearer_to_victory_more_than_itself(box: Box) -> None:
    state = at_move(box, LOUIS)
    state.pool = [*state.setting.pools]
    state.pool[FRANCE] = 1
    clauses = (
        "prussia stays out of france for 2",
        "france pays prussia for 1",
        "prussia pays france for 2",
    )
    assert isinstance(answer(box, state, FREDERICK, FRANCE, PRUSSIA, *clauses).action, Decline | Propose)
    scales = TreatyValuer(state, FREDERICK)
    assert scales.allows(FREDERICK, LOUIS, [0.0, 0.3, 0.2])
    assert not scales.allows(FREDERICK, LOUIS, [0.0, 0.3, 0.4])
    assert scales.allows(FREDERICK, MARIA, [0.4, 0.3, 0.0])
    assert scales.interest(FREDERICK, [0.0, 0.3, 0.4]) < scales.interest(FREDERICK, [0.4, 0.3, 0.0])


def test_what_one_of_two_players_gains_the_other_loses(box: Box) -> None:
    state, _ = engine.new_game(box, "advanced", 2, "1")
    scales = TreatyValuer(state, 0)
    assert scales.interest(0, [0.3, 0.4]) == pytest.approx(-0.1)
    assert scales.interest(1, [0.3, 0.4]) == pytest.approx(0.1)


def test_captain_ends_a_treaty_that_binds_it_alone_and_no_other(box: Box) -> None:
    for bound, wanted in ((PRUSSIA, Accept), (AUSTRIA, Decline)):
        state = at_move(box, LOUIS)
        toward = AUSTRIA if bound == PRUSSIA else PRUSSIA
        sign(state, bound, toward, NotAttack(bound, toward, turns=4))
        engine.apply(state, MARIA, EndTreaty(state.signed))
        reply = Captain(box, "1").unasked(make_ask(state, FREDERICK, (), "1"))
        assert reply is not None
        assert type(reply.action) is wanted


class Stubborn(Captain):
    """Makes one proposal, and answers every other with it."""

    def unasked(self, ask: Ask) -> Reply | None:
        state, able = ask.position, Negotiations(ask.position, ask.seat)
        for by, to in ((AUSTRIA, PRUSSIA), (PRUSSIA, AUSTRIA)):
            counter = any(p == Proposal(to, by, p.clauses) for p in state.proposals)
            action = Propose(by, to, (NotAttack(to, by, turns=4),), counter)
            if action in able:
                return Reply(action)
        return None


def test_negotiations_come_to_an_end(box: Box) -> None:
    match = play_match("advanced", 3, (), [Stubborn, Captain, Captain], "3", box)
    assert match.faults == [{}] * 3
    turn = Counter[str]()
    for line in match.record.splitlines():
        turn["frederick"] += ": counter prussia" in line and line.startswith("frederick")
    assert turn["frederick"] <= COUNTERS * match.turns


# ---------------------------------------------------------------- captain proposes


class Ledger:
    """Keeps what captains say to each other."""

    def __init__(self) -> None:
        self.proposed: list[tuple[int, int, Reply]] = []
        self.accepted: list[Reply] = []
        self.kinds = Counter[str]()

    def observe(self, before: State, seat: int, reply: Reply | None, happened: list[Event]) -> None:
        if reply and isinstance(reply.action, Propose) and not reply.action.counter:
            self.proposed.append((before.turn, seat, reply))
        if reply and isinstance(reply.action, Accept) and any(e.kind == "treaty" for e in happened):
            self.accepted.append(reply)
        for event in happened:
            if isinstance(event, TreatyMade):
                self.kinds.update(clause.kind for clause in event.clauses)


@cache
def of_captains(box: Box) -> Ledger:
    ledger = Ledger()
    match = play_match("advanced", 3, (), [Captain] * 3, "4", box, watch=ledger.observe)
    assert match.faults == [{}] * 3
    return ledger


def test_captains_make_treaties_that_both_think_worth_it(box: Box) -> None:
    ledger = of_captains(box)
    assert ledger.accepted
    assert min(reply.worth for _, _, reply in ledger.proposed) >= WORTHWHILE
    assert min(reply.worth for reply in ledger.accepted) >= WORTHWHILE
    assert len(ledger.kinds) >= 3


def test_a_captain_proposes_once_a_turn_and_not_the_same_again_and_again(box: Box) -> None:
    ledger = of_captains(box)
    often = Counter((turn, seat) for turn, seat, _ in ledger.proposed)
    assert set(often.values()) == {1}
    said: dict[tuple[object, ...], int] = {}
    for turn, seat, reply in ledger.proposed:
        assert isinstance(reply.action, Propose)
        key = (seat, reply.action.to, *sorted(clause.kind for clause in reply.action.clauses))
        assert turn - said.get(key, -9) >= 3
        said[key] = turn


def test_nothing_is_proposed_where_there_are_no_treaties(box: Box) -> None:
    state, _ = engine.new_game(box, "introductory", 3, "1")
    assert Captain(box, "1").unasked(make_ask(state, 0, (), "1")) is None


def test_a_proposal_is_told_with_its_reason(run: Run) -> None:
    code, told, _ = run("watch", "--game", "advanced", "--bots", "captain", "--seed", "5")
    assert code == 0
    lines = told.splitlines()
    why = [after for line, after in pairwise(lines) if "propose" in line.casefold()]
    assert why
    assert all(line.startswith("    why: ") for line in why)


def test_a_captain_who_is_poor_asks_a_rich_ally_for_cards(box: Box) -> None:
    state = at_move(box, MARIA)
    state.hands[PRUSSIA] = state.hands[PRUSSIA][:1]
    state.hands[FRANCE] += state.draw[-12:]
    del state.draw[-12:]
    state.proposed = [1] * 6  # there is nothing else to propose
    captain, ask = Captain(box, "1"), make_ask(state, FREDERICK, (), "1")
    reply = captain.unasked(ask)
    assert reply is not None
    assert reply.action == Offer(FRANCE, PRUSSIA, 2)
    assert reply.reason.key == "bot-because-poor"
    assert captain.unasked(ask) is None  # and does not ask again so soon


def test_done_is_what_captain_says_when_all_stand_well_and_no_treaty_forbids_it(box: Box) -> None:
    state = at_move(box, MARIA)
    sign(state, AUSTRIA, PRUSSIA, NotAttack(AUSTRIA, PRUSSIA, turns=1))
    said = [action for seat, action in move_on(box, state) if seat == MARIA]
    assert len(said) > 1
    assert said[-1] == Done()
