"""REST routes of the feature `tables`."""
