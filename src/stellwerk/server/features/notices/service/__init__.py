"""Services of the feature `notices`: they know neither HTTP nor SQL."""
