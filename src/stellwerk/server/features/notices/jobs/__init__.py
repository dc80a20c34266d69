"""Background jobs of the feature `notices`."""
