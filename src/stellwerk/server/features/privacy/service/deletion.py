"""Deletion of a person: bots take the seats in running games, records of the other players stay complete."""

from msgspec.structs import replace

from stellwerk.kernel.entries import Entry, TableEntry
from stellwerk.kernel.fold import Trial
from stellwerk.kernel.game import Game
from stellwerk.server.features.clocks.service.clocks import update_clocks
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.store.bots import BotStore
from stellwerk.server.features.privacy.store import PersonalDataStore
from stellwerk.server.features.seating.service.opening import substitute_of, with_keys
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import held
from stellwerk.server.features.tables.service.stages import bots_wait, log_rows_of
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.talk.service.chat import Chat
from stellwerk.server.features.timeouts.store import DraftStore
from stellwerk.server.model.names import FORMER
from stellwerk.server.model.table_row import NO_RESERVATION, Chair, Change, TableRow

EVERY_TABLE = 1_000_000


class PersonDeletion:
    """Deletes people and their data."""

    def __init__(
        self,
        tables: Tables,
        personal: PersonalDataStore,
        drafts: DraftStore,
        sessions: Sessions,
        chat: Chat,
        bots: BotStore,
    ) -> None:
        self.tables = tables
        self.chat = chat
        self.personal = personal
        self.drafts = drafts
        self.sessions = sessions
        self.bots = bots

    async def delete(self, person: str) -> None:
        """Remove a person from every table, then delete all stored data of the person; the person's bots first."""
        for bot in await self.bots.of_owner(person):
            await self.delete(bot)
        for row in await self.tables.store.mine(person, EVERY_TABLE):
            await self._remove_from(row.id, person)
        news = await self.personal.forget(person)
        await self.tables.reload(each.about for each in news if each.kind == "table")
        for each in news:
            if each.kind == "unsaid":
                self.chat.events.chat_removed.emit(each.about)
        self.sessions.invalidate(person)

    async def _remove_from(self, id: str, person: str) -> None:
        async def work() -> None:
            async with self.tables.changing(id) as table:
                now = self.tables.clock.now()
                row = without(table.row, table.game, person, now)
                if row is None:
                    await self.tables.store.remove(id)
                    self.tables.removed(id)
                    return
                if table.row.status == "open":
                    row = with_keys(row, self.tables.keys)
                seats = held(table.row, person)
                await self.tables.commit(table, *_change(table, row, person, now))
                for seat in seats:
                    await self.drafts.forget(id, seat)
                self.tables.publish(table)

        await self.tables.retried(work)


def without(row: TableRow, game: Game, person: str, now: str) -> TableRow | None:
    """The TableRow without this person; None if no other person sits or is expected there."""
    bot = row.substitute or substitute_of(game)
    chairs = tuple(_vacated(chair, row, bot) if _belongs_to(chair, person) else chair for chair in row.chairs)
    others = [other for chair in chairs for other in (chair.person, chair.reserved) if other is not None]
    if not others:
        return None
    owner = others[0] if row.owner == person else row.owner
    left = replace(row, chairs=chairs, owner=owner, proposal=None)
    return update_clocks(row, replace(left, bot_to_move=bots_wait(left.chairs, left.to_act)), now)


def _change(table: Table, row: TableRow, person: str, now: str) -> tuple[Change, Trial | None]:
    """The change to this TableRow, with a log entry for every seat that a bot plays from now on."""
    entries: list[Entry] = [
        TableEntry("seat", seat, f"bot:{row.chairs[seat].bot}", now)
        for seat, chair in enumerate(table.row.chairs)
        if chair.person == person and chair.bot is None and row.status == "running"
    ]
    ready = replace(row, number=row.number + len(entries))
    change = Change(ready, log_rows_of(entries, row.turn, None), chairs_changed=True)
    trial = None if table.state is None else Trial(table.state, entries, [], [[] for _ in entries])
    return change, trial


def _belongs_to(chair: Chair, person: str) -> bool:
    return person in (chair.person, chair.reserved)


def _vacated(chair: Chair, row: TableRow, bot: str) -> Chair:
    if row.status == "open":
        left: dict[str, str | None] = {"person": None, "name": None, "salt_hash": None, "bot_owner": None}
        return replace(chair, **left, **NO_RESERVATION, bot_account=False, key_round=chair.key_round + 1)
    if row.status == "over":
        return replace(chair, person=None, name=FORMER, bot=None, bot_owner=None, **NO_RESERVATION)
    withheld = chair.salt_hash is not None and chair.salt is None
    gone = replace(chair, person=None, name=FORMER, bot_owner=None, offered=False, withheld=withheld)
    gone = replace(gone, away_at=None, heard_at=None, called=False)
    return replace(gone, bot=chair.bot or bot, stood_in=row.turn if chair.stood_in is None else chair.stood_in)
