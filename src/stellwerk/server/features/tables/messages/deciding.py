"""Decisions and questions of a seat, and what comes back (shared with the Python client)."""

from stellwerk.wire.deciding import Accepted, Act, Answer, Ask, Draft, Drafted, TakeBack

__all__ = ["Accepted", "Act", "Answer", "Ask", "Draft", "Drafted", "TakeBack"]
