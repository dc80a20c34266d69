"""The command line: every command is one file here."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 done, 1 the thing asked about failed, 2 wrong use."""
    from stellwerk.extras import needs
    from stellwerk.kernel.errors import MissingExtra

    try:
        with needs("cli"):
            from stellwerk.cli.app import run
    except MissingExtra as error:
        print(f"stellwerk: {error}", file=sys.stderr)
        return 2
    return run(arguments)
