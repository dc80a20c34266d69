"""Background jobs of the feature `tables`."""
