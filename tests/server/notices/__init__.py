"""Tests of the notices of the server."""
