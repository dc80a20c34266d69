"""Tests of the plans of the server."""
