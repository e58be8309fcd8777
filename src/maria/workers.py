"""Many games at once, in processes of this machine or on a cluster of Ray's.

A game is known by its number, and what comes of it depends on nothing else: wherever it is played, the
results are the same and in the same order. A worker that dies loses nothing: its game is played again.
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
"""Plays the game of a number; has to travel to other processes."""

TRIES = 3
"""How many workers may die of the same game."""
AHEAD = 8
"""How many games are handed out for each worker, so that none is idle while a long game goes on."""
STORE = 128 * 1024 * 1024
"""The memory in bytes that Ray gets on this machine for what passes between processes."""


class WorkersError(MariaError):
    """Work that cannot be given to workers."""


class Engine(NamedTuple):
    """How work is done: `start` hands out a game, `result` waits for what has come of it."""

    start: Callable[[int], Any]
    result: Callable[[Any], Any]


def spread(
    work: Work[Result], numbers: Iterable[int], jobs: int = 1, engine: str = "processes"
) -> Generator[Result]:
    """What comes of the games of these numbers, in their order, `jobs` of them at once."""
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
    """Each worker is a pool of one process, so that it is known which game one died of."""
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
    """Finds the cluster that RAY_ADDRESS names, or starts as many workers on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
    import ray

    alone = {"num_cpus": jobs, "object_store_memory": STORE, "include_dashboard": False}
    address = os.environ.get("RAY_ADDRESS", "local")
    try:
        local = alone if address == "local" else {}
        ray.init(address, log_to_driver=False, logging_level="ERROR", **local)
    except Exception as error:  # it raises all kinds of them
        ray.shutdown()
        raise WorkersError("workers-ray", address=address[:60], reason=str(error)[:200]) from error


@contextmanager
def _ray(work: Work[Any], jobs: int) -> Iterator[Engine]:
    """Ray plays a game again by itself if a worker or its machine goes down."""
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
"""Where games can be played."""
