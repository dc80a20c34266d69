"""Notices: how somebody wants to hear that it is their turn, that they are invited, that a game is over."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from stellwerk.server.features.notices.model import Channel, ChannelKind, Delivery, SubscriptionKeys

NoticeKind = Literal["turn", "invited", "finished"]
WayKind = Literal["mail", "webhook", "push"]
DeliveryState = Literal["waiting", "sent", "failed", "dropped"]
ALL_KINDS: tuple[NoticeKind, ...] = ("turn", "invited", "finished")


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription, base64url."""

    p256dh: str
    auth: str


class NewWay(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to be told: an e-mail address, a webhook or a browser's push subscription.

    A new e-mail address or webhook replaces the former one. digest: seconds between two e-mails, or two calls of the
    webhook; 0: each at once. Push messages come one by one.
    """

    way: WayKind
    target: str  # an e-mail address, or a URL
    kinds: list[NoticeKind] = field(default_factory=lambda: list(ALL_KINDS))
    digest: int = 0
    language: Literal["de", "en"] = "en"
    keys: PushKeys | None = None  # of push


class ChangedWay(Struct, frozen=True, forbid_unknown_fields=True):
    """What is told on a way, and how often at most (not of push)."""

    kinds: list[NoticeKind]
    digest: int = 0


class WayInfo(Struct, frozen=True):
    """A way as its owner sees it; an e-mail address must be confirmed before anything is sent to it."""

    id: str
    way: WayKind
    target: str
    kinds: list[NoticeKind]
    digest: int
    confirmed: bool
    secret_version: int = 0  # webhook: how often a secret was made; what is sent is signed with the last one


class ForgottenPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Asking for a link with which a new password is set; it goes to the confirmed e-mail address of the account."""

    name: str


class NewPasswordByLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password in place of a forgotten one: the parts of the link `/#/reset/{person}/{ends}/{key}`."""

    person: str
    ends: str
    key: str
    password: str


class DeliveryInfo(Struct, frozen=True):
    """A notice and what became of it; `dropped`: it was no longer needed.

    `error`: why the last attempt failed, as a code that may name a number ("private", "timeout", "status:503").
    """

    kind: Literal["turn", "invited", "finished", "confirm", "test", "reset"]
    way: WayKind
    table: str | None
    state: DeliveryState
    created_at: str
    done_at: str | None
    attempts: int
    error: str | None


class Notices(Struct, frozen=True):
    """How somebody is told, the latest deliveries, and what this server can do."""

    ways: list[WayInfo]
    deliveries: list[DeliveryInfo]
    mail: bool  # the host can send e-mail
    push_key: str  # the server's public key for push subscriptions, base64url
    secret: str | UnsetType = UNSET  # of the webhook that was just added, or given a new secret; shown this once


class Confirm(Struct, frozen=True, forbid_unknown_fields=True):
    """The key out of the link in an e-mail."""

    way: str
    key: str


def channel_info(channel: Channel) -> WayInfo:
    """Convert a stored Channel to what its owner sees."""
    return WayInfo(
        id=channel.id,
        way=channel.kind,
        target=channel.target,
        kinds=list(channel.notice_kinds),
        digest=channel.digest,
        confirmed=channel.confirmed,
        secret_version=channel.secret_version,
    )


def delivery_info(channel_kind: ChannelKind, delivery: Delivery) -> DeliveryInfo:
    """Convert a stored Delivery to what its receiver sees."""
    return DeliveryInfo(
        kind=delivery.kind,
        way=channel_kind,
        table=delivery.table,
        state=delivery.state,
        created_at=delivery.created_at,
        done_at=delivery.done_at,
        attempts=delivery.attempts,
        error=delivery.error,
    )


def subscription_keys(keys: PushKeys) -> SubscriptionKeys:
    """Convert the keys of a request to those that are stored."""
    return SubscriptionKeys(p256dh=keys.p256dh, auth=keys.auth)
