"""A notice that is stored together with the change of a table that it tells of."""

from typing import Literal

from msgspec import Struct

NoticeKind = Literal["turn", "invited", "finished"]


class Notice(Struct, frozen=True):
    """Something that a person should be told about a table, not before `due_at`."""

    kind: NoticeKind
    person: str
    due_at: str
