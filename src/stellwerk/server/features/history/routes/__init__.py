"""REST routes of the feature `history`."""
