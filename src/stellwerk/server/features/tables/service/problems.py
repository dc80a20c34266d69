"""Problems (RFC 9457) made from errors, for REST and socket alike."""

from msgspec import UNSET

from stellwerk.server.errors import RequestError
from stellwerk.server.features.tables.messages.problems import Problem
from stellwerk.server.features.tables.messages.tables import TableView

MEDIA_TYPE = "application/problem+json"


def problem_of(error: RequestError) -> Problem:
    """What the asker is told."""
    refusal, index, table = error.refusal, error.index, error.table
    assert table is None or isinstance(table, TableView)
    return Problem(
        type=f"urn:stellwerk:problem:{error.code}",
        title=error.code.title_text,
        status=error.code.status,
        detail=error.detail,
        code=error.code,
        clause=UNSET if refusal is None else refusal.clause,
        data=UNSET if refusal is None else dict(refusal.data),
        objects=UNSET if refusal is None else list(refusal.objects),
        index=UNSET if index is None else index,
        table=UNSET if table is None else table,
    )
