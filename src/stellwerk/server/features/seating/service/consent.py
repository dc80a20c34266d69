"""Whose consent a proposal needs, and how long those are waited for whom a bot represents."""

from msgspec.structs import replace

from stellwerk.server.features.clocks.service.absence import is_long_gone, vanished
from stellwerk.server.model.moment import plus
from stellwerk.server.model.table_row import Proposal, TableRow

LIVE_SECONDS = 5 * 60.0  # where a Fischer clock runs
LEISURE_SECONDS = 3 * 24 * 3600.0  # with time per turn, or without clocks


def concerned(row: TableRow) -> list[int]:
    """The seats that have a say: those that people hold and have not given up, whoever plays them at the moment."""
    chairs = enumerate(row.chairs)
    return [seat for seat, chair in chairs if chair.person is not None and not chair.conceded]


def missing(row: TableRow, proposal: Proposal, now: str) -> list[int]:
    """The seats that have not agreed yet; where somebody has vanished, those who are long gone are not waited for."""
    seats = [seat for seat in concerned(row) if seat not in proposal.agreed]
    if proposal.kind == "undo" or not vanished(row, now):
        return seats
    return [seat for seat in seats if not is_long_gone(row, row.chairs[seat], now)]


def patient(row: TableRow, now: str) -> TableRow:
    """Where only people are missing for whom bots play, silence is consent after a while; not as long as others are."""
    proposal = row.proposal
    if proposal is None:
        return row
    seats = missing(row, proposal, now)
    represented = bool(seats) and all(row.chairs[seat].bot is not None for seat in seats)
    until = (proposal.until or plus(now, _patience(row))) if represented else None
    return row if until == proposal.until else replace(row, proposal=replace(proposal, until=until))


def _patience(row: TableRow) -> float:
    live = row.time is not None and row.time.turn == 0
    return LIVE_SECONDS if live else LEISURE_SECONDS
