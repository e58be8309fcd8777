"""`maria rules` prints the rulebook, `maria conform` runs the cases of the conformance suite."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Column, Table

from maria.cli.common import JsonOption, LangOption, console, fail, print_error, say
from maria.conform import CASES, read_cases, run_case
from maria.rules.two_players import IntroductoryForTwo
from maria.texts import Catalogue, MariaError, rulebook


def rules(
    what: Annotated[str, typer.Argument(help=say("cli-rules-what"), show_default=False)] = "",
    scope: Annotated[str, typer.Option(help=say("cli-rules-scope"), show_default=False)] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help=say("cli-rules-coverage"))] = False,
    uncovered: Annotated[bool, typer.Option("--uncovered", help=say("cli-rules-uncovered"))] = False,
    cases: Annotated[Path, typer.Option(help=say("cli-rules-cases"), show_default=False)] = CASES,
    lang: LangOption = "en",
    as_json: JsonOption = False,
) -> None:
    """Prints the requested rules, or how many cases each has."""
    found = rulebook.find(what)
    if not found:
        chapters = dict.fromkeys(rule.chapter for rule in rulebook.rules())
        fail("cli-no-rule", what=what[:40], chapters=say.listed(chapters))
    if scope:
        scopes = sorted({rule.scope for rule in rulebook.rules()})
        if scope not in scopes:
            fail("cli-no-scope", scope=scope[:20], scopes=say.listed(scopes))
        wanted = IntroductoryForTwo.scopes if coverage and scope == "intro" else (scope,)
        found = tuple(rule for rule in found if rule.scope in wanted)
    if coverage or uncovered:
        _print_coverage(found, cases, uncovered, as_json)
        return
    catalogue = Catalogue(lang)
    if as_json:
        rows = [{"id": rule.id, "scope": rule.scope, "text": catalogue(rule.key)} for rule in found]
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            title = catalogue(rulebook.chapter_key(chapter))
            bold = f"\n[bold]{chapter}  {title}[/bold]"
            console.print(bold if console.is_terminal else f"{chapter} {title}")
        if console.is_terminal:
            table = Table.grid(Column(width=7), Column(width=5, style="dim"), Column(), padding=(0, 2))
            table.add_row(rule.id, rule.scope, catalogue(rule.key))
            console.print(table)
        else:
            typer.echo(f"{rule.id} [{rule.scope}] {catalogue(rule.key)}")


def _print_coverage(found: tuple[rulebook.Rule, ...], folder: Path, uncovered: bool, as_json: bool) -> None:
    counts = Counter(rule for case in read_cases([folder]) for rule in case.rules)
    if as_json:
        typer.echo(json.dumps({rule.id: counts[rule.id] for rule in found}))
        return
    for rule in found:
        if not uncovered:
            typer.echo(f"{rule.id} [{rule.scope}] {counts[rule.id]}")
        elif not counts[rule.id]:
            typer.echo(f"{rule.id} [{rule.scope}]")
    if not uncovered:
        covered = sum(counts[rule.id] > 0 for rule in found)
        typer.echo(say("cli-covered", covered=covered, all=len(found)))


def conform(
    paths: Annotated[
        list[Path] | None, typer.Argument(help=say("cli-conform-paths"), show_default=False)
    ] = None,
) -> None:
    """Runs cases and prints how many passed. Each failure is printed with its case, crashes included."""
    passed = failed = 0
    for case in read_cases(paths or [CASES]):
        try:
            run_case(case)
            passed += 1
        except Exception as error:
            failed += 1
            crash = say("case-crashed", detail=repr(error)[:200])
            problem = error.text() if isinstance(error, MariaError) else crash
            print_error(say("cli-conform-failed", path=str(case.path), title=case.title, problem=problem))
    typer.echo(say("cli-conform-result", passed=str(passed), failed=str(failed)))
    if failed:
        raise typer.Exit(1)
