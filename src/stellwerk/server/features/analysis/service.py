"""Trying out from a position of a table: who may do so, and with whose knowledge."""

from stellwerk.kernel.preview import preview
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.analysis.messages import Analysed, Attempt, AttemptAsk
from stellwerk.server.features.analysis.trying import TriedGame
from stellwerk.server.features.games.service import Practice
from stellwerk.server.features.history.service.history import must_look_back
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.judging import LONGEST, MOST_DECISIONS
from stellwerk.server.features.tables.service.rights import held, must_hold
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.limits.token_bucket import TokenBucket
from stellwerk.wire.deciding import Answer

MOST_TRIED = 300


class Analysis:
    """Answers what comes of decisions that are tried out; every answer is made anew from the request."""

    def __init__(self, tables: Tables, practice: Practice, per_minute: int) -> None:
        self.tables = tables
        self.practice = practice
        self.pace = TokenBucket(per_minute, tables.clock)

    def spend(self, spender: str) -> None:
        """Count a request of a person, or of an address from which strangers come; too many raise RequestError."""
        self.pace.spend(spender)

    async def try_out(self, id: str, person: str, attempt: Attempt) -> Analysed:
        """The position after decisions that are tried out; RequestError names the first that the rules refuse."""
        table = await self.tables.seen(id, person)
        seat = knowing_seat(table, person, attempt.seat)
        tried = await self._tried(table, person, seat, attempt)
        guessed = seat is not None and table.game.hides(table.row.options)
        return tried.result(attempt.number, guessed, table.row.settings)

    async def ask(self, id: str, person: str, ask: AttemptAsk) -> Answer:
        """What further decisions of one seat would bring there, or which clause refuses them."""
        if not 1 <= len(ask.do) <= MOST_DECISIONS or any(len(text) > LONGEST for text in ask.do):
            raise bad_input(f"A request has 1 to {MOST_DECISIONS} decisions of at most {LONGEST} characters.")
        table = await self.tables.seen(id, person)
        tried = await self._tried(table, person, knowing_seat(table, person, ask.seat), ask)
        if not 0 <= ask.by < tried.seats:
            raise RequestError(ErrorCode.NO_SUCH_SEAT, "This table has no such seat.")
        tried.must_be_own(ask.by)
        found = preview(table.game, tried.state, tried.seats, ask.by, ask.do)
        return Answer(found.refusal, found.facts, found.complete, found.goes_on)

    async def _tried(self, table: Table, person: str, seat: int | None, attempt: Attempt) -> TriedGame:
        """The game in which the decisions have been carried out."""
        if len(attempt.tried) > MOST_TRIED or any(len(tried.do) > LONGEST for tried in attempt.tried):
            raise bad_input(f"At most {MOST_TRIED} decisions of {LONGEST} characters are tried out.")
        if not 0 <= attempt.number <= table.number:
            raise bad_input("The log has no such length.")
        must_look_back(table, [None] if seat is None else [seat], attempt.number)
        state = table.position(attempt.number)
        self.tables.trim_positions()
        if state is None:
            raise RequestError(ErrorCode.NOT_RUNNING, "The game has not begun there.")
        open_tasks = await self.practice.open_tasks(person, table.row.game)
        seed = f"{table.row.id} {attempt.number} {seat}"
        game = TriedGame(table.game, len(table.row.chairs), state, seat, seed, own_only=table.look_back == "turn")
        game.must_not_show(open_tasks)
        for tried in attempt.tried:
            game.play(tried)
            game.must_not_show(open_tasks)
        return game


def knowing_seat(table: Table, person: str, wish: int | None) -> int | None:
    """The own seat whose knowledge counts; None where everything is known: after the end, or if nothing is hidden."""
    row = table.row
    if row.status == "over":
        return None
    if table.game.meta.knowledge:
        raise RequestError(ErrorCode.NOT_OVER, "Trying out would tell the answers of this game before its end.")
    own = held(row, person) if wish is None else [wish]
    if not own and table.game.hides(row.options):
        raise RequestError(ErrorCode.NOT_OVER, "Who watches can try out when the game is over: something is hidden.")
    if not own:
        return None
    must_hold(row, person, own[0])
    return own[0]
