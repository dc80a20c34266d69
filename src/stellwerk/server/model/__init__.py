"""Types that several features share."""
