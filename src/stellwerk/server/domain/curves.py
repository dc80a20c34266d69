"""The curve of a finished game: asked for once, worked out in the background, kept with the table."""

from collections.abc import Callable

from stellwerk.kernel.entries import ChanceEntry, Decision, PositionEntry
from stellwerk.server.domain.reading import Reading
from stellwerk.server.domain.shelf import CurveShelf
from stellwerk.server.domain.standing import Place
from stellwerk.server.domain.table import Table
from stellwerk.server.domain.trouble import Trouble
from stellwerk.server.wire import Curve

MOST_PLACES = 120


class Curves:
    """What people ask of curves; `begun` hears of those that are to be worked out."""

    def __init__(self, reading: Reading, shelf: CurveShelf, bot: str) -> None:
        self.reading = reading
        self.shelf = shelf
        self.bot = bot
        self.begun: list[Callable[[str], None]] = []

    async def look(self, id: str, person: str) -> Curve:
        """The curve as far as it is known."""
        table = await self._finished(id, person)
        if table.game.meta.knowledge:
            return Curve("impossible")
        return await self.shelf.curve(id) or Curve("none")

    async def ask(self, id: str, person: str) -> Curve:
        """Have the curve worked out, unless it is already or cannot be."""
        table = await self._finished(id, person)
        if table.game.meta.knowledge:
            return Curve("impossible")
        await self.shelf.begin(id, Curve("waiting", self.bot, len(places_of(table))))
        for listener in self.begun:
            listener(id)
        return await self.look(id, person)

    async def _finished(self, id: str, person: str) -> Table:
        """Nobody is advised before the end."""
        table = await self.reading.seen(id, person)
        if table.sheet.status != "over":
            raise Trouble("not_over", "A curve is drawn when the game is over.")
        return table


def places_of(table: Table) -> list[Place]:
    """Where the curve has points: before every turn, and at the end; of long games only some turns."""
    turns = _turns(table)
    end = Place(table.number, None, [])
    apart = -(-len(turns) // MOST_PLACES)
    return [*turns[::apart], end] if turns else [end]


def _turns(table: Table) -> list[Place]:
    """By turn: the position before it, whose it is, and what was decided."""
    log = table.fold.log
    told = [index for index, entry in enumerate(log) if not isinstance(entry, ChanceEntry | PositionEntry)]
    after = dict(zip(told, [*told[1:], len(log)], strict=False))
    found: list[Place] = []
    before, last = (told[0] if told else 0), (-1, -1)
    for index in told:
        entry = log[index]
        if not isinstance(entry, Decision) or index in table.fold.taken_back:
            continue
        if (table.turns[index], entry.seat) != last:
            found.append(Place(before, entry.seat, []))
            last = (table.turns[index], entry.seat)
        found[-1].played.append(entry.do or "")
        before = after[index]
    return found
