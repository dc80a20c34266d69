"""The feature `analysis`: trying decisions out from a position of a table; nothing is stored."""
