"""Types on the wire that the server and the Python client share; the `messages` of the features name them."""
