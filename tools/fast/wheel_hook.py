"""Puts the compiled modules into a wheel, if MARIA_COMPILED asks for it: `make wheel` does so."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface[Any]):
    """A wheel for this Python and machine; without the variable it is a pure one."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The modules lie in a folder of the package, from which `maria.compiled` takes them."""
        if os.environ.get("MARIA_COMPILED") == "1":
            build_data["force_include"][str(Path(self.root) / "build" / "fast" / "modules")] = "maria/fast"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
