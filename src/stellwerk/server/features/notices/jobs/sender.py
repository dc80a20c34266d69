"""The job that sends notices: each once, checked before sending, repeated with exponential back-off."""

import asyncio
import logging
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from stellwerk.server.errors import RequestError
from stellwerk.server.features.notices.jobs.http_post import NotSent, post
from stellwerk.server.features.notices.jobs.mail import Smtp, send_mail
from stellwerk.server.features.notices.model import Channel, Delivery
from stellwerk.server.features.notices.service.composer import ComposedNotice, NoticeComposer
from stellwerk.server.features.notices.service.password_resets import PasswordResets
from stellwerk.server.features.notices.service.signature import signature_headers
from stellwerk.server.features.notices.service.web_push import PushKey, encrypted
from stellwerk.server.features.notices.store import NoticeStore
from stellwerk.server.features.plans.service.plans import cancelled_now
from stellwerk.server.features.plans.store import PlanStore
from stellwerk.server.features.tables.service.notices import waits_for
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.notices")
AT_ONCE = 20
MOST_ATTEMPTS = 6
BACK_OFF = 5  # the factor between two pauses
KEPT_SECONDS = 30 * 24 * 3600
GONE = (404, 410)
SWEEP_EVERY = 1000
PUSH_LIVES = 24 * 3600
SEEN_SECONDS = 300  # pause while the person looks at the table; turning away ends it


class NoticeSender(PeriodicJob):
    """Sends due deliveries; a claim makes sure that one worker at a time does so."""

    def __init__(
        self,
        tables: Tables,
        notice_store: NoticeStore,
        plan_store: PlanStore,
        notice_composer: NoticeComposer,
        password_resets: PasswordResets,
        key: PushKey,
        smtp: Smtp | None,
        claims: Claims,
        allow_private: bool = False,
        pause: float = 2.0,
        retry: float = 30.0,
    ) -> None:
        self.tables = tables
        self.clock = tables.clock
        self.notice_store = notice_store
        self.plan_store = plan_store
        self.password_resets = password_resets
        self.notice_composer = notice_composer
        self.key = key
        self.smtp = smtp
        self.claims = claims
        self.allow_private = allow_private  # webhooks may go to plain HTTP and into the private network
        self.pause = pause  # seconds between two looks for due deliveries
        self.retry = retry  # seconds after the first attempt that failed

    async def _run(self) -> None:
        rounds = 0
        while True:
            await self.clock.sleep(self.pause)
            try:
                await self._round()
                rounds += 1
                if rounds % SWEEP_EVERY == 0:
                    await self.notice_store.sweep(self.clock.after(-KEPT_SECONDS))
            except Exception as error:  # the database may be away for a while
                LOG.warning("notices cannot be sent now: %s", type(error).__name__)

    async def _round(self) -> None:
        due = await self.notice_store.due(self.clock.now(), AT_ONCE)
        if not due or not await self.claims.take("notices"):
            return
        try:
            await asyncio.gather(*(self._deliver_on(id) for id in dict.fromkeys(each.channel for each in due)))
        finally:
            await self.claims.release("notices")

    async def _deliver_on(self, id: str) -> None:
        """Send the due deliveries of a channel: single ones one after another, those of a digest together."""
        channel = await self.notice_store.channel(id)
        if channel is None:
            return
        single, digest = split_due(await self.notice_store.waiting(id), channel, self.clock.now())
        for delivery in single[:AT_ONCE]:
            await self._deliver(channel, [delivery])
        if digest and (retry_at := retry_moment(digest, self.clock.now())) is not None:
            await self.notice_store.postpone([each.id for each in digest if each.due_at < retry_at], retry_at)
        elif digest:
            await self._deliver(channel, digest)

    async def _deliver(self, channel: Channel, deliveries: list[Delivery]) -> None:
        """Send the deliveries that are still wanted, drop the others, postpone those whose table is in view.

        A delivery that is not due yet is sent only together with one that is.
        """
        moment = self.clock.now()
        composed = [(each, await self._compose(each, channel)) for each in deliveries]
        if dropped := [each.id for each, notice in composed if notice == "dropped"]:
            await self.notice_store.settle(dropped, "dropped", self.clock.now(), None)
        if seen := [each.id for each, notice in composed if notice == "seen" and each.due_at <= moment]:
            await self.notice_store.postpone(seen, self.clock.after(SEEN_SECONDS))
        wanted = [(each, notice) for each, notice in composed if isinstance(notice, ComposedNotice)]
        if any(each.due_at <= moment for each, _ in wanted):
            await self._send(channel, [each for each, _ in wanted], [notice for _, notice in wanted])

    async def _send(self, channel: Channel, deliveries: list[Delivery], notices: list[ComposedNotice]) -> None:
        """Make one attempt for all deliveries; if it fails, those without attempts left fail and the others wait."""
        last = [each.id for each in deliveries if each.attempts + 1 >= MOST_ATTEMPTS]
        others = [each for each in deliveries if each.id not in last]
        pause = self.retry * BACK_OFF ** max((each.attempts for each in others), default=0)
        if not await self.notice_store.take(deliveries, self.clock.after(pause)):
            return
        ids = [each.id for each in deliveries]
        try:
            digest = self.notice_composer.digest(notices, channel.language)
            await self._transmit(channel, digest, deliveries[0].id)
        except NotSent as error:
            given_up = ids if error.final else last
            if given_up:
                await self.notice_store.settle(given_up, "failed", self.clock.now(), str(error))
            if others and not error.final:
                await self.notice_store.note_error([each.id for each in others], str(error))
        except Exception:
            LOG.exception("a notice could not be sent")
            await self.notice_store.settle(ids, "failed", self.clock.now(), "internal")
        else:
            await self.notice_store.settle(ids, "sent", self.clock.now(), None)

    async def _compose(self, delivery: Delivery, channel: Channel) -> ComposedNotice | Literal["dropped", "seen"]:
        """The notice of a delivery; "dropped" if it is no longer true, "seen" while the person looks at the table."""
        if delivery.kind == "reset":
            path = await self.password_resets.path_of(delivery, channel.person)
            return "dropped" if path is None else self.notice_composer.about_password(channel, path)
        if delivery.table is None:
            return self.notice_composer.compose(delivery, channel, None)
        try:
            row = (await self.tables.open(delivery.table)).row
        except RequestError:
            return "dropped"
        if not channel.confirmed or not _still_true(delivery, channel.person, row):
            return "dropped"
        if await self.tables.presence.is_viewing(row.id, channel.person):
            return "seen" if delivery.kind == "turn" else "dropped"
        plan_failed = delivery.kind == "turn" and await cancelled_now(self.plan_store, row, channel.person)
        return self.notice_composer.compose(delivery, channel, row, plan_failed)

    async def _transmit(self, channel: Channel, notice: ComposedNotice, id: str) -> None:
        """Send a notice; `id` is the same in every attempt."""
        if channel.kind == "mail":
            if self.smtp is None:
                raise NotSent("no_mail", final=True)
            text = f"{notice.text}\n\n{notice.link}\n\n-- \n{self.notice_composer.mail_footer(channel.language)}\n"
            await send_mail(
                self.smtp, channel.target, notice.subject, text, self.notice_composer.unsubscription(channel)
            )
        elif channel.kind == "webhook":
            whole = {**notice.data, "text": notice.whole_text, "content": notice.whole_text, "link": notice.link}
            body = msgspec.json.encode(whole)
            secret = self.notice_composer.keys.webhook(channel.id, channel.secret_version)
            signed = signature_headers(secret, id, self.clock.now(), body)
            await self._post(channel, body, {"Content-Type": "application/json", **signed})
        else:
            await self._push(channel, notice)

    async def _push(self, channel: Channel, notice: ComposedNotice) -> None:
        assert channel.keys is not None
        body = msgspec.json.encode({**notice.data, "text": notice.text, "link": notice.link})
        parts = urlsplit(channel.target)
        headers = {
            "Authorization": self.key.authorization(
                f"{parts.scheme}://{parts.netloc}", self.notice_composer.address, self.clock.now()
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_LIVES),
        }
        await self._post(channel, encrypted(body, channel.keys.p256dh, channel.keys.auth), headers)

    async def _post(self, channel: Channel, body: bytes, headers: dict[str, str]) -> None:
        status = await post(channel.target, body, {**headers, "User-Agent": "Stellwerk"}, self.allow_private)
        if status in GONE and channel.kind == "push":
            await self.notice_store.remove_channel(channel.id)
        if not 200 <= status < 300:
            raise NotSent(f"status:{status}")


def split_due(waiting: list[Delivery], channel: Channel, moment: str) -> tuple[list[Delivery], list[Delivery]]:
    """The due deliveries that are sent singly, and all deliveries of the digest if one of them is due."""
    digest = [each for each in waiting if channel.digest and each.table is not None]
    single = [each for each in waiting if each not in digest and each.due_at <= moment]
    return single, digest if any(each.due_at <= moment for each in digest) else []


def retry_moment(digest: list[Delivery], moment: str) -> str | None:
    """The moment of the next attempt if the last attempt of this digest failed and its pause lasts; otherwise None."""
    return max((each.due_at for each in digest if each.attempts and each.due_at > moment), default=None)


def _still_true(delivery: Delivery, person: str, row: TableRow) -> bool:
    if delivery.kind == "turn":
        return waits_for(row, person)
    if delivery.kind == "invited":
        return any(chair.reserved == person for chair in row.chairs)
    return row.status == "over"
