"""`stellwerk check`: the contract checks for one game, for its authors."""

from time import perf_counter

from msgspec import Struct

from stellwerk.cli.inputs import the_game
from stellwerk.cli.output import print_json, progress, stdout_console
from stellwerk.compiled import status
from stellwerk.contract.checks import Check, all_checks


class Checked(Struct, frozen=True):
    """Result of one check."""

    name: str
    ok: bool
    seconds: float
    message: str


def check(game: str, /, *, games: int = 1, seed: int = 1, json: bool = False) -> int:
    """Run the contract checks that every game must pass.

    ```
    stellwerk check paris
    stellwerk check paris --games 20 --json
    ```

    Parameters
    ----------
    game
        The id of a game, your own included once its package is installed.
    games
        Random games per kind of table.
    seed
        Where the random games begin.
    json
        Print one JSON document.
    """
    checks = all_checks(the_game(game), max(1, games), seed)
    engine = status()
    if not json:
        stdout_console().print(f"{game}: {engine.mode} engine ({engine.reason})", markup=False)
    results: list[Checked] = []
    with progress(game) as advance:
        for number, one in enumerate(checks, start=1):
            results.append(_run(one))
            if not json:
                _print(results[-1])
            if advance is not None:
                advance(number, len(checks))
    ok = all(result.ok for result in results)
    if json:
        print_json({"game": game, "ok": ok, "engine": engine.mode, "reason": engine.reason, "checks": results})
    return 0 if ok else 1


def _run(check: Check) -> Checked:
    """Run a check; it fails by AssertionError, and by any other exception as a bug of the game."""
    begin = perf_counter()
    try:
        check.run()
    except Exception as error:
        message = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        return Checked(check.name, False, round(perf_counter() - begin, 2), message or "failed")
    return Checked(check.name, True, round(perf_counter() - begin, 2), "")


def _print(result: Checked) -> None:
    word = "[green]ok[/green]    " if result.ok else "[red]FAILED[/red]"
    console = stdout_console()
    console.print(f"{word} {result.name} ({result.seconds:.1f} s)")
    if not result.ok:
        console.print(f"       {result.message}", markup=False)
