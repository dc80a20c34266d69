"""Tests of the cluster of the server."""
