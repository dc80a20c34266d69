"""Tests of the lobby of the server."""
