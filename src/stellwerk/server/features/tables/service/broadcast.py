"""A table at one moment, for everybody who looks: what all see alike is worked out once."""

from collections.abc import Set

from msgspec.structs import replace

from stellwerk.kernel.journal import EVERYONE
from stellwerk.server.features.tables.messages.tables import (
    Line,
    Moved,
    MovedHead,
    TableHead,
    TableView,
)
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.chance import proof_info
from stellwerk.server.features.tables.service.rights import held, kept
from stellwerk.server.features.tables.service.views import (
    head,
    heard_lines,
    invitations,
    lines_begin,
    moved_head,
    offered,
    perspectives,
    whole_lines,
)
from stellwerk.server.platform.security.keys import Keys

NOBODY = ""


class Broadcast:
    """Shows a table to one person after another, until it changes."""

    def __init__(self, table: Table, keys: Keys, present: Set[str], now: str) -> None:
        self.table = table
        self.keys = keys
        self.present = present
        self.now = now
        self._lines: dict[int, tuple[list[Line], bool]] = {}  # by where they begin: lines, whether all of it is public
        self._head: TableHead | None = None  # as nobody sees it
        self._moved: MovedHead | None = None

    def seen_by(self, person: str, since: int = 0) -> TableView:
        """The table for a person who may see it; lines from entry `since` on."""
        table, row = self.table, self.table.row
        mine = held(row, person)
        begin = lines_begin(table, since)
        if self._head is None:
            self._head = head(row, table.game, NOBODY, self.present, self.now)
        return TableView(
            head=replace(self._head, mine=mine, kept=kept(row, person), owner=row.owner == person),
            proof=proof_info(row, mine),
            keys=invitations(row, person, self.keys) | offered(row, person, self.keys),
            perspectives=perspectives(table, mine),
            lines=self._heard(mine, begin),
            lines_from=begin,
            outcome=None if table.state is None else table.state.outcome(),
            look_back=table.look_back,
        )

    def moved_for(self, person: str, since: int) -> Moved:
        """What is new for a person who has seen the table after `since` entries, and since then only moves."""
        mine = held(self.table.row, person)
        begin = lines_begin(self.table, since)
        if self._moved is None:
            self._moved = moved_head(self.table.row, self.now)
        return Moved(self._moved, perspectives(self.table, mine), self._heard(mine, begin), begin)

    def _heard(self, mine: list[int], begin: int) -> list[Line]:
        """The lines from `begin` on, without facts that the holder of these seats may not know."""
        if begin not in self._lines:
            lines = whole_lines(self.table, begin)
            self._lines[begin] = lines, all(fact.audience == EVERYONE for line in lines for fact in line.facts)
        lines, public = self._lines[begin]
        return lines if public else heard_lines(self.table, mine, lines)
