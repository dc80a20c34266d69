"""The text of a notice in the language of its channel, with a link to the table."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from stellwerk.kernel.game import Game
from stellwerk.server.features.notices.model import Channel, Delivery
from stellwerk.server.features.tables.service.rights import held
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.security.keys import Keys
from stellwerk.words.words import words_of


class ComposedNotice(Struct, frozen=True):
    """A notice in words; `data` has the same for scripts that receive a webhook."""

    subject: str
    text: str
    link: str
    data: dict[str, Any]

    @property
    def whole_text(self) -> str:
        """Subject, text and link as one text, for chat services; the parts of a digest contain their links already."""
        return f"{self.subject}\n\n{self.text}" if "items" in self.data else f"{self.text} {self.link}"


class NoticeComposer:
    """Composes notices and digests of notices."""

    def __init__(self, games: Mapping[str, Game], keys: Keys, address: str) -> None:
        self.games = games
        self.keys = keys
        self.address = address.rstrip("/")

    def compose(
        self, delivery: Delivery, channel: Channel, row: TableRow | None, plan_failed: bool = False
    ) -> ComposedNotice:
        """The notice of a delivery: about a table, or about the channel itself if `row` is None."""
        if row is None:
            return self._about_channel(delivery, channel)
        words = words_of(channel.language, self.games.get(row.game))
        title = words.say("title")
        named = words.say("notice-table", game=title, table=row.name.lstrip("@")) if row.name else title
        text = words.say("notice-turn-planned" if plan_failed else f"notice-{delivery.kind}", table=named)
        link = f"{self.address}/#/table/{row.id}"
        data = {"game": row.game, "table": row.id, "name": row.name, "seats": held(row, channel.person)}
        plan = {"plan": "cancelled"} if plan_failed else {}
        return ComposedNotice(text, text, link, {"kind": delivery.kind, **data, **plan, "at": delivery.created_at})

    def digest(self, notices: list[ComposedNotice], language: str) -> ComposedNotice:
        """Several notices as one; a single notice stays as it is."""
        if len(notices) == 1:
            return notices[0]
        subject = words_of(language).say("notice-digest", count=len(notices))
        text = "\n\n".join(f"{notice.text}\n{notice.link}" for notice in notices)
        items = [{**notice.data, "text": notice.text, "link": notice.link} for notice in notices]
        return ComposedNotice(subject, text, f"{self.address}/", {"kind": "digest", "items": items})

    def mail_footer(self, language: str) -> str:
        """The last lines of an e-mail: how to unsubscribe."""
        return words_of(language).say("notice-settings", link=f"{self.address}/#/me")

    def unsubscription(self, channel: Channel) -> str:
        """The address with which one click ends the notices of an e-mail channel (RFC 8058)."""
        return f"{self.address}/unsubscribe/{channel.id}/{self.keys.unsubscription(channel.id, channel.target)}"

    def about_password(self, channel: Channel, path: str) -> ComposedNotice:
        """The e-mail with the link for a new password."""
        words = words_of(channel.language)
        return ComposedNotice(
            words.say("notice-reset"), words.say("notice-reset-text"), f"{self.address}{path}", {"kind": "reset"}
        )

    def _about_channel(self, delivery: Delivery, channel: Channel) -> ComposedNotice:
        words = words_of(channel.language)
        link = f"{self.address}/"
        if delivery.kind == "confirm":
            link = f"{self.address}/#/confirm/{channel.id}/{self.keys.confirmation(channel.id, channel.target)}"
        text = words.say(f"notice-{delivery.kind}-text")
        return ComposedNotice(words.say(f"notice-{delivery.kind}"), text, link, {"kind": delivery.kind})
