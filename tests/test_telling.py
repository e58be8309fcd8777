"""The game in words: links in sentences, what each seat is told, and records without secrets."""

from __future__ import annotations

import copy
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
from maria.events import Event
from maria.game import Game
from maria.random_play import pick
from maria.record import ASK, UNDO, RecordError
from maria.rules.stacks import Transfers
from maria.rules.variants import VARIANTS
from maria.rules.victory import Ended
from maria.simulate import broken_invariants
from maria.state import AUSTRIA, AWAY, PRUSSIA, SAXONY, State
from maria.telling.log import log_lines, text_of
from maria.telling.redacted import redacted
from maria.telling.story import Story, public_line
from maria.telling.things import box_changes
from maria.telling.words import Words
from maria.texts import rulebook
from maria.view import everything, sample, spectator, view
from maria.words import deed

GAMES = tuple((variant.name, variant.players, variant.options) for variant in VARIANTS)
every_game = pytest.mark.parametrize(("variant", "players", "options"), GAMES)


def new_story(box: Box, variant: str, players: int, options: tuple[str, ...], seed: int) -> Story:
    return Story(Game.new(variant, players, seed, box, options))


def line_of(story: Story, rng: Random) -> str:
    """What somebody does next: a decision, now and then something out of turn, an undo, a message."""
    game = story.game
    if game.request and rng.random() < 0.4:
        others = [seat for seat in game.seats if seat not in game.request.granted]
        return f"{rng.choice(others)}: {rng.choice(('grant undo', 'grant undo', 'refuse undo'))}"
    chance = rng.random()
    seat = rng.randrange(len(game.seats))
    if chance < 0.02:
        return f"{game.seats[seat]} says: well, well"
    if chance < 0.08 and any(move.seat == game.seats[seat] for move in game.moves):
        free = game.undo_is_free(game.seats[seat])
        if free or (chance < 0.04 and not game.request):
            return f"{game.seats[seat]}: {UNDO if free else ASK}"
    if chance < 0.3:
        found = [choices for choices in engine.out_of_turn(game.state, seat) if choices.several()]
        action = pick(rng.choice(found), rng) if found else None
        if action and not engine.refusal(game.state, seat, action):
            return record.format_line(game.state, seat, action)
    seat = game.seats.index(rng.choice(game.to_act))
    return record.format_line(game.state, seat, pick(engine.legal(game.state, seat), rng))


def told(story: Story, events: Iterable[Event], seat: int | None) -> list[tuple[str, bool]]:
    return log_lines(Words(story.game, "en"), events, seat)


# ---------------------------------------------------------------- what others are told


def test_what_was_taken_back_can_be_played_again_until_something_else_is_done(box: Box) -> None:
    story = new_story(box, "advanced", 3, (), 1)
    first = "split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1"
    other = "split france moritz 7, belle_isle 7, broglie 8, maillebois 3, noailles 1"
    louis = story.game.seats.index("louis")
    assert story.again(louis) is None
    story.play(f"louis: {first}")
    assert story.again(louis) is None
    story.play("louis: undo")
    assert [story.again(seat) for seat in range(3)] == [None, None, first]
    story.play("louis says: a moment")
    assert story.copy().again(louis) == first
    story.play(f"louis: {first}")
    assert story.again(louis) is None and not story.undone
    story.play("louis: undo")
    story.play(f"louis: {other}")
    assert story.again(louis) is None
    story.play("louis: undo")
    assert story.again(louis) == other


def with_a_stack(box: Box) -> tuple[Story, int]:
    """A story at a point where a seat has a stack in which troops can pass."""
    story, rng = new_story(box, "advanced", 3, (), 3), Random(3)
    while True:
        for seat in range(3):
            if Transfers(story.game.state, seat):
                return story, seat
        story.play(line_of(story, rng))


def pass_troops(story: Story, seat: int, rng: Random) -> list[Event]:
    """6.e: a transfer at random."""
    action = Transfers(story.game.state, seat).sample(rng)
    return story.play(record.format_line(story.game.state, seat, action))[1]


def test_a_transfer_and_its_free_undo_are_nobody_elses_business(box: Box) -> None:
    """6.e: troops pass unseen, and unseen they pass back."""
    story, seat = with_a_stack(box)
    happened = pass_troops(story, seat, Random(1))
    _, undone = story.play(f"{story.game.seats[seat]}: undo")
    assert len(told(story, happened, seat)) == len(told(story, undone, seat)) == 1
    assert [line.public for line in story.lines[-2:]] == ["", ""]
    for other in {0, 1, 2, None} - {seat}:
        assert told(story, [*happened, *undone], other) == []
        assert not any(event.seen_by(other) for event in (*happened, *undone))


@every_game
def test_every_action_is_told_by_what_it_is(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    """And no sentence shows an id, or a line of the record."""
    story, rng = new_story(box, variant, players, options, 5), Random(5)
    words = Words(story.game, "en")
    ids = re.compile(r"\b(" + "|".join(re.escape(name) for name in story.game.state.setting.names) + r")\b")
    while not story.game.outcome:
        line = line_of(story, rng)
        _, happened = story.play(line)
        told = [text_of(words, event, seat) for event in happened for seat in (*range(players), None)]
        if story.written:
            told += [words.phrase(story.written[-1].what), words.phrase(story.written[-1].heard)]
            assert words.phrase(story.written[-1].what).startswith("the ")
        for text in told:
            assert not ids.search(text) and "_" not in text and "  " not in text, text


def test_an_undo_is_asked_for_in_words(box: Box) -> None:
    game = Game.new("introductory", seed=1, box=box)
    words, state = Words(game, "en"), game.state
    schwerin, train = (state.setting.names.index(name) for name in ("schwerin", "prussia_1"))
    path = (state.place[schwerin], state.setting.board.neighbours[state.place[schwerin]][0])
    end = words.city(path[-1])
    assert words.phrase(deed(state, March(schwerin, path))) == f"the march of Schwerin to {end}"
    forced = March(train, path, force=True)
    assert words.phrase(deed(state, forced)) == f"the force march of Prussia's first supply train to {end}"


def test_a_transfer_that_others_are_asked_about_is_told_without_its_secret(box: Box) -> None:
    """Who asks shows that there is something; the others agree, and hear that it is done."""
    story, seat = with_a_stack(box)
    game = story.game
    line = record.format_line(game.state, seat, Transfers(game.state, seat).sample(Random(1)))
    story.play(line)
    name = Words(game, "en").seat(seat)
    _, asked = story.play(f"{game.seats[seat]}: ask undo")
    other, third = (number for number in range(3) if number != seat)
    story.play(f"{game.seats[other]}: grant undo")
    _, granted = story.play(f"{game.seats[third]}: grant undo")
    (sentence, _), *none = told(story, asked, seat)
    assert sentence.startswith(f"{name} asks to take back the transfer of ") and not none
    assert told(story, granted, seat)[1][0].startswith(f"Taken back by {name}: the transfer of ")
    for reader in (other, third, None):
        assert told(story, asked, reader) == [(f"{name} asks to take back the latest action.", False)]
        assert told(story, granted, reader)[1] == (f"Taken back by {name}: the latest action.", False)


def test_a_secret_transfer_does_not_end_a_request_that_everybody_sees(box: Box) -> None:
    """Neither a transfer nor its undo, by whoever asks or by another, shows in what waits for answers."""
    story, seat = with_a_stack(box)
    game = story.game
    pass_troops(story, seat, Random(1))
    for asker in range(3):
        story.play(f"{game.seats[asker]}: ask undo")
        assert game.request is not None
        about = game.moves[game.request.move]
        pass_troops(story, seat, Random(1))
        assert game.request is not None and game.moves[game.request.move] is about
        for _ in range(2 if asker != seat else 1):
            story.play(f"{game.seats[seat]}: undo")
            assert game.request is not None and game.moves[game.request.move] == about
        story.play(f"{game.seats[(asker + 1) % 3]}: refuse undo")
        if asker != seat:
            pass_troops(story, seat, Random(1))
    loaded = Game.load(game.record(), box)
    assert loaded.moves == game.moves and loaded.request is None


def test_what_others_read_of_a_card_names_its_deck_and_so_nothing_of_the_hand(box: Box) -> None:
    """S7/3 in a record means that another S7 is held, and S7 that none is; others read S7/3 in either case."""
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
    """Puts the cards that are played into the hand that another seat guessed, in the place of equal backs."""
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
    """The same action in a position with other hands and troops, as others could take it to be."""
    story, rng = new_story(box, variant, players, options, 7), Random(7)
    paid = 0
    while not story.game.outcome:
        before, count = story.game.state.copy(), len(story.game.moves)
        story.play(line_of(story, rng))
        if len(story.game.moves) <= count:
            continue
        name, action, *_ = story.game.moves[-1]
        seat = story.game.seats.index(name)
        text = notation.format_action(before, action, decks=True)
        plainly = notation.format_action(before, action)
        assert notation.parse_action(before, seat, text) == notation.parse_action(before, seat, plainly)
        paid += bool(cards_of(action))
        if not cards_of(action) and rng.random() < 0.9:
            continue
        for other in {*range(players), None} - {seat}:
            guess = sample(view(before, other), rng, box)
            give(guess, before, cards_of(action))
            assert public_line(guess, seat, action) == story.lines[-1].public
    assert paid >= 5


# ---------------------------------------------------------------- the same game with other secrets


def fork(story: Story) -> Story:
    """A second story that goes on from here."""
    other = copy.copy(story)
    other.events, other.lines, other.written = story.events.copy(), story.lines.copy(), story.written.copy()
    other.game = copy.copy(story.game)
    other.game.state = story.game.state.copy()
    other.game.moves, other.game.lines = story.game.moves.copy(), story.game.lines.copy()
    other.game.messages = story.game.messages.copy()
    return other


def latest(story: Story, seat: int) -> Action | None:
    name = story.game.seats[seat]
    return next((move.action for move in reversed(story.game.moves) if move.seat == name), None)


class Twin:
    """Plays the same game as another story, but one seat decides otherwise where nobody else sees it."""

    def __init__(self, story: Story, seat: int, rng: Random, counts: Counter[str]) -> None:
        self.story, self.seat, self.rng, self.counts = fork(story), seat, rng, counts
        self.name = story.game.seats[seat]

    def transfer(self) -> None:
        """6.e: a transfer, and sometimes its undo."""
        if Transfers(self.story.game.state, self.seat):
            pass_troops(self.story, self.seat, self.rng)
            self.counts["transfer"] += 1
            if self.rng.random() < 0.4:
                self.story.play(f"{self.name}: {UNDO}")
                self.counts["undo"] += 1

    def otherwise(self, action: Action) -> Action | None:
        """Another action of the seat that looks the same; None if there is none."""
        state = self.story.game.state
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
        """A troop passes to another; generals who take no part leave with theirs, so everybody can count them."""
        state = self.story.game.state
        generals = state.setting.generals_of[split.power]
        staying = [n for n, general in enumerate(generals) if state.place[general] != AWAY]
        for giver, taker in permutations(staying, 2):
            troops = list(split.troops)
            troops[giver] -= 1
            troops[taker] += 1
            yield Split(split.power, tuple(troops))

    def follow(self, line: str, before: Story) -> bool:
        """Does what looks like this line; False if the seat cannot."""
        story = self.story
        if record.read_message(story.game.seats, line):
            story.play(line)
            return True
        seat, text = record.split_line(story.game.seats, line)
        if text == UNDO and seat == self.seat:
            return self._undo(before)
        if text == ASK and seat == self.seat:
            hidden = isinstance(latest(before, seat), Transfer)
            if hidden != isinstance(latest(story, seat), Transfer):
                return False
        if text in (UNDO, ASK, "grant undo", "refuse undo"):
            story.play(line)
            return True
        return self._act(seat, notation.parse_action(before.game.state, seat, text))

    def _undo(self, before: Story) -> bool:
        if isinstance(latest(before, self.seat), Transfer):
            return True
        while isinstance(latest(self.story, self.seat), Transfer):
            if not self.story.game.undo_is_free(self.name):
                return False
            self.story.play(f"{self.name}: {UNDO}")
        self.story.play(f"{self.name}: {UNDO}")
        return True

    def _act(self, seat: int, action: Action) -> bool:
        state = self.story.game.state
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
        self.story.play(record.format_line(state, seat, action))
        return True


def public(events: Iterable[Event]) -> list[tuple[str, object]]:
    return [(event.kind, seen) for event in events if (seen := event.seen_by(None))]


def assert_same_to(story: Story, twin: Story, since: int, other: int | None) -> None:
    """What a seat, or a spectator, gets of two games: log, record, requests, and whether its undo is free."""
    assert told(story, story.events[since:], other) == told(twin, twin.events[since:], other)
    assert redacted(story.game, other, story) == redacted(twin.game, other, twin)
    asked, also = story.game.request, twin.game.request
    assert (asked and (asked.seat, asked.granted)) == (also and (also.seat, also.granted))
    if other is not None and latest(story, other):
        name = story.game.seats[other]
        assert story.game.undo_is_free(name) == twin.game.undo_is_free(name)


def compare(story: Story, seat: int, others: list[int | None], rng: Random, counts: Counter[str]) -> None:
    """Plays on, and a twin with other secrets of a seat beside it, until something of them is revealed."""
    twin = Twin(story, seat, rng, counts)
    since = len(story.events)
    for count in range(40):
        before, line = fork(story), line_of(story, rng)
        _, happened = story.play(line)
        if story.game.outcome or not twin.follow(line, before):
            return
        if public(story.events[since:]) != public(twin.story.events[since:]):
            assert any(event.reveals for event in happened)
            return
        if rng.random() < 0.3:
            twin.transfer()
        for other in others:
            assert view(story.game.state, other) == view(twin.story.game.state, other)
            if not count % 8:
                assert_same_to(story, twin.story, since, other)
        counts["compared"] += 1


@every_game
@pytest.mark.parametrize("seat", [0, 1])
def test_other_secrets_of_a_seat_change_nothing_that_others_get(
    box: Box, variant: str, players: int, options: tuple[str, ...], seat: int
) -> None:
    """Until something is revealed a game with other splits, placed cards and transfers is the same to others."""
    counts = Counter[str]()
    others = [other for other in (*range(players), None) if other != seat]
    for seed in range(3):
        rng, story = Random(seed), new_story(box, variant, players, options, seed)
        while not story.game.outcome and story.game.state.turn < 5:
            compare(story, seat, others, rng, counts)
        assert redacted(story.game, seat) == redacted(story.game, seat, story)
    assert counts["compared"] > 300
    assert counts["Split"] and counts["Assign"]
    assert bool(counts["LayCard"]) == (variant == "advanced")
    assert counts["transfer"] > 10 and counts["undo"] > 5


# ---------------------------------------------------------------- redacted records


def test_a_redacted_record_is_the_record_without_the_secrets_of_others(box: Box) -> None:
    game = Game.new("advanced", seed="a secret", box=box)
    for line in (
        "louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1",
        "louis says: good luck",
        "maria_theresa: split austria karl 5, traun 4, khevenhueller 6, batthyany 4, neipperg 5, arenberg 4",
        "frederick: split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6",
        "frederick: undo",
    ):
        game.play(line)
    header, lines = redacted(game, 2).split("\n\n")
    assert header.splitlines()[:2] == ["maria record 1", "redacted: louis"]
    assert header.splitlines()[-1] == "seed: hidden" and "a secret" not in header
    assert lines.splitlines() == [
        "louis: split france moritz 7, belle_isle 8, broglie 8, maillebois 2, noailles 1",
        "louis says: good luck",
        "maria_theresa: split austria ?",
        "frederick: split prussia ?",
        "frederick: undo",
    ]
    game.header = replace(game.header, commitment="promised", secret="told later", values="louis=12")
    header, lines = redacted(game, None).split("\n\n")
    assert "commitment: promised" in header and "later" not in header and "values" not in header
    assert "redacted: spectator" in header
    assert lines.startswith("louis: split france ?\n") and "karl" not in lines


@every_game
def test_a_redacted_record_keeps_every_line_that_may_be_read(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    """One's own lines as they are; of others' splits, new troops and placed cards no number and no face."""
    story, rng = new_story(box, variant, players, options, 11), Random(11)
    while not story.game.outcome:
        story.play(line_of(story, rng))
    game = story.game
    for seat in (*range(players), None):
        lines = redacted(game, seat, story).split("\n\n")[1].splitlines()
        name = None if seat is None else game.seats[seat]
        of_others = [line for line in lines if line.partition(":")[0] != name and " says:" not in line]
        own = [line for line in lines if line.partition(":")[0] == name]
        assert own == [line for line in game.lines if line.partition(":")[0] == name]
        for line in of_others:
            verb = line.split()[1]
            assert verb != "transfer"
            assert (verb in ("split", "assign", "lay")) == ("?" in line), line
        moved = [
            line for line in game.lines if line.split()[1] == "transfer" and not line.startswith(f"{name}:")
        ]
        assert len(lines) < len(game.lines) or not moved


def test_no_game_is_loaded_from_a_redacted_record(box: Box) -> None:
    game = Game.new("advanced", seed=7, box=box)
    for seat in (0, None):
        with pytest.raises(RecordError) as refused:
            Game.load(redacted(game, seat), box)
        assert (refused.value.line, refused.value.key) == (2, "record-redacted")
        assert "whole record" in refused.value.text()
    hidden = Game.new("advanced", seed="hidden", box=box)
    assert Game.load(hidden.record(), box).header.seed == "hidden", "a seed like any other"


# ---------------------------------------------------------------- spectators and the open position


@every_game
def test_a_spectator_sees_what_is_public_and_nothing_else(
    box: Box, variant: str, players: int, options: tuple[str, ...]
) -> None:
    """A position with other hidden things is the same to him; and what he sees, every seat sees."""
    story, rng = new_story(box, variant, players, options, 13), Random(13)
    different = 0
    while not story.game.outcome:
        story.play(line_of(story, rng))
        if rng.random() < 0.9:
            continue
        state = story.game.state
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
    """SG.g: no seat plays Prussia any more, and no spectator either."""
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
    story, rng = new_story(box, variant, players, options, 17), Random(17)
    while not story.game.outcome:
        story.play(line_of(story, rng))
        if rng.random() < 0.02 or story.game.outcome:
            state = story.game.state
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
