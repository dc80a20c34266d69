"""Stellwerk: German transport board games as real software."""

from stellwerk import compiled as compiled

__version__ = "0.1.0"
