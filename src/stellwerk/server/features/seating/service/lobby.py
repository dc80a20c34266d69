"""Before the game: open and remove tables, sit down, get up, send salts."""

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError, limit_reached
from stellwerk.server.features.clocks.service.clocks import NEARLY
from stellwerk.server.features.moderation.service.sanctions import Sanctions
from stellwerk.server.features.people.service.admission import Admission
from stellwerk.server.features.seating.messages.chairs import SitDown
from stellwerk.server.features.seating.service.bot_seating import BotSeating
from stellwerk.server.features.seating.service.chairs import Chairs, free_name
from stellwerk.server.features.seating.service.opening import checked_bot, new_row, with_freed_chair
from stellwerk.server.features.seating.service.seats import Seats
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.chance import checked_hash, checked_salt
from stellwerk.server.features.tables.service.rights import (
    chair_at,
    held,
    must_be_free,
    must_be_invited,
    must_be_open,
    must_hold,
    must_own,
    must_see,
    must_welcome_bot,
)
from stellwerk.server.features.tables.service.stages import with_chairs, without_missing_salts
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.names import checked_name
from stellwerk.server.model.table_row import NO_RESERVATION, TableRow
from stellwerk.wire.opening import NewTable, Salt
from stellwerk.wire.tables import TableView


class Lobby:
    """Changes tables and chairs before the start."""

    def __init__(
        self,
        tables: Tables,
        chairs: Chairs,
        seats: Seats,
        admission: Admission,
        sanctions: Sanctions,
        bot_seating: BotSeating,
        tables_per_person: int,
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.chairs = chairs
        self.admission = admission
        self.sanctions = sanctions
        self.bot_seating = bot_seating
        self.tables_per_person = tables_per_person

    async def open_table(self, person: str, new: NewTable) -> TableView:
        """Open a table; the game begins at once if all chairs are taken and no salt is missing."""
        await self.must_have_room(person, new.name)
        name = await self.tables.store.name_of(person)
        row = new_row(self.tables.games, new, person, name, self.tables.keys, self.tables.clock.now())
        if await self.bot_seating.is_bot(person):
            mark = await self.bot_seating.mark_of(person)
            row = replace(row, chairs=with_chairs(row, dict.fromkeys(held(row, person), mark)))
        return await self.tables.retried(lambda: self.chairs.create(row, person))

    async def must_have_room(self, person: str, named: str | None = None) -> None:
        """Check that a person may open tables and has fewer unfinished ones than the host allows; else RequestError.

        `named`: the name that the person gives to the table.
        """
        await self.admission.must_open_tables(person)
        await self.sanctions.must_take_part(person)
        if named is not None:
            await self.sanctions.must_speak(person)
        await self.bot_seating.must_have_room(person)
        if await self.tables.store.count_unfinished(person) >= self.tables_per_person:
            raise limit_reached("You have too many unfinished tables; clear some away first.")

    async def must_sit_down(self, person: str) -> None:
        """Check that a person may take a further chair; else RequestError."""
        await self.sanctions.must_take_part(person)
        await self.bot_seating.must_have_room(person)

    async def sit(self, id: str, person: str, seat: int, wish: SitDown) -> TableView:
        """Take a free chair."""
        await self.sanctions.must_take_part(person)
        wanted, salt_hash = checked_name(wish.name), checked_hash(wish.salt_hash)
        bot = await self.bot_seating.is_bot(person)
        if await self._is_offered(id, seat):
            if bot:
                raise RequestError(ErrorCode.FORBIDDEN, "A bot does not take over a seat in play.")
            return await self.seats.take_over(id, person, seat, wish)
        await self.bot_seating.must_have_room(person)
        mark = await self.bot_seating.mark_of(person)

        def seated(table: Table) -> TableRow:
            row = table.row
            if person != row.owner:
                must_be_invited(row, seat, person, wish.key)
            if bot:
                must_welcome_bot(row, seat, person, wish.key)
            must_be_free(row, seat)
            must_be_open(row)
            name = free_name(wanted, row.chairs, seat)
            taken = {"person": person, "name": name, "salt_hash": salt_hash, **mark, **NO_RESERVATION}
            return replace(row, chairs=with_chairs(row, {seat: taken}))

        return await self.chairs.change(id, person, seated)

    async def _is_offered(self, id: str, seat: int) -> bool:
        chairs = (await self.tables.open(id)).row.chairs
        return 0 <= seat < len(chairs) and chairs[seat].offered

    async def leave(self, id: str, person: str, seat: int) -> TableView:
        """Get up before the start; the chair gets a new key."""

        def left(table: Table) -> TableRow:
            must_see(table.row, table.watchers, person)
            must_hold(table.row, person, seat)
            must_be_open(table.row)
            return with_freed_chair(table.row, seat, self.tables.keys)

        return await self.chairs.change(id, person, left)

    async def seat_bot(self, id: str, person: str, seat: int, bot: str) -> TableView:
        """Set a bot on a free chair, or in place of another bot."""

        def seated(table: Table) -> TableRow:
            row = table.row
            must_see(row, table.watchers, person)
            must_own(row, person)
            if chair_at(row, seat).bot is None:
                must_be_free(row, seat)
            must_be_open(row)
            name = checked_bot(table.game, bot)
            return replace(row, chairs=with_chairs(row, {seat: {"bot": bot, "name": name, **NO_RESERVATION}}))

        return await self.chairs.change(id, person, seated)

    async def salt(self, id: str, person: str, salt: Salt) -> TableView:
        """Store the salt whose hash was sent before; the last one starts the game."""

        def salted(table: Table) -> TableRow:
            row = table.row
            must_see(row, table.watchers, person)
            chair = must_hold(row, person, salt.seat)
            if chair.salt_hash is None or row.status == "open" or chair.withheld:
                raise RequestError(ErrorCode.NOT_WANTED, "No salt is wanted from this seat now.")
            known = checked_salt(chair, salt.salt)
            return replace(row, chairs=with_chairs(row, {salt.seat: {"salt": known}}))

        return await self.chairs.change(id, person, salted)

    async def handle_timeout(self, id: str) -> None:
        """Start the game without the missing salts, or let substitutes play seats whose clocks have run out."""

        async def work() -> bool:
            async with self.tables.changing(id) as table:
                due = table.row.due_at  # an outage may have shifted it since the timer was set
                if table.row.status == "salting" and (due is None or self.tables.clock.seconds_until(due) <= NEARLY):
                    await self.chairs.advance(table, without_missing_salts(table.row))
                return table.row.status == "running"

        if await self.tables.retried(work):
            await self.seats.handle_timeout(id)

    async def remove(self, id: str, person: str) -> None:
        """Delete a table that has not begun, or at which no other person sits."""

        async def work() -> None:
            async with self.tables.changing(id) as table:
                must_see(table.row, table.watchers, person)
                must_own(table.row, person)
                sitting = any(chair.person not in (None, person) for chair in table.row.chairs)
                if sitting and table.row.status != "open":
                    raise RequestError(ErrorCode.FORBIDDEN, "Other people sit at this table.")
                await self.tables.store.remove(id)
                self.tables.removed(id)

        await self.tables.retried(work)
