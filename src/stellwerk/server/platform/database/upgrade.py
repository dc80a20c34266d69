"""Upgrade of a database to the schema of this version, with a backup before it."""

import logging
from pathlib import Path

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.database.backup import back_up
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.migrate import head, must_be_known, revision_of

LOG = logging.getLogger("stellwerk.server")


async def upgrade_store(database: Database, data: Path, secret: bytes, clock: Clock) -> None:
    """Migrate a database; back up a database of an earlier version first, and leave one of a later version alone."""
    revision = await database.read(revision_of)
    must_be_known("this store", revision)
    if revision is not None and revision != head():
        moment = clock.datetime().strftime("%Y%m%d-%H%M%S")
        file = data / "backups" / f"before-{head()}-{moment}.zip"
        await back_up(database, secret, file)
        LOG.info("the database has the revision %s; a backup was written before the upgrade: %s", revision, file)
    await database.migrate()
