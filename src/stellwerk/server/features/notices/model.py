"""Stored types of notices: the channels of a person and the deliveries on them."""

from typing import Literal

from msgspec import Struct

from stellwerk.server.model.notice import NoticeKind

ChannelKind = Literal["mail", "webhook", "push"]
DeliveryState = Literal["waiting", "sent", "failed", "dropped"]
DeliveryKind = Literal["turn", "invited", "finished", "confirm", "test", "reset"]


class SubscriptionKeys(Struct, frozen=True):
    """The two keys of a browser's push subscription, base64url."""

    p256dh: str
    auth: str


class Channel(Struct, frozen=True):
    """An e-mail address, a webhook or a push subscription of a person; only push has `keys`."""

    id: str
    person: str
    kind: ChannelKind
    target: str
    keys: SubscriptionKeys | None
    notice_kinds: tuple[NoticeKind, ...]
    digest: int  # seconds between two messages; 0: one message for each notice
    language: str
    confirmed: bool
    created_at: str
    last_at: str | None = None  # when the last message was sent
    secret_version: int = 0  # of the secret that signs what a webhook is sent; 0: of other channels, which have none


class Delivery(Struct, frozen=True):
    """A notice on one channel, with its attempts so far; `table` is None for a confirmation or a test."""

    id: str
    channel: str
    kind: DeliveryKind
    table: str | None
    created_at: str
    due_at: str
    attempts: int = 0
    state: DeliveryState = "waiting"
    done_at: str | None = None
    error: str | None = None
