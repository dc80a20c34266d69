"""REST routes of the feature `people`."""
