"""Deletion and hand-over of personal data: every feature's part in one transaction."""

from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import Connection

from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.database import Database


class PersonalData(Protocol):
    """Personal data that one feature stores."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete it; the news that follow from that."""
        ...

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Give a guest's data to a person; the news that follow from that."""
        ...


class PersonalDataStore:
    """Deletes a person's data, or hands them over, in all features at once."""

    def __init__(self, database: Database, news: NewsSender, parts: Sequence[PersonalData]) -> None:
        self.database = database
        self.news = news
        self.parts = parts

    async def forget(self, person: str) -> list[News]:
        """Delete everything that is stored about a person; the news that were sent to other workers."""

        def work(connection: Connection) -> list[News]:
            news = [each for part in self.parts for each in part.forget(connection, person)]
            self.news.send(connection, news)
            return news

        return await self.database.write(work)

    async def hand_over(self, guest: str, person: str) -> list[News]:
        """Give everything of a guest to a person; the news that were sent to other workers."""

        def work(connection: Connection) -> list[News]:
            news = [each for part in self.parts for each in part.hand_over(connection, guest, person)]
            self.news.send(connection, news)
            return news

        return await self.database.write(work)
