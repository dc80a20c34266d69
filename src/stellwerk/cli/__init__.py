"""The command line: every command is one file here."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 done, 1 the thing asked about failed, 2 wrong use."""
    from stellwerk.cli.app import run

    return run(arguments)
