"""Faults of a pack: a place, a message key and its values. They become text only when shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from maria.frozen import Frozen
from maria.texts import LANGUAGES, MariaError, Several, catalogue


class Fault(Frozen):
    """One fault of a pack. `key` names a message, `place` is a line, an entry or empty."""

    file: str
    place: str
    key: str
    values: Mapping[str, str | int | Several]

    def text(self, language: str = LANGUAGES[0]) -> str:
        """The fault on one line: file, place and problem."""
        say = catalogue(language)
        text = " ".join(say.filled(self.key, self.values).split())
        if self.place:
            return say("cli-fault-at", file=self.file, place=self.place, text=text)
        return say("cli-fault", file=self.file, text=text)


class PackError(MariaError):
    """A pack cannot be used. `faults` lists the reasons."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Takes the faults, at least one."""
        self.faults = tuple(faults)
        super().__init__(self.faults[0].key, **self.faults[0].values)

    def text(self, language: str = LANGUAGES[0], rule: bool = True) -> str:
        """All faults, one per line."""
        return "\n".join(fault.text(language) for fault in self.faults)


@dataclass
class FaultFinder:
    """Collects faults while a pack is read and checked."""

    faults: list[Fault] = field(default_factory=list)

    def add(self, file: str, place: str, key: str, **values: str | int | Several) -> None:
        """Adds a fault, unless it is already there."""
        fault = Fault(file, place, "fault-" + key, values)
        if fault not in self.faults:
            self.faults.append(fault)

    def stop_if_any(self) -> None:
        """Raises PackError if there are faults."""
        if self.faults:
            raise PackError(self.faults)
