"""Where tables are kept: SQLAlchemy Core, SQLite or PostgreSQL."""
