"""Chat at a table: before, during and after the game, for those who sit there and those whom they invited."""

import unicodedata

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.events import Events
from stellwerk.server.features.tables.service.rights import held, must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.talk.messages import ChatLine, Say
from stellwerk.server.features.talk.model import Saying
from stellwerk.server.features.talk.store.chat import ChatStore
from stellwerk.server.model.names import GUEST, checked_request
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.limits.token_bucket import TokenBucket

LONGEST = 500
KEPT = 2000  # per table
SHOWN = 200  # at once
JOINER = "\u200d"  # holds the parts of one picture letter together


class Chat:
    """Says things, and tells what was said."""

    def __init__(self, tables: Tables, chat_store: ChatStore, per_minute: int, events: Events) -> None:
        self.tables = tables
        self.chat_store = chat_store
        self.pace = TokenBucket(per_minute, tables.clock)
        self.events = events

    async def say(self, id: str, person: str, say: Say, request: str | None = None) -> int:
        """Say something; its number is returned when it is on disk."""
        row, watchers = await self._seen(id, person)
        seat = _seat(row, person, say.seat)
        must_have_a_voice(row, watchers, person)
        text = checked_text(say.text)
        self.pace.spend(person)
        name = row.chairs[seat].name if seat is not None else await self.tables.store.name_of(person)
        saying = Saying(id, person, name or GUEST, seat, text, self.tables.clock.now(), checked_request(request))
        number = await self.chat_store.say(saying, KEPT)
        self.events.chat_said(id)
        return number

    async def said(self, id: str, person: str, after: int = 0) -> list[ChatLine]:
        """What was said after this number; everybody who may see the table may read it."""
        await self._seen(id, person)
        if after < 0:
            raise bad_input("Numbers begin at 1.")
        return await self.chat_store.said(id, after, SHOWN)

    async def _seen(self, id: str, person: str) -> tuple[TableRow, set[str]]:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        return table.row, table.watchers


def has_a_voice(row: TableRow, watchers: set[str], person: str) -> bool:
    """Who sits or is expected there, who opened the table, who was invited to watch a private one."""
    if row.owner == person or any(person in (chair.person, chair.reserved) for chair in row.chairs):
        return True
    return not row.public and person in watchers


def must_have_a_voice(row: TableRow, watchers: set[str], person: str) -> None:
    """Passers-by at a public table read what is said, and are silent."""
    if not has_a_voice(row, watchers, person):
        raise RequestError(ErrorCode.FORBIDDEN, "At a public table only those who sit there can write.")


def checked_text(text: str) -> str:
    """Plain text: lines without spaces around them, no letters that are not seen."""
    lines = (" ".join(line.split()) for line in text.splitlines())
    plain = "".join(letter for letter in "\n".join(lines).strip() if letter in ("\n", JOINER) or _is_seen(letter))
    if not 1 <= len(plain) <= LONGEST:
        raise bad_input(f"One says 1 to {LONGEST} characters at a time.")
    return plain


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _seat(row: TableRow, person: str, wished: int | None) -> int | None:
    if wished is not None:
        must_hold(row, person, wished)
        return wished
    return next(iter(held(row, person)), None)
