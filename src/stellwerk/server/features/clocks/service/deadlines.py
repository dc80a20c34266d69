"""Phases in which all decide at once may be timed: when their time is up, and for whom it counts."""

from stellwerk.kernel.registry import find_game
from stellwerk.kernel.view import View
from stellwerk.server.features.clocks.messages import Timer
from stellwerk.server.model.moment import after, seconds_until
from stellwerk.server.model.sheet import Deadline, TableRow

NEARLY = 0.02


def deadline_of(sheet: TableRow, view: View) -> Deadline | None:
    """The end of the phase that the table is in now; a phase that goes on keeps its own."""
    game = find_game(sheet.game)
    setting = None if game is None else game.meta.timed.get(view.phase)
    seconds = 0 if setting is None else int(sheet.settings.get(setting, 0))
    if seconds == 0:
        return None
    known = sheet.deadline
    if known is not None and (known.turn, known.phase) == (view.turn, view.phase):
        return known
    return Deadline(view.turn, view.phase, seconds, after(seconds))


def waited_for(sheet: TableRow) -> list[int]:
    """The people who have not decided yet; bots take their own time."""
    if sheet.status != "running":
        return []
    chairs = enumerate(sheet.chairs)
    return [seat for seat, chair in chairs if sheet.to_act >> seat & 1 and chair.person is not None and not chair.bot]


def is_over(sheet: TableRow) -> bool:
    """Whether the time of the phase is up now."""
    return sheet.deadline is not None and seconds_until(sheet.deadline.at) <= NEARLY


def ends_at(sheet: TableRow) -> list[str]:
    """The moments at which drafts will count and silence will be consent, if there are any."""
    drafts = [sheet.deadline.at] if sheet.deadline is not None and waited_for(sheet) else []
    proposal = sheet.proposal if sheet.status == "running" else None
    return drafts if proposal is None or proposal.until is None else [*drafts, proposal.until]


def timer_of(sheet: TableRow) -> Timer | None:
    """The timer as everybody sees it."""
    if sheet.deadline is None or sheet.status != "running":
        return None
    return Timer(sheet.deadline.phase, sheet.deadline.seconds, round(max(0.0, seconds_until(sheet.deadline.at)), 3))
