"""Puts a freshly built client into the wheel."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client unless it is fresh; an editable install uses the one that `make` builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        tool = Path(self.root) / "tools" / "client.py"
        if (Path(self.root) / "web" / "package.json").exists():
            subprocess.run([sys.executable, str(tool), "build"], check=True)
