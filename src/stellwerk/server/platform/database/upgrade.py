"""Bringing a store to the present shape; what was there before is kept beside it first."""

import logging
from pathlib import Path

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.database.backup import back_up
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.migrate import head, revision_of

LOG = logging.getLogger("stellwerk.server")


async def up_to_date(database: Database, data: Path, secret: bytes, clock: Clock) -> None:
    """Migrate; a database of an earlier version is backed up before."""
    revision = await database.read(revision_of)
    if revision is not None and revision != head():
        moment = clock.datetime().strftime("%Y%m%d-%H%M%S")
        file = data / "backups" / f"before-{head()}-{moment}.zip"
        await back_up(database, secret, file)
        LOG.info("the store is of version %s; a backup was written before the upgrade: %s", revision, file)
    await database.migrate()
