"""The diary of the house: what hosts and the server have done."""

import secrets

from stellwerk.server.features.moderation.model import Deed, DiaryEntry
from stellwerk.server.features.moderation.store import ModerationStore
from stellwerk.server.features.tables.store.tables import TableStore
from stellwerk.server.platform.clock import Clock

ABOUT, MORE = 64, 200  # characters that are stored


class Diary:
    """Writes and reads the diary."""

    def __init__(self, store: ModerationStore, names: TableStore, clock: Clock) -> None:
        self.store = store
        self.names = names
        self.clock = clock

    async def note(
        self, what: Deed, about: str, host: str | None = None, person: str | None = None, more: str = ""
    ) -> None:
        """Write down what a host (None: the command line, or the server) did, about whom or what."""
        name = None if host is None else await self.names.name_of(host)
        entry = DiaryEntry(
            secrets.token_hex(10), self.clock.now(), host, name, what, person, about[:ABOUT], more[:MORE]
        )
        await self.store.note(entry)

    async def latest(self, most: int) -> list[DiaryEntry]:
        """The latest entries, the newest first."""
        return await self.store.diary(most)
