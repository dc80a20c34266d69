"""Examples of what hosts send and get, and of forgotten passwords."""

from msgspec import Struct

from stellwerk import __version__
from stellwerk.server.features.hosting.messages.host import (
    AccountInvitationInfo,
    AccountInvitationMade,
    BackupInfo,
    FailedNotice,
    HostPage,
    HostPerson,
    HostTable,
    NewAccountInvitation,
    NewReport,
    NewSanction,
    ReportDecision,
    Reported,
)
from stellwerk.server.features.moderation.model import DiaryEntry, Report, Sanction
from stellwerk.server.features.notices.messages import ForgottenPassword, NewPasswordByLink

TABLE, ANNA, BEN, KEY = "k3v5q7d2m4x6", "Qm9vdHN0cmFw", "c3RlbGx3ZXJr", "tT7Zk0dXc2VjcmV0X2tleQ"
NOON, LATER = "2026-03-01T12:00:00.000Z", "2026-03-08T12:00:00.000Z"
BACKUP = BackupInfo("stellwerk-20260301-120000-000000.zip", 212_000, "2026-03-01T12:00:00.000Z", True)
INVITATION = AccountInvitationInfo("a1b2c3d4e5f6", "Cleo", NOON, LATER)
PAGE = HostPage(
    version=__version__,
    versions={"python": "3.13.5", "database": "SQLite", "paris": "1.0"},
    started_at=NOON,
    wrong=None,
    sockets=14,
    free_bytes=20_000_000_000,
    counts={"running": 23, "open": 6, "over": 11, "accounts": 58},
    limits={"tables_per_person": 60},
    tables=[HostTable(TABLE, "paris", "Friday", "running", "1.0", 42, NOON, 2, 1, 0, ["Anna", "Ben", "greedy"])],
    people=[HostPerson(ANNA, "Anna", NOON, False, True)],
    sanctions=[Sanction("s1", BEN, "Ben", "mute", LATER, "rude in the chat", NOON)],
    reports=[Report("r1", ANNA, "Anna", BEN, "Ben", TABLE, 3, "…", "rude in the chat", NOON, "mute", NOON)],
    failed=[FailedNotice("d1", "mail", "turn", "Ben", 4, NOON, "the mailbox is full")],
    backups=[BACKUP],
    invitations=[INVITATION],
    diary=[DiaryEntry("e1", NOON, ANNA, "Anna", "mute", BEN, "Ben", LATER)],
)
HOST_EXAMPLES: list[Struct] = [
    NewReport("line", 3, "rude in the chat"),
    NewSanction("mute", 7, "rude in the chat"),
    ReportDecision("mute", 7),
    NewAccountInvitation("Cleo", 14),
    PAGE,
    BACKUP,
    AccountInvitationMade(INVITATION, KEY),
    Reported("r1"),
    ForgottenPassword("anna"),
    NewPasswordByLink(ANNA, LATER, KEY, "a longer and better one"),
]
