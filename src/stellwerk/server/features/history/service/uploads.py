"""Looking at a record that was played elsewhere: judged in a process of its own, then kept as a finished table."""

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.kernel.entries import PositionEntry
from stellwerk.kernel.judge import judge_text
from stellwerk.kernel.record import read_record
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.kernel.replay import Fault
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.history.service.archive import stored_of
from stellwerk.server.features.seating.service.opening import with_keys
from stellwerk.server.features.tables.messages.tables import TableView
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Change, Stored
from stellwerk.server.platform.processes.background import Background

MOST_BYTES = 1_000_000
MOST_ENTRIES = 20_000
MOST_UPLOADS = 50
SECONDS = 20.0


class Wrong(Struct, frozen=True):
    """What is wrong with a record: the entry (None: its head), a sentence in English, the clause with its figures."""

    index: int | None
    message: str
    refusal: Refusal


class Uploads:
    """Takes records in."""

    def __init__(self, tables: Tables, background: Background) -> None:
        self.tables = tables
        self.background = background

    async def take(self, person: str, text: bytes) -> TableView:
        """Judge a record; if it is right, keep it as a table of this person."""
        if len(text) > MOST_BYTES:
            raise RequestError(ErrorCode.TOO_LARGE, f"A record has at most {MOST_BYTES} bytes.")
        if await self.tables.store.count_uploads(person) >= MOST_UPLOADS:
            raise RequestError(ErrorCode.TOO_MANY, f"You keep {MOST_UPLOADS} uploaded games; clear some away first.")
        try:
            found = await self.background.run(SECONDS, examined, text, self.tables.clock.now())
        except TimeoutError:
            raise RequestError(ErrorCode.BAD_RECORD, "Judging this record takes too long.") from None
        if isinstance(found, Wrong):
            raise RequestError(ErrorCode.BAD_RECORD, found.message, refusal=found.refusal, index=found.index)
        return await self.tables.retried(lambda: self._kept(found, person))

    async def _kept(self, found: Stored, person: str) -> TableView:
        row = with_keys(replace(found.row, owner=person), self.tables.keys)
        stored = replace(found, row=row)
        await self.tables.store.create(Change(row, found.log_rows, chairs_changed=True))
        table = self.tables.created(stored)
        self.tables.publish(table)
        return self.tables.view(table, person)


def examined(text: bytes, now: str) -> Stored | Wrong:
    """The table of a record, or its first fault."""
    judged = judge_text(text)
    if isinstance(judged, Fault):
        return Wrong(judged.index, judged.message, judged.refusal or Refusal(judged.clause))
    log = judged.log
    if len(log) > MOST_ENTRIES:
        return Wrong(MOST_ENTRIES, f"a record has at most {MOST_ENTRIES} entries", Refusal(INPUT))
    position = next((index for index, entry in enumerate(log) if isinstance(entry, PositionEntry)), None)
    if position is not None:
        return Wrong(position, "a game that began under other rules cannot be shown here", Refusal(INPUT))
    if judged.state is None or judged.due is not None:
        missing = Refusal(judged.game.meta.chance_missing)
        return Wrong(len(log), f"the chance event {judged.due!r} is due here", missing)
    return stored_of(read_record(text), judged.game, now)
