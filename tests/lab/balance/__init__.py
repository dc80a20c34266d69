"""Tests of the balance page."""
