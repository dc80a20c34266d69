"""Tests of the database of the server."""
