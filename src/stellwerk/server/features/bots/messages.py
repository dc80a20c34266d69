"""Bot accounts as their owner sees them."""

from msgspec import Struct


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot account to be made; the name is shown at the seat and must be free."""

    name: str


class BotName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a bot account, which must be free."""

    name: str


class BotFailure(Struct, frozen=True):
    """A request of a bot that was refused, or time that it let run out. `clause`: the rules say no."""

    at: str
    table: str | None
    code: str
    clause: str | None
    detail: str


class BotInfo(Struct, frozen=True):
    """A bot account with its latest failures, the newest first."""

    id: str
    name: str
    created_at: str
    failures: list[BotFailure]


class BotMade(Struct, frozen=True):
    """A bot account with the secret of its token, which is shown this once: `Authorization: Bearer …`."""

    bot: BotInfo
    secret: str
