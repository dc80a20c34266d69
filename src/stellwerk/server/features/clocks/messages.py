"""Time at a table: how long one may think, and what is left (shared with the Python client)."""

from stellwerk.wire.clocks import ClockInfo, Quiet, TimeControl, Timer

__all__ = ["ClockInfo", "Quiet", "TimeControl", "Timer"]
