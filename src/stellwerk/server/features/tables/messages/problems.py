"""Problems that requests are answered with (RFC 9457) (shared with the Python client)."""

from stellwerk.wire.problems import Problem

__all__ = ["Problem"]
