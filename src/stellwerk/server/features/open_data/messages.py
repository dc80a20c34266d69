"""Consent to open data as a person gives and sees it."""

from msgspec import Struct


class NewOpenDataConsent(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether my finished public games may be published as open data from now on."""

    agreed: bool


class OpenDataConsent(Struct, frozen=True):
    """Since when my finished public games may be published as open data; None: they may not."""

    since: str | None
