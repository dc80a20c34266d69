"""Several workers on one PostgreSQL: claims, news and presence."""
