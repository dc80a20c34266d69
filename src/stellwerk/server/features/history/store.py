"""Curves on disk."""

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from stellwerk.server.features.history.messages import Curve, CurvePoint
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import CURVES


class CurveStore:
    """Keeps the curves of finished tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def curve(self, id: str) -> Curve | None:
        """The curve of a table, as far as it is known."""
        query = select(CURVES).where(CURVES.c.table == id)
        row = await self.database.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            return None
        points = msgspec.json.decode(row["points"], type=list[CurvePoint])
        return Curve(row["status"], row["bot"], row["wanted"], points)

    async def begin(self, id: str, curve: Curve) -> None:
        """Write a curve that was asked for; one that failed begins anew, another one stays."""
        failed = (CURVES.c.table == id) & (CURVES.c.status == "failed")

        def work(connection: Connection) -> None:
            if connection.execute(update(CURVES).where(failed).values(**_row(curve))).rowcount == 0:
                connection.execute(insert(CURVES), {"table": id, **_row(curve)})

        try:
            await self.database.write(work)
        except IntegrityError:
            return

    async def write(self, id: str, curve: Curve) -> None:
        """What is known now."""
        await self.database.write(
            lambda connection: connection.execute(update(CURVES).where(CURVES.c.table == id).values(**_row(curve)))
        )

    async def waiting(self) -> list[str]:
        """The tables whose curves are not finished."""
        query = select(CURVES.c.table).where(CURVES.c.status == "waiting")
        return await self.database.read(lambda connection: list(connection.scalars(query)))


def _row(curve: Curve) -> dict[str, object]:
    points = msgspec.json.encode(curve.points).decode()
    return {"bot": curve.bot, "wanted": curve.of, "points": points, "status": curve.status}
