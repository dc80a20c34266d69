"""`stellwerk verify`: recompute every chance outcome of a record."""

from stellwerk.cli.inputs import RecordFile, the_file
from stellwerk.cli.output import print_json, stdout_console
from stellwerk.kernel.record import RecordError, read_record
from stellwerk.kernel.verify import Verification
from stellwerk.kernel.verify import verify as verified


def verify(file: RecordFile, /, *, json: bool = False) -> int:
    """Recompute every chance outcome of a record from its proof.

    Says *proved*, *proved except* (a salt was withheld), *broken* or *no proof*; the last two are exit code 1.

    ```
    stellwerk verify game.stellwerk.json
    ```

    Parameters
    ----------
    file
        A record; `-` reads standard input.
    json
        Print one JSON document.
    """
    try:
        outcome = verified(read_record(the_file(file)))
    except RecordError as error:
        outcome = Verification("broken", 0, [], 0, [f"this is no record: {error}"])
    if json:
        print_json({"ok": outcome.ok, **{name: getattr(outcome, name) for name in outcome.__struct_fields__}})
    else:
        _print(outcome)
    return 0 if outcome.ok else 1


def _print(outcome: Verification) -> None:
    console = stdout_console()
    console.print(f"{outcome.verdict}{_exceptions(outcome)}", style="bold", markup=False)
    for fault in outcome.faults:
        console.print(f"  {fault}", markup=False)
    if outcome.ok:
        console.print(f"{outcome.events} chance events follow from the promised seed and the salts.", markup=False)


def _exceptions(outcome: Verification) -> str:
    parts = [f"the salt of seat {seat} was withheld" for seat in outcome.withheld]
    if outcome.unchecked:
        parts.append(f"{outcome.unchecked} events came from the game this one continues")
    return f": {'; '.join(parts)}" if outcome.ok and parts else ""
