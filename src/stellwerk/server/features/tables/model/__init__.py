"""Types of the feature `tables`."""
