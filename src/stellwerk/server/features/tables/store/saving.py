"""Saving changes of tables: those that share a transaction share its statements."""

from collections.abc import Sequence

from sqlalchemy import Connection

from stellwerk.server.features.notices.store import put
from stellwerk.server.features.tables.store import queries
from stellwerk.server.model.table_row import Change
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import post
from stellwerk.server.platform.database.journal import Saving


class Save(Saving):
    """One change, to be told to the other workers if there are any."""

    def __init__(self, change: Change, worker: int | None) -> None:
        self.change = change
        self.worker = worker  # who tells; None: nobody else would hear it

    @classmethod
    def together(cls, connection: Connection, works: Sequence["Save"]) -> None:
        """New entries, the sheets after them, notices, news."""
        queries.save(connection, [work.change for work in works])
        for work in works:
            put(connection, work.change.row.id, work.change.notices)
        if works[0].worker is not None:
            post(connection, works[0].worker, *(news for work in works for news in _news(work.change)))


def _news(change: Change) -> list[News]:
    """What the others hear; most changes are moves, which lists of tables do not show."""
    id, before = change.row.id, change.before
    listed = change.chairs_changed or before is None or before.status != change.row.status
    return [News("table", id), News("lists", id)] if listed else [News("table", id)]
