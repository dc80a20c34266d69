"""Timeouts: drafts become decisions, missing salts are left out, substitutes play."""
