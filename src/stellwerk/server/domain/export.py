"""Everything that is kept about a person, as one JSON document."""

import msgspec

from stellwerk.server.domain.book import Book
from stellwerk.server.domain.people import People
from stellwerk.server.domain.reading import Reading
from stellwerk.server.domain.talk import Talk
from stellwerk.server.domain.tokens import Tokens
from stellwerk.server.domain.trouble import Trouble
from stellwerk.server.domain.ways import Ways

EVERY_TABLE = 1_000_000


class Export:
    """Gathers what belongs to somebody; records as that person may have them."""

    def __init__(self, people: People, reading: Reading, book: Book, talk: Talk, ways: Ways) -> None:
        self.people = people
        self.reading = reading
        self.book = book
        self.talk = talk
        self.ways = ways

    async def of(self, person: str) -> bytes:
        """Name, account, tokens, every table with its record, and what was said there."""
        account = await self.book.account(person)
        sheets = await self.reading.tables.shelf.mine(person, EVERY_TABLE)
        document = {
            "person": await self.people.who(person),
            "since": None if account is None else account.created_at,
            "tokens": await Tokens(self.book).list(person),
            "said": [{"table": table, "line": line} for table, line in await self.talk.said_by(person)],
            "notes": [{"table": at, "seat": seat, "text": text} for at, seat, text in await self.talk.notes_of(person)],
            "notices": await self.ways.list(person),
            "tables": [await self._table(sheet.id, person) for sheet in sheets],
        }
        return msgspec.json.encode(document)

    async def _table(self, id: str, person: str) -> dict[str, object]:
        try:
            head = (await self.reading.view(id, person)).head
        except Trouble as trouble:  # a game that is no longer installed
            return {"id": id, "problem": trouble.code}
        try:
            seats: list[int] | list[None] = head.mine or [None]
            records = [msgspec.Raw(await self.reading.record(id, person, seat)) for seat in seats]
        except Trouble as trouble:  # it has not begun, or nobody looks back before the end
            return {"head": head, "records": [], "problem": trouble.code}
        return {"head": head, "records": records}
