"""Services of the feature `privacy`: they know neither HTTP nor SQL."""
