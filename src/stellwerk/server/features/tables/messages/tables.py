"""A table as one sees it: head, perspective, log, lists (shared with the Python client)."""

from stellwerk.wire.tables import (
    Line,
    Moved,
    MovedHead,
    Note,
    Origin,
    Perspective,
    ProofInfo,
    Proposal,
    SeatInfo,
    Status,
    TableHead,
    TableList,
    TableView,
    Verified,
)

__all__ = [
    "Line",
    "Moved",
    "MovedHead",
    "Note",
    "Origin",
    "Perspective",
    "ProofInfo",
    "Proposal",
    "SeatInfo",
    "Status",
    "TableHead",
    "TableList",
    "TableView",
    "Verified",
]
