"""Tests of the talk of the server."""
