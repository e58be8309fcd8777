"""`maria conform`: runs the cases of the conformance suite."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from maria.cli.common import fail, print_error, say
from maria.conform import CaseError, read_cases, run_case


def conform(paths: Annotated[list[Path], typer.Argument(help=say("cli-conform-paths"))]) -> None:
    """Runs cases and prints how many passed; what failed is told case by case."""
    passed = failed = 0
    try:
        for case in read_cases(paths):
            try:
                run_case(case)
                passed += 1
            except Exception as problem:
                failed += 1
                text = say(
                    "cli-conform-failed",
                    path=str(case.path),
                    title=case.title,
                    problem=_told(problem),
                )
                print_error(text)
    except CaseError as problem:
        fail(problem.key, **problem.values)
    typer.echo(say("cli-conform-result", passed=str(passed), failed=str(failed)))
    if failed:
        raise typer.Exit(1)


def _told(problem: Exception) -> str:
    """Why a case failed, in words; a fault of the program itself is told as well, and the next case runs."""
    if isinstance(problem, CaseError):
        return say(problem.key, **problem.values)
    return say("case-crashed", detail=repr(problem)[:200])
