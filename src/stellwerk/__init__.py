"""Stellwerk: five German transport board games as real software."""

__version__ = "0.1.0"
