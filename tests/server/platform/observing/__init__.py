"""Tests of the observing of the server."""
