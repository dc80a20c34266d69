"""A new table, and playing again (shared with the Python client)."""

from stellwerk.wire.opening import NewSeat, NewTable, Rematch, Salt, Terms

__all__ = ["NewSeat", "NewTable", "Rematch", "Salt", "Terms"]
