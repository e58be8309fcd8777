"""What clients cost: the core time that their requests take, and how many are worked on at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

CLIENTS = 20_000
"""The clients whose requests are counted."""
A_REQUEST = 0.005
"""Seconds of a core that count as much as one more request."""
LONGEST_PAUSE = 5.0
"""Seconds that a live connection waits at most because its client has taken too much."""
Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class RateLimiter:
    """How many requests each client may still make: so many at once, and so many a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        """Takes the limits."""
        self.rate, self.burst = rate, burst
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, now: float) -> bool:
        """Whether this client may make a request now."""
        left = self.count(client, now)
        self.count(client, now, min(1.0, max(left + 1, 0.0)))
        return left >= 1

    def count(self, client: str, now: float, requests: float = 0) -> float:
        """Counts requests, or work by what it is worth of them; gives how many are left."""
        left, last = self.left.pop(client, (self.burst, now))
        left = max(min(self.burst, left + (now - last) * self.rate) - requests, -self.burst)
        self.left[client] = left, now
        while len(self.left) > CLIENTS:
            self.left.popitem(last=False)
        return left


class Account(NamedTuple):
    """A client, and the limiter that counts what it takes."""

    limiter: RateLimiter
    client: str
    now: Callable[[], float] = time.monotonic

    def charge(self, seconds: float) -> None:
        """Counts work that was done for the client."""
        self.limiter.count(self.client, self.now(), seconds / A_REQUEST)

    async def pause(self) -> None:
        """Waits until the client may take something again."""
        known = self.limiter.left.get(self.client)
        if known and known[0] < 0 and (left := self.limiter.count(self.client, self.now())) < 0:
            await asyncio.sleep(min(-left / self.limiter.rate, LONGEST_PAUSE))


class ClientSlots:
    """How many requests of one client are worked on at once; some more wait, and no others come in.

    Most requests are answered without waiting for anything. So that many of them do not come one right after
    the other, only so many begin in one round of the event loop: who else is there comes in between.
    """

    def __init__(self, at_once: int, waiting: int) -> None:
        """Takes the limits."""
        self.at_once, self.most = at_once, at_once + waiting
        self.clients: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}
        self.begun: Counter[str] = Counter()
        """Those of each client that have begun in this round."""

    def turn(self, client: str) -> ClientSlot:
        """When it is this client's turn; False, and at once, if too many of its requests wait."""
        return ClientSlot(self, client)


class ClientSlot:
    """A client's turn, from when it comes until it ends; a plain class, for several are taken an action."""

    __slots__ = ("client", "here", "queue", "turns")

    def __init__(self, turns: ClientSlots, client: str) -> None:
        """Nothing is waited for yet."""
        self.turns, self.client = turns, client

    async def __aenter__(self) -> bool:
        """Waits; whether it is the client's turn then."""
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
        """It is over."""
        self._end()

    def _end(self) -> None:
        if self.queue is not None:
            self.queue.release()
        self.here.pop()
        if not self.here:
            del self.turns.clients[self.client]


# ---------------------------------------------------------------- the time that work takes


METER: ContextVar[list[float]] = ContextVar("METER")
"""The seconds that were worked for the request that is answered."""


@coroutine
def metered(work: Awaitable[Result], meter: list[float]) -> Generator[Any, Any, Result]:
    """Lets something be done, and notes the core's time that it takes; what it waits for is no work.

    A busy machine takes longer for everything, but nobody is charged for that.
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
    """Does something beside the event loop, and notes the time."""

    def measured() -> Result:
        started = time.thread_time()
        try:
            return work(*given)
        finally:
            METER.get([]).append(time.thread_time() - started)

    return await asyncio.to_thread(measured)


# ---------------------------------------------------------------- what mostly need not wait


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Does something at once; only if it has to wait for something its rest becomes a task."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_rest(work, awaited))


async def in_time(work: Coroutine[Any, Any, Result], seconds: float) -> Result:
    """Does something within some time; no clock is set for what need not wait."""
    try:
        awaited = work.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    async with asyncio.timeout(seconds):
        return await _rest(work, awaited)


@coroutine
def _rest(work: Coroutine[Any, Any, Result], awaited: Any) -> Generator[Any, Any, Result]:
    """The rest of something that has begun, and waits for something."""
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
