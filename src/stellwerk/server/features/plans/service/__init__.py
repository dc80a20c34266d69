"""Services of the feature `plans`: they know neither HTTP nor SQL."""
