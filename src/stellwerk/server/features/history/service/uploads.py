"""Uploads of records: checked in a background process, then stored as finished tables."""

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.kernel.judge import judge_text
from stellwerk.kernel.record import read_record
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.kernel.replay import Fault
from stellwerk.server.errors import ErrorCode, RequestError, limit_reached
from stellwerk.server.features.history.service.record_tables import stored_of
from stellwerk.server.features.people.service.admission import Admission
from stellwerk.server.features.seating.service.opening import with_keys
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Change, Stored
from stellwerk.server.platform.processes.background import BackgroundRunner
from stellwerk.wire.tables import TableView

MOST_BYTES = 1_000_000
MOST_ENTRIES = 20_000
MOST_UPLOADS = 50
SECONDS = 20.0


class RecordFault(Struct, frozen=True):
    """The first fault of a record: the entry (None: its head), an English sentence, and the clause that it breaks."""

    index: int | None
    message: str
    refusal: Refusal


class Uploads:
    """Stores uploaded records as finished tables."""

    def __init__(self, tables: Tables, background: BackgroundRunner, admission: Admission) -> None:
        self.tables = tables
        self.admission = admission
        self.background = background

    async def upload(self, person: str, text: bytes) -> TableView:
        """Check a record and store it as a finished table of this person."""
        await self.admission.must_upload(person)
        if len(text) > MOST_BYTES:
            raise RequestError(ErrorCode.TOO_LARGE, f"A record has at most {MOST_BYTES} bytes.")
        if await self.tables.store.count_uploads(person) >= MOST_UPLOADS:
            raise limit_reached(f"You keep {MOST_UPLOADS} uploaded games; clear some away first.")
        try:
            found = await self.background.run(SECONDS, check_record, text, self.tables.clock.now())
        except TimeoutError:
            raise RequestError(ErrorCode.BAD_RECORD, "Judging this record takes too long.") from None
        if isinstance(found, RecordFault):
            raise RequestError(ErrorCode.BAD_RECORD, found.message, refusal=found.refusal, index=found.index)
        return await self.tables.retried(lambda: self._create(found, person))

    async def _create(self, found: Stored, person: str) -> TableView:
        row = with_keys(replace(found.row, owner=person), self.tables.keys)
        stored = replace(found, row=row)
        await self.tables.store.create(Change(row, found.log_rows, chairs_changed=True))
        table = self.tables.created(stored)
        self.tables.publish(table)
        return self.tables.view(table, person)


def check_record(text: bytes, now: str) -> Stored | RecordFault:
    """The finished table of a record, or its first fault."""
    judged = judge_text(text)
    if isinstance(judged, Fault):
        return RecordFault(judged.index, judged.message, judged.refusal or Refusal(judged.clause))
    log = judged.log
    if len(log) > MOST_ENTRIES:
        return RecordFault(MOST_ENTRIES, f"a record has at most {MOST_ENTRIES} entries", Refusal(INPUT))
    if judged.state is None or judged.due is not None:
        missing = Refusal(judged.game.meta.chance_missing)
        return RecordFault(len(log), f"the chance event {judged.due!r} is due here", missing)
    return stored_of(read_record(text), judged.game, now)
