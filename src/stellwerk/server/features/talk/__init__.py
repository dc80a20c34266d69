"""Chat at a table and private notes."""
