"""Events are typed: no code names their kinds or fields by strings, and all of them reach the network."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import maria
from maria import engine
from maria.actions import Action
from maria.box import Box
from maria.events import Event, declarations, read_event
from maria.game import Game
from maria.random_play import pick, pick_out_of_turn
from maria.server.app import create_app
from maria.server.settings import Settings
from maria.state import Step

SOURCES = Path(maria.__file__).parent
EVENT_NAMES = {"event", "seen", "happened", "latest"}
"""The names of variables that hold an event."""


def strings(tree: ast.AST) -> Iterator[str]:
    """The string literals of a module, without those in class headers."""
    heads = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    named = {id(word.value) for node in heads for word in node.keywords}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in named:
            yield node.value


def by_name(tree: ast.AST) -> Iterator[str]:
    """Comparisons of an event's kind with a string, and event fields that are looked up by a string."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Compare)
            and isinstance(node.left, ast.Attribute)
            and node.left.attr == "kind"
        ):
            holder = node.left.value
            texts = [each for other in node.comparators for each in strings(other)]
            if isinstance(holder, ast.Name) and holder.id in EVENT_NAMES and texts:
                yield ast.unparse(node)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr":
            holder, name = node.args[:2]
            if isinstance(holder, ast.Name) and holder.id == "event" and isinstance(name, ast.Constant):
                yield ast.unparse(node)


@pytest.mark.parametrize(
    "path", sorted(SOURCES.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCES))
)
def test_no_kind_of_event_is_named_by_a_string(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert list(by_name(tree)) == []
    kinds = {kind for kind in Event.registry if "-" in kind} - set(Step.registry) - set(Action.registry)
    assert kinds.isdisjoint(strings(tree))


def test_the_network_describes_every_event_by_its_class() -> None:
    schemas = create_app(Settings(database="sqlite://")).openapi()["components"]["schemas"]
    union = schemas["Entry"]["properties"]["event"]["discriminator"]["mapping"]
    assert set(union) == set(Event.registry)
    for kind, place in union.items():
        described = schemas[place.rpartition("/")[2]]
        declared = declarations(Event.registry[kind])
        assert set(described["properties"]) == {"kind", *(each.name for each in declared)}
        required = {each.name for each in declared if not each.secret}
        assert set(described["required"]) == {"kind", *required}, kind


def test_a_process_for_bots_can_read_every_event() -> None:
    code = "import maria.server.bot_processes, maria.events; print(*maria.events.Event.registry)"
    known = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert set(known.split()) >= set(Event.registry)


@pytest.mark.parametrize("variant", ["advanced", "silesia-gambit"])
def test_events_survive_the_way_through_json(box: Box, variant: str) -> None:
    """As each seat may see them; fields that a seat may not see never come back."""
    rng, game = Random(3), Game.new(variant, seed=3, box=box)
    state, events = game.state.copy(), list(game.started)
    while state.agenda and state.turn < 4:
        for event in events:
            for seat in (None, *range(len(game.seats))):
                seen = event.seen_by(seat)
                if seen is None:
                    continue
                again = read_event(json.loads(json.dumps(seen.plain())))
                assert again.plain() == seen.plain() and type(again) is type(event)
                hidden = [each.name for each in declarations(type(event)) if each.secret]
                if seat not in event.readers():
                    assert all(getattr(again, name) is None for name in hidden)
                else:
                    assert all(getattr(again, name) == getattr(event, name) for name in hidden)
        seat = rng.choice(engine.to_act(state))
        chosen = (pick_out_of_turn(state, rng) if rng.random() < 0.1 else None) or (
            seat,
            pick(engine.legal(state, seat), rng),
        )
        events = engine.carry_out(state, *chosen)


def test_an_event_prints_shortly(box: Box) -> None:
    game = Game.new("introductory", seed=1, box=box)
    printed = [repr(event) for event in game.started]
    assert any(text.startswith("<shuffled purpose='deck' ordinal=1 order=<") for text in printed)
    assert any(text.startswith("<drew power=0 decks=(0, ") for text in printed)
