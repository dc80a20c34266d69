"""Names at one table: a person whose name is taken gets a number behind it."""

from collections.abc import Sequence

from stellwerk.server.model.names import NAME_LENGTH, login_of, with_ending
from stellwerk.server.model.table_row import Chair


def free_name(name: str, chairs: Sequence[Chair], seat: int | None = None) -> str:
    """Return a name that no other person at the table has: "Gast", or "Gast 2" if there is a "Gast" already."""
    others = [chair for place, chair in enumerate(chairs) if place != seat and chair.person is not None]
    known = {login_of(chair.name) for chair in others if chair.name is not None}
    tried, number = name, 1
    while login_of(tried) in known:
        number += 1
        tried = with_ending(name, f" {number}", NAME_LENGTH)
    return tried
