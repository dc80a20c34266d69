"""The application with all commands, and the exit codes of failures."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from stellwerk import __version__
from stellwerk.cli.failure import Stopped, TryAgain, WrongUse
from stellwerk.extras import missing_extra

DONE, FAILED, WRONG_USE, TRY_AGAIN, INTERRUPTED = 0, 1, 2, 75, 130

COMMANDS = (
    "serve",
    "games",
    "rules",
    "play",
    "simulate",
    "lab",
    "replay",
    "verify",
    "check",
    "new-game",
    "bench",
    "admin",
)


def make_app() -> App:
    """Application with all commands; their modules are imported when they are called."""
    app = App(
        name="stellwerk",
        help="German transport board games: play them in the browser, simulate them by the thousand.",
        version=__version__,
        help_format="markdown",
        default_parameter=Parameter(negative=()),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        function = name.replace("-", "_")
        app.command(f"stellwerk.cli.{function}:{function}", name=name)
    return app


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code; wrong use and bugs are printed in one line."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    app = make_app()
    if not tokens or tokens[0] in ("--help", "-h"):
        _import_all(app)
    try:
        code = app(tokens)
        sys.stdout.flush()
    except CycloptsError as error:
        return _wrong_use(str(error), tokens)
    except WrongUse as error:
        return _wrong_use(str(error), tokens, error.next_step)
    except TryAgain as error:
        print(f"stellwerk: {error}; try again later", file=sys.stderr)
        return TRY_AGAIN
    except Stopped as error:
        return _stopped(error)
    except ImportError as error:
        missing = missing_extra(error)
        return _bug(error) if missing is None else _wrong_use(str(missing), tokens, "Install that, then try again.")
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # the reader of the pipe has closed it: nothing more can be printed
        return DONE
    except Exception as error:
        return _bug(error)
    return code if isinstance(code, int) else DONE


def _bug(error: Exception) -> int:
    """Print an unexpected exception in one line and return exit code 1; raise it if STELLWERK_DEBUG is set."""
    if os.environ.get("STELLWERK_DEBUG"):
        raise error
    where = "STELLWERK_DEBUG=1 shows where it came from; please report it."
    print(f"stellwerk: a bug: {type(error).__name__}: {error}\n{where}", file=sys.stderr)
    return FAILED


def _stopped(error: Stopped) -> int:
    """Print why a command stopped and how it goes on; raise the error if STELLWERK_DEBUG is set."""
    if os.environ.get("STELLWERK_DEBUG"):
        raise error
    print(f"stellwerk: {error}\n{error.next_step}", file=sys.stderr)
    return FAILED


def _import_all(app: App) -> None:
    """Import the module of every command, so that the overview can show what each is for."""
    for name in COMMANDS:
        try:
            app[name]
        except ImportError as error:
            missing = missing_extra(error)
            if missing is None:
                raise
            del app[name]
            app.command(App(name=name, help=f"Not installed: pip install 'stellwerk[{missing.extra}]'."))


def _wrong_use(message: str, tokens: Sequence[str], next_step: str | None = None) -> int:
    """Print what is wrong and what to do next to standard error; return exit code 2."""
    words = [
        token
        for token in tokens[:2]
        if token in (*COMMANDS, "engines", "peers", "server", "match", "tournament", "ratings", "dataset")
    ]
    advice = next_step or f"`{' '.join(['stellwerk', *words, '--help'])}` tells how it is used."
    console = Console(stderr=True, highlight=False)
    console.print(f"stellwerk: {message}", style="red", markup=False, soft_wrap=True)
    console.print(advice, markup=False, soft_wrap=True)
    return WRONG_USE
