"""Services of the feature `history`: they know neither HTTP nor SQL."""
