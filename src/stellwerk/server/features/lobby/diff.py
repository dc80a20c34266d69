"""Which lists of tables have changed, and for whom: every change of a table is looked at, few have to be told."""

from collections.abc import Iterable

from stellwerk.server.model.table_row import TableRow

MOST_SEEN = 10_000  # sheets that are compared with what comes next


class LobbyDiff:
    """What those who have the lists open must be told next; a plain move costs a comparison."""

    def __init__(self) -> None:
        self.people: dict[str, frozenset[str]] = {}  # who has the lists open, and the own tables that were shown
        self.public = False  # the public tables have changed
        self.persons: set[str] = set()  # whose own tables have changed
        self.elsewhere: set[str] = set()  # tables that another worker has changed: to be looked at
        self._seen: dict[str, TableRow] = {}
        self._shown: dict[str, set[str]] = {}  # by table: to whom it was shown as an own one

    def __bool__(self) -> bool:
        return self.public or bool(self.persons or self.elsewhere)

    def show(self, person: str, tables: Iterable[str]) -> None:
        """A person has the lists open and sees these tables as the own ones."""
        self._forget(person)
        self.people[person] = frozenset(tables)
        for table in self.people[person]:
            self._shown.setdefault(table, set()).add(person)

    def hide(self, person: str) -> None:
        """A person no longer looks at the lists."""
        self._forget(person)
        if not self.people:
            self._seen.clear()

    def everything(self) -> None:
        """Anything may have changed."""
        self.public = True
        self.persons.update(self.people)

    def table_changed(self, row: TableRow) -> None:
        """Who sits, how far the table is, and whose turn it is where the lists are open: nothing else counts."""
        before = self._seen.get(row.id)
        self._seen[row.id] = row
        if before is not None and before.chairs == row.chairs and before.status == row.status:
            if turned := before.to_act ^ row.to_act:
                self._tell(chair.person for seat, chair in enumerate(row.chairs) if turned >> seat & 1)
            return
        self.public = self.public or row.public
        self._tell((row.owner, *self._shown.get(row.id, ())))
        self._tell(person for chair in row.chairs for person in (chair.person, chair.reserved))
        if len(self._seen) > MOST_SEEN:
            self._seen.clear()

    def changed_elsewhere(self, id: str, plain: bool) -> None:
        """Another worker has changed a table; of a plain move those hear to whom it was shown as an own one."""
        if not plain or id in self._shown:
            self.elsewhere.add(id)

    def table_gone(self, id: str) -> None:
        """A table was cleared away."""
        self._seen.pop(id, None)
        self._tell(self._shown.get(id, ()))
        self.public = True

    def taken(self) -> tuple[bool, set[str]]:
        """Whether the public tables have changed and whose own ones; from now on it counts anew."""
        found = self.public, self.persons
        self.public, self.persons = False, set()
        return found

    def _forget(self, person: str) -> None:
        for table in self.people.pop(person, ()):
            self._shown[table].discard(person)
            if not self._shown[table]:
                del self._shown[table]

    def _tell(self, persons: Iterable[str | None]) -> None:
        self.persons.update(person for person in persons if person is not None and person in self.people)
