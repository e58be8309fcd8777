"""Which build runs: the plain source, or the same compiled by mypyc (`make fast`).

The compiled modules lie in a folder of their own, never beside the sources: in a source tree under build/fast,
in a compiled wheel in the package's folder `fast`. `uses` lists them with the hash of the sources that they
were made of; with other sources, or by another Python, they are not used. `MARIA_PURE=1` forces plain Python.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Any

PACKAGE = os.path.dirname(__file__)
FOLDERS = (os.path.join(PACKAGE, "fast"), os.path.join(PACKAGE, "..", "..", "build", "fast", "modules"))
"""Where compiled modules may lie: in a wheel, and in a source tree."""
LIST = "compiled-modules"
"""Their list: the hash of their sources, then a module a line."""
SHARED = "maria__mypyc"
"""The module that holds what all of them share: the code."""
SUFFIX = EXTENSION_SUFFIXES[0]
build = "plain"
"""What runs: `plain` or `compiled`."""


class Compiled:
    """Finds compiled modules before their sources."""

    def __init__(self, folder: str, modules: frozenset[str]) -> None:
        """Takes where they lie, and which there are."""
        self.folder, self.modules = folder, modules

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a compiled module lies; of any other nothing is known."""
        if name not in self.modules:
            return None
        file = os.path.join(self.folder, *name.split(".")) + SUFFIX
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def source_of(module: str) -> str:
    """The file of a module of the package."""
    return os.path.join(PACKAGE, *module.split(".")[1:]) + ".py"


def hash_of(modules: list[str]) -> str:
    """A hash of the sources of modules, and of the Python that they are compiled for."""
    from hashlib import sha256

    made = sha256(SUFFIX.encode())
    for module in modules:
        made.update(module.encode())
        if os.path.exists(source_of(module)):
            with open(source_of(module), "rb") as file:
                made.update(sha256(file.read()).digest())
    return made.hexdigest()


def found() -> tuple[str, list[str], bool] | None:
    """Where compiled modules lie, which they are, and whether they are of these sources; None without any."""
    for folder in FOLDERS:
        try:
            with open(os.path.join(folder, LIST), encoding="utf-8") as file:
                its_hash, *modules = file.read().split()
        except OSError:
            continue
        return folder, modules, its_hash == hash_of(modules)
    return None


def use_if_fresh() -> str:
    """Lets compiled modules be found, if there are any and they are of these sources; what runs then."""
    there = None if os.environ.get("MARIA_PURE", "0") not in ("", "0") else found()
    if there is None:
        return "plain"
    folder, modules, fresh = there
    if not fresh:
        _warn(os.path.normpath(folder))
        return "plain"
    sys.meta_path.insert(0, Compiled(folder, frozenset((*modules, SHARED))))
    return "compiled"


def _warn(folder: str) -> None:
    import warnings

    from maria.texts import catalogue

    warnings.warn(catalogue("en")("build-stale", folder=folder), RuntimeWarning, stacklevel=4)


# ---------------------------------------------------------------- for compiled dataclasses


def adopt(
    made: type, hints: dict[str, str], rows: list[tuple[str, str, Any, Any, bool]], frozen: bool
) -> None:
    """Tells `dataclasses` and `typing` what the source of a compiled dataclass declares."""
    from dataclasses import MISSING, field, make_dataclass

    declared = [
        (name, hint, field(default=MISSING if default is ... else default, kw_only=kw_only))
        if factory is None
        else (name, hint, field(default_factory=factory, kw_only=kw_only))
        for name, hint, default, factory, kw_only in rows
    ]
    model = make_dataclass(made.__name__, declared, frozen=frozen)
    for name in ("__dataclass_fields__", "__dataclass_params__", "__match_args__"):
        setattr(made, name, getattr(model, name))
    made.__annotations__ = hints


def hint(made: type, hints: dict[str, str]) -> None:
    """Tells `typing` what the source of a compiled `TypedDict` declares."""
    from typing import ForwardRef

    made.__annotations__ = {name: ForwardRef(text, module=made.__module__) for name, text in hints.items()}


def made_again(made: type, values: dict[str, Any]) -> Any:
    """A value with these fields, for copies and pickles."""
    return made(**values)
