"""Limits per client: how much CPU time its requests use, and how many run at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

CLIENTS = 20_000
"""The most clients whose requests are counted."""
SECONDS_PER_REQUEST = 0.005
"""Seconds of CPU time that count as one more request."""
LONGEST_PAUSE = 5.0
"""The most seconds that a live connection waits because its client has used too much."""
Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class RateLimiter:
    """A token bucket per client: `burst` requests at once, then `rate` requests per second."""

    def __init__(self, rate: float, burst: float) -> None:
        """Takes the rate per second and the burst."""
        self.rate, self.burst = rate, burst
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, now: float) -> bool:
        """Counts a request; False if the client must not make one now."""
        left = self.count(client, now)
        self.count(client, now, min(1.0, max(left + 1, 0.0)))
        return left >= 1

    def count(self, client: str, now: float, requests: float = 0) -> float:
        """Counts requests, or work in units of requests; returns how many are left, maybe below zero."""
        left, last = self.left.pop(client, (self.burst, now))
        left = max(min(self.burst, left + (now - last) * self.rate) - requests, -self.burst)
        self.left[client] = left, now
        while len(self.left) > CLIENTS:
            self.left.popitem(last=False)
        return left


class Account(NamedTuple):
    """A client and the limiter that counts its usage."""

    limiter: RateLimiter
    client: str
    now: Callable[[], float] = time.monotonic

    def charge(self, seconds: float) -> None:
        """Counts work done for the client."""
        self.limiter.count(self.client, self.now(), seconds / SECONDS_PER_REQUEST)

    async def pause(self) -> None:
        """Waits until the client is within its limits again, up to `LONGEST_PAUSE`."""
        known = self.limiter.left.get(self.client)
        if known and known[0] < 0 and (left := self.limiter.count(self.client, self.now())) < 0:
            await asyncio.sleep(min(-left / self.limiter.rate, LONGEST_PAUSE))


class ClientSlots:
    """Limits how many requests of one client run at once; some more may wait, the rest are refused.

    Most requests never wait for anything, so one client's could run back to back. Therefore only `at_once`
    of them start in one iteration of the event loop, and other clients get their turn in between.
    """

    def __init__(self, at_once: int, waiting: int) -> None:
        """Takes the most requests that run at once and the most that wait, per client."""
        self.at_once, self.most = at_once, at_once + waiting
        self.clients: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}
        self.begun: Counter[str] = Counter()
        """How many requests of each client started in this iteration of the event loop."""

    def turn(self, client: str) -> ClientSlot:
        """A slot to enter with `async with`; yields False, at once, if too many requests are waiting."""
        return ClientSlot(self, client)


class ClientSlot:
    """One turn of a client. A plain class, because each action takes several and speed matters."""

    __slots__ = ("client", "here", "queue", "turns")

    def __init__(self, turns: ClientSlots, client: str) -> None:
        """Takes the client; waits only on entry."""
        self.turns, self.client = turns, client

    async def __aenter__(self) -> bool:
        """Waits for the client's turn; False, at once, if too many requests are waiting."""
        turns, client = self.turns, self.client
        known = turns.clients.get(client)
        if known is None:
            known = turns.clients[client] = asyncio.Semaphore(turns.at_once), []
        queue, self.here = known
        self.queue: asyncio.Semaphore | None = None
        self.here.append(None)
        if len(self.here) > turns.most:
            return False
        try:
            await queue.acquire()
            self.queue = queue
            while turns.begun[client] >= turns.at_once:
                await asyncio.sleep(0)
        except BaseException:
            self._end()
            raise
        if not turns.begun:
            asyncio.get_running_loop().call_soon(turns.begun.clear)
        turns.begun[client] += 1
        return True

    async def __aexit__(self, *_: object) -> None:
        """Ends the turn."""
        self._end()

    def _end(self) -> None:
        if self.queue is not None:
            self.queue.release()
        self.here.pop()
        if not self.here:
            del self.turns.clients[self.client]


# ---------------------------------------------------------------- measuring CPU time


METER: ContextVar[list[float]] = ContextVar("METER")
"""The CPU times, in seconds, spent on the current request."""


@coroutine
def metered(work: Awaitable[Result], meter: list[float]) -> Generator[Any, Any, Result]:
    """Awaits work and appends the CPU time it uses to `meter`; waiting does not count.

    CPU time rather than elapsed time, so that a busy machine does not charge clients more.
    """
    METER.set(meter)
    steps = work.__await__()
    go_on: Callable[[Any], Any] = steps.send
    value: Any = None
    while True:
        started = time.thread_time()
        try:
            awaited = go_on(value)
        except StopIteration as end:
            result: Result = end.value
            return result
        finally:
            meter.append(time.thread_time() - started)
        try:
            go_on, value = steps.send, (yield awaited)
        except BaseException as error:
            go_on, value = steps.throw, error


async def in_thread(work: Callable[[*Given], Result], *given: *Given) -> Result:
    """Runs work in a thread and adds its CPU time to the current request."""

    def measured() -> Result:
        started = time.thread_time()
        try:
            return work(*given)
        finally:
            METER.get([]).append(time.thread_time() - started)

    return await asyncio.to_thread(measured)


# ---------------------------------------------------------------- work that rarely has to wait


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Starts work at once; the rest becomes a task only if it has to wait."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_rest(work, awaited))


async def in_time(work: Coroutine[Any, Any, Result], seconds: float) -> Result:
    """Awaits work; raises TimeoutError after `seconds`. Work that does not wait needs no timer."""
    try:
        awaited = work.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    async with asyncio.timeout(seconds):
        return await _rest(work, awaited)


@coroutine
def _rest(work: Coroutine[Any, Any, Result], awaited: Any) -> Generator[Any, Any, Result]:
    """The rest of a coroutine that was already started and now waits for `awaited`."""
    while True:
        try:
            go_on, value = work.send, (yield awaited)
        except BaseException as error:
            go_on, value = work.throw, error
        try:
            awaited = go_on(value)
        except StopIteration as end:
            result: Result = end.value
            return result
