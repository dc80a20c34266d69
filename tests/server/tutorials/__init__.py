"""Tests of the tutorials of the server."""
