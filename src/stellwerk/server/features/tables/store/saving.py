"""Saving changes of tables: those that share a transaction share its statements."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from stellwerk.server.features.tables.store import queries
from stellwerk.server.model.notice import Notice
from stellwerk.server.model.table_row import Change, TableRow
from stellwerk.server.platform.cluster.news import News, plan_news
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.group_commit import BatchedWork

PutNotices = Callable[[Connection, str, list[Notice]], None]
"""Writes the notices of a changed table in its transaction."""


class Save(BatchedWork):
    """One change, to be told to the other workers if there are any."""

    def __init__(self, change: Change, news: NewsSender, put_notices: PutNotices) -> None:
        self.change = change
        self.news = news
        self.put_notices = put_notices

    @classmethod
    def run_batch(cls, connection: Connection, works: Sequence["Save"]) -> None:
        """New entries, the sheets after them, notices, news."""
        queries.save(connection, [work.change for work in works])
        for work in works:
            work.put_notices(connection, work.change.row.id, work.change.notices)
        works[0].news.send(connection, [news for work in works for news in _news(work.change)])


def _news(change: Change) -> list[News]:
    """What the others hear; most changes are moves, which lists of tables do not show."""
    id, before = change.row.id, change.before
    if before is not None and before.planned != change.row.planned and _is_plan_alone(before, change.row):
        changed = before.planned ^ change.row.planned
        planners = [chair.person for seat, chair in enumerate(before.chairs) if changed >> seat & 1]
        return [plan_news(id, person) for person in planners if person is not None]
    listed = change.chairs_changed or before is None or before.status != change.row.status
    return [News("table", id), News("lists", id)] if listed else [News("table", id)]


def _is_plan_alone(before: TableRow, after: TableRow) -> bool:
    """Whether nothing has changed that anybody but a planner may hear of."""
    return replace(before, planned=after.planned, version=after.version) == after
