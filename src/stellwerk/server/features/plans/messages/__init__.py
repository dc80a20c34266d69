"""Types of the feature `plans` on the wire."""
