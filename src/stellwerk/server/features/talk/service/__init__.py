"""Services of the feature `talk`: they know neither HTTP nor SQL."""
