"""Tests of the tables of the server."""
