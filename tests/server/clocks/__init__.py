"""Tests of the clocks of the server."""
