"""Verbs of the feature `seating`; they know neither HTTP nor SQL."""
