"""Types of the feature `hosting` on the wire."""
