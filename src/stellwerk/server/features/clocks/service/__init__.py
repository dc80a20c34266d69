"""Verbs of the feature `clocks`; they know neither HTTP nor SQL."""
