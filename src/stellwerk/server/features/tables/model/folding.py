"""From a stored log to a position: its entries are carried out again; they were judged when they were written."""

from collections.abc import Sequence

from stellwerk.kernel.entries import Entry
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.meta import Options
from stellwerk.kernel.replay import Replay


class BrokenLog(Exception):
    """A stored log that cannot be carried out: the store is damaged."""


def restored(game: Game, seats: int, options: Options, log: Sequence[Entry]) -> Fold:
    """The fold of a log that this server has written."""
    return Fold.of(_carried_out(Replay(game, seats, options, log, judged=False)))


def positions(game: Game, seats: int, options: Options, log: Sequence[Entry]) -> list[State | None]:
    """The position after 0, 1, 2 … entries; None before the setup is complete."""
    return _carried_out(Replay(game, seats, options, log, judged=False, keep=True)).positions


def _carried_out(replay: Replay) -> Replay:
    try:
        fault = replay.run()
    except Exception as error:
        raise BrokenLog(f"entry {replay.at}: {error}") from error
    if fault is not None:
        raise BrokenLog(f"entry {fault.index}: {fault.message} ({fault.clause})")
    if replay.due is not None:
        raise BrokenLog(f"entry {replay.at}: the chance event {replay.due!r} is missing")
    return replay
