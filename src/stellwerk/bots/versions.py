"""Versions in the names of bots: `greedy@1` plays for ever as it does today; `greedy` alone is the newest version.

A change that makes a bot choose otherwise is a new version, and the old one stays for comparisons and for records.
"""

import re
from typing import Final, NamedTuple

from stellwerk.bots.program import is_program
from stellwerk.bots.restricted import WITHOUT
from stellwerk.kernel.errors import BotRefused

VERSIONS: Final = 1
"""Every bot has this many versions so far; the first that changes gets a table here."""

NET_FILE: Final = "net:"
"""What the name of a bot begins with whose net is a file; the rest is the path."""

_VERSIONED = re.compile(r"(.+)@([1-9][0-9]{0,3})")


class VersionedName(NamedTuple):
    """A name without its version, and the version."""

    name: str
    version: int


def parted(text: str) -> VersionedName:
    """Name and version of a bot; the newest version where none is named. BotRefused if there is no such version."""
    found = None if text.startswith(NET_FILE) else _VERSIONED.fullmatch(text)
    if found is None:
        return VersionedName(text, VERSIONS)
    version = int(found[2])
    if version > VERSIONS:
        raise BotRefused(f"there is no version {version} of {found[1]!r}; the newest is {found[1]}@{VERSIONS}")
    return VersionedName(found[1], version)


def name_in_record(text: str) -> str:
    """How a record names the bot that played: with its version, unless it is a program or a net of one's own."""
    if is_program(text) or text.startswith(NET_FILE):
        return f"bot:{text}"
    known, without, kind = text.partition(WITHOUT)
    return f"bot:{'@'.join(map(str, parted(known)))}{without}{kind}"
