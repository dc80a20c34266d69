"""What a notice says, in the language of the one who gets it, with a link straight to the table."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from stellwerk.kernel.game import Game
from stellwerk.server.features.notices.model import Delivery, Way
from stellwerk.server.features.tables.service.rights import held
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.security.keys import Keys
from stellwerk.words.words import words_of


class Letter(Struct, frozen=True):
    """One notice in words; `data` is what a script wants to know."""

    subject: str
    text: str
    link: str
    data: dict[str, Any]

    @property
    def said(self) -> str:
        """All of it as one text, for chat services; the parts of a digest have their links already."""
        return f"{self.subject}\n\n{self.text}" if "items" in self.data else f"{self.text} {self.link}"


class LetterWriter:
    """Writes letters."""

    def __init__(self, games: Mapping[str, Game], keys: Keys, address: str) -> None:
        self.games = games
        self.keys = keys
        self.address = address.rstrip("/")

    def letter(self, delivery: Delivery, way: Way, row: TableRow | None, plan_failed: bool = False) -> Letter:
        """The letter about a table, or about the way itself; a plan that did not fit is mentioned."""
        if row is None:
            return self._about_the_way(delivery, way)
        words = words_of(way.language, self.games.get(row.game))
        title = words.say("title")
        named = words.say("notice-table", game=title, table=row.name.lstrip("@")) if row.name else title
        text = words.say("notice-turn-planned" if plan_failed else f"notice-{delivery.kind}", table=named)
        link = f"{self.address}/#/table/{row.id}"
        data = {"game": row.game, "table": row.id, "name": row.name, "seats": held(row, way.person)}
        plan = {"plan": "cancelled"} if plan_failed else {}
        return Letter(text, text, link, {"kind": delivery.kind, **data, **plan, "at": delivery.created_at})

    def digest(self, letters: list[Letter], way: Way) -> Letter:
        """Several letters in one."""
        if len(letters) == 1:
            return letters[0]
        subject = words_of(way.language).say("notice-digest", count=len(letters))
        text = "\n\n".join(f"{letter.text}\n{letter.link}" for letter in letters)
        items = [{**letter.data, "text": letter.text, "link": letter.link} for letter in letters]
        return Letter(subject, text, f"{self.address}/", {"kind": "digest", "items": items})

    def farewell(self, way: Way) -> str:
        """The last lines of an e-mail: how to get none any more."""
        return words_of(way.language).say("notice-settings", link=f"{self.address}/#/me")

    def _about_the_way(self, delivery: Delivery, way: Way) -> Letter:
        words = words_of(way.language)
        link = f"{self.address}/"
        if delivery.kind == "confirm":
            link = f"{self.address}/#/confirm/{way.id}/{self.keys.confirmation(way.id, way.target)}"
        text = words.say(f"notice-{delivery.kind}-text")
        return Letter(words.say(f"notice-{delivery.kind}"), text, link, {"kind": delivery.kind})
