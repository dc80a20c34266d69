"""REST routes of the feature `plans`."""
