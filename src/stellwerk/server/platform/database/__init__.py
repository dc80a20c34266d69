"""The database engine, group commit, schema, migrations and backup."""
