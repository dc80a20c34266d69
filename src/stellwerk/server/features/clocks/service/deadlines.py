"""Phases in which all decide at once may be timed: when their time is up, and for whom it counts."""

from stellwerk.kernel.game import Game
from stellwerk.kernel.view import View
from stellwerk.server.features.clocks.messages import Timer
from stellwerk.server.features.clocks.service.absence import vanishes_at
from stellwerk.server.model.moment import plus, seconds_between
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import Deadline

NEARLY = 0.02


def deadline_of(row: TableRow, view: View, game: Game, now: str, hold: float = 0.0) -> Deadline | None:
    """The deadline of the phase that the table is in now, which begins when pages could have shown it.

    A phase that goes on keeps its own.
    """
    setting = game.meta.timed.get(view.phase)
    seconds = 0 if setting is None else int(row.settings.get(setting, 0))
    if seconds == 0:
        return None
    known = row.deadline
    if known is not None and (known.turn, known.phase) == (view.turn, view.phase):
        return known
    return Deadline(view.turn, view.phase, seconds, plus(now, seconds + hold))


def waited_for(row: TableRow) -> list[int]:
    """The people who have not decided yet; bots take their own time."""
    if row.status != "running":
        return []
    chairs = enumerate(row.chairs)
    return [seat for seat, chair in chairs if row.to_act >> seat & 1 and chair.person is not None and not chair.bot]


def is_over(row: TableRow, now: str) -> bool:
    """Whether the time of the phase is up now."""
    return row.deadline is not None and seconds_between(now, row.deadline.at) <= NEARLY


def ends_at(row: TableRow, now: str) -> list[str]:
    """The moments at which drafts will count, silence will be consent, and somebody will have vanished."""
    drafts = [row.deadline.at] if row.deadline is not None and waited_for(row) else []
    proposal = row.proposal if row.status == "running" else None
    ends = [*drafts, *_absences(row, now)]
    return ends if proposal is None or proposal.until is None else [*ends, proposal.until]


def _absences(row: TableRow, now: str) -> list[str]:
    """When those will have vanished who are waited for, or whose consent is; what is past is no longer waited for."""
    found = [vanishes_at(row, seat) for seat in range(len(row.chairs))]
    if row.status == "running" and row.proposal is not None:
        found += [None if chair.away_at is None else plus(chair.away_at, row.absence) for chair in row.chairs]
    return [at for at in found if at is not None and at > now]


def timer_of(row: TableRow, now: str) -> Timer | None:
    """The timer as everybody sees it."""
    if row.deadline is None or row.status != "running":
        return None
    left = min(max(0.0, seconds_between(now, row.deadline.at)), row.deadline.seconds)
    return Timer(row.deadline.phase, row.deadline.seconds, round(left, 3))
