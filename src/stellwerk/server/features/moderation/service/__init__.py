"""Services of the feature `moderation`: they know neither HTTP nor SQL."""
