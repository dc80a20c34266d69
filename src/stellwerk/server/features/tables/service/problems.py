"""Problems (RFC 9457) made from errors, for REST and socket alike."""

from msgspec import UNSET

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.platform.database.failures import failure_of
from stellwerk.wire.problems import Problem
from stellwerk.wire.tables import TableView

MEDIA_TYPE = "application/problem+json"


def store_failed(why: str) -> RequestError:
    """The error of a request that the store could not serve."""
    return RequestError(ErrorCode.STORE_FAILED, f"The server's store does not work at present: {why}.")


def mistake_of(error: Exception) -> RequestError:
    """The RequestError that a client is sent instead of an unexpected exception."""
    why = failure_of(error)
    if why is not None:
        return store_failed(why)
    return RequestError(ErrorCode.INTERNAL, "Something went wrong here; it was written down.")


def retry_header(error: RequestError) -> dict[str, str]:
    """The header `Retry-After` of an error that time heals; nothing for others."""
    return {} if error.retry_after is None else {"retry-after": str(error.retry_after)}


def problem_of(error: RequestError) -> Problem:
    """The Problem that a client is sent for an error."""
    refusal, index, table = error.refusal, error.index, error.table
    assert table is None or isinstance(table, TableView)
    return Problem(
        type=f"urn:stellwerk:problem:{error.code}",
        title=error.code.title_text,
        status=error.code.status,
        detail=error.detail,
        code=error.code,
        clause=UNSET if refusal is None else refusal.clause,
        data=UNSET if error.data is None else error.data,
        objects=UNSET if refusal is None else list(refusal.objects),
        index=UNSET if index is None else index,
        table=UNSET if table is None else table,
        retry_after=UNSET if error.retry_after is None else error.retry_after,
    )
