"""The curve of a finished game: requested once, computed in the background, stored with the table."""

from stellwerk.bots.rollout import is_played_on, player_name
from stellwerk.kernel.capabilities import PlayedOn
from stellwerk.kernel.entries import ChanceEntry, Decision
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.events import Events
from stellwerk.server.features.history.messages import Curve, curve_info
from stellwerk.server.features.history.model import EvaluationCurve
from stellwerk.server.features.history.service.evaluation import CurvePosition
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.history.store import CurveStore
from stellwerk.server.features.tables.model.table import Table

MOST_POSITIONS = 120


class Curves:
    """Reads and requests the curves of finished games."""

    def __init__(self, history: History, store: CurveStore, bot: str, events: Events) -> None:
        self.history = history
        self.store = store
        self.bot = bot
        self.events = events

    async def read(self, id: str, person: str) -> Curve:
        """The curve as far as it is computed; its status is "none" if no person has requested it."""
        await self._finished(id, person)
        curve = await self.store.curve(id)
        return Curve("none") if curve is None else curve_info(curve)

    async def request(self, id: str, person: str) -> Curve:
        """Request the curve once: by search, or by rollouts for a game that bots do not search."""
        table = await self._finished(id, person)
        bot = player_name(table.game) if is_played_on(table.game) else self.bot
        await self.store.begin(id, EvaluationCurve("waiting", bot, len(curve_positions(table))))
        self.events.curve_requested.emit(id)
        return await self.read(id, person)

    async def _finished(self, id: str, person: str) -> Table:
        """The table, whose game must be over, so that a curve advises no player."""
        table = await self.history.tables.seen(id, person)
        if table.row.status != "over":
            raise RequestError(ErrorCode.NOT_OVER, "A curve is drawn when the game is over.")
        return table


def curve_positions(table: Table) -> list[CurvePosition]:
    """The positions of the points: before every turn, and at the end; of a long game MOST_POSITIONS turns at most.

    Of a game with rollouts: before every decision in a settled position instead.
    """
    turns = _turns(table)
    if isinstance(table.game, PlayedOn):
        turns = [position for position in turns if _is_settled(table, position.number)]
    end = CurvePosition(table.number, None, [])
    step = -(-len(turns) // MOST_POSITIONS)
    return [*turns[::step], end] if turns else [end]


def _turns(table: Table) -> list[CurvePosition]:
    """For every turn: the position before it, its seat, and its decisions; a settled position begins a turn, too."""
    log = table.fold.log
    steps = [index for index, entry in enumerate(log) if not isinstance(entry, ChanceEntry)]
    following = dict(zip(steps, [*steps[1:], len(log)], strict=False))
    found: list[CurvePosition] = []
    before, last = (steps[0] if steps else 0), (-1, -1)
    for index in steps:
        entry = log[index]
        if not isinstance(entry, Decision) or index in table.fold.taken_back:
            continue
        if (table.turns[index], entry.seat) != last or _is_settled(table, before):
            found.append(CurvePosition(before, entry.seat, []))
            last = (table.turns[index], entry.seat)
        found[-1].played.append(entry.do or "")
        before = following[index]
    return found


def _is_settled(table: Table, number: int) -> bool:
    """Whether a game with rollouts calls this position settled; False for all other games."""
    game = table.game
    if not isinstance(game, PlayedOn):
        return False
    state = table.position(number)
    return state is not None and state.to_act() != 0 and game.settled(state)
