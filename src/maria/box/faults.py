"""What can be wrong with a pack: a place, a message key and its values. The text is made at the edge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a pack; `key` names a message of the catalogue, `place` a line, an entry or nothing."""

    file: str
    place: str
    key: str
    values: Mapping[str, str | int]


class PackError(Exception):
    """A pack cannot be used; `faults` says why, fault by fault."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Takes all that was found."""
        self.faults = tuple(faults)
        super().__init__(*(f"{f.file} {f.place} {f.key} {dict(f.values)}" for f in self.faults))


class Finder:
    """Collects faults while a pack is read and checked."""

    def __init__(self) -> None:
        """Starts with none."""
        self.faults: list[Fault] = []

    def add(self, file: str, place: str, key: str, **values: str | int) -> None:
        """Notes one fault, once."""
        fault = Fault(file, place, "fault-" + key, values)
        if fault not in self.faults:
            self.faults.append(fault)

    def stop_if_any(self) -> None:
        """Raises what has been collected so far, if anything has."""
        if self.faults:
            raise PackError(self.faults)
