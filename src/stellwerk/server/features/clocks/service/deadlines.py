"""Deadlines of timed phases, in which all players decide at once; and the next moments that a table waits for."""

from stellwerk.kernel.game import Game
from stellwerk.kernel.view import View
from stellwerk.server.features.clocks.messages import Timer
from stellwerk.server.features.clocks.service.absence import absence_end, vanishes_at
from stellwerk.server.model.moment import plus, seconds_between
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import Deadline

NEARLY = 0.02  # a timer may fire so many seconds early


def deadline_of(row: TableRow, view: View, game: Game, now: str, hold: float = 0.0) -> Deadline | None:
    """Return the Deadline of the present phase, None if it is not timed; `hold`: the seconds until pages show it.

    A phase that goes on keeps its Deadline.
    """
    setting = game.meta.timed.get(view.phase)
    seconds = 0 if setting is None else int(row.settings.get(setting, 0))
    if seconds == 0:
        return None
    known = row.deadline
    if known is not None and (known.turn, known.phase) == (view.turn, view.phase):
        return known
    return Deadline(view.turn, view.phase, seconds, plus(now, seconds + hold))


def undecided_seats(row: TableRow) -> list[int]:
    """Return the seats that are to act and that persons play themselves; a bot decides without a timeout."""
    if row.status != "running":
        return []
    chairs = enumerate(row.chairs)
    return [seat for seat, chair in chairs if row.to_act >> seat & 1 and chair.person is not None and not chair.bot]


def is_phase_over(row: TableRow, now: str) -> bool:
    """Tell whether the Deadline of the phase is reached."""
    return row.deadline is not None and seconds_between(now, row.deadline.at) <= NEARLY


def due_moments(row: TableRow, now: str) -> list[str]:
    """Return the moments at which the drafts count, silence becomes consent, and absent players have vanished."""
    drafts = [row.deadline.at] if row.deadline is not None and undecided_seats(row) else []
    proposal = row.proposal if row.status == "running" else None
    moments = [*drafts, *_vanishing_moments(row, now)]
    return moments if proposal is None or proposal.until is None else [*moments, proposal.until]


def _vanishing_moments(row: TableRow, now: str) -> list[str]:
    """Return the future moments at which players who are to act, or who have to vote, will have vanished."""
    found = [vanishes_at(row, seat) for seat in range(len(row.chairs))]
    if row.status == "running" and row.proposal is not None:
        found += [None if chair.away_at is None else absence_end(row, chair.away_at) for chair in row.chairs]
    return [at for at in found if at is not None and at > now]


def timer_of(row: TableRow, now: str) -> Timer | None:
    """Return the Timer message of the phase; None if it is not timed."""
    if row.deadline is None or row.status != "running":
        return None
    left = min(max(0.0, seconds_between(now, row.deadline.at)), row.deadline.seconds)
    return Timer(row.deadline.phase, row.deadline.seconds, round(left, 3))
