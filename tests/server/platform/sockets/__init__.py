"""Tests of the sockets of the server."""
