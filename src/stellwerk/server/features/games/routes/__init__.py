"""REST routes of the feature `games`."""
