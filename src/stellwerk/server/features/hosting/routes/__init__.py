"""REST routes of the feature `hosting`."""
