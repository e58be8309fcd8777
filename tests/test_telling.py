"""The game in words: links in sentences, what each seat can read, and records without secrets."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from maria import engine, notation, record, rules
from maria.actions import (
    Action,
    Assign,
    LayCard,
    March,
    PayToll,
    PlayCard,
    Recruit,
    Reenter,
    SendCorps,
    Split,
    Transfer,
)
from maria.box import Box
from maria.box.names import Namer
from maria.events import Event
from maria.game import Game
from maria.history import History, public_line
from maria.random_play import pick
from maria.record import ASK, UNDO, RecordError
from maria.rules.stacks import Transfers
from maria.rules.variants import VARIANTS
from maria.rules.victory import Ended
from maria.simulate import broken_invariants
from maria.state import AUSTRIA, AWAY, PRUSSIA, SAXONY, State
from maria.telling.position import goal
from maria.telling.things import box_changes
from maria.texts import rulebook
from maria.view import everything, sample, spectator, view
from maria.words import Words, deed

GAMES = tuple((variant.name, variant.players, variant.options) for variant in VARIANTS)
every_game = pytest.mark.parametrize(("variant", "players", "options"), GAMES)


def new_history(box: Box, variant: str, players: int, options: tuple[str, ...], seed: int) -> History:
    return History(Game.new(variant, players, seed, box, options))


def line_of(history: History, rng: Random) -> str:
    """A random next line: a decision, now and then something out of turn, an undo, or a message."""
    game = history.game
    request = history.request
    if request and rng.random() < 0.4:
        others = [seat for seat in game.seats if seat not in request.granted]
        return f"{rng.choice(others)}: {rng.choice(('grant undo', 'grant undo', 'refuse undo'))}"
    chance = rng.random()
    seat = rng.randrange(len(game.seats))
    if chance < 0.02:
        return f"{game.seats[seat]} says: well, well"
    if chance < 0.08 and any(move.seat == game.seats[seat] for move in game.moves):
        free = history.undo_is_free(game.seats[seat])
        if free or (chance < 0.04 and not request):
            return f"{game.seats[seat]}: {UNDO if free else ASK}"
    if chance < 0.3:
        found = [choices for choices in engine.out_of_turn(game.state, seat) if choices.several()]
        action = pick(rng.choice(found), rng) if found else None
        if action and not engine.refusal(game.state, seat, action):
            return record.format_line(game.state, seat, action)
    seat = game.seats.index(rng.choice(game.to_act))
    return record.format_line(game.state, seat, pick(engine.legal(game.state, seat), rng))


def log_lines(history: History, events: Iterable[Event], seat: int | None) -> list[tuple[str, bool]]:
    return Words(history.game, "en").log_lines(events, seat)


# ---------------------------------------------------------------- what others can read


def test_what_was_taken_back_can_be_played_again_until_something_else_is_done(box: Box) -> None:
    history = new_history(box, "advanced", 3, (), 1)
    first = "split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1"
    other = "split france moritz 7, belle_isle 7, broglie 8, maillebois 3, noailles 1"
    louis = history.game.seats.index("louis")
    assert history.again(louis) is None
    history.play(f"louis: {first}")
    assert history.again(louis) is None
    history.play("louis: undo")
    assert [history.again(seat) for seat in range(3)] == [None, None, first]
    history.play("louis says: a moment")
    assert history.copy().again(louis) == first
    history.play(f"louis: {first}")
    assert history.again(louis) is None and not history.undone
    history.play("louis: undo")
    history.play(f"louis: {other}")
    assert history.again(louis) is None
    history.play("louis: undo")
    assert history.again(louis) == other


def with_a_stack(box: Box) -> tuple[History, int]:
    """A history at a point where a seat can transfer troops in a stack."""
    history, rng = new_history(box, "advanced", 3, (), 3), Random(3)
    while True:
        for seat in range(3):
            if Transfers(history.game.state, seat):
                return history, seat
        history.play(line_of(history, rng))


def pass_troops(history: History, seat: int, rng: Random) -> list[Event]:
    """6.e: makes a random transfer."""
    action = Transfers(history.game.state, seat).sample(rng)
    return history.play(record.format_line(history.game.state, seat, action)).events


def test_a_transfer_and_its_free_undo_are_nobody_elses_business(box: Box) -> None:
    """6.e: neither the transfer nor its undo is visible to others."""
    history, seat = with_a_stack(box)
    happened = pass_troops(history, seat, Random(1))
    undone = history.play(f"{history.game.seats[seat]}: undo").events
    assert len(log_lines(history, happened, seat)) == len(log_lines(history, undone, seat)) == 1
    assert [line.public for line in history.lines[-2:]] == ["", ""]
    for other in {0, 1, 2, None} - {seat}:
        assert log_lines(history, [*happened, *undone], other) == []
        assert not any(event.seen_by(other) for event in (*happened, *undone))


@every_game
def test_every_action_is_told_by_what_it_is(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    """No sentence contains an id or a line of the record."""
    history, rng = new_history(box, variant, players, options, 5), Random(5)
    words = Words(history.game, "en")
    ids = re.compile(r"\b(" + "|".join(re.escape(name) for name in history.game.state.setting.names) + r")\b")
    while not history.game.outcome:
        happened = history.play(line_of(history, rng)).events
        told = [words.text_of(event, seat) for event in happened for seat in (*range(players), None)]
        if history.game.moves:
            told.append(words.phrase(deed(history.game.before, history.game.moves[-1].action)))
            assert re.match(r"the |.*’s |one |\d+ ", told[-1])
        for text in told:
            assert not ids.search(text) and "_" not in text and "  " not in text, text


def test_an_undo_is_asked_for_in_words(box: Box) -> None:
    game = Game.new("introductory", seed=1, box=box)
    words, state = Words(game, "en"), game.state
    schwerin, train = (state.setting.names.index(name) for name in ("schwerin", "prussia_1"))
    path = (state.place[schwerin], state.setting.board.neighbours[state.place[schwerin]][0])
    end = words.city(path[-1])
    assert words.phrase(deed(state, March(schwerin, path))) == f"Schwerin’s march to {end}"
    forced = March(train, path, force=True)
    assert words.phrase(deed(state, forced)) == f"Prussia’s first supply train’s force march to {end}"


def test_a_transfer_that_others_are_asked_about_is_told_without_its_secret(box: Box) -> None:
    """The request reveals that something happened; the others agree, and read that it is done."""
    history, seat = with_a_stack(box)
    game = history.game
    line = record.format_line(game.state, seat, Transfers(game.state, seat).sample(Random(1)))
    history.play(line)
    name = Words(game, "en").seat(seat)
    asked = history.play(f"{game.seats[seat]}: ask undo").events
    other, third = (number for number in range(3) if number != seat)
    history.play(f"{game.seats[other]}: grant undo")
    granted = history.play(f"{game.seats[third]}: grant undo").events
    (sentence, _), *none = log_lines(history, asked, seat)
    assert sentence.startswith(f"{name} asks to take back the transfer of ") and not none
    assert log_lines(history, granted, seat)[1][0].startswith(f"{name} takes back the transfer of ")
    for reader in (other, third, None):
        assert log_lines(history, asked, reader) == [(f"{name} asks to take back the latest action.", False)]
        assert log_lines(history, granted, reader)[1] == (f"{name} takes back the latest action.", False)


def test_a_secret_transfer_does_not_end_a_request_that_everybody_sees(box: Box) -> None:
    """Transfers and their undos, by any seat, do not affect the open request."""
    history, seat = with_a_stack(box)
    game = history.game
    pass_troops(history, seat, Random(1))
    for asker in range(3):
        history.play(f"{game.seats[asker]}: ask undo")
        assert history.request is not None
        about = game.moves[history.request.move]
        pass_troops(history, seat, Random(1))
        assert history.request is not None and game.moves[history.request.move] is about
        for _ in range(2 if asker != seat else 1):
            history.play(f"{game.seats[seat]}: undo")
            assert history.request is not None and game.moves[history.request.move] == about
        history.play(f"{game.seats[(asker + 1) % 3]}: refuse undo")
        if asker != seat:
            pass_troops(history, seat, Random(1))
    loaded = History.load(history.record(), box)
    assert loaded.game.moves == game.moves and loaded.request is None


def test_what_others_read_of_a_card_names_its_deck_and_so_nothing_of_the_hand(box: Box) -> None:
    """S7/3 in a record means another S7 in hand, and S7 means none; others read S7/3 in either case."""
    game = Game.new("advanced", box=box)
    state, size = game.state, game.state.setting.deck_size
    own, public = [], []
    for hand in ([5, 2 * size + 5], [2 * size + 5, 2 * size + 6]):
        state.hands[AUSTRIA] = hand
        action = Recruit(AUSTRIA, 1, (2 * size + 5,))
        own.append(notation.format_action(state, action))
        public.append(public_line(state, 0, action))
    assert own == ["recruit austria 1 with S7/3", "recruit austria 1 with S7"]
    assert public == ["maria_theresa: recruit austria 1 with S7/3"] * 2
    for hand in ([2 * size - 2, 2 * size - 1], [2 * size - 1]):
        state.hands[AUSTRIA] = hand
        text = notation.format_action(state, Recruit(AUSTRIA, 2, (2 * size - 1,)), decks=True)
        assert text == "recruit austria 2 with R/2b"
        assert notation.parse_action(state, 0, text) == Recruit(AUSTRIA, 2, (2 * size - 1,))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1", "split france ?"),
        ("assign austria karl 2, traun 1", "assign austria ?"),
        ("assign austria karl 2, traun 1 wien", "assign austria traun ? wien, ?"),
        (
            "assign austria neipperg 1 prag command karl, traun 1 wien",
            "assign austria neipperg ? prag command karl, traun ? wien, ?",
        ),
        ("transfer karl > traun 2", ""),
        ("march karl wsetin > olmuetz command traun", "march karl wsetin > olmuetz command traun"),
    ],
)
def test_what_others_read_of_an_action(box: Box, action: str, text: str) -> None:
    state = Game.new("advanced", box=box).state
    line = public_line(state, 2, notation.parse_action(state, 2, action))
    assert line == (f"louis: {text}" if text else "")


def cards_of(action: Action) -> tuple[int, ...]:
    match action:
        case PayToll() | Reenter() | Recruit() | SendCorps():
            return action.cards
        case PlayCard():
            return (action.card,)
        case _:
            return ()


def give(state: State, true: State, cards: tuple[int, ...]) -> None:
    """Puts the cards played into a guessed hand, in place of cards with the same backs."""
    for card in cards:
        power = next(power for power in range(6) if card in true.hands[power])
        hand, deck = state.hands[power], card // state.setting.deck_size
        if card not in hand:
            hand.remove(next(c for c in hand if c // state.setting.deck_size == deck and c not in cards))
            hand.append(card)
            hand.sort()


@every_game
def test_what_others_read_of_a_line_depends_on_nothing_that_they_do_not_see(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    """The same action in a position with other hands and troops that others cannot tell apart."""
    history, rng = new_history(box, variant, players, options, 7), Random(7)
    paid = 0
    while not history.game.outcome:
        before, count = history.game.state.copy(), len(history.game.moves)
        history.play(line_of(history, rng))
        if len(history.game.moves) <= count:
            continue
        name, action, *_ = history.game.moves[-1]
        seat = history.game.seats.index(name)
        text = notation.format_action(before, action, decks=True)
        plainly = notation.format_action(before, action)
        assert notation.parse_action(before, seat, text) == notation.parse_action(before, seat, plainly)
        paid += bool(cards_of(action))
        if not cards_of(action) and rng.random() < 0.9:
            continue
        for other in {*range(players), None} - {seat}:
            guess = sample(view(before, other), rng, box)
            give(guess, before, cards_of(action))
            assert public_line(guess, seat, action) == history.lines[-1].public
    assert paid >= 5


# ---------------------------------------------------------------- the same game with other secrets


def latest(history: History, seat: int) -> Action | None:
    name = history.game.seats[seat]
    return next((move.action for move in reversed(history.game.moves) if move.seat == name), None)


class Twin:
    """Plays the same game as another history, but one seat decides differently where nobody else sees it."""

    def __init__(self, history: History, seat: int, rng: Random, counts: Counter[str]) -> None:
        self.history, self.seat, self.rng, self.counts = history.copy(), seat, rng, counts
        self.name = history.game.seats[seat]

    def transfer(self) -> None:
        """6.e: makes a transfer, and sometimes undoes it."""
        if Transfers(self.history.game.state, self.seat):
            pass_troops(self.history, self.seat, self.rng)
            self.counts["transfer"] += 1
            if self.rng.random() < 0.4:
                self.history.play(f"{self.name}: {UNDO}")
                self.counts["undo"] += 1

    def otherwise(self, action: Action) -> Action | None:
        """Another action of the seat that looks the same, None if there is none."""
        state = self.history.game.state
        choices = engine.legal(state, self.seat)
        if isinstance(action, Split):
            found = [split for split in self._splits(action) if split in choices]
            return self.rng.choice(found)
        for _ in range(20):
            match action, pick(choices, self.rng):
                case Assign(_, _, entries), Assign(_, _, same) as other if entries == same:
                    return other
                case LayCard(card), LayCard(another) as other:
                    if card // state.setting.deck_size == another // state.setting.deck_size:
                        return other
        return None

    def _splits(self, split: Split) -> Iterable[Split]:
        """Moves a troop to another general; not to those who take no part, as everybody can count those."""
        state = self.history.game.state
        generals = state.setting.generals_of[split.power]
        staying = [n for n, general in enumerate(generals) if state.place[general] != AWAY]
        for giver, taker in permutations(staying, 2):
            troops = list(split.troops)
            troops[giver] -= 1
            troops[taker] += 1
            yield Split(split.power, tuple(troops))

    def follow(self, line: str, before: History) -> bool:
        """Plays something that looks like this line; returns False if the seat cannot."""
        history = self.history
        if record.read_message(history.game.seats, line):
            history.play(line)
            return True
        seat, text = record.split_line(history.game.seats, line)
        if text == UNDO and seat == self.seat:
            return self._undo(before)
        if text == ASK and seat == self.seat:
            hidden = isinstance(latest(before, seat), Transfer)
            if hidden != isinstance(latest(history, seat), Transfer):
                return False
        if text in (UNDO, ASK, "grant undo", "refuse undo"):
            history.play(line)
            return True
        return self._act(seat, notation.parse_action(before.game.state, seat, text))

    def _undo(self, before: History) -> bool:
        if isinstance(latest(before, self.seat), Transfer):
            return True
        while isinstance(latest(self.history, self.seat), Transfer):
            if not self.history.undo_is_free(self.name):
                return False
            self.history.play(f"{self.name}: {UNDO}")
        self.history.play(f"{self.name}: {UNDO}")
        return True

    def _act(self, seat: int, action: Action) -> bool:
        state = self.history.game.state
        if seat == self.seat:
            if isinstance(action, Transfer):
                return True
            if isinstance(action, Split | Assign | LayCard):
                found = self.otherwise(action)
                if found is None:
                    return False
                self.counts[type(action).__name__] += found != action
                action = found
            if engine.refusal(state, seat, action):
                return False
        self.history.play(record.format_line(state, seat, action))
        return True


def public(events: Iterable[Event]) -> list[tuple[str, object]]:
    return [(event.kind, seen) for event in events if (seen := event.seen_by(None))]


def assert_same_to(history: History, twin: History, since: int, other: int | None) -> None:
    """Checks that log, record, request and free undo are the same for a seat or a spectator."""
    assert log_lines(history, history.events(since), other) == log_lines(twin, twin.events(since), other)
    assert history.redacted(other) == twin.redacted(other)
    asked, also = history.request, twin.request
    assert (asked and (asked.seat, asked.granted)) == (also and (also.seat, also.granted))
    if other is not None and latest(history, other):
        name = history.game.seats[other]
        assert history.undo_is_free(name) == twin.undo_is_free(name)


def compare(history: History, seat: int, others: list[int | None], rng: Random, counts: Counter[str]) -> None:
    """Plays on with a twin that has other secrets of a seat, until some of them are revealed."""
    twin = Twin(history, seat, rng, counts)
    since = len(history.lines)
    for count in range(40):
        before, line = history.copy(), line_of(history, rng)
        happened = history.play(line).events
        if history.game.outcome or not twin.follow(line, before):
            return
        if public(history.events(since)) != public(twin.history.events(since)):
            assert any(event.reveals for event in happened)
            return
        if rng.random() < 0.3:
            twin.transfer()
        for other in others:
            assert view(history.game.state, other) == view(twin.history.game.state, other)
            if not count % 8:
                assert_same_to(history, twin.history, since, other)
        counts["compared"] += 1


@every_game
@pytest.mark.parametrize("seat", [0, 1])
def test_other_secrets_of_a_seat_change_nothing_that_others_get(
    box: Box, variant: str, players: int, options: tuple[str, ...], seat: int
) -> None:
    """Other splits, placed cards and transfers do not show to others until something is revealed."""
    counts = Counter[str]()
    others = [other for other in (*range(players), None) if other != seat]
    for seed in range(3):
        rng, history = Random(seed), new_history(box, variant, players, options, seed)
        while not history.game.outcome and history.game.state.turn < 5:
            compare(history, seat, others, rng, counts)
        assert History.load(history.record(), box).redacted(seat) == history.redacted(seat)
    assert counts["compared"] > 300
    assert counts["Split"] and counts["Assign"]
    assert bool(counts["LayCard"]) == (variant == "advanced")
    assert counts["transfer"] > 10 and counts["undo"] > 5


# ---------------------------------------------------------------- redacted records


def test_a_redacted_record_is_the_record_without_the_secrets_of_others(box: Box) -> None:
    history = History(Game.new("advanced", seed="a secret", box=box))
    for line in (
        "louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1",
        "louis says: good luck",
        "maria_theresa: split austria karl 5, traun 4, khevenhueller 6, batthyany 4, neipperg 5, arenberg 4",
        "frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6",
        "frederick: undo",
    ):
        history.play(line)
    header, lines = history.redacted(2).split("\n\n")
    assert header.splitlines()[:2] == ["maria record 1", "redacted: louis"]
    assert header.splitlines()[-1] == "seed: hidden" and "a secret" not in header
    assert lines.splitlines() == [
        "louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1",
        "louis says: good luck",
        "maria_theresa: split austria ?",
        "frederick: split prussia ?",
        "frederick: undo",
    ]
    history.game.header = replace(
        history.game.header, commitment="promised", secret="told later", values="louis=12"
    )
    header, lines = history.redacted(None).split("\n\n")
    assert "commitment: promised" in header and "later" not in header and "values" not in header
    assert "redacted: spectator" in header
    assert lines.startswith("louis: split france ?\n") and "karl" not in lines


@every_game
def test_a_redacted_record_keeps_every_line_that_may_be_read(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    """A reader's own lines are complete; others' splits, new troops and placed cards show no secrets."""
    history, rng = new_history(box, variant, players, options, 11), Random(11)
    while not history.game.outcome:
        history.play(line_of(history, rng))
    game, written = history.game, [line.own for line in history.lines]
    for seat in (*range(players), None):
        lines = history.redacted(seat).split("\n\n")[1].splitlines()
        name = None if seat is None else game.seats[seat]
        of_others = [line for line in lines if line.partition(":")[0] != name and " says:" not in line]
        own = [line for line in lines if line.partition(":")[0] == name]
        assert own == [line for line in written if line.partition(":")[0] == name]
        for line in of_others:
            verb = line.split()[1]
            assert verb != "transfer"
            assert (verb in ("split", "assign", "lay")) == ("?" in line), line
        moved = [
            line for line in written if line.split()[1] == "transfer" and not line.startswith(f"{name}:")
        ]
        assert len(lines) < len(written) or not moved


def test_no_game_is_loaded_from_a_redacted_record(box: Box) -> None:
    game = Game.new("advanced", seed=7, box=box)
    for seat in (0, None):
        with pytest.raises(RecordError) as refused:
            Game.load(History(game).redacted(seat), box)
        assert (refused.value.line, refused.value.key) == (2, "record-redacted")
        assert "full record" in refused.value.text()
    hidden = Game.new("advanced", seed="hidden", box=box)
    assert Game.load(hidden.record(), box).header.seed == "hidden", "a seed like any other"


# ---------------------------------------------------------------- spectators and the open position


@every_game
def test_a_spectator_sees_what_is_public_and_nothing_else(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    """Other hidden things do not change his view, and every seat sees what he sees."""
    history, rng = new_history(box, variant, players, options, 13), Random(13)
    different = 0
    while not history.game.outcome:
        history.play(line_of(history, rng))
        if rng.random() < 0.9:
            continue
        state = history.game.state
        seen = spectator(state)
        assert json.loads(json.dumps(seen)) == seen
        assert seen["seat"] is None
        assert seen["troops"] == [None] * state.setting.generals
        assert (seen["hands"], seen["placed"]) == ([None] * 6, [None] * 6)
        guess = sample(seen, rng, box)
        assert list(broken_invariants(guess)) == []
        assert json.dumps(spectator(guess)) == json.dumps(seen)
        different += guess.hands != state.hands and guess.troops != state.troops
        for seat in range(players):
            own = view(state, seat)
            assert own.keys() == seen.keys()
            differing = {key for key, value in own.items() if value != dict(seen)[key]}
            assert differing <= {"seat", "troops", "hands", "placed", "faces", "known"}
            assert set(seen["faces"]) <= set(own["faces"])
    assert different > 5


def test_powers_that_have_left_the_game_are_nobodys(box: Box) -> None:
    """SG.g: no seat plays Prussia any longer, and spectators do not either."""
    state = Game.new("silesia-gambit", box=box).state
    state.seat_of = tuple(
        -1 if power in (PRUSSIA, SAXONY) else seat for power, seat in enumerate(state.seat_of)
    )
    for seat in (0, 1, 2, None):
        assert view(state, seat)["hands"][PRUSSIA] is None


@every_game
def test_after_the_end_everything_is_open(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    history, rng = new_history(box, variant, players, options, 17), Random(17)
    while not history.game.outcome:
        history.play(line_of(history, rng))
        if rng.random() < 0.02 or history.game.outcome:
            state = history.game.state
            seen = everything(state)
            assert json.loads(json.dumps(seen)) == seen
            assert seen.keys() == spectator(state).keys()
            assert (seen["troops"], seen["hands"], seen["placed"]) == (
                state.troops,
                state.hands,
                state.placed,
            )
            assert seen["seat"] is None and seen["known"] == []


def test_what_a_shift_changes_is_what_holds_in_one_box_and_not_in_the_other(box: Box) -> None:
    other = {"begins": "ends", "ends": "begins"}
    seen: Counter[str] = Counter()
    for track in box.pack.tracks:
        for before, after in permutations(track.boxes, 2):
            there = [(told.key, told.values) for told in box_changes(before, after)]
            back = [(told.key, told.values) for told in box_changes(after, before)]
            lasting = [(key, values) for key, values in there if "status" not in key]
            for key, values in lasting:
                stem, _, way = key.rpartition("-")
                assert (f"{stem}-{other[way]}", values) in back
            assert bool(there) == (
                (before.status, before.victory) != (after.status, after.victory)
                or any(
                    sorted(getattr(before, kind)) != sorted(getattr(after, kind))
                    for kind in ("bonus", "penalty", "corps")
                )
            )
            seen += Counter(key for key, _ in there)
    assert all(key in seen for key in ("shift-victory-begins", "shift-corps-ends", "shift-status-austrian"))


def test_every_event_leads_to_a_rule(box: Box) -> None:
    of_rules = [event for event in Event.registry.values() if event.__module__.startswith(rules.__name__)]
    assert len(of_rules) > 80
    assert {event for event in of_rules if not event.rule} == {Ended}, "which names its rule itself"
    assert {event.rule for event in of_rules} - {""} <= {rule.id for rule in rulebook.rules()}


def test_a_goal_is_told_as_what_has_been_reached(box: Box) -> None:
    """23.b: the pool starts with the markers that are not yet on the board."""
    state = Game.new("advanced", players=3, seed=1, box=box).state
    told = [Namer(box, "en").text(goal(state, fact)) for fact in state.setting.variant.goals(state)]
    assert "Austria has placed 5 of its 8 victory markers." in told
