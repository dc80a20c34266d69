"""Tests of looking before an upgrade, and of upgrading."""
