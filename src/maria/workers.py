"""Many games at once, in processes on this machine or on a Ray cluster.

A game is identified by its number, which alone determines its result: wherever games are played, results
are the same and in the same order. If a worker dies, its game is played again.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from multiprocessing import get_context
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from maria.texts import MariaError, Several
from maria.texts.extras import extra

Result = TypeVar("Result")
Work = Callable[[int], Result]
"""Plays the game with a number; must be picklable."""

TRIES = 3
"""How many workers may die playing the same game."""
AHEAD = 8
"""How many games are queued per worker, so that none is idle during a long game."""
STORE = 128 * 1024 * 1024
"""The memory in bytes that Ray may use on this machine for data shared between processes."""


class WorkersError(MariaError):
    """Work that workers cannot do."""


class Engine(NamedTuple):
    """A way to do work: `start` submits a game, `result` waits for its result."""

    start: Callable[[int], Any]
    result: Callable[[Any], Any]


def spread(
    work: Work[Result], numbers: Iterable[int], jobs: int = 1, engine: str = "processes"
) -> Generator[Result]:
    """The results of the games with these numbers, in order, with `jobs` games at once."""
    if engine not in ENGINES:
        raise WorkersError("workers-engine", engine=engine[:20], engines=Several(tuple(ENGINES), "more"))
    if engine == "processes" and jobs == 1:
        return (work(number) for number in numbers)
    return _in_order(ENGINES[engine](work, jobs), numbers, AHEAD * jobs)


def _in_order(engine: AbstractContextManager[Engine], numbers: Iterable[int], ahead: int) -> Generator[Any]:
    waiting: deque[Any] = deque()
    with engine as (start, result):
        for number in numbers:
            waiting.append(start(number))
            if len(waiting) >= ahead:
                yield result(waiting.popleft())
        while waiting:
            yield result(waiting.popleft())


@contextmanager
def _processes(work: Work[Any], jobs: int) -> Iterator[Engine]:
    """Runs each worker as a pool of one process, so that it is clear which game killed a worker."""
    new_pool = partial(ProcessPoolExecutor, 1, get_context("spawn"))
    idle: SimpleQueue[ProcessPoolExecutor] = SimpleQueue()

    def play(number: int) -> Any:
        for _ in range(TRIES):
            pool = idle.get()
            try:
                return pool.submit(work, number).result()
            except BrokenProcessPool:
                pool.shutdown()
                pool = new_pool()
            finally:
                idle.put(pool)
        raise WorkersError("workers-died", number=number, tries=TRIES)

    threads = ThreadPoolExecutor(jobs)
    try:
        for _ in range(jobs):
            idle.put(new_pool())
        yield Engine(lambda number: threads.submit(play, number), Future.result)
    finally:
        threads.shutdown(cancel_futures=True)
        while not idle.empty():
            idle.get().shutdown()


def start_ray(jobs: int) -> None:
    """Connects to the cluster in RAY_ADDRESS, or starts this many workers on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    import ray

    alone = {"num_cpus": jobs, "object_store_memory": STORE, "include_dashboard": False}
    address = os.environ.get("RAY_ADDRESS", "local")
    try:
        local = alone if address == "local" else {}
        ray.init(address, log_to_driver=False, logging_level="ERROR", **local)
    except Exception as error:  # Ray raises many types
        ray.shutdown()
        raise WorkersError("workers-ray", address=address[:60], reason=str(error)[:200]) from error


@contextmanager
def _ray(work: Work[Any], jobs: int) -> Iterator[Engine]:
    """Runs games on Ray, which retries a game itself if a worker or its machine fails."""
    with extra("ray"):
        import ray
        from ray.exceptions import NodeDiedError, RayTaskError, WorkerCrashedError
    own = not ray.is_initialized()
    if own:
        start_ray(jobs)

    def play(number: int) -> Any:
        return work(number)

    task = ray.remote(max_retries=TRIES - 1)(play)

    def result(started: tuple[int, Any]) -> Any:
        number, reference = started
        try:
            return ray.get(reference)
        except RayTaskError as error:
            raise error.cause from None
        except (WorkerCrashedError, NodeDiedError):
            raise WorkersError("workers-died", number=number, tries=TRIES) from None

    try:
        yield Engine(lambda number: (number, task.remote(number)), result)
    finally:
        if own:
            ray.shutdown()


ENGINES = {"processes": _processes, "ray": _ray}
"""The engines by name."""
