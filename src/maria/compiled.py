"""Which build runs: the plain source, or the same source compiled by mypyc (`make fast`).

The compiled modules have a folder of their own, never next to the sources: build/fast in a source tree,
the package's folder `fast` in a compiled wheel. Their list contains a hash of the sources they were built
from; with other sources or another Python, they are not used. `MARIA_PURE=1` forces plain Python.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

T = TypeVar("T")
PACKAGE = Path(__file__).parent
FOLDERS = (PACKAGE / "fast", PACKAGE.parents[1] / "build" / "fast" / "modules")
"""Where compiled modules may be: in a wheel, and in a source tree."""
LIST = "compiled-modules"
"""The list of compiled modules: the hash of their sources, then one module per line."""
SHARED = "maria__mypyc"
"""The module that holds the code of all compiled modules."""
SUFFIX = EXTENSION_SUFFIXES[0]
build = "plain"
"""The build that runs: `plain` or `compiled`."""


class Compiled:
    """An import finder that prefers compiled modules to their sources."""

    def __init__(self, folder: Path, modules: frozenset[str]) -> None:
        """Takes the folder of the compiled modules, and their names."""
        self.folder, self.modules = folder, modules

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The import spec of a compiled module, None for any other module."""
        if name not in self.modules:
            return None
        file = str(self.folder.joinpath(*name.split("."))) + SUFFIX
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def source_of(module: str) -> Path:
    """The source file of a module of the package."""
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def hash_of(modules: list[str]) -> str:
    """A hash of the modules' sources, and of the Python they are compiled for."""
    from hashlib import sha256

    made = sha256(SUFFIX.encode())
    for module in modules:
        source = source_of(module)
        made.update(source.read_bytes() if source.exists() else b"")
    return made.hexdigest()


def find_build() -> tuple[Path, list[str], bool] | None:
    """The folder and names of compiled modules, and whether they match the sources; None without any."""
    for folder in FOLDERS:
        if (folder / LIST).exists():
            its_hash, *modules = (folder / LIST).read_text("utf-8").split()
            return folder, modules, its_hash == hash_of(modules)
    return None


def use_if_fresh() -> str:
    """Activates compiled modules if they match the sources, and returns which build runs."""
    there = None if os.environ.get("MARIA_PURE", "0") not in ("", "0") else find_build()
    if there is None:
        return "plain"
    folder, modules, fresh = there
    if not fresh:
        _warn(folder)
        return "plain"
    sys.meta_path.insert(0, Compiled(folder, frozenset((*modules, SHARED))))
    return "compiled"


def _warn(folder: Path) -> None:
    import warnings

    from maria.texts import catalogue

    warnings.warn(catalogue()("build-stale", folder=str(folder)), RuntimeWarning, stacklevel=4)


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
    if frozen:  # mypyc leaves these out, and interpreted subclasses need them
        for name in ("__setattr__", "__delattr__"):
            setattr(made, name, _refuse)


def _refuse(thing: object, name: str, value: object = None) -> None:
    """Raises FrozenInstanceError: fields of a frozen value cannot be set or deleted."""
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(name)


def hint(made: type, hints: dict[str, str]) -> None:
    """Tells `typing` what the source of a compiled `TypedDict` declares."""
    from typing import ForwardRef

    made.__annotations__ = {name: ForwardRef(text, module=made.__module__) for name, text in hints.items()}


def rebuild(made: type, values: dict[str, Any]) -> Any:
    """A value with these fields; used for copies and pickles."""
    return made(**values)


def interpreted(made: T) -> T:
    """Marks a class that mypyc leaves interpreted: errors, which accept any attribute."""
    return made
