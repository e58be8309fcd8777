"""Captain's negotiations: it answers proposals by their worth, and makes its own for a reason (20, 21)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from maria import actions as act
from maria.bots import statecraft
from maria.bots.diplomacy import HORIZON, OPEN, TreatyValuer, Worth
from maria.bots.table import Ask, Motive, Reply
from maria.box.tables import bits, members
from maria.rules.clauses import decisions as about
from maria.rules.clauses import places
from maria.rules.subsidies import refuse_contract
from maria.rules.treaties import MOST_CLAUSES, Negotiations
from maria.state import AUSTRIA, FRANCE, MAJOR, PRAGMATIC, PRUSSIA, State
from maria.texts.message import Ref
from maria.treaty import RUNNING, Clause, Proposal, Treaty

WORTHWHILE = 0.1
"""The least a treaty must be worth to this seat and, as far as it can tell, to the other."""
PAUSE = 3
"""How many turns it waits before it makes the same proposal to the same power again."""
COUNTERS = 3
"""How many proposals a power makes per turn, including counterproposals."""
FEW = 6
"""How many promising pairs of clauses are valued exactly."""
THREATENED = 2
"""How many fortresses a clause names at most."""


class Bargain(NamedTuple):
    """Clauses between two powers, their worth to each seat, and how much each side likes them."""

    by: int
    to: int
    clauses: tuple[Clause, ...]
    worth: Worth
    mine: float
    theirs: float

    @property
    def good(self) -> float:
        """The score of a proposal that the other side also has to agree to."""
        return min(self.mine, self.theirs) + 0.25 * self.mine

    @property
    def key(self) -> tuple[int, int, tuple[str, ...]]:
        """The two powers, and the kinds of clauses."""
        return self.by, self.to, tuple(sorted(clause.kind for clause in self.clauses))


class Envoy:
    """Speaks for a seat, and remembers its proposals."""

    def __init__(self) -> None:
        """Starts without any proposals."""
        self.said: dict[tuple[int, int, tuple[str, ...]], int] = {}
        """The turn of each latest proposal, by the two powers and the kinds of clauses."""

    def speak(self, ask: Ask) -> Reply | None:
        """An answer to a proposal, or a proposal of the seat's own, or None."""
        state, seat = ask.position, ask.seat
        able = Negotiations(state, seat)
        if not able.on:
            return None
        for proposal in state.proposals:
            if state.seat_of[proposal.to] == seat:
                reply = self._answer(able, proposal)
                return reply if reply.action in able else None
        return self._propose(able) or self._ask_for_cards(able)

    # ------------------------------------------------------------ answers

    def _answer(self, able: Negotiations, proposal: Proposal) -> Reply:
        state, seat = able.state, able.seat
        pair = proposal.contract or (proposal.by, proposal.to)
        accept, decline = act.Accept(*pair), act.Decline(*pair)
        if proposal.contract:
            turns = 0 if proposal.ends else proposal.clauses[0].turns
            wanted = statecraft.wanted(state, seat, pair[0], turns)
            return Reply(accept, GOOD) if wanted else Reply(decline, BAD)
        scales = TreatyValuer(state, seat, without=proposal.ends)
        if proposal.ends:
            treaty = next(treaty for treaty in state.treaties if treaty.number == proposal.ends)
            left = _left(state, treaty)
            idea = weigh(scales, able, treaty.one, treaty.another, left)
            return Reply(accept, GOOD) if idea and idea.mine < -WORTHWHILE else Reply(decline, BAD)
        idea = weigh(scales, able, proposal.to, proposal.by, proposal.clauses)
        if idea and idea.mine >= WORTHWHILE and is_fair(scales, able, idea):
            return Reply(accept, GOOD, idea.mine, ((decline, 0.0),))
        if state.proposed[proposal.to] < COUNTERS:
            better = _best(scales, able, changed(scales, able, proposal), counter=True)
            if better and self.said.get(better.key) != state.turn:
                self.said[better.key] = state.turn
                action = act.Propose(better.by, better.to, better.clauses, True)
                return Reply(action, Motive("bot-because-counter"), better.mine, ((decline, 0.0),))
        if idea is None:
            return Reply(decline, Motive("bot-because-unsure"))
        return Reply(decline, BAD if is_fair(scales, able, idea) else Motive("bot-because-leads"))

    # ------------------------------------------------------------ proposals

    def _propose(self, able: Negotiations) -> Reply | None:
        """The proposal that is best for both, of those not made lately. One proposal per power and turn."""
        state, seat = able.state, able.seat
        scales = TreatyValuer(state, seat)
        found = []
        for by in MAJOR:
            if state.seat_of[by] != seat or state.proposed[by]:
                continue
            for to in MAJOR:
                if state.seat_of[to] not in (seat, -1) and not _bound(state, by, to):
                    ideas = self._fresh(state, pairs(scales, able, by, to))
                    found.append(_best(scales, able, ideas))
        best = max((idea for idea in found if idea), key=lambda idea: idea.good, default=None)
        if best is None:
            return None
        self.said[best.key] = state.turn
        return Reply(act.Propose(best.by, best.to, best.clauses), why(scales, best), best.mine)

    def _ask_for_cards(self, able: Negotiations) -> Reply | None:
        """20: asks a rich power for cards on behalf of a poor one, not too often."""
        for offer in statecraft.pleas(able):
            key = offer.giver, offer.taker, (about.Pays.kind,)
            if able.state.turn - self.said.get(key, -PAUSE) >= PAUSE:
                self.said[key] = able.state.turn
                return Reply(offer, Motive("bot-because-poor"))
        return None

    def _fresh(self, state: State, ideas: Iterable[Bargain]) -> Iterator[Bargain]:
        for idea in ideas:
            if state.turn - self.said.get(idea.key, -PAUSE) >= PAUSE:
                yield idea


GOOD, BAD = Motive("bot-because-agrees"), Motive("bot-because-declines")


def _bound(state: State, one: int, other: int) -> bool:
    """Whether two powers have a treaty that is still in force."""
    return any({treaty.one, treaty.another} == {one, other} for treaty in state.treaties)


def _left(state: State, treaty: Treaty) -> tuple[Clause, ...]:
    """The clauses of a treaty that still bind, with the turns they have left."""
    runs = [term for term in treaty.terms if term.status in RUNNING]
    return tuple(replace(t.clause, turns=max(t.until - state.turn + 1, 1), when="", other=0) for t in runs)


def weigh(
    scales: TreatyValuer, able: Negotiations, by: int, to: int, clauses: tuple[Clause, ...]
) -> Bargain | None:
    """Values clauses. None if one of them cannot be valued."""
    worth = scales.worth(by, to, clauses)
    if worth is None:
        return None
    own, other = able.seat, able.state.seat_of[to if able.state.seat_of[by] == able.seat else by]
    return Bargain(by, to, clauses, worth, scales.interest(own, worth), scales.interest(other, worth))


def is_fair(scales: TreatyValuer, able: Negotiations, idea: Bargain) -> bool:
    """Whether the partner, if nearer to victory, does not gain more from it than this seat."""
    seats = able.state.seat_of
    partner = seats[idea.to] if seats[idea.by] == able.seat else seats[idea.by]
    return scales.allows(able.seat, partner, idea.worth)


def _best(
    scales: TreatyValuer, able: Negotiations, ideas: Iterable[Bargain], counter: bool = False
) -> Bargain | None:
    """The best of those that both sides should want, or None."""
    best = None
    for idea in ideas:
        partner = able.state.seat_of[idea.to]
        if min(idea.mine, idea.theirs) < WORTHWHILE or (best and idea.good <= best.good):
            continue
        fair = is_fair(scales, able, idea) and scales.allows(partner, able.seat, idea.worth)
        if fair and act.Propose(idea.by, idea.to, idea.clauses, counter) in able:
            best = idea
    return best


# ---------------------------------------------------------------- possible clauses


def wishes(scales: TreatyValuer, bound: int, toward: int, turns: int = 2) -> list[Clause]:
    """The promises one power may make to another, each useful to the other on its own."""
    state, setting = scales.state, scales.state.setting
    found: list[Clause] = []
    if state.enemies[bound] >> toward & 1 and not state.neutral & (1 << bound | 1 << toward):
        hopes = [p for p in scales.prospects(bound) if p.victim in scales.group(toward)]
        open_ = sorted(
            {(-p.worth * p.chance, p.city) for p in hopes if p.kind == "fortress" and p.turns <= turns + 1}
        )
        cities = [city for _, city in open_]
        if any(p.guarded for p in hopes):
            found.append(places.NotAttack(bound, toward, turns=turns))
        if cities:
            found.append(places.NotConquer(bound, bits(cities[:THREATENED]), turns=turns))
            lands = setting.board.in_territory.values()
            land = next((land for land in lands if land >> cities[0] & 1), 0)
            found.append(places.StaysOut(bound, land, turns=turns))
        if any(p.kind == "train" for p in hopes):
            found.append(places.LetsAlone(bound, "trains", toward, turns=turns))
        found += _uncovered(scales, bound, toward, turns)
    if bound in (FRANCE, PRUSSIA) and state.election < 2 and state.turn > 1:
        francis = toward in (AUSTRIA, PRAGMATIC)
        found.append(about.Votes(bound, francis, turns=min(HORIZON, turns + 2)))
    if {bound, toward} == {AUSTRIA, PRAGMATIC}:
        found.append(about.Consents(bound, turns=turns))
    if bound == AUSTRIA and toward == PRUSSIA and not state.peace:
        found.append(about.ShiftsSaxony(bound, False, turns=turns))
        found.append(about.Answers(bound, "accepts peace", turns=turns))
    if refuse_contract(state, bound, toward, 1) is None:
        found += [about.Pays(bound, toward, turns=count) for count in (1, 2)]
    return found


def _uncovered(scales: TreatyValuer, bound: int, toward: int, turns: int) -> Iterator[Clause]:
    """10.3.b: fortresses that the other power would like to see unprotected."""
    hopes = [p for p in scales.prospects(toward) if p.kind == "fortress" and p.guarded and p.turns <= turns]
    held = [p for p in hopes if p.victim in scales.group(bound)]
    if held:
        best = min(held, key=lambda p: p.harm * (OPEN - p.chance) - 0.01 * p.worth)
        yield places.NotCover(bound, 1 << best.city, turns=turns)


def pairs(scales: TreatyValuer, able: Negotiations, by: int, to: int) -> Iterator[Bargain]:
    """A promise for a promise: the most promising pairs, each for several durations."""
    own, other = able.seat, able.state.seat_of[to]
    asks = [idea for clause in wishes(scales, to, by) if (idea := weigh(scales, able, by, to, (clause,)))]
    gives = [idea for clause in wishes(scales, by, to) if (idea := weigh(scales, able, by, to, (clause,)))]
    asks = [idea for idea in asks if idea.worth[own] > 0]
    gives = [idea for idea in gives if idea.worth[other] > 0]
    likely = [(_least(scales, own, other, one, two), one, two) for one in asks for two in gives]
    likely.sort(key=lambda entry: -entry[0])
    for _, one, two in likely[:FEW]:
        for turns in (-1, 0, 1):
            clauses = tuple(_longer(clause, turns) for clause in (*two.clauses, *one.clauses))
            idea = weigh(scales, able, by, to, clauses)
            if idea:
                yield idea


def _least(scales: TreatyValuer, own: int, other: int, one: Bargain, two: Bargain) -> float:
    """How much the less satisfied side would like two clauses, if they did not affect each other."""
    worth = [a + b for a, b in zip(one.worth, two.worth, strict=True)]
    return min(scales.interest(own, worth), scales.interest(other, worth))


def _longer(clause: Clause, turns: int) -> Clause:
    """The clause with its duration changed. Payments and one-off actions stay as they are."""
    lasts = isinstance(clause, places.PlaceClause | about.Consents)
    return replace(clause, turns=clause.turns + turns) if lasts else clause


def changed(scales: TreatyValuer, able: Negotiations, proposal: Proposal) -> Iterator[Bargain]:
    """The proposal with a small change: shorter, one clause fewer, or one more clause for the other side."""
    by, to, clauses = proposal.to, proposal.by, proposal.clauses
    plain = tuple(replace(clause, when="", other=0) for clause in clauses)
    made: list[tuple[Clause, ...]] = []
    made += [tuple(replace(c, turns=min(c.turns, turns)) for c in clauses) for turns in (1, 2)]
    made += [tuple(c for c in plain if c is not left) for left in plain if len(plain) > 1]
    if len(clauses) < MOST_CLAUSES:
        kinds = {type(clause) for clause in clauses if clause.bound == to}
        more = [clause for clause in wishes(scales, to, by) if type(clause) not in kinds]
        made += [(*clauses, clause) for clause in more]
    for changed_ in dict.fromkeys(made):
        if changed_ != clauses and (idea := weigh(scales, able, by, to, changed_)):
            yield idea


# ---------------------------------------------------------------- why


def why(scales: TreatyValuer, idea: Bargain) -> Motive:
    """The reason for a proposal, as a motive."""
    own = [clause for clause in idea.clauses if clause.bound == idea.by]
    theirs = [clause for clause in idea.clauses if clause.bound == idea.to]
    for clause in theirs:
        match clause:
            case about.Votes():
                return Motive("bot-because-votes")
            case about.Pays():
                return Motive("bot-because-paid")
            case places.NotConquer(where=where):
                return Motive("bot-because-spared", {"city": Ref("city", members(where)[0])})
            case places.LetsAlone():
                return Motive("bot-because-trains")
            case places.NotCover(where=where):
                return Motive("bot-because-opened", {"city": Ref("city", members(where)[0])})
            case about.Consents():
                return Motive("bot-because-together")
            case about.Answers() | about.ShiftsSaxony():
                return Motive("bot-because-sure")
    elsewhere = [
        p for p in scales.prospects(idea.by) if p.victim not in scales.group(idea.to) and p.kind == "fortress"
    ]
    if elsewhere:
        best = max(elsewhere, key=lambda p: p.worth * p.chance)
        return Motive("bot-because-quiet", {"city": Ref("city", best.city)})
    return Motive("bot-because-armistice") if own else Motive("bot-because-safer")
