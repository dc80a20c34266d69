"""Deadlines of timed phases, in which all players decide at once."""

from stellwerk.kernel.game import Game
from stellwerk.kernel.view import View
from stellwerk.server.model.moment import plus, seconds_between
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import Deadline
from stellwerk.wire.clocks import Timer

NEARLY = 0.02  # a timer may fire so many seconds early


def deadline_of(row: TableRow, view: View, game: Game, shown_at: str) -> Deadline | None:
    """Return the Deadline of the present phase, None if it is not timed; `shown_at`: when pages show it.

    A phase that goes on keeps its Deadline.
    """
    setting = game.meta.timed.get(view.phase)
    seconds = 0 if setting is None else int(row.settings.get(setting, 0))
    if seconds == 0:
        return None
    known = row.deadline
    if known is not None and (known.turn, known.phase) == (view.turn, view.phase):
        return known
    return Deadline(view.turn, view.phase, seconds, plus(shown_at, seconds))


def undecided_seats(row: TableRow) -> list[int]:
    """Return the seats that are to act and that persons play themselves; a bot decides without a timeout."""
    if row.status != "running":
        return []
    chairs = enumerate(row.chairs)
    return [seat for seat, chair in chairs if row.to_act >> seat & 1 and chair.person is not None and not chair.bot]


def is_phase_over(row: TableRow, now: str) -> bool:
    """Tell whether the Deadline of the phase is reached."""
    return row.deadline is not None and seconds_between(now, row.deadline.at) <= NEARLY


def timer_of(row: TableRow, now: str) -> Timer | None:
    """Return the Timer message of the phase; None if it is not timed."""
    if row.deadline is None or row.status != "running":
        return None
    left = min(max(0.0, seconds_between(now, row.deadline.at)), row.deadline.seconds)
    return Timer(row.deadline.phase, row.deadline.seconds, round(left, 3))
