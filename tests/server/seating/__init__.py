"""Tests of the seating of the server."""
