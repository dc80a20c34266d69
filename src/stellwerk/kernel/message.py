"""Words by reference: the engine names a message, the reader's language supplies the sentence."""

from msgspec import Struct, field

Argument = str | int
"""A value for a sentence. Text that begins with `@` names another message (`@company-blue`)."""


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of a locale file with its arguments."""

    id: str
    args: dict[str, Argument] = field(default_factory=dict)
