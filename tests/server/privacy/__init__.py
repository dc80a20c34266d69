"""Tests of the privacy of the server."""
