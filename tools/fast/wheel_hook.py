"""Adds the compiled modules to a wheel if MARIA_COMPILED is set to 1, as `make wheel` does."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface[Any]):
    """Makes the wheel specific to this Python and machine. Without the variable it stays a pure one."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Includes the modules as a folder of the package, where `maria.compiled` finds them."""
        if os.environ.get("MARIA_COMPILED") == "1":
            build_data["force_include"][str(Path(self.root) / "build" / "fast" / "modules")] = "maria/fast"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
