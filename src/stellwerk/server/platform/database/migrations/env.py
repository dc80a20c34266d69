"""Alembic environment: runs the migrations on the connection in its config."""

from alembic import context

from stellwerk.server.platform.database.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
