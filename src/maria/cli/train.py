"""`maria train`: trains the numbers by which bots judge."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from maria.box import DEFAULT, load
from maria.cli.arena import EngineOption, JobsOption
from maria.cli.common import PackOption, console, read_text, say, write_file, write_picture
from maria.record import check_setting

app = typer.Typer(no_args_is_help=True)
GameOption = Annotated[str, typer.Option(help=say("cli-simulate-game"))]
PlayersOption = Annotated[int, typer.Option(help=say("cli-simulate-players"))]
OptionOption = Annotated[list[str] | None, typer.Option(help=say("play-option-option"))]
SeedOption = Annotated[int, typer.Option(help=say("train-option-seed"))]
OutOption = Annotated[Path, typer.Option(help=say("train-option-out"))]


@app.callback()
def about() -> None:
    """Commands that make better bots."""


@app.command("weights", help=say("train-weights"))
def train_weights(
    out: OutOption,
    game: GameOption = "advanced",
    players: PlayersOption = 3,
    option: OptionOption = None,
    games: Annotated[int, typer.Option(help=say("train-option-games"), min=30)] = 2500,
    rounds: Annotated[int, typer.Option(help=say("train-option-rounds"), min=1)] = 6,
    step: Annotated[float, typer.Option(help=say("train-option-step"), min=0)] = 2.0,
    match: Annotated[int, typer.Option(help=say("train-option-match"), min=4)] = 240,
    start: Annotated[Path | None, typer.Option(help=say("train-option-start"))] = None,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    engine: EngineOption = "processes",
    pack: PackOption = DEFAULT,
) -> None:
    """Tunes the weights of each role, and prints the effect of each."""
    from maria.bots.standings import wilson
    from maria.train.games import Kind
    from maria.train.weights import WeightsPlan, WeightsTraining, units_of

    kind, box = Kind(*_kind(game, players, option)), load(pack)
    begun = units_of(kind.setting(box), json.loads(read_text(start))["roles"]) if start else None
    plan = WeightsPlan(kind, seed, games, rounds, step, begun, engine, jobs, match)
    training = WeightsTraining(plan, box, out)
    found = training.run(_shown)
    how = f"--games {games} --rounds {rounds} --step {step} --seed {seed}"
    command = f"maria train weights {kind.words} {how}{f' --start {start.name}' if start else ''}"
    write_file(out / "weights.json", json.dumps(training.data(found, command), indent=1) + "\n")
    table = _table("weights-curve", "round", "trained-on", "games", "rate", "interval", "roles")
    for entry in found.curve:
        low, high = wilson(entry["wins"], entry["games"])
        roles = say.listed(
            f"{say(f'role-{role}')} {won:g}/{of:g}" for role, (of, won) in entry["roles"].items()
        )
        rate = f"{entry['wins'] / entry['games']:.1%}", f"{low:.1%} – {high:.1%}"
        table.add_row(str(entry["round"] + 1), str(entry["trained_on"]), str(entry["games"]), *rate, roles)
    console.print(table)
    worth = _table("weights-worth", "role", "weight", "captain", "trained", "effect", "error")
    for role, name, old, new, effect, error in training.worth(found):
        worth.add_row(say(f"role-{role}"), name, f"{old:g}", f"{new:.4g}", f"{effect:+.3f}", f"{error:.3f}")
    console.print(worth)
    _draw(out, "curve", found.curve, training.roles)
    for one in found.matches:
        least = f"{one.low:.1%}"
        typer.echo(say("train-match", against=one.against, wins=f"{one.wins:g}", games=one.games, low=least))
    typer.echo(say("train-accepted" if found.accepted else "train-refused", file=str(out / "weights.json")))
    if not found.accepted:
        raise typer.Exit(1)


@app.command("value", help=say("train-value"))
def train_value(
    out: OutOption,
    game: GameOption = "advanced",
    players: PlayersOption = 3,
    option: OptionOption = None,
    games: Annotated[int, typer.Option(help=say("train-option-value-games"), min=30)] = 4000,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    engine: EngineOption = "processes",
    pack: PackOption = DEFAULT,
) -> None:
    """Fits the evaluation to the winners of games, and prints its accuracy on held-out games."""
    from maria.bots.chart import Point, line_chart
    from maria.bots.standings import wilson
    from maria.train.games import Kind
    from maria.train.value import ValuePlan, ValueTraining

    kind = _kind(game, players, option)
    training = ValueTraining(ValuePlan(Kind(*kind), seed, games, jobs, engine), load(pack), out)
    found = training.run(_shown)
    command = f"maria train value {Kind(*kind).words} --games {games} --seed {seed}"
    write_file(out / "value.json", json.dumps(training.data(found, command)) + "\n")
    tried = _table("value-tried", "hidden", "decay", "epochs", "loss")
    for entry in found.tried:
        tried.add_row(*(str(value) for value in entry.values()))
    turns = _table("value-turns", "turns", "positions", "baseline", "loss")
    for entry in found.by_turn:
        turns.add_row(*(str(value) for value in entry.values()))
    chances = _table("value-calibration", "expected", "positions", "won")
    points = []
    for line in found.calibration:
        chances.add_row(f"{line.expected:.1%}", str(line.positions), f"{line.won:.1%}")
        points.append(Point(line.expected, line.won, *wilson(line.won * line.positions, line.positions)))
    for table in (tried, turns, chances):
        console.print(table)
    perfect = [Point(point.at, point.at, point.at, point.at) for point in points]
    words = say("train-column-won"), say("train-column-expected")
    write_picture(
        out / "calibration",
        line_chart(say("train-value-calibration"), {words[0]: points, "=": perfect}, words[1]),
    )
    better = found.loss < found.baseline
    values = {"loss": f"{found.loss:.4f}", "baseline": f"{found.baseline:.4f}"}
    typer.echo(say("train-value-loss", **values))
    typer.echo(say("train-accepted" if better else "train-refused", file=str(out / "value.json")))
    if not better:
        raise typer.Exit(1)


def _kind(game: str, players: int, option: list[str] | None) -> tuple[str, int, tuple[str, ...]]:
    options = tuple(sorted(set(option or ())))
    check_setting(game, players, options)
    return game, players, options


def _shown(played: Iterable[Any], name: str, size: int) -> Iterable[Any]:
    """Work as it is done, with a progress bar on a terminal."""
    if not sys.stderr.isatty() and not console.is_terminal:
        return played
    return track(played, say("train-progress", name=name), total=size, console=console)


def _table(key: str, *columns: str) -> Table:
    table = Table(title=say(f"train-{key}"), title_justify="left")
    for column in columns:
        table.add_column(say(f"train-column-{column}"))
    return table


def _draw(out: Path, name: str, curve: list[dict[str, Any]], roles: tuple[str, ...]) -> None:
    """Draws each role's share of wins after each round."""
    from maria.bots.chart import Point, line_chart
    from maria.bots.standings import wilson

    lines = {
        say(f"role-{role}"): [
            Point(entry["trained_on"], won / of, *wilson(won, of))
            for entry in curve
            for of, won in [entry["roles"][role]]
        ]
        for role in roles
    }
    write_picture(out / name, line_chart(say("train-weights-curve"), lines, say("train-column-trained-on")))
