"""Reports: people tell the host about a line of the chat or about somebody at their table."""

import secrets

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.hosting.messages.host import NewReport, ReportDecision
from stellwerk.server.features.moderation.model import Report, Sanction
from stellwerk.server.features.moderation.service.diary import Diary
from stellwerk.server.features.moderation.service.sanctions import Sanctions
from stellwerk.server.features.moderation.store import ModerationStore
from stellwerk.server.features.tables.service.rights import chair_at
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.talk.service.chat import Chat
from stellwerk.server.model.names import GUEST

LONGEST = 500
NOBODY = RequestError(ErrorCode.NOT_FOUND, "There is nobody to report.")
DECIDED = RequestError(ErrorCode.NOT_WANTED, "This report was decided already.")


class Reports:
    """Stores reports, and what hosts decide about them."""

    def __init__(self, store: ModerationStore, tables: Tables, chat: Chat, sanctions: Sanctions, diary: Diary) -> None:
        self.store = store
        self.tables = tables
        self.chat = chat
        self.sanctions = sanctions
        self.diary = diary

    async def add(self, table: str, person: str, new: NewReport) -> str:
        """Store the report of somebody who may see the table; return its id."""
        reason = " ".join(new.reason.split())
        if not 1 <= len(reason) <= LONGEST:
            raise bad_input(f"A report has 1 to {LONGEST} characters.")
        find = self._line if new.kind == "line" else self._seat
        about, name, quote = await find(table, person, new.number)
        if not about or about == person:
            raise NOBODY
        mine = await self.tables.store.name_of(person) or GUEST
        line = new.number if new.kind == "line" else None
        report = Report(
            secrets.token_hex(6), person, mine, about, name, table, line, quote, reason, self.tables.clock.now()
        )
        await self.store.add_report(report)
        return report.id

    async def decide(self, id: str, decision: ReportDecision, host: str | None = None) -> Report:
        """Store what a host decides, and impose the sanction that follows from it."""
        report = await self.store.report(id)
        if report is None:
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such report.")
        if report.decision is not None:
            raise DECIDED
        sanction = await self._sanction(report, decision, host)
        if not await self.store.decide(id, decision.decision, self.tables.clock.now(), sanction):
            raise DECIDED  # by another host, in this moment
        if sanction is None:
            await self.diary.note("no-offence", report.about_name, host, report.about)
        else:
            await self.sanctions.carry_out(sanction, host)
        return report

    async def _sanction(self, report: Report, decision: ReportDecision, host: str | None) -> Sanction | None:
        """The sanction that follows from a decision, not stored yet."""
        if decision.decision == "none":
            return None
        if report.about is None:
            raise NOBODY
        return await self.sanctions.prepared(
            report.about, decision.decision, decision.days, report.reason, host, report.about_name
        )

    async def _seat(self, table: str, person: str, number: int) -> tuple[str | None, str, str]:
        chair = chair_at((await self.tables.seen(table, person)).row, number)
        return chair.person, chair.name or GUEST, ""

    async def _line(self, table: str, person: str, number: int) -> tuple[str | None, str, str]:
        lines = await self.chat.read(table, person, max(0, number - 1))
        line = next((each for each in lines if each.number == number), None)
        if line is None:
            raise NOBODY
        return line.person, line.name, line.text
