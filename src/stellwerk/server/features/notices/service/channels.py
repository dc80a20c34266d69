"""The channels on which a person receives notices: e-mail after confirmation, webhook, push."""

import base64
import binascii
import re
import secrets
from typing import Literal

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.notices.messages import (
    ChangedWay,
    Confirm,
    NewWay,
    Notices,
    PushKeys,
    channel_info,
    delivery_info,
    subscription_keys,
)
from stellwerk.server.features.notices.model import Channel, ChannelKind, Delivery, SubscriptionKeys
from stellwerk.server.features.notices.store import NoticeStore
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.limits.limits import Limit
from stellwerk.server.platform.security.keys import Keys, same
from stellwerk.server.platform.security.open_internet import has_private_host

MOST_PUSH = 10
MOST_LISTED = 30
MOST_CONFIRMATIONS = 3  # per minute and person, per hour and mailbox
LONGEST_DIGEST = 7 * 24 * 3600
DIGEST_KINDS: tuple[ChannelKind, ...] = ("mail", "webhook")
LONGEST_TARGET = 500
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])")
_URL = re.compile(r"https?://[!-~]+")


class Channels:
    """Adds, confirms, changes, lists and removes channels; `NoticeSender` sends on them."""

    def __init__(
        self,
        notice_store: NoticeStore,
        account_store: AccountStore,
        keys: Keys,
        mail: bool,
        push_key: str,
        allow_plain: bool,
        person_limit: Limit,
        mailbox_limit: Limit,
        clock: Clock,
    ) -> None:
        self.notice_store = notice_store
        self.clock = clock
        self.account_store = account_store
        self.keys = keys
        self.mail = mail  # whether the host can send e-mail
        self.push_key = push_key
        self.allow_plain = allow_plain  # webhooks without encryption and into private networks (tests)
        self.person_limit = person_limit  # confirmation e-mails that one person requests
        self.mailbox_limit = mailbox_limit  # confirmation e-mails to one mailbox, whichever person requests them

    async def list(self, person: str, most: int = MOST_LISTED) -> Notices:
        """The channels of a person and the latest deliveries."""
        channels = [channel_info(channel) for channel in await self.notice_store.channels(person)]
        found = await self.notice_store.deliveries(person, most)
        return Notices(channels, [delivery_info(kind, delivery) for kind, delivery in found], self.mail, self.push_key)

    async def add(self, person: str, new: NewWay) -> Notices:
        """Add a channel; a new e-mail address first receives a link to confirm it."""
        if new.way != "push" and await self.account_store.account(person) is None:
            raise RequestError(ErrorCode.NO_ACCOUNT, "E-mail and webhooks belong to an account.")
        channel = self._checked(person, new)
        known = [each for each in await self.notice_store.channels(person) if each.kind == channel.kind]
        confirmed = any(each.target == channel.target and each.confirmed for each in known)
        if channel.kind == "mail" and not confirmed:
            await self._must_not_flood(person, channel.target)
        channel = replace(channel, confirmed=channel.confirmed or confirmed)
        await self.notice_store.add_channel(channel, [each.id for each in _replaced(known, channel)])
        if not channel.confirmed:
            await self.notice_store.add(_delivery(channel, "confirm", self.clock.now()))
        return await self._with_secret(channel)

    async def change(self, person: str, id: str, wish: ChangedWay) -> Notices:
        """Set the kinds of notices and the digest of a channel."""
        channel = await self._own(person, id)
        digest = _digest(channel.kind, wish.digest)
        changed = replace(channel, notice_kinds=tuple(dict.fromkeys(wish.kinds)), digest=digest)
        await self.notice_store.update_channel(changed)
        return await self.list(person)

    async def renew_secret(self, person: str, id: str) -> Notices:
        """Make a new secret for a webhook and show it this once; the old one is void."""
        channel = await self._own(person, id)
        if channel.kind != "webhook":
            raise RequestError(ErrorCode.NOT_WANTED, "Only what a webhook is sent is signed.")
        renewed = replace(channel, secret_version=channel.secret_version + 1)
        await self.notice_store.update_channel(renewed)
        return await self._with_secret(renewed)

    async def _with_secret(self, channel: Channel) -> Notices:
        """The channels of a person, with the secret of this one if it is a webhook."""
        notices = await self.list(channel.person)
        if channel.kind != "webhook":
            return notices
        return replace(notices, secret=self.keys.webhook(channel.id, channel.secret_version))

    async def remove(self, person: str, id: str) -> None:
        """Remove a channel together with its deliveries."""
        await self.notice_store.remove_channel((await self._own(person, id)).id)

    async def test(self, person: str, id: str) -> Notices:
        """Send a test message on a channel."""
        channel = await self._own(person, id)
        if not channel.confirmed:
            raise RequestError(ErrorCode.NOT_WANTED, "This address is not confirmed yet.")
        await self.notice_store.add(_delivery(channel, "test", self.clock.now()))
        return await self.list(person)

    async def confirm(self, confirm: Confirm) -> None:
        """Confirm an e-mail address by the key of the link that was sent to it."""
        channel = await self._channel(confirm.way)
        if channel is None or not same(confirm.key, self.keys.confirmation(channel.id, channel.target)):
            raise RequestError(ErrorCode.NOT_FOUND, "This link is not valid, or no longer.")
        await self.notice_store.update_channel(replace(channel, confirmed=True))

    async def unsubscribe(self, id: str, key: str) -> None:
        """End the notices to an e-mail address by the key of its e-mails; links for a new password still go there."""
        channel = await self._channel(id)
        if channel is None or not same(key, self.keys.unsubscription(channel.id, channel.target)):
            raise RequestError(ErrorCode.NOT_FOUND, "This link is not valid, or no longer.")
        await self.notice_store.update_channel(replace(channel, notice_kinds=()))

    def _checked(self, person: str, new: NewWay) -> Channel:
        target = new.target.strip()
        keys = None
        if new.way == "mail":
            if not self.mail:
                raise RequestError(ErrorCode.NOT_WANTED, "This server sends no e-mail.")
            if not _MAIL.fullmatch(target) or ".." in target:
                raise bad_input("This is no e-mail address.")
        elif not _is_url(target, self.allow_plain):
            raise bad_input("The address begins with https:// and has at most 500 characters.")
        elif not self.allow_plain and has_private_host(target):
            raise RequestError(ErrorCode.PRIVATE_ADDRESS, "Nothing is sent into the private network.")
        if new.way == "push":
            keys = _checked_keys(new.keys)
        kinds = tuple(dict.fromkeys(new.kinds))
        digest = _digest(new.way, new.digest)
        id = secrets.token_hex(6)
        confirmed, created_at = new.way != "mail", self.clock.now()
        version = 1 if new.way == "webhook" else 0
        return Channel(
            id,
            person,
            new.way,
            target,
            keys,
            kinds,
            digest,
            new.language,
            confirmed,
            created_at,
            secret_version=version,
        )

    async def _must_not_flood(self, person: str, target: str) -> None:
        """Limit confirmation e-mails, so that no mailbox can be flooded; those to replaced addresses count too."""
        await self.person_limit.spend(person)
        name, _, host = target.casefold().rpartition("@")
        await self.mailbox_limit.spend(f"{name.partition('+')[0]}@{host}")  # name+tag is the mailbox of name

    async def _own(self, person: str, id: str) -> Channel:
        channel = await self._channel(id)
        if channel is None or channel.person != person:
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such way.")
        return channel

    async def _channel(self, id: str) -> Channel | None:
        return await self.notice_store.channel(id) if id.isalnum() and id.isascii() else None


def _replaced(known: list[Channel], new: Channel) -> list[Channel]:
    """The channels that a new one replaces: the former address, or the same browser and the oldest above MOST_PUSH."""
    if new.kind != "push":
        return known
    others = [each for each in known if each.target != new.target]
    return [each for each in known if each not in others] + others[: max(0, len(others) - MOST_PUSH + 1)]


def _delivery(channel: Channel, kind: Literal["confirm", "test"], now: str) -> Delivery:
    return Delivery(secrets.token_hex(10), channel.id, kind, None, now, now)


def _digest(kind: ChannelKind, seconds: int) -> int:
    if seconds and kind not in DIGEST_KINDS:
        raise bad_input("Push messages come one by one; an e-mail or a webhook may be a digest.")
    if not 0 <= seconds <= LONGEST_DIGEST:
        raise bad_input("A digest comes at least once a week.")
    return seconds


def _is_url(text: str, allow_plain: bool) -> bool:
    return len(text) <= LONGEST_TARGET and bool(_URL.fullmatch(text)) and (allow_plain or text.startswith("https://"))


def _checked_keys(keys: PushKeys | None) -> SubscriptionKeys:
    """The keys of a subscription, which must be a point of P-256 and sixteen bytes."""
    if keys is None or (_length(keys.p256dh), _length(keys.auth)) != (65, 16):
        raise bad_input("A push subscription has two keys.")
    return subscription_keys(keys)


def _length(text: str) -> int:
    try:
        return len(base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True))
    except (binascii.Error, ValueError):
        return 0
