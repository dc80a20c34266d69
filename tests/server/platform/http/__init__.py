"""Tests of the http of the server."""
