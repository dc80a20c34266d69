"""Tests of the outages of the server."""
