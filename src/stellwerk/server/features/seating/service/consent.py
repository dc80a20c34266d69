"""Whose consent a proposal needs, and how long those are waited for whom a bot represents."""

from msgspec.structs import replace

from stellwerk.server.features.seating.messages.chairs import Proposal
from stellwerk.server.model.moment import after
from stellwerk.server.model.sheet import TableRow

LIVE_SECONDS = 5 * 60.0  # where a Fischer clock runs
LEISURE_SECONDS = 3 * 24 * 3600.0  # with time per turn, or without clocks


def asked(sheet: TableRow) -> list[int]:
    """The seats that have to agree: those that people hold and have not given up, whoever plays them at the moment."""
    chairs = enumerate(sheet.chairs)
    return [seat for seat, chair in chairs if chair.person is not None and not chair.conceded]


def missing(sheet: TableRow, proposal: Proposal) -> list[int]:
    """The seats that have not agreed yet."""
    return [seat for seat in asked(sheet) if seat not in proposal.agreed]


def patient(sheet: TableRow) -> TableRow:
    """Where only people are missing for whom bots play, silence is consent after a while; not as long as others are."""
    proposal = sheet.proposal
    if proposal is None:
        return sheet
    seats = missing(sheet, proposal)
    represented = bool(seats) and all(sheet.chairs[seat].bot is not None for seat in seats)
    until = (proposal.until or after(_patience(sheet))) if represented else None
    return sheet if until == proposal.until else replace(sheet, proposal=replace(proposal, until=until))


def _patience(sheet: TableRow) -> float:
    live = sheet.time is not None and sheet.time.turn == 0
    return LIVE_SECONDS if live else LEISURE_SECONDS
