"""A table at one moment, for everybody who looks: what all see alike is worked out once."""

from msgspec.structs import replace

from stellwerk.server.domain.chance import proof_info
from stellwerk.server.domain.keys import Keys
from stellwerk.server.domain.rights import held
from stellwerk.server.domain.table import Table
from stellwerk.server.domain.views import (
    head,
    heard_lines,
    invitations,
    lines_begin,
    offered,
    perspectives,
    whole_lines,
)
from stellwerk.server.wire import Line, TableView

NOBODY = ""


class Scene:
    """Shows a table to one person after another, until it changes."""

    def __init__(self, table: Table, keys: Keys, present: set[str]) -> None:
        self.table = table
        self.keys = keys
        self._head = head(table.sheet, NOBODY, present)
        self._proof = proof_info(table.sheet, [])
        self._outcome = None if table.state is None else table.state.outcome()
        self._lines: dict[int, list[Line]] = {}  # by where they begin, with everything that happened

    def seen_by(self, person: str, since: int = 0) -> TableView:
        """The table for a person who may see it; lines from entry `since` on."""
        table, sheet = self.table, self.table.sheet
        mine = held(sheet, person)
        begin = lines_begin(table, since)
        return TableView(
            head=replace(self._head, mine=mine, owner=sheet.owner == person),
            proof=proof_info(sheet, mine) if sheet.status == "salting" else self._proof,
            keys=invitations(sheet, person, self.keys) | offered(sheet, person, self.keys),
            perspectives=perspectives(table, mine),
            lines=heard_lines(table, mine, self._whole(begin)),
            lines_from=begin,
            outcome=self._outcome,
            look_back=table.look_back,
        )

    def _whole(self, begin: int) -> list[Line]:
        if begin not in self._lines:
            self._lines[begin] = whole_lines(self.table, begin)
        return self._lines[begin]
