"""Tests of the platform of the server."""
