"""REST routes of the feature `talk`."""
