"""Snapshots: a position as readable JSON with a version, and back. Only what cannot be derived is stored."""

from stellwerk.games.bus.snapshot.dumping import dump
from stellwerk.games.bus.snapshot.loading import load

__all__ = ["dump", "load"]
