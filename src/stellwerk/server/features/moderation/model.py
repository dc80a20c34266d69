"""Stored types of moderation: sanctions, reports, entries of the diary."""

from typing import Literal

from msgspec import Struct

SanctionKind = Literal["mute", "timeout", "ban"]
Decision = Literal["mute", "timeout", "ban", "none"]
Deed = Literal[
    "mute", "timeout", "ban", "lift", "rename", "no-offence",
    "remove-table", "export-table", "remove-account", "invite", "withdraw-invitation",
    "add-account", "host", "no-host", "reset-password", "backup", "retry-notice", "publish",
]  # fmt: skip
"""What the diary knows; the client has a sentence for each."""


class Sanction(Struct, frozen=True):
    """A person may not write (mute), not take part in new games (timeout) or not come at all (ban)."""

    id: str
    person: str
    name: str
    kind: SanctionKind
    ends_at: str | None  # None: until a host lifts it
    reason: str
    at: str
    lifted_at: str | None = None

    def is_active(self, now: str) -> bool:
        """Tell whether it holds at this moment."""
        return self.lifted_at is None and (self.ends_at is None or now < self.ends_at)


class Report(Struct, frozen=True):
    """Somebody tells the host about somebody: a line of the chat, a name, or how they play."""

    id: str
    person: str | None  # who reports; None once deleted
    name: str
    about: str | None
    about_name: str
    table: str
    line: int | None
    quote: str
    reason: str
    at: str
    decision: Decision | None = None
    decided_at: str | None = None


class DiaryEntry(Struct, frozen=True):
    """What a host (None: the command line, or the server itself) has done, and about whom or what."""

    id: str
    at: str
    host: str | None
    host_name: str | None
    what: Deed
    person: str | None
    about: str
    more: str = ""
