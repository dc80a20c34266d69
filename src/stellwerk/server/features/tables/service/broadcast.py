"""What is sent of a table at one moment, for everybody who looks at it: what several see alike is made once."""

from collections.abc import Set
from dataclasses import dataclass, field

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from stellwerk.kernel.entries import Decision, TableEntry, Undo
from stellwerk.kernel.journal import EVERYONE, heard
from stellwerk.server.features.clocks.service.absence import vanishing_moments
from stellwerk.server.features.clocks.service.clocks import clock_infos
from stellwerk.server.features.clocks.service.deadlines import timer_of
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.chance import proof_info
from stellwerk.server.features.tables.service.rights import held, kept
from stellwerk.server.features.tables.service.views import head, invitation_keys, takeover_keys
from stellwerk.server.platform.security.keys import Keys
from stellwerk.wire.tables import (
    Line,
    Moved,
    MovedHead,
    TableHead,
    TableView,
)

NOBODY = ""


@dataclass
class Broadcast:
    """Shows a table to one person after another, until it changes."""

    table: Table
    keys: Keys
    present: Set[str]  # persons who are connected to the table
    now: str
    _lines: dict[int, tuple[list[Line], bool]] = field(default_factory=dict)  # by `begin`: lines, whether all is public
    _head: TableHead | None = None  # as nobody sees it
    _moved: MovedHead | None = None

    def seen_by(self, person: str, since: int = 0) -> TableView:
        """The whole table for a person who may see it; lines from entry `since` on."""
        table, row = self.table, self.table.row
        mine = held(row, person)
        begin = lines_begin(table, since)
        if self._head is None:
            self._head = head(row, table.game, NOBODY, self.present, self.now)
        return TableView(
            head=replace(self._head, mine=mine, kept=kept(row, person), owner=row.owner == person),
            proof=proof_info(row, mine),
            keys=invitation_keys(row, person, self.keys) | takeover_keys(row, person, self.keys),
            perspectives=table.perspectives(mine),
            lines=self._lines_for(mine, begin),
            lines_from=begin,
            outcome=None if table.state is None else table.state.outcome(),
            look_back=table.look_back,
        )

    def moved_for(self, person: str, since: int) -> Moved:
        """What is new for a person who has been sent the table after `since` entries; only moves were made since."""
        row, mine = self.table.row, held(self.table.row, person)
        if self._moved is None:
            self._moved = MovedHead(
                to_act=[seat for seat in range(len(row.chairs)) if row.to_act >> seat & 1],
                turn=row.turn,
                number=row.number,
                moved_at=row.moved_at,
                clocks=None if row.clocks is None else clock_infos(row),
                timer=None if row.deadline is None else timer_of(row, self.now),
                vanish_at=vanishing_moments(row),
            )
        return Moved(self._moved, self.table.perspectives(mine), self._lines_for(mine, since), since)

    def _lines_for(self, mine: list[int], begin: int) -> list[Line]:
        """The lines from `begin` on, without facts that the holder of these seats may not know."""
        if begin not in self._lines:
            lines = all_lines(self.table, begin)
            self._lines[begin] = lines, all(fact.audience == EVERYONE for line in lines for fact in line.facts)
        lines, public = self._lines[begin]
        return lines if public else known_lines(self.table, mine, lines)


def lines_begin(table: Table, since: int) -> int:
    """The entry from which on lines are sent: the first, to a client that has not seen the end, which opens secrets."""
    if table.row.status == "over" and since < table.number:
        return 0
    return max(0, min(since, table.number))


def lines(table: Table, mine: list[int], begin: int) -> list[Line]:
    """The lines from `begin` on as the holder of these seats may know them."""
    return known_lines(table, mine, all_lines(table, begin))


def all_lines(table: Table, begin: int) -> list[Line]:
    """The lines from `begin` on and earlier ones that were taken back since, as far as the rules let players look back.

    They hold secrets; `known_lines` removes them.
    """
    taken_back = sorted(index for index, undo in table.fold.taken_at.items() if index < begin <= undo)
    indices = [*taken_back, *range(begin, table.number)]
    if table.look_back == "turn" and table.row.status != "over":
        round_ago = table.row.turn - len(table.row.chairs)
        indices = [index for index in indices if table.turns[index] >= round_ago]
    found = (_line(table, index) for index in indices)
    return [line for line in found if line is not None]


def known_lines(table: Table, mine: list[int], lines: list[Line]) -> list[Line]:
    """Lines with the facts that the holder of these seats may know; all of them after the end."""
    if table.row.status == "over":
        return lines
    seats = sum(1 << seat for seat in mine)
    facts = [heard(line.facts, seats, spectator=not mine) for line in lines]
    return [
        line if len(known) == len(line.facts) else replace(line, facts=known)
        for line, known in zip(lines, facts, strict=True)
    ]


def _line(table: Table, index: int) -> Line | None:
    """The Line of an entry; None for chance, whose facts stand in the Line of its decision."""
    entry, turn = table.fold.log[index], table.turns[index]
    if isinstance(entry, Decision):
        facts, taken_back = table.fold.facts[index], index in table.fold.taken_at
        return Line(index, entry.seat, turn, entry.at or None, facts, taken_back)
    if isinstance(entry, Undo):
        return Line(index, entry.by, turn, entry.at or None, [], undo=entry.undo)
    if isinstance(entry, TableEntry):
        return Line(index, _given(entry.seat), turn, entry.at or None, [], table=entry.table, by=entry.by or None)
    return None


def _given(seat: int | UnsetType) -> int | None:
    return None if seat is UNSET else seat
