"""Append-only lists behave like lists across page borders, and their copies are independent."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maria.append_list import PAGE, AppendList

lists = st.lists(st.integers(), max_size=3 * PAGE + 1)
ends = st.none() | st.integers(-4 * PAGE, 4 * PAGE)
slices = st.builds(slice, ends, ends, st.none() | st.integers(1, 5) | st.integers(-5, -1))


@given(lists, slices)
def test_it_reads_as_a_list_does(items: list[int], some: slice) -> None:
    grown = AppendList(items)
    assert len(grown) == len(items) and bool(grown) == bool(items) and repr(grown) == repr(items)
    assert list(grown) == items and list(reversed(grown)) == items[::-1] and grown[some] == items[some]
    assert [grown[n] for n in range(-len(items), len(items))] == items + items
    assert grown == items and items == grown and grown == AppendList(items) and grown != [*items, 0]
    assert pickle.loads(pickle.dumps(grown)) == items
    for outside in (len(items), -len(items) - 1):
        with pytest.raises(IndexError):
            grown[outside]


@given(lists, lists, lists)
def test_copies_go_their_own_ways(first: list[int], here: list[int], there: list[int]) -> None:
    grown = AppendList(first)
    copied = grown.copy()
    for one, other in zip(here, there, strict=False):
        grown.append(one)
        copied.append(other)
    count = min(len(here), len(there))
    copied.extend(there[count:])
    assert grown == first + here[:count] and copied == first + there


@given(lists, st.integers(0, 3 * PAGE + 1), lists)
def test_a_copy_of_the_first_goes_on_by_itself(items: list[int], count: int, more: list[int]) -> None:
    grown, count = AppendList(items), min(count, len(items))
    copied = grown.copy(count)
    copied.extend(more)
    assert copied == items[:count] + more and grown == items
