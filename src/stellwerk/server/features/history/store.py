"""SQL of curves."""

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from stellwerk.server.features.history.model import Evaluation, EvaluationCurve
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import CURVES


class CurveStore:
    """Reads and writes the curves of finished tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def curve(self, id: str) -> EvaluationCurve | None:
        """The curve of a table, as far as it is computed; None if no person has requested it."""
        query = select(CURVES).where(CURVES.c.table == id)
        row = await self.database.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            return None
        evaluations = msgspec.json.decode(row["points"], type=list[Evaluation])
        return EvaluationCurve(row["status"], row["bot"], row["wanted"], evaluations)

    async def begin(self, id: str, curve: EvaluationCurve) -> None:
        """Insert a requested curve; a failed one is replaced, any other one stays as it is."""
        failed = (CURVES.c.table == id) & (CURVES.c.status == "failed")

        def work(connection: Connection) -> None:
            if connection.execute(update(CURVES).where(failed).values(**_columns(curve))).rowcount == 0:
                connection.execute(insert(CURVES), {"table": id, **_columns(curve)})

        try:
            await self.database.write(work)
        except IntegrityError:
            return

    async def write(self, id: str, curve: EvaluationCurve) -> None:
        """Write all columns of a curve."""
        await self.database.write(
            lambda connection: connection.execute(update(CURVES).where(CURVES.c.table == id).values(**_columns(curve)))
        )

    async def waiting(self) -> list[str]:
        """The ids of the tables whose curves are not finished."""
        query = select(CURVES.c.table).where(CURVES.c.status == "waiting")
        return await self.database.read(lambda connection: list(connection.scalars(query)))


def _columns(curve: EvaluationCurve) -> dict[str, object]:
    points = msgspec.json.encode(curve.evaluations).decode()
    return {"bot": curve.bot, "wanted": curve.wanted, "points": points, "status": curve.state}
