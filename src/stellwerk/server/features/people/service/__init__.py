"""Services of the feature `people`: they know neither HTTP nor SQL."""
