"""`maria conform`: runs the cases of the conformance suite."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from maria.cli.common import print_error, say
from maria.conform import read_cases, run_case
from maria.texts import MariaError


def conform(paths: Annotated[list[Path], typer.Argument(help=say("cli-conform-paths"))]) -> None:
    """Runs cases and prints how many passed; what failed is told case by case."""
    passed = failed = 0
    for case in read_cases(paths):
        try:
            run_case(case)
            passed += 1
        except Exception as problem:
            failed += 1
            place = {"path": str(case.path), "title": case.title}
            print_error(say("cli-conform-failed", **place, problem=_told(problem)))
    typer.echo(say("cli-conform-result", passed=str(passed), failed=str(failed)))
    if failed:
        raise typer.Exit(1)


def _told(problem: Exception) -> str:
    """Why a case failed, in words; a fault of the program itself is told as well, and the next case runs."""
    if isinstance(problem, MariaError):
        return problem.text()
    return say("case-crashed", detail=repr(problem)[:200])
