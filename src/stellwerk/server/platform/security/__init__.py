"""Signing keys, the signing secret, and which addresses are public."""
