"""Types of the feature `seating` on the wire."""
