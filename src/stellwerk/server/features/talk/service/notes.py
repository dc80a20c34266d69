"""Private notes on a seat, which only their author may read."""

from stellwerk.server.errors import bad_input
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.talk.messages import SeatNote
from stellwerk.server.features.talk.store.chat import ChatStore

LONGEST = 4000


class Notes:
    """Reads and writes the notes of people; a person who takes a seat over does not get the notes on it."""

    def __init__(self, tables: Tables, chat_store: ChatStore) -> None:
        self.tables = tables
        self.chat_store = chat_store

    async def read(self, id: str, person: str, seat: int) -> SeatNote:
        """The notes of a person on a seat that the person holds."""
        await self._must_hold(id, person, seat)
        return SeatNote(await self.chat_store.note(id, person, seat))

    async def write(self, id: str, person: str, seat: int, note: SeatNote) -> SeatNote:
        """Replace the notes of a person on a seat; an empty text deletes them."""
        await self._must_hold(id, person, seat)
        text = note.text.replace("\0", "").encode(errors="replace").decode()
        if len(text) > LONGEST:
            raise bad_input(f"Notes have at most {LONGEST} characters.")
        await self.chat_store.set_note(id, person, seat, text)
        return SeatNote(text)

    async def _must_hold(self, id: str, person: str, seat: int) -> None:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        must_hold(table.row, person, seat)
