"""4 Set-up, and what the introductory game (14) and the Silesia Gambit (SG.a) leave out."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random

from maria.actions import Action, Split
from maria.box import Box
from maria.box.model import POWERS, General, Train
from maria.box.tables import bits
from maria.chance import shuffled
from maria.knowledge import STRONGEST, Knowledge
from maria.rules.step import Choices, Decision, Event, Refusal
from maria.rules.tactical_cards import draw_cards, open_deck
from maria.state import (
    AUSTRIA,
    AWAY,
    BAVARIA,
    FRANCE,
    OFF_MAP,
    POWER,
    PRAGMATIC,
    PRUSSIA,
    REMOVED,
    SAXONY,
    VICTORY_BOXES,
    Setting,
    State,
    Step,
)

SEATS = {3: ("maria_theresa", "frederick", "louis"), 2: ("a", "b")}
"""2.a, 24.a, 24.c: the roles of three players, and the two players."""
GAMBIT = "politics-gambit"
"""25: the name of the option."""


def make_setting(box: Box, variant: str, players: int, seed: str, options: Collection[str] = ()) -> Setting:
    """14.a, 15.a: what stays the same for a whole game, and the tables it needs."""
    pack, board = box.pack, box.board
    introductory = variant == "introductory"
    maps = {chart.id: board.on_map[number] for number, chart in enumerate(pack.about.map)}
    bohemia = maps.get("bohemia", board.all)
    pieces: list[General | Train] = [*pack.generals, *pack.trains]
    per_suit = pack.decks.highest - pack.decks.lowest + 1
    suits = [suit for suit in range(4) for _ in range(per_suit)] + [-1] * pack.decks.reserves
    values = [pack.decks.lowest + n % per_suit for n in range(4 * per_suit)] + [0] * pack.decks.reserves
    nobody = board.all & ~sum(board.home.values())
    silesia = board.in_territory.get("silesia", 0)
    return Setting(
        box=box,
        board=board,
        variant=variant,
        players=players,
        options=tuple(sorted(options)),
        seed=seed,
        seats=SEATS[players],
        advanced=variant == "advanced",
        gambit=GAMBIT in options,
        land=bohemia if introductory else board.all,
        generals=len(pack.generals),
        power_ids=tuple(POWERS),
        power_of=tuple(POWER[piece.power] for piece in pieces),
        rank_of=tuple(general.rank for general in pack.generals),
        names=tuple(piece.id for piece in pieces),
        generals_of=tuple(
            tuple(n for n, g in sorted(enumerate(pack.generals), key=lambda e: e[1].rank) if g.power == name)
            for name in POWERS
        ),
        trains_of=tuple(
            tuple(len(pack.generals) + n for n, t in enumerate(pack.trains) if t.power == name)
            for name in POWERS
        ),
        start=tuple(board.index.get(piece.city, -1) for piece in pieces),
        pools=tuple(next((p.pool for p in pack.powers if p.id == name), 0) for name in POWERS),
        spaces=tuple(POWER[name] for name in pack.display.spaces),
        tracks=pack.tracks,
        track={track.id: number for number, track in enumerate(pack.tracks)},
        arrows=tuple(
            next((board.index.get(b.city, -1) for b in pack.off_map_boxes if b.power == name), -1)
            for name in POWERS
        ),
        arenberg=next((n for n, general in enumerate(pack.generals) if general.id == "arenberg"), -1),
        silesia=silesia,
        electors=board.votes & nobody & ~silesia,
        bohemia=bohemia,
        flanders=maps.get("flanders", 0),
        core=board.home["austria"] & bohemia,
        netherlands=board.in_territory.get("netherlands", 0),
        austrian_netherlands=board.in_territory.get("austrian_netherlands", 0),
        poland=board.in_territory.get("poland", 0),
        card_suit=tuple(suits * pack.decks.count),
        card_value=tuple(values * pack.decks.count),
        deck_size=len(suits),
    )


def start(setting: Setting, out: list[Event]) -> State:
    """4: the position before the troops are split."""
    pack, board = setting.box.pack, setting.board
    pieces: list[General | Train] = [*pack.generals, *pack.trains]
    state = State()
    state.setting = setting
    state.turn = 0
    state.outcome = None
    state.seat_of = first_seats(setting)
    state.place = [start_place(state, piece) for piece in pieces]
    state.troops = [0] * setting.generals
    state.down = state.moved = state.retreated = state.marked = 0
    state.commander = {}
    state.consents = frozenset()
    state.hussars = [REMOVED for _ in pack.hussars]
    state.home = tuple(board.home[name] for name in POWERS)
    state.enemies, state.cooperating = alliances("prussian")
    state.held = [state.home[power] & board.fortresses for power in range(6)]
    state.questions = {}
    state.neutral = state.drew = state.controls = state.asked = state.due = state.peace = 0
    state.contracts = state.proposals = state.scores = state.ceded = ()
    state.reduced = False
    state.hoard = []
    state.pool = list(setting.pools)
    state.battle, state.aside, state.missed, state.corps = ([0] * 6 for _ in range(4))
    state.boxed, state.wanted = [-1] * VICTORY_BOXES, [-1] * VICTORY_BOXES
    mark_fortresses(state)
    prepare_politics(state)
    state.winner = -1
    state.known = Knowledge()
    state.hands = [[] for _ in range(6)]
    state.draw = []
    state.opened = state.merges = 0
    state.discards = [[] for _ in range(pack.decks.count)]
    open_deck(state)
    for entry in pack.powers:
        if state.seat_of[POWER[entry.id]] >= 0:
            draw_cards(state, POWER[entry.id], entry.hand, out)
    state.agenda = [Step("turn"), Step("begin-split")]
    return state


def first_seats(setting: Setting) -> tuple[int, ...]:
    """2.a, 14.b, 24.a, 24.c: the seat that plays each power at the start."""
    role = {entry.id: entry.role for entry in setting.box.pack.powers}
    seat_of = []
    for power, name in enumerate(POWERS):
        if name not in role or (setting.variant == "introductory" and power == PRAGMATIC):
            seat_of.append(-1)
        elif setting.players == 3:
            seat_of.append(setting.seats.index(role[name]))
        else:
            seat_of.append(1 if power in (AUSTRIA, PRAGMATIC) else 0)
    return tuple(seat_of)


def start_place(state: State, piece: General | Train) -> int:
    """4.a, 4.k, 14.a, SG.a: where a piece starts; in the advanced game a general may start off the map."""
    setting = state.setting
    if state.seat_of[POWER[piece.power]] < 0:
        return AWAY
    if piece.city:
        city = setting.board.index[piece.city]
        return city if setting.land >> city & 1 else AWAY
    return OFF_MAP if setting.advanced and isinstance(piece, General) else AWAY


def alliances(saxony: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """2.c, 2.d, 19.3.k, 19.4.d: each power's enemies and those it co-operates with, itself included.

    `saxony` is the status that the Saxony track shows: prussian, neutral or austrian.
    """
    one, other = {FRANCE, BAVARIA, PRUSSIA}, {AUSTRIA, PRAGMATIC}
    pairs = [{FRANCE, BAVARIA}, {AUSTRIA, PRAGMATIC}]
    if saxony == "prussian":
        one.add(SAXONY)
        pairs.append({PRUSSIA, SAXONY})
    elif saxony == "austrian":
        other.add(SAXONY)
        pairs.append({AUSTRIA, SAXONY})
    enemies = [bits(other) if power in one else bits(one) if power in other else 0 for power in range(6)]
    friends = [bits({power}.union(*(pair for pair in pairs if power in pair))) for power in range(6)]
    return tuple(enemies), tuple(friends)


def prepare_politics(state: State) -> None:
    """4.i, 4.j: the Political Cards year by year, and the markers on their starred boxes."""
    setting, cards = state.setting, state.setting.box.pack.cards
    state.political = []
    for year in sorted({card.year for card in cards}, reverse=True):
        packet = [number for number, card in enumerate(cards) if card.year == year]
        state.political += shuffled(packet, setting.seed, "politics", year)
    state.revealed = ()
    state.election, state.trump = 0, -1
    state.display, state.face_down = [[] for _ in range(6)], [[] for _ in range(6)]
    state.placed = [-1] * 6
    state.announced = [0] * len(setting.tracks)
    state.markers = [next(n for n, box in enumerate(track.boxes) if box.start) for track in setting.tracks]


def mark_fortresses(state: State) -> None:
    """4.c, 4.g: the markers at the start; in the advanced game they come out of the pools."""
    for marking in state.setting.box.pack.markings:
        cities = bits(state.setting.board.index[city] for city in marking.cities)
        for power in range(6):
            state.held[power] &= ~cities
        state.held[POWER[marking.power]] |= cities
        if marking.kind == "victory":
            state.marked |= cities
            state.pool[POWER[marking.power]] -= len(marking.cities)


class SplitChoices(Choices):
    """4.e, 4.f, 4.l: how the troops of a seat's powers can be split."""

    def __init__(self, state: State, powers: list[int]) -> None:
        """`powers` are those of the seat that are not split yet."""
        self.state, self.powers = state, powers

    def limits(self, power: int) -> tuple[int, list[int]]:
        """A power's troops, and the minimum of each of its generals."""
        pack = self.state.setting.box.pack
        troops = next(entry.troops for entry in pack.powers if POWER[entry.id] == power)
        return troops, [pack.generals[general].minimum for general in self.state.setting.generals_of[power]]

    def refusal(self, action: Action) -> Refusal | None:
        """Why the troops cannot be split like that."""
        if not isinstance(action, Split):
            return Refusal("4.e", "refused-not-now")
        if action.power not in self.powers:
            return Refusal("4.e", "refused-split-power")
        troops, minimums = self.limits(action.power)
        if len(action.troops) != len(minimums) or sum(action.troops) != troops:
            return Refusal("4.l", "refused-split-sum", {"troops": troops})
        for count, least in zip(action.troops, minimums, strict=True):
            if not least <= count <= STRONGEST:
                return Refusal(
                    "4.f", "refused-split-limit", {"least": least, "most": STRONGEST, "got": count}
                )
        return None

    def sample(self, rng: Random) -> Action:
        """A power of the seat, and troop by troop to a general who can take one."""
        power = self.powers[int(rng.random() * len(self.powers))]
        troops, split = self.limits(power)
        for _ in range(troops - sum(split)):
            takers = [number for number, count in enumerate(split) if count < STRONGEST]
            split[takers[int(rng.random() * len(takers))]] += 1
        return Split(power, tuple(split))

    def representatives(self) -> Iterator[Action]:
        """For each power: the spare troops to one general after the other, beginning with each of them."""
        for power in self.powers:
            troops, minimums = self.limits(power)
            seen: set[Split] = set()
            for first in range(len(minimums)):
                split, spare = list(minimums), troops - sum(minimums)
                for number in (first, *(n for n in range(len(split)) if n != first)):
                    more = min(spare, STRONGEST - split[number])
                    split[number] += more
                    spare -= more
                action = Split(power, tuple(split))
                if action not in seen:
                    seen.add(action)
                    yield action

    def several(self) -> bool:
        """Whether anything is left to choose."""
        if len(self.powers) > 1:
            return True
        troops, minimums = self.limits(self.powers[0])
        return sum(minimums) < troops < STRONGEST * len(minimums) and len(minimums) > 1


class SplitStep(Decision):
    """4.e: every seat splits the troops of its powers, all at once. Value: the powers still to split."""

    def waits_for(self, state: State, step: Step) -> tuple[int, ...]:
        """Whoever has a power to split."""
        (powers,) = step.values
        seats = dict.fromkeys(state.seat_of[power] for power in range(6) if powers >> power & 1)
        return tuple(sorted(seats))

    def choices(self, state: State, step: Step, seat: int) -> Choices:
        """Splits of the seat's powers."""
        (powers,) = step.values
        own = [p for p in range(6) if powers >> p & 1 and state.seat_of[p] == seat]
        return SplitChoices(state, own)

    def apply(self, state: State, step: Step, seat: int, action: Action, out: list[Event]) -> None:
        """Gives out the troops of a power."""
        assert isinstance(action, Split)
        give_troops(state, action)
        state.agenda[-1] = Step("split", (step.values[0] & ~(1 << action.power),))
        out.append(Event("split", {"power": action.power}, {"troops": action.troops}, (seat,)))


def begin_split(state: State, values: tuple[int, ...], out: list[Event]) -> None:
    """4.e: a power whose troops can be split in one way only is not asked."""
    left = 0
    for power in range(6):
        if state.seat_of[power] < 0:
            continue
        choices = SplitChoices(state, [power])
        if choices.several():
            left |= 1 << power
        else:
            only = next(choices.representatives())
            assert isinstance(only, Split)
            give_troops(state, only)
    state.agenda.append(Step("split", (left,)))


def give_troops(state: State, split: Split) -> None:
    """4.e, 14.g, SG.p: gives out a power's troops; generals who take no part leave with theirs."""
    pack = state.setting.box.pack
    for general, count in zip(state.setting.generals_of[split.power], split.troops, strict=True):
        if state.place[general] != AWAY:
            state.troops[general] = count
            state.known.learn(1 << general, pack.generals[general].minimum, STRONGEST)
