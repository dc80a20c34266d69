"""Notices go out: once, checked before they go, tried again with growing pauses, written down."""

import asyncio
import logging
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from stellwerk.server.errors import RequestError
from stellwerk.server.features.notices.jobs.mail import Smtp, send_mail
from stellwerk.server.features.notices.jobs.posting import NotSent, post
from stellwerk.server.features.notices.messages import PushKeys
from stellwerk.server.features.notices.model import Delivery, Way
from stellwerk.server.features.notices.service.letters import Letter, LetterWriter
from stellwerk.server.features.notices.service.web_push import PushKey, encrypted
from stellwerk.server.features.notices.store import NoticeStore
from stellwerk.server.features.plans.service.plans import cancelled_now
from stellwerk.server.features.plans.store import PlanStore
from stellwerk.server.features.tables.service.happenings import waits_for
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.postman")
AT_ONCE = 20
MOST_ATTEMPTS = 6
GROWTH = 5  # every pause is so many times the one before
KEPT_SECONDS = 30 * 24 * 3600
GONE = (404, 410)
SWEEP_EVERY = 1000
PUSH_LIVES = 24 * 3600
SEEN_SECONDS = 300  # who looks at the table is asked again then; turning away brings it forward


class NoticeSender(PeriodicJob):
    """Looks for notices that are due; one worker at a time does so."""

    def __init__(
        self,
        tables: Tables,
        box: NoticeStore,
        plans: PlanStore,
        letter_writer: LetterWriter,
        key: PushKey,
        smtp: Smtp | None,
        claims: Claims,
    ) -> None:
        self.tables = tables
        self.clock = tables.clock
        self.box = box
        self.plans = plans
        self.letter_writer = letter_writer
        self.key = key
        self.smtp = smtp
        self.claims = claims
        self.allow_private = False
        self.pause = 2.0
        self.retry = 30.0

    async def _walk(self) -> None:
        rounds = 0
        while True:
            await self.clock.sleep(self.pause)
            try:
                await self._round()
                rounds += 1
                if rounds % SWEEP_EVERY == 0:
                    await self.box.sweep(self.clock.after(-KEPT_SECONDS))
            except Exception as error:  # the database may be away for a while
                LOG.warning("the postman found the way blocked: %s", type(error).__name__)

    async def _round(self) -> None:
        due = await self.box.due(self.clock.now(), AT_ONCE)
        if not due or not await self.claims.take("postman"):
            return
        try:
            await asyncio.gather(*(self._deliver_on(id) for id in dict.fromkeys(each.way for each in due)))
        finally:
            await self.claims.release("postman")

    async def _deliver_on(self, id: str) -> None:
        """What is due on a way, one after another."""
        way = await self.box.way(id)
        if way is None:
            return
        alone, together = sorted_out(await self.box.waiting(id), way, self.clock.now())
        for delivery in alone[:AT_ONCE]:
            await self._deliver(way, [delivery])
        if together and (rest := rest_of(together, self.clock.now())) is not None:
            await self.box.postpone([each.id for each in together if each.due_at < rest], rest)
        elif together:
            await self._deliver(way, together)

    async def _deliver(self, way: Way, deliveries: list[Delivery]) -> None:
        """Send what needs to be said; who looks at the table is told later, if it is still true then.

        What is not due yet goes out only together with something that is.
        """
        moment = self.clock.now()
        judged = [(each, await self._judged(each, way)) for each in deliveries]
        if dropped := [each.id for each, letter in judged if letter == "dropped"]:
            await self.box.settle(dropped, "dropped", self.clock.now(), None)
        if seen := [each.id for each, letter in judged if letter == "seen" and each.due_at <= moment]:
            await self.box.postpone(seen, self.clock.after(SEEN_SECONDS))
        wanted = [(each, letter) for each, letter in judged if isinstance(letter, Letter)]
        if any(each.due_at <= moment for each, _ in wanted):
            await self._send(way, [each for each, _ in wanted], [letter for _, letter in wanted])

    async def _send(self, way: Way, deliveries: list[Delivery], letters: list[Letter]) -> None:
        """One attempt for all of them; who has had the last one is given up, the others go on together."""
        last = [each.id for each in deliveries if each.attempts + 1 >= MOST_ATTEMPTS]
        others = [each for each in deliveries if each.id not in last]
        pause = self.retry * GROWTH ** max((each.attempts for each in others), default=0)
        if not await self.box.take(deliveries, self.clock.after(pause)):
            return
        ids = [each.id for each in deliveries]
        try:
            await self._hand_over(way, self.letter_writer.digest(letters, way))
        except NotSent as trouble:
            given_up = ids if trouble.final else last
            if given_up:
                await self.box.settle(given_up, "failed", self.clock.now(), str(trouble))
            if others and not trouble.final:
                await self.box.note_error([each.id for each in others], str(trouble))
        except Exception:
            LOG.exception("a notice could not be sent")
            await self.box.settle(ids, "failed", self.clock.now(), "internal")
        else:
            await self.box.settle(ids, "sent", self.clock.now(), None)

    async def _judged(self, delivery: Delivery, way: Way) -> Letter | Literal["dropped", "seen"]:
        """What is said; or that nothing needs to be said any more, or not now."""
        if delivery.table is None:
            return self.letter_writer.letter(delivery, way, None)
        try:
            row = (await self.tables.open(delivery.table)).row
        except RequestError:
            return "dropped"
        if not way.confirmed or not _still_true(delivery, way.person, row):
            return "dropped"
        if await self.tables.presence.looks(row.id, way.person):
            return "seen" if delivery.kind == "turn" else "dropped"
        plan_failed = delivery.kind == "turn" and await cancelled_now(self.plans, row, way.person)
        return self.letter_writer.letter(delivery, way, row, plan_failed)

    async def _hand_over(self, way: Way, letter: Letter) -> None:
        if way.way == "mail":
            if self.smtp is None:
                raise NotSent("no_mail", final=True)
            text = f"{letter.text}\n\n{letter.link}\n\n-- \n{self.letter_writer.farewell(way)}\n"
            await send_mail(self.smtp, way.target, letter.subject, text)
        elif way.way == "webhook":
            body = {**letter.data, "text": letter.said, "content": letter.said, "link": letter.link}
            await self._post(way, msgspec.json.encode(body), {"Content-Type": "application/json"})
        else:
            await self._push(way, letter)

    async def _push(self, way: Way, letter: Letter) -> None:
        keys = msgspec.json.decode(way.extra or "", type=PushKeys)
        body = msgspec.json.encode({**letter.data, "text": letter.text, "link": letter.link})
        parts = urlsplit(way.target)
        headers = {
            "Authorization": self.key.authorization(
                f"{parts.scheme}://{parts.netloc}", self.letter_writer.address, self.clock.now()
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_LIVES),
        }
        await self._post(way, encrypted(body, keys.p256dh, keys.auth), headers)

    async def _post(self, way: Way, body: bytes, headers: dict[str, str]) -> None:
        status = await post(way.target, body, {**headers, "User-Agent": "Stellwerk"}, self.allow_private)
        if status in GONE and way.way == "push":
            await self.box.remove_way(way.id)
        if not 200 <= status < 300:
            raise NotSent(f"status:{status}")


def sorted_out(waiting: list[Delivery], way: Way, moment: str) -> tuple[list[Delivery], list[Delivery]]:
    """What is due by itself, and what goes out together because some of it is due."""
    together = [each for each in waiting if way.digest and each.table is not None]
    alone = [each for each in waiting if each not in together and each.due_at <= moment]
    return alone, together if any(each.due_at <= moment for each in together) else []


def rest_of(together: list[Delivery], moment: str) -> str | None:
    """Until when nothing is tried because the last attempt failed; what is new meanwhile joins the rest."""
    return max((each.due_at for each in together if each.attempts and each.due_at > moment), default=None)


def _still_true(delivery: Delivery, person: str, row: TableRow) -> bool:
    if delivery.kind == "turn":
        return waits_for(row, person)
    if delivery.kind == "invited":
        return any(chair.reserved == person for chair in row.chairs)
    return row.status == "over"
