"""The page of the host: what it shows, and what can be done there."""

from typing import Literal

from msgspec import Struct

from stellwerk.server.features.moderation.model import Decision, DiaryEntry, Report, Sanction, SanctionKind


class HostTable(Struct, frozen=True):
    """A table as hosts see it: who sits there and how far it is, no hand."""

    id: str
    game: str
    name: str
    status: str
    rules: str
    number: int
    moved_at: str
    people: int
    bots: int
    away: int
    seats: list[str | None]
    plays: bool = False  # the host who asks plays here, or a bot of theirs: it is exported after the end


class HostPerson(Struct, frozen=True):
    """Somebody as hosts see them: an account, or a guest who sits at a table, by the name they have there.

    `since` is when the account was made, or when the guest's latest table was opened.
    """

    person: str
    name: str
    since: str
    closed: bool
    host: bool
    guest: bool = False


class FailedNotice(Struct, frozen=True):
    """A notice that could not be delivered; the address it went to is its owner's affair."""

    id: str
    way: str
    kind: str
    name: str
    attempts: int
    at: str
    error: str


class BackupInfo(Struct, frozen=True):
    """A backup in the data folder; `regular`: it gives way to later ones, unlike one from before an upgrade."""

    file: str
    bytes: int
    at: str
    regular: bool


class AccountInvitationInfo(Struct, frozen=True):
    """An invitation to create an account that was not used yet."""

    id: str
    note: str
    created_at: str
    expires_at: str


class HostPage(Struct, frozen=True):
    """Everything that the page of the host shows; `wrong`: why the store cannot be written, None if it can."""

    version: str
    versions: dict[str, str]
    started_at: str
    wrong: str | None
    sockets: int
    free_bytes: int
    counts: dict[str, int]
    limits: dict[str, int]
    tables: list[HostTable]
    people: list[HostPerson]
    sanctions: list[Sanction]
    reports: list[Report]
    failed: list[FailedNotice]
    backups: list[BackupInfo]
    invitations: list[AccountInvitationInfo]
    diary: list[DiaryEntry]


class NewSanction(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host takes from a person, and for how many days (None: until it is lifted)."""

    kind: SanctionKind
    days: int | None = None
    reason: str = ""


class ReportDecision(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host decides about a report; `none`: there was no offence."""

    decision: Decision
    days: int | None = None


class NewAccountInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to create an account: whom it is for, and for how many days it is valid."""

    note: str
    days: int = 14


class AccountInvitationMade(Struct, frozen=True):
    """An invitation with its key, which is shown this once: the link is `/#/join/{key}`."""

    invitation: AccountInvitationInfo
    key: str


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Telling the host about a line of the chat, or about whoever holds a seat."""

    kind: Literal["line", "seat"]
    number: int  # of the line, or of the seat
    reason: str


class Reported(Struct, frozen=True):
    """A report was stored."""

    id: str
