"""Notices go out: once, checked before they go, tried again with growing pauses, written down."""

import asyncio
import logging
from urllib.parse import urlsplit

import msgspec

from stellwerk.server.domain.claims import Claims
from stellwerk.server.domain.happenings import waits_for
from stellwerk.server.domain.letters import Letter, Scribe
from stellwerk.server.domain.moment import after, now
from stellwerk.server.domain.post import Delivery, Post, Way
from stellwerk.server.domain.pushing import PushKey, encrypted
from stellwerk.server.domain.sheet import Sheet
from stellwerk.server.domain.tables import Tables
from stellwerk.server.domain.trouble import Trouble
from stellwerk.server.jobs.mail import Smtp, send_mail
from stellwerk.server.jobs.posting import NotSent, post
from stellwerk.server.jobs.rounds import Rounds
from stellwerk.server.wire import PushKeys

LOG = logging.getLogger("stellwerk.postman")
AT_ONCE = 20
MOST_ATTEMPTS = 6
GROWTH = 5  # every pause is so many times the one before
KEPT_SECONDS = 30 * 24 * 3600
GONE = (404, 410)
SWEEP_EVERY = 1000
PUSH_LIVES = 24 * 3600


class Postman(Rounds):
    """Looks for notices that are due; one worker at a time does so."""

    def __init__(
        self, tables: Tables, box: Post, scribe: Scribe, key: PushKey, smtp: Smtp | None, claims: Claims
    ) -> None:
        self.tables = tables
        self.box = box
        self.scribe = scribe
        self.key = key
        self.smtp = smtp
        self.claims = claims
        self.allow_private = False
        self.pause = 2.0
        self.retry = 30.0

    async def _walk(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(self.pause)
            try:
                await self._round()
                rounds += 1
                if rounds % SWEEP_EVERY == 0:
                    await self.box.sweep(after(-KEPT_SECONDS))
            except Exception as error:  # the database may be away for a while
                LOG.warning("the postman found the way blocked: %s", type(error).__name__)

    async def _round(self) -> None:
        due = await self.box.due(now(), AT_ONCE)
        if not due or not await self.claims.take("postman"):
            return
        try:
            by_way: dict[str, list[Delivery]] = {}
            for delivery in due:
                by_way.setdefault(delivery.way, []).append(delivery)
            await asyncio.gather(*(self._deliver_all(deliveries) for deliveries in by_way.values()))
        finally:
            await self.claims.release("postman")

    async def _deliver_all(self, deliveries: list[Delivery]) -> None:
        for delivery in deliveries:  # what went out in the same e-mail no longer waits
            await self._deliver(delivery)

    async def _deliver(self, delivery: Delivery) -> None:
        if not await self.box.take(delivery, after(self.retry * GROWTH**delivery.attempts)):
            return
        way = await self.box.way(delivery.way)
        if way is None:
            return
        together = [delivery]
        if way.digest and delivery.table is not None:
            together += [each for each in await self.box.waiting(way.id) if each.table and each.id != delivery.id]
        wanted = [(each, letter) for each in together if (letter := await self._letter(each, way)) is not None]
        left = [each.id for each in together if each not in [known for known, _ in wanted]]
        if left:
            await self.box.settle(left, "dropped", now(), None)
        if wanted:
            await self._send(way, [each for each, _ in wanted], [letter for _, letter in wanted])

    async def _send(self, way: Way, deliveries: list[Delivery], letters: list[Letter]) -> None:
        ids, attempts = [each.id for each in deliveries], deliveries[0].attempts + 1
        try:
            await self._hand_over(way, self.scribe.digest(letters, way))
        except NotSent as trouble:
            if attempts >= MOST_ATTEMPTS:
                await self.box.settle(ids, "failed", now(), str(trouble))
            else:
                await self.box.note_error(ids[0], str(trouble))
        except Exception:
            LOG.exception("a notice could not be sent")
            await self.box.settle(ids, "failed", now(), "the server made a mistake")
        else:
            await self.box.settle(ids, "sent", now(), None)

    async def _letter(self, delivery: Delivery, way: Way) -> Letter | None:
        """What is said; None if nothing needs to be said any more."""
        if delivery.table is None:
            return self.scribe.letter(delivery, way, None)
        try:
            sheet = (await self.tables.open(delivery.table)).sheet
        except Trouble:
            return None
        here = (await self.tables.presence.of([sheet.id]))[sheet.id]
        if way.person in here or not way.confirmed or not _still_true(delivery, way.person, sheet):
            return None
        return self.scribe.letter(delivery, way, sheet)

    async def _hand_over(self, way: Way, letter: Letter) -> None:
        if way.way == "mail":
            if self.smtp is None:
                raise NotSent("this server sends no e-mail")
            text = f"{letter.text}\n\n{letter.link}\n\n-- \n{self.scribe.farewell(way)}\n"
            await send_mail(self.smtp, way.target, letter.subject, text)
        elif way.way == "webhook":
            said = f"{letter.text} {letter.link}"
            body = {**letter.data, "text": said, "content": said, "link": letter.link}
            await self._post(way, msgspec.json.encode(body), {"Content-Type": "application/json"})
        else:
            await self._push(way, letter)

    async def _push(self, way: Way, letter: Letter) -> None:
        keys = msgspec.json.decode(way.extra or "", type=PushKeys)
        body = msgspec.json.encode({**letter.data, "text": letter.text, "link": letter.link})
        parts = urlsplit(way.target)
        headers = {
            "Authorization": self.key.authorization(f"{parts.scheme}://{parts.netloc}", self.scribe.address),
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
            raise NotSent(f"the answer was {status}")


def _still_true(delivery: Delivery, person: str, sheet: Sheet) -> bool:
    if delivery.kind == "turn":
        return waits_for(sheet, person)
    if delivery.kind == "invited":
        return any(chair.reserved == person for chair in sheet.chairs)
    return sheet.status == "over"
