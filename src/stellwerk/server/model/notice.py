"""Notice to a person, stored in the same transaction as the change of the table that it is about."""

from typing import Literal

from msgspec import Struct

NoticeKind = Literal["turn", "invited", "finished"]


class Notice(Struct, frozen=True):
    """Notice about a table to a person, sent at `due_at` at the earliest."""

    kind: NoticeKind
    person: str
    due_at: str
