"""Migrations of the database schema by Alembic."""

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

CONTEXT = "stellwerk.server.platform.database:migrations"


class LaterVersion(Exception):
    """A schema revision that a later version has made."""


@cache
def head() -> str:
    """Revision of the schema that this version of the server uses."""
    found = ScriptDirectory.from_config(_config()).get_current_head()
    assert found is not None
    return found


def revision_of(connection: Connection) -> str | None:
    """Schema revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def must_be_known(what: str, revision: str | None) -> None:
    """Raise LaterVersion if this version has no migration to the revision of a database or backup."""
    if revision and revision not in _known():
        raise LaterVersion(f"{what} was written by a later version (revision {revision}, this one knows {head()})")


def upgrade(connection: Connection, revision: str) -> None:
    """Apply the migrations up to a revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def _known() -> frozenset[str]:
    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", CONTEXT)
    return config
