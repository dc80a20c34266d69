"""Types of the feature `tables` on the wire."""
