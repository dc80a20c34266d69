"""Tests of the games of the server."""
