"""Who is at which table right now."""

from collections import Counter


class Presence:
    """Counts a person's sockets by table and in all."""

    def __init__(self) -> None:
        self.tables: dict[str, Counter[str]] = {}
        self.sockets: Counter[str] = Counter()

    def at(self, table: str) -> set[str]:
        """The persons who look at this table."""
        return set(self.tables.get(table, ()))

    def come(self, table: str, person: str) -> bool:
        """One more socket; True if the person was not there before."""
        self.sockets[person] += 1
        here = self.tables.setdefault(table, Counter())
        here[person] += 1
        return here[person] == 1

    def leave(self, table: str, person: str) -> bool:
        """One socket less; True if it was the person's last here."""
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]
        here = self.tables[table]
        here[person] -= 1
        if here[person]:
            return False
        del here[person]
        if not here:
            del self.tables[table]
        return True
