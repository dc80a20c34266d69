"""Outages: thinking time stands still while no server runs, the machine sleeps or its wall clock jumps."""
