"""`stellwerk bench`: how fast engines and server are, alone and beside others."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from cyclopts import App, Parameter

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.inputs import the_game
from stellwerk.cli.output import print_json, progress, stdout_console
from stellwerk.kernel.registry import all_games

bench = App(
    name="bench",
    help="Measure the engines by themselves (`engines`) or beside others (`peers`), the `environments` of learners "
    "beside others, and the `server` under load.",
    default_parameter=Parameter(negative=()),
)


@bench.command
def engines(game: str | None = None, /, *, seconds: float = 1.0, json: bool = False, write: Path | None = None) -> int:
    """Measure our engines, pure and compiled, each in a process of its own.

    ```
    stellwerk bench engines
    stellwerk bench engines paris --seconds 3 --json
    ```

    Parameters
    ----------
    game
        The id of one game; all of them if missing.
    seconds
        Processor time per measurement.
    json
        Print one JSON document.
    write
        Write the table as Markdown into this file, and the raw figures beside it as JSON.
    """
    from stellwerk.bench.engines import measure_all
    from stellwerk.bench.markdown import engines_page

    if seconds <= 0:
        raise WrongUse("--seconds must be above 0")
    games = list(all_games()) if game is None else [the_game(game).meta.id]
    with progress("engines") as advance:
        found = measure_all(games, seconds, advance)
    _report(found, engines_page(found), json, write)
    return 0


@bench.command
def peers(
    *,
    rounds: int = 7,
    seconds: float = 0.6,
    folder: Path = Path(".peers"),
    json: bool = False,
    write: Path | None = None,
) -> int:
    """Measure our engines beside Catanatron, OpenSpiel and python-chess in one interleaved run.

    The peers are installed into an environment of their own on first use.

    ```
    stellwerk bench peers
    stellwerk bench peers --json --write docs/peers.md
    ```

    Parameters
    ----------
    rounds
        Rounds over all arms, each in another order.
    seconds
        Processor time per arm and round.
    folder
        Where the peers' environment lives.
    json
        Print one JSON document.
    write
        Write the tables as Markdown into this file, and the raw figures beside it as JSON.
    """
    from stellwerk.bench.markdown import comparison_page
    from stellwerk.bench.peers import compare

    return _compare_with_peers(compare, comparison_page, folder, rounds, seconds, json, write)


@bench.command
def environments(
    *,
    rounds: int = 5,
    seconds: float = 0.5,
    folder: Path = Path(".peers"),
    json: bool = False,
    write: Path | None = None,
) -> int:
    """Measure our environments beside PettingZoo's connect four and OpenSpiel's games in Python, in one run.

    The peers are installed into an environment of their own on first use.

    ```
    stellwerk bench environments
    stellwerk bench environments --rounds 9 --json --write docs/measured/environments.md
    ```

    Parameters
    ----------
    rounds
        Rounds over all environments, each in another order.
    seconds
        Processor time per environment and round.
    folder
        Where the peers' environment lives.
    json
        Print one JSON document.
    write
        Write the tables as Markdown into this file, and the raw figures beside it as JSON.
    """
    from stellwerk.bench.environments import compare, environments_page

    return _compare_with_peers(compare, environments_page, folder, rounds, seconds, json, write)


def _compare_with_peers(
    compare: Callable[..., Any],
    page: Callable[[Any], str],
    folder: Path,
    rounds: int,
    seconds: float,
    json: bool,
    write: Path | None,
) -> int:
    """Run a comparison with a progress bar and report it; 1 if the peers cannot be installed or run."""
    from stellwerk.bench.environment import NoPeers
    from stellwerk.bench.worker import ArmFailed

    if rounds < 1 or seconds <= 0:
        raise WrongUse("--rounds and --seconds must be above 0")
    try:
        with progress("rounds") as advance:
            found = compare(folder.absolute(), rounds, seconds, advance=advance)
    except (NoPeers, ArmFailed) as error:
        print(f"stellwerk bench: {error}", file=sys.stderr)
        return 1
    _report(found, page(found), json, write)
    return 0


@bench.command
def server(
    *,
    game: str = "kraftwagen",
    tables: tuple[int, ...] = (8, 64, 512),
    rounds: int = 3,
    seconds: float = 3.0,
    sockets: int = 2000,
    database: str | None = None,
    folder: Path = Path(".peers"),
    against: Path | None = None,
    json: bool = False,
    write: Path | None = None,
) -> int:
    """Measure the server under load, beside boardgame.io's in one interleaved run.

    Real WebSocket clients on the loopback play random games: tic-tac-toe on both servers, one of our games on ours,
    by socket and by REST, on SQLite and on PostgreSQL. boardgame.io is installed on first use.

    ```
    stellwerk bench server
    stellwerk bench server --tables 8 --seconds 5 --sockets 0
    stellwerk bench server --tables 8 --rounds 7 --against ../stellwerk-0.1
    stellwerk bench server --json --write docs/measured/server.md
    ```

    Parameters
    ----------
    game
        The game of ours that is played beside tic-tac-toe.
    tables
        How many tables are played at once, from few to many.
    rounds
        Rounds over all servers, each in another order.
    seconds
        Length of a round.
    sockets
        How many sockets are opened at the end; 0 leaves that out.
    database
        A PostgreSQL database to use; without it one is started, where the package for it is installed.
    folder
        Where boardgame.io is installed.
    against
        Another checkout of this project, ready to run (`make compile` there): its server plays in the same rounds.
    json
        Print one JSON document.
    write
        Write the tables as Markdown into this file, and the raw figures beside it as JSON.
    """
    from stellwerk.bench.load.page import load_page
    from stellwerk.bench.load.run import Plan, measure_server

    if rounds < 1 or seconds <= 0 or not tables or sorted(set(tables)) != list(tables) or tables[0] < 1:
        raise WrongUse("--rounds and --seconds must be above 0, --tables must grow")
    if against is not None and not (against / ".venv" / "bin" / "python").exists():
        raise WrongUse(f"--against {against}: no .venv there; run `make compile` in that checkout first")
    other = None if against is None else against.absolute()
    plan = Plan(the_game(game).meta.id, rounds, seconds, tables, folder.absolute(), database, sockets, other)
    with progress("rounds") as advance:
        found = measure_server(plan, advance)
    _report(found, load_page(found), json, write)
    return 0


def _report(document: object, page: str, json: bool, write: Path | None) -> None:
    """Print what was measured, as tables or as JSON, and write it into a file if one is named."""
    if write is not None:
        _write(write, page, document)
    if json:
        print_json(document)
    else:
        stdout_console().print(page, markup=False)


def _write(path: Path, page: str, document: object) -> None:
    """Write the tables as Markdown, and the raw figures beside it as JSON."""
    raw = msgspec.json.format(msgspec.json.encode(document), indent=1)
    try:
        path.write_text(page, encoding="utf-8")
        path.with_suffix(".json").write_bytes(raw + b"\n")
    except OSError as error:
        raise WrongUse(f"cannot write {error.filename}: {error.strerror}") from None
