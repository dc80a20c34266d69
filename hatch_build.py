"""Puts a freshly built client into the wheel, and the compiled engines if STELLWERK_WHEEL=compiled asks for them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINES = "src/stellwerk/_compiled"
IS_COMPILED = "import sys; from stellwerk.compiled import status; sys.exit(status().mode != 'compiled')"


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what a wheel has beside the sources; an editable install uses what `make` builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        tool = Path(self.root) / "tools" / "client.py"
        if (Path(self.root) / "web" / "package.json").exists():
            subprocess.run([sys.executable, str(tool), "build"], check=True)
        if os.environ.get("STELLWERK_WHEEL") == "compiled":
            self.add_engines(build_data)

    def add_engines(self, build_data: dict[str, Any]) -> None:
        """Compile the engines unless they are fresh; the wheel then belongs to this Python and this platform."""
        environment = {name: value for name, value in os.environ.items() if name != "STELLWERK_PURE"}
        for command in (["-m", "stellwerk.compiled.build"], ["-c", IS_COMPILED]):
            subprocess.run([sys.executable, *command], check=True, env=environment)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(Path(self.root) / ENGINES)] = "stellwerk/_compiled"
