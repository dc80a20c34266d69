"""Tests of the history of the server."""
