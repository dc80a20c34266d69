"""How people want to be told: e-mail after confirmation, webhook, push."""

import base64
import binascii
import re
import secrets
from typing import Literal

import msgspec
from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.notices.messages import (
    ChangedWay,
    Confirm,
    DeliveryInfo,
    NewWay,
    Notices,
    PushKeys,
    WayInfo,
    WayKind,
)
from stellwerk.server.features.notices.model import Delivery, Way
from stellwerk.server.features.notices.store import NoticeStore
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.limits.limits import Limit
from stellwerk.server.platform.security.keys import Keys, same
from stellwerk.server.platform.security.open_internet import is_plainly_private

MOST_PUSH = 10
MOST_LISTED = 30
MOST_CONFIRMATIONS = 3  # a minute of one person, an hour to one address
LONGEST_DIGEST = 7 * 24 * 3600
TAKE_DIGESTS: tuple[WayKind, ...] = ("mail", "webhook")
LONGEST_TARGET = 500
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])")
_URL = re.compile(r"https?://[!-~]+")


class Channels:
    """Sets up, confirms and lists ways; what goes out on them is the postman's."""

    def __init__(
        self,
        post: NoticeStore,
        account_store: AccountStore,
        keys: Keys,
        mail: bool,
        push_key: str,
        plain: bool,
        confirmations: Limit,
        asked: Limit,
        clock: Clock,
    ) -> None:
        self.post = post
        self.clock = clock
        self.account_store = account_store
        self.keys = keys
        self.mail = mail  # whether the host can send e-mail
        self.push_key = push_key
        self.plain = plain  # webhooks without encryption are allowed (tests)
        self.confirmations = confirmations  # by person
        self.asked = asked  # by mailbox, whoever names it

    async def list(self, person: str, most: int = MOST_LISTED) -> Notices:
        """How a person is told, and the latest deliveries."""
        ways = [_info(way) for way in await self.post.ways(person)]
        found = await self.post.deliveries(person, most)
        return Notices(ways, [_delivery_info(way, delivery) for way, delivery in found], self.mail, self.push_key)

    async def add(self, person: str, new: NewWay) -> Notices:
        """A new way; an e-mail address is asked to confirm first."""
        if new.way != "push" and await self.account_store.account(person) is None:
            raise RequestError(ErrorCode.NO_ACCOUNT, "E-mail and webhooks belong to an account.")
        way = self._checked(person, new)
        known = [each for each in await self.post.ways(person) if each.way == new.way]
        confirmed = any(each.target == way.target and each.confirmed for each in known)
        if way.way == "mail" and not confirmed:
            await self._must_not_flood(person, way.target)
        way = replace(way, confirmed=way.confirmed or confirmed)
        await self.post.add_way(way, [each.id for each in _replaced(known, way)])
        if not way.confirmed:
            await self.post.add(_delivery(way, "confirm", self.clock.now()))
        return await self.list(person)

    async def change(self, person: str, id: str, wish: ChangedWay) -> Notices:
        """Other kinds, another digest."""
        way = await self._own(person, id)
        digest = _digest(way.way, wish.digest)
        await self.post.renew_way(replace(way, kinds=tuple(dict.fromkeys(wish.kinds)), digest=digest))
        return await self.list(person)

    async def remove(self, person: str, id: str) -> None:
        """Nothing is sent there any more."""
        await self.post.remove_way((await self._own(person, id)).id)

    async def test(self, person: str, id: str) -> Notices:
        """Send something to see whether it arrives."""
        way = await self._own(person, id)
        if not way.confirmed:
            raise RequestError(ErrorCode.NOT_WANTED, "This address is not confirmed yet.")
        await self.post.add(_delivery(way, "test", self.clock.now()))
        return await self.list(person)

    async def confirm(self, shown: Confirm) -> None:
        """The link in the e-mail was followed."""
        way = await self.post.way(shown.way) if shown.way.isalnum() and shown.way.isascii() else None
        if way is None or not same(shown.key, self.keys.confirmation(way.id, way.target)):
            raise RequestError(ErrorCode.NOT_FOUND, "This link is not valid, or no longer.")
        await self.post.renew_way(replace(way, confirmed=True))

    def _checked(self, person: str, new: NewWay) -> Way:
        target = new.target.strip()
        extra = None
        if new.way == "mail":
            if not self.mail:
                raise RequestError(ErrorCode.NOT_WANTED, "This server sends no e-mail.")
            if not _MAIL.fullmatch(target) or ".." in target:
                raise bad_input("This is no e-mail address.")
        elif not _is_url(target, self.plain):
            raise bad_input("The address begins with https:// and has at most 500 characters.")
        elif not self.plain and is_plainly_private(target):
            raise RequestError(ErrorCode.PRIVATE_ADDRESS, "Nothing is sent into the private network.")
        if new.way == "push":
            extra = _checked_keys(new.keys)
        kinds = tuple(dict.fromkeys(new.kinds))
        digest = _digest(new.way, new.digest)
        id = secrets.token_hex(6)
        return Way(id, person, new.way, target, extra, kinds, digest, new.language, new.way != "mail", self.clock.now())

    async def _must_not_flood(self, person: str, target: str) -> None:
        """Strangers could be annoyed with requests to confirm; those of an address that was replaced count too."""
        await self.confirmations.spend(person)
        name, _, host = target.casefold().rpartition("@")
        await self.asked.spend(f"{name.partition('+')[0]}@{host}")  # what follows a plus leads into the same mailbox

    async def _own(self, person: str, id: str) -> Way:
        way = await self.post.way(id) if id.isalnum() and id.isascii() else None
        if way is None or way.person != person:
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such way.")
        return way


def _replaced(known: list[Way], way: Way) -> list[Way]:
    """The ways in whose place a new one comes: the former address, or the same browser and the oldest of too many."""
    if way.way != "push":
        return known
    others = [each for each in known if each.target != way.target]
    return [each for each in known if each not in others] + others[: max(0, len(others) - MOST_PUSH + 1)]


def _delivery(way: Way, kind: Literal["confirm", "test"], now: str) -> Delivery:
    return Delivery(secrets.token_hex(10), way.id, kind, None, now, now)


def _digest(way: WayKind, seconds: int) -> int:
    if seconds and way not in TAKE_DIGESTS:
        raise bad_input("Push messages come one by one; an e-mail or a webhook may be a digest.")
    if not 0 <= seconds <= LONGEST_DIGEST:
        raise bad_input("A digest comes at least once a week.")
    return seconds


def _is_url(text: str, plain: bool) -> bool:
    return len(text) <= LONGEST_TARGET and bool(_URL.fullmatch(text)) and (plain or text.startswith("https://"))


def _checked_keys(keys: PushKeys | None) -> str:
    """The keys of a subscription: a point of the curve and sixteen bytes."""
    if keys is None or (_length(keys.p256dh), _length(keys.auth)) != (65, 16):
        raise bad_input("A push subscription has two keys.")
    return msgspec.json.encode(keys).decode()


def _length(text: str) -> int:
    try:
        return len(base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True))
    except (binascii.Error, ValueError):
        return 0


def _info(way: Way) -> WayInfo:
    return WayInfo(way.id, way.way, way.target, list(way.kinds), way.digest, way.confirmed)


def _delivery_info(way: WayKind, delivery: Delivery) -> DeliveryInfo:
    return DeliveryInfo(
        delivery.kind,
        way,
        delivery.table,
        delivery.state,
        delivery.created_at,
        delivery.done_at,
        delivery.attempts,
        delivery.error,
    )
