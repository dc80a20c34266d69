"""Jobs of the feature `seating`."""
