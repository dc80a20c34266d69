"""The votes that a proposal needs, and how long the table waits for players who do not answer."""

from msgspec.structs import replace

from stellwerk.server.features.clocks.service.absence import (
    LEAST_SECONDS,
    absence_end,
    has_been_away,
    vanished_seats,
)
from stellwerk.server.model.moment import plus
from stellwerk.server.model.table_row import Proposal, TableRow

LIVE_SECONDS = 5 * 60.0  # with a Fischer clock
LEISURE_SECONDS = 3 * 24 * 3600.0  # with time per turn, or without clocks


def voting_seats(row: TableRow) -> list[int]:
    """Return the seats that vote: those of persons who have not conceded, also while a bot plays for them.

    Bot accounts agree with everything; they vote only where no person does.
    """
    asked = [seat for seat, chair in enumerate(row.chairs) if chair.person is not None and not chair.conceded]
    return [seat for seat in asked if not row.chairs[seat].bot_account] or asked


def missing_votes(row: TableRow, proposal: Proposal, now: str) -> list[int]:
    """Return the seats that have not agreed yet; if a player has vanished, without those and others away as long."""
    seats = [seat for seat in voting_seats(row) if seat not in proposal.agreed]
    vanished = vanished_seats(row, now)
    if proposal.kind == "undo" or not vanished:
        return seats
    return [seat for seat in seats if seat not in vanished and not has_been_away(row, row.chairs[seat], now)]


def with_consent_deadline(row: TableRow, now: str) -> TableRow:
    """Return the TableRow with `Proposal.until`: from that moment on the silence of those who are missing is consent.

    It is set while only votes of players are missing for whom bots play, and while somebody has vanished: then a page
    that is open and answers nothing blocks the table no longer than somebody who is away.
    """
    proposal = row.proposal
    if proposal is None:
        return row
    until = _consent_deadline(row, proposal, now)
    until = proposal.until if until is not None and proposal.until is not None else until
    return row if until == proposal.until else replace(row, proposal=replace(proposal, until=until))


def _consent_deadline(row: TableRow, proposal: Proposal, now: str) -> str | None:
    seats = missing_votes(row, proposal, now)
    if seats and all(row.chairs[seat].bot is not None for seat in seats):
        return plus(now, _consent_seconds(row))
    waits = proposal.kind != "undo" and vanished_seats(row, now)
    return absence_end(row, now, LEAST_SECONDS) if seats and waits else None


def _consent_seconds(row: TableRow) -> float:
    live = row.time is not None and row.time.turn == 0
    return LIVE_SECONDS if live else LEISURE_SECONDS
