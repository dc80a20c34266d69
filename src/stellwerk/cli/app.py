"""The commands by name, and what happens when one goes wrong."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from stellwerk import __version__
from stellwerk.cli.failure import WrongUse

DONE, FAILED, WRONG_USE, INTERRUPTED = 0, 1, 2, 130

COMMANDS = ("serve", "games", "rules", "play", "simulate", "replay", "verify", "check")


def make_app() -> App:
    """All commands; their modules are read when they are called."""
    app = App(
        name="stellwerk",
        help="Five German transport board games: play them in the browser, simulate them by the thousand.",
        version=__version__,
        help_format="markdown",
        default_parameter=Parameter(negative=()),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        app.command(f"stellwerk.cli.{name}:{name}", name=name)
    app.command("stellwerk.cli.bench:bench", name="bench")
    return app


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; nothing a person types ends in a traceback."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = make_app()(tokens)
        sys.stdout.flush()
    except CycloptsError as error:
        return _wrong_use(str(error), tokens)
    except WrongUse as error:
        return _wrong_use(str(error), tokens, error.next_step)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has gone: say no more
        return DONE
    return code if isinstance(code, int) else DONE


def _wrong_use(message: str, tokens: Sequence[str], next_step: str | None = None) -> int:
    """Say what is wrong and what to do next, on standard error."""
    words = [token for token in tokens[:2] if token in COMMANDS or token in ("bench", "engines", "peers")]
    advice = next_step or f"`{' '.join(['stellwerk', *words, '--help'])}` tells how it is used."
    console = Console(stderr=True, highlight=False)
    console.print(f"stellwerk: {message}", style="red", markup=False, soft_wrap=True)
    console.print(advice, markup=False, soft_wrap=True)
    return WRONG_USE
