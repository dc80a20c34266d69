"""Whether everybody who has played a game lets it be published."""

from collections.abc import Mapping

from stellwerk.kernel.entries import HANDS, Decision, TableEntry
from stellwerk.server.features.open_data.model import LeftOut, Standing
from stellwerk.server.model.names import BOT, FORMER
from stellwerk.server.model.table_row import LogRow, Stored


def people_of(stored: Stored) -> list[str]:
    """Everybody who sits at a table or has decided there, also at a seat that was handed on; sitting ones first."""
    sitting = [chair.person for chair in stored.row.chairs]
    authors = [log_row.author for log_row in stored.log_rows]
    return list(dict.fromkeys(person for person in (*sitting, *authors) if person is not None))


def reason_against(stored: Stored, standings: Mapping[str, Standing]) -> LeftOut | None:
    """Why a finished public game must not be published; None if it may."""
    if stored.row.origin is not None:
        return "continued"
    if stored.row.ended is not None:
        return "ended"
    if _has_former(stored):
        return "former"
    people = people_of(stored)
    if any(person not in standings for person in people):
        return "guest"
    if any(standings[person] == "silent" for person in people):
        return "silent"
    return None


def _has_former(stored: Stored) -> bool:
    """Whether somebody has played whose account is deleted."""
    names = [chair.name for chair in stored.row.chairs]
    named = [log_row.entry.by for log_row in stored.log_rows if isinstance(log_row.entry, TableEntry)]
    return FORMER in (*names, *named) or _has_unknown_hand(stored.log_rows)


def _has_unknown_hand(log_rows: list[LogRow]) -> bool:
    """Whether a seat went to a person after decisions there that neither a known person nor a bot has taken.

    Deleting an account takes its id from the decisions; the name of whoever began at a seat is in no entry.
    """
    played_by_bot: set[int] = set()
    unknown: set[int] = set()
    for log_row in log_rows:
        entry = log_row.entry
        if isinstance(entry, TableEntry) and entry.table in HANDS and isinstance(entry.seat, int):
            if str(entry.by).startswith(BOT):
                played_by_bot.add(entry.seat)
            elif entry.seat in unknown:
                return True
            else:
                played_by_bot.discard(entry.seat)
        elif isinstance(entry, Decision) and log_row.author is None and entry.seat not in played_by_bot:
            unknown.add(entry.seat)
    return False
