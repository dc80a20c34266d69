"""Differences between the lists of tables that were sent and those after a change, by the person who reads them."""

from collections.abc import Iterable
from operator import attrgetter

from stellwerk.server.model.table_row import TableRow

MOST_SEEN = 10_000  # rows that are compared with the next ones
_listed = attrgetter("chairs", "status", "options", "settings", "time", "substitute", "absence")


class LobbyDiff:
    """Collects whose lists have changed since they were sent; a move that changes no list costs a comparison."""

    def __init__(self) -> None:
        self.viewers: dict[str, frozenset[str]] = {}  # by person who has the lists open: the own tables that were sent
        self.public = False  # the public tables have changed
        self.persons: set[str] = set()  # viewers whose own tables have changed
        self.elsewhere: set[str] = set()  # tables that another worker has changed: to be compared
        self._seen: dict[str, TableRow] = {}
        self._shown: dict[str, set[str]] = {}  # by table: viewers to whom it was sent as an own one

    def __bool__(self) -> bool:
        return self.public or bool(self.persons or self.elsewhere)

    def show(self, person: str, tables: Iterable[str]) -> None:
        """Note that a person has been sent these tables as the own ones."""
        self._forget(person)
        self.viewers[person] = frozenset(tables)
        for table in self.viewers[person]:
            self._shown.setdefault(table, set()).add(person)

    def hide(self, person: str) -> None:
        """Forget a person who has closed the lists."""
        self._forget(person)
        if not self.viewers:
            self._seen.clear()

    def mark_all(self) -> None:
        """Mark all lists as changed, because anything may have."""
        self.public = True
        self.persons.update(self.viewers)

    def table_changed(self, row: TableRow) -> None:
        """Mark the lists that show a difference: in chairs, status or terms, or in whose turn it is."""
        before = self._seen.get(row.id)
        self._seen[row.id] = row
        if before is not None and _listed(before) == _listed(row):
            if turned := before.to_act ^ row.to_act:
                self._mark(chair.person for seat, chair in enumerate(row.chairs) if turned >> seat & 1)
            return
        self.public = self.public or row.public
        self._mark((row.owner, *self._shown.get(row.id, ())))
        self._mark(person for chair in row.chairs for person in (chair.person, chair.reserved))
        if len(self._seen) > MOST_SEEN:
            self._seen.clear()

    def changed_elsewhere(self, id: str, plain: bool) -> None:
        """Note a table that another worker has changed; a plain move concerns only lists of own tables."""
        if not plain or id in self._shown:
            self.elsewhere.add(id)

    def table_removed(self, id: str) -> None:
        """Mark the lists that show a table that was deleted."""
        self._seen.pop(id, None)
        self._mark(self._shown.get(id, ()))
        self.public = True

    def take(self) -> tuple[bool, set[str]]:
        """Return whether the public tables have changed, and whose own ones; begin to collect anew."""
        found = self.public, self.persons
        self.public, self.persons = False, set()
        return found

    def _forget(self, person: str) -> None:
        for table in self.viewers.pop(person, ()):
            self._shown[table].discard(person)
            if not self._shown[table]:
                del self._shown[table]

    def _mark(self, persons: Iterable[str | None]) -> None:
        self.persons.update(person for person in persons if person is not None and person in self.viewers)
