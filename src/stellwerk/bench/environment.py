"""The environment of the peers: other people's engines, installed beside ours and never mixed with them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

PEERS: Final = ("catanatron==3.2.1", "open_spiel==2.0.2", "chess==1.11.2", "pettingzoo[classic]==1.27.0")
ALONE: Final = ("catanatron_gym==4.0.0",)
"""Installed without what it asks for: an older Gymnasium than PettingZoo's, with which it runs all the same."""


class NoPeers(Exception):
    """The environment of the peers cannot be made."""


def ready_environment(folder: Path) -> Path:
    """The peers' environment, made on first use and kept: with our own interpreter, or it would not be fair."""
    python = folder / "bin" / "python"
    stamp = folder / "peers.txt"
    if stamp.exists() and stamp.read_text() == contents() and python.exists():
        return python
    _run([sys.executable, "-m", "venv", "--clear", str(folder)], "cannot make an environment")
    _run([str(python), "-m", "pip", "install", "--quiet", *PEERS], "cannot install the peers")
    _run([str(python), "-m", "pip", "install", "--quiet", "--no-deps", *ALONE], "cannot install the peers")
    stamp.write_text(contents())
    return python


def contents() -> str:
    """What the environment is made of."""
    return "\n".join((sys.version, sys.base_prefix, *PEERS, *ALONE)) + "\n"


def peers_variables() -> dict[str, str]:
    """The environment variables of a peer's process: our package is found, its compiled part is not."""
    import stellwerk

    source = Path(stellwerk.__file__).parent.parent
    return {**os.environ, "PYTHONPATH": str(source), "STELLWERK_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def _run(command: list[str], trouble: str) -> None:
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines()
        raise NoPeers(f"{trouble}: {lines[-1] if lines else error}") from None
