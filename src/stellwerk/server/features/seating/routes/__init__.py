"""REST routes of the feature `seating`."""
