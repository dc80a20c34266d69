"""SQL of sanctions, reports and the diary."""

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Table, delete, insert, or_, select, update

from stellwerk.server.features.moderation.model import Decision, DiaryEntry, Report, Sanction
from stellwerk.server.model.names import FORMER
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.moderation_schema import DIARY, REPORTS, SANCTIONS

Row = TypeVar("Row", bound=Struct)


class ModerationStore:
    """Reads and writes sanctions, reports and entries of the diary."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def sanctions_of(self, person: str) -> list[Sanction]:
        """All sanctions of a person, the latest first."""
        if "\0" in person:
            return []
        return await self._read(Sanction, SANCTIONS, SANCTIONS.c.person == person)

    async def active_sanctions(self, now: str) -> list[Sanction]:
        """All sanctions that hold at this moment, the latest first."""
        return await self._read(Sanction, SANCTIONS, *_holding(now))

    async def add_sanction(self, sanction: Sanction) -> None:
        """Insert a sanction."""
        await self._add(SANCTIONS, sanction)

    async def lift(self, person: str, now: str) -> int:
        """End the sanctions of a person that still hold; return how many."""
        lifted = update(SANCTIONS).where(SANCTIONS.c.person == person, *_holding(now)).values(lifted_at=now)
        return await self.database.write(lambda connection: connection.execute(lifted).rowcount)

    async def report(self, id: str) -> Report | None:
        """The report with this id."""
        return next(iter(await self._read(Report, REPORTS, REPORTS.c.id == id)), None) if "\0" not in id else None

    async def reports(self, most: int) -> list[Report]:
        """The latest reports."""
        return await self._read(Report, REPORTS, most=most)

    async def reports_by(self, person: str) -> list[Report]:
        """The reports that a person has made."""
        return await self._read(Report, REPORTS, REPORTS.c.person == person)

    async def add_report(self, report: Report) -> None:
        """Insert a report."""
        await self._add(REPORTS, report)

    async def decide(self, id: str, decision: Decision, now: str, sanction: Sanction | None) -> bool:
        """Write what a host decided, with the sanction that follows; False if another decision was there first."""
        open = REPORTS.c.id == id, REPORTS.c.decision.is_(None)
        decided = update(REPORTS).where(*open).values(decision=decision, decided_at=now)

        def work(connection: Connection) -> bool:
            if connection.execute(decided).rowcount == 0:
                return False
            if sanction is not None:
                connection.execute(insert(SANCTIONS), _columns(sanction))
            return True

        return await self.database.write(work)

    async def note(self, entry: DiaryEntry) -> None:
        """Insert an entry of the diary."""
        await self._add(DIARY, entry)

    async def diary(self, most: int) -> list[DiaryEntry]:
        """The latest entries of the diary."""
        return await self._read(DiaryEntry, DIARY, most=most)

    async def deeds_of(self, person: str) -> list[DiaryEntry]:
        """What the diary tells about a person, as a host or as the subject; of other hosts it names none."""
        found = await self._read(DiaryEntry, DIARY, or_(DIARY.c.host == person, DIARY.c.person == person))
        return [each if each.host == person else replace(each, host=None, host_name=None) for each in found]

    async def _read(self, kind: type[Row], table: Table, *wanted: Any, most: int | None = None) -> list[Row]:
        query = select(table).where(*wanted).order_by(table.c.at.desc(), table.c.id).limit(most)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [kind(**row) for row in rows]

    async def _add(self, table: Table, row: Struct) -> None:
        await self.database.write(lambda connection: connection.execute(insert(table), _columns(row)))


def _columns(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _holding(now: str) -> tuple[ColumnElement[bool], ...]:
    """Conditions of the sanctions that hold at this moment."""
    return SANCTIONS.c.lifted_at.is_(None), or_(SANCTIONS.c.ends_at.is_(None), SANCTIONS.c.ends_at > now)


class ModerationData:
    """Personal data in sanctions, reports and the diary."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete the sanctions of a person, and take the person out of reports and the diary."""
        connection.execute(delete(SANCTIONS).where(SANCTIONS.c.person == person))
        by, about = REPORTS.c.person == person, REPORTS.c.about == person
        connection.execute(update(REPORTS).where(by).values(person=None, name=FORMER, reason=""))
        connection.execute(update(REPORTS).where(about).values(about=None, about_name=FORMER, quote=""))
        host, subject = DIARY.c.host == person, DIARY.c.person == person
        connection.execute(update(DIARY).where(host).values(host=None, host_name=FORMER))
        connection.execute(update(DIARY).where(subject).values(person=None, about=FORMER, more=""))
        return []

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Give the sanctions and reports of a guest to a person."""
        for column in (SANCTIONS.c.person, REPORTS.c.person, REPORTS.c.about, DIARY.c.person):
            connection.execute(update(column.table).where(column == guest).values({column.name: person}))
        return []
