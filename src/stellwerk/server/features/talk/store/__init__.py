"""SQL of the feature `talk`."""
