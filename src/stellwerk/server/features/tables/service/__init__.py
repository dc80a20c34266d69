"""Verbs of the feature `tables`; they know neither HTTP nor SQL."""
