"""The checks that every game must pass: used by the tests and by `stellwerk check`."""
