"""Services of the feature `open_data`: they know neither HTTP nor SQL."""
