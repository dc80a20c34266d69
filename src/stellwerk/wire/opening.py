"""A new table, and playing again."""

from typing import Any, Literal

from msgspec import Struct, field

from stellwerk.wire.clocks import TimeControl
from stellwerk.wire.tables import Language


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a new table: the creator's own, one for another person, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None  # a name of the game's `bots`
    name: str | None = None  # for "me": another name on this chair (hot-seat)
    salt_hash: str | None = None  # SHA-256 of the person's salt, hex; only for "me"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)  # `Meta.settings`
    name: str | None = None
    public: bool = False  # listed among the open tables, may be watched by anybody
    time: TimeControl | None = None  # None: nobody is hurried
    casual: bool | None = None  # hints are allowed; None: at private tables without a clock
    substitute: str | None = None  # the bot that plays when time runs out; None: the game's usual one
    absence: int | None = None  # seconds away while to act until the others may call it; None: the usual ones
    language: Language | None = None  # which is spoken at the table; lists can be filtered by it
    bot_accounts: bool = False  # bots of people may take free chairs without being invited, if it is public


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on before the start, as in `NewTable`, all of it anew; everybody else has to agree again."""

    options: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    time: TimeControl | None = None
    casual: bool | None = None
    substitute: str | None = None
    absence: int | None = None


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Playing again: by seat the hash of the person's salt, for the chairs that the person holds."""

    salt_hashes: list[str | None] = field(default_factory=list)


class Salt(Struct, frozen=True, forbid_unknown_fields=True):
    """The salt whose hash was sent before, hex."""

    seat: int
    salt: str
