"""From one shape of the database to the next."""

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

CONTEXT = "stellwerk.server.platform.database:migrations"


@cache
def head() -> str:
    """The present shape."""
    found = ScriptDirectory.from_config(_config()).get_current_head()
    assert found is not None
    return found


def revision_of(connection: Connection) -> str | None:
    """The shape of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str) -> None:
    """Carry out the steps up to a shape."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", CONTEXT)
    return config
