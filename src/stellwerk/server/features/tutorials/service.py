"""Lessons: positions of prepared records as tables that nobody stores, and a real table to play on.

A position of a lesson is the same for everybody, so it needs no rights, no limits and no database.
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from stellwerk.kernel.entries import ChanceEntry
from stellwerk.kernel.game import Game
from stellwerk.kernel.preview import preview
from stellwerk.kernel.record import Record
from stellwerk.kernel.tutorial import Lesson, Tutorial, read_lesson, read_tutorial, way_of
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.history.service.record_tables import stored_of
from stellwerk.server.features.seating.service.chairs import Chairs
from stellwerk.server.features.seating.service.lobby import Lobby
from stellwerk.server.features.seating.service.opening import new_row
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.broadcast import Broadcast
from stellwerk.server.features.tutorials.messages import PlayOn, TutorialInfo, tutorial_info
from stellwerk.server.model.names import GUEST
from stellwerk.server.model.table_row import Chair, Origin, Stored
from stellwerk.wire.deciding import Answer
from stellwerk.wire.opening import NewSeat, NewTable
from stellwerk.wire.tables import TableView

LEARNER = "learner"
"""The person at the learner's seat: an id that nobody has."""
LONG_AGO = "1970-01-01T00:00:00Z"
MOST_KEPT = 32


class Tutorials:
    """Shows the positions of lessons and opens tables that go on from them."""

    def __init__(self, lobby: Lobby, chairs: Chairs) -> None:
        self.lobby = lobby
        self.chairs = chairs
        self._table = lru_cache(MOST_KEPT)(self._made)

    def read(self, game: str) -> TutorialInfo:
        """The tutorial of a game."""
        found, tutorial = self._tutorial(game)
        ways = [way_of(lesson, tutorial.seat, read_lesson(found, lesson).log) for lesson in tutorial.lessons]
        return tutorial_info(game, tutorial, ways)

    def look(self, game: str, lesson: str, number: int) -> TableView:
        """The position of a lesson after `number` entries of its record, as the learner sees it."""
        table = self._table(game, lesson, number)
        since = self._lesson(game, lesson)[2].start
        return Broadcast(table, self.chairs.tables.keys, {LEARNER}, LONG_AGO).seen_by(LEARNER, since)

    def preview(self, game: str, lesson: str, number: int, do: Sequence[str]) -> Answer:
        """The Answer what decisions of the learner would bring in a position, or which clause refuses them."""
        table, seat = self._table(game, lesson, number), self._tutorial(game)[1].seat
        assert table.state is not None
        found = preview(table.game, table.state, len(table.row.chairs), seat, do)
        return Answer(found.refusal, found.facts, found.complete, found.goes_on)

    async def play_on(self, person: str, game: str, wish: PlayOn) -> TableView:
        """Open a table of the person against bots that goes on where the lesson `play_on` ends."""
        await self.lobby.must_have_room(person)
        tables = self.chairs.tables
        found, tutorial, lesson = self._lesson(game, self._tutorial(game)[1].play_on)
        record = read_lesson(found, lesson)
        number = way_of(lesson, tutorial.seat, record.log).end
        past = stored_of(_cut(record, number), found, tables.clock.now()).log_rows
        seats = [_seat(tutorial, seat, wish) for seat in range(len(record.seats))]
        new = NewTable(game=game, seats=seats, options=record.options)
        row = new_row({game: found}, new, person, await tables.store.name_of(person), tables.keys, tables.clock.now())
        chance = sum(isinstance(log_row.entry, ChanceEntry) for log_row in past)
        row = replace(row, number=len(past), origin=Origin("fork", None, number, chance))
        return await tables.retried(lambda: self.chairs.create(row, person, past=past))

    def _tutorial(self, id: str) -> tuple[Game, Tutorial]:
        game = self.chairs.tables.games.get(id)
        if game is None:
            raise RequestError(ErrorCode.NO_SUCH_GAME, "There is no such game.")
        tutorial = read_tutorial(game)
        if tutorial is None:
            raise RequestError(ErrorCode.NOT_FOUND, "This game has no tutorial.")
        return game, tutorial

    def _lesson(self, id: str, name: str) -> tuple[Game, Tutorial, Lesson]:
        game, tutorial = self._tutorial(id)
        lesson = next((lesson for lesson in tutorial.lessons if lesson.name == name), None)
        if lesson is None:
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such lesson.")
        return game, tutorial, lesson

    def _made(self, id: str, name: str, number: int) -> Table:
        """The table of a position: the learner holds one seat, bots have the others."""
        game, tutorial, lesson = self._lesson(id, name)
        record = read_lesson(game, lesson)
        if number not in way_of(lesson, tutorial.seat, record.log).positions:
            raise RequestError(ErrorCode.NOT_FOUND, "The lesson does not come to this position.")
        stored = stored_of(_cut(record, number), game, LONG_AGO)
        state = Table(stored, game).state
        assert state is not None
        row = replace(
            stored.row,
            id=f"tutorial-{id}-{name}",
            status="running" if state.to_act() else "over",
            chairs=tuple(_chair(tutorial, seat) for seat in range(len(record.seats))),
            turn=game.turn(state),
            to_act=state.to_act(),
            origin=None,
        )
        return Table(Stored(row, stored.log_rows, {}, set()), game)


def _cut(record: Record, number: int) -> Record:
    return replace(record, log=record.log[:number])


def _bot(tutorial: Tutorial, seat: int) -> str:
    """The bot at a seat of the others: they sit clockwise from the learner, in turn if there are too few."""
    return tutorial.bots[(seat - tutorial.seat - 1) % len(tutorial.bots)]


def _chair(tutorial: Tutorial, seat: int) -> Chair:
    bot = _bot(tutorial, seat)
    return Chair(person=LEARNER, name=GUEST) if seat == tutorial.seat else Chair(name=bot, bot=bot)


def _seat(tutorial: Tutorial, seat: int, wish: PlayOn) -> NewSeat:
    if seat == tutorial.seat:
        return NewSeat("me", salt_hash=wish.salt_hash)
    return NewSeat("bot", bot=_bot(tutorial, seat))
