"""REST routes of the page of the host: for accounts that are marked as hosts, with a cookie, never with a token."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.hosting.messages.host import (
    AccountInvitationMade,
    BackupInfo,
    HostPage,
    NewAccountInvitation,
    NewReport,
    NewSanction,
    ReportDecision,
    Reported,
)
from stellwerk.server.features.hosting.service.backups import Backups
from stellwerk.server.features.hosting.service.host import Host, invitation_info
from stellwerk.server.features.hosting.service.reports import Reports
from stellwerk.server.features.moderation.service.diary import Diary
from stellwerk.server.features.moderation.service.sanctions import Sanctions
from stellwerk.server.features.people.messages import NewName
from stellwerk.server.features.people.routes.authentication import ACCOUNT_SCOPE
from stellwerk.server.features.people.service.account_invitations import AccountInvitations
from stellwerk.server.features.people.service.admission import Admission
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Creations, TableId
from stellwerk.server.platform.http.visitors import Asker

PersonId = Annotated[str, PathParameter(description="The public id of a person.")]
ReportId = Annotated[str, PathParameter(description="The id of a report.")]
DeliveryId = Annotated[str, PathParameter(description="The id of a notice that has failed.")]
InvitationId = Annotated[str, PathParameter(description="The id of an invitation to create an account.")]
Admitting = NamedDependency[Admission]
Hosting = NamedDependency[Host]


@post("/tables/{table:str}/reports", operation_id="reportAtTable")
async def report(
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[NewReport],
    reports_service: NamedDependency[Reports],
    visitor: Asker,
    creations: Creations,
) -> Reported:
    """Tell the host about a line of the chat, or about whoever holds a seat.

    For those who may see the table.
    """
    if visitor.stranger:
        raise RequestError(ErrorCode.FORBIDDEN, "Who reports somebody is known by a cookie.")
    await creations.spend(address_of(request))
    return Reported(await reports_service.add(table, visitor.person, data))


@get("/host", opt={"scope": ACCOUNT_SCOPE})
async def get_host_page(admission_service: Admitting, host_service: Hosting, visitor: Asker) -> HostPage:
    """Everything that the page of the host shows: tables, people, reports, backups, notices that failed, the diary.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    return await host_service.page(visitor.person)


@get("/host/tables/{table:str}/export", media_type="application/json", opt={"scope": ACCOUNT_SCOPE})
async def export_any_table(
    table: TableId, admission_service: Admitting, host_service: Hosting, visitor: Asker
) -> Response[bytes]:
    """The record of a table with everything that is hidden, also while the game runs, to look for a mistake.

    For hosts; the diary says so. A host who plays there, or whose bot does, gets it after the end.
    """
    await admission_service.must_be_host(visitor.person)
    body = await host_service.export_table(table, visitor.person)
    name = f'attachment; filename="{table}.stellwerk.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": name})


@delete("/host/tables/{table:str}")
async def remove_any_table(table: TableId, admission_service: Admitting, host_service: Hosting, visitor: Asker) -> None:
    """Delete a table, whoever sits there.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    await host_service.remove_table(table, visitor.person)


@put("/host/people/{person:str}/name", status_code=204)
async def rename_person(
    person: PersonId, data: JSONBody[NewName], admission_service: Admitting, host_service: Hosting, visitor: Asker
) -> None:
    """Give somebody another name.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    await host_service.rename(person, data.name, visitor.person)


@post("/host/people/{person:str}/sanctions", status_code=204)
async def impose_sanction(
    person: PersonId,
    data: JSONBody[NewSanction],
    admission_service: Admitting,
    sanctions_service: NamedDependency[Sanctions],
    visitor: Asker,
) -> None:
    """Take from somebody the right to write, to begin new games, or to come at all.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    await sanctions_service.impose(person, data.kind, data.days, data.reason, visitor.person)


@delete("/host/people/{person:str}/sanctions")
async def lift_sanctions(
    person: PersonId,
    admission_service: Admitting,
    sanctions_service: NamedDependency[Sanctions],
    visitor: Asker,
) -> None:
    """Lift every sanction of somebody.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    await sanctions_service.lift(person, visitor.person)


@post("/host/reports/{report:str}", status_code=204)
async def decide_report(
    report: ReportId,
    data: JSONBody[ReportDecision],
    admission_service: Admitting,
    reports_service: NamedDependency[Reports],
    visitor: Asker,
) -> None:
    """Decide about a report; a sanction is imposed at once.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    await reports_service.decide(report, data, visitor.person)


@post("/host/notices/{delivery:str}", status_code=204)
async def retry_notice(
    delivery: DeliveryId, admission_service: Admitting, host_service: Hosting, visitor: Asker
) -> None:
    """Try to send a notice again that has failed.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    await host_service.retry_notice(delivery, visitor.person)


@post("/host/backups")
async def make_backup(
    admission_service: Admitting, backups_service: NamedDependency[Backups], visitor: Asker
) -> BackupInfo:
    """Write a backup into the data folder now.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    return await backups_service.make(visitor.person)


@post("/host/invitations")
async def invite_account(
    data: JSONBody[NewAccountInvitation],
    admission_service: Admitting,
    account_invitations_service: NamedDependency[AccountInvitations],
    diary_service: NamedDependency[Diary],
    visitor: Asker,
) -> AccountInvitationMade:
    """Invite somebody to create an account.

    For hosts. The key is shown this once.
    """
    await admission_service.must_be_host(visitor.person)
    made, key = await account_invitations_service.make(data.note, data.days, visitor.person)
    await diary_service.note("invite", made.note, visitor.person, more=made.id)
    return AccountInvitationMade(invitation_info(made), key)


@delete("/host/invitations/{invitation:str}")
async def withdraw_account_invitation(
    invitation: InvitationId,
    admission_service: Admitting,
    account_invitations_service: NamedDependency[AccountInvitations],
    diary_service: NamedDependency[Diary],
    visitor: Asker,
) -> None:
    """Withdraw an invitation to create an account.

    For hosts.
    """
    await admission_service.must_be_host(visitor.person)
    await account_invitations_service.withdraw(invitation)
    await diary_service.note("withdraw-invitation", invitation, visitor.person)
