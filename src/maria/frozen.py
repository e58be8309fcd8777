"""Small immutable values: actions, events, steps, clauses and entries of a pack."""

from __future__ import annotations

from dataclasses import Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, ClassVar, dataclass_transform


def freeze(made: type[Frozen]) -> None:
    """Makes a class with fields a dataclass, unless it is compiled (tools/fast) or already decorated."""
    own = vars(made)
    if own.get("__annotations__") and not {"__dataclass_fields__", "__mypyc_attrs__"} & own.keys():
        dataclass(frozen=True, repr=False)(made)
        del made.__setattr__, made.__delattr__  # inherited instead, so that a decorator does no harm


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen:
    """The base of all immutable values: each subclass is a frozen dataclass and needs no decorator."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls) -> None:
        """A subclass that defines this itself calls `freeze`: mypyc gets `super` wrong here."""
        freeze(cls)

    def __setattr__(self, name: str, value: object) -> None:
        """Raises FrozenInstanceError: values do not change."""
        raise FrozenInstanceError(name)

    def __delattr__(self, name: str) -> None:
        """Raises FrozenInstanceError: values do not change."""
        raise FrozenInstanceError(name)

    def __repr__(self) -> str:
        """The class and its fields, without those that equal their defaults."""
        values = ((each, getattr(self, each.name)) for each in fields(self))
        given = ", ".join(f"{each.name}={value!r}" for each, value in values if value != each.default)
        return f"{type(self).__name__}({given})"
