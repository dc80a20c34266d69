"""SQL of the feature `tables`."""
