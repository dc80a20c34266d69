"""Services of the feature `hosting`: they know neither HTTP nor SQL."""
