"""Tests of the Python client."""
