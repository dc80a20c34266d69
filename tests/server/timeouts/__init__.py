"""Tests of the timeouts of the server."""
