"""Append-only lists with cheap copies: copying before each change costs the same in a longer game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeVar, overload

Item = TypeVar("Item")
PAGE = 16
"""The length of a page, and the most items a copy has to copy; full pages never change and are shared."""


class AppendList(Sequence[Item]):
    """A list that items can only be appended to."""

    __slots__ = ("_full", "_last")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        """Starts with these items."""
        self._full: tuple[tuple[Item, ...], ...] = ()
        self._last: list[Item] = []
        self.extend(items)

    def copy(self, first: int | None = None) -> AppendList[Item]:
        """A copy of all items, or of the first ones; appending to it does not change this list."""
        pages, rest = divmod(len(self) if first is None else first, PAGE)
        other: AppendList[Item] = object.__new__(type(self))
        other._full = self._full[:pages]
        other._last = list((self._full[pages] if pages < len(self._full) else self._last)[:rest])
        return other

    def append(self, item: Item) -> None:
        """Appends an item."""
        self._last.append(item)
        if len(self._last) == PAGE:
            self._full, self._last = (*self._full, tuple(self._last)), []

    def extend(self, items: Iterable[Item]) -> None:
        """Appends several items."""
        for item in items:
            self.append(item)

    def __len__(self) -> int:
        """The number of items."""
        return len(self._full) * PAGE + len(self._last)

    @property
    def latest(self) -> Item | None:
        """The last item, None if there are no items."""
        return self._last[-1] if self._last else self._full[-1][-1] if self._full else None

    @overload
    def __getitem__(self, place: int) -> Item: ...

    @overload
    def __getitem__(self, place: slice) -> list[Item]: ...

    def __getitem__(self, place: int | slice) -> Item | list[Item]:
        """The item at an index, which may be negative, or a list for a slice."""
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
        """Iterates over all items."""
        return chain(chain.from_iterable(self._full), self._last)

    def __reversed__(self) -> Iterator[Item]:
        """Iterates over all items, last one first."""
        return chain.from_iterable(map(reversed, (self._last, *reversed(self._full))))

    def __eq__(self, other: object) -> bool:
        """Whether the items are equal; a plain list may be compared as well."""
        return list(self) == list(other) if isinstance(other, AppendList | list) else NotImplemented

    def __repr__(self) -> str:
        """Looks like a list."""
        return repr(list(self))
