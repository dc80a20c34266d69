"""The curve of a finished game: asked for once, worked out in the background, kept with the table."""

from stellwerk.bots.rollout import is_played_on, player_name
from stellwerk.kernel.capabilities import PlayedOn
from stellwerk.kernel.entries import ChanceEntry, Decision, PositionEntry
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.events import Events
from stellwerk.server.features.history.messages import Curve
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.history.service.standing import Place
from stellwerk.server.features.history.store import CurveStore
from stellwerk.server.features.tables.model.table import Table

MOST_PLACES = 120


class Curves:
    """What people ask of curves."""

    def __init__(self, history: History, store: CurveStore, bot: str, events: Events) -> None:
        self.history = history
        self.store = store
        self.bot = bot
        self.events = events

    async def look(self, id: str, person: str) -> Curve:
        """The curve as far as it is known."""
        await self._finished(id, person)
        return await self.store.curve(id) or Curve("none")

    async def ask(self, id: str, person: str) -> Curve:
        """Have the curve worked out, unless it is already: by search, or by playing on where a game is not searched."""
        table = await self._finished(id, person)
        bot = player_name(table.game) if is_played_on(table.game) else self.bot
        await self.store.begin(id, Curve("waiting", bot, len(places_of(table))))
        self.events.curve_requested(id)
        return await self.look(id, person)

    async def _finished(self, id: str, person: str) -> Table:
        """Nobody is advised before the end."""
        table = await self.history.tables.seen(id, person)
        if table.row.status != "over":
            raise RequestError(ErrorCode.NOT_OVER, "A curve is drawn when the game is over.")
        return table


def places_of(table: Table) -> list[Place]:
    """Where the curve has points: before every turn, and at the end; of long games only some turns.

    Where a game is played on, before every decision in a settled position instead.
    """
    turns = _turns(table)
    if isinstance(table.game, PlayedOn):
        turns = [place for place in turns if _is_settled(table, place.number)]
    end = Place(table.number, None, [])
    apart = -(-len(turns) // MOST_PLACES)
    return [*turns[::apart], end] if turns else [end]


def _turns(table: Table) -> list[Place]:
    """By turn: the position before it, whose it is, and what was decided; a settled position begins one too."""
    log = table.fold.log
    told = [index for index, entry in enumerate(log) if not isinstance(entry, ChanceEntry | PositionEntry)]
    after = dict(zip(told, [*told[1:], len(log)], strict=False))
    found: list[Place] = []
    before, last = (told[0] if told else 0), (-1, -1)
    for index in told:
        entry = log[index]
        if not isinstance(entry, Decision) or index in table.fold.taken_back:
            continue
        if (table.turns[index], entry.seat) != last or _is_settled(table, before):
            found.append(Place(before, entry.seat, []))
            last = (table.turns[index], entry.seat)
        found[-1].played.append(entry.do or "")
        before = after[index]
    return found


def _is_settled(table: Table, number: int) -> bool:
    """Whether a game that is played on calls this position settled; of others nobody asks."""
    game = table.game
    if not isinstance(game, PlayedOn):
        return False
    state = table.position(number)
    return state is not None and state.to_act() != 0 and game.settled(state)
