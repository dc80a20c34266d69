"""SQL of the feature `people`."""
