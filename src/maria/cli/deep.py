"""`maria review --deep`: the chances over time, the costliest decisions, luck versus skill."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from maria.bots.chart import Point, line_chart
from maria.bots.deep_review import ActionText, DeepReview, Judged, deep_review
from maria.cli.common import say, write_file, write_picture, writing
from maria.game import Game
from maria.texts.message import Message, Ref, message
from maria.words import Words


def show_deep(game: Game, playouts: int, out: Path | None, as_json: bool) -> None:
    """Reviews a game, prints the result, and writes it to a folder."""
    shown = Console(stderr=True)
    columns = TextColumn(say("review-progress")), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=shown, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=playouts)
        found = deep_review(game, playouts, progress=lambda done, whole: bar.update(task, completed=done))
    words, data = Words(game, "en"), plain(game, found)
    if as_json:
        typer.echo(json.dumps(data))
    else:
        _print(game, found, words)
    if out:
        with writing(out):
            out.mkdir(parents=True, exist_ok=True)
            write_file(out / "deep.json", json.dumps(data, indent=1) + "\n")
            _draw(out, game, found, words)
        if not as_json:
            typer.echo(say("review-deep-saved", folder=str(out)))


def plain(game: Game, found: DeepReview) -> dict[str, Any]:
    """The review as plain data, with actions in the record's notation."""
    return {
        "seats": list(game.seats),
        "curve": [{**p._asdict(), "chances": [round(c, 3) for c in p.chances]} for p in found.curve],
        "costliest": [
            {
                **{name: round(value, 3) for name, value in each._asdict().items() if type(value) is float},
                **{name: value for name, value in each._asdict().items() if type(value) in (int, str)},
                "seat": game.seats[each.seat],
                "cost": round(each.cost, 3),
                "done": [step.action for step in each.done],
                "better": [step.action for step in each.better],
            }
            for each in found.costliest
        ],
        "parts": [
            {name: round(value, 3) for name, value in parts._asdict().items()} for parts in found.parts
        ],
        "decisions": found.decisions,
        "playouts": found.playouts,
    }


def _print(game: Game, found: DeepReview, words: Words) -> None:
    if not found.costliest:
        typer.echo(say("review-cost-none"))
    for each in found.costliest:
        _print_one(game, each, words)
    for seat, parts in zip(game.seats, found.parts, strict=True):
        numbers = {name: f"{100 * value:.0f}" for name, value in parts._asdict().items()}
        signed = {name: f"{100 * getattr(parts, name):+.0f}" for name in ("own", "others", "luck")}
        line = message("review-parts", seat=Ref("seat", seat), **{**numbers, **signed})
        typer.echo(words.text(line))
    typer.echo(say("review-judged", decisions=found.decisions, playouts=found.playouts))


def _print_one(game: Game, each: Judged, words: Words) -> None:
    seat = Ref("seat", game.seats[each.seat])
    chances = {"chance": f"{100 * each.chance:.0f}", "better": f"{100 * each.better_chance:.0f}"}
    text = words.text(message("review-cost", seat=seat, **chances))
    typer.secho(say("review-at", turn=each.turn, text=text), bold=True)
    for key, some in (("review-done", each.done), ("review-better", each.better)):
        actions = " ".join(words.text(_step(step)) for step in some) or say("review-nothing")
        typer.echo("  " + say(key, actions=actions))


def _step(step: ActionText) -> Message:
    if step.reason is None:
        return message("review-step", action=step.label)
    return message("review-step-why", action=step.label, reason=step.reason)


def _draw(out: Path, game: Game, found: DeepReview, words: Words) -> None:
    """Draws the chances over time, one line per seat."""
    lines = {
        words.seat(name): [
            Point(p.at, p.chances[seat], p.chances[seat], p.chances[seat]) for p in found.curve
        ]
        for seat, name in enumerate(game.seats)
    }
    drawn = line_chart(say("review-deep-heading"), lines, say("review-deep-turn"))
    write_picture(out / "curve", drawn)
