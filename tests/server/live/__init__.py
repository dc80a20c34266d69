"""Tests of the live of the server."""
