"""Tests of the people of the server."""
