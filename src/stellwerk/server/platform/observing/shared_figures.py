"""The figures of workers that share a store, in a table that PostgreSQL writes no log for."""

import msgspec
from sqlalchemy import Connection, delete, exists, extract, func, select
from sqlalchemy.dialects.postgresql import insert

from stellwerk.server.platform.cluster.shared_presence import living
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import FIGURES
from stellwerk.server.platform.observing.meters import Family

KEPT_SECONDS = 60.0
NOW = extract("epoch", func.now())
FAMILIES = msgspec.json.Decoder[list[Family]](list[Family])
OLD = FIGURES.c.at < NOW - KEPT_SECONDS


class SharedFigures:
    """Each worker writes its own down now and then; those of a worker that is gone fade after a minute."""

    def __init__(self, database: Database, worker: int) -> None:
        self.worker = worker
        self.database = database
        self.company = False

    async def publish(self, families: list[Family]) -> None:
        """Write down what is counted here; who is alone has nobody to tell."""
        if not self.company:
            await self.database.read(self._look_round)
        if not self.company:
            return
        told = {"at": NOW, "families": msgspec.json.encode(families).decode()}
        upsert = insert(FIGURES).values(worker=self.worker, **told)
        upsert = upsert.on_conflict_do_update(index_elements=["worker"], set_=told)

        def work(connection: Connection) -> None:
            connection.execute(upsert)
            connection.execute(delete(FIGURES).where(OLD))

        await self.database.write(work)

    async def told(self) -> dict[int, list[Family]]:
        """By worker, what the others told within the last minute."""
        fresh = select(FIGURES.c.worker, FIGURES.c.families).where(FIGURES.c.worker != self.worker, ~OLD)

        def work(connection: Connection) -> dict[int, str]:
            self._look_round(connection)
            return dict(iter(connection.execute(fresh.order_by(FIGURES.c.worker))))

        found = await self.database.read(work)
        self.company = self.company or bool(found)
        return {worker: FAMILIES.decode(text) for worker, text in found.items()}

    def _look_round(self, connection: Connection) -> None:
        """Whether another worker lives; who once had company keeps the label, so that its series go on."""
        locks = living().subquery()
        other = select(exists().where(locks.c.objid != self.worker))
        self.company = self.company or bool(connection.scalar(other))
