"""Alembic environment: runs the migrations on the connection in its config."""

from alembic import context

from stellwerk.server.platform.database import bot_schema, open_data_schema, talk_schema  # noqa: F401 (parts of the metadata)
from stellwerk.server.platform.database.moderation_schema import SANCTIONS

context.configure(
    connection=context.config.attributes["connection"], target_metadata=SANCTIONS.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
