"""Lists that only grow, of which a copy is made before each change: it takes no longer for a longer game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeVar, overload

Item = TypeVar("Item")
PAGE = 16
"""The things that are copied at most; full pages are shared, for they do not change any more."""


class AppendList(Sequence[Item]):
    """A list to which something is added at its end, and from which nothing is taken."""

    __slots__ = ("_full", "_last")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        """Takes what it begins with."""
        self._full: tuple[tuple[Item, ...], ...] = ()
        self._last: list[Item] = []
        self.extend(items)

    def copy(self, first: int | None = None) -> AppendList[Item]:
        """All or the first of it, to go on with; nothing that is added to it is added to this one."""
        pages, rest = divmod(len(self) if first is None else first, PAGE)
        other: AppendList[Item] = object.__new__(type(self))
        other._full = self._full[:pages]
        other._last = list((self._full[pages] if pages < len(self._full) else self._last)[:rest])
        return other

    def append(self, item: Item) -> None:
        """Adds something."""
        self._last.append(item)
        if len(self._last) == PAGE:
            self._full, self._last = (*self._full, tuple(self._last)), []

    def extend(self, items: Iterable[Item]) -> None:
        """Adds several things."""
        for item in items:
            self.append(item)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._full) * PAGE + len(self._last)

    @property
    def latest(self) -> Item | None:
        """What was added last; None if nothing was."""
        return self._last[-1] if self._last else self._full[-1][-1] if self._full else None

    @overload
    def __getitem__(self, place: int) -> Item: ...

    @overload
    def __getitem__(self, place: slice) -> list[Item]: ...

    def __getitem__(self, place: int | slice) -> Item | list[Item]:
        """What stands at a place, counted from the end if it is negative; or a list of several."""
        if isinstance(place, slice):
            return [self[each] for each in range(len(self))[place]]
        begin = len(self._full) * PAGE
        if place < 0:
            place += begin + len(self._last)
        if begin <= place:
            return self._last[place - begin]
        if place < 0:
            raise IndexError(place)
        return self._full[place // PAGE][place % PAGE]

    def __iter__(self) -> Iterator[Item]:
        """All of them."""
        return chain(chain.from_iterable(self._full), self._last)

    def __reversed__(self) -> Iterator[Item]:
        """All of them, the latest first."""
        return chain.from_iterable(map(reversed, (self._last, *reversed(self._full))))

    def __eq__(self, other: object) -> bool:
        """Whether the same stands in both, also in a list."""
        return list(self) == list(other) if isinstance(other, AppendList | list) else NotImplemented

    def __repr__(self) -> str:
        """As a list."""
        return repr(list(self))
