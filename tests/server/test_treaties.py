"""21: treaties as clients see them, how they write proposals, and that nobody has to rush an answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maria import Game
from maria.actions import Done, Propose
from maria.history import History
from maria.negotiation import write_clause
from maria.notation import Writer
from maria.server import commands, offers
from maria.server.models import LONGEST_ACTION
from maria.server.room import Room
from maria.server.settings import DAY
from maria.state import REMOVED
from maria.treaty import Clause
from server.inside import Inside, Minds, inside
from server.nearby import nearby
from server.offered import marches, offered
from spoken import spoken

MARIA, FREDERICK, LOUIS = "maria_theresa", "frederick", "louis"
FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC = range(6)
ARMISTICE = "prussia austria: prussia does not attack austria for 2; austria does not attack prussia for 2"


@pytest.fixture
def game() -> Game:
    """An advanced game at Frederick's first movement phase."""
    made, rng = Game.new("advanced", seed="treaty"), Random(1)
    while made.state.agenda[-1].kind != "movement" or made.to_act != (FREDERICK,):
        legal = made.legal(made.to_act[0])
        made.play(Done() if Done() in legal else legal.sample(rng), made.to_act[0])
    return made


def seat_of(game: Game, seat: str) -> int:
    return game.seats.index(seat)


def why(game: Game, seat: str, text: str) -> offers.Why:
    return offers.why(game, seat_of(game, seat), text, "en")


def agree(game: Game, *clauses: str) -> None:
    """Makes a treaty between Prussia and Austria with these clauses."""
    game.play(f"propose prussia austria: {'; '.join(clauses)}", FREDERICK)
    game.play("accept prussia austria", MARIA)


# ---------------------------------------------------------------- forms


FILLED = {
    "{places}": "silesia, city prag",
    "{near}": "2",
    "{by}": " by turn 1",
    "{text}": "I help you",
}


def filled(form: Any, game: Game) -> str:
    """A form with all its blanks filled in."""
    text: str = form.pattern
    places = "city breslau, city brieg" if form.fortresses else FILLED["{places}"]
    names = game.state.setting.names
    for blank, value in {**FILLED, "{places}": places}.items():
        text = text.replace(blank, value)
    text = text.replace("{generals}", ", ".join(names[general] for general in form.generals[:2]))
    card = next((card for card in form.cards if card.instruction or "parts" not in form.pattern), None)
    return text.replace("{card}", card.text if card else "").replace("{parts}", "instruction")


def test_every_filled_form_is_a_clause_that_can_be_proposed_and_every_verb_has_a_form(game: Game) -> None:
    verbs, number = set(), seat_of(game, FREDERICK)
    for by, to in ((PRUSSIA, AUSTRIA), (PRUSSIA, FRANCE), (PRAGMATIC, AUSTRIA)):
        forms = offers.clause_forms(game, by, to)
        for form in forms.forms:
            body = filled(form, game)
            clause = forms.clause.format(body=body, turns=form.most, when="")
            text = forms.propose.format(clauses=clause)
            told = offers.why(game, number, text, "en")
            assert told.legal, (text, told.reason)
            action = game.parse(text, FREDERICK)
            assert isinstance(action, Propose)
            (made,) = action.clauses
            assert (made.bound, made.turns) == (form.bound, form.most)
            verbs.add(made.verb())
            written = write_clause(made, Writer(game.state))
            assert game.parse(f"propose {text.split()[1]} {text.split()[2]} {written}", FREDERICK) == action
            refused = offers.why(game, number, text.replace(f"for {form.most}", f"for {form.most + 1}"), "en")
            assert (refused.legal, refused.clause) == (False, 1)
    assert verbs == set(Clause.by_verb)


def test_conditions_are_patterns_behind_the_turns(game: Game) -> None:
    forms = offers.clause_forms(game, PRUSSIA, AUSTRIA)
    first = forms.clause.format(body="prussia does not attack austria", turns=2, when="")
    for condition in forms.conditions:
        when = condition.pattern.format(other=1)
        second = forms.clause.format(body="austria does not attack prussia", turns=2, when=when)
        action = game.parse(forms.propose.format(clauses=f"{first}; {second}"), FREDERICK)
        assert isinstance(action, Propose)
        assert (action.clauses[1].when, action.clauses[1].other) == (condition.when, 1)


def test_quick_deals_can_be_proposed_as_they_are(game: Game) -> None:
    forms = offers.clause_forms(game, PRUSSIA, AUSTRIA)
    assert [deal.name for deal in forms.deals] == ["combat", "aggression", "hussars", "protection"]
    patterns = [(form.bound, form.pattern) for form in forms.forms]
    for deal in forms.deals:
        for clause in deal.clauses:
            assert "{" not in clause.body or (clause.bound, clause.body) in patterns, "the editor opens it"
        bodies = [clause.body.format(places=", ".join(clause.lands) or "prag") for clause in deal.clauses]
        clauses = "; ".join(forms.clause.format(body=body, turns=2, when="") for body in bodies)
        assert len(bodies) <= forms.most and why(game, FREDERICK, forms.propose.format(clauses=clauses)).legal
    assert offers.clause_forms(game, FRANCE, PRUSSIA).deals == [], "they are not at war"


def test_the_deal_about_hussars_begins_with_the_lands_where_the_other_side_needs_supply(game: Game) -> None:
    def lands(by: int, to: int) -> list[str]:
        deals = {deal.name: deal.clauses for deal in offers.clause_forms(game, by, to).deals}
        (clause,) = deals["hussars"]
        assert clause.bound == AUSTRIA
        return [*clause.lands]

    assert lands(PRUSSIA, AUSTRIA) == lands(AUSTRIA, PRUSSIA) == ["saxony", "silesia"]
    assert lands(FRANCE, AUSTRIA) == ["bavaria", "empire"]
    state = game.state
    for piece in (*state.setting.pieces_of[PRUSSIA], *state.setting.pieces_of[SAXONY]):
        state.move(piece, REMOVED)
    deals = offers.clause_forms(game, PRUSSIA, AUSTRIA).deals
    assert "hussars" not in [deal.name for deal in deals], "nobody there needs supply"


# ---------------------------------------------------------------- sentences and reasons


def test_a_proposal_reads_as_sentences_before_it_is_made(game: Game) -> None:
    told = why(
        game, FREDERICK, f"propose {ARMISTICE}; austria leaves silesia by turn 2 for 2 once 1 has begun"
    )
    assert told.legal and told.clauses is not None
    assert [spoken(sentence) for sentence in told.clauses] == [
        "Prussia does not attack Austria for 2 turns",
        "Austria does not attack Prussia for 2 turns",
        "Austria leaves Silesia by turn 2 and stays out for 2 turns, once clause 1 has begun",
    ]
    assert game.state.proposals == (), "asking changes nothing"


def test_the_clause_that_cannot_be_proposed_is_named(game: Game) -> None:
    told = why(game, FREDERICK, f"propose {ARMISTICE}; austria does not cover glatz for 2")
    assert (told.legal, told.clause, told.rule) == (False, 3, "21.a")
    assert told.clauses and len(told.clauses) == 3
    assert spoken(told.reason) == "Only fortresses can be conquered: name at least one."
    whole = why(game, FREDERICK, f"counter {ARMISTICE}")
    assert (whole.legal, whole.clause) == (False, None), "it is no clause that is wrong"


def test_a_proposal_can_be_changed_and_sent_back_as_it_is_told(game: Game) -> None:
    armistice = ARMISTICE.replace("austria", "france").replace("does not attack", "stays out of")
    game.play(f"propose {armistice}; prussia pays france for 7 while 2 is kept", FREDERICK)
    (standing,) = offered(game, seat_of(game, LOUIS)).any_time.proposals
    forms = offers.clause_forms(game, FRANCE, PRUSSIA)
    patterns = {"": "", **{condition.when: condition.pattern for condition in forms.conditions}}
    clauses = [
        forms.clause.format(
            body=said.body, turns=said.turns, when=patterns[said.when].format(other=said.other)
        )
        for said in standing.clauses
    ]
    assert [said.written for said in standing.clauses] == clauses
    assert standing.counter and why(game, LOUIS, forms.counter.format(clauses="; ".join(clauses))).legal


def test_a_proposal_of_six_long_promises_comes_through(tmp_path: Path, game: Game) -> None:
    promise = "Österreich hält Wort, " * 9 + "ja"
    text = "propose prussia austria: " + "; ".join([f'prussia promises "{promise[:200]}" for 4'] * 6)
    assert 1300 < len(text) < LONGEST_ACTION
    with nearby(tmp_path / "maria.sqlite") as served:
        made = served.done("POST", "/api/games/load", json={"record": game.record()})
        name, links = made["game"]["id"], made["tokens"]
        keys = {seat: served.take(name, seat, link) for seat, link in links.items()}
        path = f"/api/games/{name}"
        told = served.done("GET", f"{path}/why", keys[FREDERICK], params={"action": text})
        assert told["legal"] and len(told["clauses"]) == 6
        step = served.update(name, keys[FREDERICK])["table"]["step"]
        sent = {"id": "proposal-1", "step": step, "action": text}
        served.done("POST", f"{path}/act", keys[FREDERICK], json=sent)
        found = served.update(name, keys[MARIA])["table"]["any_time"]["proposals"]
        assert [clause["kind"] for clause in found[0]["clauses"]] == ["promise"] * 6
        forms = served.done("GET", f"{path}/clauses?by={AUSTRIA}&to={PRUSSIA}", keys[MARIA])
        assert forms["counter"] == "counter austria prussia: {clauses}"
        assert served.refused("GET", f"{path}/clauses?by=6&to=0", keys[MARIA]) == (422, "server-invalid")


# ---------------------------------------------------------------- treaties as sent to clients


def test_everybody_sees_proposals_and_treaties_and_only_parties_may_answer(game: Game) -> None:
    game.play(f"propose {ARMISTICE}", FREDERICK)
    for seat in (None, seat_of(game, LOUIS)):
        (proposal,) = offered(game, seat).any_time.proposals
        assert len(proposal.clauses) == 2
        assert (proposal.accept, proposal.decline, proposal.counter) == (None, None, False)
    game.play("accept prussia austria", MARIA)
    for seat in (None, seat_of(game, LOUIS)):
        (treaty,) = offered(game, seat).any_time.treaties
        assert treaty.end is None and [term.yours for term in treaty.terms] == [False, False]
    (treaty,) = offered(game, seat_of(game, FREDERICK)).any_time.treaties
    assert [(term.yours, term.binds) for term in treaty.terms] == [(True, True), (False, True)]
    assert treaty.end.action == "end treaty 1"


def test_an_end_of_movement_that_a_treaty_forbids_is_told_with_the_reason(game: Game) -> None:
    assert offered(game, seat_of(game, FREDERICK)).forbidden == []
    agree(game, "prussia leaves silesia for 2")
    found = offered(game, seat_of(game, FREDERICK))
    detail: Any = found.detail
    assert detail.done is None
    (forbidden,) = found.forbidden
    assert spoken(forbidden.label) == "End the movement"
    assert spoken(forbidden.reason).startswith("Treaty 1 comes first: Prussia leaves Silesia")
    assert offered(game, seat_of(game, MARIA)).forbidden == [], "she is asked nothing"


def test_a_city_that_a_treaty_closes_is_no_target_and_tells_why(game: Game) -> None:
    agree(game, *ARMISTICE.partition(": ")[2].split("; "))
    seat, state = seat_of(game, FREDERICK), game.state
    schwerin = state.setting.names.index("schwerin")
    found = marches(game, seat, schwerin)
    (closed,) = found.closed
    assert state.setting.board.cities[closed.city].name == "Glatz"
    assert (closed.number, closed.which) == (1, 1)
    assert closed.city not in {march.path[-1] for march in found.ways}
    told = offers.way(game, seat, schwerin, [closed.city], None, "en")
    assert told.action is None and told.why.rule == "21.a"
    assert spoken(told.why.reason).startswith("Treaty 1 forbids this: Prussia does not attack Austria")
    shown = offers.overlays(game).closed
    assert {land.clause.bound: closed.city in land.cities for land in shown} == {
        PRUSSIA: True,
        AUSTRIA: False,
    }


# ---------------------------------------------------------------- time limits and undo


async def in_turn(process: Inside, days: int) -> Room:
    """A room that waits for only one seat, in a turn in which proposals are possible."""
    game = await process.create(variant="advanced", days=days)
    table = await process.rooms.get(game)
    while not table.position.turn or len(table.waits_for()) != 1:
        table = await process.act(table.id)
    return table


def test_no_clock_runs_because_a_proposal_waits(database_url: str) -> None:
    async def test() -> None:
        async with inside(database_url, Minds()) as process:
            table = await in_turn(process, 2)
            (waits,) = table.waits_for()
            clocks = [(seat.since, table.deadline(seat)) for seat in table.seats]
            process.clock.days(0.5)
            pair = (AUSTRIA, PRUSSIA) if table.position.seat_of[AUSTRIA] == waits else (PRUSSIA, AUSTRIA)
            by, to = (table.seats[table.position.seat_of[power]].seat for power in pair)
            names = " ".join({AUSTRIA: "austria", PRUSSIA: "prussia"}[power] for power in pair)
            text = f"propose {names}: prussia does not attack austria for 2"
            table = await process.do(table.id, by, commands.act(text, str(table.step)))
            assert table.position.proposals and to != table.seats[waits].seat
            assert [(seat.since, table.deadline(seat)) for seat in table.seats] == clocks
            process.clock.days(1.2)
            await process.scheduler.sweep()
            table = await process.rooms.get(table.id)
            assert [seat.reminded for seat in table.seats] == [n == waits for n in range(3)]
            assert not any(seat.standing_in for seat in table.seats)
            table = await process.do(table.id, to, commands.act(f"decline {names}", str(table.step)))
            assert [(seat.since, table.deadline(seat)) for seat in table.seats] == clocks
            assert clocks[waits][1] == (clocks[waits][0] or 0) + 2 * DAY

    asyncio.run(test())


def test_an_accepted_treaty_is_taken_back_only_if_all_agree(game: Game) -> None:
    agree(game, "prussia does not attack austria for 2")
    march = next(action for action in game.legal(FREDERICK) if action != Done())
    game.play(march, FREDERICK)
    history = History(game)
    assert not history.undo_is_free(MARIA), "nobody unbinds himself"
    assert history.undo(MARIA).own == f"{MARIA}: ask undo"
    assert history.request_reveals(), "who stands in refuses it"
    history.refuse(FREDERICK)
    assert game.state.treaties
    history.undo(MARIA)
    for seat in (FREDERICK, LOUIS):
        history.grant(seat)
    assert game.state.treaties == () and len(game.state.proposals) == 1
    assert game.moves[-1].action == march, "what came later stands"
    assert Game.load(history.record()).state == game.state


def test_a_proposal_is_taken_back_freely_as_long_as_nobody_has_accepted_it(game: Game) -> None:
    game.play(f"propose {ARMISTICE}", FREDERICK)
    history = History(game)
    assert history.undo_is_free(FREDERICK) and history.undo(FREDERICK).own == f"{FREDERICK}: undo"
    assert game.state.proposals == () and game.state.proposed[PRUSSIA] == 0
    agree(game, "prussia does not attack austria for 2")
    assert not History(game).undo_is_free(FREDERICK)


def test_a_clause_that_names_a_train_where_generals_stand_is_told_and_refused(game: Game) -> None:
    told = why(game, FREDERICK, "propose prussia austria: prussia does not attack austria_1 for 2")
    assert (told.legal, told.clause) == (False, 1)
    assert told.clauses and "Austria’s first supply train" in spoken(told.clauses[0])
